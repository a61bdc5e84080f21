internal import SelectorRuntime
internal import UIKitBase
internal import UIKitRuntime

/// A view of items in sections, such as a table; its delegate is also the scroll view's.
///
/// Delegate and data source methods are enum cases whose raw values are selectors.
/// `respondsToSelector:` is sent for each when the delegate or data source is set, and the results
/// are cached separately from those of the scroll view.
protocol ItemsView: AnyObject {
  associatedtype DelegateMethod: CaseIterable, RawRepresentable<String>, Equatable
  associatedtype DataSourceMethod: ItemsDataSourceMethod

  var dataSourceSlot: DelegateSlot { get }
  var delegateAnswers: DelegateSlot { get }
  /// The selectors of the delegate's methods, in the order of their cases.
  var delegateMethods: [Selector] { get }
  /// The selectors of the data source's methods, in the order of their cases.
  var dataSourceMethods: [Selector] { get }

  /// Called after the delegate has changed.
  func delegateChanged()
  /// Called after the data source has changed.
  func dataSourceChanged()
}

extension ItemsView where Self: UIScrollView {
  /// The delegate and the selector, if the delegate responded to a method when it was set.
  func delegate(_ method: DelegateMethod) -> (receiver: RuntimeObject, selector: Selector)? {
    guard let selector = selector(of: method, in: delegateMethods),
      delegateAnswers.delegate(remembered: selector) != nil, let receiver = delegateSlot.object
    else { return nil }
    return (receiver, selector)
  }

  /// Sends an optional delegate message.
  func sendToDelegate(_ method: DelegateMethod, _ arguments: any MessageValue...) throws {
    guard let (receiver, selector) = delegate(method) else { return }
    _ = try question(receiver, selector, arguments, as: Value.self)
  }

  /// Calls an optional delegate method; returns nil if it is not implemented.
  func callDelegate<Answer: MessageValue>(
    _ method: DelegateMethod, _ arguments: any MessageValue..., as type: Answer.Type
  ) throws -> Answer? {
    guard let (receiver, selector) = delegate(method) else { return nil }
    return try question(receiver, selector, arguments, as: type)
  }

  /// Calls an optional data source method; returns nil if it is not implemented.
  func callDataSource<Answer: MessageValue>(
    _ method: DataSourceMethod, _ arguments: any MessageValue..., as type: Answer.Type
  ) throws -> Answer? {
    guard let selector = selector(of: method, in: dataSourceMethods),
      let source = dataSourceSlot.object, method.isRequired || responds(method)
    else { return nil }
    return try question(source, selector, arguments, as: type)
  }

  /// Whether the data source responded to a method when it was set.
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

  /// Sets the scroll view's delegate, and caches the methods that it responds to.
  ///
  /// The object stored by the setter counts, because a hook may have replaced the argument by a
  /// proxy. The methods are not checked again for the same object, unless nil was set in between.
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

  /// Declares the delegate and data source properties, with a protocol such as
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
