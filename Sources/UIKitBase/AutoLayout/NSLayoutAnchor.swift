internal import FoundationCore
package import SelectorRuntime
package import UIKitRuntime

/// An attribute of a view or a guide from which constraints are created.
package final class NSLayoutAnchor: RuntimeObject {
  @Weak private var item: RuntimeObject?
  private var attribute = LayoutAttribute.notAnAttribute

  fileprivate func fill(_ item: RuntimeObject, _ attribute: LayoutAttribute) -> NSLayoutAnchor {
    self.item = item
    self.attribute = attribute
    return self
  }

  /// The system spacing between neighbors: 8 points, as commonly seen.
  static let systemSpacing = 8.0

  private func constraint(
    _ relation: LayoutSolver.Relation, _ other: NSLayoutAnchor?, multiplier: Double = 1,
    constant: Double = 0
  ) throws -> NSLayoutConstraint {
    guard let item else {
      throw RuntimeError(.inconsistency, "the item of the anchor \(defaultDescription) has gone")
    }
    let made = uikit.makeConstraint(
      item, attribute, relation, other?.item, other?.attribute ?? .notAnAttribute,
      multiplier: multiplier, constant: constant)
    try made.check()
    return made
  }

  private static let relations: KeyValuePairs<String, LayoutSolver.Relation> = [
    "Equal": .equal, "GreaterThanOrEqual": .greaterOrEqual, "LessThanOrEqual": .lessOrEqual,
  ]

  static func define(_ anchor: ClassDefinition<NSLayoutAnchor>) {
    for (word, relation) in relations {
      let name = "constraint\(word)ToAnchor:"
      anchor.method(name) { (anchor, other: NSLayoutAnchor) -> NSLayoutConstraint in
        try anchor.constraint(relation, other)
      }
      anchor.method(name + "constant:") {
        (anchor, other: NSLayoutAnchor, constant: Double) -> NSLayoutConstraint in
        try anchor.constraint(relation, other, constant: constant)
      }
      for place in ["After", "Below"] {
        anchor.method("constraint\(word)ToSystemSpacing\(place)Anchor:multiplier:") {
          (anchor, other: NSLayoutAnchor, multiplier: Double) -> NSLayoutConstraint in
          try anchor.constraint(relation, other, constant: systemSpacing * multiplier)
        }
      }
    }
    anchor.readonly("item") { $0.item }
    anchor.readonly("name", .copy) { $0.attribute.name }
    anchor.readonly("hasAmbiguousLayout") { (anchor) -> Bool in
      try anchor.item?.layoutView.map { try anchor.uikit.autoLayout.isAmbiguous($0) } ?? false
    }
    anchor.method("isEqual:") { (anchor, other: Value) -> Bool in
      guard let other = other.object as? NSLayoutAnchor else { return false }
      return other.item === anchor.item && other.attribute == anchor.attribute
    }
    anchor.method("hash") { (anchor) -> Int in
      (anchor.item?.hashNumber ?? 0) &* 31 &+ anchor.attribute.rawValue
    }
    anchor.method("description") { (anchor) -> String in
      "<\(anchor.className):\(anchor.address) "
        + "\"\(anchor.item?.layoutName ?? "nil").\(anchor.attribute.name)\">"
    }
  }

  /// Defines width and height anchors, whose constraints can also use constants and multipliers.
  static func defineDimension(_ anchor: ClassDefinition<NSLayoutAnchor>) {
    for (word, relation) in relations {
      anchor.method("constraint\(word)ToConstant:") {
        (anchor, constant: Double) -> NSLayoutConstraint in
        try anchor.constraint(relation, nil, constant: constant)
      }
      anchor.method("constraint\(word)ToAnchor:multiplier:") {
        (anchor, other: NSLayoutAnchor, multiplier: Double) -> NSLayoutConstraint in
        try anchor.constraint(relation, other, multiplier: multiplier)
      }
      anchor.method("constraint\(word)ToAnchor:multiplier:constant:") {
        (anchor, other: NSLayoutAnchor, multiplier: Double, constant: Double)
          -> NSLayoutConstraint in
        try anchor.constraint(relation, other, multiplier: multiplier, constant: constant)
      }
    }
  }

  /// The anchor properties of a view or a guide.
  static let attributes: KeyValuePairs<String, LayoutAttribute> = [
    "leadingAnchor": .leading, "trailingAnchor": .trailing, "leftAnchor": .left,
    "rightAnchor": .right, "topAnchor": .top, "bottomAnchor": .bottom, "widthAnchor": .width,
    "heightAnchor": .height, "centerXAnchor": .centerX, "centerYAnchor": .centerY,
  ]

  static func defineAnchors<Item: RuntimeObject>(
    _ item: ClassDefinition<Item>, _ attributes: KeyValuePairs<String, LayoutAttribute>
  ) {
    for (name, attribute) in attributes {
      item.readonly(name, .strong, of: attribute.anchorClass) { (item) -> NSLayoutAnchor in
        item.uikit.anchor(item, attribute)
      }
    }
  }
}

extension UIKitClasses {
  package static let layoutAnchor = NativeClass<NSLayoutAnchor>(
    "NSLayoutAnchor", superclass: FoundationClasses.object, NSLayoutAnchor.define)

  package static let layoutXAxisAnchor = NativeClass<NSLayoutAnchor>(
    "NSLayoutXAxisAnchor", superclass: layoutAnchor)

  package static let layoutYAxisAnchor = NativeClass<NSLayoutAnchor>(
    "NSLayoutYAxisAnchor", superclass: layoutAnchor)

  package static let layoutDimension = NativeClass<NSLayoutAnchor>(
    "NSLayoutDimension", superclass: layoutAnchor, NSLayoutAnchor.defineDimension)
}

extension UIKitWorld {
  /// Returns the anchor of an attribute.
  func anchor(_ item: RuntimeObject, _ attribute: LayoutAttribute) -> NSLayoutAnchor {
    let declaration =
      switch attribute.axis {
      case .horizontal: UIKitClasses.layoutXAxisAnchor
      case .vertical: UIKitClasses.layoutYAxisAnchor
      case .size, .none: UIKitClasses.layoutDimension
      }
    return create(declaration).fill(item, attribute)
  }
}
