package import FoundationCore
internal import QuartzCore
package import SelectorRuntime
internal import UIKitBase
package import UIKitRuntime

/// The frame and the appearance of one element of a collection.
package final class UICollectionViewLayoutAttributes: RuntimeObject {
  package enum Category: Int {
    case cell, supplementary, decoration
  }

  package var category = Category.cell
  package var kind: String?
  @Strong package var indexPath: NSIndexPath?
  var frame = CGRect.zero
  var transform = CGAffineTransform.identity { didSet { transform3D = nil } }
  /// A 3D transform, of which the view only uses the affine part.
  private var transform3D: CATransform3D?
  var alpha = 1.0
  var isHidden = false
  var zIndex = 0

  /// Creates attributes of a class; `init` is sent to those of an app's class.
  static func make(_ cls: RuntimeClass) throws -> UICollectionViewLayoutAttributes {
    let own = cls.uikit.runtime.cls(UIKitClasses.collectionViewLayoutAttributes)
    guard cls !== own else { return cls.uikit.create(UIKitClasses.collectionViewLayoutAttributes) }
    let made: RuntimeObject = try cls.call(cls.uikit.selectors.alloc)
    return try made.call(cls.runtime.known.`init`)
  }

  func fill(_ category: Category, _ kind: String?, _ path: NSIndexPath) -> Self {
    self.category = category
    self.kind = kind
    indexPath = path
    return self
  }

  private func setSize(_ size: CGSize) {
    let center = frame.center
    frame = CGRect(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
      height: size.height)
  }
}

extension UICollectionViewLayoutAttributes {
  static func define(_ attributes: ClassDefinition<UICollectionViewLayoutAttributes>) {
    attributes.classSide.method("layoutAttributesForCellWithIndexPath:") {
      (cls, path: NSIndexPath) -> RuntimeObject in
      try make(cls).fill(.cell, nil, path)
    }
    for (part, category) in [
      ("Supplementary", Category.supplementary), ("Decoration", .decoration),
    ] {
      attributes.classSide.method("layoutAttributesFor\(part)ViewOfKind:withIndexPath:") {
        (cls, kind: String, path: NSIndexPath) -> RuntimeObject in
        try make(cls).fill(category, kind, path)
      }
    }
    attributes.property("indexPath", .strong, get: { $0.indexPath }, set: { $0.indexPath = $1 })
    attributes.readonly("representedElementCategory") { $0.category.rawValue }
    attributes.readonly("representedElementKind", .copy) { $0.kind }
    attributes.method("copyWithZone:") {
      (attributes, _: Value) -> RuntimeObject in try attributes.copied()
    }
    attributes.method("isEqual:") { (attributes, other: Value) -> Bool in
      guard let other = other.object as? UICollectionViewLayoutAttributes else { return false }
      return try attributes.isEqual(to: other)
    }
    attributes.method("hash") { (attributes) -> Value in
      try attributes.indexPath?.send("hash") ?? .integer(0)
    }
    definePlace(attributes)
  }

  private func isEqual(to other: UICollectionViewLayoutAttributes) throws -> Bool {
    if other === self { return true }
    guard category == other.category, kind == other.kind, frame == other.frame,
      transform == other.transform, transform3D == other.transform3D, alpha == other.alpha,
      isHidden == other.isHidden, zIndex == other.zIndex
    else { return false }
    guard let indexPath, let path = other.indexPath else {
      return indexPath === other.indexPath
    }
    return try indexPath.call(runtime.selector("isEqual:"), path, as: Bool.self)
  }

  func copied() throws -> UICollectionViewLayoutAttributes {
    let copy = try uikit.instance(UICollectionViewLayoutAttributes.self, of: isa)
    copy.category = category
    copy.kind = kind
    copy.indexPath = indexPath
    copy.frame = frame
    copy.transform = transform
    copy.transform3D = transform3D
    copy.alpha = alpha
    copy.isHidden = isHidden
    copy.zIndex = zIndex
    return copy
  }

  /// Sets the size and keeps the center; raises for an invalid size.
  func setSize(checked size: CGSize) throws {
    try checkNumbers(size, "setSize:")
    setSize(size)
  }

  private func checkNumbers(_ value: some GeometryValue, _ method: String) throws {
    guard value.isFinite else {
      throw RuntimeError(
        .invalidArgument,
        "-[\(className) \(method)]: NaN or infinity in \(value.text)")
    }
  }

  private static func definePlace(
    _ attributes: ClassDefinition<UICollectionViewLayoutAttributes>
  ) {
    attributes.property("frame", get: { $0.frame }) { (attributes, frame: CGRect) in
      try attributes.checkNumbers(frame, "setFrame:")
      attributes.frame = frame.standardized
    }
    attributes.property("size", get: { $0.frame.size }) { (attributes, size: CGSize) in
      try attributes.setSize(checked: size)
    }
    attributes.property("center", get: { $0.frame.center }) { (attributes, center: CGPoint) in
      try attributes.checkNumbers(center, "setCenter:")
      let old = attributes.frame.center
      attributes.frame.origin = attributes.frame.origin + (center - old)
    }
    attributes.property("transform", get: { $0.transform }) {
      (attributes, transform: CGAffineTransform) in
      try attributes.checkNumbers(transform, "setTransform:")
      attributes.transform = transform
    }
    attributes.property(
      "transform3D", get: { $0.transform3D ?? CATransform3D($0.transform) }
    ) { (attributes, transform: CATransform3D) in
      try attributes.checkNumbers(transform, "setTransform3D:")
      attributes.transform = transform.affine
      attributes.transform3D = transform
    }
    attributes.property("bounds", get: { CGRect(origin: .zero, size: $0.frame.size) }) {
      (attributes, bounds: CGRect) in
      // The documentation requires an origin of (0, 0).
      guard bounds.origin == .zero else {
        throw RuntimeError(
          .inconsistency,
          "-[\(attributes.className) setBounds:]: the origin must be {0, 0}, got "
            + bounds.origin.text)
      }
      try attributes.setSize(checked: bounds.size)
    }
    attributes.property("alpha", get: { $0.alpha }, set: { $0.alpha = $1 })
    attributes.property(
      "hidden", getter: "isHidden", get: { $0.isHidden }, set: { $0.isHidden = $1 })
    attributes.property("zIndex", get: { $0.zIndex }, set: { $0.zIndex = $1 })
  }
}

extension UIKitClasses {
  package static let collectionViewLayoutAttributes = NativeClass<UICollectionViewLayoutAttributes>(
    "UICollectionViewLayoutAttributes", superclass: FoundationClasses.object,
    UICollectionViewLayoutAttributes.define)
}
