internal import SelectorRuntime
import StringSearch

/// The owners of the methods in an infinite recursion.
extension LabFinding {
  private static let head = "stack overflow: "
  private static let arrow = " → "

  /// The same finding, preceded by the actors that hooked the methods of the recursion.
  ///
  /// Example: `OneSignal → Instabug → OneSignal: stack overflow: -[App m] → …`.
  func namingOwners(in runtime: Runtime) -> LabFinding {
    guard verdict == .overflow,
      let place = detail.firstRange(of: LabFinding.head)
    else { return self }
    var messages = detail[place.upperBound...].prefix { $0 != "\n" }
      .split(separator: LabFinding.arrow)
    // The cycle ends with its first message.
    if messages.count > 1, messages.last == messages.first { messages.removeLast() }
    var owners: [String] = []
    for message in messages {
      for owner in LabFinding.owners(of: message, in: runtime) where owner != owners.last {
        owners.append(owner)
      }
    }
    guard let first = owners.first else { return self }
    if owners.count > 1, owners.last != first { owners.append(first) }
    let cycle = owners.joined(separator: LabFinding.arrow)
    return LabFinding(
      verdict: .overflow, detail: "\(cycle): \(detail[place.lowerBound...])", raisedAt: raisedAt)
  }

  /// The actors that hooked the method of a message such as `-[App m]`, the outermost first.
  private static func owners(of message: Substring, in runtime: Runtime) -> [String] {
    let parts = message.dropFirst(2).dropLast().split(separator: " ", maxSplits: 1)
    guard message.hasSuffix("]"), parts.count == 2,
      let named = runtime.lookUpClass(String(parts[0]))
    else { return [] }
    let cls = message.hasPrefix("+") ? named.isa : named
    guard let method = cls.method(runtime.selector(String(parts[1]))) else { return [] }
    return method.history.reversed().compactMap(\.author)
  }
}
