internal import QuartzCore
package import SelectorRuntime
package import UIKitBase
package import UIKitRuntime

/// Draws the border and the arrow of a popover, from UIPopoverBackgroundView.h.
///
/// It is abstract: a subclass defines the dimensions, and stores the arrow's offset and direction.
package final class UIPopoverBackgroundView: UIView {
  static func define(_ view: ClassDefinition<UIPopoverBackgroundView>) {
    func isAbstract<Answer>(_ object: RuntimeObject, _ name: String) throws -> Answer {
      throw RuntimeError(
        .generic,
        "\(object.methodName(object.runtime.selector(name))) must be implemented by subclassers.")
    }
    let cls = view.classSide
    for name in ["arrowBase", "arrowHeight"] {
      cls.method(name) { (cls) -> Double in try isAbstract(cls, name) }
    }
    cls.method("contentViewInsets") { (cls) -> UIEdgeInsets in
      try isAbstract(cls, "contentViewInsets")
    }
    cls.readonly("wantsDefaultContentAppearance") { (_) -> Bool in true }
    view.property(
      "arrowOffset", get: { (view) -> Double in try isAbstract(view, "arrowOffset") },
      set: { (view, _: Double) in try isAbstract(view, "setArrowOffset:") })
    view.property(
      "arrowDirection", get: { (view) -> Int in try isAbstract(view, "arrowDirection") },
      set: { (view, _: Int) in try isAbstract(view, "setArrowDirection:") })
  }

  /// Declares the class property of a popover controller or a popover presentation controller.
  static func declareClass<Popover: StoringObject>(in popover: ClassDefinition<Popover>) {
    popover.property(
      "popoverBackgroundViewClass", of: "Class",
      get: { (popover) -> Value in
        popover.storedValues?.value("popoverBackgroundViewClass") ?? .none
      },
      set: { (popover, cls: Value) in
        _ = try checked(cls, for: popover)
        popover.makeStoredValues().set("popoverBackgroundViewClass", cls, .strong)
      })
  }

  /// Returns the class of a `popoverBackgroundViewClass` value; nil for no value.
  ///
  /// - Throws: ``RuntimeError`` if it is not a subclass of the view.
  static func checked(_ value: Value, for receiver: RuntimeObject) throws -> RuntimeClass? {
    guard !value.isNone else { return nil }
    let own = receiver.runtime.cls(UIKitClasses.popoverBackgroundView)
    guard let cls = value.object as? RuntimeClass, cls.inherits(from: own) else {
      throw RuntimeError(
        .invalidArgument,
        "-[\(receiver.className) setPopoverBackgroundViewClass:]: expected a subclass of "
          + "UIPopoverBackgroundView, got "
          + ((value.object as? RuntimeClass)?.name ?? value.typeName))
    }
    return cls
  }
}

/// The background of a presented popover, and its dimensions.
struct PopoverBackground {
  let cls: RuntimeClass

  /// The height of the arrow.
  ///
  /// - Throws: the errors of the class.
  var arrowLength: Double {
    get throws { try cls.call(cls.runtime.selector("arrowHeight")) }
  }

  private var insets: UIEdgeInsets {
    get throws { try cls.call(cls.runtime.selector("contentViewInsets")) }
  }

  /// Creates the view.
  ///
  /// - Throws: the errors of its initializer.
  func makeView() throws -> UIView {
    let allocated: RuntimeObject = try cls.call(cls.uikit.selectors.alloc)
    return try allocated.call(cls.uikit.selectors.initWithFrame, CGRect.zero)
  }

  /// Sets the frame of the view around the content, and its arrow.
  ///
  /// - Parameters:
  ///   - view: The background view.
  ///   - content: The frame of the content.
  ///   - direction: A `UIPopoverArrowDirection`; any other value means no arrow.
  ///   - target: The center of the arrow's target, in the same coordinates.
  /// - Throws: the errors of the view.
  func place(_ view: UIView, around content: CGRect, _ direction: Int, to target: CGPoint) throws {
    let (insets, length) = (try insets, try arrowLength)
    var top = content.origin.y - insets.top
    var left = content.origin.x - insets.left
    var bottom = content.maxY + insets.bottom
    var right = content.maxX + insets.right
    switch direction {
    case 1: top -= length
    case 2: bottom += length
    case 4: left -= length
    case 8: right += length
    default: break
    }
    let frame = CGRect(x: left, y: top, width: right - left, height: bottom - top)
    try view.send(view.runtime.selector("setFrame:"), frame)
    guard [1, 2, 4, 8].contains(direction) else { return }
    try view.send(view.runtime.selector("setArrowDirection:"), direction)
    let offset =
      direction <= 2 ? target.x - frame.center.x : target.y - frame.center.y
    try view.send(view.runtime.selector("setArrowOffset:"), offset)
  }
}

extension UIKitClasses {
  package static let popoverBackgroundView = NativeClass<UIPopoverBackgroundView>(
    "UIPopoverBackgroundView", superclass: view, UIPopoverBackgroundView.define)
}
