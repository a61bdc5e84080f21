internal import SelectorRuntime

extension ClassDefinition where Instance: UIView {
  /// Declares a stored property that affects the display; its setter sends `setNeedsLayout`.
  func shown<T: MessageValue>(
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
        if let bar = view as? any UIView & BarWithBackground {
          return try bar.backgroundDidChange()
        }
        try view.send(view.selectors.setNeedsLayout)
      })
  }
}
