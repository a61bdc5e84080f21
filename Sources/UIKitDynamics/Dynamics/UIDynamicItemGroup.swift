internal import FoundationCore
internal import QuartzCore
internal import SelectorRuntime
internal import UIKitBase
internal import UIKitRuntime

/// Several items that move as one body.
final class UIDynamicItemGroup: RuntimeObject {
  @StrongList private var items: [RuntimeObject] = []
  private var center = CGPoint.zero
  private var transform = CGAffineTransform.identity
  private var size = CGSize(width: 0, height: 0)
  /// The initial offsets of the items from the center, and their transforms.
  private var places: [(offset: CGPoint, transform: CGAffineTransform)] = []

  private func fill(_ items: [RuntimeObject]) throws {
    let names = uikit.selectors.dynamics
    self.items = items
    let bodies = try items.map { try DynamicBody($0, names) }
    let corners = bodies.flatMap(\.outline)
    let (x, y) = (corners.map(\.x), corners.map(\.y))
    let (left, right) = (x.min() ?? 0, x.max() ?? 0)
    let (top, bottom) = (y.min() ?? 0, y.max() ?? 0)
    size = CGSize(width: right - left, height: bottom - top)
    center = CGPoint(x: (left + right) / 2, y: (top + bottom) / 2)
    places = try zip(items, bodies).map { item, body in
      (body.center - center, try item.call(names.transform))
    }
  }

  /// Sets the center and transform of each item from the group's.
  private func arrange() throws {
    let names = uikit.selectors.dynamics
    for (item, place) in zip(items, places) where !item.isDeallocating {
      try item.send(names.setCenter, center + place.offset.applying(transform))
      try item.send(names.setTransform, place.transform.followed(by: transform))
    }
  }

  static func define(_ group: ClassDefinition<UIDynamicItemGroup>) {
    group.adopt(UIKitProtocols.dynamicItem)
    group.method("initWithItems:") {
      (group, items: [RuntimeObject]) -> UIDynamicItemGroup in
      // From the header: a group inside a group would move its items twice.
      if items.contains(where: { $0 is UIDynamicItemGroup }) {
        throw RuntimeError(
          .invalidArgument, "-[UIDynamicItemGroup initWithItems:]: a group cannot be in a group")
      }
      try group.fill(items)
      return group
    }
    group.readonly("items", .copy) { $0.items }
    group.property("center", get: { $0.center }) { (group, center: CGPoint) in
      group.center = center
      try group.arrange()
    }
    group.property("transform", get: { $0.transform }) { (group, transform: CGAffineTransform) in
      group.transform = transform
      try group.arrange()
    }
    group.readonly("bounds") { (group) -> CGRect in
      CGRect(x: 0, y: 0, width: group.size.width, height: group.size.height)
    }
  }
}

extension UIKitClasses {
  static let dynamicItemGroup = NativeClass<UIDynamicItemGroup>(
    "UIDynamicItemGroup", superclass: FoundationClasses.object, UIDynamicItemGroup.define)
}
