internal import FoundationCore

/// The objects of a `project.pbxproj`, by their identifiers.
///
/// The file is a property list: Xcode writes it in NeXT's form, others in XML or JSON.
struct XcodeObjects {
  /// One object: its fields.
  struct Object {
    fileprivate let fields: [String: PropertyList]

    var isa: String { text("isa") ?? "" }

    func text(_ key: String) -> String? { XcodeObjects.text(fields[key]) }

    func list(_ key: String) -> [String] {
      (fields[key]?.elements ?? []).compactMap { XcodeObjects.text($0) }
    }

    func table(_ key: String) -> Object? {
      guard let list = fields[key], case .dictionary = list else { return nil }
      return Object(list)
    }

    /// The keys of all fields.
    var keys: [String] { fields.keys.sorted() }

    fileprivate init(_ list: PropertyList) {
      guard case .dictionary(let entries) = list else {
        fields = [:]
        return
      }
      fields = Dictionary(entries.map { ($0.key.string, $0.value) }) { $1 }
    }

    /// A build setting as it is written.
    func setting(_ key: String) -> BuildSettings.Setting? {
      if case .array? = fields[key] { return .list(list(key)) }
      return text(key).map { .text($0) }
    }
  }

  let root: String
  private let objects: [String: Object]

  /// Reads a file; nil when it is no property list with objects.
  init?(_ bytes: [UInt8]) {
    guard let list = PropertyList(bytes), case .dictionary(let entries)? = list["objects"],
      let root = XcodeObjects.text(list["rootObject"])
    else { return nil }
    self.root = root
    objects = Dictionary(entries.map { ($0.key.string, Object($0.value)) }) { $1 }
  }

  subscript(id: String?) -> Object? { id.flatMap { objects[$0] } }

  fileprivate static func text(_ value: PropertyList?) -> String? {
    switch value {
    case .string(let text): text.string
    case .integer(let number): "\(number)"
    case .boolean(let flag): flag ? "YES" : "NO"
    default: nil
    }
  }
}
