internal import SelectorRuntime
internal import UIKitRuntime

/// Traits by their definition classes, and collections modified by a block.
extension UITraitCollection {
  private static let category = "UITraitPreferredContentSizeCategory"

  /// The trait of a definition class; nil for the content size category, which is a string.
  ///
  /// - Throws: ``RuntimeError`` for any other class.
  static func trait(of definition: RuntimeClass) throws -> Trait? {
    if definition.name == category { return nil }
    if let trait = Trait.allCases.first(where: { $0.definition == definition.name }) {
      return trait
    }
    throw RuntimeError(.invalidArgument, "\(definition.name) is no UITrait")
  }

  /// The value of a trait; raises for the content size category.
  private func number(_ definition: RuntimeClass, _ method: String) throws -> Double {
    guard let trait = try Self.trait(of: definition) else {
      throw RuntimeError(
        .invalidArgument, "-[UITraitCollection \(method)]: the value of \(Self.category) is a text")
    }
    return values[trait] ?? trait.unspecified
  }

  /// Returns some values with one replaced.
  private static func replacing(
    _ definition: RuntimeClass, with value: Value, in values: TraitValues, _ runtime: Runtime
  ) throws -> TraitValues {
    var values = values
    if let trait = try trait(of: definition) {
      guard let number = Double.from(value, in: runtime) else {
        throw RuntimeError(
          .invalidArgument,
          "the value of \(definition.name) must be a number, got \(value.typeName)")
      }
      values[trait] = number == trait.unspecified ? nil : number
      return values
    }
    values.contentSizeCategory = String.from(value, in: runtime)
    return values
  }

  /// Returns some values after a block has modified them.
  private static func modified(
    _ values: TraitValues, by block: Block, in world: UIKitWorld
  ) throws -> TraitValues {
    let traits = world.create(UIKitClasses.traitOverrides)
    traits.ownValues = values
    return try traits.keptAlive {
      _ = try block(.object(traits))
      return traits.ownValues ?? values
    }
  }

  private static func classes(_ names: [String], in runtime: Runtime) -> [Value] {
    names.compactMap { runtime.lookUpClass($0).map { .object($0) } }
  }

  static func defineDefinitions(_ collection: ClassDefinition<UITraitCollection>) {
    defineReplacing(collection)
    collection.method("valueForNSIntegerTrait:") {
      (collection, definition: RuntimeClass) -> Int in
      Int(nearestTo: try collection.number(definition, "valueForNSIntegerTrait:"))
    }
    collection.method("valueForCGFloatTrait:") {
      (collection, definition: RuntimeClass) -> Double in
      try collection.number(definition, "valueForCGFloatTrait:")
    }
    collection.method("objectForTrait:") { (collection, definition: RuntimeClass) -> Value in
      guard let trait = try trait(of: definition) else {
        return .string(collection.values.contentSizeCategory ?? unspecifiedCategory)
      }
      throw RuntimeError(
        .invalidArgument,
        "-[UITraitCollection objectForTrait:]: the value of \(trait.definition) is a number")
    }
    collection.method("changedTraitsFromTraitCollection:") {
      (collection, other: UITraitCollection?) -> [Value] in
      let others = other?.values ?? TraitValues()
      var names = collection.values.differences(from: others).map(\.definition)
      if collection.values.contentSizeCategory != others.contentSizeCategory {
        names.append(category)
      }
      return classes(names, in: collection.runtime)
    }
    // The header does not list the traits; these are the ones that affect colors and images.
    let color: [Trait] = [.style, .contrast, .level, .displayGamut]
    let image: [Trait] = [
      .idiom, .style, .layoutDirection, .displayScale, .horizontalSizeClass, .verticalSizeClass,
      .displayGamut, .contrast, .legibilityWeight,
    ]
    for (name, traits) in [("ColorAppearance", color), ("ImageLookup", image)] {
      collection.classSide.method("systemTraitsAffecting\(name)") { (cls) -> [Value] in
        classes(traits.map(\.definition), in: cls.runtime)
      }
    }
    collection.readonly("imageConfiguration", .strong) {
      (collection) -> UIImageConfiguration in
      collection.uikit.create(UIKitClasses.imageConfiguration).fill(collection)
    }
  }

  static let unspecifiedCategory = "_UICTContentSizeCategoryUnspecified"

  private static func defineReplacing(_ collection: ClassDefinition<UITraitCollection>) {
    let cls = collection.classSide
    func both<T: MessageValue>(_ kind: String, _: T.Type) {
      cls.method("traitCollectionWith\(kind):forTrait:") {
        (cls, value: T, definition: RuntimeClass) -> UITraitCollection in
        let values = try replacing(
          definition, with: value.messageValue, in: TraitValues(), cls.runtime)
        return try cls.uikit.instance(UITraitCollection.self, of: cls).fill(values)
      }
      collection.method("traitCollectionByReplacing\(kind):forTrait:") {
        (collection, value: T, definition: RuntimeClass) -> UITraitCollection in
        collection.uikit.makeTraitCollection(
          try replacing(
            definition, with: value.messageValue, in: collection.values, collection.runtime))
      }
    }
    both("NSIntegerValue", Int.self)
    both("CGFloatValue", Double.self)
    both("Object", Value.self)
    cls.method("traitCollectionWithTraits:") { (cls, block: Block) -> UITraitCollection in
      let values = try modified(TraitValues(), by: block, in: cls.uikit)
      return try cls.uikit.instance(UITraitCollection.self, of: cls).fill(values)
    }
    collection.method("traitCollectionByModifyingTraits:") {
      (collection, block: Block) -> UITraitCollection in
      collection.uikit.makeTraitCollection(
        try modified(collection.values, by: block, in: collection.uikit))
    }
  }
}
