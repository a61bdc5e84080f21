package import FoundationCore
internal import FoundationThreads
package import SelectorRuntime

/// The app's user defaults, in memory and part of a snapshot.
///
/// All typed getters send `objectForKey:` and all typed setters `setObject:forKey:`, so that hooks
/// of those methods see every access. A key's value can be observed with KVO.
package final class NSUserDefaults: RuntimeObject {
  /// The suite name; nil for the app's own domain.
  private var suite: String?

  /// The suites that were added with `addSuiteNamed:`, which are searched after the own domain.
  private var addedSuites: [String] = []

  private var domain: String { suite ?? Bundles.identifier(in: foundation) }

  private var store: UserDefaults {
    get { foundation.userDefaults }
    _modify {
      runtime.noteChange()
      yield &foundation.userDefaults
    }
  }

  private func object(_ key: String) throws -> Value {
    let domains = [domain] + addedSuites
    return try store.value(key, in: domains).map { try foundation.plainValue(of: $0) }
      ?? global(key)
  }

  /// Returns whether a suite is one, or logs why it is not.
  private func accepts(suite: String) -> Bool {
    let isOwn = suite == Bundles.identifier(in: foundation)
    guard isOwn || suite == "NSGlobalDomain" else { return true }
    foundation.writeLog(
      "Using \(isOwn ? "your own bundle identifier" : suite) as an NSUserDefaults suite name does "
        + "not make sense and will not work. Break on _NSUserDefaults_Log_Nonsensical_Suites to "
        + "find this")
    return false
  }

  /// Returns a value of `NSGlobalDomain`, which has the user's choices in Settings.
  private func global(_ key: String) -> Value {
    let settings = foundation.deviceSettings
    switch key {
    case "AppleLanguages": return .list(settings.preferredLanguages.map { .string($0) })
    case "AppleLocale": return .string(settings.locale)
    default: return .none
    }
  }

  /// Sets or removes a value, and posts the change.
  private func set(_ value: Value, _ key: String) throws {
    var list: PropertyList?
    if !value.isNone {
      guard let found = try foundation.propertyList(of: value) else {
        throw RuntimeError(
          .invalidArgument,
          "Attempt to insert non-property list object \(try foundation.text(of: value)) "
            + "for key \(key)")
      }
      list = found
    }
    try send("willChangeValueForKey:", key)
    store.set(list, key, in: domain)
    try send("didChangeValueForKey:", key)
    try foundation.notificationCenter?.announce(
      "NSUserDefaultsDidChangeNotification", .object(self))
  }

  private func lists(_ value: Value) throws -> [String: PropertyList] {
    var lists: [String: PropertyList] = [:]
    for (key, value) in try foundation.entries(of: value) ?? [] {
      guard let key = String.from(key, in: runtime),
        let list = try foundation.propertyList(of: value)
      else {
        throw RuntimeError(
          .invalidArgument,
          "Attempt to insert non-property list object \(try foundation.text(of: value)) "
            + "for key \(try foundation.text(of: key))")
      }
      lists[key] = list
    }
    return lists
  }

  private func dictionary(_ lists: [String: PropertyList]) throws -> Value {
    .dictionary(
      try lists.sorted { $0.key < $1.key }.map {
        .init(key: .string($0.key), value: try foundation.plainValue(of: $0.value))
      })
  }
}

