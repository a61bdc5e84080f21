internal import SelectorRuntime
internal import UIKitBase
internal import UIKitRuntime

/// The background of a view inside a cell, cleared while the cell is highlighted or selected.
///
/// Before iOS 13 a cell clears the background colors of all views inside its content view by their
/// setters, so an app can ignore it in an overridden `setBackgroundColor:`.
struct ClearedBackground {
  private weak var view: UIView?
  @Strong private var color: UIColor?
  private let isOpaque: Bool

  /// Clears the backgrounds of a view and of the views inside it.
  ///
  /// - Returns: The former backgrounds.
  /// - Throws: errors of overridden setters.
  static func clear(_ view: UIView) throws -> [ClearedBackground] {
    let runtime = view.runtime
    let color: UIColor? = try view.call(runtime.selector("backgroundColor"))
    var cleared: [ClearedBackground] = []
    if color != nil {
      cleared.append(
        ClearedBackground(
          view: view, color: color, isOpaque: try view.call(runtime.selector("isOpaque"))))
      let clear: UIColor? = try runtime.lookUpClass("UIColor")?.call(
        runtime.selector("clearColor"))
      try view.send(runtime.selector("setBackgroundColor:"), clear)
      try view.send(runtime.selector("setOpaque:"), false)
    }
    return try cleared + view.subviews.flatMap { try Self.clear($0) }
  }

  private init(view: UIView, color: UIColor?, isOpaque: Bool) {
    self.view = view
    self.isOpaque = isOpaque
    self.color = color
  }

  /// Restores the background.
  ///
  /// - Throws: errors of overridden setters.
  func restore() throws {
    guard let view, !view.isDeallocating else { return }
    try view.send(view.runtime.selector("setBackgroundColor:"), color)
    try view.send(view.runtime.selector("setOpaque:"), isOpaque)
  }
}
