internal import FoundationCore
package import SelectorRuntime
internal import Systems

extension ClassDefinition where Instance: RuntimeObject {
  /// Overrides `traitCollectionDidChange:`, from iOS 13 on without a call of `super`.
  ///
  /// A hook on the superclass's method therefore misses the class (microsoft/FluentDarkModeKit#104).
  package func overrideTraitChange() {
    let owner = cls
    let selector = runtime.selector("traitCollectionDidChange:")
    method(selector.name) { [unowned owner] (instance: Instance, former: Value) in
      guard !instance.foundation.changes[.traitOverrideWithoutSuper] else { return }
      _ = try instance.runtime.sendSuper(instance, above: owner, selector, Arguments(former))
    }
  }
}
