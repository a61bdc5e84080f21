package import FoundationCore
package import SelectorRuntime

/// Formats a list as one phrase: `NSListFormatter`.
package enum ListFormatting {
  static func define(_ formatter: ClassDefinition<FieldedObject>) {
    formatter.field("locale", .copy, of: "NSLocale", usual: RuntimeObject?.none)
    formatter.field("itemFormatter", .copy, of: "NSFormatter", usual: RuntimeObject?.none)
    formatter.method("stringFromItems:") { (formatter, items: ListArgument) -> String? in
      try text(items.elements(in: formatter.foundation), formatter)
    }
    formatter.method("stringForObjectValue:") { (formatter, value: Value) -> String? in
      try formatter.foundation.elements(of: value).flatMap { try text($0, formatter) }
    }
    formatter.classSide.method("localizedStringByJoiningStrings:") {
      (cls, items: ListArgument) -> String in
      let world = cls.foundation
      let texts = try items.elements(in: world).map { try world.description(of: $0).string }
      return joined(texts, world.deviceSettings.locale)
    }
    formatter.fieldsAreCopied()
    formatter.fieldsAreCoded()
  }

  /// Returns the phrase, or nil if the item formatter returns nil for an item.
  private static func text(_ items: [Value], _ formatter: FieldedObject) throws -> String? {
    let world = formatter.foundation
    var texts: [String] = []
    for item in items {
      if let inner = formatter["itemFormatter"].object {
        let answer = try inner.send("stringForObjectValue:", item)
        guard let text = String.from(answer, in: world.runtime) else { return nil }
        texts.append(text)
      } else {
        texts.append(try world.description(of: item).string)
      }
    }
    let locale = (formatter["locale"].object as? NSLocale)?.identifier
    return joined(texts, locale ?? world.deviceSettings.locale)
  }

  /// Joins the items with commas, and with the language's conjunction before the last one.
  private static func joined(_ texts: [String], _ identifier: String) -> String {
    let (language, _, region) = LocaleData.parts(identifier)
    guard texts.count > 1, let last = texts.last else { return texts.first ?? "" }
    let (comma, and): (String, String) =
      switch language {
      case "de": (", ", " und ")
      case "fr": (", ", " et ")
      case "es": (", ", " y ")
      case "it", "pt": (", ", " e ")
      case "nl": (", ", " en ")
      case "ru": (", ", " и ")
      case "ja": ("、", "、")
      case "zh": ("、", "和")
      case "ko": (", ", " 및 ")
      // American English has a comma before the conjunction of three or more items.
      default: (", ", texts.count > 2 && region != "GB" ? ", and " : " and ")
      }
    return texts.dropLast().joined(separator: comma) + and + last
  }
}

extension FoundationClasses {
  package static let listFormatter = NativeClass<FieldedObject>(
    "NSListFormatter", superclass: formatter, ListFormatting.define)
}
