internal import SelectorRuntime

/// The notes of Auto Layout on one view; views that have nothing to do with it have none.
final class LayoutState {
  /// The constraints that the view owns, in the order of their activation.
  @StrongList var constraints: [NSLayoutConstraint] = []
  @StrongList var guides: [UILayoutGuide] = []
  /// Whether its frame is given, and its autoresizing mask decides on what comes of it.
  var translatesMask = true
  var hugging = (horizontal: LayoutState.low, vertical: LayoutState.low)
  var resistance = (horizontal: LayoutState.high, vertical: LayoutState.high)
  /// Whether it is to hear `updateConstraints`.
  var needsUpdate = false
  /// Where the last solution puts it in its superview.
  var solved: CGRect?
  /// How large it makes the contents of a scroll view.
  var solvedContent: CGSize?
  var isAmbiguous = false
  @Strong var marginsGuide: UILayoutGuide?
  @Strong var readableGuide: UILayoutGuide?
  @Strong var contentGuide: UILayoutGuide?
  @Strong var frameGuide: UILayoutGuide?
  /// The margins that somebody has set.
  var margins: UIEdgeInsets?

  /// The priorities `UILayoutPriorityDefaultLow` and `…High`, as NSLayoutConstraint.h numbers them.
  static let low = 250.0, high = 750.0

  /// Lets go of everything when the view goes.
  func empty() {
    for constraint in constraints { constraint.holder = nil }
    for guide in guides { guide.owner = nil }
    constraints = []
    guides = []
    for guide in [marginsGuide, readableGuide, contentGuide, frameGuide] { guide?.owner = nil }
    marginsGuide = nil
    readableGuide = nil
    contentGuide = nil
    frameGuide = nil
  }
}

extension UIView {
  /// The notes of Auto Layout on this view, made when they are first needed.
  final var layoutStateMade: LayoutState {
    if let layoutState { return layoutState }
    let made = LayoutState()
    layoutState = made
    return made
  }

  /// Whether its frame is given from outside.
  final var translatesMask: Bool { layoutState?.translatesMask ?? true }

  /// Takes a constraint; it is part of every solution from now on.
  final func hold(_ constraint: NSLayoutConstraint) {
    guard constraint.holder !== self else { return }
    constraint.holder?.lose(constraint)
    layoutStateMade.constraints.append(constraint)
    constraint.holder = self
    constraint.isBroken = false
    constraintsDidChange()
  }

  /// Lets a constraint go.
  final func lose(_ constraint: NSLayoutConstraint) {
    guard constraint.holder === self else { return }
    constraint.holder = nil
    layoutState?.constraints.removeAll { $0 === constraint }
    constraintsDidChange()
  }

  /// Has everything solved again with the next layout.
  final func constraintsDidChange() {
    world.autoLayout.systemDidChange()
    markNeedsLayout()
  }

  /// Lets the constraints go that hold a view which leaves to others that stay.
  final func loseConstraints(to leaving: UIView) {
    guard world.autoLayout.isUsed else { return }
    for view in ancestry {
      for constraint in view.layoutState?.constraints ?? [] {
        let items = [constraint.first?.layoutView, constraint.second?.layoutView]
        if items.contains(where: { $0?.isDescendant(of: leaving) ?? false }) {
          view.lose(constraint)
        }
      }
    }
    world.autoLayout.systemDidChange()
  }
}
