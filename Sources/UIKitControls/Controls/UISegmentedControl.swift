internal import FoundationCore
package import QuartzCore
package import SelectorRuntime
package import UIKitBase
package import UIKitRuntime

/// A row of segments; a tap selects one of them.
package final class UISegmentedControl: UIControl {
  /// One segment: a title or an image, which can be any object.
  private final class Segment {
    var title: String?
    @Strong var image: RuntimeObject?
    var width = 0.0
    var isEnabled = true
    /// The action that is performed when the segment is selected.
    @Strong var action: UIAction?
    var contentOffset = CGSize.zero

    init(title: String?, image: RuntimeObject? = nil) {
      self.title = title
      self.image = image
    }
  }

  @Owned private var segments: [Segment] = []
  /// The selected index, or `UISegmentedControlNoSegment`.
  private(set) var selectedIndex = -1
  private var isMomentary = false
  private var apportionsSegmentWidthsByContent = false

  /// 32 points is commonly seen; the segment width is our value, since texts are not measured.
  private static let (height, width) = (32.0, 60.0)

  package override func savedState() -> () -> Void {
    let rest = super.savedState()
    let selectedIndex = selectedIndex
    let saved = segments.map { ($0, $0.title, $0.isEnabled) }
    return { [weak self] in
      rest()
      guard let self, !isDeallocated else { return }
      segments = saved.map { segment, title, isEnabled in
        (segment.title, segment.isEnabled) = (title, isEnabled)
        return segment
      }
      self.selectedIndex = selectedIndex
    }
  }

  package override var intrinsicSize: CGSize { sizeThatFits(.zero) }

  package override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(
      width: segments.reduce(0) { $0 + ($1.width > 0 ? $1.width : Self.width) },
      height: Self.height)
  }

  package override func isOwnGesture(_ recognizer: UIGestureRecognizer) -> Bool {
    isPlainTap(recognizer)
  }

  private func segment(_ index: Int, _ method: String) throws -> Segment {
    guard segments.indices.contains(index) else {
      throw RuntimeError(
        .range,
        "-[\(className) \(method)]: index (\(index)) beyond bounds (\(segments.count)).")
    }
    return segments[index]
  }

  /// The width of segments without a fixed width, which share the remaining space equally.
  private var share: Double {
    let free = segments.filter { $0.width <= 0 }.count
    let taken = segments.reduce(0) { $0 + max(0, $1.width) }
    return free > 0 ? max(0, bounds.size.width - taken) / Double(free) : 0
  }

  /// The displayed segments, from left to right.
  package var shownSegments: [(title: String, rectangle: CGRect, isSelected: Bool, isEnabled: Bool)]
  {
    let share = share
    var edge = bounds.origin.x
    return segments.enumerated().map { index, segment in
      let width = segment.width > 0 ? segment.width : share
      defer { edge += width }
      let place = CGRect(
        x: edge, y: bounds.origin.y, width: width, height: bounds.size.height)
      return (
        segment.title ?? "", place, index == selectedIndex, isEnabled && segment.isEnabled
      )
    }
  }

  private func index(at x: Double) -> Int? {
    let share = share
    var edge = bounds.origin.x
    guard x >= edge else { return segments.isEmpty ? nil : 0 }
    for (index, segment) in segments.enumerated() {
      edge += segment.width > 0 ? segment.width : share
      if x < edge { return index }
    }
    return segments.isEmpty ? nil : segments.count - 1
  }

  private func insert(_ segment: Segment, at index: Int) {
    let place = min(max(index, 0), segments.count)
    segments.insert(segment, at: place)
    if selectedIndex >= place { selectedIndex += 1 }
  }

  private func remove(at index: Int) {
    guard segments.indices.contains(index) else { return }
    segments.remove(at: index)
    if selectedIndex == index { selectedIndex = -1 }
    if selectedIndex > index { selectedIndex -= 1 }
  }

  /// Ends a touch; a tap on the selected segment has no effect unless the control is momentary.
  private func end(_ touch: UITouch?, _ event: UIEvent?) throws {
    guard isTouchInside, let touch, let point = touch.window?.convert(touch.location, to: self)
    else { return }
    try choose(at: point, event)
  }

  /// Selects the segment at a point, as a tap does.
  ///
  /// - Throws: the errors of the actions.
  package func choose(at point: CGPoint, _ event: UIEvent? = nil) throws {
    guard let index = index(at: point.x), segments[index].isEnabled,
      isMomentary || index != selectedIndex
    else { return }
    selectedIndex = index
    defer { if isMomentary { selectedIndex = -1 } }
    let action = segments[index].action
    try keptAlive {
      if let action { try send(selectors.sendAction, action) }
      try sendActions(for: [.valueChanged, .primaryActionTriggered], event)
    }
  }
}

