package import QuartzCore
package import SelectorRuntime
package import UIKitBase
package import UIKitRuntime

/// A wheel of a picker: its rows scroll, and the selected one is in the middle.
///
/// It stops with a row in the middle; a tap on another row selects that. The delegate is asked only
/// for visible rows. On a device the wheels are tables with this class name.
package final class PickerWheel: UIScrollView {
  package override class var declaredName: String { "UIPickerTableView" }

  weak var picker: UIPickerView?
  /// The height of a row.
  var rowHeight = 32.0
  var count = 0
  /// The views of visible rows; the view hierarchy retains them.
  @Owned private(set) var rows: [Int: UIView] = [:]

  package override var makesContentInLayout: Bool { true }

  /// The content inset that puts the first row in the middle.
  private var margin: Double { (bounds.size.height - rowHeight) / 2 }

  /// The offset that puts a row in the middle.
  func offset(of row: Int) -> CGPoint { CGPoint(x: 0, y: Double(row) * rowHeight - margin) }

  /// The row nearest to the middle at an offset.
  private func row(at offset: CGPoint) -> Int {
    let row = ((offset.y + margin) / rowHeight).rounded()
    return max(0, min(count - 1, Int(nearestTo: row.clamped(to: -1e6...1e6))))
  }

  package override func proposedTarget(_ target: CGPoint, _ rate: CGPoint) throws -> CGPoint {
    offset(of: row(at: target))
  }

  /// Sets the frame and puts a row in the middle, unless the wheel is moving.
  ///
  /// - Throws: errors of layout.
  func stand(in frame: CGRect, _ row: Int) throws {
    try place(frame)
    let size = CGSize(width: frame.size.width, height: Double(count) * rowHeight)
    try send(runtime.selector("setContentSize:"), size)
    let inset = UIEdgeInsets(top: margin, left: 0, bottom: margin, right: 0)
    try send(runtime.selector("setContentInset:"), inset)
    guard !isTracking, !moves, motion == nil else { return }
    try send(scrolling.setContentOffsetAnimated, offset(of: row), false)
  }

  /// Adds the views of visible rows.
  ///
  /// - Throws: errors of the picker's delegate.
  func showRows() throws {
    guard let picker, !picker.isDeallocating, rowHeight > 0, count > 0 else { return }
    let first = max(0, Int(nearestTo: ((bounds.origin.y - rowHeight) / rowHeight).rounded(.up)))
    let last = min(count - 1, Int(nearestTo: (bounds.maxY / rowHeight).rounded(.up)) - 1)
    let wanted = first <= last ? Set(first...last) : []
    for row in rows.keys.sorted() where !wanted.contains(row) {
      if let view = rows.removeValue(forKey: row) {
        try view.keptAlive { try view.removeFromSuperview() }
      }
    }
    for row in wanted.sorted() {
      let view: UIView
      if let known = rows[row] {
        view = known
      } else {
        view = try picker.rowView(row, tag)
        rows[row] = view
        try insert(view, at: subviews.count)
      }
      try view.place(
        CGRect(x: 0, y: Double(row) * rowHeight, width: bounds.size.width, height: rowHeight))
    }
  }

  private func rest() throws {
    guard let picker, !picker.isDeallocating, count > 0 else { return }
    try picker.keptAlive { try picker.wheelDidRest(tag, row(at: contentOffset)) }
  }

  private func tap(_ touch: UITouch) throws {
    guard let point = touch.window?.convert(touch.location, to: self), count > 0, point.y >= 0
    else { return }
    let row = Int(nearestTo: (point.y / rowHeight).rounded(.down))
    guard row < count else { return }
    try send(scrolling.setContentOffsetAnimated, offset(of: row), true)
  }

  static func define(_ wheel: ClassDefinition<PickerWheel>) {
    wheel.later(StandardElements.define)
    wheel.method("layoutSubviews") { (wheel) in try wheel.keptAlive { try wheel.showRows() } }
    wheel.method("touchesEnded:withEvent:") { (wheel, touches: [UITouch], _: UIEvent?) in
      guard let touch = touches.first else { return }
      try wheel.keptAlive { try wheel.tap(touch) }
    }
    wheel.method("scrollViewDidEndDragging:willDecelerate:") {
      (wheel, _: UIScrollView, decelerates: Bool) in
      if !decelerates { try wheel.rest() }
    }
    wheel.method("scrollViewDidEndDecelerating:") { (wheel, _: UIScrollView) in try wheel.rest() }
    wheel.method("scrollViewDidEndScrollingAnimation:") { (wheel, _: UIScrollView) in
      try wheel.rest()
    }
  }
}

extension UIKitClasses {
  package static let pickerWheel = NativeClass<PickerWheel>(
    "UIPickerTableView", superclass: scrollView, PickerWheel.define)
}
