package import SelectorRuntime

/// `NSFormatter`, whose methods subclasses override.
enum NSFormatter {
  static func define(_ formatter: ClassDefinition<RuntimeObject>) {
    formatter.adopt(FoundationProtocols.copying)
    formatter.coding { _, _ in
    } decode: { formatter, _ in
      .object(formatter)
    }
    formatter.method("stringForObjectValue:") { (formatter, _: Value) -> String? in
      throw formatter.isAbstract("NSFormatter", "stringForObjectValue:")
    }
    formatter.method("getObjectValue:forString:errorDescription:") {
      (formatter, _: Value, _: Value, _: Value) -> Value in
      throw formatter.isAbstract(
        "NSFormatter", "getObjectValue:forString:errorDescription:")
    }
    formatter.method("attributedStringForObjectValue:withDefaultAttributes:") {
      (_, _: Value, _: Value) -> Value in .none
    }
    formatter.method("isPartialStringValid:newEditingString:errorDescription:") {
      (_, _: Value, _: Value, _: Value) -> Value in
      .foreign(OutValues([.bool(true), .none, .none]))
    }
    formatter.raw(
      "isPartialStringValid:proposedSelectedRange:originalString:originalSelectedRange:"
        + "errorDescription:", types: "B@:^@^{_NSRange=QQ}@{_NSRange=QQ}^@"
    ) { formatter, selector, arguments in
      // It calls the method without a selection, and returns the proposed selection unchanged.
      let answer = try formatter.send(
        "isPartialStringValid:newEditingString:errorDescription:", arguments[0], Value.none,
        Value.none)
      var first = answer
      if case .foreign(let all as OutValues) = answer { first = all.values.first ?? .none }
      let isValid = Bool.from(first, in: formatter.runtime) ?? true
      return .foreign(OutValues([.bool(isValid), arguments[0], arguments[1], .none]))
    }
    formatter.method("editingStringForObjectValue:") { (formatter, value: Value) -> Value in
      try formatter.runtime.send(
        formatter, formatter.runtime.selector("stringForObjectValue:"), Arguments(value))
    }
  }
}

extension FoundationClasses {
  /// The superclass of all formatters, which is declared with the string classes.
  package static let formatter: NativeClassDeclaration = TextAndNumberClasses.named("NSFormatter")
}
