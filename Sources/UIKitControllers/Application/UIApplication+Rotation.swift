internal import FoundationCore
internal import FoundationThreads
internal import QuartzCore
internal import SelectorRuntime
internal import Systems
package import UIKitBase
internal import UIKitRuntime

// The order of rotation is that of published logs.
// The application is notified of the status bar change, and controllers of their new traits and
// sizes. Then the windows are resized, the traits change, and layout runs inside the animation. The
// completion comes last.

/// Rotation of the interface.
extension UIApplication {
  /// Rotates the interface if the application and the frontmost controller support the orientation.
  ///
  /// - Returns: whether it was rotated.
  @discardableResult
  package func rotate(to orientation: Int) throws -> Bool {
    try world.device.turn(to: orientation)
    guard orientation != self.orientation, let window = keyWindow else { return false }
    let front = window.rootViewController?.frontmost
    guard try front?.mayRotate(to: orientation, in: window) ?? true else { return false }
    try turn(to: orientation)
    return true
  }

  /// Rotates the interface unconditionally.
  func turn(to orientation: Int) throws {
    let former = self.orientation
    let turnsOver = Self.isLandscape(former) != Self.isLandscape(orientation)
    let duration = world.settings.rotationDuration
    var deferred = DeferredErrors()
    deferred.run {
      try sendToDelegate(\.willChangeOrientation, self, orientation, duration)
    }
    deferred.run { try post("WillChange", orientation) }
    self.orientation = orientation
    let old = world.screen.bounds
    var traits = world.traits.values
    let size = turnsOver ? CGSize(width: old.size.height, height: old.size.width) : old.size
    if turnsOver { traits.setSizeClasses(for: size) }
    for window in windows where !window.isHidden {
      guard let root = window.rootViewController else { continue }
      deferred.run {
        try window.beginTurn(
          root.frontmost, below: root.below, from: former, to: orientation, size: size,
          traits: traits, duration)
      }
    }
    if turnsOver {
      world.screen.bounds = CGRect(origin: .zero, size: size)
      for window in windows where window.frame == old {
        deferred.run { try window.send(selectors.setFrame, world.screen.bounds) }
      }
      deferred.run { try world.traits.change(to: traits) }
    }
    deferred.run { try post("DidChange", former) }
    deferred.run { try sendToDelegate(\.didChangeOrientation, self, former) }
    deferred.run { try world.mainScene.didTurn(from: former, was: traits) }
    for transition in world.transitions where transition.kind == .rotation {
      deferred.run { try transition.turn() }
    }
    try deferred.throwFirst()
  }

  /// Rotates the interface for a full-screen controller.
  ///
  /// A presented one gets the orientation that it prefers for the presentation. One that appears
  /// again after a dismissal gets that of the device. Both get another one if they do not support
  /// the present one.
  func settleOrientation(for controller: UIViewController, isPresented: Bool) throws {
    guard let window = keyWindow, window.rootViewController?.frontmost === controller else {
      return
    }
    let supported = try controller.supportedOrientations(in: window)
    func supports(_ orientation: Int) -> Bool {
      (1...4).contains(orientation) && supported & (1 << orientation) != 0
    }
    var first = world.device.turned
    var isWanted = isPresented
    if isPresented {
      first = try controller.call(runtime.selector("preferredInterfaceOrientationForPresentation"))
    } else {
      isWanted = try controller.call(controller.messages.shouldAutorotate)
    }
    guard !supports(orientation) || isWanted && first != orientation && supports(first) else {
      return
    }
    let next = [first, world.device.turned, 1, 3, 4, 2].first(where: supports)
    if let next, next != orientation { try turn(to: next) }
  }

  /// Asks the frontmost controller again which orientations it supports, and rotates for it.
  fileprivate func askForOrientations() throws {
    guard let front = keyWindow?.rootViewController?.frontmost else { return }
    try settleOrientation(for: front, isPresented: false)
  }

  /// Whether an orientation is landscape: `UIInterfaceOrientationIsLandscape`.
  static func isLandscape(_ orientation: Int) -> Bool { orientation == 3 || orientation == 4 }

  private func post(_ word: String, _ orientation: Int) throws {
    try world.notificationCenter?.announce(
      "UIApplication\(word)StatusBarOrientationNotification", .object(self),
      .dictionary([
        .init(
          key: .string("UIApplicationStatusBarOrientationUserInfoKey"),
          value: .integer(Int64(orientation)))
      ]))
  }

  static func defineRotation(_ application: ClassDefinition<UIApplication>) {
    application.property("statusBarOrientation", get: { $0.orientation }) {
      (application, orientation: Int) in
      if orientation != application.orientation { try application.turn(to: orientation) }
    }
    application.readonly("statusBarOrientationAnimationDuration") { (application) -> Double in
      application.world.settings.rotationDuration
    }
    // UIInterfaceOrientationMaskAllButUpsideDown
    application.method("supportedInterfaceOrientationsForWindow:") {
      (application, window: UIWindow?) -> Int in
      try application.callDelegate(\.supportedOrientations, application, window) ?? 26
    }
  }
}

