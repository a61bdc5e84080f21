internal import QuartzCore
internal import SelectorRuntime

/// The Auto Layout state of one view; views that do not use Auto Layout have none.
final class LayoutState {
  /// The constraints that the view holds, in the order of their activation.
  @StrongList var constraints: [NSLayoutConstraint] = []
  @StrongList var guides: [UILayoutGuide] = []
  /// Whether the frame is given and the autoresizing mask is translated into constraints.
  var translatesMask = true
  var hugging = (horizontal: LayoutState.low, vertical: LayoutState.low)
  var resistance = (horizontal: LayoutState.high, vertical: LayoutState.high)
  /// Whether `updateConstraints` is pending.
  var needsUpdate = false
  /// The frame in the last solution, in the superview's coordinates.
  var solved: CGRect?
  /// The content size of a scroll view in the last solution.
  var solvedContent: CGSize?
  var isAmbiguous = false
  @Strong var marginsGuide: UILayoutGuide?
  @Strong var readableGuide: UILayoutGuide?
  @Strong var contentGuide: UILayoutGuide?
  @Strong var frameGuide: UILayoutGuide?
  /// The layout margins, if they were set.
  var margins: UIEdgeInsets?

  /// `UILayoutPriorityDefaultLow` and `…High`, from NSLayoutConstraint.h.
  static let low = 250.0, high = 750.0

  /// Releases all objects when the view is deallocated.
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
  /// The Auto Layout state of this view, created on first use.
  final var layoutStateMade: LayoutState {
    if let layoutState { return layoutState }
    let made = LayoutState()
    layoutState = made
    return made
  }

  /// Whether the view's frame is given instead of determined by constraints.
  final var translatesMask: Bool { layoutState?.translatesMask ?? true }

  /// Adds a constraint, which becomes part of all further solutions.
  final func hold(_ constraint: NSLayoutConstraint) {
    guard constraint.holder !== self else { return }
    constraint.holder?.lose(constraint)
    let state = layoutStateMade
    state.$constraints.append(constraint, of: state)
    constraint.holder = self
    constraint.isBroken = false
    constraintsDidChange()
  }

  /// Removes a constraint.
  final func lose(_ constraint: NSLayoutConstraint) {
    guard constraint.holder === self else { return }
    constraint.holder = nil
    layoutState?.$constraints.removeAll(constraint)
    constraintsDidChange()
  }

  /// Invalidates the solution, so that the next layout solves all constraints again.
  package final func constraintsDidChange() {
    world.autoLayout.systemDidChange()
    markNeedsLayout()
  }

  /// Removes the constraints between the remaining views and a view that leaves the hierarchy.
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
