internal import FoundationCore
internal import QuartzCore
internal import SelectorRuntime
internal import UIKitBase
internal import UIKitRuntime

/// A header, a footer or another supplementary view at an edge of a section.
///
/// It is declared in UICollectionViewCompositionalLayout.h.
final class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutItem {
  private(set) var kind = ""
  /// An `NSRectAlignment`.
  private var alignment = 1
  private var offset = CGPoint.zero
  fileprivate(set) var isPinned = false

  /// Whether it is at the end: NSRectAlignmentBottomLeading, …Bottom and …BottomTrailing.
  var isAtEnd: Bool { (4...6).contains(alignment) }

  func fill(
    _ size: NSCollectionLayoutSize, _ kind: String, _ alignment: Int, _ offset: CGPoint = .zero
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    layoutSize = size
    (self.kind, self.alignment, self.offset) = (kind, alignment, offset)
    return self
  }

  /// Returns the frame beside a section, within the section's breadth.
  func place(at start: Double, left: Double, in container: CGSize, preferred: CGSize?) -> CGRect {
    var size = layoutSize?.size(in: container) ?? .zero
    if layoutSize?.estimatesHeight == true, let preferred { size.height = preferred.height }
    var x = left
    // NSRectAlignmentTop and …Bottom are centered, …Trailing is on the right.
    if [1, 5].contains(alignment) { x += (container.width - size.width) / 2 }
    if [6, 8].contains(alignment) { x += container.width - size.width }
    return CGRect(
      origin: CGPoint(x: x + offset.x, y: start + offset.y), size: size
    ).inset(by: insets)
  }

  static func define(_ item: ClassDefinition<NSCollectionLayoutBoundarySupplementaryItem>) {
    item.classSide.method("boundarySupplementaryItemWithLayoutSize:elementKind:alignment:") {
      (cls, size: NSCollectionLayoutSize, kind: String, alignment: Int)
        -> NSCollectionLayoutBoundarySupplementaryItem in
      try cls.uikit.instance(NSCollectionLayoutBoundarySupplementaryItem.self, of: cls)
        .fill(size, kind, alignment)
    }
    item.classSide.method(
      "boundarySupplementaryItemWithLayoutSize:elementKind:alignment:absoluteOffset:"
    ) {
      (cls, size: NSCollectionLayoutSize, kind: String, alignment: Int, offset: CGPoint)
        -> NSCollectionLayoutBoundarySupplementaryItem in
      try cls.uikit.instance(NSCollectionLayoutBoundarySupplementaryItem.self, of: cls)
        .fill(size, kind, alignment, offset)
    }
    item.readonly("elementKind", .strong) { $0.kind }
    item.readonly("alignment") { $0.alignment }
    item.readonly("offset") { $0.offset }
    item.stored("zIndex", usual: 0)
    item.stored("extendsBoundary", usual: true)
    item.property("pinToVisibleBounds", get: { $0.isPinned }, set: { $0.isPinned = $1 })
    item.copiesStoredValues { old, new in
      new.layoutSize = old.layoutSize
      (new.kind, new.alignment, new.offset) = (old.kind, old.alignment, old.offset)
      new.isPinned = old.isPinned
    }
  }
}

/// A section of consecutive groups, from UICollectionViewCompositionalLayout.h.
final class NSCollectionLayoutSection: StoringObject {
  @Strong private(set) var group: NSCollectionLayoutGroup?

  func fill(_ group: NSCollectionLayoutGroup) -> NSCollectionLayoutSection {
    self.group = group
    return self
  }

