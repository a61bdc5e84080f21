internal import FoundationCore
internal import FoundationText
package import QuartzCore
package import SelectorRuntime
package import UIKitBase
package import UIKitRuntime

/// A picker with several wheels, each with a selected row.
package class UIPickerView: UIView {
  /// Both keep what is responded to, according to private flags in iOS 17's header.
  private lazy var delegate = DelegateSlot(
    remembering: [
      "pickerView:didSelectRow:inComponent:", "pickerView:titleForRow:forComponent:",
      "pickerView:attributedTitleForRow:forComponent:", "pickerView:widthForComponent:",
      "pickerView:rowHeightForComponent:", "pickerView:viewForRow:forComponent:reusingView:",
    ].map(runtime.selector))
  private lazy var dataSource = DelegateSlot(
    remembering: ["numberOfComponentsInPickerView:", "pickerView:numberOfRowsInComponent:"]
      .map(runtime.selector))
  /// The number of rows of each wheel; nil until they are loaded.
  private var counts: [Int]?
  private var selected: [Int] = []
  private var showsSelectionIndicator = true
  /// The wheels of the last layout; the view hierarchy retains them.
  @Owned private var wheels: [PickerWheel] = []
  private var needsWheels = true

  /// 216 points, as commonly seen; no document states it.
  private static let height = 216.0
  /// 32 points, as commonly seen; no document states it.
  private static let rowHeight = 32.0

  package final override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: world.screen.bounds.size.width, height: Self.height)
  }

  private func call<Answer: MessageValue>(
    _ slot: DelegateSlot, _ name: String, _ arguments: any MessageValue..., as type: Answer.Type
  ) throws -> Answer? {
    let selector = runtime.selector(name)
    guard let receiver = slot.delegate(remembered: selector) else { return nil }
    return try receiver.keptAlive {
      let values = [messageValue] + arguments.map(\.messageValue)
      let answer = try runtime.send(receiver, selector, Arguments(values))
      if let answer = Answer.answered(answer, in: runtime) { return answer }
      throw RuntimeError(
        .invalidArgument,
        "\(receiver.methodName(selector)): the result must be \(Answer.expectation), got "
          + Answer.mismatch(answer))
    }
  }

  package override func savedState() -> () -> Void {
    let rest = super.savedState()
    let selected = selected
    return { [weak self] in
      rest()
      guard let self, !isDeallocated else { return }
      self.selected = selected
      markNeedsLayout()
    }
  }

  /// Loads counts from the data source and caches them until `reloadAllComponents`.
  private func load() throws -> [Int] {
    if let counts { return counts }
    let new = try rowCounts()
    counts = new
    selected = new.indices.map {
      selected.indices.contains($0) ? min(selected[$0], new[$0] - 1) : 0
    }
    return new
  }

  /// Asks the data source for the number of rows of each wheel.
  func rowCounts() throws -> [Int] {
    let wheels = try call(dataSource, "numberOfComponentsInPickerView:", as: Int.self) ?? 0
    var new: [Int] = []
    for wheel in 0..<max(0, wheels) {
      try foundation.checkStop()
      let rows = try call(
        dataSource, "pickerView:numberOfRowsInComponent:", wheel, as: Int.self)
      new.append(max(0, rows ?? 0))
    }
    return new
  }

  /// Asks the delegate for the width of a wheel; nil is an equal share.
  func width(of wheel: Int) throws -> Double? {
    try call(delegate, "pickerView:widthForComponent:", wheel, as: Double.self)
  }

  /// Asks the delegate for the title of a row.
  func title(_ row: Int, _ wheel: Int) throws -> String? {
    try call(delegate, "pickerView:titleForRow:forComponent:", row, wheel, as: String?.self) ?? nil
  }

  final func reload() throws {
    counts = nil
    needsWheels = true
    try send(selectors.setNeedsLayout)
  }

  /// Lays the wheels out side by side, with their selected rows in the middle.
  fileprivate func layOut() throws {
    let counts = try load()
    if needsWheels { try makeWheels(counts) }
    var x = 0.0
    for (place, wheel) in wheels.enumerated() {
      let width = try width(of: place) ?? bounds.size.width / Double(counts.count)
      wheel.rowHeight =
        try call(delegate, "pickerView:rowHeightForComponent:", place, as: Double.self)
        ?? Self.rowHeight
      let frame = CGRect(x: x, y: 0, width: width, height: bounds.size.height)
      try wheel.stand(in: frame, max(0, selected[place]))
      try wheel.showRows()
      x += width
    }
  }

  private func makeWheels(_ counts: [Int]) throws {
    needsWheels = false
    let old = wheels
    wheels = []
    for wheel in old { try wheel.keptAlive { try wheel.removeFromSuperview() } }
    for (place, count) in counts.enumerated() {
      try foundation.checkStop()
      let wheel = try world.makeView(UIKitClasses.pickerWheel)
      wheel.picker = self
      (wheel.tag, wheel.count) = (place, count)
      wheel.showsVerticalScrollIndicator = false
      wheel.scrollsToTop = false
      wheel.alwaysBounceVertical = true
      // UIScrollViewContentInsetAdjustmentNever
      wheel.contentInsetAdjustmentBehavior = 2
      wheels.append(wheel)
      try insert(wheel, at: place)
      try wheel.send(runtime.selector("setDelegate:"), wheel)
    }
  }

  /// The view of a row: the delegate's, or a label with the title.
  final func rowView(_ row: Int, _ wheel: Int) throws -> UIView {
    let own = runtime.selector("pickerView:viewForRow:forComponent:reusingView:")
    if let receiver = delegate.delegate(remembered: own),
      let view = try receiver.call(own, self, row, wheel, Value.none, as: UIView?.self)
    {
      return view
    }
    let label = try world.makeView(UIKitClasses.label)
    label.textAlignment = 1
    let attributed = try call(
      delegate, "pickerView:attributedTitleForRow:forComponent:", row, wheel,
      as: NSAttributedString?.self)
    if let attributed, let attributed {
      try label.send(selectors.text.setAttributedText, attributed)
    } else {
      try label.send(selectors.setText, try title(row, wheel))
    }
    return label
  }

  /// The selected row of a wheel.
  final func selectedRow(_ wheel: Int) -> Int {
    selected.indices.contains(wheel) ? selected[wheel] : 0
  }

  final func select(_ row: Int, _ wheel: Int, animated: Bool) throws {
    let counts = try load()
    guard counts.indices.contains(wheel) else {
      throw RuntimeError(
        .range,
        "-[\(className) selectRow:inComponent:animated:]: component \(wheel) is beyond the "
          + "\(counts.count) there are")
    }
    selected[wheel] = min(max(0, row), max(0, counts[wheel] - 1))
    if animated, window != nil, !needsWheels, wheels.indices.contains(wheel) {
      let turning = wheels[wheel]
      let target = turning.offset(of: selected[wheel])
      return try turning.keptAlive {
        try turning.send(turning.scrolling.setContentOffsetAnimated, target, true)
      }
    }
    try send(selectors.setNeedsLayout)
  }

  /// Called when a wheel stops; notifies the delegate if the selected row has changed.
  ///
  /// - Throws: errors of the delegate.
  final func wheelDidRest(_ wheel: Int, _ row: Int) throws {
    guard selected.indices.contains(wheel), selected[wheel] != row else { return }
    selected[wheel] = row
    try didTurn(wheel, row)
  }

  /// Called after the user has selected a row; notifies the delegate.
  func didTurn(_ wheel: Int, _ row: Int) throws {
    let event = runtime.selector("pickerView:didSelectRow:inComponent:")
    guard let receiver = delegate.delegate(remembered: event) else { return }
    try receiver.keptAlive { try receiver.send(event, self, row, wheel) }
  }
}

