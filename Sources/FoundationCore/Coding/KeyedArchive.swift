internal import SelectorRuntime

/// The format of a keyed archive: a list of objects, and the keys of the top-level ones.
struct KeyedArchive {
  /// `NSPropertyListXMLFormat_v1_0` and `NSPropertyListBinaryFormat_v1_0`.
  static let textFormat = 100
  static let binaryFormat = 200

  /// The top-level values by their keys.
  let top: PropertyList
  /// All objects; the first one represents nil.
  let objects: [PropertyList]
  /// The indexes of plain values of the host language.
  let plain: Set<Int>

  /// The reason why bytes are not an archive.
  enum Failure: Error {
    case incomprehensible
    case notKeyed
  }

  /// Parses an archive.
  /// - Parameter archiver: The name of the class that wrote it.
  init(_ bytes: [UInt8], of archiver: UTF16Text = "NSKeyedArchiver") throws(Failure) {
    let list =
      bytes.starts(with: BinaryPropertyList.mark.prefix(6))
      ? BinaryPropertyList.list(of: bytes) : XMLPropertyList.list(of: bytes)
    guard let list else { throw .incomprehensible }
    guard case .string(archiver)? = list["$archiver"], let top = list["$top"],
      let objects = list["$objects"]?.elements
    else { throw .notKeyed }
    self.top = top
    self.objects = objects
    plain = Set(
      (list["$plain"]?.elements ?? []).compactMap {
        if case .integer(let place) = $0 { Int(place) } else { nil }
      })
  }

  /// Returns the property list of an archive.
  ///
  /// - Parameter resolve: Returns the final index for a provisional one.
  static func list(
    top: PropertyList, objects: [PropertyList], plain: [Int], archiver: UTF16Text,
    resolving resolve: (Int) -> Int
  ) -> PropertyList {
    func resolved(_ list: PropertyList) -> PropertyList {
      switch list {
      case .uid(let place): .uid(resolve(place))
      case .array(let elements): .array(elements.map { resolved($0) })
      case .dictionary(let entries):
        .dictionary(entries.map { (key: $0.key, value: resolved($0.value)) })
      default: list
      }
    }
    var entries: [(key: UTF16Text, value: PropertyList)] = [
      ("$version", .integer(100_000)), ("$archiver", .string(archiver)),
      ("$top", resolved(top)), ("$objects", .array(objects.map { resolved($0) })),
    ]
    if !plain.isEmpty {
      entries.append(("$plain", .array(plain.map { .integer(Int64($0)) })))
    }
    return .dictionary(entries)
  }

  /// Returns an object that an archive stores as a plain value: a string, a number or data.
  static func whole(_ object: RuntimeObject, _ cls: RuntimeClass) throws -> PropertyList? {
    switch (object, cls.name) {
    case (let string as NSString, "NSString"): return .string(try string.convertible())
    case (let number as NSNumber, "NSNumber"):
      return try number.foundation.propertyList(of: .object(number))
    case (let data as NSData, "NSData"): return .data(data.bytes)
    default: return nil
    }
  }

  private static let onlySecure =
    "This decoder will only decode classes that adopt NSSecureCoding."

  /// Returns the message for a class that secure coding rejects.
  static func insecure(_ cls: RuntimeClass) -> String {
    onlySecure + " Class '\(cls.name)' does not adopt it."
  }

  /// Returns whether the reason of an exception is that message.
  static func isAboutInsecurity(_ reason: String) -> Bool { reason.hasPrefix(onlySecure) }
}

extension KeyedArchive {
  /// The classes whose instances property lists contain.
  static let propertyListClasses: Set<String> = [
    "NSString", "NSMutableString", "NSNumber", "NSData", "NSMutableData", "NSDate", "NSArray",
    "NSMutableArray", "NSDictionary", "NSMutableDictionary",
  ]

  /// Returns the exception's reason for bytes that are not an archive.
  static func reason(_ failure: Failure, _ bytes: [UInt8], _ message: String) -> String {
    switch failure {
    case _ where bytes.isEmpty:
      return "*** \(message): data is empty; did you forget to send -finishEncoding to the "
        + "NSKeyedArchiver?"
    case .notKeyed:
      return "*** \(message): non-keyed archive cannot be decoded by NSKeyedUnarchiver"
    case .incomprehensible:
      let first = bytes.prefix(8).map { "0x" + String($0, radix: 16) }.joined(separator: ", ")
      return "*** \(message): incomprehensible archive (\(first))"
    }
  }
}