  var insets: NSDirectionalEdgeInsets {
    storedValues?.value("contentInsets").flatMap { NSDirectionalEdgeInsets.from($0, in: runtime) }
      ?? NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  var groupSpacing: Double {
    storedValues?.value("interGroupSpacing").flatMap { Double.from($0, in: runtime) } ?? 0
  }

  var behavior: OrthogonalBehavior {
    storedValues?.value("orthogonalScrollingBehavior").flatMap { Int.from($0, in: runtime) }
      .flatMap(OrthogonalBehavior.init) ?? .none
  }

  var visibleItemsHandler: Block? {
    storedValues?.value("visibleItemsInvalidationHandler").flatMap { Block.from($0, in: runtime) }
  }

  var boundaryItems: [NSCollectionLayoutBoundarySupplementaryItem] {
    storedValues?.value("boundarySupplementaryItems").flatMap {
      [NSCollectionLayoutBoundarySupplementaryItem].from($0, in: runtime)
    } ?? []
  }

  var supplementariesFollowInsets: Bool {
    storedValues?.value("supplementariesFollowContentInsets")
      .flatMap { Bool.from($0, in: runtime) } ?? true
  }

  /// The background decorations of the section.
  var decorations: [NSCollectionLayoutDecorationItem] {
    storedValues?.value("decorationItems").flatMap {
      [NSCollectionLayoutDecorationItem].from($0, in: runtime)
    } ?? []
  }

  /// The list configuration of the section; nil if it is not a list.
  var list: UICollectionLayoutListConfiguration? {
    storedValues?.value(UICollectionLayoutListConfiguration.key)?.object
      as? UICollectionLayoutListConfiguration
  }

  /// Stores a property, as its setter does.
  func set(_ name: String, _ value: some MessageValue) {
    let values = makeStoredValues()
    values.set(name, value.messageValue, .strong)
  }

  static func define(_ section: ClassDefinition<NSCollectionLayoutSection>) {
    section.classSide.method("sectionWithGroup:") {
      (cls, group: NSCollectionLayoutGroup) -> NSCollectionLayoutSection in
      try cls.uikit.instance(NSCollectionLayoutSection.self, of: cls).fill(group)
    }
    section.classSide.method("sectionWithListConfiguration:layoutEnvironment:") {
      (cls, list: UICollectionLayoutListConfiguration, _: RuntimeObject)
        -> NSCollectionLayoutSection in list.section()
    }
    section.stored(
      "contentInsets", usual: NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0))
    section.stored("interGroupSpacing", usual: 0.0)
    for name in [
      "contentInsetsReference", "supplementaryContentInsetsReference",
      "orthogonalScrollingBehavior",
    ] {
      section.stored(name, usual: 0)
    }
    section.stored("supplementariesFollowContentInsets", usual: true)
    section.stored(
      "boundarySupplementaryItems", .copy, usual: [NSCollectionLayoutBoundarySupplementaryItem]())
    section.stored("decorationItems", .copy, usual: [NSCollectionLayoutDecorationItem]())
    section.stored("visibleItemsInvalidationHandler", .copy, usual: Block?.none)
    section.copiesStoredValues { old, new in new.group = old.group }
  }
}

/// The background decoration of a section; its class is registered with the layout.
///
/// It is declared in UICollectionViewCompositionalLayout.h.
final class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  private(set) var kind = ""

  static func define(_ item: ClassDefinition<NSCollectionLayoutDecorationItem>) {
    item.classSide.method("backgroundDecorationItemWithElementKind:") {
      (cls, kind: String) -> NSCollectionLayoutDecorationItem in
      let made = try cls.uikit.instance(NSCollectionLayoutDecorationItem.self, of: cls)
      made.kind = kind
      return made
    }
    item.readonly("elementKind", .strong) { $0.kind }
    item.stored("zIndex", usual: 0)
    item.copiesStoredValues { old, new in new.kind = old.kind }
  }
}

/// The configuration of a list section, from UICollectionLayoutList.h.
final class UICollectionLayoutListConfiguration: StoringObject {
  private var appearance = 0

  private func integer(_ name: String) -> Int {
    storedValues?.value(name).flatMap { Int.from($0, in: runtime) } ?? 0
  }

  /// The minimum heights of rows and headers, which are used until they are measured.
  private static let (rowHeight, headerHeight) = (44.0, 28.0)

  private func size(_ height: Double) -> NSCollectionLayoutSize {
    uikit.create(UIKitClasses.collectionLayoutSize).fill(
      uikit.create(UIKitClasses.collectionLayoutDimension).fill(.fractionalWidth, 1),
      uikit.create(UIKitClasses.collectionLayoutDimension).fill(.estimated, height))
  }

