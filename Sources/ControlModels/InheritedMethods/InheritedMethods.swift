/// The methods that a class of UIKit declares itself on a device, while its model inherits them.
///
/// By the name of the class, the selectors; one that begins with `+` is a class method's. The source
/// are the public runtime headers of iOS 12 (of iOS 9 for layers). Left out is what UIKit never calls
/// or what only the runtime asks: `initialize`, the allocation, the stages of forwarding, `drawRect:`.
enum InheritedMethods {
  /// All of them, by folders.
  static let all = [views, controls, scrolling, controllers, gestures, objects]
}
