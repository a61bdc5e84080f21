internal import FoundationCore
internal import QuartzCore
internal import SelectorRuntime
internal import UIKitBase
internal import UIKitRuntime

/// One dimension of an item or a group, from UICollectionViewCompositionalLayout.h.
final class NSCollectionLayoutDimension: RuntimeObject {
  enum Kind: String, CaseIterable {
    case fractionalWidth, fractionalHeight, absolute, estimated
  }

  private(set) var kind = Kind.absolute
  private(set) var amount = 0.0

  func fill(_ kind: Kind, _ amount: Double) -> NSCollectionLayoutDimension {
    (self.kind, self.amount) = (kind, amount)
    return self
  }

  /// Returns the length in points in a container.
  func length(in container: CGSize) -> Double {
    switch kind {
    case .fractionalWidth: container.width * amount
    case .fractionalHeight: container.height * amount
    case .absolute, .estimated: amount
    }
  }

  static func define(_ dimension: ClassDefinition<NSCollectionLayoutDimension>) {
    for kind in Kind.allCases {
      dimension.classSide.method("\(kind)Dimension:") {
        (cls, amount: Double) -> NSCollectionLayoutDimension in
        guard amount.isFinite, amount >= 0 else {
          throw RuntimeError(
            .invalidArgument, "+[NSCollectionLayoutDimension \(kind)Dimension:]: got \(amount)")
        }
        return try cls.uikit.instance(NSCollectionLayoutDimension.self, of: cls).fill(kind, amount)
      }
      let name = "\(kind)"
      dimension.readonly("is" + name.prefix(1).uppercased() + name.dropFirst()) {
        (dimension) -> Bool in dimension.kind == kind
      }
    }
    dimension.readonly("dimension") { $0.amount }
    dimension.adopt(FoundationProtocols.copying)
    dimension.method("copyWithZone:") { (dimension, _: Value) -> RuntimeObject in dimension }
  }
}

/// The width and the height of an item or a group, from UICollectionViewCompositionalLayout.h.
final class NSCollectionLayoutSize: RuntimeObject {
  @Strong private(set) var width: NSCollectionLayoutDimension?
  @Strong private(set) var height: NSCollectionLayoutDimension?

  func fill(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    self.width = width
    self.height = height
    return self
  }

  func size(in container: CGSize) -> CGSize {
    CGSize(
      width: width?.length(in: container) ?? 0, height: height?.length(in: container) ?? 0)
  }

  var estimatesWidth: Bool { width?.kind == .estimated }
  var estimatesHeight: Bool { height?.kind == .estimated }

  static func define(_ size: ClassDefinition<NSCollectionLayoutSize>) {
    size.classSide.method("sizeWithWidthDimension:heightDimension:") {
      (cls, width: NSCollectionLayoutDimension, height: NSCollectionLayoutDimension)
        -> NSCollectionLayoutSize in
      try cls.uikit.instance(NSCollectionLayoutSize.self, of: cls).fill(width, height)
    }
    size.readonly("widthDimension", .strong) { $0.width }
    size.readonly("heightDimension", .strong) { $0.height }
    size.adopt(FoundationProtocols.copying)
    size.method("copyWithZone:") { (size, _: Value) -> RuntimeObject in size }
  }
}

/// A fixed or flexible space, from UICollectionViewCompositionalLayout.h.
final class NSCollectionLayoutSpacing: RuntimeObject {
  private(set) var amount = 0.0
  private(set) var isFlexible = false

  static func define(_ spacing: ClassDefinition<NSCollectionLayoutSpacing>) {
    for (name, isFlexible) in [("fixedSpacing:", false), ("flexibleSpacing:", true)] {
      spacing.classSide.method(name) { (cls, amount: Double) -> NSCollectionLayoutSpacing in
        let made = try cls.uikit.instance(NSCollectionLayoutSpacing.self, of: cls)
        (made.amount, made.isFlexible) = (amount, isFlexible)
        return made
      }
    }
    spacing.readonly("spacing") { $0.amount }
    spacing.readonly("isFixedSpacing") { (spacing) -> Bool in !spacing.isFlexible }
    spacing.readonly("isFlexibleSpacing") { $0.isFlexible }
    spacing.adopt(FoundationProtocols.copying)
    spacing.method("copyWithZone:") { (spacing, _: Value) -> RuntimeObject in spacing }
  }
}

/// The spaces around an item, from UICollectionViewCompositionalLayout.h.
final class NSCollectionLayoutEdgeSpacing: StoringObject {

  /// Returns the fixed space at an edge.
  func distance(_ edge: String) -> Double {
    (storedValues?.value(edge)?.object as? NSCollectionLayoutSpacing)?.amount ?? 0
  }

  static func define(_ edges: ClassDefinition<NSCollectionLayoutEdgeSpacing>) {
    edges.classSide.method("spacingForLeading:top:trailing:bottom:") {
      (
        cls, leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
        trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
      ) -> NSCollectionLayoutEdgeSpacing in
      let made = try cls.uikit.instance(NSCollectionLayoutEdgeSpacing.self, of: cls)
      let values = StoredValues()
      made.storedValues = values
      for (edge, spacing) in [
        ("leading", leading), ("top", top), ("trailing", trailing), ("bottom", bottom),
      ] {
        values.set(edge, spacing.messageValue, .strong)
      }
      return made
    }
    for edge in ["leading", "top", "trailing", "bottom"] {
      edges.readonly(edge, .strong) { (edges) -> NSCollectionLayoutSpacing? in
        edges.storedValues?.value(edge)?.object as? NSCollectionLayoutSpacing
      }
    }
    edges.copiesStoredValues()
  }
}

extension UIKitClasses {
  static let collectionLayoutDimension = NativeClass<NSCollectionLayoutDimension>(
    "NSCollectionLayoutDimension", superclass: FoundationClasses.object,
    NSCollectionLayoutDimension.define)
  static let collectionLayoutSize = NativeClass<NSCollectionLayoutSize>(
    "NSCollectionLayoutSize", superclass: FoundationClasses.object, NSCollectionLayoutSize.define)
  static let collectionLayoutSpacing = NativeClass<NSCollectionLayoutSpacing>(
    "NSCollectionLayoutSpacing", superclass: FoundationClasses.object,
    NSCollectionLayoutSpacing.define)
  static let collectionLayoutEdgeSpacing = NativeClass<NSCollectionLayoutEdgeSpacing>(
    "NSCollectionLayoutEdgeSpacing", superclass: FoundationClasses.object,
    NSCollectionLayoutEdgeSpacing.define)
}
