internal import QuartzCore
internal import SelectorRuntime

// no traps of abs: these are floating-point numbers, whose magnitudes exist.

/// The autoresizing mask of a view: springs and struts.
///
/// Flexible margins and sizes share a change in proportion to their previous lengths, as the
/// documentation of `autoresizingMask` describes. If all were zero, they share it equally.
package struct Autoresizing: OptionSet {
  package let rawValue: Int
  package init(rawValue: Int) { self.rawValue = rawValue }

  /// `UIViewAutoresizingFlexibleLeftMargin`.
  static let leftMargin = Autoresizing(rawValue: 1 << 0)
  /// `UIViewAutoresizingFlexibleWidth`.
  package static let width = Autoresizing(rawValue: 1 << 1)
  /// `UIViewAutoresizingFlexibleRightMargin`.
  static let rightMargin = Autoresizing(rawValue: 1 << 2)
  /// `UIViewAutoresizingFlexibleTopMargin`.
  static let topMargin = Autoresizing(rawValue: 1 << 3)
  /// `UIViewAutoresizingFlexibleHeight`.
  package static let height = Autoresizing(rawValue: 1 << 4)
  /// `UIViewAutoresizingFlexibleBottomMargin`.
  static let bottomMargin = Autoresizing(rawValue: 1 << 5)

  /// The frame of a view after its superview was resized.
  func frame(_ frame: CGRect, from old: CGSize, to new: CGSize) -> CGRect {
    let (x, width) = Self.share(
      new.width - old.width, among: (frame.origin.x, frame.size.width, old.width - frame.maxX),
      (contains(.leftMargin), contains(.width), contains(.rightMargin)))
    let (y, height) = Self.share(
      new.height - old.height, among: (frame.origin.y, frame.size.height, old.height - frame.maxY),
      (contains(.topMargin), contains(.height), contains(.bottomMargin)))
    return CGRect(x: x, y: y, width: width, height: height)
  }

  private static func share(
    _ change: Double, among parts: (before: Double, length: Double, after: Double),
    _ isFlexible: (before: Bool, length: Bool, after: Bool)
  ) -> (origin: Double, length: Double) {
    let weights = [
      isFlexible.before ? abs(parts.before) : 0, isFlexible.length ? parts.length : 0,
      isFlexible.after ? abs(parts.after) : 0,
    ]
    let count = [isFlexible.before, isFlexible.length, isFlexible.after].count { $0 }
    guard count > 0 else { return (parts.before, parts.length) }
    let whole = weights.reduce(0, +)
    func part(_ place: Int, _ isFlexible: Bool) -> Double {
      guard isFlexible else { return 0 }
      return whole > 0 ? change * weights[place] / whole : change / Double(count)
    }
    return (
      parts.before + part(0, isFlexible.before),
      max(0, parts.length + part(1, isFlexible.length))
    )
  }
}

extension UIView {
  /// Resizes the subviews after a change of the size.
  ///
  /// - Throws: errors of their `setFrame:`.
  final func autoresizeSubviews(from old: CGSize) throws {
    guard autoresizesSubviews, old != bounds.size else { return }
    for subview in subviews where !subview.autoresizing.isEmpty {
      try subview.place(subview.autoresizing.frame(subview.frame, from: old, to: bounds.size))
    }
  }

  static func defineAutoresizing(_ view: ClassDefinition<UIView>) {
    view.property(
      "autoresizesSubviews", get: { $0.autoresizesSubviews }, set: { $0.autoresizesSubviews = $1 })
    view.property("autoresizingMask", get: { $0.autoresizing.rawValue }) { (view, mask: Int) in
      view.autoresizing = Autoresizing(rawValue: mask)
    }
  }
}
