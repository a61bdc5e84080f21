internal import SelectorRuntime

/// Encodes and decodes the elements of containers.
///
/// Foundation's archiver stores a list of objects under one key. Other coders receive a message for
/// each object: with the keys `NS.object.0`, `NS.object.1` …, or, without keys, after the count.
extension NSCoder {
  /// Encodes the elements of a container.
  ///
  /// - Parameter name: The stem of the keys, `object` or `key`.
  func encodeElements(_ elements: [Value], _ name: String = "object") throws {
    if self is NSKeyedArchiver { return try encodeObjects(elements, forKey: "NS.\(name)s") }
    if try !takesKeys { try encodeScalar(.integer(Int64(elements.count)), forKey: "NS.count") }
    for (index, element) in elements.enumerated() {
      try encodeObject(element, forKey: "NS.\(name).\(index)")
    }
  }

  /// Decodes the elements that ``encodeElements(_:_:)`` wrote.
  func decodeElements(_ name: String = "object") throws -> [Value] {
    if self is NSKeyedUnarchiver, try containsValue(forKey: "NS.\(name)s") {
      return try decodeObjects(forKey: "NS.\(name)s")
    }
    guard try takesKeys else {
      let count = try decodeInteger(forKey: "NS.count") ?? 0
      return try Array(below: Int(clamping: count)) { _ in try decodeObject(forKey: nil, of: nil) }
    }
    var elements: [Value] = []
    while true {
      let element = try decodeObject(forKey: "NS.\(name).\(elements.count)", of: nil)
      if element.isNone { return elements }
      elements.append(element)
    }
  }
}