extension UIPickerView {
  static func define(_ view: ClassDefinition<UIPickerView>) {
    view.overrideTraitChange()
    view.property(
      "delegate", .weak, of: "<UIPickerViewDelegate>", get: { $0.delegate.object }
    ) { (view, delegate: RuntimeObject?) in
      try view.delegate.set(delegate, of: view)
      try view.reload()
    }
    view.property(
      "dataSource", .weak, of: "<UIPickerViewDataSource>", get: { $0.dataSource.object }
    ) { (view, source: RuntimeObject?) in
      try view.dataSource.set(source, of: view)
      try view.reload()
    }
    view.method("reloadAllComponents") { (view) in try view.reload() }
    view.method("reloadComponent:") { (view, _: Int) in try view.reload() }
    view.readonly("numberOfComponents") { (view) -> Int in try view.load().count }
    view.method("numberOfRowsInComponent:") { (view, wheel: Int) -> Int in
      let counts = try view.load()
      return counts.indices.contains(wheel) ? counts[wheel] : 0
    }
    view.method("selectRow:inComponent:animated:") {
      (view, row: Int, wheel: Int, animated: Bool) in
      try view.select(row, wheel, animated: animated)
    }
    view.method("selectedRowInComponent:") { (view, wheel: Int) -> Int in
      let counts = try view.load()
      return counts.indices.contains(wheel) && counts[wheel] > 0 ? view.selected[wheel] : -1
    }
    view.method("viewForRow:forComponent:") { (view, row: Int, wheel: Int) -> UIView? in
      view.wheels.indices.contains(wheel) ? view.wheels[wheel].rows[row] : nil
    }
    view.method("rowSizeForComponent:") { (view, wheel: Int) -> CGSize in
      let count = try max(1, view.load().count)
      let width = try view.width(of: wheel)
      let height = try view.call(
        view.delegate, "pickerView:rowHeightForComponent:", wheel, as: Double.self)
      return CGSize(
        width: width ?? view.bounds.size.width / Double(count), height: height ?? rowHeight)
    }
    view.property(
      "showsSelectionIndicator", get: { $0.showsSelectionIndicator },
      set: { $0.showsSelectionIndicator = $1 })
    view.method("layoutSubviews") { (view) in try view.keptAlive { try view.layOut() } }
    view.method("intrinsicContentSize") { (view) -> CGSize in view.sizeThatFits(.zero) }
  }
}

