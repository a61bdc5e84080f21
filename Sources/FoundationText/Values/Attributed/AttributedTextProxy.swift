internal import FoundationCore
internal import SelectorRuntime

/// The `mutableString` of a mutable attributed string; changes are applied to the attributed
/// string.
///
/// It stores no text: the methods of the abstract class use the three primitive methods below.
final class AttributedTextProxy: NSString {
  @Strong private var owner: NSAttributedString?

  static func make(of owner: NSAttributedString) -> AttributedTextProxy? {
    let world = owner.foundation
    let cls = world.valueClass("NSMutableStringProxyForMutableAttributedString")
    let made = world.runtime.createInstance(cls) as? AttributedTextProxy
    made?.owner = owner
    return made
  }

  static func define(_ string: ClassDefinition<AttributedTextProxy>) {
    string.method("length") { (string) -> Int in string.owner?.text.count ?? 0 }
    string.method("characterAtIndex:") { (string, index: Int) -> Int in
      let units = string.owner?.text.units ?? []
      guard units.indices.contains(index) else { throw string.outOfBounds("characterAtIndex:") }
      return Int(units[index])
    }
    let replace = string.runtime.selector("replaceCharactersInRange:withString:")
    string.method(replace.name) { (string, range: Value, text: Value) in
      guard let owner = string.owner else { return }
      _ = try string.runtime.send(owner, replace, Arguments(range, text))
    }
  }
}
