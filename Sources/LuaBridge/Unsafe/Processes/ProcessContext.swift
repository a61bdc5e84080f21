internal import CLuaShims
internal import CProcess
internal import CStandardLibrary

/// The arguments and environment variables of the process, as bytes: they need not be UTF-8.
package enum ProcessContext {
  /// The program's name and its arguments, as given.
  package static var arguments: [[UInt8]] {
    (0..<bridge_argument_count()).map { unsafe bytes(bridge_argument($0)) ?? [] }
  }

  /// The canonical path of the program that runs; nil if it is unknown.
  package static var program: [UInt8]? {
    unsafe bytes(bridge_program_path()).flatMap(realPath)
  }

  /// The value of an environment variable; nil when it is not set.
  package static func variable(_ name: String) -> [UInt8]? {
    unsafe bytes(getenv(name))
  }

  /// Lua's copyright line with its version and authors.
  package static var luaCopyright: String {
    unsafe String(cString: bridge_lua_copyright())
  }

  /// Returns the canonical path with all symbolic links resolved; nil when it does not exist.
  ///
  /// The corresponding C function is `realpath`.
  package static func realPath(_ path: [UInt8]) -> [UInt8]? {
    let resolved = unsafe (path + [0]).withUnsafeBytes { bytes in
      unsafe bytes.baseAddress.flatMap {
        unsafe realpath($0.assumingMemoryBound(to: CChar.self), nil)
      }
    }
    defer { unsafe free(resolved) }
    return unsafe bytes(resolved)
  }

  /// Terminates the process immediately, without cleanup.
  ///
  /// The corresponding C function is `_exit`.
  package static func end(_ status: Int32) -> Never {
    _exit(status)
  }

  private static func bytes(_ string: UnsafePointer<CChar>?) -> [UInt8]? {
    guard let string = unsafe string else { return nil }
    return unsafe Array(UnsafeRawBufferPointer(start: string, count: strlen(string)))
  }
}
