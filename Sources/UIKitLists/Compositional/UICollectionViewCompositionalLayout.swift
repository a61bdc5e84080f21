internal import FoundationCore
internal import QuartzCore
package import SelectorRuntime
internal import UIKitBase
package import UIKitRuntime

/// A layout of sections that consist of groups, from UICollectionViewCompositionalLayout.h.
///
/// Cells with estimated sizes are asked for their preferred size when they become visible. The
/// groups of an orthogonally scrolling section are in a row, in a scroll view that the collection
/// view creates for it.
final class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  @Strong private var section: NSCollectionLayoutSection?
  @Owned private var provider: Block?
  @Strong private var configuration: UICollectionViewCompositionalLayoutConfiguration?
  @Owned private var places: [SectionPlaces] = []
  private var contentSize = CGSize.zero
  private var knownBreadth = 0.0
  /// The preferred sizes of cells, and of headers and footers by kind.
  private var preferredCells: [ItemPath: CGSize] = [:]
  private var preferredBoundaries: [String: CGSize] = [:]

  /// The positions of all elements of one section.
  private struct SectionPlaces {
    var area = CGRect.zero
    var cells: [CGRect] = []
    var boundaries: [(item: NSCollectionLayoutBoundarySupplementaryItem, place: CGRect)] = []
    @StrongList var kept: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// The kinds of background decorations, with their insets from the section's edges.
    var backgrounds: [(kind: String, insets: NSDirectionalEdgeInsets)] = []
    /// The orthogonal layout, if the section scrolls orthogonally.
    var across: OrthogonalSection?
    var visibleItemsHandler: Block?
    /// The configuration of a list section.
    var list: HeldValue?
  }

  override func destruct() {
    for index in places.indices { places[index].kept = [] }
    super.destruct()
  }

  private var isHorizontal: Bool { configuration?.isHorizontal ?? false }

  /// The orthogonally scrolling sections.
  var acrossSections: [Int: OrthogonalSection] {
    Dictionary(
      uniqueKeysWithValues: places.enumerated().compactMap { index, section in
        section.across.map { (index, $0) }
      })
  }

  /// Returns the visible-items handler of a section.
  func visibleItemsHandler(of section: Int) -> Block? {
    places.indices.contains(section) ? places[section].visibleItemsHandler : nil
  }

  /// Returns the configuration of a list section.
  func list(ofSection section: Int) -> UICollectionLayoutListConfiguration? {
    guard places.indices.contains(section) else { return nil }
    return places[section].list?.value.object as? UICollectionLayoutListConfiguration
  }

  func environment(for view: UICollectionView) -> CollectionLayoutEnvironment {
    let made = uikit.create(UIKitClasses.collectionLayoutEnvironment)
    made.fill(room(of: view), uikit.makeTraitCollection(view.traits))
    return made
  }

  private func room(of view: UICollectionView) -> CGSize {
    view.bounds.inset(by: view.adjustedContentInset).size
  }

  private func prepare() throws {
    for index in places.indices { places[index].kept = [] }
    places = []
    contentSize = .zero
    guard let view = collectionView else { return }
    let room = room(of: view)
    knownBreadth = isHorizontal ? room.height : room.width
    var position = 0.0
    let environment = environment(for: view)
    try environment.keptAlive {
      for (index, count) in try view.itemCounts().enumerated() {
        if index > 0 { position += configuration?.sectionSpacing ?? 0 }
        let section = try section(index, environment)
        try section.keptAlive {
          let made = try arrange(section, index, count, at: position, in: room)
          position = isHorizontal ? made.area.maxX : made.area.maxY
          places.append(made)
        }
      }
    }
    contentSize =
      isHorizontal
      ? CGSize(width: position, height: room.height) : CGSize(width: room.width, height: position)
  }

  private func section(
    _ index: Int, _ environment: RuntimeObject
  ) throws -> NSCollectionLayoutSection {
    if let section { return section }
    let answer = try provider?(.integer(Int64(index)), .object(environment)) ?? .none
    if let made = answer.object as? NSCollectionLayoutSection { return made }
    throw RuntimeError(
      .inconsistency,
      "Invalid section definition. Please specify a valid section definition when content is to be "
        + "rendered for a section. This is a client error. (section \(index): \(answer.typeName))")
  }

  private func arrange(
    _ section: NSCollectionLayoutSection, _ index: Int, _ count: Int, at start: Double,
    in room: CGSize
  ) throws -> SectionPlaces {
    var result = SectionPlaces()
    let insets = section.insets
    let inner = CGRect(origin: .zero, size: room).inset(by: insets)
    let boundary = section.boundaryItems
    result.kept = boundary
    result.list = section.list.map { HeldValue(.object($0)) }
    result.backgrounds = section.decorations.map { ($0.kind, $0.insets) }
    let outer = section.supplementariesFollowInsets ? inner.size.width : room.width
    let left = section.supplementariesFollowInsets ? insets.leading : 0
    func place(_ item: NSCollectionLayoutBoundarySupplementaryItem, at position: Double) -> CGRect {
      item.place(
        at: position, left: left, in: CGSize(width: outer, height: room.height),
        preferred: preferredBoundaries["\(item.kind) \(index)"])
    }
    var position = start
    for item in boundary where !item.isAtEnd && !isHorizontal {
      let frame = place(item, at: position)
      result.boundaries.append((item, frame))
      position = max(position, frame.maxY + item.insets.bottom)
    }
    position += isHorizontal ? insets.leading : insets.top
    if let group = section.group, count > 0, !isHorizontal, section.behavior != .none {
      let across = try section.arrangeAcross(group, count, at: position, in: room) {
        preferredCells[ItemPath(index, $0)]
      }
      result.cells = across.cells
      result.across = across.section
      result.visibleItemsHandler = section.visibleItemsHandler
      position += across.section.frame.size.height
    } else if let group = section.group, count > 0 {
      let capacity = group.capacity(in: inner.size)
      while result.cells.count < count {
        if !result.cells.isEmpty { position += section.groupSpacing }
        let origin =
          isHorizontal
          ? CGPoint(x: position, y: insets.top) : CGPoint(x: insets.leading, y: position)
        let first = result.cells.count
        let part = try group.arrange(
          at: origin, in: inner.size, from: first, count: min(capacity, count - first)
        ) { preferredCells[ItemPath(index, $0)] }
        guard !part.cells.isEmpty else { break }
        result.cells += part.cells
        position += isHorizontal ? part.size.width : part.size.height
      }
    }
    position += isHorizontal ? insets.trailing : insets.bottom
    for item in boundary where item.isAtEnd && !isHorizontal {
      let frame = place(item, at: position)
      result.boundaries.append((item, frame))
      position = max(position, frame.maxY + item.insets.bottom)
    }
    result.area =
      isHorizontal
      ? CGRect(x: start, y: 0, width: position - start, height: room.height)
      : CGRect(x: 0, y: start, width: room.width, height: position - start)
    return result
  }

  // MARK: Attributes

  private func attributes(
    ofItem path: ItemPath
  ) throws -> UICollectionViewLayoutAttributes? {
    guard places.indices.contains(path.section),
      places[path.section].cells.indices.contains(path.item)
    else { return nil }
    let made = try makeAttributes()
      .fill(.cell, nil, try uikit.indexPath(path))
    made.frame = places[path.section].cells[path.item]
    return made
  }

  private func attributes(
    ofKind kind: String, in section: Int
  ) throws -> UICollectionViewLayoutAttributes? {
    guard places.indices.contains(section),
      let boundary = places[section].boundaries.first(where: { $0.item.kind == kind })
    else { return nil }
    let made = try makeAttributes()
      .fill(.supplementary, kind, try uikit.indexPath(ItemPath(section, 0)))
    made.frame = pinned(boundary.item, boundary.place, in: places[section].area)
    if boundary.item.isPinned { made.zIndex = Self.pinnedIndex }
    return made
  }

  /// The z-index of pinned headers, as in flow layouts.
  private static let pinnedIndex = 10

  private func pinned(
    _ item: NSCollectionLayoutBoundarySupplementaryItem, _ place: CGRect, in area: CGRect
  ) -> CGRect {
    guard item.isPinned, let view = collectionView else { return place }
    let seen = view.bounds.inset(by: view.adjustedContentInset)
    var result = place
    result.origin.y =
      item.isAtEnd
      ? min(place.origin.y, max(seen.maxY - place.size.height, area.origin.y))
      : max(place.origin.y, min(seen.origin.y, area.maxY - place.size.height))
    return result
  }

  private func elements(in area: CGRect) throws -> [UICollectionViewLayoutAttributes] {
    var result: [UICollectionViewLayoutAttributes] = []
    for (section, known) in places.enumerated() where known.area.meets(area) {
      for background in known.backgrounds {
        let made = try makeAttributes()
          .fill(.decoration, background.kind, try uikit.indexPath(ItemPath(section, 0)))
        made.frame = known.area.inset(by: background.insets)
        made.zIndex = -1
        result.append(made)
      }
      for boundary in known.boundaries {
        if let made = try attributes(ofKind: boundary.item.kind, in: section),
          made.frame.meets(area)
        {
          result.append(made)
        }
      }
      var area = area
      if known.across != nil { area.origin.x += collectionView?.scrolledAcross(section) ?? 0 }
      for (item, place) in known.cells.enumerated() where place.meets(area) {
        try uikit.checkGrowth(to: result.count)
        if let made = try attributes(ofItem: ItemPath(section, item)) { result.append(made) }
      }
    }
    return result
  }

  /// Stores the preferred size of a cell or a header with an estimated size.
  private func take(_ preferred: UICollectionViewLayoutAttributes) throws {
    guard let view = collectionView, let path = try preferred.indexPath?.itemPath(for: view) else {
      return
    }
    if let kind = preferred.kind {
      preferredBoundaries["\(kind) \(path.section)"] = preferred.frame.size
    } else {
      preferredCells[path] = preferred.frame.size
    }
  }

  /// Whether a preferred size has an effect: only estimated dimensions are replaced.
  private func wants(
    _ preferred: UICollectionViewLayoutAttributes, _ original: UICollectionViewLayoutAttributes
  ) throws -> Bool {
    guard let view = collectionView, let path = try preferred.indexPath?.itemPath(for: view) else {
      return false
    }
    let known =
      preferred.kind.map { preferredBoundaries["\($0) \(path.section)"] } ?? preferredCells[path]
    return known != preferred.frame.size && preferred.frame.size != original.frame.size
  }

  /// Moves the preferred sizes to the new index paths after an update.
  func follow(_ update: ItemUpdate) {
    let former = preferredCells
    preferredCells = [:]
    preferredBoundaries = [:]
    for (path, size) in former {
      if let new = update.newPath(of: path) { preferredCells[new] = size }
    }
  }

  func forgetPreferences() { (preferredCells, preferredBoundaries) = ([:], [:]) }
}

