internal import FoundationCore
internal import SelectorRuntime
internal import VirtualTime

/// The menu on the screen, over all else in its window: a row for each element, and the preview.
///
/// A finger on a row chooses it, one on the preview or the lifted view takes the preview's own
/// action if the delegate has one, and one anywhere else sends the menu away.
final class ContextMenuView: UIView {
  override class var declaredName: String { "_UIContextMenuContainerView" }

  @Strong private(set) var menu: UIMenu?
  @Strong private(set) var preview: UIViewController?
  @Strong private(set) var configuration: UIContextMenuConfiguration?
  @Owned private(set) var source: ContextMenuSource?
  @Weak private var interaction: UIContextMenuInteraction?
  /// What can be chosen now, from the top; elements that are still being made have a row too.
  @StrongList private(set) var elements: [UIMenuElement] = []
  /// The rows of the elements, which the tree owns.
  private var rows: [UIView] = []
  @Strong private var list: UIView?
  /// The submenu that has been opened; nil for the menu itself.
  @Strong private var opened: UIMenu?
  @StrongList private var animators: [ContextMenuAnimator] = []
  @StrongList private var asked: [UIDeferredMenuElement] = []

  override func destruct() {
    rows = []
    super.destruct()
  }

  func show(
    _ menu: UIMenu?, _ preview: UIViewController?, _ configuration: UIContextMenuConfiguration,
    _ source: ContextMenuSource, for interaction: UIContextMenuInteraction
  ) {
    self.menu = menu
    self.preview = preview
    self.configuration = configuration
    self.source = source
    self.interaction = interaction
    autoresizing = [.width, .height]
  }

  /// Shows another menu instead.
  ///
  /// - Throws: what laying out throws, and the providers of elements.
  func replace(with menu: UIMenu) throws {
    self.menu = menu
    opened = nil
    try showElements()
  }

  // Rows.

  /// Makes the rows anew.
  ///
  /// - Throws: what laying out throws, and the providers of elements.
  func showElements() throws {
    try keptAlive {
      if let list {
        self.list = nil
        try list.removeFromSuperview()
      }
      rows = []
      elements = try (opened ?? menu).map { try visible(in: $0) } ?? []
      let list = try world.makeView(UIKitClasses.view)
      self.list = list
      for element in elements {
        let row = try world.makeView(UIKitClasses.contextMenuCell)
        let label = try world.makeView(UIKitClasses.label)
        try label.send(selectors.setText, try title(of: element))
        try row.insert(label, at: 0)
        try list.insert(row, at: rows.count)
        rows.append(row)
      }
      if let preview, preview.loadedView?.superview !== self {
        let view: UIView = try preview.call(runtime.selector("view"))
        try insert(view, at: 0)
      }
      try insert(list, at: subviews.count)
      try layOut(list)
    }
  }

  private func title(of element: UIMenuElement) throws -> String {
    // The words of a row whose element is still being made.
    if element is UIDeferredMenuElement { return "Loading…" }
    return try element.call(runtime.selector("title"), as: String?.self) ?? ""
  }

  /// The elements of a menu that have a row: those of inline menus and of deferred elements stand
  /// in their place, and hidden ones nowhere.
  private func visible(in menu: UIMenu) throws -> [UIMenuElement] {
    try menu.children.flatMap { try visible($0) }
  }

  private func visible(_ element: UIMenuElement) throws -> [UIMenuElement] {
    switch element {
    case let menu as UIMenu: return menu.isInline ? try visible(in: menu) : [menu]
    case let deferred as UIDeferredMenuElement:
      if let made = deferred.made(for: self) { return try made.flatMap { try visible($0) } }
      if !asked.contains(where: { $0 === deferred }) {
        asked.append(deferred)
        try deferred.make(for: self)
        if let made = deferred.made(for: self) { return try made.flatMap { try visible($0) } }
      }
      return [deferred]
    default: return try attributes(of: element).contains(.hidden) ? [] : [element]
    }
  }

  /// Hears that the elements of a deferred one have come.
  ///
  /// - Throws: what laying out throws.
  func elementsDidArrive() throws {
    guard superview != nil, isUserInteractionEnabled, list != nil else { return }
    try showElements()
  }

  private func attributes(of element: UIMenuElement) throws -> MenuElementAttributes {
    if element is UIMenu || element is UIDeferredMenuElement { return [] }
    return MenuElementAttributes(
      rawValue: try element.call(runtime.selector("attributes"), as: Int.self))
  }

