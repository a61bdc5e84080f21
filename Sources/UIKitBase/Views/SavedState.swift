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

extension Array where Element: RuntimeObject {
  /// The elements that still exist, in place of a list of retained objects.
  ///
  /// Those that come back are retained, and those that leave are released by the pool.
  func restored(over current: [Element]) -> [Element] {
    let living = filter { !$0.isDeallocated && !$0.isErased }
    for object in living where !current.contains(where: { $0 === object }) { object.retain() }
    for object in current where !living.contains(where: { $0 === object }) { object.autorelease() }
    return living
  }
}

extension RuntimeObject {
  /// The object, unless it is deallocated or erased.
  package var ifLiving: Self? { isDeallocated || isErased ? nil : self }
}