extension NSUserDefaults {
  static func define(_ defaults: ClassDefinition<NSUserDefaults>) {
    let cls = defaults.classSide
    cls.method("standardUserDefaults") { (cls) -> RuntimeObject in
      cls.foundation.only("NSUserDefaults")
    }
    cls.method("resetStandardUserDefaults") { (_) in }
    defaults.method("init") { (defaults) -> NSUserDefaults in defaults }
    for name in ["initWithSuiteName:", "initWithUser:"] {
      defaults.method(name) { (defaults, suite: String?) -> NSUserDefaults? in
        if let suite, name.hasPrefix("initWithSuite"), !defaults.accepts(suite: suite) {
          return nil
        }
        defaults.suite = suite
        return defaults
      }
    }
    defaults.method("objectForKey:") { (defaults, key: String?) -> Value in
      try key.map(defaults.object) ?? .none
    }
    defaults.method("setObject:forKey:") { (defaults, value: Value, key: String) in
      try defaults.set(value, key)
    }
    // Key-value coding accesses the same values.
    defaults.method("valueForKey:") { (defaults, key: String?) -> Value in
      try key.map { try defaults.send("objectForKey:", $0) } ?? .none
    }
    defaults.method("setValue:forKey:") { (defaults, value: Value, key: String) in
      try defaults.send("setObject:forKey:", value, key)
    }
    defaults.method("removeObjectForKey:") { (defaults, key: String) in
      try defaults.set(.none, key)
    }
    defaults.method("synchronize") { (_) -> Bool in true }
    defaults.method("objectIsForcedForKey:inDomain:") { (_, _: String, _: String) -> Bool in
      false
    }
    defaults.method("objectIsForcedForKey:") { (_, _: String) -> Bool in false }
    defineReading(defaults)
    defineWriting(defaults)
    defineDomains(defaults)
  }

  private static func defineReading(_ defaults: ClassDefinition<NSUserDefaults>) {
    func read(_ defaults: NSUserDefaults, _ key: String?) throws -> Value {
      try defaults.send("objectForKey:", key)
    }
    defaults.method("boolForKey:") { (defaults, key: String?) -> Bool in
      DefaultsNumber(try read(defaults, key), in: defaults.runtime).isTrue
    }
    defaults.method("integerForKey:") { (defaults, key: String?) -> Int in
      DefaultsNumber(try read(defaults, key), in: defaults.runtime).integer
    }
    for name in ["floatForKey:", "doubleForKey:"] {
      defaults.method(name) { (defaults, key: String?) -> Double in
        DefaultsNumber(try read(defaults, key), in: defaults.runtime).number
      }
    }
    defaults.method("stringForKey:") { (defaults, key: String?) -> String? in
      let value = try read(defaults, key)
      if let text = String.from(value, in: defaults.runtime) { return text }
      switch value {
      case .integer, .number, .bool: return try defaults.foundation.text(of: value)
      default: return nil
      }
    }
    defaults.method("arrayForKey:") { (defaults, key: String?) -> Value in
      let value = try read(defaults, key)
      return value.isList ? value : .none
    }
    defaults.method("stringArrayForKey:") { (defaults, key: String?) -> [String]? in
      [String].from(try read(defaults, key), in: defaults.runtime)
    }
    defaults.method("dictionaryForKey:") { (defaults, key: String?) -> Value in
      let value = try read(defaults, key)
      if case .dictionary = value { return value }
      return try value.isList
        ? .none : defaults.foundation.entries(of: value) == nil ? .none : value
    }
    defaults.method("dataForKey:") { (defaults, key: String?) -> NSData? in
      try read(defaults, key).object as? NSData
    }
    defaults.method("URLForKey:") { (defaults, key: String?) -> NSURL? in
      let value = try read(defaults, key)
      let urls = defaults.runtime.cls(FoundationClasses.url)
      guard let text = String.from(value, in: defaults.runtime) else { return nil }
      return NSURL.make(text.hasPrefix("/") ? "file://" + text : text, of: urls)
    }
  }

  private static func defineWriting(_ defaults: ClassDefinition<NSUserDefaults>) {
    defaults.method("setBool:forKey:") { (defaults, value: Bool, key: String) in
      try defaults.send("setObject:forKey:", value, key)
    }
    defaults.method("setInteger:forKey:") { (defaults, value: Int, key: String) in
      try defaults.send("setObject:forKey:", value, key)
    }
    for name in ["setFloat:forKey:", "setDouble:forKey:"] {
      defaults.method(name) { (defaults, value: Double, key: String) in
        try defaults.send("setObject:forKey:", value, key)
      }
    }
    defaults.method("setURL:forKey:") { (defaults, url: NSURL?, key: String) in
      try defaults.send("setObject:forKey:", url?.absoluteString, key)
    }
  }

