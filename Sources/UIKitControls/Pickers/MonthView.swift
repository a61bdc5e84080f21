internal import FoundationCore
package import SelectorRuntime
package import UIKitBase
internal import UIKitRuntime

/// A view of a month's days: a tap selects one, a horizontal swipe shows another month.
package protocol MonthView: UIView {
  func tapped(_ recognizer: UIGestureRecognizer) throws
  func turn(by months: Int) throws
}

extension MonthView {
  /// Adds the recognizers of a month and returns them.
  package func addMonthRecognizers() throws -> [UIGestureRecognizer] {
    let tap = world.create(UIKitClasses.tapGestureRecognizer)
    tap.add(self, runtime.selector("_dayWasTapped:"))
    var made: [UIGestureRecognizer] = [tap]
    // UISwipeGestureRecognizerDirectionRight, …Left
    for direction in [1, 2] {
      let swipe = world.create(UIKitClasses.swipeGestureRecognizer)
      try swipe.send(runtime.selector("setDirection:"), direction)
      swipe.add(self, runtime.selector("_monthWasSwiped:"))
      made.append(swipe)
    }
    for recognizer in made { own(recognizer) }
    return made
  }
}

extension ClassDefinition where Instance: MonthView {
  /// Defines the actions of the recognizers.
  package func defineMonthActions() {
    method("_dayWasTapped:") { (view, recognizer: UIGestureRecognizer) in
      try view.keptAlive { try view.tapped(recognizer) }
    }
    method("_monthWasSwiped:") { (view, swipe: UIGestureRecognizer) in
      let direction: Int = try swipe.call(view.runtime.selector("direction"))
      try view.keptAlive { try view.turn(by: direction == 2 ? 1 : -1) }
    }
  }
}
