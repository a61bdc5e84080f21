internal import FoundationCore
internal import QuartzCore
package import SelectorRuntime
internal import UIKitBase
package import UIKitRuntime

/// A line-based layout of sections with items, headers and footers.
///
/// Its properties apply to all sections; the delegate can return other values for each section.
package final class UICollectionViewFlowLayout: UICollectionViewLayout {
  // The defaults are those of the documentation.
  var itemSize = CGSize(width: 50, height: 50)
  /// The estimated size; zero if cells are not self-sizing.
  var estimatedItemSize = CGSize.zero
  /// The preferred sizes of cells.
  var preferredSizes: [ItemPath: CGSize] = [:]
  var minimumLineSpacing = 10.0
  var minimumInteritemSpacing = 10.0
  var sectionInset = UIEdgeInsets.zero
  /// The `UICollectionViewFlowLayoutSectionInsetReference`.
  private var sectionInsetReference = 0
  var headerReferenceSize = CGSize.zero
  var footerReferenceSize = CGSize.zero
  var isHorizontal = false
  var sectionHeadersPinToVisibleBounds = false
  var sectionFootersPinToVisibleBounds = false
  private var arrangement = FlowArrangement()
  private var breadth = 0.0
  /// The delegate's metrics of the sections, and the item counts at that time.
  private var metrics: (counts: [Int], sections: [FlowArrangement.Section]) = ([], [])
  var staleness = Staleness()

  static let header = "UICollectionElementKindSectionHeader"
  static let footer = "UICollectionElementKindSectionFooter"

  private func prepare() throws {
    guard let view = collectionView else { return arrangement = FlowArrangement() }
    breadth = breadth(of: view)
    let counts = try view.itemCounts()
    let keepsMetrics = staleness.keepsMetrics && metrics.counts == counts
    staleness = Staleness()
    if !keepsMetrics {
      metrics = ([], [])
      let sections = try counts.enumerated().map { try describe($0, $1, in: view) }
      metrics = (counts, sections)
    }
    arrangement = FlowArrangement(metrics.sections, breadth: breadth)
  }

  private func breadth(of view: UICollectionView) -> Double {
    let inset = view.adjustedContentInset
    return isHorizontal
      ? view.bounds.size.height - inset.top - inset.bottom
      : view.bounds.size.width - inset.left - inset.right
  }

  private func describe(
    _ index: Int, _ count: Int, in view: UICollectionView
  ) throws -> FlowArrangement.Section {
    let inset = try view.callDelegate(.insetForSection, self, index, as: UIEdgeInsets.self)
    let line = try view.callDelegate(.lineSpacing, self, index, as: Double.self)
    let item = try view.callDelegate(.itemSpacing, self, index, as: Double.self)
    let header = try view.callDelegate(.headerSize, self, index, as: CGSize.self)
    let footer = try view.callDelegate(.footerSize, self, index, as: CGSize.self)
    let insets = inset ?? sectionInset
    var section = FlowArrangement.Section(try items(of: index, count, in: view))
    section.lineSpacing = try checked(line ?? minimumLineSpacing)
    section.itemSpacing = try checked(item ?? minimumInteritemSpacing)
    section.leading = try checked(isHorizontal ? insets.left : insets.top)
    section.trailing = try checked(isHorizontal ? insets.right : insets.bottom)
    let beside = insetsBeside(view)
    section.near = try checked(
      isHorizontal ? insets.top + beside.top : insets.left + beside.left)
    section.far = try checked(
      isHorizontal ? insets.bottom + beside.bottom : insets.right + beside.right)
    section.header = try extent(header ?? headerReferenceSize).length
    section.footer = try extent(footer ?? footerReferenceSize).length
    return section
  }

  /// Returns the additional section insets: those of the safe area or of the layout margins.
  private func insetsBeside(_ view: UICollectionView) -> UIEdgeInsets {
    // UICollectionViewFlowLayoutSectionInsetFromSafeArea, …FromLayoutMargins
    guard sectionInsetReference == 1 || sectionInsetReference == 2 else { return .zero }
    let wanted = sectionInsetReference == 1 ? view.safeAreaInsets : view.effectiveMargins
    let content = view.adjustedContentInset
    return UIEdgeInsets(
      top: max(0, wanted.top - content.top), left: max(0, wanted.left - content.left),
      bottom: max(0, wanted.bottom - content.bottom), right: max(0, wanted.right - content.right))
  }

  private static let mostMeasuredItems = 10_000_000

  private func items(
    of section: Int, _ count: Int, in view: UICollectionView
  ) throws -> FlowArrangement.Items {
    let isAsked = view.delegate(.sizeForItem) != nil
    guard isAsked || estimatesItems, count > 0 else {
      return .uniform(try extent(itemSize), count: count)
    }
    guard count <= Self.mostMeasuredItems else {
      throw RuntimeError(
        .inconsistency, "section \(section) has \(count) items, too many to measure one by one")
    }
    var extents: [FlowArrangement.Extent] = []
    extents.reserveCapacity(count)
    for item in 0..<count {
      let place = ItemPath(section, item)
      var size = preferredSizes[place]
      if isAsked, size == nil {
        let mark = runtime.poolMark
        size = try view.callDelegate(.sizeForItem, self, uikit.indexPath(place), as: CGSize.self)
        runtime.drainPool(from: mark)
      }
      extents.append(try extent(size ?? standardSize))
    }
    return .varied(extents)
  }

  private func extent(_ size: CGSize) throws -> FlowArrangement.Extent {
    guard size.isFinite else {
      throw RuntimeError(
        .inconsistency, "sizes in the flow layout must be finite, got \(size.text)")
    }
    guard size.width >= 0, size.height >= 0 else {
      throw RuntimeError(.inconsistency, "Negative sizes are not supported in the flow layout")
    }
    return isHorizontal
      ? .init(length: size.width, breadth: size.height)
      : .init(length: size.height, breadth: size.width)
  }

  private func checked(_ distance: Double) throws -> Double {
    if distance.isFinite { return distance }
    throw RuntimeError(.inconsistency, "distances in the flow layout must be finite numbers")
  }
}

