internal import FoundationCore
internal import QuartzCore
internal import SelectorRuntime
internal import UIKitBase
internal import UIKitRuntime

// no traps of count: the initializer refuses counts below 1 and asks for the memory.

/// An item of a compositional layout, from UICollectionViewCompositionalLayout.h.
class NSCollectionLayoutItem: StoringObject {
  @Strong final var layoutSize: NSCollectionLayoutSize?

  final var insets: NSDirectionalEdgeInsets {
    storedValues?.value("contentInsets").flatMap { NSDirectionalEdgeInsets.from($0, in: runtime) }
      ?? NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  private final func edge(_ name: String) -> Double {
    (storedValues?.value("edgeSpacing")?.object as? NSCollectionLayoutEdgeSpacing)?
      .distance(name) ?? 0
  }

  /// The edge spacing outside of the item.
  final var outside: UIEdgeInsets {
    UIEdgeInsets(
      top: edge("top"), left: edge("leading"), bottom: edge("bottom"), right: edge("trailing"))
  }

  /// Returns the number of cells in the item.
  func capacity(in container: CGSize) -> Int { 1 }

  /// Returns the frames of its cells at an origin, and its own size.
  ///
  /// - Parameters:
  ///   - origin: The position of the item.
  ///   - container: The size of the container.
  ///   - first: The index of the first cell.
  ///   - count: The number of cells.
  ///   - known: Returns the preferred size of a cell.
  func arrange(
    at origin: CGPoint, in container: CGSize, from first: Int, count: Int,
    _ known: (Int) -> CGSize?
  ) throws -> (cells: [CGRect], size: CGSize) {
    var size = layoutSize?.size(in: container) ?? .zero
    if let preferred = known(first) {
      if layoutSize?.estimatesWidth == true { size.width = preferred.width + horizontalInsets }
      if layoutSize?.estimatesHeight == true { size.height = preferred.height + verticalInsets }
    }
    let place = CGRect(origin: origin, size: size).inset(by: insets)
    return ([place], size)
  }

  private final var horizontalInsets: Double { insets.leading + insets.trailing }
  private final var verticalInsets: Double { insets.top + insets.bottom }

  static func define(_ item: ClassDefinition<NSCollectionLayoutItem>) {
    item.classSide.method("itemWithLayoutSize:") {
      (cls, size: NSCollectionLayoutSize) -> NSCollectionLayoutItem in
      let made = try cls.uikit.instance(NSCollectionLayoutItem.self, of: cls)
      made.layoutSize = size
      return made
    }
    item.classSide.method("itemWithLayoutSize:supplementaryItems:") {
      (cls, size: NSCollectionLayoutSize, supplementary: [RuntimeObject])
        -> NSCollectionLayoutItem in
      let made = try cls.uikit.instance(NSCollectionLayoutItem.self, of: cls)
      made.layoutSize = size
      let values = StoredValues()
      made.storedValues = values
      values.set("supplementaryItems", supplementary.messageValue, .strong)
      return made
    }
    item.readonly("layoutSize", .strong) { $0.layoutSize }
    item.stored(
      "contentInsets", usual: NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0))
    item.stored("edgeSpacing", .copy, usual: NSCollectionLayoutEdgeSpacing?.none)
    item.readonly("supplementaryItems", .strong) { (item) -> [RuntimeObject] in
      item.storedValues?.value("supplementaryItems")
        .flatMap { [RuntimeObject].from($0, in: item.runtime) } ?? []
    }
    item.copiesStoredValues { old, new in new.layoutSize = old.layoutSize }
  }
}

extension CGRect {
  /// Returns the rectangle reduced by directional insets in a left-to-right layout.
  func inset(by insets: NSDirectionalEdgeInsets) -> CGRect {
    inset(
      by: UIEdgeInsets(
        top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing))
  }
}