  /// 250 and 44 points are what is commonly seen; no document says so.
  private func layOut(_ list: UIView) throws {
    let (width, height) = (250.0, 44.0 * Double(rows.count))
    guard let lifted = source?.view, let window = lifted.window,
      let frame = lifted.convert(lifted.bounds, to: window)
    else { return }
    var top = frame.maxY + 8
    if let view = preview?.loadedView {
      let wanted: CGSize =
        try preview?.call(runtime.selector("preferredContentSize"), as: CGSize.self) ?? .zero
      let size =
        wanted.width > 0 && wanted.height > 0
        ? wanted : CGSize(width: bounds.size.width - 32, height: bounds.size.height / 2)
      let y = max(0, min(frame.origin.y, bounds.maxY - size.height - height - 16))
      try view.place(
        CGRect(
          origin: CGPoint(x: (bounds.size.width - size.width) / 2, y: y), size: size))
      top = y + size.height + 8
    } else if top + height > bounds.maxY {
      top = max(0, frame.origin.y - height - 8)
    }
    let x = max(16, min(frame.origin.x, bounds.maxX - width - 16))
    try list.place(CGRect(x: x, y: top, width: width, height: height))
    for (place, row) in rows.enumerated() {
      try row.place(CGRect(x: 0, y: 44 * Double(place), width: width, height: 44))
      try row.subviews.first?.place(CGRect(x: 16, y: 0, width: width - 32, height: 44))
    }
  }

  // Choosing.

  /// Does what a finger at a point does.
  ///
  /// - Parameter dismisses: whether one beside everything sends the menu away.
  /// - Throws: what the delegate or the action throw.
  func choose(at point: CGPoint, orDismiss dismisses: Bool) throws {
    guard let interaction else { return }
    for (place, row) in rows.enumerated() {
      guard let inside = convert(point, to: row), row.bounds.contains(inside) else { continue }
      return try choose(elements[place])
    }
    guard dismisses, list?.frame.contains(point) != true else { return }
    let target = preview?.loadedView ?? source?.view
    if let target, let inside = convert(point, to: target), target.bounds.contains(inside),
      try source?.knows(.willPerformPreviewAction) == true
    {
      return try interaction.keptAlive { try interaction.dismiss(nil, commits: true) }
    }
    try interaction.keptAlive { try interaction.dismiss(nil) }
  }

  private func choose(_ element: UIMenuElement) throws {
    guard let interaction, isUserInteractionEnabled else { return }
    if let submenu = element as? UIMenu {
      opened = submenu
      return try showElements()
    }
    let attributes = try attributes(of: element)
    guard !(element is UIDeferredMenuElement), !attributes.contains(.disabled) else { return }
    try element.keptAlive {
      try interaction.keptAlive {
        let perform = { [menu] in
          try menu?.willChoose(element)
          try element.perform(from: interaction)
        }
        if attributes.contains(.keepsMenuPresented) {
          try perform()
          if interaction.shown === self { try showElements() }
        } else {
          try interaction.dismiss(perform)
        }
      }
    }
  }

  // Coming and going.

  /// Lets the animators finish when the animation has, and leaves the window then.
  ///
  /// - Throws: nothing but what scheduling does.
  func finish(_ new: [ContextMenuAnimator], leaving: Bool) throws {
    animators += new
    _ = try world.runLoop.schedule(
      after: ContextMenuAnimator.duration, phase: .displayLinks
    ) { [weak self] in
      guard let self, !isDeallocating else { return }
      try keptAlive {
        var deferred = DeferredErrors()
        if leaving { deferred.run { try self.leave() } }
        for animator in new {
          deferred.run { try animator.keptAlive { try animator.finish() } }
        }
        self.animators.removeAll { one in new.contains { $0 === one } }
        try deferred.throwFirst()
      }
    }
  }

  private func leave() throws {
    if let view = preview?.loadedView, view.superview === self { try view.removeFromSuperview() }
    try removeFromSuperview()
  }

  static func define(_ view: ClassDefinition<ContextMenuView>) {
    view.method("touchesBegan:withEvent:") { (_, _: [UITouch], _: UIEvent?) in }
    view.method("touchesMoved:withEvent:") { (_, _: [UITouch], _: UIEvent?) in }
    view.method("touchesCancelled:withEvent:") { (_, _: [UITouch], _: UIEvent?) in }
    view.method("touchesEnded:withEvent:") { (view, touches: [UITouch], _: UIEvent?) in
      guard let touch = touches.first, let window = touch.window,
        let point = window.convert(touch.location, to: view)
      else { return }
      try view.keptAlive { try view.choose(at: point, orDismiss: true) }
    }
  }
}

/// What a menu's element may be, from UIMenuElement.h.
struct MenuElementAttributes: OptionSet {
  let rawValue: Int
  static let disabled = MenuElementAttributes(rawValue: 1 << 0)
  static let destructive = MenuElementAttributes(rawValue: 1 << 1)
  static let hidden = MenuElementAttributes(rawValue: 1 << 2)
  static let keepsMenuPresented = MenuElementAttributes(rawValue: 1 << 3)
}

/// A row of a menu on the screen.
final class ContextMenuCell: UIView {
  override class var declaredName: String { "_UIContextMenuCell" }
}

extension UIKitClasses {
  static let contextMenuView = NativeClass<ContextMenuView>(
    "_UIContextMenuContainerView", superclass: view, ContextMenuView.define)
  static let contextMenuCell = NativeClass<ContextMenuCell>(
    "_UIContextMenuCell", superclass: view)
}

extension ContextMenuView {
  /// The row of an element, by its title or its place from the top.
  ///
  /// - Throws: ``RuntimeError`` when there is no such row.
  func row(_ name: PanelButton) throws -> UIView {
    try name.view(among: rows, titled: elements.map { try title(of: $0) }, of: "the menu")
  }
}
