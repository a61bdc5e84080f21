internal import FoundationCore
package import QuartzCore
package import SelectorRuntime
package import UIKitRuntime

/// A rectangle in a view, for constraints and for code.
package final class UILayoutGuide: StoringObject {
  /// The source of its frame.
  package enum Kind { case constraints, safeArea, margins, content, frame, top, bottom, keyboard }

  @Weak package var owner: UIView?
  private(set) var kind = Kind.constraints
  private var identifier = ""
  /// The frame that constraints determine.
  package var solved: CGRect?

  /// Makes it one of a view's built-in guides.
  package func fill(_ kind: Kind, _ identifier: String) {
    self.kind = kind
    self.identifier = identifier
  }

  /// The insets from the edges of its view; nil if constraints determine its frame.
  var insets: UIEdgeInsets? {
    switch kind {
    case .constraints, .content: nil
    case .frame: .zero
    case .margins: owner?.effectiveMargins
    case .safeArea: owner?.safeAreaInsets
    case .top, .bottom: owner.map(barInsets)
    case .keyboard: owner.map(keyboardInsets)
    }
  }

  /// The insets of a keyboard guide.
  ///
  /// It extends from the keyboard's top to the bottom of the view. Without a keyboard it has the
  /// height of the bottom safe area.
  private func keyboardInsets(_ owner: UIView) -> UIEdgeInsets {
    let height = owner.bounds.size.height
    let usesSafeArea =
      storedValues?.value("usesBottomSafeArea").flatMap { Bool.from($0, in: runtime) } ?? true
    var top = height - (usesSafeArea ? owner.safeAreaInsets.bottom : 0)
    if let window = owner.window, let keyboard = uikit.keyboardModel?.shownFrame,
      let place = window.convert(keyboard.origin, to: owner)
    {
      top = min(top, place.y)
    }
    return UIEdgeInsets(top: max(0, top), left: 0, bottom: 0, right: 0)
  }

  /// The insets of a controller's guides, from an edge to the end of the bars there.
  private func barInsets(_ owner: UIView) -> UIEdgeInsets {
    let (safe, height) = (owner.safeAreaInsets, owner.bounds.size.height)
    return kind == .top
      ? UIEdgeInsets(top: 0, left: 0, bottom: max(0, height - safe.top), right: 0)
      : UIEdgeInsets(top: max(0, height - safe.bottom), left: 0, bottom: 0, right: 0)
  }

  fileprivate func frame() throws -> CGRect {
    guard let owner else { return .zero }
    switch kind {
    case .safeArea:
      let insets: UIEdgeInsets = try owner.call(runtime.selector("safeAreaInsets"))
      return owner.bounds.inset(by: insets)
    case .margins: return owner.bounds.inset(by: owner.effectiveMargins)
    case .frame: return owner.bounds
    case .top, .bottom: return owner.bounds.inset(by: barInsets(owner))
    case .keyboard: return owner.bounds.inset(by: keyboardInsets(owner))
    case .content:
      return CGRect(origin: .zero, size: (owner as? UIScrollView)?.contentSize ?? .zero)
    case .constraints:
      try uikit.autoLayout.prepare(owner)
      return solved ?? .zero
    }
  }

  static func define(_ guide: ClassDefinition<UILayoutGuide>) {
    NSLayoutAnchor.defineAnchors(guide, NSLayoutAnchor.attributes)
    guide.property("owningView", .weak, get: { $0.owner }, set: { $0.owner = $1 })
    guide.method("constraintsAffectingLayoutForAxis:") {
      (guide, axis: Int) -> [NSLayoutConstraint] in
      guide.owner?.constraints(affecting: guide, axis) ?? []
    }
    guide.property("identifier", get: { $0.identifier }, set: { $0.identifier = $1 })
    guide.readonly("layoutFrame") { (guide) -> CGRect in try guide.frame() }
    guide.readonly("hasAmbiguousLayout") { (guide) -> Bool in
      try guide.owner.map { try guide.uikit.autoLayout.isAmbiguous($0) } ?? false
    }
  }
}

extension UIView {
  private static let keyboardGuideKey = "keyboardLayoutGuide"

  /// The keyboard guide, created on first access.
  fileprivate final func keyboardLayoutGuide() -> UILayoutGuide {
    let known = storedValues?.value(Self.keyboardGuideKey)?.object
    if let guide = known as? UILayoutGuide, !guide.isErased { return guide }
    let made = world.create(UIKitClasses.keyboardLayoutGuide)
    made.owner = self
    made.fill(.keyboard, "UIKeyboardLayoutGuide")
    let values = makeStoredValues()
    values.set(Self.keyboardGuideKey, .object(made), .strong)
    world.keyboardModel?.isFollowed(by: self)
    return made
  }

  static func defineKeyboardGuide(_ view: ClassDefinition<UIView>) {
    view.readonly("keyboardLayoutGuide", .strong) { $0.keyboardLayoutGuide() }
  }
}

extension UIKitClasses {
  package static let trackingLayoutGuide = NativeClass<UILayoutGuide>(
    "UITrackingLayoutGuide", superclass: layoutGuide, UILayoutGuide.defineTracking)
  /// The class of `keyboardLayoutGuide`, from UIKeyboardLayoutGuide.h.
  package static let keyboardLayoutGuide = NativeClass<UILayoutGuide>(
    "UIKeyboardLayoutGuide", superclass: trackingLayoutGuide
  ) { guide in
    guide.stored("followsUndockedKeyboard", usual: false)
    guide.stored("usesBottomSafeArea", usual: true) { $0.owner?.constraintsDidChange() }
    guide.stored("keyboardDismissPadding", usual: 0.0)
  }
  /// The class of `topLayoutGuide` and `bottomLayoutGuide`, which adopts `UILayoutSupport`.
  package static let layoutSupportGuide = NativeClass<UILayoutGuide>(
    "_UILayoutGuide", superclass: layoutGuide
  ) { guide in
    guide.readonly("length") { (guide) -> Double in try guide.frame().size.height }
  }
  package static let layoutGuide = NativeClass<UILayoutGuide>(
    "UILayoutGuide", superclass: FoundationClasses.object, UILayoutGuide.define)
}
