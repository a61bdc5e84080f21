internal import QuartzCore
internal import SelectorRuntime
internal import UIKitRuntime

/// The focusable views and the focus guides of a window, with their frames.
struct FocusSearch {
  private struct Place {
    let target: RuntimeObject
    let frame: CGRect
  }

  private var places: [Place] = []

  init(_ window: UIWindow) throws { try collect(window, window) }

  private mutating func collect(_ view: UIView, _ window: UIWindow) throws {
    guard !view.isHidden, view.alpha > 0, view.isUserInteractionEnabled else { return }
    let frame = view.bounds.mapped { view.convert($0, to: window) ?? $0 }
    if try view.call(view.runtime.selector("canBecomeFocused")) {
      places.append(Place(target: view, frame: frame))
    }
    let guide = view.runtime.cls(UIKitClasses.focusGuide)
    let guides: [UILayoutGuide] = try view.call(view.runtime.selector("layoutGuides"))
    for one in guides where one.isa.inherits(from: guide) {
      guard try one.call(view.runtime.selector("isEnabled")) else { continue }
      let own: CGRect = try one.call(view.runtime.selector("layoutFrame"))
      places.append(
        Place(target: one, frame: own.mapped { view.convert($0, to: window) ?? $0 }))
    }
    for child in view.subviews { try collect(child, window) }
  }

  /// The view that an environment prefers to focus.
  ///
  /// The first of its preferred environments, the environment itself, or the first focusable view
  /// in it.
  ///
  /// - Throws: errors of the environments.
  static func preferred(_ environment: RuntimeObject) throws -> UIView? {
    var seen: Set<ObjectIdentifier> = []
    return try preferred(environment, &seen)
  }

  private static func preferred(
    _ environment: RuntimeObject, _ seen: inout Set<ObjectIdentifier>
  ) throws -> UIView? {
    guard seen.insert(ObjectIdentifier(environment)).inserted else { return nil }
    let asks = environment.runtime.selector("preferredFocusEnvironments")
    let wished: [RuntimeObject] =
      try environment.implements(asks) ? environment.call(asks) : []
    for one in wished {
      if let found = try preferred(one, &seen) { return found }
    }
    guard let view = environment as? UIView else {
      return try (environment as? UIViewController)?.loadedView.flatMap { try preferred($0, &seen) }
    }
    guard !view.isHidden, view.alpha > 0, view.isUserInteractionEnabled, view.window != nil else {
      return nil
    }
    if try view.call(view.runtime.selector("canBecomeFocused")) { return view }
    for child in view.subviews.sorted(by: { isBefore($0.frame, $1.frame) }) {
      if let found = try preferred(child, &seen) { return found }
    }
    return nil
  }

  /// Whether a rectangle precedes another one in reading order.
  private static func isBefore(_ one: CGRect, _ other: CGRect) -> Bool {
    (one.origin.y, one.origin.x) < (other.origin.y, other.origin.x)
  }

  /// The nearest item in a direction; items straight ahead precede items to the side.
  ///
  /// - Throws: errors of a guide's environments.
  func nearest(to focused: UIView, _ heading: Int) throws -> UIView? {
    guard let start = places.first(where: { $0.target === focused })?.frame else { return nil }
    func distance(_ frame: CGRect) -> Double? {
      // UIFocusHeadingUp, Down, Left, Right
      let (ahead, beside): (Double, Double)
      switch heading {
      case 1 << 0: (ahead, beside) = (start.origin.y - frame.maxY, gap(start, frame, isRow: false))
      case 1 << 1: (ahead, beside) = (frame.origin.y - start.maxY, gap(start, frame, isRow: false))
      case 1 << 2: (ahead, beside) = (start.origin.x - frame.maxX, gap(start, frame, isRow: true))
      default: (ahead, beside) = (frame.origin.x - start.maxX, gap(start, frame, isRow: true))
      }
      return ahead >= -0.5 ? ahead + 1000 * beside : nil
    }
    let ordered = places.compactMap { place in
      place.target === focused ? nil : distance(place.frame).map { ($0, place.target) }
    }.sorted { $0.0 < $1.0 }
    for (_, target) in ordered {
      if let view = target as? UIView { return view }
      if let found = try Self.preferred(target), found !== focused { return found }
    }
    return nil
  }

  /// The gap between two rectangles perpendicular to a direction.
  private func gap(_ one: CGRect, _ other: CGRect, isRow: Bool) -> Double {
    isRow
      ? max(0, other.origin.y - one.maxY, one.origin.y - other.maxY)
      : max(0, other.origin.x - one.maxX, one.origin.x - other.maxX)
  }

  /// The first view of the next focus group in reading order, wrapping around at the end.
  func group(after focused: UIView, backwards: Bool) -> UIView? {
    let views = places.filter { $0.target is UIView }
      .sorted { Self.isBefore($0.frame, $1.frame) }.compactMap { $0.target as? UIView }
    var groups: [(name: String, views: [UIView])] = []
    for view in views {
      if let place = groups.firstIndex(where: { $0.name == view.focusGroup }) {
        groups[place].views.append(view)
      } else {
        groups.append((view.focusGroup, [view]))
      }
    }
    guard groups.count > 1, let place = groups.firstIndex(where: { $0.name == focused.focusGroup })
    else { return nil }
    let next = groups[(place + (backwards ? groups.count - 1 : 1)) % groups.count].views
    let best = next.map(\.focusPriority).max()
    return next.first { $0.focusPriority == best }
  }
}

extension UIView {
  /// The focus group: its own, that of a superview, or a default one for a text or a list.
  fileprivate final var focusGroup: String {
    for view in ancestry {
      if let name = view.storedValues?.value("focusGroupIdentifier")
        .flatMap({ String.from($0, in: runtime) })
      {
        return name
      }
      if view is any FocusGroupItem {
        return view.defaultDescription
      }
    }
    return ""
  }

  /// The view with the highest priority is the first of its group.
  fileprivate final var focusPriority: Int {
    storedValues?.value("focusGroupPriority").flatMap { Int.from($0, in: runtime) } ?? 0
  }
}
