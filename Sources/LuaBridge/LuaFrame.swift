/// A frame of a Lua stack: an active function and its current line.
///
/// The corresponding C type is `lua_Debug`, filled by `lua_getinfo(L, "Sln", …)`.
package struct LuaFrame {
  /// The printable name of its chunk, such as `script.lua`; `[C]` for a native function.
  package let source: String

  /// The current line; -1 if it is not known.
  package let line: Int

  /// The lines of its definition; 0 for a main chunk and a native function.
  package let lines: ClosedRange<Int>

  /// The name by which it was called, and the kind of name: `method`, `upvalue`, `""`.
  package let name: String?
  package let kindOfName: String

  /// Whether it is written in C or Swift.
  package let isNative: Bool

  /// Whether it is a main chunk.
  package let isMain: Bool
}

extension LuaFrame {
  /// The location: `script.lua:12`.
  package var place: String { line > 0 ? "\(source):\(line)" : source }

  /// Its line of a traceback: `script.lua:12: in method 'save'`.
  package var words: String {
    if isMain { return "\(place): in main chunk" }
    if let name { return "\(place): in \(kindOfName) '\(name)'" }
    return "\(place): in function <\(source):\(lines.lowerBound)>"
  }
}
