internal import FoundationCore
package import SelectorRuntime

// no traps of stop: native classes are declared by the host and not by scripts.

/// A match of a regular expression or a data detector: its range and its value.
package final class NSTextCheckingResult: RuntimeObject {
  /// `NSTextCheckingType`, with the bits of NSTextCheckingResult.h.
  enum Kind: Int {
    case orthography = 1
    case spelling = 2
    case grammar = 4
    case date = 8
    case address = 16
    case link = 32
    case quote = 64
    case dash = 128
    case replacement = 256
    case correction = 512
    case regularExpression = 1024
    case phoneNumber = 2048
    case transitInformation = 4096
  }

  fileprivate(set) var kind = Kind.regularExpression
  fileprivate(set) var ranges: [IndexRange] = []
  @Strong var expression: NSRegularExpression?
  /// The matched values, by property name.
  private var parts: [String: Value] = [:]

  func fill(_ kind: Kind = .regularExpression, ranges: [IndexRange]) {
    self.kind = kind
    self.ranges = ranges
  }

  subscript(part: String) -> Value {
    get { parts[part] ?? .none }
    set {
      newValue.retain()
      parts.updateValue(newValue, forKey: part)?.release()
    }
  }

  package override func destruct() {
    let old = parts.values
    parts = [:]
    for value in old { value.release() }
    super.destruct()
  }

  /// Returns the same result with its ranges moved by an offset.
  fileprivate func moved(by offset: Int) throws -> NSTextCheckingResult {
    let moved = try ranges.map { range -> IndexRange in
      if range.location == .max { return range }
      let (location, overflows) = range.location.addingReportingOverflow(offset)
      guard location >= 0, !overflows else {
        throw RuntimeError(
          .invalidArgument,
          "*** -[\(className) resultByAdjustingRangesWithOffset:]: \(offset) invalid offset for "
            + "range {\(range.location), \(range.length)}")
      }
      return IndexRange(location: location, length: range.length)
    }
    let made = foundation.textCheckingResult(kind, moved)
    made.expression = expression
    for (name, value) in parts { made[name] = value }
    return made
  }
}

extension FoundationWorld {
  func textCheckingResult(
    _ kind: NSTextCheckingResult.Kind, _ ranges: [IndexRange]
  ) -> NSTextCheckingResult {
    let made = runtime.createInstance(valueClass("NSTextCheckingResult"))
    guard let result = made as? NSTextCheckingResult else {
      preconditionFailure("NSTextCheckingResult does not make results")
    }
    result.fill(kind, ranges: ranges)
    return result
  }
}

extension NSTextCheckingResult {
  static func define(_ result: ClassDefinition<NSTextCheckingResult>) {
    result.adopt(FoundationProtocols.copying)
    result.method("copyWithZone:") { (result, _: Value) -> NSTextCheckingResult in result }
    result.readonly("range") { (result) -> IndexRange in result.ranges.first ?? .notFound }
    result.readonly("numberOfRanges") { (result) -> Int in result.ranges.count }
    result.method("rangeAtIndex:") { (result, index: Int) -> IndexRange in
      guard result.ranges.indices.contains(index) else {
        throw RuntimeError(
          .range,
          "*** -[\(result.className) rangeAtIndex:]: index (\(UInt(bitPattern: index))) beyond "
            + "bounds (\(result.ranges.count))")
      }
      return result.ranges[index]
    }
    result.method("rangeWithName:") { (result, name: StringArgument) -> IndexRange in
      let name = try name.text().string
      guard let group = result.expression?.group(named: name),
        result.ranges.indices.contains(group)
      else { return .notFound }
      return result.ranges[group]
    }
    result.method("resultByAdjustingRangesWithOffset:") {
      (result, offset: Int) -> NSTextCheckingResult in try result.moved(by: offset)
    }
    result.readonly("resultType") { $0.kind.rawValue }
    result.readonly("regularExpression", .strong) { (result) -> NSRegularExpression? in
      result.expression
    }
    for (name, cls) in [
      ("URL", "NSURL"), ("date", "NSDate"), ("timeZone", "NSTimeZone"),
      ("phoneNumber", "NSString"), ("components", "NSDictionary"),
      ("addressComponents", "NSDictionary"), ("replacementString", "NSString"),
      ("grammarDetails", "NSArray"), ("alternativeStrings", "NSArray"),
      ("orthography", "NSOrthography"),
    ] {
      result.readonly(name, .copy, of: cls) { (result) -> Value in result[name] }
    }
    result.readonly("duration") { (result) -> Double in
      Double.from(result["duration"], in: result.runtime) ?? 0
    }
    defineMaking(result.classSide)
    NSRegularExpression.defineResultCoding(result)
  }

  /// Defines the constructors, by the arguments that follow the range.
  private static func defineMaking(_ cls: ClassDefinition<RuntimeClass>) {
    for (name, kind, part) in [
      ("linkCheckingResultWithRange:URL:", Kind.link, "URL"),
      ("dateCheckingResultWithRange:date:", .date, "date"),
      ("phoneNumberCheckingResultWithRange:phoneNumber:", .phoneNumber, "phoneNumber"),
      ("addressCheckingResultWithRange:components:", .address, "addressComponents"),
      ("transitInformationCheckingResultWithRange:components:", .transitInformation, "components"),
      ("replacementCheckingResultWithRange:replacementString:", .replacement, "replacementString"),
      ("correctionCheckingResultWithRange:replacementString:", .correction, "replacementString"),
      ("quoteCheckingResultWithRange:replacementString:", .quote, "replacementString"),
      ("dashCheckingResultWithRange:replacementString:", .dash, "replacementString"),
      ("grammarCheckingResultWithRange:details:", .grammar, "grammarDetails"),
      ("orthographyCheckingResultWithRange:orthography:", .orthography, "orthography"),
    ] {
      cls.method(name) { (cls, range: IndexRange, value: Value) -> NSTextCheckingResult in
        let made = cls.foundation.textCheckingResult(kind, [range])
        made[part] = value
        if kind == .address { made["components"] = value }
        return made
      }
    }
    cls.method("correctionCheckingResultWithRange:replacementString:alternativeStrings:") {
      (cls, range: IndexRange, text: Value, others: Value) -> NSTextCheckingResult in
      let made = cls.foundation.textCheckingResult(.correction, [range])
      made["replacementString"] = text
      made["alternativeStrings"] = others
      return made
    }
    cls.method("spellCheckingResultWithRange:") {
      (cls, range: IndexRange) -> NSTextCheckingResult in
      cls.foundation.textCheckingResult(.spelling, [range])
    }
    cls.method("dateCheckingResultWithRange:date:timeZone:duration:") {
      (cls, range: IndexRange, date: NSDate, zone: NSTimeZone?, duration: Double)
        -> NSTextCheckingResult in
      let made = cls.foundation.textCheckingResult(.date, [range])
      made["date"] = .object(date)
      made["timeZone"] = zone.messageValue
      made["duration"] = .number(duration)
      return made
    }
    let ranges = "regularExpressionCheckingResultWithRanges:count:regularExpression:"
    cls.method(ranges) {
      (cls, ranges: Value, count: Int, expression: NSRegularExpression) -> NSTextCheckingResult in
      let list = try cls.foundation.elements(
        ofCArray: ranges, count: count, "+[NSTextCheckingResult \(ranges)]")
      let made = cls.foundation.textCheckingResult(
        .regularExpression, list.compactMap { IndexRange.from($0, in: cls.runtime) })
      made.expression = expression
      return made
    }
  }
}
