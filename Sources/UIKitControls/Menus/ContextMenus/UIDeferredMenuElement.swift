internal import SelectorRuntime
internal import UIKitBase
internal import UIKitRuntime

/// A menu element whose elements are loaded when the menu appears, from UIDeferredMenuElement.h.
///
/// The provider receives a function to call with the elements, now or later. They are cached,
/// unless the element is uncached.
final class UIDeferredMenuElement: UIMenuElement {
  @Owned private var provider: Block?
  private var isCached = true
  @StrongList private var elements: [UIMenuElement] = []
  private var isMade = false
  /// The visible menu for which the elements were loaded.
  @Weak private var place: ContextMenuView?

  /// The elements, if they are loaded for a visible menu.
  func made(for view: ContextMenuView) -> [UIMenuElement]? {
    isMade && (isCached || place === view) ? elements : nil
  }

  /// Calls the provider.
  ///
  /// - Throws: errors of the provider.
  func make(for view: ContextMenuView) throws {
    guard let provider else { return }
    place = view
    isMade = false
    let completion = NativeBlock { [weak self] arguments in
      guard let self, !isDeallocating else { return .none }
      guard let made = [UIMenuElement].from(arguments.first ?? .none, in: runtime) else {
        throw RuntimeError(
          .invalidArgument,
          "UIDeferredMenuElement: the completion takes a list of menu elements, got "
            + (arguments.first ?? .none).typeName)
      }
      elements = made
      isMade = true
      try place?.elementsDidArrive()
      return .none
    }
    try keptAlive { _ = try provider(.foreign(completion)) }
  }

  static func define(_ element: ClassDefinition<UIDeferredMenuElement>) {
    for (name, isCached) in [
      ("elementWithProvider:", true), ("elementWithUncachedProvider:", false),
    ] {
      element.classSide.method(name) { (cls, provider: Block) -> UIDeferredMenuElement in
        let made = try cls.uikit.instance(UIDeferredMenuElement.self, of: cls)
        made.provider = provider
        made.isCached = isCached
        return made
      }
    }
  }
}

extension UIKitClasses {
  static let deferredMenuElement = NativeClass<UIDeferredMenuElement>(
    "UIDeferredMenuElement", superclass: menuElement, UIDeferredMenuElement.define)
}
