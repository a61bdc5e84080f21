internal import FoundationCore
internal import SelectorRuntime
internal import Systems
internal import UIKitBase
internal import UIKitRuntime

/// The images of dots that apps set with key-value coding, until iOS 14 took them away.
extension UIPageControl {
  static func defineImages(_ control: ClassDefinition<UIPageControl>) {
    for (setter, variable) in [
      ("_setPageImage:", "_pageImage"), ("_setCurrentPageImage:", "_currentPageImage"),
    ] {
      control.ivar(variable) { (control) -> Value in
        guard control.world.changes[.pageControlImages] else {
          return control.storedValues?.value(variable) ?? .none
        }
        return try control.call(control.runtime.selector("valueForUndefinedKey:"), variable)
      } set: { (control, image: Value) in
        guard control.world.changes[.pageControlImages] else {
          return try control.showImage(image, variable)
        }
        try control.send(control.runtime.selector("setValue:forUndefinedKey:"), image, variable)
      }
      control.method(setter) { (control, image: Value) in
        guard control.world.changes[.pageControlImages] else {
          return try control.showImage(image, variable)
        }
        throw RuntimeError(
          .inconsistency, "Call to obsolete private method -[UIPageControl \(setter)]")
      }
    }
  }

  private func showImage(_ image: Value, _ variable: String) throws {
    makeStoredValues().set(variable, image, .strong)
    try send(selectors.setNeedsDisplay)
  }
}
