print("polar")
