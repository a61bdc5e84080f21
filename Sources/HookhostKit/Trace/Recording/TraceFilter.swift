internal import SelectorRuntime

/// Selects the messages that a trace records.
struct TraceFilter {
  /// The classes whose instances' messages are recorded, including subclasses; nil records all.
  var classes: Set<String>?
  /// The exact names of the selectors that are recorded; nil records all.
  var selectors: Set<String>?

  func accepts(_ candidate: TraceEntry.Candidate) -> Bool {
    if let selectors, !selectors.contains(candidate.selector.name) { return false }
    guard let classes else { return true }
    guard let receiver = candidate.receiver else { return false }
    let lowest = receiver as? RuntimeClass ?? receiver.isa
    return lowest.lineage.contains { classes.contains($0.name) }
  }
}
