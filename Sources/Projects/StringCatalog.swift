package import FoundationCore
internal import LuaModules
import StringSearch

/// A string catalog, which Xcode compiles to `.strings` and `.stringsdict` files of its languages.
///
/// A string without a localization in the source language is its key, as the strings are that Xcode
/// has found in sources. The other languages have the localizations that the catalog lists.
package struct StringCatalog {
  fileprivate typealias Entry = (key: UTF16Text, value: PropertyList)

  /// A compiled file: its path in a bundle, and its contents.
  package struct Table {
    package let name: String
    package let contents: PropertyList
  }

  /// The tables by their languages, in ascending order.
  package private(set) var tables: [Table] = []

  /// Reads a catalog; nil for a text that is not one.
  ///
  /// - Parameters:
  ///   - bytes: The JSON text.
  ///   - name: The name of the tables: the file's, without its ending.
  package init?(_ bytes: [UInt8], name: String) {
    guard let catalog = try? JSONReader.read(bytes), let source = catalog["sourceLanguage"]?.text
    else { return nil }
    var entries: [String: [Entry]] = [source: []]
    for string in catalog["strings"]?.members ?? [] {
      let localizations = string.value["localizations"]?.members ?? []
      for localization in localizations {
        guard let entry = Localization(localization.value).entry else { continue }
        entries[localization.name, default: []].append((UTF16Text(string.name), entry))
      }
      if !localizations.contains(where: { $0.name == source }) {
        let key = UTF16Text(string.name)
        entries[source, default: []].append((key, .string(key)))
      }
    }
    for (language, list) in entries.sorted(by: { $0.key < $1.key }) {
      let texts = list.filter { if case .string = $0.value { true } else { false } }
      let variants = list.filter { if case .string = $0.value { false } else { true } }
      let start = "\(language).lproj/\(name)"
      tables.append(Table(name: start + ".strings", contents: .dictionary(texts)))
      guard !variants.isEmpty else { continue }
      tables.append(Table(name: start + ".stringsdict", contents: .dictionary(variants)))
    }
  }
}

/// A string in one language.
private struct Localization {
  /// The name of the variable of a string that varies with its only number.
  private static let variable = "value"

  private let content: JSON
  /// The variables of the string's format, by name.
  private let substitutions: [JSON.Member]

  init(_ content: JSON, substitutions: [JSON.Member]? = nil) {
    self.content = content
    self.substitutions = substitutions ?? content["substitutions"]?.members ?? []
  }

  /// The entry of a strings file, or the dictionary of a `.stringsdict`; nil without a text.
  var entry: PropertyList? {
    if let devices = content["variations"]?["device"]?.members {
      let entries = devices.compactMap { device -> StringCatalog.Entry? in
        let own = Localization(device.value, substitutions: substitutions)
        return own.entry.map { (UTF16Text(device.name), $0) }
      }
      return .dictionary([("NSStringDeviceSpecificRuleType", .dictionary(entries))])
    }
    if let plurals = content["variations"]?["plural"]?.members { return Self.plural(plurals) }
    guard let text = content["stringUnit"]?["value"]?.text else { return nil }
    return substitutions.isEmpty ? .string(UTF16Text(text)) : substituted(text)
  }

  /// The entry of a string that varies with its first number.
  private static func plural(_ variants: [JSON.Member]) -> PropertyList? {
    let texts = variants.compactMap { variant in
      variant.value["stringUnit"]?["value"]?.text.map { (variant.name, $0) }
    }
    let longest = texts.map { FormatText($0.1) }.max { $0.directives.count < $1.directives.count }
    guard let directives = longest?.directives,
      let number = directives.first(where: { !$0.type.hasSuffix("@") })
    else { return texts.last.map { .string(UTF16Text($0.1)) } }
    let list = texts.map { ($0.0, number.argument == 1 ? $0.1 : FormatText($0.1).numbered) }
    return .dictionary([
      ("NSStringLocalizedFormatKey", .string(UTF16Text("%\(number.argument)$#@\(variable)@"))),
      (UTF16Text(variable), rule(list, type: number.type)),
    ])
  }

  /// The entry of a format whose variables have plurals of their own.
  private func substituted(_ text: String) -> PropertyList {
    var format = text
    var list: [StringCatalog.Entry] = []
    for substitution in substitutions {
      let name = substitution.name
      let type = substitution.value["formatSpecifier"]?.text ?? "lld"
      if case .integer(let argument)? = substitution.value["argNum"]?.content {
        format = format.split(separator: "%#@\(name)@", omittingEmptySubsequences: false)
          .joined(separator: "%\(argument)$#@\(name)@")
      }
      let plurals = substitution.value["variations"]?["plural"]?.members ?? []
      let texts = plurals.compactMap { variant in
        variant.value["stringUnit"]?["value"]?.text.map { text in
          let parts = text.split(separator: "%arg", omittingEmptySubsequences: false)
          return (variant.name, parts.joined(separator: "%" + type))
        }
      }
      list.append((UTF16Text(name), Self.rule(texts, type: type)))
    }
    list.append(("NSStringLocalizedFormatKey", .string(UTF16Text(format))))
    return .dictionary(list)
  }

  private static func rule(_ texts: [(String, String)], type: String) -> PropertyList {
    var list: [StringCatalog.Entry] = [
      ("NSStringFormatSpecTypeKey", .string("NSStringPluralRuleType")),
      ("NSStringFormatValueTypeKey", .string(UTF16Text(type))),
    ]
    for (category, text) in texts { list.append((UTF16Text(category), .string(UTF16Text(text)))) }
    return .dictionary(list)
  }
}

/// The directives of a format.
private struct FormatText {
  struct Directive {
    /// The number of its argument, from 1.
    let argument: Int
    /// Its length and conversion, such as `lld`.
    let type: String
  }

  private(set) var directives: [Directive] = []
  /// The format with the number of its argument in each directive.
  private(set) var numbered = ""

  init(_ text: String) {
    var rest = Substring(text)
    while let percent = rest.firstIndex(of: "%") {
      numbered += rest[...percent]
      rest = rest[percent...].dropFirst()
      if rest.first == "%" {
        numbered.append(rest.removeFirst())
        continue
      }
      let digits = rest.prefix { $0.isNumber }
      var argument = directives.count + 1
      if let written = Int(digits), rest.dropFirst(digits.count).first == "$" {
        argument = written
        rest = rest.dropFirst(digits.count + 1)
      }
      let flags = rest.prefix { "-+ #0123456789.'".contains($0) }
      let type = rest.dropFirst(flags.count).prefix { "hlLqzjt".contains($0) }
      guard let conversion = rest.dropFirst(flags.count + type.count).first else { break }
      directives.append(Directive(argument: argument, type: type + String(conversion)))
      numbered += "\(argument)$\(flags)\(type)\(conversion)"
      rest = rest.dropFirst(flags.count + type.count + 1)
    }
    numbered += rest
  }
}

extension JSON {
  fileprivate var members: [Member]? {
    if case .object(let members) = content { members } else { nil }
  }

  fileprivate var text: String? {
    if case .string(let text) = content { text } else { nil }
  }

  fileprivate subscript(name: String) -> JSON? { members?.first { $0.name == name }?.value }
}
