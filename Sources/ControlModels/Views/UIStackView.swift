internal import SelectorRuntime

/// Arranges views in a row or a column, by their own sizes.
///
/// The views are placed by their frames when the stack is laid out.
final class UIStackView: UIView {
  @StrongList private(set) var arranged: [UIView] = []
  private var spacings: [ObjectIdentifier: Double] = [:]
  // From UIStackView.h
  private var axis = 0
  private var distribution = 0
  private var alignment = 0
  private var spacing = 0.0

  override func destruct() {
    arranged = []
    super.destruct()
  }

  private var isVertical: Bool { axis == 1 }

  private func insertArranged(_ view: UIView, at index: Int) throws {
    arranged.removeAll { $0 === view }
    arranged.insert(view, at: min(max(0, index), arranged.count))
    if view.superview !== self { try send(runtime.selector("addSubview:"), view) }
    try arrangementDidChange()
  }

  private func arrangementDidChange() throws {
    try send(selectors.invalidateIntrinsicContentSize)
    try send(selectors.setNeedsLayout)
  }

  private var shown: [UIView] { arranged.filter { !$0.isHidden && $0.superview === self } }

  /// The size that a view wants: its intrinsic one, or what fits it.
  private func wanted(_ view: UIView) throws -> CGSize {
    var size: CGSize = try view.call(selectors.intrinsicContentSize)
    guard size.width < 0 || size.height < 0 else { return size }
    let fitting: CGSize = try view.call(selectors.sizeThatFits, bounds.size)
    if size.width < 0 { size.width = fitting.width }
    if size.height < 0 { size.height = fitting.height }
    return size
  }

  private func gap(after view: UIView) -> Double { spacings[ObjectIdentifier(view)] ?? spacing }

  private func length(_ size: CGSize) -> Double { isVertical ? size.height : size.width }
  private func breadth(_ size: CGSize) -> Double { isVertical ? size.width : size.height }

  /// What all of it takes, with the gaps between.
  private func fittingSize() throws -> CGSize {
    var (along, across) = (0.0, 0.0)
    let views = shown
    for (place, view) in views.enumerated() {
      let size = try wanted(view)
      along += length(size) + (place < views.count - 1 ? gap(after: view) : 0)
      across = max(across, breadth(size))
    }
    return isVertical
      ? CGSize(width: across, height: along) : CGSize(width: along, height: across)
  }

  /// How long each view is along the axis, as the distribution says.
  private func lengths(_ views: [UIView], _ sizes: [CGSize], room: Double) -> [Double] {
    let own = sizes.map(length)
    let sum = own.reduce(0, +)
    let rest = room - sum
    switch distribution {
    // UIStackViewDistributionFillEqually
    case 1: return own.map { _ in max(0, room / Double(max(1, own.count))) }
    // UIStackViewDistributionFillProportionally
    case 2 where sum > 0: return own.map { $0 / sum * max(0, room) }
    // UIStackViewDistributionEqualSpacing and EqualCentering
    case 3, 4: return own
    default:
      // Fill: the last view takes what is left, as the first of equal priorities stretches.
      guard !own.isEmpty else { return own }
      return own.dropLast() + [max(0, (own.last ?? 0) + rest)]
    }
  }

  fileprivate func layOut() throws {
    let views = shown
    let sizes = try views.map(wanted)
    let gaps = views.dropLast().map(gap)
    let total = length(bounds.size)
    let room = total - gaps.reduce(0, +)
    let lengths = lengths(views, sizes, room: room)
    var between = gaps
    if distribution >= 3, views.count > 1 {
      let extra = (room - lengths.reduce(0, +)) / Double(views.count - 1)
      between = gaps.map { $0 + max(0, extra) }
    }
    var along = 0.0
    for (place, view) in views.enumerated() {
      let across = breadth(bounds.size)
      let own = min(breadth(sizes[place]), across)
      // UIStackViewAlignmentFill, Leading, FirstBaseline, Center, Trailing
      let width = alignment == 0 ? across : own
      let start = alignment == 3 ? (across - own) / 2 : alignment == 4 ? across - own : 0
      try view.place(
        isVertical
          ? CGRect(x: start, y: along, width: width, height: lengths[place])
          : CGRect(x: along, y: start, width: lengths[place], height: width))
      along += lengths[place] + (place < between.count ? between[place] : 0)
    }
  }

  static func define(_ stack: ClassDefinition<UIStackView>) {
    let insert = stack.runtime.selector("insertArrangedSubview:atIndex:")
    stack.method("initWithArrangedSubviews:") { (stack, views: [UIView]) -> UIView in
      let made: UIView = try stack.call(stack.selectors.initWithFrame, CGRect.zero)
      for (place, view) in views.enumerated() { try made.send(insert, view, place) }
      return made
    }
    stack.readonly("arrangedSubviews", .copy) { $0.arranged }
    stack.method("addArrangedSubview:") { (stack, view: UIView) in
      try stack.insertArranged(view, at: stack.arranged.count)
    }
    stack.method(insert.name) { (stack, view: UIView, index: Int) in
      try stack.insertArranged(view, at: index)
    }
    stack.method("removeArrangedSubview:") { (stack, view: UIView) in
      stack.arranged.removeAll { $0 === view }
      try stack.arrangementDidChange()
    }
    stack.method("willRemoveSubview:") { (stack, view: UIView) in
      stack.arranged.removeAll { $0 === view }
      try stack.arrangementDidChange()
    }
    stack.method("setCustomSpacing:afterView:") { (stack, spacing: Double, view: UIView) in
      stack.spacings[ObjectIdentifier(view)] = spacing
      try stack.arrangementDidChange()
    }
    stack.method("customSpacingAfterView:") { (stack, view: UIView) -> Double in
      // UIStackViewSpacingUseDefault
      stack.spacings[ObjectIdentifier(view)] ?? .greatestFiniteMagnitude
    }
    for (name, path) in [
      ("axis", \UIStackView.axis), ("distribution", \.distribution), ("alignment", \.alignment),
    ] {
      stack.property(name, get: { $0[keyPath: path] }) { (stack, value: Int) in
        stack[keyPath: path] = value
        try stack.arrangementDidChange()
      }
    }
    stack.property("spacing", get: { $0.spacing }) { (stack, spacing: Double) in
      stack.spacing = spacing
      try stack.arrangementDidChange()
    }
    stack.stored(
      "baselineRelativeArrangement", getter: "isBaselineRelativeArrangement", usual: false)
    stack.stored(
      "layoutMarginsRelativeArrangement", getter: "isLayoutMarginsRelativeArrangement", usual: false
    )
    stack.method("layoutSubviews") { (stack) in try stack.keptAlive { try stack.layOut() } }
    stack.method("sizeThatFits:") { (stack, _: CGSize) -> CGSize in try stack.fittingSize() }
    stack.method("intrinsicContentSize") { (_) -> CGSize in
      CGSize(width: noIntrinsicMetric, height: noIntrinsicMetric)
    }
  }
}

extension UIKitClasses {
  static let stackView = NativeClass<UIStackView>(
    "UIStackView", superclass: view, UIStackView.define)
}
