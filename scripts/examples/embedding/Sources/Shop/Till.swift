import Hookhost

/// A till, which scripts create, use, subclass and hook like a class of Foundation.
public final class Till: RuntimeObject {
  /// The sum, in cents.
  public private(set) var total = 0

  /// The display of the sum, such as a label; the till owns it.
  @Strong public var display: RuntimeObject?

  private func add(_ cents: Int) throws {
    guard cents >= 0 else { throw RuntimeError(.invalidArgument, "nothing costs \(cents) cents") }
    total += cents
    guard let display else { return }
    // A message, so that a script's own class can be the display.
    try display.send("setText:", "\(total)")
  }
}

extension Till {
  /// Registers the class for the scripts of a host.
  static func define(in host: Host) throws {
    try host.define(Till.self, named: "Till") { till in
      till.readonly("total") { $0.total }
      till.property("display", .strong, get: { $0.display }, set: { $0.display = $1 })
      till.method("add:") { (till, cents: Int) in try till.add(cents) }
    }
  }
}
