internal import FoundationCore
internal import QuartzCore
internal import SelectorRuntime
internal import UIKitBase
internal import UIKitRuntime
internal import VirtualTime

/// The edit menu above its window's content: a button for each element, in a row.
///
/// A tap on a button selects it. A touch outside passes through and dismisses the menu.
final class EditMenuView: UIView {
  override class var declaredName: String { "_UIEditMenuContainerView" }

  @Strong private var menu: UIMenu?
  @Strong private(set) var configuration: UIEditMenuConfiguration?
  @Weak private var interaction: UIEditMenuInteraction?
  /// The visible elements, from the left.
  @StrongList private var elements: [UIMenuElement] = []
  /// The buttons of the elements; the view hierarchy retains them.
  private var cells: [UIView] = []
  @Strong private var list: UIView?
  /// The open submenu; nil for the menu itself.
  @Strong private var opened: UIMenu?
  /// The target rectangle, in this view's coordinates.
  private var target = CGRect.zero
  @StrongList private var animators: [ContextMenuAnimator] = []

  override func destruct() {
    cells = []
    super.destruct()
  }

  func show(
    _ menu: UIMenu, _ configuration: UIEditMenuConfiguration,
    for interaction: UIEditMenuInteraction
  ) {
    self.menu = menu
    self.configuration = configuration
    self.interaction = interaction
    opened = nil
    autoresizing = [.width, .height]
  }

  /// Whether a menu has visible elements.
  ///
  /// - Throws: errors of the elements.
  static func hasElements(_ menu: UIMenu) throws -> Bool { try !visible(in: menu).isEmpty }

  private static func visible(in menu: UIMenu) throws -> [UIMenuElement] {
    try menu.children.flatMap { element -> [UIMenuElement] in
      if let menu = element as? UIMenu { return menu.isInline ? try visible(in: menu) : [menu] }
      return try attributes(of: element).contains(.hidden) ? [] : [element]
    }
  }

  private static func attributes(of element: UIMenuElement) throws -> MenuElementAttributes {
    guard element is UIAction || element is UICommand else { return [] }
    return MenuElementAttributes(
      rawValue: try element.call(element.runtime.selector("attributes"), as: Int.self))
  }

  private func title(of element: UIMenuElement) throws -> String {
    try element.call(runtime.selector("title"), as: String?.self) ?? ""
  }

  /// Rebuilds the buttons for a target rectangle in another view.
  ///
  /// - Throws: errors of layout.
  func showElements(at rect: CGRect, in view: UIView) throws {
    try keptAlive {
      if let list {
        self.list = nil
        try list.removeFromSuperview()
      }
      cells = []
      elements = try (opened ?? menu).map { try Self.visible(in: $0) } ?? []
      let list = try world.makeView(UIKitClasses.view)
      self.list = list
      for element in elements {
        let cell = try world.makeView(UIKitClasses.editMenuCell)
        let label = try world.makeView(UIKitClasses.label)
        try label.send(selectors.setText, try title(of: element))
        try cell.insert(label, at: 0)
        try list.insert(cell, at: cells.count)
        cells.append(cell)
      }
      try insert(list, at: subviews.count)
      try layOut(at: rect, in: view)
    }
  }

  /// Lays the buttons out above a rectangle, or below it if there is no room.
  ///
  /// A height of 44 points, and 12 points beside each title, are commonly seen; no document states
  /// them.
  ///
  /// - Throws: errors of layout.
  func layOut(at rect: CGRect, in view: UIView) throws {
    target = view.convert(rect, to: self) ?? rect
    let widths = try cells.map { cell -> Double in
      let size: CGSize = try cell.subviews[0].call(selectors.sizeThatFits, bounds.size)
      return size.width + 24
    }
    let (width, height) = (widths.reduce(0, +), 44.0)
    var y = target.origin.y - height - 8
    if y < 0 { y = min(target.maxY + 8, bounds.maxY - height) }
    let middle = target.origin.x + target.size.width / 2
    let x = max(8, min(middle - width / 2, bounds.maxX - width - 8))
    try list?.place(CGRect(x: x, y: y, width: width, height: height))
    var left = 0.0
    for (cell, width) in zip(cells, widths) {
      try cell.place(CGRect(x: left, y: 0, width: width, height: height))
      try cell.subviews[0].place(CGRect(x: 12, y: 0, width: width - 24, height: height))
      left += width
    }
  }

  // Selection.

  private func choose(at point: CGPoint) throws {
    guard let interaction, isUserInteractionEnabled else { return }
    for (place, cell) in cells.enumerated() {
      guard let inside = convert(point, to: cell), cell.bounds.contains(inside) else { continue }
      return try choose(elements[place], for: interaction)
    }
  }

  private func choose(_ element: UIMenuElement, for interaction: UIEditMenuInteraction) throws {
    if let submenu = element as? UIMenu {
      opened = submenu
      return try showElements(at: target, in: self)
    }
    let attributes = try Self.attributes(of: element)
    guard !attributes.contains(.disabled) else { return }
    try element.keptAlive {
      try interaction.keptAlive {
        let perform = { [menu] in
          try menu?.willChoose(element)
          try element.perform(from: interaction)
        }
        if attributes.contains(.keepsMenuPresented) {
          try perform()
          if interaction.shown === self { try showElements(at: target, in: self) }
        } else {
          try interaction.dismiss(perform)
        }
      }
    }
  }

  /// The button of an element, by its title or its index from the left.
  ///
  /// - Throws: ``RuntimeError`` if there is no such button.
  func cell(_ name: PanelButton) throws -> UIView {
    try name.view(among: cells, titled: elements.map { try title(of: $0) }, of: "the edit menu")
  }

  /// Schedules the animator's completions and, if leaving, the removal from the window.
  ///
  /// - Throws: errors of scheduling only.
  func finish(_ animator: ContextMenuAnimator, leaving: Bool) throws {
    animators.append(animator)
    try world.runLoop.schedule(
      after: ContextMenuAnimator.duration, phase: .displayLinks
    ) { [weak self] in
      guard let self, !isDeallocating else { return }
      try keptAlive {
        var deferred = DeferredErrors()
        if leaving { deferred.run { try self.removeFromSuperview() } }
        deferred.run { try animator.keptAlive { try animator.finish() } }
        self.animators.removeAll(animator)
        try deferred.throwFirst()
      }
    }
  }

  static func define(_ view: ClassDefinition<EditMenuView>) {
    view.method("pointInside:withEvent:") { (view, point: CGPoint, _: UIEvent?) -> Bool in
      view.list?.frame.contains(point) ?? false
    }
    view.method("touchesBegan:withEvent:") { (_, _: [UITouch], _: UIEvent?) in }
    view.method("touchesMoved:withEvent:") { (_, _: [UITouch], _: UIEvent?) in }
    view.method("touchesCancelled:withEvent:") { (_, _: [UITouch], _: UIEvent?) in }
    view.method("touchesEnded:withEvent:") { (view, touches: [UITouch], _: UIEvent?) in
      guard let touch = touches.first, let window = touch.window,
        let point = window.convert(touch.location, to: view)
      else { return }
      try view.keptAlive { try view.choose(at: point) }
    }
  }
}

/// A button of an edit menu.
final class EditMenuCell: UIView {
  override class var declaredName: String { "_UIEditMenuListViewCell" }
}

extension UIKitClasses {
  static let editMenuView = NativeClass<EditMenuView>(
    "_UIEditMenuContainerView", superclass: view, EditMenuView.define)
  static let editMenuCell = NativeClass<EditMenuCell>("_UIEditMenuListViewCell", superclass: view)
}
