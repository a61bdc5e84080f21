internal import FoundationModels
internal import SelectorRuntime

/// Where one element of a collection stands, and how it looks.
final class UICollectionViewLayoutAttributes: RuntimeObject {
  enum Category: Int {
    case cell, supplementary, decoration
  }

  var category = Category.cell
  var kind: String?
  @Strong var indexPath: NSIndexPath?
  var frame = CGRect.zero
  var transform = CGAffineTransform.identity
  var alpha = 1.0
  var isHidden = false
  var zIndex = 0

  override func destruct() {
    indexPath = nil
    super.destruct()
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
  static func defineAttributes(in runtime: Runtime, superclass: RuntimeClass) -> RuntimeClass {
    let attributes = ClassDefinition<UICollectionViewLayoutAttributes>(
      "UICollectionViewLayoutAttributes", in: runtime, superclass: superclass)
    attributes.classSide.method("layoutAttributesForCellWithIndexPath:") {
      (cls, path: NSIndexPath) -> RuntimeObject in
      try cls.uikit.instance(UICollectionViewLayoutAttributes.self, of: cls).fill(.cell, nil, path)
    }
    for (part, category) in [
      ("Supplementary", Category.supplementary), ("Decoration", .decoration),
    ] {
      attributes.classSide.method("layoutAttributesFor\(part)ViewOfKind:withIndexPath:") {
        (cls, kind: String, path: NSIndexPath) -> RuntimeObject in
        try cls.uikit.instance(UICollectionViewLayoutAttributes.self, of: cls)
          .fill(category, kind, path)
      }
    }
    attributes.method("indexPath") { (attributes) -> NSIndexPath? in attributes.indexPath }
    attributes.method("setIndexPath:") { (attributes, path: NSIndexPath?) in
      attributes.indexPath = path
    }
    attributes.method("representedElementCategory") { (attributes) -> Int in
      attributes.category.rawValue
    }
    attributes.method("representedElementKind") { (attributes) -> String? in attributes.kind }
    attributes.method("copyWithZone:") {
      (attributes, _: Value) -> RuntimeObject in try attributes.copied()
    }
    definePlace(attributes)
    return attributes.cls
  }

  func copied() throws -> UICollectionViewLayoutAttributes {
    let copy = try uikit.instance(UICollectionViewLayoutAttributes.self, of: isa)
    copy.category = category
    copy.kind = kind
    copy.indexPath = indexPath
    copy.frame = frame
    copy.transform = transform
    copy.alpha = alpha
    copy.isHidden = isHidden
    copy.zIndex = zIndex
    return copy
  }

  /// Makes it another size around the same centre, unless that is none.
  func setSize(checked size: CGSize) throws {
    try checkFinite(size, "setSize:")
    setSize(size)
  }

  private func checkFinite(_ value: some GeometryValue, _ method: String) throws {
    guard value.isFinite else {
      throw RuntimeError(
        .invalidArgument,
        "-[\(className) \(method)]: NaN or infinity in \(value.text)")
    }
  }

  private static func definePlace(
    _ attributes: ClassDefinition<UICollectionViewLayoutAttributes>
  ) {
    attributes.method("frame") { (attributes) -> CGRect in attributes.frame }
    attributes.method("setFrame:") { (attributes, frame: CGRect) in
      try attributes.checkFinite(frame, "setFrame:")
      attributes.frame = frame.standardized
    }
    attributes.method("size") { (attributes) -> CGSize in attributes.frame.size }
    attributes.method("setSize:") { (attributes, size: CGSize) in
      try attributes.setSize(checked: size)
    }
    attributes.method("center") { (attributes) -> CGPoint in attributes.frame.center }
    attributes.method("setCenter:") { (attributes, center: CGPoint) in
      try attributes.checkFinite(center, "setCenter:")
      let old = attributes.frame.center
      attributes.frame.origin = attributes.frame.origin + (center - old)
    }
    attributes.method("transform") { (attributes) -> CGAffineTransform in attributes.transform }
    attributes.method("setTransform:") { (attributes, transform: CGAffineTransform) in
      try attributes.checkFinite(transform, "setTransform:")
      attributes.transform = transform
    }
    attributes.method("alpha") { (attributes) -> Double in attributes.alpha }
    attributes.method("setAlpha:") { (attributes, alpha: Double) in attributes.alpha = alpha }
    attributes.method("isHidden") { (attributes) -> Bool in attributes.isHidden }
    attributes.method("setHidden:") { (attributes, hidden: Bool) in attributes.isHidden = hidden }
    attributes.method("zIndex") { (attributes) -> Int in attributes.zIndex }
    attributes.method("setZIndex:") { (attributes, index: Int) in attributes.zIndex = index }
  }
}
