package import FoundationCore
package import SelectorRuntime

/// The scripts and languages of a text: `NSOrthography`.
package enum NSOrthographyClass {
  static func define(_ orthography: ClassDefinition<FieldedObject>) {
    orthography.adopt(FoundationProtocols.copying)
    orthography.field("dominantScript", .copy, usual: "Zyyy", isReadonly: true)
    orthography.field(
      "languageMap", .copy, of: "NSDictionary", usual: Value.dictionary([]), isReadonly: true)
    orthography.method("initWithDominantScript:languageMap:") {
      (orthography, script: String, map: Value) -> FieldedObject in
      orthography["dominantScript"] = .string(script)
      orthography["languageMap"] = map
      return orthography
    }
    orthography.classSide.method("orthographyWithDominantScript:languageMap:") {
      (cls, script: String, map: Value) -> Value in
      try cls.send("alloc").object?.send("initWithDominantScript:languageMap:", script, map)
        ?? .none
    }
    orthography.classSide.method("defaultOrthographyForLanguage:") {
      (cls, language: String) -> Value in
      let script = TextScript.usual(of: language)
      let map = Value.dictionary([
        .init(key: .string(script), value: .list([.string(language)]))
      ])
      return try cls.send("orthographyWithDominantScript:languageMap:", script, map)
    }
    orthography.method("languagesForScript:") { (orthography, script: String) -> [String]? in
      try orthography.languages(script)
    }
    orthography.method("dominantLanguageForScript:") {
      (orthography, script: String) -> String? in try orthography.languages(script)?.first
    }
    orthography.readonly("dominantLanguage", .copy) { (orthography) -> String in
      try orthography.languages(orthography.text("dominantScript"))?.first ?? "und"
    }
    orthography.readonly("allScripts", .copy) { (orthography) -> [String] in
      try orthography.languageMap().map(\.script)
    }
    orthography.readonly("allLanguages", .copy) { (orthography) -> [String] in
      try orthography.languageMap().flatMap(\.languages)
    }
    orthography.fieldsAreCopied()
  }
}

extension FieldedObject {
  /// Returns the languages of an orthography, by script.
  fileprivate func languageMap() throws -> [(script: String, languages: [String])] {
    try (foundation.entries(of: self["languageMap"]) ?? []).compactMap { entry in
      guard let script = String.from(entry.key, in: runtime) else { return nil }
      let languages = try foundation.elements(of: entry.value) ?? []
      return (script, languages.compactMap { String.from($0, in: runtime) })
    }
  }

  fileprivate func languages(_ script: String) throws -> [String]? {
    try languageMap().first { $0.script == script }?.languages
  }
}

/// The writing systems, by ISO 15924 code.
enum TextScript {
  /// Ranges of Unicode blocks that belong to one script.
  private static let ranges: [(ClosedRange<UInt32>, String)] = [
    (0x41...0x5A, "Latn"), (0x61...0x7A, "Latn"), (0xAA...0xAA, "Latn"), (0xBA...0xBA, "Latn"),
    (0xC0...0x24F, "Latn"), (0x250...0x2AF, "Latn"), (0x1E00...0x1EFF, "Latn"),
    (0x370...0x3FF, "Grek"), (0x1F00...0x1FFF, "Grek"), (0x400...0x52F, "Cyrl"),
    (0x531...0x58F, "Armn"), (0x591...0x5F4, "Hebr"), (0x600...0x6FF, "Arab"),
    (0x750...0x77F, "Arab"), (0x900...0x97F, "Deva"), (0x980...0x9FF, "Beng"),
    (0xA00...0xA7F, "Guru"), (0xA80...0xAFF, "Gujr"), (0xB80...0xBFF, "Taml"),
    (0xC00...0xC7F, "Telu"), (0xC80...0xCFF, "Knda"), (0xD00...0xD7F, "Mlym"),
    (0xE00...0xE7F, "Thai"), (0xE80...0xEFF, "Laoo"), (0xF00...0xFFF, "Tibt"),
    (0x10A0...0x10FF, "Geor"), (0x1100...0x11FF, "Hang"), (0xAC00...0xD7AF, "Hang"),
    (0x3040...0x30FF, "Jpan"), (0x4E00...0x9FFF, "Hani"), (0x3400...0x4DBF, "Hani"),
  ]

  /// The languages that are identified by their script.
  private static let languages = [
    "Grek": "el", "Hebr": "he", "Armn": "hy", "Hang": "ko", "Jpan": "ja", "Thai": "th",
    "Laoo": "lo", "Tibt": "bo", "Geor": "ka", "Beng": "bn", "Guru": "pa", "Gujr": "gu",
    "Taml": "ta", "Telu": "te", "Knda": "kn", "Mlym": "ml",
  ]

  /// The scripts of languages that do not use the Latin script.
  private static let usualScripts = [
    "ru": "Cyrl", "uk": "Cyrl", "bg": "Cyrl", "ar": "Arab", "fa": "Arab", "hi": "Deva",
    "zh-Hans": "Hans", "zh-Hant": "Hant", "zh": "Hans",
  ]

  static func usual(of language: String) -> String {
    usualScripts[language] ?? languages.first { $0.value == language }?.key ?? "Latn"
  }

  /// Returns the script of most letters of a text; nil for a text without letters.
  static func dominant(in text: UTF16Text) -> String? {
    var counts: [String: Int] = [:]
    for piece in text.scalars(in: 0..<text.count) {
      if let script = ranges.first(where: { $0.0.contains(piece.value) })?.1 {
        counts[script, default: 0] += 1
      }
    }
    // Chinese characters together with kana are Japanese.
    if counts["Jpan"] != nil, let others = counts.removeValue(forKey: "Hani") {
      counts["Jpan", default: 0] += others
    }
    let most = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }
    return most.map { $0.key == "Hani" ? "Hans" : $0.key }
  }

  /// Returns the language that a script identifies; other scripts would need a language model.
  static func language(of script: String) -> String? { languages[script] }
}

extension FoundationClasses {
  package static let orthography = NativeClass<FieldedObject>(
    "NSOrthography", superclass: object, NSOrthographyClass.define)
}