extension UICollectionViewFlowLayout {
  private var contentSize: CGSize {
    isHorizontal
      ? CGSize(width: arrangement.length, height: breadth)
      : CGSize(width: breadth, height: arrangement.length)
  }

  private func rectangle(_ start: Double, _ side: Double, _ extent: FlowArrangement.Extent)
    -> CGRect
  {
    isHorizontal
      ? CGRect(x: start, y: side, width: extent.length, height: extent.breadth)
      : CGRect(x: side, y: start, width: extent.breadth, height: extent.length)
  }

  private func attributes(ofItem path: ItemPath) throws -> UICollectionViewLayoutAttributes? {
    guard let area = arrangement.area(of: path) else { return nil }
    let made = try make(.cell, nil, path)
    made.frame = rectangle(area.start, area.side, area.extent)
    return made
  }

  private func attributes(
    ofKind kind: String, section: Int
  ) throws -> UICollectionViewLayoutAttributes? {
    guard let bands = arrangement.bands(of: section), kind == Self.header || kind == Self.footer
    else { return nil }
    let band = kind == Self.header ? bands.header : bands.footer
    let length = band.upperBound - band.lowerBound
    guard length > 0 else { return nil }
    let made = try make(.supplementary, kind, ItemPath(section, 0))
    let start = pinned(kind, band.lowerBound, length, between: bands)
    if start != band.lowerBound { made.zIndex = Self.pinnedIndex }
    made.frame = rectangle(start, 0, .init(length: length, breadth: breadth))
    return made
  }

  /// The z-index of pinned headers, as seen on devices; no document gives it.
  private static let pinnedIndex = 10

  /// Returns the start of a header or footer.
  ///
  /// A pinned one is at the edge of the visible area, but never outside its section.
  private func pinned(
    _ kind: String, _ start: Double, _ length: Double,
    between bands: (header: ClosedRange<Double>, footer: ClosedRange<Double>)
  ) -> Double {
    let isHeader = kind == Self.header
    guard isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds,
      let view = collectionView
    else { return start }
    let seen = view.bounds.inset(by: view.adjustedContentInset)
    if isHeader {
      let edge = isHorizontal ? seen.origin.x : seen.origin.y
      return max(start, min(edge, bands.footer.lowerBound - length))
    }
    let edge = (isHorizontal ? seen.maxX : seen.maxY) - length
    return min(start, max(edge, bands.header.upperBound))
  }

  private func make(
    _ category: UICollectionViewLayoutAttributes.Category, _ kind: String?, _ path: ItemPath
  ) throws -> UICollectionViewLayoutAttributes {
    try makeAttributes().fill(category, kind, try uikit.indexPath(path))
  }

