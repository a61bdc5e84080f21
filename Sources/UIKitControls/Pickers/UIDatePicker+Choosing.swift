internal import FoundationCore
package import SelectorRuntime
internal import UIKitBase
internal import UIKitRuntime

/// Choices of the user without a position on the screen.
extension UIDatePicker {
  /// Selects a date, or a duration in seconds, as the user does.
  ///
  /// The parts of the date that the mode does not show stay as they are.
  /// - Throws: `RuntimeError` if no user can make this choice; errors of the actions.
  package func choose(_ answer: Value) throws {
    try checkIsOperable("uikit.choose")
    guard mode != 3 else { return try chooseDuration(answer) }
    guard let date = answer.object, date.isKind(of: "NSDate") else {
      throw refusal("a UIDatePicker takes an NSDate, got \(answer.typeName)")
    }
    let calendar = try parts()
    let wanted = try calendar.parts(
      of: date.call(runtime.selector("timeIntervalSinceReferenceDate")))
    var chosen = try calendar.parts(of: seconds())
    if mode != 0 { (chosen.year, chosen.month) = (wanted.year, wanted.month) }
    if mode == 1 || mode == 2 { chosen.day = wanted.day }
    if mode == 0 || mode == 2 {
      guard wanted.minute % minuteInterval == 0 else {
        throw refusal(
          "there is no minute \(wanted.minute), because the minuteInterval is \(minuteInterval)")
      }
      (chosen.hour, chosen.minute, chosen.second) = (wanted.hour, wanted.minute, 0)
    }
    let time = try calendar.seconds(of: chosen)
    for (limit, name, isBeyond) in [
      (least, "before the minimumDate", { $0 < $1 }), (most, "after the maximumDate", { $0 > $1 }),
    ] as [(RuntimeObject?, String, (Double, Double) -> Bool)] {
      guard let limit else { continue }
      let bound: Double = try limit.call(runtime.selector("timeIntervalSinceReferenceDate"))
      guard isBeyond(time, bound) else { continue }
      let text: String = try date.call(runtime.selector("description"))
      throw refusal("\(text) is \(name): no user can select it")
    }
    try keptAlive { try pick(time) }
  }

  private func chooseDuration(_ answer: Value) throws {
    guard let seconds = Double.from(answer, in: runtime), seconds >= 60, seconds < 86_400 else {
      throw refusal(
        "a UIDatePicker for a duration takes seconds from 60 to 86340, got "
          + (answer.object == nil ? "\(answer)" : answer.typeName))
    }
    let minutes = Int(nearestTo: seconds / 60)
    guard Double(minutes * 60) == seconds, minutes % minuteInterval == 0 else {
      throw refusal(
        "\(seconds) seconds are no multiple of \(minuteInterval) minutes: no user can select them")
    }
    try keptAlive { try pick(countDown: seconds) }
  }

  private func refusal(_ text: String) -> RuntimeError {
    RuntimeError(.invalidArgument, "uikit.choose: \(text)")
  }
}

extension UIPickerView {
  /// Turns a wheel by rows, as a user of an assistive technology does; stops at its ends.
  ///
  /// - Throws: errors of the delegate.
  final func step(_ wheel: Int, by steps: Int) throws {
    let count = try call(runtime.selector("numberOfRowsInComponent:"), wheel, as: Int.self)
    let former = selectedRow(wheel)
    let row = max(0, min(count - 1, former + steps))
    guard row != former else { return }
    try keptAlive {
      try select(row, wheel, animated: true)
      try didTurn(wheel, row)
    }
  }

  /// Turns the wheels to rows, as the user does: a row, or a list with a row for each wheel.
  ///
  /// - Throws: `RuntimeError` if no user can make this choice; errors of the delegate.
  package func choose(_ answer: Value) throws {
    try checkIsOperable("uikit.choose")
    let rows = Int.from(answer, in: runtime).map { [$0] } ?? [Int].from(answer, in: runtime)
    let wheels = try call(runtime.selector("numberOfComponents"), as: Int.self)
    let counts = try Array(below: wheels) {
      try call(runtime.selector("numberOfRowsInComponent:"), $0, as: Int.self)
    }
    guard let rows, rows.count == counts.count else {
      throw RuntimeError(
        .invalidArgument,
        "uikit.choose: a UIPickerView takes a row for each of its \(counts.count) wheels, got "
          + (rows.map { "\($0.count) rows" } ?? answer.typeName))
    }
    for (wheel, row) in rows.enumerated() where !(0..<counts[wheel] ~= row) {
      throw RuntimeError(
        .range, "uikit.choose: there is no row \(row) in wheel \(wheel), which has \(counts[wheel])"
      )
    }
    for (wheel, row) in rows.enumerated() where row != selectedRow(wheel) {
      try keptAlive {
        try select(row, wheel, animated: false)
        try didTurn(wheel, row)
      }
    }
  }
}

extension UIView {
  /// Checks that a finger could operate the view.
  ///
  /// - Throws: `RuntimeError` that says why it could not.
  fileprivate final func checkIsOperable(_ function: String) throws {
    var reason: String?
    if window == nil {
      reason = "is not in a window"
    } else if let control = self as? UIControl, !control.isEnabled {
      reason = "is disabled"
    } else if let blocked = ancestry.first(where: { !$0.isUserInteractionEnabled }) {
      reason =
        blocked === self
        ? "has userInteractionEnabled NO"
        : "is in \(blocked.defaultDescription), which has userInteractionEnabled NO"
    } else if let hidden = ancestry.first(where: { $0.isHidden || $0.alpha < 0.01 }) {
      reason = hidden === self ? "is hidden" : "is in \(hidden.defaultDescription), which is hidden"
    }
    guard let reason else { return }
    throw RuntimeError(
      .invalidArgument, "\(function): \(defaultDescription) \(reason): no user can operate it")
  }
}
