internal import SelectorRuntime

/// The delegate, which is the scroll view's, and the data source.
extension UICollectionView {
  /// The delegate, if it said when it was set that it responds to a method.
  func delegate(
    _ method: CollectionDelegateMethod
  ) -> (receiver: RuntimeObject, selector: Selector)? {
    guard let place = CollectionDelegateMethod.allCases.firstIndex(of: method),
      delegateAnswers.delegate(remembered: place) != nil, let receiver = delegateSlot.object
    else { return nil }
    return (receiver, collectionSelectors.delegate[place])
  }

  /// Tells the delegate something, if it wants to hear of it.
  func sendToDelegate(
    _ method: CollectionDelegateMethod, _ arguments: any MessageValue...
  ) throws {
    guard let (receiver, selector) = delegate(method) else { return }
    _ = try question(receiver, selector, arguments, as: Value.self)
  }

  /// Asks the delegate; nil means that it does not want to be asked.
  func callDelegate<Answer: MessageValue>(
    _ method: CollectionDelegateMethod, _ arguments: any MessageValue..., as type: Answer.Type
  ) throws -> Answer? {
    guard let (receiver, selector) = delegate(method) else { return nil }
    return try question(receiver, selector, arguments, as: type)
  }

  /// Asks the data source; nil means that it does not respond to that.
  func callDataSource<Answer: MessageValue>(
    _ method: CollectionDataSourceMethod, _ arguments: any MessageValue..., as type: Answer.Type
  ) throws -> Answer? {
    guard let place = CollectionDataSourceMethod.allCases.firstIndex(of: method),
      let source = dataSourceSlot.object
    else { return nil }
    if !method.isRequired, dataSourceSlot.delegate(remembered: place) == nil { return nil }
    return try question(source, collectionSelectors.dataSource[place], arguments, as: type)
  }

  /// As a table does: super, then whatever came into the slot is asked unless it was there before.
  private func setDelegate(_ delegate: RuntimeObject?) throws {
    _ = try runtime.sendSuper(
      self, above: runtime.cls(UIKitClasses.collectionView), world.selectors.tables.setDelegate,
      Arguments(delegate.messageValue))
    let current = delegateSlot.object
    guard current !== delegateAnswers.object else { return }
    try delegateAnswers.set(current, isUnsafe: isUnsafe)
    markNeedsPreparation()
  }

  private func setDataSource(_ source: RuntimeObject?) throws {
    guard source !== dataSourceSlot.object || source == nil else { return }
    try dataSourceSlot.set(source, isUnsafe: isUnsafe)
    markNeedsReload()
  }

  private var isUnsafe: Bool { world.settings.scrolling.scrollViewDelegate == .assign }

  static func defineDelegates(_ view: ClassDefinition<UICollectionView>) {
    view.method("setDelegate:") { (view, delegate: RuntimeObject?) in
      try view.keptAlive { try view.setDelegate(delegate) }
    }
    view.property(
      "dataSource", .weak, of: "<UICollectionViewDataSource>", get: { $0.dataSourceSlot.object }
    ) {
      (view, source: RuntimeObject?) in
      try view.keptAlive { try view.setDataSource(source) }
    }
  }
}
