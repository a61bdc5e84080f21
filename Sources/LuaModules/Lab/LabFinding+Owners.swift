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
    guard verdict == .overflow, let place = detail.firstRange(of: LabFinding.head) else {
      return self
    }
    var owners: [String] = []
    for message in repeatedMessages {
      // The outermost hook is first.
      let records = LabFinding.method(of: message, in: runtime)?.history.reversed() ?? []
      for owner in records.compactMap(\.author) where owner != owners.last {
        owners.append(owner)
      }
    }
    guard let first = owners.first else { return self }
    if owners.count > 1, owners.last != first { owners.append(first) }
    let cycle = owners.joined(separator: LabFinding.arrow)
    return LabFinding(
      verdict: .overflow, detail: "\(cycle): \(detail[place.lowerBound...])", raisedAt: raisedAt)
  }

  /// The messages of an infinite recursion, such as `-[App m]`.
  var repeatedMessages: [Substring] {
    guard verdict == .overflow, let place = detail.firstRange(of: LabFinding.head) else {
      return []
    }
    let line = detail[place.upperBound...].prefix { $0 != "\n" }
    let cycle = line.firstRange(of: " (at ").map { line[..<$0.lowerBound] } ?? line
    var messages = cycle.split(separator: LabFinding.arrow)
    // The cycle ends with its first message.
    if messages.count > 1, messages.last == messages.first { messages.removeLast() }
    return messages
  }

  /// The method that a message such as `-[App m]` calls.
  static func method(of message: Substring, in runtime: Runtime) -> Method? {
    let parts = message.dropFirst(2).dropLast().split(separator: " ", maxSplits: 1)
    guard message.hasSuffix("]"), parts.count == 2,
      let named = runtime.lookUpClass(String(parts[0]))
    else { return nil }
    let cls = message.hasPrefix("+") ? named.isa : named
    return cls.method(runtime.selector(String(parts[1])))
  }

  /// The selector that an object did not recognize.
  var unrecognizedSelector: Substring? {
    guard verdict == .unrecognized,
      let end = detail.firstRange(of: "]: unrecognized selector")
    else { return nil }
    return detail[..<end.lowerBound].split(separator: " ").last
  }
}
