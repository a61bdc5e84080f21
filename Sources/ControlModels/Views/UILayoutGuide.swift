internal import FoundationModels
internal import SelectorRuntime

/// A rectangle in a view that is no view itself, for constraints and for code to go by.
final class UILayoutGuide: RuntimeObject {
  /// The source of its place.
  enum Kind { case constraints, safeArea, margins, content, frame }

  @Weak var owner: UIView?
  private(set) var kind = Kind.constraints
  private var identifier = ""
  /// Where constraints have put it in its view.
  var solved: CGRect?

  /// Makes it one of those that a view has by itself.
  func fill(_ kind: Kind, _ identifier: String) {
    self.kind = kind
    self.identifier = identifier
  }

  override func destruct() {
    owner = nil
    super.destruct()
  }

  /// How far it stands in from the edges of its view; nil where constraints say so.
  var insets: UIEdgeInsets? {
    switch kind {
    case .constraints, .content: nil
    case .frame: .zero
    case .margins: owner?.effectiveMargins
    case .safeArea: owner?.safeAreaInsets
    }
  }

  private func frame() throws -> CGRect {
    guard let owner else { return .zero }
    switch kind {
    case .safeArea:
      let insets: UIEdgeInsets = try owner.call(runtime.selector("safeAreaInsets"))
      return owner.bounds.inset(by: insets)
    case .margins: return owner.bounds.inset(by: owner.effectiveMargins)
    case .frame: return owner.bounds
    case .content:
      return CGRect(origin: .zero, size: (owner as? UIScrollView)?.contentSize ?? .zero)
    case .constraints:
      try uikit.autoLayout.prepare(owner)
      return solved ?? .zero
    }
  }

  static func define(_ guide: ClassDefinition<UILayoutGuide>) {
    NSLayoutAnchor.defineAnchors(guide, NSLayoutAnchor.attributes)
    guide.readonly("owningView") { $0.owner }
    guide.property("identifier", get: { $0.identifier }, set: { $0.identifier = $1 })
    guide.readonly("layoutFrame") { (guide) -> CGRect in try guide.frame() }
    guide.readonly("hasAmbiguousLayout") { (guide) -> Bool in
      try guide.owner.map { try guide.uikit.autoLayout.isAmbiguous($0) } ?? false
    }
  }
}

extension UIKitClasses {
  static let layoutGuide = NativeClass<UILayoutGuide>(
    "UILayoutGuide", superclass: FoundationClasses.object, UILayoutGuide.define)
}
