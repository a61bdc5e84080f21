/// A text that can be forced to end its editing, without asking its delegate.
package protocol ForcedEditing: AnyObject {
  /// Whether the delegate is not asked.
  var mustEnd: Bool { get set }
}
