internal import FoundationCore
package import QuartzCore
package import SelectorRuntime
internal import UIKitBase
package import UIKitControls
package import UIKitRuntime

// Since iOS 13 a long press replaces the hard press, and the preview is shown above a menu of its
// actions. Therefore a context is the delegate of its own context menu interaction.

/// The previewing context of a view, from UIViewController+Previewing.h.
///
/// A device's class of that name is private.
package final class PreviewingContext: StoringObject, PreviewMenuDelegate {
  package override class var declaredName: String { "_UIViewControllerPreviewSourceViewRecord" }

  @Weak private var listener: RuntimeObject?
  @Weak private var sourceView: UIView?
  @Strong private var interaction: UIContextMenuInteraction?
  /// The controller that is being previewed.
  @Strong private var previewed: UIViewController?

  /// Initializes the context of a view.
  ///
  /// - Throws: the errors of `addInteraction:`.
  func fill(_ delegate: RuntimeObject?, _ view: UIView) throws -> PreviewingContext {
    let made = uikit.create(UIKitClasses.contextMenuInteraction)
    made.delegate = self
    (listener, sourceView, interaction) = (delegate, view, made)
    makeStoredValues().set("sourceRect", view.bounds.messageValue, .assign)
    try view.send(runtime.selector("addInteraction:"), made)
    return self
  }

  /// Removes the context from its view.
  ///
  /// - Throws: the errors of `removeInteraction:`.
  func end() throws {
    guard let interaction else { return }
    try interaction.keptAlive {
      self.interaction = nil
      try sourceView?.send(runtime.selector("removeInteraction:"), interaction)
    }
  }

  package func menuConfiguration(at point: CGPoint) throws -> UIContextMenuConfiguration? {
    let asks = runtime.selector("previewingContext:viewControllerForLocation:")
    guard let listener, try listener.implements(asks) else { return nil }
    let answer: UIViewController? = try listener.keptAlive {
      try listener.call(asks, self, point)
    }
    guard let controller = answer else { return nil }
    previewed = controller
    let items: [RuntimeObject] = try controller.call(runtime.selector("previewActionItems"))
    let made = uikit.create(UIKitClasses.contextMenuConfiguration)
    made.offer(
      controller, items.isEmpty ? nil : try uikit.menu(of: items, for: controller))
    return made
  }

  package func menuWillPerformPreviewAction() throws {
    let tells = runtime.selector("previewingContext:commitViewController:")
    guard let previewed, let listener, try listener.implements(tells) else { return }
    try listener.keptAlive { try listener.send(tells, self, previewed) }
  }

  package func menuWillEnd() { previewed = nil }

  static func define(_ context: ClassDefinition<PreviewingContext>) {
    context.adopt(UIKitProtocols.viewControllerPreviewing)
    context.adopt(UIKitProtocols.contextMenuInteractionDelegate)
    context.readonly("delegate", .weak, of: "<UIViewControllerPreviewingDelegate>") { $0.listener }
    context.readonly("sourceView", .weak) { $0.sourceView }
    context.stored("sourceRect", usual: CGRect.zero)
    context.readonly("previewingGestureRecognizerForFailureRelationship", .strong) {
      (context) -> UIGestureRecognizer? in context.interaction?.recognizer
    }
    context.method("contextMenuInteraction:configurationForMenuAtLocation:") {
      (context, _: RuntimeObject, point: CGPoint) -> UIContextMenuConfiguration? in
      try context.menuConfiguration(at: point)
    }
    let commits =
      "contextMenuInteraction:willPerformPreviewActionForMenuWithConfiguration:animator:"
    context.method(commits) { (context, _: RuntimeObject, _: RuntimeObject, _: RuntimeObject?) in
      try context.menuWillPerformPreviewAction()
    }
    context.method("contextMenuInteraction:willEndForConfiguration:animator:") {
      (context, _: RuntimeObject, _: RuntimeObject, _: RuntimeObject?) in
      context.menuWillEnd()
    }
  }
}

extension UIViewController {
  private final var previewingContexts: [PreviewingContext] {
    storedValues?.value("previewingContexts")
      .flatMap { [PreviewingContext].from($0, in: runtime) } ?? []
  }

  private final func keep(_ contexts: [PreviewingContext]) {
    makeStoredValues().set("previewingContexts", contexts.messageValue, .strong)
  }

  static func definePreviewing(_ controller: ClassDefinition<UIViewController>) {
    controller.method("registerForPreviewingWithDelegate:sourceView:") {
      (controller, delegate: RuntimeObject?, view: UIView) -> PreviewingContext in
      let made = try controller.world.create(UIKitClasses.previewingContext).fill(delegate, view)
      controller.keep(controller.previewingContexts + [made])
      return made
    }
    controller.method("unregisterForPreviewingWithContext:") {
      (controller, context: PreviewingContext?) in
      guard let context else { return }
      try context.keptAlive {
        controller.keep(controller.previewingContexts.filter { $0 !== context })
        try context.end()
      }
    }
    controller.readonly("previewActionItems", .copy, of: "NSArray") { (_) -> [RuntimeObject] in
      []
    }
  }
}

extension UIKitClasses {
  package static let previewingContext = NativeClass<PreviewingContext>(
    "_UIViewControllerPreviewSourceViewRecord", superclass: FoundationClasses.object,
    PreviewingContext.define)
}
