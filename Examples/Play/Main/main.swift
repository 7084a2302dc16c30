import TweenerPlay

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

let command = PlayCommand(output: StandardOutput(), errors: StandardError())
exit(command.run(Array(CommandLine.arguments.dropFirst())).rawValue)
