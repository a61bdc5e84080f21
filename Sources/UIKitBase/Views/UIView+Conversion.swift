package import QuartzCore
internal import SelectorRuntime

/// Conversion of coordinates between views.
extension UIView {
  /// Converts a point to the superview's coordinates; from a window, to the screen's.
  package final func toSuperview(_ point: CGPoint) -> CGPoint {
    guard transform != .identity else { return point - bounds.origin + frame.origin }
    return (point - anchor).applying(transform) + center
  }

  /// Converts a point from the superview's coordinates; nil if the transform is not invertible.
  package final func fromSuperview(_ point: CGPoint) -> CGPoint? {
    guard transform != .identity else { return point - frame.origin + bounds.origin }
    return transform.inverse.map { (point - center).applying($0) + anchor }
  }

  /// The view and its superviews, up to the root.
  package final var ancestry: [UIView] {
    var result: [UIView] = []
    var place: UIView? = self
    while let view = place {
      result.append(view)
      place = view.superview
    }
    return result
  }

  /// Converts a point to another view's coordinates; nil means the window.
  ///
  /// The conversion uses the nearest common ancestor, or the screen if there is none.
  ///
  /// - Returns: nil if a transform on the way is not invertible.
  package final func convert(_ point: CGPoint, to other: UIView?) -> CGPoint? {
    var up = ancestry
    var down = other?.ancestry ?? Array(up.suffix(1))
    while let upper = up.last, let lower = down.last, upper === lower {
      up.removeLast()
      down.removeLast()
    }
    let top = up.reduce(point) { $1.toSuperview($0) }
    return down.reversed().reduce(Optional(top)) { point, view in
      point.flatMap { view.fromSuperview($0) }
    }
  }

  /// Converts a rectangle to another view's coordinates: the bounding box of its corners.
  package final func convert(_ rectangle: CGRect, to other: UIView?) -> CGRect? {
    let corners = rectangle.mapped { convert($0, to: other) ?? CGPoint(x: .nan, y: .nan) }
    return corners.isFinite ? corners : nil
  }

  static func defineConversion(_ view: ClassDefinition<UIView>) {
    view.method("convertPoint:toView:") { (view, point: CGPoint, other: UIView?) -> CGPoint in
      view.convert(point, to: other) ?? .zero
    }
    view.method("convertPoint:fromView:") { (view, point: CGPoint, other: UIView?) -> CGPoint in
      (other ?? view.root).convert(point, to: view) ?? .zero
    }
    view.method("convertRect:toView:") { (view, rectangle: CGRect, other: UIView?) -> CGRect in
      view.convert(rectangle, to: other) ?? .zero
    }
    view.method("convertRect:fromView:") { (view, rectangle: CGRect, other: UIView?) -> CGRect in
      (other ?? view.root).convert(rectangle, to: view) ?? .zero
    }
    defineCoordinateSpaces(view)
  }

  /// Declares the methods of `UICoordinateSpace`.
  ///
  /// A space that is not a view is the screen, which has the coordinates of its windows.
  private static func defineCoordinateSpaces(_ view: ClassDefinition<UIView>) {
    func place(of space: RuntimeObject, for view: UIView) -> UIView {
      space as? UIView ?? view.root
    }
    view.method("convertPoint:toCoordinateSpace:") {
      (view, point: CGPoint, space: RuntimeObject) -> CGPoint in
      view.convert(point, to: place(of: space, for: view)) ?? .zero
    }
    view.method("convertPoint:fromCoordinateSpace:") {
      (view, point: CGPoint, space: RuntimeObject) -> CGPoint in
      place(of: space, for: view).convert(point, to: view) ?? .zero
    }
    view.method("convertRect:toCoordinateSpace:") {
      (view, rectangle: CGRect, space: RuntimeObject) -> CGRect in
      view.convert(rectangle, to: place(of: space, for: view)) ?? .zero
    }
    view.method("convertRect:fromCoordinateSpace:") {
      (view, rectangle: CGRect, space: RuntimeObject) -> CGRect in
      place(of: space, for: view).convert(rectangle, to: view) ?? .zero
    }
  }
}
