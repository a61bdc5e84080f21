internal import SelectorRuntime

/// How texts and data are written; those that cannot change stand in an archive as they are.
extension NSString {
  static func defineCoding(_ string: ClassDefinition<NSString>) {
    string.coding { string, coder in
      let text = try string.characters()
      try coder.encodeObject(
        .object(string.foundation.string(text)), forKey: "NS.string", isConditional: false)
    } decode: { string, coder in
      let text = try coder.decodeObject(
        forKey: "NS.string", of: [string.foundation.valueClass("NSString")])
      return try string.runtime.send(
        string, string.runtime.selector("initWithString:"),
        Arguments(text.isNone ? .string("") : text))
    }
  }
}

extension NSData {
  static func defineCoding(_ data: ClassDefinition<NSData>) {
    data.coding { data, coder in
      try coder.encodeObject(
        .object(data.foundation.data(data.bytes)), forKey: "NS.data", isConditional: false)
    } decode: { data, coder in
      let bytes = try coder.decodeObject(
        forKey: "NS.data", of: [data.foundation.valueClass("NSData")])
      return try data.runtime.send(
        data, data.runtime.selector("initWithData:"), Arguments(bytes))
    }
  }
}

extension NSAttributedString {
  /// The text, the different attributes, and for each run its length and whose attributes it has.
  static func defineCoding(_ string: ClassDefinition<NSAttributedString>) {
    string.coding { string, coder in
      let world = string.foundation
      try coder.encodeObject(
        .object(world.string(string.text)), forKey: "NSString", isConditional: false)
      let runs = string.runs.runs
      let attributes = try runs.map { Value.object(try world.dictionary(of: $0.attributes)) }
      try coder.encodeObject(
        .object(world.makeArray(attributes)), forKey: "NSAttributes", isConditional: false)
      let lengths = runs.map { Value.integer(Int64($0.length)) }
      try coder.encodeObject(
        .object(world.makeArray(lengths)), forKey: "NSAttributeInfo", isConditional: false)
    } decode: { string, coder in
      let world = string.foundation
      let text = try coder.decodeObject(forKey: "NSString", of: [world.valueClass("NSString")])
      let units = try world.characters(of: text) ?? UTF16Text()
      let all = coder.allowedClasses
      let attributes = try world.elements(of: coder.decodeObject(forKey: "NSAttributes", of: all))
      let lengths = try world.elements(of: coder.decodeObject(forKey: "NSAttributeInfo", of: all))
      var runs = AttributeRuns(length: 0)
      var place = 0
      for (entries, length) in zip(attributes ?? [], lengths ?? []) {
        let length = Int(length.integerPart ?? 0)
        guard length > 0, place + length <= units.count else { break }
        let run = AttributeRuns(
          length: length, try world.attributes(of: entries, "-[NSAttributedString initWithCoder:]"))
        runs.replace(place..<place, with: run, length: place)
        place += length
      }
      if place < units.count {
        runs.replace(
          place..<place, with: AttributeRuns(length: units.count - place), length: place)
      }
      let isMutable = string.isMutable
      return .object(world.attributedString(units, runs, isMutable: isMutable))
    }
  }
}
