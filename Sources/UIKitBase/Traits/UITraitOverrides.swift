internal import FoundationCore
package import SelectorRuntime
package import UIKitRuntime

/// The trait overrides of a view or controller, from UITraitOverrides.h.
///
/// Headers declare only the protocol `UITraitOverrides`; the class name is ours.
package final class UITraitOverrides: RuntimeObject {
  package override class var declaredName: String { "_UITraitOverrides" }

  /// The view or the controller that owns the overrides.
  @Weak var place: UIResponder?

  /// The values of a receiver without a view or controller, in a block that modifies a collection.
  var ownValues: TraitValues?

  private var values: TraitValues {
    ownValues ?? (place as? any TraitPlace)?.ownTraits ?? TraitValues()
  }

  private func change(_ body: (inout TraitValues) -> Void) throws {
    if var values = ownValues {
      body(&values)
      return ownValues = values
    }
    guard let place, let traitPlace = place as? any TraitPlace else { return }
    var values = values
    body(&values)
    guard values != self.values else { return }
    traitPlace.ownTraits = values
    if place is UIWindowScene { return try place.world.traits.useInScene() }
    try place.keptAlive { try place.world.traits.use(in: traitPlace.placeOfTraits) }
  }

  private func trait(_ definition: RuntimeClass) throws -> Trait? {
    try UITraitCollection.trait(of: definition)
  }

  static func define(_ overrides: ClassDefinition<UITraitOverrides>) {
    for trait in Trait.allCases {
      if trait == .displayScale {
        overrides.property(
          trait.name, get: { (overrides) -> Double in overrides.values[trait] ?? trait.unspecified }
        ) {
          (overrides, value: Double) in try overrides.change { $0[trait] = value }
        }
      } else {
        overrides.property(
          trait.name, get: { Int(nearestTo: $0.values[trait] ?? trait.unspecified) }
        ) {
          (overrides, value: Int) in try overrides.change { $0[trait] = Double(value) }
        }
      }
    }
    overrides.property(
      "preferredContentSizeCategory", .copy,
      get: { (overrides) -> String in
        overrides.values.contentSizeCategory ?? "_UICTContentSizeCategoryUnspecified"
      }
    ) { (overrides, category: String) in
      try overrides.change { $0.contentSizeCategory = category }
    }
    overrides.property(
      "typesettingLanguage", .copy,
      get: { (overrides) -> String in overrides.values.typesettingLanguage ?? "" }
    ) { (overrides, language: String) in
      try overrides.change { $0.typesettingLanguage = language }
    }
    overrides.method("containsTrait:") { (overrides, definition: RuntimeClass) -> Bool in
      guard let trait = try overrides.trait(definition) else {
        return overrides.values.contentSizeCategory != nil
      }
      return overrides.values[trait] != nil
    }
    overrides.method("removeTrait:") { (overrides, definition: RuntimeClass) in
      let trait = try overrides.trait(definition)
      try overrides.change {
        if let trait { $0[trait] = nil } else { $0.contentSizeCategory = nil }
      }
    }
    overrides.method("setNSIntegerValue:forTrait:") {
      (overrides, value: Int, definition: RuntimeClass) in
      guard let trait = try overrides.trait(definition) else { return }
      try overrides.change { $0[trait] = Double(value) }
    }
    overrides.method("setCGFloatValue:forTrait:") {
      (overrides, value: Double, definition: RuntimeClass) in
      guard let trait = try overrides.trait(definition) else { return }
      try overrides.change { $0[trait] = value }
    }
    overrides.method("valueForNSIntegerTrait:") {
      (overrides, definition: RuntimeClass) -> Int in
      guard let trait = try overrides.trait(definition) else { return 0 }
      return Int(nearestTo: overrides.values[trait] ?? trait.unspecified)
    }
    overrides.method("valueForCGFloatTrait:") {
      (overrides, definition: RuntimeClass) -> Double in
      guard let trait = try overrides.trait(definition) else { return 0 }
      return overrides.values[trait] ?? trait.unspecified
    }
  }
}

extension UIKitClasses {
  package static let traitOverrides = NativeClass<UITraitOverrides>(
    "_UITraitOverrides", superclass: FoundationClasses.object, UITraitOverrides.define)
}
