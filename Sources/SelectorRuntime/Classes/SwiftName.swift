/// The names of Swift's classes and protocols, which binaries store mangled: `_TtC6Module4Name`.
///
/// libobjc shows the readable form, `Module.Name`, and finds a class by both. Nested and generic
/// types stay mangled, as there.
enum SwiftName {
  /// The readable form of a mangled name; nil for any other name.
  static func demangled(_ name: String) -> String? {
    guard name.utf8.starts(with: "_Tt".utf8) else { return nil }
    var rest = name.utf8.dropFirst(3)
    let isProtocol = rest.first == UInt8(ascii: "P")
    guard isProtocol || rest.first == UInt8(ascii: "C") else { return nil }
    rest = rest.dropFirst()
    guard let module = takeModule(&rest), let own = takePart(&rest) else { return nil }
    let end = isProtocol ? "_" : ""
    return String(rest) == end ? "\(module).\(own)" : nil
  }

  private static func takeModule(_ rest: inout Substring.UTF8View) -> String? {
    guard rest.first == UInt8(ascii: "s") else { return takePart(&rest) }
    rest = rest.dropFirst()
    return "Swift"
  }

  /// Removes a name with its length in front of it.
  private static func takePart(_ rest: inout Substring.UTF8View) -> String? {
    let digits = rest.prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
    guard digits.first != UInt8(ascii: "0"), let count = Int(Substring(digits)),
      count > 0, rest.count - digits.count >= count
    else { return nil }
    rest = rest.dropFirst(digits.count)
    let part = String(Substring(rest.prefix(count)))
    rest = rest.dropFirst(count)
    return part
  }
}
