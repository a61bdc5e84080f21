internal import FoundationCore

/// The entitlements of a project's app, which decide what parts of the system it may use.
struct Entitlements {
  /// The keychain's access groups that the app may use, the usual one first; nil without entitlements.
  ///
  /// From "Sharing access to keychain items among a collection of apps": the list of the keychain access
  /// groups, then the app's identifier, then the app groups.
  private(set) var accessGroups: [String]?
  /// The prefix of the app's identifier: its team and a dot.
  private var prefix = ""

  init() {}

  /// Reads the entries of the property list.
  init(_ entries: [(String, PropertyList)], prefix: String) {
    self.prefix = prefix
    func texts(_ key: String) -> [String] {
      switch entries.first(where: { $0.0 == key })?.1 {
      case .string(let text): [text.string]
      case .array(let list):
        list.compactMap { if case .string(let text) = $0 { text.string } else { nil } }
      default: []
      }
    }
    let identifier = texts("application-identifier").first ?? prefix
    accessGroups =
      texts("keychain-access-groups") + [identifier]
      + texts("com.apple.security.application-groups")
  }

  /// The groups, the app's identifier completed by its bundle's.
  func accessGroups(bundleIdentifier: String) -> [String]? {
    accessGroups?.map { $0 == prefix ? prefix + bundleIdentifier : $0 }
  }
}

private enum EntitlementsKey: SavedWorldKey {
  static func initialValue(in world: FoundationWorld) -> Entitlements { Entitlements() }
}

extension FoundationWorld {
  /// The entitlements of the app.
  var entitlements: Entitlements {
    get { self[EntitlementsKey.self] }
    set { self[EntitlementsKey.self] = newValue }
  }
}