/// A group of items in a row, in a column, or at custom positions.
///
/// It is declared in UICollectionViewCompositionalLayout.h. Its subitems are repeated while there
/// is space; with a count, they share the space equally.
final class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  private enum Direction { case horizontal, vertical, custom }

  private var direction = Direction.horizontal
  private var count: Int?
  @StrongList private var subitems: [NSCollectionLayoutItem] = []
  @Owned private var provider: Block?

  /// Makes the group a row of a list.
  func fillRow(_ size: NSCollectionLayoutSize, _ item: NSCollectionLayoutItem) {
    layoutSize = size
    subitems = [item]
    count = 1
  }

  private var spacing: NSCollectionLayoutSpacing? {
    storedValues?.value("interItemSpacing")?.object as? NSCollectionLayoutSpacing
  }

  private func along(_ size: CGSize) -> Double {
    direction == .horizontal ? size.width : size.height
  }

  private func room(in container: CGSize) -> CGSize {
    let size = layoutSize?.size(in: container) ?? .zero
    return CGRect(origin: .zero, size: size).inset(by: insets).size
  }

  /// Whether the length of the group depends on its contents.
  private var isOpenEnded: Bool {
    direction == .horizontal
      ? layoutSize?.estimatesWidth == true : layoutSize?.estimatesHeight == true
  }

  /// Returns the subitems, repeated as often as they fit.
  private func repeated(in room: CGSize) -> [NSCollectionLayoutItem] {
    if let count, let first = subitems.first {
      return [NSCollectionLayoutItem](repeating: first, count: count)
    }
    guard !isOpenEnded else { return subitems }
    var result: [NSCollectionLayoutItem] = []
    var used = 0.0
    let gap = spacing?.amount ?? 0
    while let next = subitems.isEmpty ? nil : subitems[result.count % subitems.count] {
      let length = along(next.layoutSize?.size(in: room) ?? .zero)
      let needed = used + (result.isEmpty ? 0 : gap) + length
      // The tolerance allows for rounding errors of fractions.
      guard needed <= along(room) + 0.001, length > 0 || result.count < subitems.count else {
        break
      }
      used = needed
      result.append(next)
    }
    return result.isEmpty ? Array(subitems.prefix(1)) : result
  }

  override func capacity(in container: CGSize) -> Int {
    guard direction != .custom else { return Int.max }
    let room = room(in: container)
    return max(1, repeated(in: room).reduce(0) { $0.addingLimited($1.capacity(in: room)) })
  }

  override func arrange(
    at origin: CGPoint, in container: CGSize, from first: Int, count: Int,
    _ known: (Int) -> CGSize?
  ) throws -> (cells: [CGRect], size: CGSize) {
    var size = layoutSize?.size(in: container) ?? .zero
    let inner = CGRect(origin: origin, size: size).inset(by: insets)
    if direction == .custom {
      return (try customCells(inner, count), size)
    }
    var cells: [CGRect] = []
    let items = repeated(in: inner.size)
    let gap = flexibleGap(items, in: inner.size) ?? spacing?.amount ?? 0
    var position = direction == .horizontal ? inner.origin.x : inner.origin.y
    var thickness = 0.0
    for item in items where cells.count < count {
      try foundation.checkStop()
      let outside = item.outside
      let room = room(for: item, in: inner.size, gap)
      let place =
        direction == .horizontal
        ? CGPoint(x: position + outside.left, y: inner.origin.y + outside.top)
        : CGPoint(x: inner.origin.x + outside.left, y: position + outside.top)
      var part = try item.arrange(
        at: place, in: room.container, from: first + cells.count, count: count - cells.count, known)
      if let share = room.share { part = Self.stretched(part, along: direction, to: share, item) }
      cells += part.cells
      if direction == .horizontal {
        position += outside.left + part.size.width + outside.right + gap
        thickness = max(thickness, outside.top + part.size.height + outside.bottom)
      } else {
        position += outside.top + part.size.height + outside.bottom + gap
        thickness = max(thickness, outside.left + part.size.width + outside.right)
      }
    }
    let used = position - gap - (direction == .horizontal ? inner.origin.x : inner.origin.y)
    if layoutSize?.estimatesHeight == true {
      size.height = (direction == .vertical ? used : thickness) + insets.top + insets.bottom
    }
    if layoutSize?.estimatesWidth == true {
      size.width = (direction == .horizontal ? used : thickness) + insets.leading + insets.trailing
    }
    return (cells, size)
  }

  /// Returns the size of one of a number of equal items.
  private func room(
    for item: NSCollectionLayoutItem, in inner: CGSize, _ gap: Double
  ) -> (container: CGSize, share: Double?) {
    guard let count, !isOpenEnded else { return (inner, nil) }
    return (inner, max(0, (along(inner) - gap * Double(count - 1)) / Double(count)))
  }

  /// Stretches the only cell of an item to its share of the group.
  private static func stretched(
    _ part: (cells: [CGRect], size: CGSize), along direction: Direction, to share: Double,
    _ item: NSCollectionLayoutItem
  ) -> (cells: [CGRect], size: CGSize) {
    guard part.cells.count == 1, !(item is NSCollectionLayoutGroup) else { return part }
    var size = part.size
    if direction == .horizontal { size.width = share } else { size.height = share }
    let origin = CGPoint(
      x: part.cells[0].origin.x - item.insets.leading, y: part.cells[0].origin.y - item.insets.top)
    return ([CGRect(origin: origin, size: size).inset(by: item.insets)], size)
  }

  private func flexibleGap(_ items: [NSCollectionLayoutItem], in room: CGSize) -> Double? {
    guard let spacing, spacing.isFlexible, items.count > 1 else { return nil }
    let used = items.reduce(0) { $0 + along($1.layoutSize?.size(in: room) ?? .zero) }
    return max(spacing.amount, (along(room) - used) / Double(items.count - 1))
  }

  private func customCells(_ inner: CGRect, _ count: Int) throws -> [CGRect] {
    guard let provider else { return [] }
    let environment = uikit.create(UIKitClasses.collectionLayoutEnvironment)
    environment.fill(inner.size, uikit.traits.currentCollection)
    let items = try environment.keptAlive { try provider(.object(environment)) }
    let answered = [NSCollectionLayoutGroupCustomItem].from(items, in: runtime) ?? []
    return answered.prefix(count).map { item in
      CGRect(
        x: inner.origin.x + item.frame.origin.x, y: inner.origin.y + item.frame.origin.y,
        width: item.frame.size.width, height: item.frame.size.height)
    }
  }

  static func define(_ group: ClassDefinition<NSCollectionLayoutGroup>) {
    func make(
      _ cls: RuntimeClass, _ direction: Direction, _ size: NSCollectionLayoutSize,
      _ subitems: [NSCollectionLayoutItem], _ count: Int?
    ) throws -> NSCollectionLayoutGroup {
      let made = try cls.uikit.instance(NSCollectionLayoutGroup.self, of: cls)
      made.layoutSize = size
      (made.direction, made.subitems, made.count) = (direction, subitems, count)
      return made
    }
    for (name, direction) in [("horizontal", Direction.horizontal), ("vertical", .vertical)] {
      group.classSide.method("\(name)GroupWithLayoutSize:subitems:") {
        (cls, size: NSCollectionLayoutSize, items: [NSCollectionLayoutItem])
          -> NSCollectionLayoutGroup in
        try make(cls, direction, size, items, nil)
      }
      for word in ["subitem", "repeatingSubitem"] {
        group.classSide.method("\(name)GroupWithLayoutSize:\(word):count:") {
          (cls, size: NSCollectionLayoutSize, item: NSCollectionLayoutItem, count: Int)
            -> NSCollectionLayoutGroup in
          guard count > 0 else {
            throw RuntimeError(
              .inconsistency, "Invalid count: a group needs at least one item, got \(count)")
          }
          try cls.foundation.checkMemory(count, each: 128)
          return try make(cls, direction, size, [item], count)
        }
      }
    }
    group.classSide.method("customGroupWithLayoutSize:itemProvider:") {
      (cls, size: NSCollectionLayoutSize, provider: Block) -> NSCollectionLayoutGroup in
      let made = try make(cls, .custom, size, [], nil)
      made.provider = provider
      return made
    }
    group.readonly("subitems", .strong) { $0.subitems }
    group.stored("interItemSpacing", .copy, usual: NSCollectionLayoutSpacing?.none)
    group.copiesStoredValues { old, new in
      new.layoutSize = old.layoutSize
      (new.direction, new.count, new.subitems) = (old.direction, old.count, old.subitems)
      new.provider = old.provider
    }
  }
}

