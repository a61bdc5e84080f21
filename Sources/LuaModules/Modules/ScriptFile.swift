internal import LuaBridge
internal import SelectorRuntime

/// A file that a script names, as an argument of a module's function.
struct ScriptFile {
  let path: [UInt8]

  /// The path in error messages.
  var name: String { String(decoding: path, as: UTF8.self) }

  func read(_ function: String) throws -> [UInt8] {
    do {
      return try WholeFile.read(path)
    } catch let failure as SystemFailure {
      throw RuntimeError(.generic, "\(function): cannot read '\(name)': \(failure)")
    }
  }

  /// Writes the file atomically: if that fails, the old file stays.
  func write(_ text: String, _ function: String) throws {
    try write(Array(text.utf8), function)
  }

  /// Writes the file atomically: if that fails, the old file stays.
  func write(_ bytes: [UInt8], _ function: String) throws {
    do {
      try WholeFile.replace(path, with: bytes)
    } catch let failure as SystemFailure {
      throw RuntimeError(.generic, "\(function): cannot write '\(name)': \(failure)")
    }
  }
}

extension FunctionCall {
  /// An argument that names a file.
  ///
  /// - Throws: ``RuntimeError`` also if the script must not use files.
  func file(_ index: Int) throws -> ScriptFile {
    guard stack.type(at: index) == .string, let path = stack.bytes(at: index) else {
      throw wrong(index, "the name of a file")
    }
    try refuseFilesInSandbox(path)
    return ScriptFile(path: path)
  }

  /// An argument that names a source; the gate checks it when it is opened.
  package func sourcePath(_ index: Int) throws -> String { try checked(try value(index), "path") }

  /// A string that is passed to clang as a path or a macro.
  ///
  /// - Throws: ``RuntimeError`` if it is empty, since clang would use the next argument instead, or
  ///   if it contains a NUL, which ends a C string.
  package func checked(_ text: String, _ what: String) throws -> String {
    guard !text.isEmpty, !text.utf8.contains(0) else {
      throw RuntimeError(
        .invalidArgument, "\(name): '\(what)' must not be empty or have a NUL in it")
    }
    return text
  }

  /// Throws a ``RuntimeError`` if the script must not read a folder's files.
  ///
  /// The folder need not exist.
  package func refuseFolderOutside(_ path: String) throws {
    guard !bridge.gate.admits(folder: Array(path.utf8)) else { return }
    throw RuntimeError(
      .invalidArgument,
      "\(name): a sandboxed script cannot include files of the folder '\(path)'")
  }

  /// Throws a ``RuntimeError`` if the script must not use files.
  func refuseFilesInSandbox(_ path: [UInt8]) throws {
    guard bridge.isSandboxed else { return }
    throw RuntimeError(
      .generic,
      "\(name): a sandboxed script cannot use the file '\(ScriptFile(path: path).name)'")
  }
}
