internal import SelectorRuntime

/// Where a layout lets the content come to rest after a flick.
extension UICollectionView {
  /// The place that the layout proposes instead of the one where the content would stop.
  ///
  /// - Parameter rate: in points per millisecond, as the scroll view's delegate gets it.
  func askLayout(for target: CGPoint, _ rate: CGPoint) throws -> CGPoint {
    guard let collectionLayout else { return target }
    return try collectionLayout.keptAlive {
      let wanted: CGPoint = try collectionLayout.call(
        collectionSelectors.targetOffset, target, rate)
      try checkFinite(wanted, collectionSelectors.targetOffset.name)
      return restingOffset(near: wanted)
    }
  }
}
