internal import FoundationCore
internal import QuartzCore
internal import SelectorRuntime
internal import UIKitBase
internal import UIKitRuntime
internal import VirtualTime

/// The context menu above its window's content: the preview, and a row for each element.
///
/// A tap on a row selects it. A tap on the preview or the lifted view performs the preview action
/// if the delegate has one. A tap elsewhere dismisses the menu.
final class ContextMenuView: UIView {
  override class var declaredName: String { "_UIContextMenuContainerView" }

  @Strong private(set) var menu: UIMenu?
  @Strong private(set) var preview: UIViewController?
  @Strong private(set) var configuration: UIContextMenuConfiguration?
  @Owned private(set) var source: ContextMenuSource?
  @Weak private var interaction: UIContextMenuInteraction?
  /// The visible elements, from the top; deferred elements that are still loading have a row too.
  @StrongList private(set) var elements: [UIMenuElement] = []
  /// The rows of the elements; the view hierarchy retains them.
  private var rows: [UIView] = []
  @Strong private var list: UIView?
  /// The open submenu; nil for the menu itself.
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

  /// Replaces the menu.
  ///
  /// - Throws: errors of layout and of the element providers.
  func replace(with menu: UIMenu) throws {
    self.menu = menu
    opened = nil
    try showElements()
  }

  // Rows.

  /// Rebuilds the rows.
  ///
  /// - Throws: errors of layout and of the element providers.
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
    // The title of a row whose element is still loading.
    if element is UIDeferredMenuElement { return "Loading…" }
    return try element.call(runtime.selector("title"), as: String?.self) ?? ""
  }

  /// The visible elements: inline menus and deferred elements are expanded, hidden ones omitted.
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

  /// Called when the elements of a deferred element have arrived.
  ///
  /// - Throws: errors of layout.
  func elementsDidArrive() throws {
    guard superview != nil, isUserInteractionEnabled, list != nil else { return }
    try showElements()
  }

  private func attributes(of element: UIMenuElement) throws -> MenuElementAttributes {
    if element is UIMenu || element is UIDeferredMenuElement { return [] }
    return MenuElementAttributes(
      rawValue: try element.call(runtime.selector("attributes"), as: Int.self))
  }

  /// 250 and 44 points are commonly seen; no document states them.
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

  // Selection.

  /// Handles a tap at a point.
  ///
  /// - Parameters:
  ///   - point: the location in this view.
  ///   - dismisses: whether a tap outside all elements dismisses the menu.
  /// - Throws: errors of the delegate or the action.
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

  // Presentation and dismissal.

  /// Schedules the animators' completions and, if leaving, the removal from the window.
  ///
  /// - Throws: errors of scheduling only.
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

/// The attributes of a menu element, from UIMenuElement.h.
struct MenuElementAttributes: OptionSet {
  let rawValue: Int
  static let disabled = MenuElementAttributes(rawValue: 1 << 0)
  static let destructive = MenuElementAttributes(rawValue: 1 << 1)
  static let hidden = MenuElementAttributes(rawValue: 1 << 2)
  static let keepsMenuPresented = MenuElementAttributes(rawValue: 1 << 3)
}

/// A row of a visible menu.
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
  /// The row of an element, by its title or its index from the top.
  ///
  /// - Throws: ``RuntimeError`` if there is no such row.
  func row(_ name: PanelButton) throws -> UIView {
    try name.view(among: rows, titled: elements.map { try title(of: $0) }, of: "the menu")
  }
}
