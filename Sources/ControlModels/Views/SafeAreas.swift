internal import FoundationCore
internal import SelectorRuntime

/// Which part of each view bars and rounded corners cover, and who hears when that changes.
///
/// The screen of a world is safe everywhere until a script says otherwise or a container shows a bar;
/// until then nothing here costs anything. Insets are computed from above when they are asked for.
/// The insets that have been told are kept apart, and compared before each layout.
final class SafeAreas {
  private unowned let world: UIKitWorld
  /// The edges of the screen that are covered.
  private(set) var screen = UIEdgeInsets.zero
  /// Whether anything may be covered anywhere.
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

  /// Something covers a part of a view now.
  func use(in view: UIView?) throws {
    areUsed = true
    if let view { try update(view) }
  }

  /// A view has moved, so that it may be covered in another way.
  func viewHasMoved(_ view: UIView) {
    guard areUsed, view.window != nil else { return }
    world.layoutPass.request()
  }

  /// Tells a view and all below it whose insets have changed, each before those below it.
  ///
  /// - Throws: what they throw, after all have been told.
  /// - Complexity: O(views below it), plus the depth of the view.
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

  /// The view hears first, then its controller; a scroll view takes in what has changed.
  private func send(_ view: UIView) throws {
    try view.send(world.runtime.selector("safeAreaInsetsDidChange"))
    if let controller = view.controller {
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
  /// How far from its edges something covers it.
  ///
  /// The insets that cover the view around it, as far as they reach in, and those that its
  /// controller adds.
  final var safeAreaInsets: UIEdgeInsets {
    guard world.safeAreas.areUsed else { return .zero }
    return ancestry.reversed().reduce(UIEdgeInsets.zero) { insets, view in
      view.safeAreaInsets(inside: insets)
    }
  }

  /// The edges of the view that are covered, given those of the one around it.
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

  /// The guide, made when it is first asked for.
  private final var safeAreaLayoutGuide: UILayoutGuide {
    if let safeAreaGuide { return safeAreaGuide }
    let made = world.create(UIKitClasses.layoutGuide)
    made.owner = self
    made.fill(.safeArea, "UIViewSafeAreaLayoutGuide")
    safeAreaGuide = made
    return made
  }
}
