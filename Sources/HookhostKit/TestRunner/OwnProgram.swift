internal import LuaBridge

/// Recognizes this program where a command line or a busted configuration names an interpreter.
enum OwnProgram {
  /// Whether a path, or a name that is looked up in `PATH`, is this program.
  static func isNamed(_ name: [UInt8]) -> Bool {
    guard let own = ProcessContext.program else { return false }
    let slash = UInt8(ascii: "/")
    if name.contains(slash) { return ProcessContext.realPath(name) == own }
    let folders = (ProcessContext.variable("PATH") ?? []).split(separator: UInt8(ascii: ":"))
    let found = folders.lazy.compactMap { ProcessContext.realPath($0 + [slash] + name) }.first
    return found == own || found == nil && name == Array("hookhost".utf8)
  }
}
