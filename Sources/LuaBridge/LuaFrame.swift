/// A frame of a Lua stack: a function that runs, and where it is.
///
/// The corresponding C type is `lua_Debug`, filled by `lua_getinfo(L, "Sln", …)`.
package struct LuaFrame {
  /// The printable name of its chunk, such as `script.lua`; `[C]` for a native function.
  package let source: String

  /// Where it is now; -1 where that is not known.
  package let line: Int

  /// The lines of its definition; 0 alone for a main chunk and a native function.
  package let lines: ClosedRange<Int>

  /// What whoever called it knows it as, and what that is: `method`, `upvalue`, `""`.
  package let name: String?
  package let kindOfName: String

  /// Whether it is written in C or Swift.
  package let isNative: Bool

  /// Whether it is a chunk.
  package let isMain: Bool
}

extension LuaFrame {
  /// `script.lua:12`.
  package var place: String { line > 0 ? "\(source):\(line)" : source }

  /// Its line of a traceback: `script.lua:12: in method 'save'`.
  package var words: String {
    if isMain { return "\(place): in main chunk" }
    if let name { return "\(place): in \(kindOfName) '\(name)'" }
    return "\(place): in function <\(source):\(lines.lowerBound)>"
  }
}
