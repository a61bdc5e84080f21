internal import FoundationModels
package import SelectorRuntime
internal import VirtualTime

/// What UIAlertView and UIActionSheet have in common: buttons in a window of their own, and a
/// delegate that is told of everything.
///
/// The delegate is assigned by default, and what it responds to is asked once, when it is set.
package class ModalPanel: UIView {
  /// Where the panel is between its presentation and its end.
  enum Stage {
    case hidden, appearing, shown, leaving
  }

  private(set) final var stage = Stage.hidden
  /// The end of the animation that runs.
  private final var animation: RunLoop.Entry?
  private final let delegate: DelegateSlot
  final let callbacks: AlertSelectors.Callbacks
  @Strong private final var panelWindow: UIWindow?
  final var title: String?
  final var cancelButtonIndex = -1
  final var firstOtherButtonIndex = -1
  private(set) final var buttonTitles: [String] = []
  /// The buttons; as subviews they are owned by the tree.
  private final var buttons: [UIButton] = []

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
    delegate.clear()
    buttons = []
    panelWindow = nil
    super.destruct()
  }

  /// Places of the callbacks among what the delegate was asked.
  private enum Place {
    static let willPresent = 0
    static let didPresent = 1
    static let clicked = 2
    static let willDismiss = 3
    static let didDismiss = 4
    static let cancel = 5
    static let shouldEnableFirst = 6
  }

  // What sheets and alerts do differently.

  /// Puts what is not a button into place, from the top; answers how high it is.
  func layOutContent(width: Double) throws -> Double { 44 }
  /// Where the panel of a size stands in its window.
  func place(_ size: CGSize, in bounds: CGRect) -> CGPoint { .zero }
}

// Buttons.
extension ModalPanel {
  /// Adds a button behind the others; answers its index.
  final func addButton(_ title: String?) throws -> Int {
    let title = title ?? ""
    let button = world.create(UIButton.self, of: world.classes.button)
    let index = buttonTitles.count
    buttonTitles.append(title)
    button.tag = index
    try button.tell(alerts.setTitle, title, 0)
    try button.tell(
      alerts.addTarget, self, alerts.pressed, ControlEvents.touchUpInside.rawValue)
    buttons.append(button)
    try insert(button, at: subviews.count)
    if stage != .hidden { try layOut() }
    return index
  }

  final func button(at index: Int) -> UIButton? {
    buttons.indices.contains(index) ? buttons[index] : nil
  }

  /// Lets the delegate say whether the first of the other buttons may be pressed.
  final func updateFirstButton() throws {
    guard let asks = callbacks.shouldEnableFirst, let button = button(at: firstOtherButtonIndex),
      let delegate = delegate.delegate(remembered: Place.shouldEnableFirst)
    else { return }
    let enabled: Bool = try delegate.ask(asks, self)
    try button.tell(alerts.setEnabled, enabled)
  }

  private final func layOut() throws {
    guard let bounds = panelWindow?.bounds else { return }
    // 270 and 44 points are what is commonly seen; no document says so.
    let width = 270.0
    let top = try layOutContent(width: width)
    for (row, button) in buttons.enumerated() {
      button.setFrame(CGRect(x: 0, y: top + Double(row) * 44, width: width, height: 44))
    }
    let size = CGSize(width: width, height: top + Double(buttons.count) * 44)
    setFrame(CGRect(origin: place(size, in: bounds), size: size))
  }
}

// Coming and going.
extension ModalPanel {
  private static let duration = UIKitSettings.Name.alertDuration

  private final func animate(_ body: @escaping (ModalPanel) throws -> Void) throws {
    animation?.cancel()
    animation = try world.runLoop.schedule(
      after: world.settings.number(Self.duration), phase: .displayLinks
    ) { [weak self] in
      guard let self, !isDeallocating else { return }
      try keptAlive { try body(self) }
    }
  }

  private final func tellDelegate(_ place: Int, _ selector: Selector, _ index: Int? = nil) throws {
    guard let delegate = delegate.delegate(remembered: place) else { return }
    if let index {
      try delegate.tell(selector, self, index)
    } else {
      try delegate.tell(selector, self)
    }
  }

  /// Shows the panel above everything; a shown one stays as it is.
  final func present() throws {
    guard stage == .hidden else { return }
    try keptAlive {
      stage = .appearing
      runtime.recordUndo { [weak self] in self?.forgetPresentation() }
      let window = world.create(UIWindow.self, of: world.classes.window)
      panelWindow = window
      window.setFrame(world.screen.bounds)
      // UIWindowLevelAlert
      window.windowLevel = 2000
      try window.tell(alerts.setHidden, false)
      try layOut()
      try window.insert(self, at: 0)
      try tellDelegate(Place.willPresent, callbacks.willPresent)
      guard stage == .appearing else { return }
      try updateFirstButton()
      try animate { try $0.finishPresenting() }
    }
  }

  private final func finishPresenting() throws {
    guard stage == .appearing else { return }
    animation?.cancel()
    stage = .shown
    try tellDelegate(Place.didPresent, callbacks.didPresent)
  }

  private final func forgetPresentation() {
    stage = .hidden
    animation = nil
    panelWindow = nil
  }

  /// Presses a button, as a finger does.
  final func press(_ index: Int) throws {
    guard stage == .appearing || stage == .shown, buttonTitles.indices.contains(index) else {
      return
    }
    try keptAlive {
      // Nobody can press before it has come; a press that is earlier brings that forward.
      try finishPresenting()
      guard stage == .shown else { return }
      let cancels = index == cancelButtonIndex
      if cancels, world.settings.is(.alertCancelOnTap, "before") {
        try tellDelegate(Place.cancel, callbacks.cancel)
      }
      try tellDelegate(Place.clicked, callbacks.clicked, index)
      if cancels, world.settings.is(.alertCancelOnTap, "after") {
        try tellDelegate(Place.cancel, callbacks.cancel)
      }
      // The delegate may have dismissed it by itself.
      if stage == .shown { try dismiss(index, animated: true) }
    }
  }

