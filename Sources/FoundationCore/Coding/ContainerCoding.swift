internal import SelectorRuntime

/// Encodes and decodes containers with the keys that a device's archives use.
enum ContainerCoding {
  /// Defines the coding of an array or a set: its elements.
  static func define(_ collection: ClassDefinition<RuntimeObject>) {
    let initializer = collection.runtime.selector("initWithObjects:count:")
    collection.coding { collection, coder in
      let elements = try collection.foundation.elements(of: .object(collection)) ?? []
      try coder.encodeElements(elements)
    } decode: { collection, coder in
      let elements = try coder.decodeElements()
      return try collection.runtime.send(
        collection, initializer,
        Arguments(.list(elements), .integer(Int64(elements.count))))
    }
  }

  /// Defines the coding of an ordered set: each member under its own key.
  static func defineOrdered(_ set: ClassDefinition<RuntimeObject>) {
    let initializer = set.runtime.selector("initWithObjects:count:")
    set.coding { set, coder in
      let members = try set.foundation.elements(of: .object(set)) ?? []
      if try !coder.takesKeys {
        try coder.encodeScalar(.integer(Int64(members.count)), forKey: "NS.count")
      }
      for (index, member) in members.enumerated() {
        try coder.encodeObject(member, forKey: "NS.object.\(index)")
      }
    } decode: { set, coder in
      let members = try coder.decodeElements()
      return try set.runtime.send(
        set, initializer, Arguments(.list(members), .integer(Int64(members.count))))
    }
  }

  /// Defines the coding of a dictionary: its keys and its values.
  static func defineKeyed(_ dictionary: ClassDefinition<RuntimeObject>) {
    let initializer = dictionary.runtime.selector("initWithObjects:forKeys:count:")
    dictionary.coding { dictionary, coder in
      let pairs = try dictionary.dictionaryPairs()
      try coder.encodeElements(pairs.map(\.key), "key")
      try coder.encodeElements(pairs.map(\.value))
    } decode: { dictionary, coder in
      let names = try coder.decodeElements("key")
      let values = try coder.decodeElements()
      return try dictionary.runtime.send(
        dictionary, initializer,
        Arguments(.list(values), .list(names), .integer(Int64(names.count))))
    }
  }
}

extension SetObject {
  /// Defines the coding of a counted set: each member with its count.
  static func defineCountedCoding(_ set: ClassDefinition<SetObject>) {
    set.coding { set, coder in
      let members = set.table.keys
      try coder.encodeScalar(.integer(Int64(members.count)), forKey: "NS.count")
      for (index, member) in members.enumerated() {
        try coder.encodeObject(member, forKey: "NS.object\(index)", isConditional: false)
        try coder.encodeScalar(
          .integer(Int64(try set.count(of: member))), forKey: "NS.count\(index)")
      }
    } decode: { set, coder in
      let count = try coder.decodeInteger(forKey: "NS.count") ?? 0
      for index in 0..<max(0, count) {
        let member = try coder.decodeObject(forKey: "NS.object\(index)", of: nil)
        let times = try coder.decodeInteger(forKey: "NS.count\(index)") ?? 1
        if member.isNone { break }
        try set.add(member, counting: true, by: max(1, times))
      }
      return .object(set)
    }
  }
}