/// The frame of one cell in a group with custom positions.
///
/// It is declared in UICollectionViewCompositionalLayout.h.
final class NSCollectionLayoutGroupCustomItem: RuntimeObject {
  private(set) var frame = CGRect.zero
  private var zIndex = 0

  static func define(_ item: ClassDefinition<NSCollectionLayoutGroupCustomItem>) {
    item.classSide.method("customItemWithFrame:") {
      (cls, frame: CGRect) -> NSCollectionLayoutGroupCustomItem in
      let made = try cls.uikit.instance(NSCollectionLayoutGroupCustomItem.self, of: cls)
      made.frame = frame
      return made
    }
    item.classSide.method("customItemWithFrame:zIndex:") {
      (cls, frame: CGRect, zIndex: Int) -> NSCollectionLayoutGroupCustomItem in
      let made = try cls.uikit.instance(NSCollectionLayoutGroupCustomItem.self, of: cls)
      (made.frame, made.zIndex) = (frame, zIndex)
      return made
    }
    item.readonly("frame") { $0.frame }
    item.readonly("zIndex") { $0.zIndex }
  }
}

/// The container and the traits for which a section or a group is created.
///
/// The headers only declare the protocol `NSCollectionLayoutEnvironment`; the class name is ours.
final class CollectionLayoutEnvironment: RuntimeObject {
  override class var declaredName: String { "_NSCollectionLayoutEnvironment" }

