internal import ControlModels
internal import FoundationCore
internal import FoundationNetwork
package import LuaBridge
internal import SelectorRuntime
package import UIKitBase

/// The `network` module: responses to requests, and the log of requests.
extension Bridge {
  /// Fills the module's table, which is on top.
  package func fillNetworkModule(_ world: UIKitWorld, on stack: LuaStack) {
    let define = ModuleDefiner(bridge: self, module: "network", stack: stack)
    define("respond") { [unowned world] call in
      let rule = world.network.respond(
        to: try call.requestPattern(1), try call.answerSource(2))
      call.bridge.push(rule, .networkRule, on: call.stack)
      return 1
    }
    define("requests") { [unowned world] call in
      call.answer(.list(world.network.received.map { $0.description(in: world) }))
    }
    define("setOffline") { [unowned world] call in
      let isOffline = try call.optional(1, as: Bool.self) ?? true
      world.network.setOffline(isOffline)
      try call.bridge.reportReachability(on: call.stack)
      return 0
    }
    define("isOffline") { [unowned world] call in call.answer(.bool(world.network.isOffline)) }
  }

  /// Reports a change of the simulated network to sources that watch the reachability of a host.
  private func reportReachability(on stack: LuaStack) throws {
    guard let sourceModule else { return }
    stack.push(sourceModule)
    stack.rawGet(at: -1, key: "reachabilityChanged")
    stack.remove(at: -2)
    // stack: … function or nil
    guard stack.type(at: -1) == .function else { return stack.pop() }
    try stack.call(arguments: 0, results: 0)
  }

  /// Sets the fields of a response's token.
  func setNetworkRuleFields(on stack: LuaStack) {
    stack.pushTable()
    let define = ModuleDefiner(bridge: self, module: "token", stack: stack)
    define("remove") { call in
      let rule = try call.networkRule()
      guard let world = call.runtime.world as? FoundationWorld else { return 0 }
      return call.answer(.bool(world.network.remove(rule)))
    }
    define("isActive") { call in call.answer(.bool(try call.networkRule().isActive)) }
    stack.rawSet(at: -2, key: "__index")
  }
}

extension FunctionCall {
  /// The token that is the receiver.
  fileprivate func networkRule() throws -> NetworkRule {
    if let rule = stack.handle(at: 1)?.object as? NetworkRule { return rule }
    throw RuntimeError(
      .invalidArgument, "\(name): the receiver must be the token of an answer; call it with ':'")
  }

  /// A URL with wildcards, optionally after an HTTP method, or a function that accepts the request.
  fileprivate func requestPattern(_ index: Int) throws -> NetworkRule.Pattern {
    if stack.type(at: index) == .function { return .predicate(try value(index)) }
    guard let text = try? value(index, as: String.self) else {
      throw wrong(index, "a URL, perhaps behind a method, or a function of the request")
    }
    let parts = text.split(separator: " ", omittingEmptySubsequences: true)
    switch parts.count {
    case 1: return .address(method: nil, url: text)
    case 2 where !parts[0].isEmpty && parts[0].allSatisfy(\.isLetter):
      return .address(method: parts[0].uppercased(), url: String(parts[1]))
    default: throw wrong(index, "a URL, perhaps behind a method, such as 'POST https://h/*'")
    }
  }

  /// A response, or a function that accepts the request and returns a response.
  fileprivate func answerSource(_ index: Int) throws -> NetworkRule.Source {
    let value = try bridge.value(at: index, on: stack)
    let (name, runtime) = (name, runtime)
    if let block = Block.from(value, in: runtime) {
      return .function(block) { [unowned runtime] answer in
        try NetworkAnswerTable(answer, name, "what the function answers", in: runtime).answer()
      }
    }
    return .fixed(
      try NetworkAnswerTable(value, name, "argument \(index)", in: runtime).answer())
  }
}

extension NetworkServer.Received {
  /// The fields of a request for scripts.
  fileprivate func description(in world: FoundationWorld) -> Value {
    var entries: [Value.DictionaryEntry] = [
      .init(key: .string("url"), value: .string(url)),
      .init(key: .string("method"), value: .string(method)),
      .init(
        key: .string("headers"),
        value: .dictionary(
          headers.map { .init(key: .string($0.name), value: .string($0.value)) })),
      .init(key: .string("t"), value: .number(time)),
    ]
    if !body.isEmpty {
      entries.append(.init(key: .string("body"), value: world.text(ofBody: body)))
    }
    return .dictionary(entries)
  }
}
