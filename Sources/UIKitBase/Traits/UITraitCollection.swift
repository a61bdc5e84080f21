internal import FoundationCore
package import SelectorRuntime
package import UIKitRuntime

/// An immutable collection of traits, as scripts read them.
package final class UITraitCollection: RuntimeObject {
  package private(set) var values = TraitValues()

  func fill(_ values: TraitValues) -> UITraitCollection {
    self.values = values
    return self
  }

  private var words: [String] {
    var words: [String] = []
    for trait in Trait.allCases {
      guard let value = values[trait] else { continue }
      words.append("\(trait.shortName) = \(trait.word(value) ?? "\(value)")")
    }
    if let category = values.contentSizeCategory {
      let short = category.split(separator: "y", maxSplits: 1).last.map(String.init) ?? category
      words.append("PreferredContentSizeCategory = \(short)")
    }
    return words
  }
}

extension Trait {
  /// Its name in `description`.
  fileprivate var shortName: String {
    let name = name
    return name.prefix(1).uppercased() + name.dropFirst()
  }
}

extension UITraitCollection {
  static func define(_ collection: ClassDefinition<UITraitCollection>) {
    let made = { (cls: RuntimeClass, values: TraitValues) in
      try cls.uikit.instance(UITraitCollection.self, of: cls).fill(values)
    }
    for trait in Trait.allCases {
      let maker = "traitCollectionWith" + trait.shortName + ":"
      if trait == .displayScale {
        collection.classSide.method(maker) { (cls, value: Double) -> UITraitCollection in
          try made(cls, TraitValues(trait, value))
        }
        collection.readonly(trait.name) { $0.values[trait] ?? trait.unspecified }
      } else {
        collection.classSide.method(maker) { (cls, value: Int) -> UITraitCollection in
          try made(cls, TraitValues(trait, Double(value)))
        }
        collection.readonly(trait.name) { Int(nearestTo: $0.values[trait] ?? trait.unspecified) }
      }
    }
    collection.classSide.method("traitCollectionWithPreferredContentSizeCategory:") {
      (cls, category: String) -> UITraitCollection in
      var values = TraitValues()
      values.contentSizeCategory = category
      return try made(cls, values)
    }
    collection.classSide.method("traitCollectionWithTypesettingLanguage:") {
      (cls, language: String) -> UITraitCollection in
      var values = TraitValues()
      values.typesettingLanguage = language
      return try made(cls, values)
    }
    collection.readonly("typesettingLanguage", .copy) { (collection) -> String in
      collection.values.typesettingLanguage ?? ""
    }
    collection.readonly("preferredContentSizeCategory", .copy) { (collection) -> String in
      collection.values.contentSizeCategory ?? unspecifiedCategory
    }
    collection.classSide.method("traitCollectionWithTraitsFromCollections:") {
      (cls, collections: [UITraitCollection]) -> UITraitCollection in
      try made(cls, collections.reduce(TraitValues()) { $0.overridden(by: $1.values) })
    }
    defineDefinitions(collection)
    defineCurrent(collection)
    defineComparing(collection)
  }

  private static func defineCurrent(_ collection: ClassDefinition<UITraitCollection>) {
    collection.classSide.method("currentTraitCollection") { (cls) -> UITraitCollection in
      cls.uikit.traits.currentCollection
    }
    collection.classSide.method("setCurrentTraitCollection:") {
      (cls, collection: UITraitCollection) in cls.uikit.traits.current = collection.values
    }
    collection.method("performAsCurrentTraitCollection:") { (collection, actions: Block) in
      try collection.uikit.traits.asCurrent(collection.values) { _ = try actions() }
    }
  }

  private static func defineComparing(_ collection: ClassDefinition<UITraitCollection>) {
    collection.method("containsTraitsInCollection:") {
      (collection, other: UITraitCollection?) -> Bool in
      collection.values.contains(other?.values ?? TraitValues())
    }
    collection.method("hasDifferentColorAppearanceComparedToTraitCollection:") {
      (collection, other: UITraitCollection?) -> Bool in
      let differences = collection.values.differences(from: other?.values ?? TraitValues())
      return differences.contains { [.style, .contrast, .level, .displayGamut].contains($0) }
    }
    collection.method("isEqual:") { (collection, other: Value) -> Bool in
      (other.object as? UITraitCollection)?.values == collection.values
    }
    collection.method("hash") { (collection) -> Int in
      Trait.allCases.reduce(5381) { hash, trait in
        (hash &* 33 &+ Int(nearestTo: collection.values[trait] ?? trait.unspecified)) & 0x7FFF_FFFF
      }
    }
    collection.method("copyWithZone:") { (collection, _: Value) -> UITraitCollection in
      collection
    }
    collection.method("description") { (collection) -> String in
      "<UITraitCollection: \(collection.address); "
        + collection.words.joined(separator: ", ") + ">"
    }
  }
}

extension UIKitClasses {
  package static let traitCollection = NativeClass<UITraitCollection>(
    "UITraitCollection", superclass: FoundationClasses.object, UITraitCollection.define)
}

extension UIKitWorld {
  /// Creates a collection.
  package func makeTraitCollection(_ values: TraitValues) -> UITraitCollection {
    create(UIKitClasses.traitCollection).fill(values)
  }
}
