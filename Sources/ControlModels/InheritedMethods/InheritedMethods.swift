/// The methods that UIKit classes override on a device but inherit in this model.
///
/// Selectors keyed by class name; a selector that begins with `+` belongs to a class method. The
/// source is the public runtime headers of iOS 12 (of iOS 9 for layers). Methods that UIKit never
/// calls or that only the runtime calls are omitted: `initialize`, allocation, forwarding,
/// `drawRect:`.
enum InheritedMethods {
  /// All of them, by area.
  static let all = [views, controls, scrolling, controllers, gestures, objects]
}
