package import FoundationCore
package import SelectorRuntime

/// Parses and formats names: `NSPersonNameComponents` and `NSPersonNameComponentsFormatter`.
package enum PersonNames {
  private static let parts = [
    "namePrefix", "givenName", "middleName", "familyName", "nameSuffix", "nickname",
  ]

  static func defineComponents(_ name: ClassDefinition<FieldedObject>) {
    for part in parts { name.field(part, .copy, usual: String?.none) }
    name.field(
      "phoneticRepresentation", .copy, of: "NSPersonNameComponents", usual: RuntimeObject?.none)
    name.fieldsAreCopied()
    name.fieldsAreCoded()
  }

  static func defineFormatter(_ formatter: ClassDefinition<FieldedObject>) {
    formatter.field("style", usual: 0)
    formatter.field("phonetic", getter: "isPhonetic", usual: false)
    formatter.field("locale", .copy, of: "NSLocale", usual: RuntimeObject?.none)
    formatter.method("stringFromPersonNameComponents:") {
      (formatter, name: FieldedObject) -> String in
      text(name, Int(nearestTo: formatter.number("style") ?? 0))
    }
    formatter.method("stringForObjectValue:") { (formatter, value: Value) -> String? in
      (value.object as? FieldedObject).map {
        text($0, Int(nearestTo: formatter.number("style") ?? 0))
      }
    }
    formatter.method("personNameComponentsFromString:") {
      (formatter, text: String) -> RuntimeObject? in components(of: text, formatter.foundation)
    }
    formatter.classSide.method("localizedStringFromPersonNameComponents:style:options:") {
      (_, name: FieldedObject, style: Int, _: Int) -> String in text(name, style)
    }
    formatter.fieldsAreCopied()
    formatter.fieldsAreCoded()
  }

  /// Returns the name in a style.
  ///
  /// The short style is the given name or the nickname; the abbreviated style is the initials.
  private static func text(_ name: FieldedObject, _ style: Int) -> String {
    func list(_ parts: [String]) -> String {
      parts.map { name.text($0) }.filter { !$0.isEmpty }.joined(separator: " ")
    }
    switch style {
    case 1:
      let nickname = name.text("nickname")
      if !nickname.isEmpty { return nickname }
      let given = name.text("givenName")
      return given.isEmpty ? name.text("familyName") : given
    case 3:
      return list(["namePrefix", "givenName", "middleName", "familyName", "nameSuffix"])
    case 4:
      return ["givenName", "familyName"].compactMap { name.text($0).first }
        .map { String($0).uppercased() }.joined()
    default: return list(["givenName", "familyName"])
    }
  }

  private static let prefixes: Set<String> = [
    "dr", "mr", "mrs", "ms", "miss", "mx", "prof", "rev", "sir", "dame", "lord", "lady", "hon",
  ]
  private static let suffixes: Set<String> = [
    "jr", "sr", "ii", "iii", "iv", "phd", "md", "esq", "dds", "cpa", "mba", "bsc", "msc", "ba",
  ]

  /// Parses a name in English order.
  private static func components(of text: String, _ world: FoundationWorld) -> RuntimeObject? {
    guard text.utf8.count <= FoundationWorld.longestPattern else { return nil }
    var words = text.split { $0.isWhitespace || $0 == "," }.map(String.init)
    func plain(_ word: String?) -> String {
      (word ?? "").lowercased().filter { $0.isLetter }
    }
    guard !words.isEmpty,
      let name = world.runtime.createInstance(world.runtime.cls(FoundationClasses.personName))
        as? FieldedObject
    else { return nil }
    func take(_ part: String, _ words: [String]) {
      if !words.isEmpty { name[part] = .string(words.joined(separator: " ")) }
    }
    var before: [String] = []
    while words.count > 1, prefixes.contains(plain(words.first)) {
      before.append(words.removeFirst())
    }
    var behind: [String] = []
    while words.count > 1, suffixes.contains(plain(words.last)) {
      behind.insert(words.removeLast(), at: 0)
    }
    take("namePrefix", before)
    take("nameSuffix", behind)
    take("givenName", Array(words.prefix(1)))
    if words.count > 1 { take("familyName", [words.removeLast()]) }
    take("middleName", Array(words.dropFirst()))
    return name
  }
}

extension FoundationClasses {
  package static let personName = NativeClass<FieldedObject>(
    "NSPersonNameComponents", superclass: object, PersonNames.defineComponents)
  package static let personNameFormatter = NativeClass<FieldedObject>(
    "NSPersonNameComponentsFormatter", superclass: formatter, PersonNames.defineFormatter)
}
