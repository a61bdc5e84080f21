internal import SelectorRuntime

/// A view of items in sections, such as a table: it shows what a data source has, and has a delegate
/// that is the scroll view's as well.
///
/// Its methods are cases whose raw values are selectors. Whether the delegate has one is asked when it
/// is set, and the answers stand apart from those that the scroll view remembers.
protocol ItemsView: AnyObject {
  associatedtype DelegateMethod: CaseIterable, RawRepresentable<String>, Equatable
  associatedtype DataSourceMethod: ItemsDataSourceMethod

  var dataSourceSlot: DelegateSlot { get }
  var delegateAnswers: DelegateSlot { get }
  /// The selectors of the delegate's methods, in the order of their cases.
  var delegateMethods: [Selector] { get }
  /// The selectors of the data source's methods, in the order of their cases.
  var dataSourceMethods: [Selector] { get }

  /// Follows a change of the delegate.
  func delegateChanged()
  /// Follows a change of the data source.
  func dataSourceChanged()
}

/// A method of a data source.
protocol ItemsDataSourceMethod: CaseIterable, RawRepresentable<String>, Equatable {
  /// Whether every data source must have it; it is sent in any case.
  var isRequired: Bool { get }
}

extension ItemsView where Self: UIScrollView {
  /// The delegate, if it said when it was set that it responds to a method.
  func delegate(_ method: DelegateMethod) -> (receiver: RuntimeObject, selector: Selector)? {
    guard let selector = selector(of: method, in: delegateMethods),
      delegateAnswers.delegate(remembered: selector) != nil, let receiver = delegateSlot.object
    else { return nil }
    return (receiver, selector)
  }

  /// Sends the delegate a message, if it responds to it.
  func sendToDelegate(_ method: DelegateMethod, _ arguments: any MessageValue...) throws {
    guard let (receiver, selector) = delegate(method) else { return }
    _ = try question(receiver, selector, arguments, as: Value.self)
  }

  /// Asks the delegate; nil means that it does not respond to that.
  func callDelegate<Answer: MessageValue>(
    _ method: DelegateMethod, _ arguments: any MessageValue..., as type: Answer.Type
  ) throws -> Answer? {
    guard let (receiver, selector) = delegate(method) else { return nil }
    return try question(receiver, selector, arguments, as: type)
  }

  /// Asks the data source; nil means that it does not respond to that.
  func callDataSource<Answer: MessageValue>(
    _ method: DataSourceMethod, _ arguments: any MessageValue..., as type: Answer.Type
  ) throws -> Answer? {
    guard let selector = selector(of: method, in: dataSourceMethods),
      let source = dataSourceSlot.object, method.isRequired || responds(method)
    else { return nil }
    return try question(source, selector, arguments, as: type)
  }

  /// Whether the data source said when it was set that it responds to a method.
  func responds(_ method: DataSourceMethod) -> Bool {
    selector(of: method, in: dataSourceMethods)
      .map { dataSourceSlot.delegate(remembered: $0) != nil } ?? false
  }

  private func selector<Method: CaseIterable & Equatable>(
    of method: Method, in selectors: [Selector]
  ) -> Selector? {
    zip(Method.allCases, selectors).first { $0.0 == method }?.1
  }

  private var isUnsafe: Bool { world.settings.scrolling.scrollViewDelegate == .assign }

  /// Sets the scroll view's delegate, and asks it whatever this view could want to know.
  ///
  /// Sets the delegate. The object that came into the slot counts, not the given one: somebody may
  /// have put a proxy there. The same object is not asked again, nil and then the same one is.
  private func setDelegate(_ delegate: RuntimeObject?, above cls: RuntimeClass) throws {
    _ = try runtime.sendSuper(
      self, above: cls, scrolling.setDelegate, Arguments(delegate.messageValue))
    let current = delegateSlot.object
    guard current !== delegateAnswers.object else { return }
    try delegateAnswers.set(current, of: self, isUnsafe: isUnsafe)
    delegateChanged()
  }

  private func setDataSource(_ source: RuntimeObject?) throws {
    guard source !== dataSourceSlot.object || source == nil else { return }
    try dataSourceSlot.set(source, of: self, isUnsafe: isUnsafe)
    dataSourceChanged()
  }

  /// Defines the properties of a class whose data source has a protocol, such as
  /// `<UITableViewDataSource>`.
  static func defineDelegates(
    _ view: ClassDefinition<Self>, dataSource protocolName: String
  ) {
    let cls = view.cls
    view.method("setDelegate:") { (view, delegate: RuntimeObject?) in
      try view.keptAlive { try view.setDelegate(delegate, above: cls) }
    }
    view.property("dataSource", .weak, of: protocolName, get: { $0.dataSourceSlot.object }) {
      (view, source: RuntimeObject?) in
      try view.keptAlive { try view.setDataSource(source) }
    }
  }
}
