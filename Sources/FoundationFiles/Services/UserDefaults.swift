internal import FoundationCore

/// The values of the user defaults, by domain, with the search order of the domains.
package struct UserDefaults {
  /// The values that the app has set, by domain name: the app's own domain and the suites.
  private var persistent: [String: [String: PropertyList]] = [:]
  /// The values of volatile domains, such as `NSArgumentDomain`.
  private var volatile: [String: [String: PropertyList]] = [:]
  /// The registered default values.
  private var registered: [String: PropertyList] = [:]

  package init() {}

  static let argumentDomain = "NSArgumentDomain"
  static let registrationDomain = "NSRegistrationDomain"

  /// Returns the value of a key, searched through all domains of suites or the app.
  func value(_ key: String, in domains: [String]) -> PropertyList? {
    if let value = volatile[UserDefaults.argumentDomain]?[key] { return value }
    for domain in domains {
      if let value = persistent[domain]?[key] { return value }
    }
    return registered[key]
  }

  /// Returns all values, merged in search order.
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

  /// Returns the values of one domain, or nil.
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