  private var size = CGSize.zero
  @Strong private var traits: UITraitCollection?

  func fill(_ size: CGSize, _ traits: UITraitCollection) {
    self.size = size
    self.traits = traits
  }

  static func define(_ environment: ClassDefinition<CollectionLayoutEnvironment>) {
    // The object is its own container.
    environment.readonly("container") { (environment) -> CollectionLayoutEnvironment in
      environment
    }
    environment.readonly("traitCollection", .strong) { $0.traits }
    for name in ["contentSize", "effectiveContentSize"] {
      environment.readonly(name) { (environment) -> CGSize in environment.size }
    }
    for name in ["contentInsets", "effectiveContentInsets"] {
      environment.readonly(name) { (_) -> NSDirectionalEdgeInsets in
        NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
      }
    }
  }
}

extension UIKitClasses {
  static let collectionLayoutItem = NativeClass<NSCollectionLayoutItem>(
    "NSCollectionLayoutItem", superclass: FoundationClasses.object, NSCollectionLayoutItem.define)
  static let collectionLayoutGroup = NativeClass<NSCollectionLayoutGroup>(
    "NSCollectionLayoutGroup", superclass: collectionLayoutItem, NSCollectionLayoutGroup.define)
  static let collectionLayoutGroupCustomItem = NativeClass<NSCollectionLayoutGroupCustomItem>(
    "NSCollectionLayoutGroupCustomItem", superclass: FoundationClasses.object,
    NSCollectionLayoutGroupCustomItem.define)
  static let collectionLayoutEnvironment = NativeClass<CollectionLayoutEnvironment>(
    "_NSCollectionLayoutEnvironment", superclass: FoundationClasses.object,
    CollectionLayoutEnvironment.define)
}
