// The standard library with `--sandbox`. Removed is everything that opens files, starts or exits
// processes, loads machine code or binary chunks (a forged one crashes the process), or inspects
// internals (`debug`). `require` finds files in the script's own folder and preloaded modules.

internal import CEmbeddedFiles
package import LuaBridge

/// Removes the functions from a state that an untrusted script must not use.
package struct Sandbox {
  /// The only folder in which `require` finds files.
  package let folder: [UInt8]

  package init(folder: [UInt8]) {
    self.folder = folder
  }

  private static let removed: [(library: String, names: [String])] = [
    ("_G", ["io", "dofile", "loadfile"]),
    ("os", ["execute", "exit", "remove", "rename", "tmpname"]),
    ("package", ["cpath", "loadlib", "searchpath"]),
  ]

  package func install(in stack: LuaStack) throws {
    stack.pushRegistryTable(named: "_LOADED")  // stack: loaded
    let loaded = stack.absolute(-1)
    for (library, names) in Self.removed {
      stack.rawGet(at: loaded, key: library)  // stack: loaded library
      for name in names {
        stack.pushNil()  // stack: loaded library nil
        stack.rawSet(at: -2, key: name)  // stack: loaded library
      }
      stack.pop()  // stack: loaded
    }
    stack.pushNil()  // stack: loaded nil
    stack.rawSet(at: loaded, key: "io")  // stack: loaded

    hideEnvironment(stack, loaded)
    reduceDebug(stack, loaded)
    restrictRequire(stack, loaded)
    stack.pop()  // stack:

    try stack.load(.text_loader_lua, name: "=sandbox")  // stack: chunk
    try stack.call(arguments: 0, results: 1)  // stack: load
    stack.pushGlobals()  // stack: load globals
    stack.insert(at: -2)  // stack: globals load
    stack.rawSet(at: -2, key: "load")  // stack: globals
    stack.pop()  // stack:
  }

  /// Makes `os.getenv` return nil for all variables, which may contain secrets.
  private func hideEnvironment(_ stack: LuaStack, _ loaded: Int) {
    stack.rawGet(at: loaded, key: "os")  // stack: … os
    stack.push(
      LuaClosure { stack in
        guard stack.type(at: 1) == .string || stack.type(at: 1) == .number else {
          throw stack.error("bad argument #1 to 'getenv' (string expected)")
        }
        stack.pushNil()
        return 1
      })
    stack.rawSet(at: -2, key: "getenv")  // stack: … os
    stack.pop()  // stack: …
  }

  private func reduceDebug(_ stack: LuaStack, _ loaded: Int) {
    stack.pushTable(hash: 1)  // stack: … reduced
    stack.rawGet(at: loaded, key: "debug")  // stack: … reduced debug
    stack.rawGet(at: -1, key: "traceback")  // stack: … reduced debug traceback
    stack.rawSet(at: -3, key: "traceback")  // stack: … reduced debug
    stack.pop()  // stack: … reduced
    stack.copy(at: -1)  // stack: … reduced reduced
    stack.rawSet(at: loaded, key: "debug")  // stack: … reduced
    stack.pushGlobals()  // stack: … reduced globals
    stack.insert(at: -2)  // stack: … globals reduced
    stack.rawSet(at: -2, key: "debug")  // stack: … globals
    stack.pop()  // stack: …
  }

  private func restrictRequire(_ stack: LuaStack, _ loaded: Int) {
    stack.rawGet(at: loaded, key: "package")  // stack: … package
    stack.rawGet(at: -1, key: "searchers")  // stack: … package searchers
    stack.pushTable(array: 2)  // stack: … package searchers restricted
    stack.rawGet(at: -2, index: 1)  // stack: … package searchers restricted preloaded
    stack.rawSet(at: -2, index: 1)  // stack: … package searchers restricted
    let folder = folder
    stack.push(LuaClosure { try Self.findModule($0, in: folder) })
    // stack: … package searchers restricted searcher
    stack.rawSet(at: -2, index: 2)  // stack: … package searchers restricted
    stack.rawSet(at: -3, key: "searchers")  // stack: … package searchers
    stack.pushBytes(folder + Array("?.lua".utf8))  // stack: … package searchers path
    stack.rawSet(at: -3, key: "path")  // stack: … package searchers
    stack.pop(2)  // stack: …
  }

  /// A searcher for `require`: returns the module's chunk and file, or a message about what is
  /// missing.
  private static func findModule(_ stack: LuaStack, in folder: [UInt8]) throws -> Int {
    guard let name = stack.bytes(at: 1) else { return 0 }
    let parts = name.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard parts.allSatisfy({ !$0.isEmpty && !$0.contains(0) && !$0.contains(UInt8(ascii: "/")) })
    else {
      stack.pushString("a sandboxed module's name is words joined by dots")  // stack: name text
      return 1
    }
    let stem = folder + parts.joined(separator: [UInt8(ascii: "/")])
    var report: [UInt8] = []
    for ending in [".lua", "/init.lua"] {
      let path = stem + Array(ending.utf8)
      guard lies(path, in: folder) else {
        report += line("'", path, "' lies outside the script's folder", after: report)
        continue
      }
      // The file is checked again after it is opened; a pipe or a device is rejected.
      guard let text = try? FileGate(foldersAt: [folder]).read(path) else {
        report += line("no file '", path, "'", after: report)
        continue
      }
      let name = "@" + String(decoding: path, as: UTF8.self)
      try stack.load(withoutFirstComment(text), name: name, mode: "t")  // stack: name chunk
      stack.pushBytes(path)  // stack: name chunk path
      return 2
    }
    stack.pushBytes(report)  // stack: name report
    return 1
  }

  /// The text of a file without a byte order mark and a first line with `#`, as Lua reads it.
  private static func withoutFirstComment(_ text: [UInt8]) -> [UInt8] {
    let rest = text.starts(with: [0xEF, 0xBB, 0xBF]) ? text.dropFirst(3) : text[...]
    guard rest.first == UInt8(ascii: "#") else { return Array(rest) }
    return Array(rest.drop { $0 != UInt8(ascii: "\n") })
  }

  /// Whether a file is in a folder after links are resolved; a missing file counts as inside.
  private static func lies(_ path: [UInt8], in folder: [UInt8]) -> Bool {
    guard let file = ProcessContext.realPath(path) else { return true }
    guard var root = ProcessContext.realPath(folder) else { return false }
    if root.last != UInt8(ascii: "/") { root.append(UInt8(ascii: "/")) }
    return file.starts(with: root)
  }

  private static func line(
    _ start: String, _ path: [UInt8], _ end: String, after report: [UInt8]
  ) -> [UInt8] {
    Array(((report.isEmpty ? "" : "\n\t") + start).utf8) + path + Array(end.utf8)
  }
}