extension UICollectionViewCompositionalLayout {
  static func define(_ layout: ClassDefinition<UICollectionViewCompositionalLayout>) {
    defineMaking(layout)
    layout.property("configuration", .copy, get: { $0.madeConfiguration }) {
      (layout, configuration: UICollectionViewCompositionalLayoutConfiguration) in
      layout.configuration = configuration
      try layout.send(layout.uikit.selectors.collections.invalidateLayout)
    }
    layout.method("prepareLayout") { (layout) in try layout.prepare() }
    layout.method("collectionViewContentSize") { (layout) -> CGSize in layout.contentSize }
    layout.method("layoutAttributesForElementsInRect:") {
      (layout, area: CGRect) -> [UICollectionViewLayoutAttributes] in
      try layout.elements(in: area.standardized)
    }
    layout.method("layoutAttributesForItemAtIndexPath:") {
      (layout, path: NSIndexPath) -> UICollectionViewLayoutAttributes? in
      guard let view = layout.collectionView else { return nil }
      return try layout.attributes(ofItem: path.itemPath(for: view))
    }
    layout.method("layoutAttributesForSupplementaryViewOfKind:atIndexPath:") {
      (layout, kind: String, path: NSIndexPath) -> UICollectionViewLayoutAttributes? in
      try path.indexes.first.flatMap { try layout.attributes(ofKind: kind, in: $0) }
    }
    layout.method("shouldInvalidateLayoutForBoundsChange:") { (layout, bounds: CGRect) -> Bool in
      guard let view = layout.collectionView else { return false }
      let room = layout.room(of: view)
      return bounds.size != view.bounds.size
        || (layout.isHorizontal ? room.height : room.width) != layout.knownBreadth
    }
    layout.method("shouldInvalidateLayoutForPreferredLayoutAttributes:withOriginalAttributes:") {
      (
        layout, preferred: UICollectionViewLayoutAttributes,
        original: UICollectionViewLayoutAttributes
      ) -> Bool in
      try layout.wants(preferred, original)
    }
    let contextForPreferred = layout.runtime.selector(
      "invalidationContextForPreferredLayoutAttributes:withOriginalAttributes:")
    layout.method(contextForPreferred.name) {
      (
        layout, preferred: UICollectionViewLayoutAttributes,
        original: UICollectionViewLayoutAttributes
      ) -> Value in
      try layout.take(preferred)
      return try layout.runtime.sendSuper(
        layout, above: layout.runtime.cls(UIKitClasses.collectionViewCompositionalLayout),
        contextForPreferred, Arguments(.object(preferred), .object(original)))
    }
  }

