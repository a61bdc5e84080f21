internal import SelectorRuntime

/// A place in a menu whose elements are made when the menu is shown, from UIDeferredMenuElement.h.
///
/// The provider gets a function to call with the elements, now or later. They are kept, unless the
/// element was made to ask each time.
final class UIDeferredMenuElement: UIMenuElement {
  @Owned private var provider: Block?
  private var isCached = true
  @StrongList private var elements: [UIMenuElement] = []
  private var isMade = false
  /// The menu on the screen that the elements were made for.
  @Weak private var place: ContextMenuView?

  /// The elements, if they are there for a menu on the screen.
  func made(for view: ContextMenuView) -> [UIMenuElement]? {
    isMade && (isCached || place === view) ? elements : nil
  }

  /// Asks the provider.
  ///
  /// - Throws: what the provider throws.
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