  /// Returns a section of rows; the insets of grouped lists are commonly seen values.
  func section() -> NSCollectionLayoutSection {
    let item = uikit.create(UIKitClasses.collectionLayoutItem)
    item.layoutSize = size(Self.rowHeight)
    let group = uikit.create(UIKitClasses.collectionLayoutGroup)
    group.fillRow(size(Self.rowHeight), item)
    let section = uikit.create(UIKitClasses.collectionLayoutSection).fill(group)
    // UICollectionLayoutListAppearanceGrouped, …InsetGrouped
    let side = appearance == 2 ? 16.0 : 0
    if appearance == 1 || appearance == 2 {
      section.set(
        "contentInsets",
        NSDirectionalEdgeInsets(
          top: integer("headerMode") == 1 ? 0 : 18, leading: side, bottom: 18, trailing: side))
    }
    var boundary: [NSCollectionLayoutBoundarySupplementaryItem] = []
    // UICollectionLayoutListHeaderModeSupplementary; NSRectAlignmentTop, NSRectAlignmentBottom
    for (mode, kind, alignment) in [
      ("headerMode", UICollectionViewFlowLayout.header, 1),
      ("footerMode", UICollectionViewFlowLayout.footer, 5),
    ] where integer(mode) == 1 {
      let made = uikit.create(UIKitClasses.collectionLayoutBoundarySupplementaryItem)
        .fill(size(Self.headerHeight), kind, alignment)
      made.isPinned = appearance == 0
      boundary.append(made)
    }
    if !boundary.isEmpty { section.set("boundarySupplementaryItems", boundary) }
    // The section uses a copy, so later changes of the configuration do not affect it.
    let kept = uikit.create(UIKitClasses.collectionLayoutListConfiguration)
    (kept.appearance, kept.storedValues) = (appearance, storedValues?.copy())
    section.set(Self.key, kept)
    return section
  }

  /// The key under which a section stores its list configuration.
  static let key = "_listConfiguration"

  /// Returns the separators of one item; nil if the list shows none.
  ///
  /// They are the list's separators, which the item separator handler may have changed.
  ///
  /// - Throws: the errors of the handler.
  func separator(at path: NSIndexPath) throws -> UIListSeparatorConfiguration? {
    let shows: Bool = try call(runtime.selector("showsSeparators"))
    guard shows else { return nil }
    let own: UIListSeparatorConfiguration = try call(runtime.selector("separatorConfiguration"))
    guard let stored = storedValues?.value("itemSeparatorHandler"),
      let handler = Block.from(stored, in: runtime)
    else { return own }
    let copy: UIListSeparatorConfiguration = try own.call(runtime.selector("copy"))
    return try copy.keptAlive {
      try handler(.object(path), .object(copy)).object as? UIListSeparatorConfiguration ?? own
    }
  }

  static func define(_ list: ClassDefinition<UICollectionLayoutListConfiguration>) {
    list.method("initWithAppearance:") {
      (list, appearance: Int) -> UICollectionLayoutListConfiguration in
      list.appearance = appearance
      return list
    }
    list.readonly("appearance") { $0.appearance }
    list.stored("showsSeparators", usual: true)
    list.property(
      "separatorConfiguration", .copy,
      get: { (list) -> UIListSeparatorConfiguration in
        // According to the documentation, the default depends on the list's appearance.
        list.storedValues?.value("separatorConfiguration")?.object as? UIListSeparatorConfiguration
          ?? list.uikit.temporary(UIKitClasses.listSeparatorConfiguration).fill(list.appearance)
      },
      set: { (list, separator: UIListSeparatorConfiguration) in
        let copied: RuntimeObject = try separator.call(list.runtime.selector("copy"))
        list.makeStoredValues().set("separatorConfiguration", .object(copied), .strong)
      })
    list.stored("itemSeparatorHandler", .copy, usual: Block?.none)
    list.stored("backgroundColor", .strong, usual: UIColor?.none)
    for name in ["headerMode", "footerMode"] { list.stored(name, usual: 0) }
    // UITableViewAutomaticDimension
    list.stored("headerTopPadding", usual: -1.0)
    for side in ["leading", "trailing"] {
      list.stored("\(side)SwipeActionsConfigurationProvider", .copy, usual: Block?.none)
    }
    list.copiesStoredValues { old, new in new.appearance = old.appearance }
  }
}

extension UIKitClasses {
  static let collectionLayoutBoundarySupplementaryItem = NativeClass<
    NSCollectionLayoutBoundarySupplementaryItem
  >(
    "NSCollectionLayoutBoundarySupplementaryItem", superclass: collectionLayoutItem,
    NSCollectionLayoutBoundarySupplementaryItem.define)
  static let collectionLayoutDecorationItem = NativeClass<NSCollectionLayoutDecorationItem>(
    "NSCollectionLayoutDecorationItem", superclass: collectionLayoutItem,
    NSCollectionLayoutDecorationItem.define)
  static let collectionLayoutSection = NativeClass<NSCollectionLayoutSection>(
    "NSCollectionLayoutSection", superclass: FoundationClasses.object,
    NSCollectionLayoutSection.define)
  static let collectionLayoutListConfiguration = NativeClass<UICollectionLayoutListConfiguration>(
    "UICollectionLayoutListConfiguration", superclass: FoundationClasses.object,
    UICollectionLayoutListConfiguration.define)
}
