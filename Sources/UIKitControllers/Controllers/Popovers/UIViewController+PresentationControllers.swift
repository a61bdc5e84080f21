internal import QuartzCore
package import SelectorRuntime
package import UIKitBase
package import UIKitRuntime

/// The presentation controllers of a controller: its own, or one that its delegate creates.
extension UIViewController {
  /// `UIModalPresentationPopover`.
  private static let popoverStyle = 7
  /// `UIModalPresentationCustom`.
  private static let customStyle = 4
  /// `UIModalPresentationPageSheet`, `…FormSheet` and `…Automatic`.
  private static let sheetStyles = [1, 2, -2]

  /// The types of presentation controllers; each is stored under its raw value.
  private enum Presentation: String {
    case plain = "presentationController"
    case popover = "popoverPresentationController"
    case sheet = "sheetPresentationController"
    case custom = "customPresentationController"
  }

  private final var ownPresentation: Presentation {
    switch modalPresentationStyle {
    case Self.popoverStyle: .popover
    case let style where Self.sheetStyles.contains(style): .sheet
    default: .plain
    }
  }

  private final func known(_ kind: Presentation) -> UIPresentationController? {
    // A restored snapshot erases a presentation controller that was created later.
    guard let known = storedValues?.value(kind.rawValue)?.object, !known.isErased else {
      return nil
    }
    return known as? UIPresentationController
  }

  private final func keep(_ made: UIPresentationController?, _ kind: Presentation) {
    let values = makeStoredValues()
    values.set(kind.rawValue, made.messageValue, .strong)
  }

  /// Returns the presentation controller of a type, created on first use.
  private final func presentation(_ kind: Presentation) -> UIPresentationController {
    if let known = known(kind) { return known }
    let made: UIPresentationController =
      switch kind {
      case .popover: world.create(UIKitClasses.popoverPresentationController)
      case .sheet: world.create(UIKitClasses.sheetPresentationController)
      default: world.create(UIKitClasses.presentationController)
      }
    made.presented = self
    keep(made, kind)
    return made
  }

  /// Returns the controller for a presentation; with the custom style, the delegate creates it.
  private final func presentationController(
    presentedBy presenter: UIViewController?, source: UIViewController?
  ) throws -> UIPresentationController {
    guard modalPresentationStyle == Self.customStyle, let delegate = transitioningDelegate else {
      return presentation(ownPresentation)
    }
    if let known = known(.custom) { return known }
    let make = runtime.selector(
      "presentationControllerForPresentedViewController:presentingViewController:"
        + "sourceViewController:")
    guard try delegate.implements(make) else { return presentation(.plain) }
    let answer: RuntimeObject? = try delegate.keptAlive {
      try delegate.call(make, self, presenter, source)
    }
    guard let made = answer as? UIPresentationController else { return presentation(.plain) }
    if made.presented == nil { made.presented = self }
    keep(made, .custom)
    return made
  }

  /// Whether the presentation has a container view.
  private final func needsContainer(_ presentation: UIPresentationController) throws -> Bool {
    if let popover = presentation as? UIPopoverPresentationController,
      modalPresentationStyle == Self.popoverStyle
    {
      return try popover.prepare()
    }
    return Self.sheetStyles.contains(modalPresentationStyle) || known(.custom) != nil
  }

  /// The sheet to which a delegate adapts a popover.
  final var adaptiveSheet: UIPresentationController { presentation(.sheet) }

  /// Returns the container view of a presentation in a window, created with the presentation.
  final func presentationContainer(
    in window: UIWindow, by presenter: UIViewController, from source: UIViewController
  ) throws -> (presentation: UIPresentationController, container: UIView) {
    let presentation = try presentationController(presentedBy: presenter, source: source)
    presentation.presenting = presenter
    guard try needsContainer(presentation) else { return (presentation, window) }
    let made = try world.makeView(UIKitClasses.transitionView, frame: window.bounds)
    made.presentation = presentation
    presentation.container = made
    try window.insert(made, at: window.subviews.count)
    return (presentation, made)
  }

  /// The presentation controller in use; nil if none was requested.
  final var presentationInUse: UIPresentationController? {
    known(.custom) ?? known(ownPresentation)
  }

  /// Removes the container view after the presentation has ended.
  final func endPresentation() throws {
    if let container = presentationInUse?.container, !container.isErased {
      presentationInUse?.container = nil
      presentationInUse?.finishPresentation()
      try container.keptAlive {
        container.presentation = nil
        if container.superview != nil { try container.removeFromSuperview() }
      }
    }
    if known(.custom) != nil { keep(nil, .custom) }
  }

  static func definePresentationControllers(_ controller: ClassDefinition<UIViewController>) {
    controller.readonly("presentationController", .strong) {
      (controller) -> UIPresentationController in
      try controller.presentationController(presentedBy: controller.presenting, source: nil)
    }
    controller.readonly("activePresentationController", .strong) {
      (controller) -> UIPresentationController? in
      controller.presenting == nil ? nil : controller.presentationInUse
    }
    controller.readonly("sheetPresentationController", .strong, of: "UISheetPresentationController")
    {
      (controller) -> UIPresentationController? in
      let isSheet = sheetStyles.contains(controller.modalPresentationStyle)
      return isSheet ? controller.presentation(.sheet) : nil
    }
    controller.readonly("popoverPresentationController", .strong) {
      (controller) -> UIPresentationController? in
      // On every device, alerts and activity sheets have a popover presentation controller too.
      let mayPop =
        controller.modalPresentationStyle == popoverStyle || controller is UIAlertController
        || controller is UIActivityViewController
      return mayPop ? controller.presentation(.popover) : nil
    }
  }
}

/// The container view of a presentation controller.
package final class UITransitionView: UIView {
  @Weak package var presentation: UIPresentationController?

  private func layOut() throws {
    guard let presentation else { return }
    try presentation.keptAlive {
      try presentation.send(runtime.selector("containerViewWillLayoutSubviews"))
      try presentation.layOutContainer()
      try presentation.send(runtime.selector("containerViewDidLayoutSubviews"))
    }
  }

  static func define(_ view: ClassDefinition<UITransitionView>) {
    view.method("layoutSubviews") { (view) in try view.layOut() }
    // The presentation controller decides which touches go to the views behind the container.
    let hitTest = view.runtime.selector("hitTest:withEvent:")
    let cls = view.cls
    view.method(hitTest.name) { (view, point: CGPoint, event: UIEvent?) -> UIView? in
      let hit = try view.runtime.sendSuper(
        view, above: cls, hitTest, Arguments(point.messageValue, event.messageValue))
      let found = hit.object as? UIView
      return try view.presentation?.lets(point, through: found) == true ? nil : found
    }
  }
}

extension UIKitClasses {
  package static let transitionView = NativeClass<UITransitionView>(
    "UITransitionView", superclass: view, UITransitionView.define)
}