extension UIWindow {
  /// Notifies the frontmost controller of the rotation; the window ignores touches during it.
  ///
  /// The pages below a full-screen one are notified first.
  fileprivate func beginTurn(
    _ root: UIViewController, below: [UIViewController], from former: Int, to orientation: Int,
    size: CGSize, traits: TraitValues, _ duration: Double
  ) throws {
    let transition = ControllerTransition(
      .rotation, from: nil, to: root, in: self, animated: duration > 0, duration: duration,
      finish: { [weak root] _ in try root?.didRotate(from: former) }, giveUp: {})
    let coordinator = transition.coordinator
    var deferred = DeferredErrors()
    if traits != world.traits.values {
      for page in below + [root] {
        deferred.run {
          try page.send(
            page.messages.willTransitionToTraits, world.makeTraitCollection(traits), coordinator)
        }
      }
    }
    guard size != bounds.size else { return try deferred.throwFirst() }
    for page in below {
      deferred.run { try page.send(page.messages.viewWillTransition, size, coordinator) }
    }
    deferred.run {
      try root.send(root.messages.viewWillTransition, size, coordinator)
      if try !root.overridesViewWillTransition {
        try root.send(root.messages.willRotate, orientation, duration)
        transition.animatedRotation = orientation
        transition.rotatesFrom = former
      }
    }
    try deferred.throwFirst()
  }
}

extension ControllerTransition {
  /// Lays out the views inside the animation, and waits for its end.
  fileprivate func turn() throws {
    var deferred = DeferredErrors()
    deferred.run { try coordinator.start() }
    if let orientation = animatedRotation, let to {
      deferred.run {
        if try to.rotatesInHalves {
          try to.rotateInHalves(from: rotatesFrom, to: orientation, lasting: duration)
        } else {
          try to.send(to.messages.willAnimateRotation, orientation, duration)
        }
      }
    }
    deferred.run { try container.send(container.runtime.selector("layoutIfNeeded")) }
    deferred.run {
      if isAnimated { try end(after: duration, completed: true) } else { try endAfterLayout() }
    }
    try deferred.throwFirst()
  }
}

extension UIViewController {

  /// The controllers from this one up to the frontmost one, without that.
  fileprivate final var below: [UIViewController] {
    var result: [UIViewController] = []
    var place = self
    while let next = place.presented, !next.isBeingDismissed, result.count < 1000 {
      result.append(place)
      place = next
    }
    return result
  }

  /// The orientations that the application and the controller support, as a mask.
  fileprivate final func supportedOrientations(in window: UIWindow) throws -> Int {
    let ofApplication: Int = try world.application.call(
      runtime.selector("supportedInterfaceOrientationsForWindow:"), window)
    return try ofApplication & call(messages.supportedOrientations)
  }

  fileprivate final func mayRotate(to orientation: Int, in window: UIWindow) throws -> Bool {
    guard try call(messages.shouldAutorotate, as: Bool.self) else { return false }
    let common = try supportedOrientations(in: window)
    guard common != 0 else {
      throw world.exception(
        named: "UIApplicationInvalidInterfaceOrientation",
        "Supported orientations has no common orientation with the application, and "
          + "[\(className) shouldAutorotate] is returning YES")
    }
    return orientation >= 0 && orientation < 8 && common & (1 << orientation) != 0
  }

  /// Whether a script overrides the new method, so that the deprecated ones are not sent.
  fileprivate final var overridesViewWillTransition: Bool {
    get throws {
      let own = isa.method(messages.viewWillTransition)
      return own !== runtime.cls(UIKitClasses.viewController).method(messages.viewWillTransition)
    }
  }

  fileprivate final func didRotate(from former: Int) throws {
    if try !overridesViewWillTransition { try send(messages.didRotate, former) }
  }

  static func defineRotation(_ controller: ClassDefinition<UIViewController>) {
    let runtime = controller.runtime
    let transition = runtime.selector("viewWillTransitionToSize:withTransitionCoordinator:")
    let traits = runtime.selector("willTransitionToTraitCollection:withTransitionCoordinator:")
    controller.method(transition.name) { (controller, size: CGSize, coordinator: RuntimeObject?) in
      var deferred = DeferredErrors()
      for child in controller.children {
        deferred.run { try child.send(transition, size, coordinator) }
      }
      try deferred.throwFirst()
    }
    controller.method(traits.name) {
      (controller, collection: UITraitCollection?, coordinator: RuntimeObject?) in
      var deferred = DeferredErrors()
      for child in controller.children {
        deferred.run { try child.send(traits, collection, coordinator) }
      }
      try deferred.throwFirst()
    }
    for (name, takesDuration) in [
      ("willRotateToInterfaceOrientation:duration:", true),
      ("willAnimateRotationToInterfaceOrientation:duration:", true),
      ("didRotateFromInterfaceOrientation:", false),
    ] {
      let selector = runtime.selector(name)
      // Child controllers are notified by their parents.
      if takesDuration {
        controller.method(name) { (controller, orientation: Int, duration: Double) in
          for child in controller.children { try child.send(selector, orientation, duration) }
        }
      } else {
        controller.method(name) { (controller, orientation: Int) in
          for child in controller.children { try child.send(selector, orientation) }
        }
      }
    }
    defineHalves(controller)
    controller.readonly("interfaceOrientation") { (controller) -> Int in
      controller.world.application.orientation
    }
    controller.readonly("preferredInterfaceOrientationForPresentation") { (controller) -> Int in
      controller.world.application.orientation
    }
    controller.method("shouldAutorotateToInterfaceOrientation:") { (_, orientation: Int) -> Bool in
      orientation == 1
    }
    controller.classSide.method("attemptRotationToDeviceOrientation") { (cls) in
      let world = cls.uikit
      if !world.changes[.orientationQueries] { try world.application.askForOrientations() }
    }
    controller.method("setNeedsUpdateOfSupportedInterfaceOrientations") { (controller) in
      try controller.world.application.askForOrientations()
    }
  }
}
