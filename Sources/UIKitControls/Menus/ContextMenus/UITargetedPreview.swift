internal import FoundationCore
internal import QuartzCore
package import SelectorRuntime
package import UIKitBase
package import UIKitRuntime

/// The visible shape of a lifted view, from UIPreviewParameters.h.
package final class UIPreviewParameters: StoringObject {
  static func define(_ parameters: ClassDefinition<UIPreviewParameters>) {
    parameters.method("initWithTextLineRects:") {
      (parameters, rects: [RuntimeObject]) -> UIPreviewParameters in parameters
    }
    parameters.stored("visiblePath", .copy, usual: UIBezierPath?.none)
    parameters.stored("shadowPath", .copy, usual: UIBezierPath?.none)
    parameters.stored("backgroundColor", .copy, usual: UIColor?.none)
    parameters.method("copyWithZone:") { (parameters, _: Value) -> UIPreviewParameters in
      let made = try parameters.uikit.instance(UIPreviewParameters.self, of: parameters.isa)
      made.storedValues = parameters.storedValues?.copy()
      return made
    }
  }
}

/// The start or the end of a preview's animation, from UITargetedPreview.h.
package final class UIPreviewTarget: RuntimeObject {
  @Strong fileprivate var container: UIView?
  fileprivate var center = CGPoint.zero
  private var transform = CGAffineTransform.identity

  static func define(_ target: ClassDefinition<UIPreviewTarget>) {
    target.method("initWithContainer:center:") {
      (target, container: UIView, center: CGPoint) -> UIPreviewTarget in
      (target.container, target.center) = (container, center)
      return target
    }
    target.method("initWithContainer:center:transform:") {
      (target, container: UIView, center: CGPoint, transform: CGAffineTransform)
        -> UIPreviewTarget in
      (target.container, target.center, target.transform) = (container, center, transform)
      return target
    }
    target.readonly("container", .strong) { $0.container }
    target.readonly("center") { $0.center }
    target.readonly("transform") { $0.transform }
    target.method("copyWithZone:") { (target, _: Value) -> UIPreviewTarget in target }
  }
}

/// A view that is lifted above the others, from UITargetedPreview.h.
package final class UITargetedPreview: RuntimeObject {
  @Strong private var view: UIView?
  @Strong private var parameters: UIPreviewParameters?
  @Strong private var target: UIPreviewTarget?

  /// - Throws: ``RuntimeError`` if there is no target and the view is not in a window.
  package func fill(
    _ view: UIView, _ parameters: UIPreviewParameters?, _ target: UIPreviewTarget?
  ) throws -> UITargetedPreview {
    self.view = view
    self.parameters = parameters ?? uikit.create(UIKitClasses.previewParameters)
    if let target {
      self.target = target
      return self
    }
    // From the documentation: without a target the view must be in a window, because its superview
    // is the container.
    guard let superview = view.superview, view.window != nil else {
      throw RuntimeError(
        .inconsistency,
        "UITargetedPreview: the view must be in a window when no target is given: "
          + view.defaultDescription)
    }
    let made = uikit.create(UIKitClasses.previewTarget)
    (made.container, made.center) = (superview, view.center)
    self.target = made
    return self
  }

  static func define(_ preview: ClassDefinition<UITargetedPreview>) {
    preview.method("initWithView:") { (preview, view: UIView) -> UITargetedPreview in
      try preview.fill(view, nil, nil)
    }
    preview.method("initWithView:parameters:") {
      (preview, view: UIView, parameters: UIPreviewParameters) -> UITargetedPreview in
      try preview.fill(view, parameters, nil)
    }
    preview.method("initWithView:parameters:target:") {
      (preview, view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget)
        -> UITargetedPreview in
      try preview.fill(view, parameters, target)
    }
    preview.readonly("view", .strong) { $0.view }
    preview.readonly("parameters", .copy) { $0.parameters }
    preview.readonly("target", .strong) { $0.target }
    preview.readonly("size") { (preview) -> CGSize in preview.view?.bounds.size ?? .zero }
    preview.method("retargetedPreviewWithTarget:") {
      (preview, target: UIPreviewTarget) -> UITargetedPreview in
      guard let view = preview.view else { return preview }
      return try preview.uikit.instance(UITargetedPreview.self, of: preview.isa)
        .fill(view, preview.parameters, target)
    }
    preview.method("copyWithZone:") { (preview, _: Value) -> UITargetedPreview in preview }
  }
}

extension UIKitClasses {
  package static let previewParameters = NativeClass<UIPreviewParameters>(
    "UIPreviewParameters", superclass: FoundationClasses.object, UIPreviewParameters.define)
  package static let previewTarget = NativeClass<UIPreviewTarget>(
    "UIPreviewTarget", superclass: FoundationClasses.object, UIPreviewTarget.define)
  package static let targetedPreview = NativeClass<UITargetedPreview>(
    "UITargetedPreview", superclass: FoundationClasses.object, UITargetedPreview.define)

  /// The classes of context menus, superclasses first.
  @NativeClassList package static var contextMenus: [NativeClassDeclaration] {
    previewParameters
    previewTarget
    targetedPreview
    deferredMenuElement
    contextMenuConfiguration
    contextMenuInteraction
    contextMenuPress
    contextMenuAnimator
    contextMenuView
    contextMenuCell
  }
}
