internal import FoundationCore
package import SelectorRuntime

/// The settings of a session, which copies the configuration.
package final class NSURLSessionConfiguration: RuntimeObject {
  /// The identifier of a background session.
  private(set) var identifier: String?
  private var numbers = NSURLSessionConfiguration.usualNumbers
  private var flags = NSURLSessionConfiguration.usualFlags
  private var objects: [String: Value] = [:]
  private var protocols: [RuntimeClass] = []

  /// The defaults of NSURLSession.h; the resource timeout is 7 days.
  private static let usualNumbers: [String: Double] = [
    "timeoutIntervalForRequest": 60, "timeoutIntervalForResource": 604_800,
  ]
  private static let integerNames: KeyValuePairs<String, Int> = [
    "requestCachePolicy": 0, "networkServiceType": 0, "HTTPCookieAcceptPolicy": 2,
    "HTTPMaximumConnectionsPerHost": 4, "multipathServiceType": 0, "TLSMinimumSupportedProtocol": 4,
    "TLSMaximumSupportedProtocol": 8, "TLSMinimumSupportedProtocolVersion": 0x0301,
    "TLSMaximumSupportedProtocolVersion": 0x0304,
  ]
  private static let usualFlags: Set<String> = [
    "allowsCellularAccess", "allowsExpensiveNetworkAccess", "allowsConstrainedNetworkAccess",
    "HTTPShouldSetCookies", "usesClassicLoadingMode",
  ]
  private static let flagNames = [
    "allowsCellularAccess", "allowsExpensiveNetworkAccess", "allowsConstrainedNetworkAccess",
    "allowsUltraConstrainedNetworkAccess", "requiresDNSSECValidation", "waitsForConnectivity",
    "sessionSendsLaunchEvents", "HTTPShouldUsePipelining", "HTTPShouldSetCookies",
    "shouldUseExtendedBackgroundIdleMode", "usesClassicLoadingMode",
  ]
  private static let objectNames: KeyValuePairs<String, String> = [
    "HTTPAdditionalHeaders": "NSDictionary", "HTTPCookieStorage": "NSHTTPCookieStorage",
    "URLCredentialStorage": "NSURLCredentialStorage", "URLCache": "NSURLCache",
    "connectionProxyDictionary": "NSDictionary", "sharedContainerIdentifier": "NSString",
    "proxyConfigurations": "NSArray",
  ]

  package override func destruct() {
    for value in objects.values { value.release() }
    objects = [:]
    super.destruct()
  }

  func number(_ name: String) -> Double { numbers[name] ?? 0 }
  func isOn(_ name: String) -> Bool { flags.contains(name) }
  func object(_ name: String) -> Value { objects[name] ?? .none }

  private func set(_ value: Value, _ name: String) {
    value.retain()
    let old = objects.updateValue(value, forKey: name)
    old?.release()
  }

  /// Returns the timeout of a request: its own unless that is 60 s, the default, else the
  /// session's.
  func timeout(of request: NSURLRequest) -> Double {
    request.timeout == 60 ? number("timeoutIntervalForRequest") : request.timeout
  }

  /// Applies the defaults of a default, ephemeral or background configuration.
  private func fill(isEphemeral: Bool, identifier: String? = nil) -> NSURLSessionConfiguration {
    let world = foundation
    self.identifier = identifier
    protocols = world.systemProtocols
    // A background session loads into files and has no cache.
    for (name, cls) in [
      ("HTTPCookieStorage", "NSHTTPCookieStorage"), ("URLCache", "NSURLCache"),
      ("URLCredentialStorage", "NSURLCredentialStorage"),
    ] where identifier == nil || name != "URLCache" {
      let storage =
        isEphemeral
        ? world.runtime.lookUpClass(cls).map { world.runtime.createInstance($0) } : world.only(cls)
      set(storage.messageValue, name)
    }
    if identifier != nil { flags.insert("sessionSendsLaunchEvents") }
    return self
  }

  private func copied() throws -> NSURLSessionConfiguration {
    guard let made = runtime.createInstance(apparentClass) as? NSURLSessionConfiguration else {
      return self
    }
    made.identifier = identifier
    (made.numbers, made.flags, made.protocols) = (numbers, flags, protocols)
    for (name, value) in objects { made.set(value, name) }
    return made
  }
}

