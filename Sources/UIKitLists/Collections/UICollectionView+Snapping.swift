internal import QuartzCore
internal import SelectorRuntime
internal import UIKitBase
internal import UIKitRuntime

/// The layout's target offset of scrolling.
extension UICollectionView {
  /// Returns the layout's replacement for the offset at which scrolling would stop.
  ///
  /// - Parameters:
  ///   - target: the offset at which scrolling would stop.
  ///   - rate: the velocity in points per millisecond, as in the scroll view delegate's method.
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
