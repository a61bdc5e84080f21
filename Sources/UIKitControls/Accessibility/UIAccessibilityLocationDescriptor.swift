internal import FoundationCore
internal import FoundationText
internal import QuartzCore
package import SelectorRuntime
internal import UIKitBase
package import UIKitRuntime

/// A named point of a view where a drag can begin or end.
///
/// It is declared in UIAccessibilityLocationDescriptor.h.
package final class UIAccessibilityLocationDescriptor: StoringObject {
  static func define(_ descriptor: ClassDefinition<UIAccessibilityLocationDescriptor>) {
    let runtime = descriptor.runtime
    let setAttributedName = runtime.selector("setAttributedName:")
    let bounds = runtime.selector("bounds")
    func fill(_ descriptor: UIAccessibilityLocationDescriptor, _ view: UIView, _ point: CGPoint) {
      let values = descriptor.makeStoredValues()
      values.set("view", .object(view), .weak)
      values.set("point", point.messageValue, .assign)
    }
    descriptor.attributedName()
    descriptor.method("initWithName:point:inView:") {
      (descriptor, name: String, point: CGPoint, view: UIView) -> UIAccessibilityLocationDescriptor
      in
      fill(descriptor, view, point)
      descriptor.makeStoredValues().set("name", .string(name), .copy)
      return descriptor
    }
    descriptor.method("initWithAttributedName:point:inView:") {
      (descriptor, name: NSAttributedString, point: CGPoint, view: UIView)
        -> UIAccessibilityLocationDescriptor in
      fill(descriptor, view, point)
      try descriptor.send(setAttributedName, name)
      return descriptor
    }
    // Without a point, the descriptor uses the view's center.
    descriptor.method("initWithName:view:") {
      (descriptor, name: String, view: UIView) -> UIAccessibilityLocationDescriptor in
      fill(descriptor, view, try view.call(bounds, as: CGRect.self).center)
      descriptor.makeStoredValues().set("name", .string(name), .copy)
      return descriptor
    }
    descriptor.readonly("view", .weak) { (descriptor) -> UIView? in
      descriptor.storedValues?.value("view")?.object as? UIView
    }
    descriptor.readonly("point") { (descriptor) -> CGPoint in
      descriptor.storedValues?.value("point")
        .flatMap { CGPoint.from($0, in: descriptor.runtime) } ?? .zero
    }
  }
}

extension UIKitClasses {
  package static let accessibilityLocationDescriptor = NativeClass<
    UIAccessibilityLocationDescriptor
  >(
    "UIAccessibilityLocationDescriptor", superclass: FoundationClasses.object,
    UIAccessibilityLocationDescriptor.define)
}