extension NSURLSessionConfiguration {
  private static func make(
    _ cls: RuntimeClass, isEphemeral: Bool, _ identifier: String? = nil
  ) throws -> NSURLSessionConfiguration {
    guard let made = cls.runtime.createInstance(cls) as? NSURLSessionConfiguration else {
      throw RuntimeError(.invalidArgument, "\(cls.name) is not a class of configurations")
    }
    return made.fill(isEphemeral: isEphemeral, identifier: identifier)
  }

  static func define(_ configuration: ClassDefinition<NSURLSessionConfiguration>) {
    let cls = configuration.classSide
    cls.method("defaultSessionConfiguration") { (cls) -> NSURLSessionConfiguration in
      try make(cls, isEphemeral: false)
    }
    cls.method("ephemeralSessionConfiguration") { (cls) -> NSURLSessionConfiguration in
      try make(cls, isEphemeral: true)
    }
    for name in [
      "backgroundSessionConfigurationWithIdentifier:", "backgroundSessionConfiguration:",
    ] {
      cls.method(name) { (cls, identifier: String) -> NSURLSessionConfiguration in
        try make(cls, isEphemeral: false, identifier)
      }
    }
    configuration.method("init") { (configuration) -> NSURLSessionConfiguration in
      configuration.fill(isEphemeral: false)
    }
    configuration.method("copyWithZone:") {
      (configuration, _: Value) -> NSURLSessionConfiguration in try configuration.copied()
    }
    configuration.readonly("identifier", .copy) { $0.identifier }
    defineCoding(configuration)
    configuration.property(
      "protocolClasses", .copy, of: "NSArray",
      get: { (configuration) -> [RuntimeClass]? in
        configuration.protocols
      },
      set: { (configuration, classes: [RuntimeClass]?) in configuration.protocols = classes ?? [] })
    for name in usualNumbers.keys.sorted() {
      configuration.property(name, get: { $0.number(name) }, set: { $0.numbers[name] = $1 })
    }
    for (name, usual) in integerNames {
      configuration.property(
        name, get: { Int(nearestTo: $0.numbers[name] ?? Double(usual)) },
        set: { (configuration, value: Int) in configuration.numbers[name] = Double(value) })
    }
    for name in flagNames {
      configuration.property(
        name, get: { $0.isOn(name) },
        set: { if $1 { $0.flags.insert(name) } else { $0.flags.remove(name) } })
    }
    configuration.property(
      "discretionary", getter: "isDiscretionary", get: { $0.isOn("discretionary") },
      set: { if $1 { $0.flags.insert("discretionary") } else { $0.flags.remove("discretionary") } })
    for (name, className) in objectNames {
      configuration.property(
        name, .strong, of: className, get: { $0.object(name) },
        set: { (configuration, value: Value) in configuration.set(value, name) })
    }
  }
}

/// Archives the settings, but not the storages, which belong to a process.
extension NSURLSessionConfiguration {
  private static let written = ["HTTPAdditionalHeaders", "sharedContainerIdentifier"]

  private static func defineCoding(_ configuration: ClassDefinition<NSURLSessionConfiguration>) {
    configuration.coding { configuration, coder in
      try coder.encodeObject(configuration.identifier.messageValue, forKey: "identifier")
      for name in usualNumbers.keys.sorted() + integerNames.map(\.key) {
        guard let number = configuration.numbers[name] else { continue }
        try coder.encodeScalar(.number(number), forKey: name)
      }
      for name in flagNames + ["discretionary"] {
        try coder.encodeScalar(.bool(configuration.isOn(name)), forKey: name)
      }
      for name in written {
        try coder.encodeObject(configuration.object(name), forKey: name)
      }
    } decode: { configuration, coder in
      _ = configuration.fill(isEphemeral: false, identifier: try coder.decodeText("identifier"))
      for name in usualNumbers.keys.sorted() + integerNames.map(\.key) {
        guard let number = try coder.decodeDouble(forKey: name) else { continue }
        configuration.numbers[name] = number
      }
      configuration.flags = Set(
        try (flagNames + ["discretionary"]).filter { try coder.decodeBool(forKey: $0) ?? false })
      configuration.set(try coder.decodeHeaders("HTTPAdditionalHeaders"), written[0])
      configuration.set(try coder.decodeText(written[1]).messageValue, written[1])
      return .object(configuration)
    }
  }
}

extension FoundationClasses {
  static let urlSessionConfiguration = NativeClass<NSURLSessionConfiguration>(
    "NSURLSessionConfiguration", superclass: object, NSURLSessionConfiguration.define)
}