extension UISegmentedControl {
  static func define(_ control: ClassDefinition<UISegmentedControl>) {
    // These properties are stored but not drawn.
    defineDividers(control)
    control.springLoaded()
    control.keyed("setBackgroundImage:forState:barMetrics:", "backgroundImageForState:barMetrics:")
    control.keyed(
      "setTitleTextAttributes:forState:", "titleTextAttributesForState:", usual: Value.none)
    control.keyed(
      "setContentPositionAdjustment:forSegmentType:barMetrics:",
      "contentPositionAdjustmentForSegmentType:barMetrics:", usual: UIOffset.zero)
    control.shown("selectedSegmentTintColor", .strong, usual: UIColor?.none)
    control.method("initWithItems:") { (control, items: [Value]?) -> UISegmentedControl in
      for item in items ?? [] {
        if let title = String.from(item, in: control.world.runtime) {
          control.segments.append(Segment(title: title))
        } else {
          control.segments.append(Segment(title: nil, image: item.object))
        }
      }
      try control.place(CGRect(origin: .zero, size: control.sizeThatFits(.zero)))
      return control
    }
    control.method("endTrackingWithTouch:withEvent:") {
      (control, touch: UITouch?, event: UIEvent?) in try control.end(touch, event)
    }
    defineSelection(control)
    defineContents(control)
    defineChanges(control)
    defineActions(control)
  }

  private func makeSegment(_ action: UIAction) -> Segment {
    let made = Segment(title: action.shownTitle, image: action.shownImage)
    made.action = action
    return made
  }

  /// Defines segments with actions, which are performed when the user selects them.
  private static func defineActions(_ control: ClassDefinition<UISegmentedControl>) {
    control.method("initWithFrame:actions:") {
      (control, frame: CGRect, actions: [UIAction]) -> UISegmentedControl in
      control.segments = actions.map(control.makeSegment)
      let size = frame.size == .zero ? control.sizeThatFits(.zero) : frame.size
      try control.place(CGRect(origin: frame.origin, size: size))
      return control
    }
    control.method("insertSegmentWithAction:atIndex:animated:") {
      (control, action: UIAction, index: Int, _: Bool) in
      control.insert(control.makeSegment(action), at: index)
    }
    control.method("setAction:forSegmentAtIndex:") { (control, action: UIAction, index: Int) in
      let segment = try control.segment(index, "setAction:forSegmentAtIndex:")
      segment.action = action
      (segment.title, segment.image) = (action.shownTitle, action.shownImage)
    }
    control.method("actionForSegmentAtIndex:") { (control, index: Int) -> UIAction? in
      try control.segment(index, "actionForSegmentAtIndex:").action
    }
    // NSNotFound
    control.method("segmentIndexForActionIdentifier:") {
      (control, identifier: String) -> Int in
      control.segments.firstIndex { $0.action?.identifier == identifier } ?? Int.max
    }
    control.method("contentOffsetForSegmentAtIndex:") { (control, index: Int) -> CGSize in
      try control.segment(index, "contentOffsetForSegmentAtIndex:").contentOffset
    }
    control.method("setContentOffset:forSegmentAtIndex:") {
      (control, offset: CGSize, index: Int) in
      try control.segment(index, "setContentOffset:forSegmentAtIndex:").contentOffset = offset
    }
  }

