internal import FoundationCore
internal import FoundationFiles
internal import Systems

/// App Transport Security: which loads without encryption Info.plist allows.
struct TransportSecurity {
  /// The dictionary `NSAppTransportSecurity`; nil if Info.plist does not have the key.
  private let rules: PropertyList?
  private let isEnforced: Bool

  init(_ world: FoundationWorld) {
    rules = world.bundles[info: "NSAppTransportSecurity"]
    isEnforced = world.changes[.transportSecurity]
  }

  /// Whether a host may be reached by `http:`.
  ///
  /// A bundle without the key may reach all hosts, since most scripts are not apps; a device lets
  /// an app without it reach none.
  func allowsCleartext(to host: String) -> Bool {
    guard isEnforced, let rules else { return true }
    if let exception = exception(for: host) { return exception }
    let isLocal = host == "localhost" || host.hasSuffix(".local") || !host.contains(".")
    if isLocal, isTrue(rules["NSAllowsLocalNetworking"]) { return true }
    // Since iOS 10 the narrower keys take the place of the wide one.
    let narrower = [
      "NSAllowsLocalNetworking", "NSAllowsArbitraryLoadsInWebContent",
      "NSAllowsArbitraryLoadsForMedia",
    ]
    return narrower.allSatisfy { rules[$0] == nil } && isTrue(rules["NSAllowsArbitraryLoads"])
  }

  /// Whether `NSExceptionDomains` permits insecure loads from a host; nil if it does not list it.
  private func exception(for host: String) -> Bool? {
    guard case .dictionary(let domains)? = rules?["NSExceptionDomains"] else { return nil }
    for (key, rule) in domains {
      let domain = key.string.lowercased()
      let isInside = host.hasSuffix("." + domain) && isTrue(rule["NSIncludesSubdomains"])
      guard host == domain || isInside else { continue }
      return [
        "NSExceptionAllowsInsecureHTTPLoads", "NSTemporaryExceptionAllowsInsecureHTTPLoads",
      ].contains { isTrue(rule[$0]) }
    }
    return nil
  }

  private func isTrue(_ value: PropertyList?) -> Bool {
    if case .boolean(true)? = value { true } else { false }
  }
}

extension URLLoad {
  /// Whether a URL may be loaded; if not, the load fails and the console says so.
  func isBlockedByTransportSecurity(_ url: NSURL) throws -> Bool {
    let text = URLText(url.absoluteString)
    guard text?.scheme?.lowercased() == "http",
      !TransportSecurity(world).allowsCleartext(to: text?.host?.lowercased() ?? "")
    else { return false }
    world.writeLog(
      "App Transport Security has blocked a cleartext HTTP (http://) resource load since it is "
        + "insecure. Temporary exceptions can be configured via your app's Info.plist file.")
    try fail(NetworkFailure.insecure)
    return true
  }
}
