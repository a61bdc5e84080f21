import Hookhost

/// A shop whose rules are a script: Swift has the prices and the till, Lua uses them.
public struct Shop {
  /// The world in which the script runs.
  public let host: Host

  /// Opens a shop.
  ///
  /// - Parameter prices: In cents, by the names of the items.
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

  /// Sells some items, and returns their total price.
  public func sell(_ names: String...) throws -> Int {
    try host.call("sell", names, as: Int.self)
  }
}
