internal import FoundationCore
package import SelectorRuntime
internal import UIKitBase
package import UIKitRuntime

/// The sections of a name index, and the assignment of names to them.
///
/// The sections are English: one for each letter, and `#` for everything else.
package final class UILocalizedIndexedCollation: RuntimeObject {
  private static let titles = "ABCDEFGHIJKLMNOPQRSTUVWXYZ#".map(String.init)

  private func text(_ object: RuntimeObject, _ selector: Selector) throws -> String {
    try object.call(selector, as: String?.self) ?? ""
  }

  private func section(of text: String) throws -> Int {
    // A letter with a diacritic belongs to the base letter's section.
    let decomposed: String = try foundation.string(UTF16Text(text))
      .call(runtime.selector("decomposedStringWithCanonicalMapping"))
    let first = decomposed.unicodeScalars.first.map { String($0).uppercased() } ?? ""
    return Self.titles.firstIndex(of: first) ?? Self.titles.count - 1
  }

  static func define(_ collation: ClassDefinition<UILocalizedIndexedCollation>) {
    collation.classSide.method("currentCollation") { (cls) -> UILocalizedIndexedCollation in
      try cls.uikit.instance(UILocalizedIndexedCollation.self, of: cls)
    }
    for name in ["sectionTitles", "sectionIndexTitles"] {
      collation.readonly(name, .strong) { (_) -> [String] in titles }
    }
    collation.method("sectionForSectionIndexTitleAtIndex:") { (_, index: Int) -> Int in index }
    collation.method("sectionForObject:collationStringSelector:") {
      (collation, object: RuntimeObject, selector: Selector) -> Int in
      try collation.section(of: collation.text(object, selector))
    }
    collation.method("sortedArrayFromArray:collationStringSelector:") {
      (collation, objects: [RuntimeObject], selector: Selector) -> [RuntimeObject] in
      let compare = collation.runtime.selector("localizedStandardCompare:")
      let texts = try objects.map {
        collation.foundation.string(UTF16Text(try collation.text($0, selector)))
      }
      // The sort is stable.
      let order = try objects.indices.sorted { left, right in
        let order: Int = try texts[left].call(compare, texts[right])
        return order == 0 ? left < right : order < 0
      }
      return order.map { objects[$0] }
    }
  }
}

extension UIKitClasses {
  package static let localizedIndexedCollation = NativeClass<UILocalizedIndexedCollation>(
    "UILocalizedIndexedCollation", superclass: FoundationClasses.object,
    UILocalizedIndexedCollation.define)
}
