internal import SelectorRuntime

/// Selects the messages that a trace records.
package struct TraceFilter {
  /// The classes whose instances' messages are recorded, including subclasses; nil records all.
  package var classes: Set<String>?
  /// The exact names of the selectors that are recorded; nil records all.
  package var selectors: Set<String>?

  package init(classes: Set<String>? = nil, selectors: Set<String>? = nil) {
    self.classes = classes
    self.selectors = selectors
  }

  func accepts(_ candidate: TraceEntry.Candidate) -> Bool {
    if let selectors, !selectors.contains(candidate.selector.name) { return false }
    guard let classes else { return true }
    guard let receiver = candidate.receiver else { return false }
    let lowest = receiver as? RuntimeClass ?? receiver.isa
    return lowest.lineage.contains { classes.contains($0.name) }
  }
}
