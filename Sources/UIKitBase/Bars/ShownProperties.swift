package import SelectorRuntime
internal import UIKitRuntime

/// A bar that updates its background view when a displayed property is set.
package protocol BarBackgroundOwner: AnyObject {
  /// Updates the background.
  ///
  /// - Throws: the errors of `updateBackground` and `setNeedsLayout`.
  func backgroundDidChange() throws
}

extension ClassDefinition where Instance: UIView {
  /// Declares a stored property that affects the display; its setter sends `setNeedsLayout`.
  package func shown<T: MessageValue>(
    _ name: String, _ holding: NativePropertyHolding = .assign, of className: String? = nil,
    getter: String? = nil, usual: T
  ) {
    property(
      name, holding, of: className, getter: getter,
      get: { (view) -> T in
        view.storedValues?.value(name).flatMap { T.from($0, in: view.runtime) } ?? usual
      },
      set: { (view, value: T) in
        let values = view.makeStoredValues()
        values.set(name, value.messageValue, holding)
        if let bar = view as? any BarBackgroundOwner {
          return try bar.backgroundDidChange()
        }
        try view.send(view.selectors.setNeedsLayout)
      })
  }
}
