internal import FoundationCore
internal import SelectorRuntime

/// Formats numbers as attributed strings, with attributes that depend on the number.
extension NSNumberFormatter {
  static func defineTextAttributes(_ formatter: ClassDefinition<NSNumberFormatter>) {
    for kind in [
      "NegativeValues", "PositiveValues", "Zero", "Nil", "NotANumber", "PositiveInfinity",
      "NegativeInfinity",
    ] {
      let name = "textAttributesFor" + kind
      formatter.property(
        name, .copy, of: "NSDictionary",
        get: { (formatter) -> Value in
          try formatter.textAttributes?.send("objectForKey:", name) ?? .none
        },
        set: { (formatter, attributes: Value) in
          let held =
            try formatter.textAttributes
            ?? formatter.foundation.valueClass("NSMutableDictionary").send("dictionary").object
          formatter.textAttributes = held
          _ = try held?.send("setValue:forKey:", attributes, name)
        })
    }
    formatter.property("formattingContext", get: { $0.context }, set: { $0.context = $1 })
    formatter.property(
      "minimumGroupingDigits", get: { $0.format.leastGroupedDigits },
      set: { $0.format.leastGroupedDigits = max(1, $1) })
    formatter.method("attributedStringForObjectValue:withDefaultAttributes:") {
      (formatter, value: Value, usual: Value) -> Value in
      let text = try formatter.send("stringForObjectValue:", value)
      if text.isNone { return .none }
      let attributes = try formatter.foundation.valueClass("NSMutableDictionary")
        .send("dictionary").object
      if !usual.isNone { _ = try attributes?.send("addEntriesFromDictionary:", usual) }
      let own = try formatter.send("textAttributesFor" + formatter.kind(of: value))
      if !own.isNone { _ = try attributes?.send("addEntriesFromDictionary:", own) }
      return try formatter.foundation.valueClass("NSAttributedString").send("alloc").object?
        .send("initWithString:attributes:", text, attributes) ?? .none
    }
  }

  private func kind(of value: Value) -> String {
    guard let number = Double.from(value, in: runtime) else { return "Nil" }
    if number.isNaN { return "NotANumber" }
    if number.isInfinite { return number < 0 ? "NegativeInfinity" : "PositiveInfinity" }
    return number == 0 ? "Zero" : number < 0 ? "NegativeValues" : "PositiveValues"
  }
}
