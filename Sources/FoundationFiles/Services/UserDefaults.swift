internal import FoundationCore

/// The values of user defaults, in the domains in which they are looked for.
package struct UserDefaults {
  /// The values that the app has set, by the domain's name: the app's own and those of suites.
  private var persistent: [String: [String: PropertyList]] = [:]
  /// Those of a run alone, such as `NSArgumentDomain`.
  private var volatile: [String: [String: PropertyList]] = [:]
  /// The values that count while nothing is set.
  private var registered: [String: PropertyList] = [:]

  package init() {}

  static let argumentDomain = "NSArgumentDomain"
  static let registrationDomain = "NSRegistrationDomain"

  /// The value of a key in a domain, as it is looked for.
  func value(_ key: String, in domain: String) -> PropertyList? {
    volatile[UserDefaults.argumentDomain]?[key] ?? persistent[domain]?[key] ?? registered[key]
  }

  /// All values, as they are looked for.
  func all(in domain: String) -> [String: PropertyList] {
    registered.merging(persistent[domain] ?? [:]) { $1 }
      .merging(volatile[UserDefaults.argumentDomain] ?? [:]) { $1 }
  }

  mutating func set(_ value: PropertyList?, _ key: String, in domain: String) {
    persistent[domain, default: [:]][key] = value
  }

  mutating func register(_ values: [String: PropertyList]) {
    registered.merge(values) { $1 }
  }

  /// The values of one domain, or nil.
  func domain(_ name: String, isVolatile: Bool) -> [String: PropertyList]? {
    if isVolatile { return name == UserDefaults.registrationDomain ? registered : volatile[name] }
    return persistent[name]
  }

  mutating func setDomain(_ name: String, _ values: [String: PropertyList]?, isVolatile: Bool) {
    if isVolatile && name == UserDefaults.registrationDomain {
      registered = values ?? [:]
    } else if isVolatile {
      volatile[name] = values
    } else {
      persistent[name] = values
    }
  }

  var volatileNames: [String] {
    ([UserDefaults.registrationDomain] + volatile.keys).sorted()
  }
  var persistentNames: [String] { persistent.keys.sorted() }
}

extension FoundationWorld {
  /// The app's defaults.
  var userDefaults: UserDefaults {
    get { self[UserDefaultsKey.self] }
    _modify { yield &self[UserDefaultsKey.self] }
  }

  private enum UserDefaultsKey: SavedWorldKey {
    static func initialValue(in world: FoundationWorld) -> UserDefaults { UserDefaults() }
  }
}
