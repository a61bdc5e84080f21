internal import SelectorRuntime

/// The delegate, which is the scroll view's, and the data source.
extension UITableView {
  /// The delegate, if it said when it was set that it responds to a method.
  func delegate(_ method: TableDelegateMethod) -> (receiver: RuntimeObject, selector: Selector)? {
    guard let place = TableDelegateMethod.allCases.firstIndex(of: method),
      delegateAnswers.delegate(remembered: place) != nil, let receiver = delegateSlot.object
    else { return nil }
    return (receiver, tableSelectors.delegate[place])
  }

  /// Tells the delegate something, if it wants to hear of it.
  func sendToDelegate(_ method: TableDelegateMethod, _ arguments: any MessageValue...) throws {
    guard let (receiver, selector) = delegate(method) else { return }
    _ = try question(receiver, selector, arguments, as: Value.self)
  }

  /// Asks the delegate; nil means that it does not want to be asked.
  func callDelegate<Answer: MessageValue>(
    _ method: TableDelegateMethod, _ arguments: any MessageValue..., as type: Answer.Type
  ) throws -> Answer? {
    guard let (receiver, selector) = delegate(method) else { return nil }
    return try question(receiver, selector, arguments, as: type)
  }

  /// Asks the data source; nil means that it does not respond to that.
  ///
  /// What it must respond to is sent to it in any case.
  func callDataSource<Answer: MessageValue>(
    _ method: TableDataSourceMethod, _ arguments: any MessageValue..., as type: Answer.Type
  ) throws -> Answer? {
    guard let place = TableDataSourceMethod.allCases.firstIndex(of: method),
      let source = dataSourceSlot.object
    else { return nil }
    if !method.isRequired, dataSourceSlot.delegate(remembered: place) == nil { return nil }
    return try question(source, tableSelectors.dataSource[place], arguments, as: type)
  }

  /// Whether the data source said when it was set that it responds to a method.
  func responds(_ method: TableDataSourceMethod) -> Bool {
    guard let place = TableDataSourceMethod.allCases.firstIndex(of: method) else { return false }
    return dataSourceSlot.delegate(remembered: place) != nil
  }

  /// Sets the scroll view's delegate, and asks it whatever a table could want to ask it.
  ///
  /// What came into the slot counts, not what was given: somebody may have put a proxy there. The
  /// same object is not asked again, nil and then the same one is.
  private func setDelegate(_ delegate: RuntimeObject?) throws {
    _ = try runtime.sendSuper(
      self, above: runtime.cls(UIKitClasses.tableView), tableSelectors.setDelegate,
      Arguments(delegate.messageValue))
    let current = delegateSlot.object
    guard current !== delegateAnswers.object else { return }
    try delegateAnswers.set(current, isUnsafe: isUnsafe)
    makeSwipe()
  }

  private func setDataSource(_ source: RuntimeObject?) throws {
    guard source !== dataSourceSlot.object || source == nil else { return }
    try dataSourceSlot.set(source, isUnsafe: isUnsafe)
    makeSwipe()
    markNeedsReload()
  }

  private var isUnsafe: Bool { world.settings.scrolling.scrollViewDelegate == .assign }

  static func defineDelegates(_ table: ClassDefinition<UITableView>) {
    table.method("setDelegate:") { (table, delegate: RuntimeObject?) in
      try table.keptAlive { try table.setDelegate(delegate) }
    }
    table.property(
      "dataSource", .weak, of: "<UITableViewDataSource>", get: { $0.dataSourceSlot.object }
    ) {
      (table, source: RuntimeObject?) in
      try table.keptAlive { try table.setDataSource(source) }
    }
  }
}