  private func elements(in area: CGRect) throws -> [UICollectionViewLayoutAttributes] {
    let area = area.standardized
    let (start, end) = isHorizontal ? (area.origin.x, area.maxX) : (area.origin.y, area.maxY)
    var result: [UICollectionViewLayoutAttributes] = []
    for section in arrangement.sections(from: start, to: end) {
      if let header = try attributes(ofKind: Self.header, section: section),
        header.frame.meets(area)
      {
        result.append(header)
      }
      for item in arrangement.items(of: section, from: start, to: end) {
        try uikit.checkGrowth(to: result.count)
        guard let element = try attributes(ofItem: ItemPath(section, item)),
          element.frame.meets(area)
        else { continue }
        result.append(element)
      }
      if let footer = try attributes(ofKind: Self.footer, section: section),
        footer.frame.meets(area)
      {
        result.append(footer)
      }
    }
    return result
  }

  static func define(_ layout: ClassDefinition<UICollectionViewFlowLayout>) {
    layout.method("prepareLayout") { (layout) in try layout.prepare() }
    defineInvalidationContext(layout)
    layout.method("collectionViewContentSize") { (layout) -> CGSize in layout.contentSize }
    layout.method("layoutAttributesForElementsInRect:") {
      (layout, area: CGRect) -> [UICollectionViewLayoutAttributes] in
      try layout.elements(in: area)
    }
    layout.method("layoutAttributesForItemAtIndexPath:") {
      (layout, path: NSIndexPath) -> UICollectionViewLayoutAttributes? in
      guard let view = layout.collectionView else { return nil }
      return try layout.attributes(ofItem: path.itemPath(for: view))
    }
    layout.method("layoutAttributesForSupplementaryViewOfKind:atIndexPath:") {
      (layout, kind: String, path: NSIndexPath) -> UICollectionViewLayoutAttributes? in
      try path.indexes.first.flatMap { try layout.attributes(ofKind: kind, section: $0) }
    }
    layout.method("shouldInvalidateLayoutForBoundsChange:") { (layout, bounds: CGRect) -> Bool in
      guard let view = layout.collectionView else { return false }
      return bounds.size != view.bounds.size || layout.breadth(of: view) != layout.breadth
    }
    defineNumbers(layout)
    definePreferences(layout)
  }

  private static func defineNumbers(_ layout: ClassDefinition<UICollectionViewFlowLayout>) {
    func invalidating<Number: MessageValue & Equatable>(
      _ name: String, get: @escaping (UICollectionViewFlowLayout) -> Number,
      set: @escaping (UICollectionViewFlowLayout, Number) -> Void
    ) {
      layout.property(name, get: get) { (layout, number: Number) in
        guard number != get(layout) else { return }
        set(layout, number)
        try layout.send(layout.uikit.selectors.collections.invalidateLayout)
      }
    }
    invalidating("itemSize", get: { $0.itemSize }, set: { $0.itemSize = $1 })
    invalidating(
      "estimatedItemSize", get: { $0.estimatedItemSize }, set: { $0.estimatedItemSize = $1 })
    invalidating(
      "minimumLineSpacing", get: { $0.minimumLineSpacing }, set: { $0.minimumLineSpacing = $1 })
    invalidating(
      "minimumInteritemSpacing", get: { $0.minimumInteritemSpacing },
      set: { $0.minimumInteritemSpacing = $1 })
    invalidating("sectionInset", get: { $0.sectionInset }, set: { $0.sectionInset = $1 })
    invalidating(
      "headerReferenceSize", get: { $0.headerReferenceSize }, set: { $0.headerReferenceSize = $1 })
    invalidating(
      "footerReferenceSize", get: { $0.footerReferenceSize }, set: { $0.footerReferenceSize = $1 })
    invalidating(
      "sectionHeadersPinToVisibleBounds", get: { $0.sectionHeadersPinToVisibleBounds },
      set: { $0.sectionHeadersPinToVisibleBounds = $1 })
    invalidating(
      "sectionFootersPinToVisibleBounds", get: { $0.sectionFootersPinToVisibleBounds },
      set: { $0.sectionFootersPinToVisibleBounds = $1 })
    invalidating(
      "sectionInsetReference", get: { $0.sectionInsetReference },
      set: { $0.sectionInsetReference = $1 })
    layout.property("scrollDirection", get: { (layout) -> Int in layout.isHorizontal ? 1 : 0 }) {
      (layout, direction: Int) in
      layout.isHorizontal = direction == 1
      try layout.send(layout.uikit.selectors.collections.invalidateLayout)
    }
  }
}

extension UIKitClasses {
  package static let collectionViewFlowLayout = NativeClass<UICollectionViewFlowLayout>(
    "UICollectionViewFlowLayout", superclass: collectionViewLayout,
    UICollectionViewFlowLayout.define)
}
