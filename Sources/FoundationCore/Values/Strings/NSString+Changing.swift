internal import CICU
internal import SelectorRuntime

extension NSString {
  static func defineCombining(_ string: ClassDefinition<NSString>) {
    string.method("stringByAppendingString:") { (string, other: StringArgument?) -> NSString in
      guard let other else { throw string.nilArgument("stringByAppendingString:") }
      let (text, more) = (try string.characters(), try other.text())
      try string.foundation.checkMemory(2 * (text.count + more.count))
      return string.foundation.string(text + more)
    }
    string.raw("stringByAppendingFormat:", types: "@@:@") { receiver, _, arguments in
      guard let string = receiver as? NSString else { return .none }
      let message = "stringByAppendingFormat:"
      guard let format = try string.foundation.characters(of: arguments[0]) else {
        throw string.nilArgument(message)
      }
      let filled = try string.foundation.format(
        format, Array(arguments.values.dropFirst()), caller: "-[\(string.className) \(message)]")
      return .object(string.foundation.string(try string.characters() + filled))
    }
    string.method("stringByPaddingToLength:withString:startingAtIndex:") {
      (string, length: Int, padding: StringArgument?, start: Int) -> NSString in
      let message = "stringByPaddingToLength:withString:startingAtIndex:"
      let text = try string.characters()
      if text.count >= UInt(bitPattern: length) {
        return string.foundation.string(text[0..<length])
      }
      guard let padding = try padding?.text(), !padding.isEmpty else {
        throw RuntimeError(
          .invalidArgument, "*** -[\(string.className) \(message)]: empty pad string")
      }
      guard padding.units.indices.contains(start) else {
        throw RuntimeError(
          .range,
          "*** -[\(string.className) \(message)]: Index \(UInt(bitPattern: start)) out of bounds; "
            + "string length \(padding.count)")
      }
      try string.checkAllocation(length, units: 2, message)
      let rest = (0..<length - text.count).map { padding.units[(start + $0) % padding.count] }
      return string.foundation.string(text + UTF16Text(rest))
    }
    string.method("stringByTrimmingCharactersInSet:") {
      (string, set: NSCharacterSet?) -> NSString in
      guard let set else { throw string.nilArgument("stringByTrimmingCharactersInSet:") }
      let text = try string.characters()
      func end(isBackwards: Bool) throws -> TextScalar? {
        try text.firstScalar(
          in: 0..<text.count, isBackwards: isBackwards, check: string.foundation.checkStop
        ) { !set.members.contains($0.value) }
      }
      guard let first = try end(isBackwards: false), let last = try end(isBackwards: true) else {
        return string.foundation.string(UTF16Text())
      }
      return string.foundation.string(text[first.range.lowerBound..<last.range.upperBound])
    }
  }

  static func defineReplacing(_ string: ClassDefinition<NSString>) {
    let runtime = string.cls.runtime
    let replaceOccurrences = runtime.selector(
      "replaceOccurrencesOfString:withString:options:range:")
    let replaceAll = runtime.selector(
      "stringByReplacingOccurrencesOfString:withString:options:range:")
    let replaceCharacters = runtime.selector("replaceCharactersInRange:withString:")
    string.method("stringByReplacingOccurrencesOfString:withString:") {
      (string, sought: Value, replacement: Value) -> Value in
      let whole = IndexRange(location: 0, length: try string.characters().count)
      return try runtime.send(
        string, replaceAll, Arguments([sought, replacement, .integer(0), whole.messageValue]))
    }
    string.method("stringByReplacingOccurrencesOfString:withString:options:range:") {
      (
        string, sought: StringArgument?, replacement: StringArgument?, options: Int,
        range: IndexRange
      ) -> NSString in
      guard let sought, let replacement else {
        throw string.nilArgument(
          "stringByReplacingOccurrencesOfString:withString:options:range:")
      }
      let changed = string.foundation.mutableString(try string.characters())
      _ = try runtime.send(
        changed, replaceOccurrences,
        Arguments([
          sought.messageValue, replacement.messageValue, .integer(Int64(options)),
          range.messageValue,
        ]))
      return string.foundation.string(changed.text)
    }
    string.method("stringByReplacingCharactersInRange:withString:") {
      (string, range: IndexRange, replacement: StringArgument?) -> NSString in
      guard let replacement else {
        throw string.nilArgument("stringByReplacingCharactersInRange:withString:")
      }
      let changed = string.foundation.mutableString(try string.characters())
      _ = try runtime.send(
        changed, replaceCharacters, Arguments([range.messageValue, replacement.messageValue]))
      return string.foundation.string(changed.text)
    }
  }

