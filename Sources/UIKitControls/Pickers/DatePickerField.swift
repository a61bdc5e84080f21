internal import FoundationCore
internal import QuartzCore
package import SelectorRuntime
package import UIKitBase
package import UIKitRuntime

/// The field of a compact date picker: a tap opens the days or the wheels above the window.
package final class DatePickerField: UIView {
  package override class var declaredName: String { "_UIDatePickerCompactDateLabel" }

  @Weak var picker: UIDatePicker?
  /// Whether it shows the time of day, otherwise the date.
  var showsTime = false
  @Strong private var label: UILabel?
  @Strong private var tap: UIGestureRecognizer?

  /// 34 points, and 11 beside the text, as commonly seen; no document states them.
  static let (height, margin) = (34.0, 11.0)

  /// Writes the text of the picker's date; the field becomes as wide as the text needs.
  ///
  /// - Throws: errors of the calendar's messages.
  func follow() throws {
    guard let picker else { return }
    let label: UILabel
    if let known = self.label {
      label = known
    } else {
      label = try world.makeView(UIKitClasses.label)
      label.textAlignment = 1
      self.label = label
      try insert(label, at: 0)
      let tap = world.create(UIKitClasses.tapGestureRecognizer)
      tap.add(self, runtime.selector("_fieldWasTapped:"))
      self.tap = tap
      own(tap)
    }
    let text = try picker.parts().text(picker.seconds(), showsTime ? "jmm" : "yMMMd")
    try label.send(selectors.setText, text)
    let size = label.sizeThatFits(.zero)
    try place(
      CGRect(
        origin: frame.origin, size: CGSize(width: size.width + 2 * Self.margin, height: Self.height)
      ))
    try label.place(bounds)
  }

  static func define(_ field: ClassDefinition<DatePickerField>) {
    field.method("_fieldWasTapped:") { (field, _: UIGestureRecognizer) in
      guard let picker = field.picker, picker.isEnabled else { return }
      try picker.keptAlive { try picker.open(showsTime: field.showsTime, from: field) }
    }
  }
}

/// The cover of the window while a compact date picker is open; a tap beside the card closes it.
package final class DatePickerCover: UIView {
  package override class var declaredName: String { "_UIDatePickerContainerView" }

  @Weak var picker: UIDatePicker?
  /// The days or the wheels.
  @Strong var card: UIView?
  @Strong private var tap: UIGestureRecognizer?

  /// Shows a card below a field, or above it where there is more room.
  ///
  /// - Throws: errors of the messages that add the views.
  func show(_ card: UIView, _ size: CGSize, below field: UIView, _ picker: UIDatePicker) throws {
    self.picker = picker
    self.card = card
    let tap = world.create(UIKitClasses.tapGestureRecognizer)
    tap.cancelsTouchesInView = false
    tap.add(self, runtime.selector("_coverWasTapped:"))
    self.tap = tap
    own(tap)
    let place = field.convert(field.bounds, to: self) ?? .zero
    let isBelow = place.maxY + 8 + size.height <= bounds.maxY
    let y = isBelow ? place.maxY + 8 : max(0, place.origin.y - 8 - size.height)
    let x = max(0, min(place.origin.x, bounds.maxX - size.width))
    try card.place(CGRect(x: x, y: y, width: size.width, height: size.height))
    let color: RuntimeObject = try world.valueClass("UIColor").call(
      runtime.selector("systemBackgroundColor"))
    try card.send(runtime.selector("setBackgroundColor:"), color)
    try insert(card, at: 0)
  }

  static func define(_ cover: ClassDefinition<DatePickerCover>) {
    cover.method("_coverWasTapped:") { (cover, recognizer: UIGestureRecognizer) in
      let point: CGPoint = try recognizer.call(cover.runtime.selector("locationInView:"), cover)
      if let card = cover.card, card.frame.contains(point) { return }
      guard let picker = cover.picker else { return try cover.removeFromSuperview() }
      try picker.keptAlive { try picker.close() }
    }
  }
}

extension UIKitClasses {
  package static let datePickerField = NativeClass<DatePickerField>(
    "_UIDatePickerCompactDateLabel", superclass: view, DatePickerField.define)
  package static let datePickerCover = NativeClass<DatePickerCover>(
    "_UIDatePickerContainerView", superclass: view, DatePickerCover.define)
}
