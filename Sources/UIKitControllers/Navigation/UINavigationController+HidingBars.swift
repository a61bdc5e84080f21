internal import FoundationCore
internal import FoundationThreads
internal import QuartzCore
internal import SelectorRuntime
internal import UIKitBase
internal import UIKitRuntime

// no traps of abs: these are floating-point numbers, whose magnitudes exist.

/// The occasions on which a navigation controller hides its bar automatically.
struct HidingBars: OptionSet {
  let rawValue: Int
  static let onTap = HidingBars(rawValue: 1)
  static let onSwipe = HidingBars(rawValue: 2)
  static let whenKeyboardAppears = HidingBars(rawValue: 4)
  static let whenVerticallyCompact = HidingBars(rawValue: 8)
}

/// Hides bars on taps, swipes, keyboard appearance or compact height.
extension UINavigationController {
  private func tap() throws -> UITapGestureRecognizer {
    if let hidingTap { return hidingTap }
    let made = world.create(UIKitClasses.tapGestureRecognizer)
    made.cancelsTouchesInView = false
    made.add(self, runtime.selector("_gestureRecognizedToggleVisibility:"))
    hidingTap = made
    if let loadedView { try attach(made, to: loadedView) }
    return made
  }

  private func pan() throws -> UIPanGestureRecognizer {
    if let hidingPan { return hidingPan }
    let made = world.create(UIKitClasses.panGestureRecognizer)
    made.cancelsTouchesInView = false
    made.delegate = self
    made.add(self, runtime.selector("_gestureRecognizedInteractiveHide:"))
    hidingPan = made
    if let loadedView { try attach(made, to: loadedView) }
    return made
  }

  private func attach(_ recognizer: UIGestureRecognizer, to view: UIView) throws {
    try view.send(runtime.selector("addGestureRecognizer:"), recognizer)
  }

  /// Adds the enabled recognizers to a newly loaded view.
  func attachHidingRecognizers(to view: UIView) throws {
    if let hidingTap { try attach(hidingTap, to: view) }
    if let hidingPan { try attach(hidingPan, to: view) }
  }

  private func set(_ occasion: HidingBars, _ hides: Bool) throws {
    guard hides != hidesBars.contains(occasion) else { return }
    hidesBars.formSymmetricDifference(occasion)
    switch occasion {
    case .onTap: try tap().send(runtime.selector("setEnabled:"), hides)
    case .onSwipe: try pan().send(runtime.selector("setEnabled:"), hides)
    case .whenKeyboardAppears: try observeKeyboard(hides)
    default: loadedView?.markNeedsLayout()
    }
  }

  private func observeKeyboard(_ observes: Bool) throws {
    let name = "UIKeyboardWillShowNotification"
    guard let center = world.notificationCenter else { return }
    if observes {
      try center.send(
        runtime.selector("addObserver:selector:name:object:"), self,
        runtime.selector("_keyboardWillShow:"), name, Value.none)
    } else {
      try center.send(runtime.selector("removeObserver:name:object:"), self, name, Value.none)
    }
  }

  private func hide(_ hidden: Bool) throws {
    guard hidden != isBarHidden else { return }
    try send(messages.setNavigationBarHidden, hidden, true)
  }

  /// Hides the bar when the height becomes compact, and shows it when it becomes regular.
  func hideBarsIfCompact() throws {
    // UIUserInterfaceSizeClassCompact
    let isCompact = traits[.verticalSizeClass] == 1
    guard hidesBars.contains(.whenVerticallyCompact), isCompact != wasCompact else { return }
    wasCompact = isCompact
    try hide(isCompact)
  }

  /// A swipe as long as the bar's height hides it upwards and shows it downwards.
  ///
  /// The length is our choice; nothing is published about devices.
  private func follow(_ pan: UIPanGestureRecognizer) throws {
    guard hidesBars.contains(.onSwipe), let loadedView else { return }
    let way: CGPoint = try pan.call(runtime.selector("translationInView:"), loadedView)
    if abs(way.y) >= UINavigationBar.height { try hide(way.y < 0) }
  }

  static func defineHidingBars(_ navigation: ClassDefinition<UINavigationController>) {
    for (name, occasion) in [
      ("hidesBarsOnTap", HidingBars.onTap), ("hidesBarsOnSwipe", .onSwipe),
      ("hidesBarsWhenKeyboardAppears", .whenKeyboardAppears),
      ("hidesBarsWhenVerticallyCompact", .whenVerticallyCompact),
    ] {
      navigation.property(name, get: { $0.hidesBars.contains(occasion) }) {
        (navigation, hides: Bool) in try navigation.set(occasion, hides)
      }
    }
    navigation.readonly("barHideOnTapGestureRecognizer") {
      (navigation) -> UITapGestureRecognizer in try navigation.tap()
    }
    navigation.readonly("barHideOnSwipeGestureRecognizer") {
      (navigation) -> UIPanGestureRecognizer in try navigation.pan()
    }
    navigation.method("_gestureRecognizedToggleVisibility:") {
      (navigation, _: UIGestureRecognizer?) in
      guard navigation.hidesBars.contains(.onTap) else { return }
      try navigation.keptAlive { try navigation.hide(!navigation.isBarHidden) }
    }
    navigation.method("_gestureRecognizedInteractiveHide:") {
      (navigation, pan: UIPanGestureRecognizer) in
      try navigation.keptAlive { try navigation.follow(pan) }
    }
    navigation.method("_keyboardWillShow:") { (navigation, _: Value) in
      try navigation.keptAlive { try navigation.hide(true) }
    }
    // The swipe that hides bars also scrolls a list.
    navigation.method("gestureRecognizer:shouldRecognizeSimultaneouslyWithGestureRecognizer:") {
      (navigation, one: UIGestureRecognizer, _: UIGestureRecognizer) -> Bool in
      one === navigation.hidingPan
    }
  }
}