  static func defineSplitting(_ string: ClassDefinition<NSString>) {
    string.method("componentsSeparatedByString:") { (string, separator: StringArgument?) -> Value in
      guard let separator else { throw string.nilArgument("componentsSeparatedByString:") }
      return try string.foundation.list(
        string.characters().components(
          separatedBy: separator.text(), check: string.foundation.checkStop))
    }
    string.method("componentsSeparatedByCharactersInSet:") {
      (string, set: NSCharacterSet?) -> Value in
      guard let set else { throw string.nilArgument("componentsSeparatedByCharactersInSet:") }
      let text = try string.characters()
      var parts: [UTF16Text] = []
      var start = 0
      _ = try text.firstScalar(in: 0..<text.count, check: string.foundation.checkStop) { piece in
        guard set.members.contains(piece.value) else { return false }
        parts.append(text[start..<piece.range.lowerBound])
        start = piece.range.upperBound
        return false
      }
      return try string.foundation.list(parts + [text[start..<text.count]])
    }
  }

  static func defineCases(_ string: ClassDefinition<NSString>) {
    for (name, conversion) in [
      ("uppercase", LocalCase.Conversion.upper), ("lowercase", .lower),
      ("capitalized", .capitalized),
    ] {
      func change(_ text: UTF16Text, _ string: NSString) throws -> NSString {
        let check = string.foundation.checkStop
        let changed =
          switch conversion {
          case .upper: try text.mapped(check: check) { $0.uppercased() }
          case .lower: try text.mapped(check: check) { $0.lowercased() }
          case .capitalized: try text.capitalized(check: check)
          }
        return string.foundation.string(changed)
      }
      let localized = "localized" + name.prefix(1).uppercased() + name.dropFirst() + "String"
      string.method(name + "String") { (string) -> NSString in
        try change(string.convertible(), string)
      }
      string.method(localized) { (string) -> NSString in
        let text = try string.convertible()
        let local = try LocalCase.converted(
          text, conversion, locale: string.foundation.deviceSettings.locale,
          check: string.foundation.checkStop)
        return try local.map { string.foundation.string($0) } ?? change(text, string)
      }
      string.method(name + "StringWithLocale:") { (string, locale: NSLocale?) -> NSString in
        let text = try string.convertible()
        let local = try locale.flatMap {
          try LocalCase.converted(
            text, conversion, locale: $0.identifier, check: string.foundation.checkStop)
        }
        return try local.map { string.foundation.string($0) } ?? change(text, string)
      }
    }
    let forms: [(String, (String) -> String)] = [
      ("decomposedStringWithCanonicalMapping", CanonicalForm.decomposed),
      ("precomposedStringWithCanonicalMapping", CanonicalForm.composed),
    ]
    for (name, form) in forms {
      string.method(name) { (string) -> NSString in
        let text = try string.convertible()
        return string.foundation.string(try text.mapped(check: string.foundation.checkStop, form))
      }
    }
    for (name, form) in [
      ("decomposedStringWithCompatibilityMapping", icu_compatibility_decomposed),
      ("precomposedStringWithCompatibilityMapping", icu_compatibility_composed),
    ] {
      string.method(name) { (string) -> NSString in
        let text = try string.convertible()
        // ASCII characters have no decomposition.
        return string.foundation.string(
          text.isASCII
            ? text
            : try TextRules.shared.changed(
              text, form, for: name, check: string.foundation.checkStop))
      }
    }
    string.method("stringByApplyingTransform:reverse:") {
      (string, name: String, isReverse: Bool) -> NSString? in
      try TextRules.shared.transformed(
        string.convertible(), name, isReverse: isReverse, check: string.foundation.checkStop
      ).map { string.foundation.string($0) }
    }
    string.method("stringByFoldingWithOptions:locale:") {
      (string, options: Int, locale: Value) -> NSString in
      let options = ComparisonOptions(rawValue: options).intersection(.folding)
      let given = try string.convertible()
      if options.isEmpty { return string.foundation.string(given) }
      let text = given.withLocalCase((locale.object as? NSLocale)?.identifier, options)
      let check = string.foundation.checkStop
      var folded: [UInt16] = []
      for element in try FoldedText(text, in: 0..<text.count, options, check: check).elements {
        if let scalar = Unicode.Scalar(element.value) {
          folded.append(contentsOf: scalar.utf16)
        } else {
          folded.append(UInt16(truncatingIfNeeded: element.value))
        }
      }
      return string.foundation.string(
        try UTF16Text(folded).mapped(check: check, CanonicalForm.composed))
    }
  }
}

extension FoundationWorld {
  /// Returns an array of strings.
  ///
  /// - Throws: The error of a time limit, an interrupt or a memory limit.
  func list(_ texts: [UTF16Text]) throws -> Value {
    var strings: [Value] = []
    strings.reserveCapacity(texts.count)
    for text in texts {
      if strings.count & 0xFFF == 0xFFF { try checkStop() }
      strings.append(.object(string(text)))
    }
    return .object(makeArray(strings))
  }
}
