internal import FoundationCore
package import QuartzCore
internal import SelectorRuntime
internal import UIKitRuntime

/// The safe area insets of views, and the notification of their changes.
///
/// The safe area is the whole screen until a script sets insets or a container shows a bar, and has
/// no cost before that. Insets are computed from the superview on access. The last announced insets
/// are stored, and compared before each layout.
package final class SafeAreas {
  private unowned let world: UIKitWorld
  /// The covered edges of the screen.
  package private(set) var screen = UIEdgeInsets.zero
  /// Whether any insets have been set.
  private(set) var areUsed = false

  init(_ world: UIKitWorld) { self.world = world }

  func setScreen(_ insets: UIEdgeInsets) throws {
    guard insets.isFinite, insets.numbers.allSatisfy({ $0 >= 0 }) else {
      throw RuntimeError(
        .invalidArgument, "a screen cannot have the safe area insets \(insets.text)")
    }
    screen = insets
    areUsed = true
    for window in world.application.windows { try update(window) }
  }

  /// Called after a bar has covered a part of a view.
  package func use(in view: UIView?) throws {
    areUsed = true
    if let view { try update(view) }
  }

  /// Called after a view was moved.
  func viewHasMoved(_ view: UIView) {
    guard areUsed, view.window != nil else { return }
    world.layoutPass.request()
  }

  /// Notifies a view and its descendants whose insets have changed, superviews first.
  ///
  /// - Throws: the first error; all views are notified.
  /// - Complexity: O(number of descendants), plus the depth of the view.
  func update(_ top: UIView) throws {
    guard areUsed else { return }
    var deferred = DeferredErrors()
    var open = [(view: top, around: top.superview?.safeAreaInsets ?? .zero)]
    while let (view, around) = open.popLast() {
      guard !view.isDeallocating else { continue }
      let insets = view.safeAreaInsets(inside: around)
      if insets != view.toldSafeAreaInsets {
        view.toldSafeAreaInsets = insets
        deferred.run {
          try view.keptAlive { try send(view) }
        }
      }
      for subview in view.subviews.reversed() { open.append((subview, insets)) }
    }
    try deferred.throwFirst()
  }

  /// Notifies the view, then its controller; a scroll view updates its adjusted inset.
  private func send(_ view: UIView) throws {
    let message = world.runtime.selector("safeAreaInsetsDidChange")
    if !message.isAbsent { try view.send(message) }
    if let controller = view.controller,
      !world.selectors.controllers.viewSafeAreaInsetsDidChange.isAbsent
    {
      try controller.keptAlive {
        try controller.send(world.selectors.controllers.viewSafeAreaInsetsDidChange)
      }
    }
    try (view as? UIScrollView)?.refreshSafeInset()
  }

  func restoration() -> () -> Void {
    let (screen, areUsed) = (screen, areUsed)
    return { [unowned self] in
      self.screen = screen
      self.areUsed = areUsed || self.areUsed
    }
  }
}

extension UIView {
  /// The safe area insets.
  ///
  /// The superview's insets, as far as they overlap the view, plus those that the view's controller
  /// adds.
  package final var safeAreaInsets: UIEdgeInsets {
    guard world.safeAreas.areUsed else { return .zero }
    return ancestry.reversed().reduce(UIEdgeInsets.zero) { insets, view in
      view.safeAreaInsets(inside: insets)
    }
  }

  /// The insets of the view for the insets of its superview.
  fileprivate final func safeAreaInsets(inside insets: UIEdgeInsets) -> UIEdgeInsets {
    let around = superview?.bounds ?? world.screen.bounds
    let outer =
      superview.map { insets.union($0.barInsets(over: self)) }
      ?? (self is UIWindow ? world.safeAreas.screen : .zero)
    let added = controller?.additionalSafeAreaInsets ?? .zero
    let frame = frame
    func reach(_ inset: Double, _ distance: Double) -> Double {
      inset > 0 ? max(0, inset - distance) : 0
    }
    return UIEdgeInsets(
      top: reach(outer.top, frame.origin.y - around.origin.y) + added.top,
      left: reach(outer.left, frame.origin.x - around.origin.x) + added.left,
      bottom: reach(outer.bottom, around.maxY - frame.maxY) + added.bottom,
      right: reach(outer.right, around.maxX - frame.maxX) + added.right)
  }

  static func defineSafeArea(_ view: ClassDefinition<UIView>) {
    view.readonly("safeAreaInsets") { $0.safeAreaInsets }
    view.method("safeAreaInsetsDidChange") { _ in }
    view.readonly("safeAreaLayoutGuide") { $0.safeAreaLayoutGuide }
  }

  /// The layout guide, created on first access.
  private final var safeAreaLayoutGuide: UILayoutGuide {
    if let safeAreaGuide { return safeAreaGuide }
    let made = world.create(UIKitClasses.layoutGuide)
    made.owner = self
    made.fill(.safeArea, "UIViewSafeAreaLayoutGuide")
    safeAreaGuide = made
    return made
  }
}
