import Hookhost

/// A shop whose rules are a script: Swift has the prices and the till, Lua what is done with them.
public struct Shop {
  /// The world in which the script runs.
  public let host: Host

  /// Opens a shop.
  ///
  /// - Parameter prices: In cents, by the names of what is sold.
  public init(prices: [String: Int]) throws {
    host = try Host(
      limits: HostLimits(memory: 64 << 20, seconds: 5), sandbox: .strict(modules: nil))
    try Till.define(in: host)
    try host.define("price") { (name: String) throws -> Int in
      if let price = prices[name] { return price }
      throw RuntimeError(.invalidArgument, "nothing is called '\(name)'")
    }
    try host.run(
      String(decoding: PackageResources.checkout_lua, as: UTF8.self), named: "checkout.lua")
  }

  /// Sells some things, and answers what they cost together.
  public func sell(_ names: String...) throws -> Int {
    try host.call("sell", names, as: Int.self)
  }
}
