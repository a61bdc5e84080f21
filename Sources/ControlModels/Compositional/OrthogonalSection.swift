internal import SelectorRuntime

/// How a section scrolls across its layout, as UICollectionViewCompositionalLayout.h numbers it.
enum OrthogonalBehavior: Int {
  case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

/// Where the groups of a section stand that scrolls across its layout.
struct OrthogonalSection {
  let behavior: OrthogonalBehavior
  /// The part of the section that scrolls, in the coordinates of the collection view.
  var frame: CGRect
  /// How wide all groups are with the section's insets beside them.
  var width: Double
  /// The places of the groups along the way.
  var groups: [(start: Double, length: Double)]
  /// The distance of the first group from the beginning.
  let leading: Double

  /// The insets that let the first and the last group stand in the middle.
  var insets: UIEdgeInsets {
    guard behavior == .groupPagingCentered, let first = groups.first, let last = groups.last else {
      return .zero
    }
    let room = frame.size.width
    return UIEdgeInsets(
      top: 0, left: max(0, (room - first.length) / 2 - first.start), bottom: 0,
      right: max(0, (room - last.length) / 2 - (width - last.start - last.length)))
  }

  /// The offsets at which the content comes to rest, by group; nil where it rests anywhere.
  var stops: [Double]? {
    switch behavior {
    case .none, .continuous, .paging: nil
    case .continuousGroupLeadingBoundary, .groupPaging: groups.map { $0.start - leading }
    case .groupPagingCentered: groups.map { $0.start + $0.length / 2 - frame.size.width / 2 }
    }
  }
}

extension NSCollectionLayoutSection {
  /// Puts the groups of a section side by side; where one does not fit, a finger goes on to it.
  ///
  /// - Parameter known: The size that the cell of a number has preferred.
  func arrangeAcross(
    _ group: NSCollectionLayoutGroup, _ count: Int, at top: Double, in room: CGSize,
    known: (Int) -> CGSize?
  ) throws -> (cells: [CGRect], section: OrthogonalSection) {
    let inner = CGRect(origin: .zero, size: room).inset(by: insets)
    let capacity = group.capacity(in: inner.size)
    var cells: [CGRect] = []
    var groups: [(start: Double, length: Double)] = []
    var (position, height) = (insets.leading, 0.0)
    while cells.count < count {
      if !groups.isEmpty { position += groupSpacing }
      let first = cells.count
      let part = try group.arrange(
        at: CGPoint(x: position, y: top), in: inner.size, from: first,
        count: min(capacity, count - first), known)
      guard !part.cells.isEmpty else { break }
      cells += part.cells
      groups.append((position, part.size.width))
      position += part.size.width
      height = max(height, part.size.height)
    }
    return (
      cells,
      OrthogonalSection(
        behavior: behavior,
        frame: CGRect(x: 0, y: top, width: room.width, height: height),
        width: position + insets.trailing, groups: groups, leading: insets.leading)
    )
  }
}
