package import SelectorRuntime

/// What systems do differently with Foundation's values: named settings of one world.
package enum ValueSetting: String, CaseIterable, Sendable {
  case constantLiterals
  case emptyArrayText
  case arraySubscripts
  case stringRangeException
  case frozenCopyFrom
  case subarrayClass
  case blockSuperclasses
  case dataDescription
  case countedSetDescription
  case pointerArrayCompact
  case weakTableCount
  case taggedPointers
  case immortalRetainCount
  case dictionaryNilText

  /// What it can be; the default comes first.
  package var choices: [String] {
    switch self {
    case .constantLiterals: ["off", "on"]
    case .emptyArrayText: ["empty NSArray", "empty array"]
    case .arraySubscripts: ["own", "objectAtIndex"]
    case .stringRangeException: ["NSRangeException", "NSInvalidArgumentException"]
    case .frozenCopyFrom: ["6", "1"]
    case .subarrayClass: ["__NSArrayI", "__NSArrayI_Transfer"]
    case .blockSuperclasses: ["four", "three"]
    case .dataDescription: ["length", "hex"]
    case .countedSetDescription: ["members", "counts"]
    case .pointerArrayCompact: ["needsNull", "documented"]
    case .weakTableCount: ["stale", "exact"]
    case .taggedPointers: ["on", "off"]
    case .immortalRetainCount: ["max", "-1"]
    case .dictionaryNilText: ["class", "setObjectForKey"]
    }
  }

  /// What it decides, and who says what.
  package var summary: String {
    switch self {
    case .constantLiterals:
      "whether literals of constants live in the image, with classes of their own (from Xcode 13 on)"
    case .emptyArrayText:
      "what an index beyond the empty immutable array says; recent systems leave out the class"
    case .arraySubscripts:
      "whether subscripts of arrays name themselves in exceptions (from iOS 11 on)"
    case .stringRangeException:
      "the exception of a string's range out of bounds; another one is seen from 2024 on"
    case .frozenCopyFrom:
      "from how many elements on a copy of a mutable container shares its storage; reports differ"
    case .subarrayClass:
      "the class of what subarrayWithRange: and allKeys answer; the other one is that of recent systems"
    case .blockSuperclasses:
      "whether blocks have a class between their own and NSBlock; recent systems have none"
    case .dataDescription:
      "how data describes itself: with its length (from iOS 13 on), or its bytes alone"
    case .countedSetDescription:
      "how a counted set describes itself; reports differ"
    case .pointerArrayCompact:
      "whether compact of a pointer array works only after a NULL was added by hand, as on devices, "
        + "or always, as documented"
    case .weakTableCount:
      "whether count of a table with weak members tells those that have gone until it tidies up"
    case .taggedPointers:
      "whether short strings and small numbers are tagged pointers"
    case .immortalRetainCount:
      "the retain count of what never goes: the largest integer, or -1"
    case .dictionaryNilText:
      "the words of a nil value in a mutable dictionary; the other ones are those before iOS 11"
    }
  }

  /// What a script sees of a value: a number where the choices are numbers.
  package static func value(of choice: String) -> Value {
    Int64(choice).map { .integer($0) } ?? .string(choice)
  }
}

/// The settings of one world that are not at their defaults.
package struct ValueSettings {
  private var changed: [ValueSetting: String] = [:]

  package init() {}

  /// The present choice.
  package subscript(setting: ValueSetting) -> String { changed[setting] ?? setting.choices[0] }

  /// Whether a setting is this choice.
  package func `is`(_ setting: ValueSetting, _ choice: String) -> Bool {
    (changed[setting] ?? setting.choices[0]) == choice
  }

  /// Changes a setting.
  ///
  /// - Returns: false when there is none of that name.
  /// - Throws: ``RuntimeError`` when it cannot be that.
  package mutating func set(_ name: String, to value: Value) throws -> Bool {
    guard let setting = ValueSetting(rawValue: name) else { return false }
    let word: String? =
      switch value {
      case .string(let text): text
      case .integer(let integer): String(integer)
      case .bool(let bool): bool ? "on" : "off"
      default: nil
      }
    guard let word, setting.choices.contains(word) else {
      let choices = setting.choices.map { Int64($0) == nil ? "'\($0)'" : $0 }
      throw RuntimeError(
        .invalidArgument,
        "setting '\(name)' must be \(choices.joined(separator: " or ")), got \(value.typeName)")
    }
    changed[setting] = word == setting.choices[0] ? nil : word
    return true
  }
}
