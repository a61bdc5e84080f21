internal import FoundationCore
internal import SelectorRuntime

extension FoundationWorld {
  /// Returns why a value is not a property list, in the words of CFPropertyList.c; nil if it is one.
  func listObstacle(_ value: Value, depth: Int = 0) throws -> String? {
    // A deeper list contains itself.
    guard depth < 100 else { return "property lists cannot contain recursive container references" }
    if value.object.map({ $0.isKind(of: "NSArray") }) ?? true, let parts = try elements(of: value) {
      for part in parts {
        if let words = try listObstacle(part, depth: depth + 1) { return words }
      }
      return nil
    }
    if let entries = try entries(of: value) {
      for entry in entries {
        guard try characters(of: entry.key) != nil else {
          return "property list dictionaries may only have keys which are CFStrings, not "
            + "'\(coreFoundationType(of: entry.key))'"
        }
        if let words = try listObstacle(entry.value, depth: depth + 1) { return words }
      }
      return nil
    }
    guard try propertyList(of: value) == nil else { return nil }
    return "property lists cannot contain objects of type '\(coreFoundationType(of: value))'"
  }

  /// The name of a value's type in Core Foundation; `CFType` for classes that have none there.
  private func coreFoundationType(of value: Value) -> String {
    switch value {
    case .bool: return "CFBoolean"
    case .integer, .number: return "CFNumber"
    case .none: return "CFNull"
    default: break
    }
    guard let object = value.object else { return "CFType" }
    return Self.bridgedTypes.first { object.isKind(of: $0.name) }?.type ?? "CFType"
  }

  /// The classes that are toll-free bridged, as the Core Foundation guide lists them.
  private static let bridgedTypes: [(name: String, type: String)] = [
    ("NSNull", "CFNull"), ("NSNumber", "CFNumber"), ("NSString", "CFString"),
    ("NSDate", "CFDate"), ("NSData", "CFData"), ("NSArray", "CFArray"),
    ("NSDictionary", "CFDictionary"), ("NSSet", "CFSet"), ("NSURL", "CFURL"),
    ("NSError", "CFError"), ("NSCharacterSet", "CFCharacterSet"),
    ("NSAttributedString", "CFAttributedString"), ("NSLocale", "CFLocale"),
    ("NSTimeZone", "CFTimeZone"), ("NSCalendar", "CFCalendar"),
    ("NSInputStream", "CFReadStream"), ("NSOutputStream", "CFWriteStream"),
    ("NSTimer", "CFRunLoopTimer"),
  ]
}