  /// Dismisses it as if a button had been pressed, without saying that one was.
  final func dismiss(_ index: Int, animated: Bool) throws {
    guard stage == .appearing || stage == .shown else { return }
    try keptAlive {
      animation?.cancel()
      stage = .leaving
      try tellDelegate(Place.willDismiss, callbacks.willDismiss, index)
      guard stage == .leaving else { return }
      guard animated else { return try finishDismissing(index) }
      try animate { try $0.finishDismissing(index) }
    }
  }

  private final func finishDismissing(_ index: Int) throws {
    guard stage == .leaving else { return }
    stage = .hidden
    animation?.cancel()
    try removeFromSuperview()
    try panelWindow?.tell(alerts.setHidden, true)
    panelWindow = nil
    try tellDelegate(Place.didDismiss, callbacks.didDismiss, index)
  }

  /// What the system does when the application leaves: it cancels, or presses the cancel button of a
  /// delegate that does not know of cancelling.
  final func cancelBySystem() throws {
    guard stage == .appearing || stage == .shown else { return }
    try keptAlive {
      if delegate.delegate(remembered: Place.cancel) != nil {
        try tellDelegate(Place.cancel, callbacks.cancel)
        if stage != .leaving { try dismiss(cancelButtonIndex, animated: false) }
      } else {
        try tellDelegate(Place.clicked, callbacks.clicked, cancelButtonIndex)
        if stage != .leaving { try dismiss(cancelButtonIndex, animated: false) }
      }
    }
  }
}

// What scripts do to it.
extension ModalPanel {
  /// Taps a button by its title; when it has not come yet, that is waited for.
  ///
  /// - Throws: ``RuntimeError`` when no button has the title, or the panel is not shown.
  package final func tapButton(titled title: String) throws {
    guard let index = buttonTitles.firstIndex(of: title) else {
      throw RuntimeError(
        .invalidArgument,
        "uikit.pressButton: \(defaultDescription) has no button titled '\(title)'; \(list)")
    }
    try tapButton(at: index)
  }

  /// Taps a button by its index.
  ///
  /// - Throws: as ``tapButton(titled:)``.
  package final func tapButton(at index: Int) throws {
    guard let button = button(at: index) else {
      throw RuntimeError(
        .range, "uikit.pressButton: \(defaultDescription) has no button \(index); \(list)")
    }
    guard stage == .appearing || stage == .shown else {
      throw RuntimeError(
        .inconsistency, "uikit.pressButton: \(defaultDescription) is not shown")
    }
    try keptAlive {
      if stage == .appearing, let animation {
        try world.runLoop.run(for: max(0, animation.deadline - world.runLoop.now))
      }
      guard stage == .shown else { return }
      if try canBeHit(button) {
        try world.tap(button)
      } else if button.isEnabled {
        try button.tell(alerts.sendActions, ControlEvents.touchUpInside.rawValue)
      }
    }
  }

  private final var list: String {
    let titles = buttonTitles.enumerated().map { "\($0.offset) '\($0.element)'" }
    return titles.isEmpty ? "it has none" : "there are \(titles.joined(separator: ", "))"
  }

  /// Whether a finger on the button would reach it: not when another panel lies over it, or when
  /// there are too many buttons for the screen.
  private final func canBeHit(_ button: UIButton) throws -> Bool {
    guard let window = panelWindow, !world.application.isIgnoringInteractionEvents,
      world.application.windows.last(where: { !$0.isHidden }) === window
    else { return false }
    guard let point = button.convert(button.bounds.center, to: window),
      window.bounds.contains(point)
    else { return false }
    let hit: UIView? = try window.ask(selectors.hitTest, point, UIEvent?.none)
    return hit === button
  }
}

extension ModalPanel {
  static func defineCommon<Panel: ModalPanel>(_ panel: ClassDefinition<Panel>) {
    panel.method("delegate") { (panel) -> RuntimeObject? in panel.delegate.object }
    panel.method("setDelegate:") { (panel, delegate: RuntimeObject?) in
      let isUnsafe = panel.world.settings.is(.alertDelegate, "assign")
      try panel.keptAlive { try panel.delegate.set(delegate, isUnsafe: isUnsafe) }
    }
    panel.method("title") { (panel) -> String? in panel.title }
    panel.method("setTitle:") { (panel, title: String?) in panel.title = title }
    panel.method("addButtonWithTitle:") { (panel, title: String?) -> Int in
      try panel.addButton(title)
    }
    panel.method("buttonTitleAtIndex:") { (panel, index: Int) -> String? in
      panel.buttonTitles.indices.contains(index) ? panel.buttonTitles[index] : nil
    }
    panel.method("numberOfButtons") { (panel) -> Int in panel.buttonTitles.count }
    panel.method("cancelButtonIndex") { (panel) -> Int in panel.cancelButtonIndex }
    panel.method("setCancelButtonIndex:") { (panel, index: Int) in
      panel.cancelButtonIndex = index
    }
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

  /// Reads the titles that end a variadic initializer; the first nil ends them.
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

  /// Adds the buttons of an initializer; answers the index of the first one.
  final func addButtons(_ titles: [String]) throws -> Int {
    var first = -1
    for title in titles {
      let index: Int = try ask(alerts.addButton, title)
      if first < 0 { first = index }
    }
    return first
  }
}
