// Finds the place where the Swift runtime library keeps the address of a C function that it calls.
// Used by AllocationCounter, which must not know how programs are linked.
//
// > Source: "Dynamic Section" and "Relocation" of the System V Application Binary Interface.

#if canImport(Glibc)
  import Glibc

  enum RuntimeSlot {
    /// The slot of a C function, made writable; `nil` where the runtime is not a library of its own or
    /// does not call the function.
    static func named(_ function: String) -> UnsafeMutablePointer<UnsafeRawPointer>? {
      guard let handle = dlopen("libswiftCore.so", RTLD_LAZY | RTLD_NOLOAD) else { return nil }
      let library = handle.assumingMemoryBound(to: link_map.self).pointee
      guard var entry = UnsafePointer(library.l_ld),
        let base = UnsafeMutableRawPointer(bitPattern: UInt(library.l_addr))
      else { return nil }
      var table: [Int: UInt] = [:]
      while entry.pointee.d_tag != 0 {
        table[Int(entry.pointee.d_tag)] = UInt(entry.pointee.d_un.d_val)
        entry += 1
      }
      guard let strings = table[5].flatMap(UnsafePointer<CChar>.init(bitPattern:)),
        let symbols = table[6].flatMap(UnsafePointer<Elf64_Sym>.init(bitPattern:)),
        let calls = table[23].flatMap(UnsafePointer<Elf64_Rela>.init(bitPattern:)),
        let size = table[2]
      else { return nil }
      for index in 0..<(Int(size) / MemoryLayout<Elf64_Rela>.stride) {
        let name = strings + Int(symbols[Int(calls[index].r_info >> 32)].st_name)
        guard strcmp(name, function) == 0 else { continue }
        return writable(base + Int(calls[index].r_offset))
      }
      return nil
    }

    private static func writable(
      _ slot: UnsafeMutableRawPointer
    ) -> UnsafeMutablePointer<UnsafeRawPointer>? {
      let page = Int(getpagesize())
      let start = UnsafeMutableRawPointer(bitPattern: Int(bitPattern: slot) / page * page)
      guard mprotect(start, page, PROT_READ | PROT_WRITE) == 0 else { return nil }
      return slot.assumingMemoryBound(to: UnsafeRawPointer.self)
    }
  }
#endif
