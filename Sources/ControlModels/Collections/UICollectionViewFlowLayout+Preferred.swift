internal import SelectorRuntime

/// Items that are as large as their cells prefer, once these are there to be asked.
extension UICollectionViewFlowLayout {
  var estimatesItems: Bool { estimatedItemSize != .zero }

  /// The size of an item of which nothing better is known.
  var standardSize: CGSize {
    // UICollectionViewFlowLayoutAutomaticSize says only that cells are to be asked.
    estimatesItems && estimatedItemSize != Self.automaticSize ? estimatedItemSize : itemSize
  }

  /// `UICollectionViewFlowLayoutAutomaticSize`, as UICollectionViewFlowLayout.h has it.
  static let automaticSize = CGSize(
    width: Double.greatestFiniteMagnitude, height: Double.greatestFiniteMagnitude)

  /// Takes what cells have preferred over to the places that an update gives the items.
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
  /// Lets a view that is about to be shown say how large it wants to be; the layout decides.
  func askForPreference(
    _ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes
  ) throws {
    guard let layout = collectionLayout else { return }
    // A cell may change what it is handed.
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
    // The constraints decide on the size of the content view, or else the size that fits.
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
