internal import QuartzCore
internal import SelectorRuntime
internal import UIKitRuntime

/// Properties of UIView.h that have no effect here.
extension UIView {
  static func defineProperties(_ view: ClassDefinition<UIView>) {
    view.readonly("appliedContentSizeCategoryLimitsDescription", .copy) { (view) -> String in
      let category = view.traits.contentSizeCategory ?? "_UICTContentSizeCategoryUnspecified"
      return "\(view.defaultDescription): content size category \(category)"
    }
    view.stored("clearsContextBeforeDrawing", usual: true)
    view.stored("maskView", .strong, usual: UIView?.none)
    view.stored("restorationIdentifier", .copy, usual: String?.none)
    view.stored("preservesSuperviewLayoutMargins", usual: false)
    view.stored("insetsLayoutMarginsFromSafeArea", usual: true)
    view.stored("focusGroupIdentifier", .copy, usual: String?.none)
    view.property(
      "contentScaleFactor",
      get: { (view) -> Double in
        view.storedValues?.value("contentScaleFactor")
          .flatMap { Double.from($0, in: view.runtime) }
          ?? view.world.screen.scale
      },
      set: { (view, factor: Double) in
        let values = view.makeStoredValues()
        values.set("contentScaleFactor", .number(factor), .assign)
      })
    view.ivar("_gestureRecognizers") { (view) -> [UIGestureRecognizer]? in
      view.recognizers.isEmpty ? nil : view.recognizers
    }
    view.ivar("_viewDelegate") { (view) -> UIViewController? in view.controller }
    defineCompanions(view)
    defineLayerProperties(view)
    view.stored("focusGroupPriority", usual: 0)
    view.stored("contentStretch", usual: CGRect(x: 0, y: 0, width: 1, height: 1))
    view.stored("hoverStyle", .copy, of: "UIHoverStyle", usual: Value.none)
    view.stored("focusEffect", .copy, of: "UIFocusEffect", usual: Value.none)
    view.stored("largeContentTitle", .copy, usual: String?.none)
    view.stored("largeContentImage", .strong, usual: UIImage?.none)
    view.stored("largeContentImageInsets", usual: UIEdgeInsets.zero)
    view.stored("scalesLargeContentImage", usual: false)
    view.stored("showsLargeContentViewer", usual: false)
    view.stored("minimumContentSizeCategory", .copy, usual: String?.none)
    view.stored("maximumContentSizeCategory", .copy, usual: String?.none)
    view.method("encodeRestorableStateWithCoder:") { (_, _: Value) in }
    view.method("decodeRestorableStateWithCoder:") { (_, _: Value) in }
    view.classSide.method(
      "userInterfaceLayoutDirectionForSemanticContentAttribute:relativeToLayoutDirection:"
    ) { (_, attribute: Int, direction: Int) -> Int in
      // UISemanticContentAttributePlayback, …Spatial, …ForceLeftToRight, …ForceRightToLeft
      switch attribute {
      case 1, 2, 3: 0
      case 4: 1
      default: direction
      }
    }
    view.classSide.method("requiresConstraintBasedLayout") { (_) -> Bool in false }
  }

  /// Declares the properties that the view forwards to its layer.
  private static func defineLayerProperties(_ view: ClassDefinition<UIView>) {
    view.property("anchorPoint", get: { $0.anchorPoint }) { (view, point: CGPoint) in
      try view.checkFinite(point, "setAnchorPoint:")
      view.setAnchorPoint(point)
    }
    let (layer, transform, setTransform) = (
      view.runtime.selector("layer"), view.runtime.selector("transform"),
      view.runtime.selector("setTransform:")
    )
    view.property(
      "transform3D",
      get: { (view) -> CATransform3D in
        try view.call(layer, as: CALayer.self).call(transform)
      }
    ) { (view, new: CATransform3D) in
      try view.call(layer, as: CALayer.self).send(setTransform, new)
    }
  }

  /// Declares motion effects and interactions, which a view retains.
  private static func defineCompanions(_ view: ClassDefinition<UIView>) {
    view.property(
      "motionEffects", .copy, get: { $0.motionEffects },
      set: { (view, effects: [RuntimeObject]) in view.motionEffects = effects })
    view.property(
      "interactions", .copy, get: { $0.interactions },
      set: { (view, interactions: [RuntimeObject]) in view.interactions = interactions })
    let (willMove, didMove) = (
      view.runtime.selector("willMoveToView:"), view.runtime.selector("didMoveToView:")
    )
    func companions(_ add: String, _ remove: String, _ list: @escaping (UIView) -> StrongListBox) {
      view.method(add) { (view, companion: RuntimeObject) in
        guard !list(view).contains(companion) else { return }
        // UIInteraction; a motion effect does not know its view.
        if try companion.implements(willMove) { try companion.send(willMove, view) }
        list(view).append(companion, of: view)
        if try companion.implements(didMove) { try companion.send(didMove, view) }
      }
      view.method(remove) { (view, companion: RuntimeObject) in
        guard list(view).contains(companion) else { return }
        try companion.keptAlive {
          if try companion.implements(willMove) { try companion.send(willMove, UIView?.none) }
          list(view).removeAll(companion)
          if try companion.implements(didMove) { try companion.send(didMove, UIView?.none) }
        }
      }
    }
    companions("addMotionEffect:", "removeMotionEffect:") { $0.$motionEffects }
    companions("addInteraction:", "removeInteraction:") { $0.$interactions }
  }
}
