internal import SelectorRuntime

/// The coding of the smaller classes of Foundation.
extension NSDate {
  static func defineCoding(_ date: ClassDefinition<NSDate>) {
    date.coding { date, coder in
      try coder.encodeScalar(.number(date.sinceReferenceDate), forKey: "NS.time")
    } decode: { date, coder in
      let seconds = try coder.decodeDouble(forKey: "NS.time") ?? 0
      return try date.runtime.send(
        date, date.runtime.selector("initWithTimeIntervalSinceReferenceDate:"),
        Arguments(.number(seconds)))
    }
  }
}

extension NSNullClass {
  static func defineCoding(_ null: ClassDefinition<RuntimeObject>) {
    null.coding { _, _ in
    } decode: { null, _ in
      .object(null)
    }
  }
}

extension NSIndexPath {
  static func defineCoding(_ path: ClassDefinition<NSIndexPath>) {
    path.coding { path, coder in
      try coder.encodeScalar(
        .integer(Int64(path.indexes.count)), forKey: "NSIndexPathLength")
      for (place, index) in path.indexes.enumerated() {
        try coder.encodeScalar(
          .integer(Int64(index)), forKey: "NSIndexPathValue\(place == 0 ? "" : "\(place)")")
      }
    } decode: { path, coder in
      let count = try coder.decodeInteger(forKey: "NSIndexPathLength") ?? 0
      let indexes = try (0..<max(0, min(count, 1 << 16))).map { place in
        let key = "NSIndexPathValue\(place == 0 ? "" : "\(place)")"
        return Int(try coder.decodeInteger(forKey: key) ?? 0)
      }
      return .object(try make(indexes, of: path.apparentClass))
    }
  }
}

extension IndexSetObject {
  static func defineCoding(_ set: ClassDefinition<IndexSetObject>) {
    set.coding { set, coder in
      try coder.encodeScalar(.integer(Int64(set.ranges.count)), forKey: "NSRangeCount")
      let bounds = set.ranges.flatMap { [$0.lowerBound, $0.count] }
      let bytes = bounds.flatMap { bound in
        (0..<8).map { UInt8(truncatingIfNeeded: bound >> (8 * $0)) }
      }
      try coder.encodeScalar(.foreign(ByteString(bytes)), forKey: "NSRangeData")
    } decode: { set, coder in
      // Without keys, the values are read in their order.
      _ = try coder.decodeInteger(forKey: "NSRangeCount")
      let bytes = try coder.decodeBytes(forKey: "NSRangeData") ?? []
      var ranges: [Range<Int>] = []
      for start in stride(from: 0, to: bytes.count / 16 * 16, by: 16) {
        let bounds = [start, start + 8].map { place in
          bytes[place..<place + 8].reversed().reduce(0) { $0 << 8 | Int($1) }
        }
        guard bounds[0] >= 0, bounds[1] > 0, bounds[1] < Int.max - bounds[0] else { break }
        ranges.append(bounds[0]..<bounds[0] + bounds[1])
      }
      set.fill(ranges)
      return .object(set)
    }
  }
}

extension NSError {
  static func defineCoding(_ error: ClassDefinition<NSError>) {
    error.coding { error, coder in
      try coder.encodeObject(.string(error.domain), forKey: "NSDomain", isConditional: false)
      try coder.encodeScalar(.integer(Int64(error.code)), forKey: "NSCode")
      try coder.encodeObject(error.userInfo, forKey: "NSUserInfo", isConditional: false)
    } decode: { error, coder in
      let world = error.foundation
      let domain = try coder.decodeObject(forKey: "NSDomain", of: [world.valueClass("NSString")])
      let code = try coder.decodeInteger(forKey: "NSCode") ?? 0
      let userInfo = try coder.decodeObject(
        forKey: "NSUserInfo",
        of: coder.allowedClasses.map { $0 + [world.valueClass("NSDictionary")] })
      error.fill(
        domain: try world.characters(of: domain)?.string ?? "", code: Int(code),
        userInfo: userInfo)
      return .object(error)
    }
  }
}
