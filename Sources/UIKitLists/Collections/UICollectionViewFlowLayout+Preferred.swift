package import QuartzCore
internal import SelectorRuntime
internal import UIKitBase
internal import UIKitControls
internal import UIKitRuntime

/// Self-sizing: items have the preferred size of their cells, once these exist.
extension UICollectionViewFlowLayout {
  var estimatesItems: Bool { estimatedItemSize != .zero }

  /// The size of an item before its preferred size is known.
  var standardSize: CGSize {
    // UICollectionViewFlowLayoutAutomaticSize only requests self-sizing.
    estimatesItems && estimatedItemSize != Self.automaticSize ? estimatedItemSize : itemSize
  }

  /// `UICollectionViewFlowLayoutAutomaticSize`, from UICollectionViewFlowLayout.h.
  package static let automaticSize = CGSize(
    width: Double.greatestFiniteMagnitude, height: Double.greatestFiniteMagnitude)

  /// Moves the preferred sizes to the new index paths after an update.
  func follow(_ update: ItemUpdate) {
    let former = preferredSizes
    preferredSizes = [:]
    for path in former.keys.sorted() {
      if let new = update.newPath(of: path) { preferredSizes[new] = former[path] }
    }
  }

  static func definePreferences(_ layout: ClassDefinition<UICollectionViewFlowLayout>) {
    layout.method("shouldInvalidateLayoutForPreferredLayoutAttributes:withOriginalAttributes:") {
      (layout, preferred: UICollectionViewLayoutAttributes, _: UICollectionViewLayoutAttributes)
        -> Bool in
      layout.estimatesItems && preferred.category == .cell
    }
    let contextForPreferred = layout.cls.runtime.selector(
      "invalidationContextForPreferredLayoutAttributes:withOriginalAttributes:")
    layout.method(contextForPreferred.name) {
      (
        layout, preferred: UICollectionViewLayoutAttributes,
        original: UICollectionViewLayoutAttributes
      ) -> Value in
      if let view = layout.collectionView, layout.estimatesItems, preferred.category == .cell,
        let path = try preferred.indexPath?.itemPath(for: view)
      {
        layout.preferredSizes[path] = preferred.frame.size
      }
      return try layout.runtime.sendSuper(
        layout, above: layout.runtime.cls(UIKitClasses.collectionViewFlowLayout),
        contextForPreferred,
        Arguments(.object(preferred), .object(original)))
    }
  }
}

extension UICollectionView {
  /// Asks a view that becomes visible for its preferred attributes; the layout decides.
  func askForPreference(
    _ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes
  ) throws {
    guard let layout = collectionLayout else { return }
    // The cell may modify its argument, so it gets a copy.
    let offered: UICollectionViewLayoutAttributes = try attributes.call(collectionSelectors.copy)
    let answer: UICollectionViewLayoutAttributes? = try offered.keptAlive {
      try view.call(collectionSelectors.preferredAttributes, offered)
    }
    guard let preferred = answer, preferred.frame.size != attributes.frame.size else { return }
    try preferred.keptAlive {
      guard try layout.call(collectionSelectors.shouldInvalidateForPreferred, preferred, attributes)
      else {
        return
      }
      let context: Value = try layout.call(
        collectionSelectors.contextForPreferred, preferred, attributes)
      try layout.send(collectionSelectors.invalidateWithContext, context)
    }
  }
}

extension UICollectionReusableView {
  static func definePreference(_ view: ClassDefinition<UICollectionReusableView>) {
    let fitting = view.cls.runtime.selector(
      "systemLayoutSizeFittingSize:withHorizontalFittingPriority:verticalFittingPriority:")
    // The constraints determine the size of the content view; without constraints, the fitting
    // size.
    view.method(fitting.name) {
      (view, size: CGSize, horizontal: Double, vertical: Double) -> CGSize in
      let content = try view.placeOfDecodedSubviews()
      if let fitted = try view.world.autoLayout.size(
        fitting: size, byConstraintsIn: content, horizontal: horizontal, vertical: vertical)
      {
        return fitted
      }
      if let cell = view as? UICollectionViewCell,
        let configured = try cell.configuredSize(fitting: size)
      {
        return configured
      }
      return try view.call(view.selectors.sizeThatFits, size)
    }
    view.method("systemLayoutSizeFittingSize:") { (view, size: CGSize) -> CGSize in
      try view.call(fitting, size, 50.0, 50.0)
    }
    view.method("preferredLayoutAttributesFittingAttributes:") {
      (view, attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes in
      // UILayoutPriorityFittingSizeLevel
      let size: CGSize = try view.call(fitting, attributes.frame.size, 50.0, 50.0)
      guard size != attributes.frame.size else { return attributes }
      let preferred = try attributes.copied()
      try preferred.setSize(checked: size)
      return preferred
    }
  }
}