extension UIKitProtocols {
  package static let pickerViewDataSource = NativeProtocol(
    "UIPickerViewDataSource", adopts: [FoundationProtocols.object],
    required: [
      .init("numberOfComponentsInPickerView:", returns: Int.self, UIPickerView.self),
      .init(
        "pickerView:numberOfRowsInComponent:", returns: Int.self, UIPickerView.self, Int.self),
    ])

  package static let pickerViewDelegate = NativeProtocol(
    "UIPickerViewDelegate", adopts: [FoundationProtocols.object],
    optional: [
      .init("pickerView:widthForComponent:", returns: Double.self, UIPickerView.self, Int.self),
      .init("pickerView:rowHeightForComponent:", returns: Double.self, UIPickerView.self, Int.self),
      .init(
        "pickerView:titleForRow:forComponent:", returns: String?.self, UIPickerView.self, Int.self,
        Int.self),
      .init(
        "pickerView:attributedTitleForRow:forComponent:", returns: NSAttributedString?.self,
        UIPickerView.self, Int.self, Int.self),
      .init(
        "pickerView:viewForRow:forComponent:reusingView:", returns: UIView?.self,
        UIPickerView.self, Int.self, Int.self, UIView?.self),
      .init("pickerView:didSelectRow:inComponent:", UIPickerView.self, Int.self, Int.self),
    ])
}

extension UIKitClasses {
  package static let pickerView = NativeClass<UIPickerView>(
    "UIPickerView", superclass: view, UIPickerView.define)
}