  private var madeConfiguration: UICollectionViewCompositionalLayoutConfiguration {
    if let configuration { return configuration }
    let made = uikit.create(UIKitClasses.compositionalLayoutConfiguration)
    configuration = made
    return made
  }

  private static func defineMaking(
    _ layout: ClassDefinition<UICollectionViewCompositionalLayout>
  ) {
    layout.method("initWithSection:") {
      (layout, section: NSCollectionLayoutSection) -> UICollectionViewCompositionalLayout in
      layout.section = section
      return layout
    }
    layout.method("initWithSection:configuration:") {
      (
        layout, section: NSCollectionLayoutSection,
        configuration: UICollectionViewCompositionalLayoutConfiguration
      ) -> UICollectionViewCompositionalLayout in
      layout.section = section
      layout.configuration = configuration
      return layout
    }
    layout.method("initWithSectionProvider:") {
      (layout, provider: Block) -> UICollectionViewCompositionalLayout in
      layout.provider = provider
      return layout
    }
    layout.method("initWithSectionProvider:configuration:") {
      (
        layout, provider: Block, configuration: UICollectionViewCompositionalLayoutConfiguration
      ) -> UICollectionViewCompositionalLayout in
      layout.provider = provider
      layout.configuration = configuration
      return layout
    }
    layout.classSide.method("layoutWithListConfiguration:") {
      (cls, list: UICollectionLayoutListConfiguration) -> UICollectionViewCompositionalLayout in
      let made = try cls.uikit.instance(UICollectionViewCompositionalLayout.self, of: cls)
      made.section = list.section()
      return made
    }
  }
}

extension UIKitClasses {
  static let collectionViewCompositionalLayout = NativeClass<UICollectionViewCompositionalLayout>(
    "UICollectionViewCompositionalLayout", superclass: collectionViewLayout,
    UICollectionViewCompositionalLayout.define)
  /// The classes of compositional layouts, superclasses first.
  @NativeClassList package static var compositionalLayouts: [NativeClassDeclaration] {
    collectionLayoutDimension
    collectionLayoutSize
    collectionLayoutSpacing
    collectionLayoutEdgeSpacing
    collectionLayoutItem
    collectionLayoutGroup
    collectionLayoutGroupCustomItem
    collectionLayoutEnvironment
    collectionLayoutBoundarySupplementaryItem
    collectionLayoutDecorationItem
    collectionLayoutSection
    collectionLayoutListConfiguration
    compositionalLayoutConfiguration
    collectionViewCompositionalLayout
    orthogonalScrollView
  }
}