  private static func defineDomains(_ defaults: ClassDefinition<NSUserDefaults>) {
    defaults.method("registerDefaults:") { (defaults, values: Value) in
      let lists = try defaults.lists(values)
      defaults.store.register(lists)
    }
    defaults.method("dictionaryRepresentation") { (defaults) -> Value in
      try defaults.dictionary(defaults.store.all(in: defaults.domain))
    }
    for (word, isVolatile) in [("persistent", false), ("volatile", true)] {
      let domain = word.prefix(1).uppercased() + word.dropFirst() + "Domain"
      defaults.method("\(word)DomainForName:") { (defaults, name: String) -> Value in
        try defaults.store.domain(name, isVolatile: isVolatile).map {
          try defaults.dictionary($0)
        } ?? .none
      }
      defaults.method("set\(domain):forName:") { (defaults, values: Value, name: String) in
        let lists = try defaults.lists(values)
        defaults.store.setDomain(name, lists, isVolatile: isVolatile)
      }
      defaults.method("remove\(domain)ForName:") { (defaults, name: String) in
        defaults.store.setDomain(name, nil, isVolatile: isVolatile)
      }
      defaults.method("\(word)DomainNames") { (defaults) -> [String] in
        isVolatile ? defaults.store.volatileNames : defaults.store.persistentNames
      }
    }
    defaults.method("addSuiteNamed:") { (defaults, suite: String) in
      guard defaults.accepts(suite: suite), !defaults.addedSuites.contains(suite) else { return }
      let former = defaults.addedSuites
      defaults.runtime.recordUndo { [weak defaults] in defaults?.addedSuites = former }
      defaults.addedSuites.append(suite)
    }
    defaults.method("removeSuiteNamed:") { (defaults, suite: String) in
      let former = defaults.addedSuites
      defaults.runtime.recordUndo { [weak defaults] in defaults?.addedSuites = former }
      defaults.addedSuites.removeAll { $0 == suite }
    }
  }
}

extension Value {
  /// Whether the value is a plain list or an array.
  fileprivate var isList: Bool {
    switch self {
    case .list: true
    case .foreign(let foreign): foreign.list() != nil
    case .object(let object): object.isKind(of: "NSArray")
    default: false
    }
  }
}

/// A default's value as a number; strings are converted.
private struct DefaultsNumber {
  private let value: Value
  private let text: String?
  private let plain: Double
  private let whole: Int?

  init(_ value: Value, in runtime: Runtime) {
    self.value = value
    text = String.from(value, in: runtime)
    if let text { whole = Int(Self.digits(of: text)) } else { whole = Self.whole(value) }
    plain = Double.from(value, in: runtime) ?? (Bool.from(value, in: runtime) == true ? 1 : 0)
  }

  private static func whole(_ value: Value) -> Int? {
    guard case .integer(let integer) = value.object?.plainValue ?? value else { return nil }
    return Int(integer)
  }

  private static func digits(of text: String) -> Substring {
    text.drop { $0.isWhitespace }.prefix { $0.isNumber || "+-.".contains($0) }
  }

  /// The number at the start of a string.
  private var leading: Double { Double(Self.digits(of: text ?? "")) ?? 0 }

  var number: Double { text == nil ? plain : leading }

  /// Whole numbers keep all digits, which a `Double` has not.
  var integer: Int { whole ?? Int(exactly: number.rounded(.towardZero)) ?? 0 }

  /// `YES`, `true`, and strings that begin with a digit other than 0.
  var isTrue: Bool {
    guard let text else { return plain != 0 }
    let head = text.drop { $0.isWhitespace || $0 == "+" || $0 == "0" }.first
    return head.map { "YyTt123456789".contains($0) } ?? false
  }
}

extension FoundationWorld {
  /// Converts a property list to a plain value; data and dates are objects.
  package func plainValue(of list: PropertyList) throws -> Value {
    switch list {
    case .array(let elements): .list(try elements.map { try plainValue(of: $0) })
    case .dictionary(let entries):
      .dictionary(
        try entries.map {
          .init(key: .string($0.key.string), value: try plainValue(of: $0.value))
        })
    case .string(let text): .string(text.string)
    case .integer(let integer): .integer(integer)
    case .real(let number): .number(number)
    case .boolean(let truth): .bool(truth)
    case .unsigned, .data, .date, .uid: .object(try object(of: list))
    }
  }
}

extension FoundationClasses {
  package static let userDefaults = NativeClass<NSUserDefaults>(
    "NSUserDefaults", superclass: object, NSUserDefaults.define)
}
