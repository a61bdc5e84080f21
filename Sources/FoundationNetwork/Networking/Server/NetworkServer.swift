internal import FoundationCore
internal import FoundationFiles
internal import SelectorRuntime
internal import Threads
internal import VirtualTime

/// The scripted server of all URLs of a world; no real connection is ever opened.
///
/// If several rules match a request, the last registered one responds. A request without a matching
/// rule fails as if its host could not be found.
package final class NetworkServer {
  /// A request that the server has received.
  package struct Received {
    package let url, method: String
    package let headers: [(name: String, value: String)]
    package let body: [UInt8]
    /// The virtual time of the request.
    package let time: Double
  }

  private unowned let world: FoundationWorld
  private var rules: [NetworkRule] = []
  /// The received requests, oldest first.
  package private(set) var received: [Received] = []
  /// Whether the device is offline, so that all requests fail.
  package private(set) var isOffline = false
  /// The queue of loads; nil before the first one.
  var queue: NetworkQueue?
  /// The thread of the scripts' protocols; nil before the first one.
  var protocolThread: SimulatedThread?
  /// The work that waits for a connection.
  private var waiting: [() throws -> Void] = []

  init(_ world: FoundationWorld) {
    self.world = world
    world.sockets.isOffline = { [unowned self] in isOffline }
    world.sockets.knowsHost = { [unowned self] name in rules.contains { $0.host == name } }
  }

  /// Registers a rule with precedence over the existing ones.
  @discardableResult
  package func respond(
    to pattern: NetworkRule.Pattern, _ source: NetworkRule.Source
  ) -> NetworkRule {
    noteChange()
    let rule = NetworkRule(pattern, source)
    rules.append(rule)
    return rule
  }

  /// Removes a rule, and returns whether it was registered.
  package func remove(_ rule: NetworkRule) -> Bool {
    guard rule.isActive, rules.contains(where: { $0 === rule }) else { return false }
    noteChange()
    rule.isActive = false
    rules.removeAll(rule)
    return true
  }

  /// Sets the offline state; going online continues waiting work in the next turn.
  package func setOffline(_ isOffline: Bool) {
    noteChange()
    self.isOffline = isOffline
    guard !isOffline else { return }
    let ready = waiting
    waiting = []
    for body in ready { world.networkQueue.after(0, body) }
  }

  /// Calls a function when the device is online again.
  func whenOnline(_ body: @escaping () throws -> Void) { waiting.append(body) }

  /// Returns the rule that responds to a request, or nil.
  ///
  /// - Throws: the errors of a function pattern.
  package func rule(for request: NSURLRequest) throws -> NetworkRule? {
    for rule in rules.reversed() where try rule.isActive && rule.fits(request) { return rule }
    return nil
  }

  /// Records a received request.
  package func note(_ request: NSURLRequest) {
    noteChange()
    received.append(
      Received(
        url: request.url?.absoluteString ?? "", method: request.httpMethod,
        headers: request.headers, body: request.bodyBytes, time: world.runLoop.now))
  }

  /// Records that the server differs from the snapshot; ``restoration()`` restores it.
  private func noteChange() { world.runtime.noteChange() }

  /// Returns a function that restores the current rules, received requests and offline state.
  func restoration() -> () -> Void {
    let (rules, received, isOffline) = (rules, received, isOffline)
    let queue = queue
    return { [unowned self] in
      for rule in self.rules { rule.isActive = false }
      for rule in rules { rule.isActive = true }
      (self.rules, self.received, self.isOffline) = (rules, received, isOffline)
      waiting = []
      self.queue = queue
    }
  }
}

extension FoundationWorld {
  /// The server that responds to requests for URLs.
  package var network: NetworkServer { self[NetworkServerKey.self] }

  private enum NetworkServerKey: WorldKey {
    static func initialValue(in world: FoundationWorld) -> NetworkServer { NetworkServer(world) }

    static func restoration(
      of server: NetworkServer, in world: FoundationWorld
    ) -> (() -> Void)? { server.restoration() }
  }
}
