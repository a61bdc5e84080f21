internal import SelectorRuntime

/// Decodes values by key.
extension NSCoder {
  static func defineDecoding(_ coder: ClassDefinition<NSCoder>) {
    coder.method("containsValueForKey:") { (coder, key: String) -> Bool in
      try coder.hasValue(forKey: key)
    }
    coder.method("decodeObjectForKey:") { (coder, key: String) -> Value in
      try coder.readObject(forKey: key, of: nil)
    }
    coder.method("decodeBoolForKey:") { (coder, key: String) -> Bool in
      let message = "decodeBoolForKey:"
      let value = try coder.readScalar(forKey: key, message)
      if value.isNone { return false }
      guard let truth = Bool.from(value, in: coder.runtime) else {
        throw coder.wrongType(key, message, "a boolean")
      }
      return truth
    }
    for (name, called) in [
      ("Int", "Int32"), ("Int32", "Int32"), ("Integer", "Int64"), ("Int64", "Int64"),
    ] {
      let message = "decode\(called)ForKey:"
      coder.method("decode\(name)ForKey:") { (coder, key: String) -> Int in
        let value = try coder.readScalar(forKey: key, message)
        if value.isNone { return 0 }
        guard let number = value.integerPart else {
          throw coder.wrongType(key, message, "an integer number")
        }
        guard called == "Int64" || Int32(exactly: number) != nil else {
          throw coder.foundation.exception(
            named: "NSRangeException",
            "*** -[\(coder.className) \(message)]: value (\(number)) for key (\(key)) too large "
              + "to fit in 32-bit integer")
        }
        return Int(number)
      }
    }
    for (name, isSingle) in [("Float", true), ("Double", false)] {
      let message = "decode\(name)ForKey:"
      coder.method(message) { (coder, key: String) -> Double in
        let value = try coder.readScalar(forKey: key, message)
        if value.isNone { return 0 }
        guard let number = Double.from(value, in: coder.runtime) else {
          throw coder.wrongType(
            key, message, isSingle ? "a 32-bit float" : "a 64-bit float")
        }
        return isSingle ? Double(Float(number)) : number
      }
    }
    coder.method("decodeBytesForKey:returnedLength:") { (coder, key: String, _: Value) -> Value in
      coder.withLength(
        try coder.readScalar(forKey: key, "decodeBytesForKey:returnedLength:"))
    }
    coder.method("decodePropertyListForKey:") { (coder, key: String) -> Value in
      let names = ["NSArray", "NSDictionary", "NSString", "NSData", "NSDate", "NSNumber"]
      return try coder.readObject(
        forKey: key, of: names.compactMap { coder.runtime.lookUpClass($0) })
    }
  }

  private func wrongType(_ key: String, _ message: String, _ expected: String) -> any Error {
    foundation.exception(
      named: "NSInvalidUnarchiveOperationException",
      "*** -[\(className) \(message)]: value for key (\(key)) is not \(expected)")
  }
}

/// Decodes objects of given classes.
extension NSCoder {
  static func defineClassDecoding(_ coder: ClassDefinition<NSCoder>) {
    coder.method("decodeObjectOfClass:forKey:") {
      (coder, cls: RuntimeClass, key: String) -> Value in
      try coder.readObject(forKey: key, of: [cls])
    }
    coder.method("decodeObjectOfClasses:forKey:") {
      (coder, classes: ListArgument?, key: String) -> Value in
      try coder.readObject(forKey: key, of: coder.foundation.classes(classes))
    }
    for (name, container) in [("Array", "NSArray"), ("Dictionary", "NSDictionary")] {
      let isArray = name == "Array"
      let plural = isArray ? "ObjectsOfClasses:" : "KeysOfClasses:objectsOfClasses:"
      let single = isArray ? "ObjectsOfClass:" : "KeysOfClass:objectsOfClass:"
      for parts in [plural, single] {
        let message = "decode\(name)\(isArray ? "Of" : "With")\(parts)forKey:"
        coder.raw(message, types: isArray ? "@@:@@" : "@@:@@@") { receiver, selector, arguments in
          let coder = try ClassDefinition<NSCoder>.instance(receiver, selector)
          let last = isArray ? 1 : 2
          let key = try arguments.value(last, as: String.self, receiver, selector)
          var classes = [coder.foundation.valueClass(container)]
          for place in 0..<last {
            if parts == plural {
              let list = try arguments.value(place, as: ListArgument?.self, receiver, selector)
              classes += try coder.foundation.classes(list)
            } else {
              classes.append(
                try arguments.value(place, as: RuntimeClass.self, receiver, selector))
            }
          }
          return try coder.readObject(forKey: key, of: classes)
        }
      }
    }
    defineTopLevel(coder)
  }

  private static func defineTopLevel(_ coder: ClassDefinition<NSCoder>) {
    coder.method("decodeTopLevelObjectAndReturnError:") { (coder, _: Value) -> Value in
      try coder.withError { try coder.readObject(forKey: nil, of: nil) }
    }
    coder.method("decodeTopLevelObjectForKey:error:") { (coder, key: String, _: Value) -> Value in
      try coder.withError { try coder.readObject(forKey: key, of: nil) }
    }
    coder.method("decodeTopLevelObjectOfClass:forKey:error:") {
      (coder, cls: RuntimeClass, key: String, _: Value) -> Value in
      try coder.withError { try coder.readObject(forKey: key, of: [cls]) }
    }
    coder.method("decodeTopLevelObjectOfClasses:forKey:error:") {
      (coder, classes: ListArgument?, key: String, _: Value) -> Value in
      try coder.withError {
        try coder.readObject(forKey: key, of: coder.foundation.classes(classes))
      }
    }
  }

  /// Returns the result of `body` with its error; an exception becomes the error.
  private func withError(_ body: () throws -> Value) throws -> Value {
    try foundation.answeringError {
      let result = try body()
      return (result, error)
    } failing: {
      foundation.codingError(.readCorrupt, $0)
    }
  }

}

extension FoundationWorld {
  /// Returns the classes in a set.
  func classes(_ list: ListArgument?) throws -> [RuntimeClass] {
    try (list?.elements(in: self) ?? []).map { value in
      if let cls = RuntimeClass.from(value, in: runtime) { return cls }
      throw RuntimeError(
        .invalidArgument, "the allowed classes must be classes, got \(value.typeName)")
    }
  }
}
