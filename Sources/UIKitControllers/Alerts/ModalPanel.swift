internal import QuartzCore
package import SelectorRuntime
package import UIKitBase
package import UIKitControls
internal import UIKitRuntime
internal import VirtualTime

// no traps of stop: a native object exists only in a world that has its models.

/// The common superclass of UIAlertView and UIActionSheet: buttons in a separate window.
///
/// The delegate is an assigned (unretained) reference by default. The methods that it implements
/// are determined once, when it is set.
package class ModalPanel: UIView, SystemPanel {
  /// The state of the presentation.
  enum Stage {
    case hidden, appearing, shown, leaving
  }

  final var stage = Stage.hidden
  /// The run loop entry that ends the current animation.
  final var animation: RunLoop.Entry?
  final let delegate: DelegateSlot
  final let callbacks: AlertSelectors.Callbacks
  @Strong package final var panelWindow: UIWindow?
  package final var title: String?
  /// The text below the title of an alert.
  package final var message: String?
  package final var cancelButtonIndex = -1
  final var firstOtherButtonIndex = -1
  package private(set) final var buttonTitles: [String] = []
  /// The buttons; they are subviews, so the view hierarchy owns them.
  @Owned private final var buttons: [UIButton] = []

  final var alerts: AlertSelectors { selectors.alerts }

  package required init(isa: RuntimeClass) {
    guard let world = isa.runtime.world as? UIKitWorld else {
      preconditionFailure("the runtime has no UIKit")
    }
    let alerts = world.selectors.alerts
    callbacks = Self.isAlert ? alerts.alert : alerts.sheet
    delegate = DelegateSlot(remembering: callbacks.all)
    super.init(isa: isa)
  }

  class var isAlert: Bool { false }

  package override func destruct() {
    animation?.cancel()
    super.destruct()
  }

  // MARK: Differences between sheets and alerts

  /// Lays out the content above the buttons, from the top; returns its height.
  func layOutContent(width: Double) throws -> Double { 44 }
  /// Returns the position of a panel with a given size in its window.
  func place(_ size: CGSize, in bounds: CGRect) -> CGPoint { .zero }
}

// MARK: - Buttons
extension ModalPanel {
  /// Appends a button; returns its index.
  final func addButton(_ title: String?) throws -> Int {
    let title = title ?? ""
    let button = try world.makeView(UIKitClasses.button)
    let index = buttonTitles.count
    buttonTitles.append(title)
    button.tag = index
    try button.send(alerts.setTitle, title, 0)
    try button.send(
      alerts.addTarget, self, alerts.pressed, ControlEvents.touchUpInside.rawValue)
    buttons.append(button)
    try insert(button, at: subviews.count)
    if stage != .hidden { try layOut() }
    return index
  }

  /// The buttons, in the order of their indexes.
  package final var shownButtons: [UIButton] { buttons }

  package final func button(at index: Int) -> UIButton? {
    buttons.indices.contains(index) ? buttons[index] : nil
  }

  /// Asks the delegate whether the first non-cancel button is enabled.
  final func updateFirstButton() throws {
    guard let asks = callbacks.shouldEnableFirst, let button = button(at: firstOtherButtonIndex),
      let delegate = delegate.delegate(remembered: asks)
    else { return }
    let enabled: Bool = try delegate.call(asks, self)
    try button.send(alerts.setEnabled, enabled)
  }

  final func layOut() throws {
    guard let bounds = panelWindow?.bounds else { return }
    // 270 and 44 points are commonly seen values; no document gives them.
    let width = 270.0
    let top = try layOutContent(width: width)
    for (row, button) in buttons.enumerated() {
      try button.place(CGRect(x: 0, y: top + Double(row) * 44, width: width, height: 44))
    }
    let size = CGSize(width: width, height: top + Double(buttons.count) * 44)
    try place(CGRect(origin: place(size, in: bounds), size: size))
  }
}

extension ModalPanel {
  static func defineCommon<Panel: ModalPanel>(_ panel: ClassDefinition<Panel>) {
    panel.method("delegate") { (panel) -> RuntimeObject? in panel.delegate.object }
    panel.method("setDelegate:") { (panel, delegate: RuntimeObject?) in
      let isUnsafe = panel.world.settings.alerts.alertDelegate == .assign
      try panel.keptAlive { try panel.delegate.set(delegate, of: panel, isUnsafe: isUnsafe) }
    }
    panel.property("title", .copy, get: { $0.title }, set: { $0.title = $1 })
    panel.method("addButtonWithTitle:") { (panel, title: String?) -> Int in
      try panel.addButton(title)
    }
    panel.method("buttonTitleAtIndex:") { (panel, index: Int) -> String? in
      panel.buttonTitles.indices.contains(index) ? panel.buttonTitles[index] : nil
    }
    panel.method("numberOfButtons") { (panel) -> Int in panel.buttonTitles.count }
    panel.property(
      "cancelButtonIndex", get: { $0.cancelButtonIndex }, set: { $0.cancelButtonIndex = $1 })
    panel.method("firstOtherButtonIndex") { (panel) -> Int in panel.firstOtherButtonIndex }
    panel.method("isVisible") { (panel) -> Bool in panel.stage != .hidden }
    panel.method("dismissWithClickedButtonIndex:animated:") {
      (panel, index: Int, animated: Bool) in
      try panel.dismiss(index, animated: animated)
    }
    panel.method("_buttonClicked:") { (panel, button: UIButton?) in
      if let button { try panel.press(button.tag) }
    }
  }

  /// Reads the titles at the end of a variadic initializer, up to the first nil.
  static func titles(
    _ arguments: borrowing Arguments, from first: Int, _ receiver: RuntimeObject,
    _ selector: Selector
  ) throws -> [String] {
    var titles: [String] = []
    for place in first..<max(first, arguments.count) {
      guard let title = try arguments.value(place, as: String?.self, receiver, selector) else {
        break
      }
      titles.append(title)
    }
    return titles
  }

  /// Appends the buttons of an initializer; returns the index of the first one.
  final func addButtons(_ titles: [String]) throws -> Int {
    var first = -1
    for title in titles {
      let index: Int = try call(alerts.addButton, title)
      if first < 0 { first = index }
    }
    return first
  }
}
