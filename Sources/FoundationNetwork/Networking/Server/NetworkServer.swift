internal import FoundationCore
internal import FoundationFiles
internal import SelectorRuntime
internal import VirtualTime

/// The scripted server behind every URL of a world: no real connection is ever opened.
///
/// Of the rules that fit a request, the one registered last answers. A request that none fits fails
/// as one to a host that cannot be found.
package final class NetworkServer {
  /// A request that has reached the network.
  package struct Received {
    package let url, method: String
    package let headers: [(name: String, value: String)]
    package let body: [UInt8]
    /// The virtual time.
    package let time: Double
  }

  private unowned let world: FoundationWorld
  private var rules: [NetworkRule] = []
  /// The requests that have come in, the first one first.
  package private(set) var received: [Received] = []
  /// Whether all requests fail as without a connection.
  package private(set) var isOffline = false
  /// Where loads run; nil before the first one.
  var queue: NetworkQueue?
  /// The work that waits for a connection.
  private var waiting: [() throws -> Void] = []

  init(_ world: FoundationWorld) { self.world = world }

  /// Registers a rule in front of the others.
  @discardableResult
  package func respond(
    to pattern: NetworkRule.Pattern, _ source: NetworkRule.Source
  ) -> NetworkRule {
    noteChange()
    let rule = NetworkRule(pattern, source)
    rules.append(rule)
    return rule
  }

  /// Takes a rule away, and answers whether it was there.
  package func remove(_ rule: NetworkRule) -> Bool {
    guard rule.isActive, rules.contains(where: { $0 === rule }) else { return false }
    noteChange()
    rule.isActive = false
    rules.removeAll { $0 === rule }
    return true
  }

  /// Goes offline, or comes back; what has waited for that goes on in the next turn.
  package func setOffline(_ isOffline: Bool) {
    noteChange()
    self.isOffline = isOffline
    guard !isOffline else { return }
    let ready = waiting
    waiting = []
    for body in ready { world.networkQueue.after(0, body) }
  }

  /// Calls a body once there is a connection.
  func whenOnline(_ body: @escaping () throws -> Void) { waiting.append(body) }

  /// The rule that answers a request, or nil.
  /// - Throws: what a pattern that is a function throws.
  package func rule(for request: NSURLRequest) throws -> NetworkRule? {
    for rule in rules.reversed() where try rule.isActive && rule.fits(request) { return rule }
    return nil
  }

  /// Writes down that a request has come in.
  package func note(_ request: NSURLRequest) {
    noteChange()
    received.append(
      Received(
        url: request.url?.absoluteString ?? "", method: request.httpMethod,
        headers: request.headers, body: request.bodyBytes, time: world.runLoop.now))
  }

  /// Lets the world know that it is no longer as a snapshot has it; ``restoration()`` takes it back.
  private func noteChange() { world.runtime.recordUndo {} }

  /// Notes the rules and what has come in, and answers what takes the server back to that.
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
  /// The server that answers requests for URLs.
  package var network: NetworkServer { self[NetworkServerKey.self] }

  private enum NetworkServerKey: WorldKey {
    static func initialValue(in world: FoundationWorld) -> NetworkServer { NetworkServer(world) }

    static func restoration(
      of server: NetworkServer, in world: FoundationWorld
    ) -> (() -> Void)? { server.restoration() }
  }
}
