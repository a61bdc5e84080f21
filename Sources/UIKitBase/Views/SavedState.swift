internal import FoundationCore
package import SelectorRuntime

/// Restoring the stored state of views and controllers from a snapshot.
extension UIKitWorld {
  /// Captures the state of all views and controllers; the returned function restores it.
  ///
  /// Views and controllers that were created later are erased by then.
  func savedStates() -> () -> Void {
    var states: [() -> Void] = []
    for object in runtime.liveObjects() {
      if let view = object as? UIView {
        states.append(view.savedState())
      } else if let controller = object as? UIViewController {
        states.append(controller.savedState())
      }
    }
    return { for restore in states { restore() } }
  }
}

extension RuntimeObject {
  /// The object, unless it is deallocated or erased.
  package var ifLiving: Self? { isDeallocated || isErased ? nil : self }
}
