internal import QuartzCore

/// The orthogonal scrolling behavior, with the values of UICollectionViewCompositionalLayout.h.
enum OrthogonalBehavior: Int {
  case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

/// The positions of the groups of an orthogonally scrolling section.
struct OrthogonalSection {
  let behavior: OrthogonalBehavior
  /// The scrolling area of the section, in the coordinates of the collection view.
  var frame: CGRect
  /// The total width of all groups and the section's horizontal insets.
  var width: Double
  /// The positions of the groups along the scroll direction.
  var groups: [(start: Double, length: Double)]
  /// The distance of the first group from the start.
  let leading: Double

  /// The insets with which the first and the last group can be centered.
  var insets: UIEdgeInsets {
    guard behavior == .groupPagingCentered, let first = groups.first, let last = groups.last else {
      return .zero
    }
    let room = frame.size.width
    return UIEdgeInsets(
      top: 0, left: max(0, (room - first.length) / 2 - first.start), bottom: 0,
      right: max(0, (room - last.length) / 2 - (width - last.start - last.length)))
  }

  /// The offsets at which scrolling stops, by group; nil if it can stop anywhere.
  var stops: [Double]? {
    switch behavior {
    case .none, .continuous, .paging: nil
    case .continuousGroupLeadingBoundary, .groupPaging: groups.map { $0.start - leading }
    case .groupPagingCentered: groups.map { $0.start + $0.length / 2 - frame.size.width / 2 }
    }
  }
}

extension NSCollectionLayoutSection {
  /// Arranges the groups of a section in a row, which scrolls if they do not fit.
  ///
  /// The function `known` returns the preferred size of a cell.
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