  private static func defineSelection(_ control: ClassDefinition<UISegmentedControl>) {
    control.readonly("numberOfSegments") { $0.segments.count }
    control.property("selectedSegmentIndex", get: { $0.selectedIndex }) { (control, index: Int) in
      if index >= 0 { _ = try control.segment(index, "setSelectedSegmentIndex:") }
      control.selectedIndex = max(-1, index)
    }
    control.property("momentary", getter: "isMomentary", get: { $0.isMomentary }) {
      (control, momentary: Bool) in
      control.isMomentary = momentary
      if momentary { control.selectedIndex = -1 }
    }
    // This property has had no effect since iOS 7.
    control.stored("segmentedControlStyle", usual: 0)
    control.property(
      "apportionsSegmentWidthsByContent", get: { $0.apportionsSegmentWidthsByContent },
      set: { $0.apportionsSegmentWidthsByContent = $1 })
  }

  private static func defineContents(_ control: ClassDefinition<UISegmentedControl>) {
    control.method("titleForSegmentAtIndex:") { (control, index: Int) -> String? in
      try control.segment(index, "titleForSegmentAtIndex:").title
    }
    control.method("setTitle:forSegmentAtIndex:") { (control, title: String?, index: Int) in
      let segment = try control.segment(index, "setTitle:forSegmentAtIndex:")
      segment.title = title
      segment.image = nil
    }
    control.method("imageForSegmentAtIndex:") { (control, index: Int) -> RuntimeObject? in
      try control.segment(index, "imageForSegmentAtIndex:").image
    }
    control.method("setImage:forSegmentAtIndex:") { (control, image: RuntimeObject?, index: Int) in
      let segment = try control.segment(index, "setImage:forSegmentAtIndex:")
      segment.image = image
      segment.title = nil
    }
    control.method("isEnabledForSegmentAtIndex:") { (control, index: Int) -> Bool in
      try control.segment(index, "isEnabledForSegmentAtIndex:").isEnabled
    }
    control.method("setEnabled:forSegmentAtIndex:") { (control, enabled: Bool, index: Int) in
      try control.segment(index, "setEnabled:forSegmentAtIndex:").isEnabled = enabled
    }
    control.method("widthForSegmentAtIndex:") { (control, index: Int) -> Double in
      try control.segment(index, "widthForSegmentAtIndex:").width
    }
    control.method("setWidth:forSegmentAtIndex:") { (control, width: Real, index: Int) in
      try control.segment(index, "setWidth:forSegmentAtIndex:").width = max(0, width.number)
    }
  }

  private static func defineChanges(_ control: ClassDefinition<UISegmentedControl>) {
    control.method("insertSegmentWithTitle:atIndex:animated:") {
      (control, title: String?, index: Int, _: Bool) in
      control.insert(Segment(title: title), at: index)
    }
    control.method("insertSegmentWithImage:atIndex:animated:") {
      (control, image: RuntimeObject?, index: Int, _: Bool) in
      control.insert(Segment(title: nil, image: image), at: index)
    }
    control.method("removeSegmentAtIndex:animated:") { (control, index: Int, _: Bool) in
      control.remove(at: index)
    }
    control.method("removeAllSegments") { (control) in
      control.segments = []
      control.selectedIndex = -1
    }
  }
}

extension UIKitClasses {
  package static let segmentedControl = NativeClass<UISegmentedControl>(
    "UISegmentedControl", superclass: control, UISegmentedControl.define)
}

extension UISegmentedControl {
  /// Defines the divider images, by the states of both segments and the bar metrics.
  fileprivate static func defineDividers(_ control: ClassDefinition<UISegmentedControl>) {
    func key(_ left: Int, _ right: Int, _ metrics: Int) -> String {
      "dividerImage \(left) \(right) \(metrics)"
    }
    control.method("setDividerImage:forLeftSegmentState:rightSegmentState:barMetrics:") {
      (control, image: UIImage?, left: Int, right: Int, metrics: Int) in
      let values = control.makeStoredValues()
      values.set(key(left, right, metrics), image.messageValue, .strong)
      control.markNeedsLayout()
    }
    control.method("dividerImageForLeftSegmentState:rightSegmentState:barMetrics:") {
      (control, left: Int, right: Int, metrics: Int) -> UIImage? in
      control.storedValues?.value(key(left, right, metrics))?.object as? UIImage
    }
  }
}
