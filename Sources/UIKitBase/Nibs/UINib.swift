package import FoundationCore
package import SelectorRuntime
package import UIKitRuntime

/// A nib that can be instantiated several times.
package final class UINib: RuntimeObject {
  private(set) var name = ""

  /// Instantiates the nib once.
  func instantiate(owner: RuntimeObject?) throws -> [RuntimeObject] {
    try uikit.functions.loadNib(name, owner)
  }

  /// Instantiates the nib, and returns its only top-level view, for a cell or another list element.
  package func element<Element: UIView>(_ type: Element.Type, _ refusal: String) throws -> Element {
    let top = try instantiate(owner: nil)
    guard top.count == 1, let view = top.first as? Element else {
      throw RuntimeError(.inconsistency, refusal)
    }
    return view
  }

  static func define(_ nib: ClassDefinition<UINib>) {
    nib.classSide.method("nibWithNibName:bundle:") { (cls, name: String, _: Value) -> UINib in
      let made = try cls.uikit.instance(UINib.self, of: cls)
      made.name = name
      return made
    }
    let instantiate = nib.runtime.selector("instantiateWithOwner:options:")
    nib.method(instantiate.name) { (nib, owner: RuntimeObject?, _: Value) -> [RuntimeObject] in
      try nib.keptAlive { try nib.instantiate(owner: owner) }
    }
  }
}

extension UIKitClasses {
  package static let nib = NativeClass<UINib>(
    "UINib", superclass: FoundationClasses.object, UINib.define)

  /// The coder from which objects of a nib are decoded.
  package static let nibDecoder = NativeClass<DictionaryDecoder>(
    "UINibDecoder", superclass: FoundationClasses.coder)
}

extension UIKitWorld {
  /// Declares `awakeFromNib` for every object, as UIKit's category on `NSObject` does.
  func defineNibAwaking() {
    let object = ClassDefinition<RuntimeObject>(extending: nsObject)
    object.method("awakeFromNib") { _ in }
    object.method("prepareForInterfaceBuilder") { _ in }
  }
}
