internal import SelectorRuntime

/// The configurations of a cell or a header that has any.
final class ViewConfigurations {
  @Strong var content: RuntimeObject?
  @Strong var background: UIBackgroundConfiguration?
  @Strong var backgroundView: UISystemBackgroundView?
  var updatesContent = true
  var updatesBackground = true
  var handler: Block?

  var isEmpty: Bool { content == nil && background == nil && handler == nil }

  func clear() {
    content = nil
    background = nil
    backgroundView = nil
    handler = nil
  }
}

/// A cell or a header that can show what configurations say instead of labels of its own.
// Bound to no class, as `LayoutContainer` is.
protocol ConfiguredView: AnyObject {
  /// Nil until one of them is set.
  var configurations: ViewConfigurations? { get set }
  /// Whether they are to be looked at again; true for a view that has not been shown yet.
  var needsConfigurationUpdate: Bool { get set }
  /// The states that hold now, by the names of their properties.
  var configurationStates: KeyValuePairs<String, Bool> { get }
  /// The background of a view of which nobody has said one.
  var usualBackground: UIBackgroundConfiguration.Style { get }
  /// The content of a view of which nobody has said one.
  var usualContent: UIListContentConfiguration.Style { get }
  /// The view that shows the content; nil when none is made yet.
  var shownContent: UIView? { get }
  /// Shows another content view; nil for a plain one.
  func show(content view: UIView?) throws
  /// Takes away the background views that a background configuration supersedes.
  func dropBackgroundViews() throws
}

extension ConfiguredView where Self: UIView {
  private var names: ConfigurationSelectors { world.selectors.configurations }

  private var existing: ViewConfigurations {
    let known = configurations ?? ViewConfigurations()
    configurations = known
    return known
  }

  /// Whether anybody would notice an update.
  private var usesConfigurations: Bool {
    configurations?.isEmpty == false || !isa.isNative(names.update)
  }

  /// Asks for an update before the next layout, if anybody wants it.
  func requestConfigurationUpdate() {
    needsConfigurationUpdate = true
    if usesConfigurations { markNeedsLayout() }
  }

  /// Sends the request, as every change of a state does.
  func configurationStateDidChange() throws { try send(names.setNeedsUpdate) }

  /// Brings the configurations up to the present state: those that update themselves, then the
  /// class, then the handler.
  func updateConfigurationsIfNeeded() throws {
    guard needsConfigurationUpdate, usesConfigurations else { return }
    needsConfigurationUpdate = false
    let state: RuntimeObject = try call(names.state)
    try keptAlive {
      try state.keptAlive {
        if configurations?.updatesContent == true, let content = configurations?.content {
          let updated: RuntimeObject = try content.keptAlive {
            try content.call(names.updated, state)
          }
          try updated.keptAlive { try apply(content: updated) }
        }
        if configurations?.updatesBackground == true, let background = configurations?.background {
          let updated: UIBackgroundConfiguration = try background.keptAlive {
            try background.call(names.updated, state)
          }
          try updated.keptAlive { try apply(background: updated) }
        }
        try send(names.update, state)
        try configurations?.handler?(.object(self), .object(state))
      }
    }
  }

  private func apply(content configuration: RuntimeObject?) throws {
    guard let configuration else {
      guard configurations?.content != nil else { return }
      configurations?.content = nil
      return try show(content: nil)
    }
    let content = ConfiguredContent(world: world)
    let copied = try content.copied(configuration)
    try copied.keptAlive {
      let present = configurations?.content == nil ? nil : shownContent
      existing.content = copied
      if let present, try content.apply(copied, to: present) { return markNeedsLayout() }
      try show(content: content.view(of: copied))
      markNeedsLayout()
    }
  }

  private func apply(background configuration: UIBackgroundConfiguration?) throws {
    guard let configuration else {
      guard let view = configurations?.backgroundView else { return }
      configurations?.background = nil
      try view.keptAlive {
        configurations?.backgroundView = nil
        if view.superview === self { try view.removeFromSuperview() }
      }
      return
    }
    let copied: UIBackgroundConfiguration = try configuration.call(names.copy)
    try copied.keptAlive {
      try dropBackgroundViews()
      existing.background = copied
      let view =
        try existing.backgroundView ?? world.makeView(UIKitClasses.systemBackgroundView)
      existing.backgroundView = view
      if view.superview !== self { try insert(view, at: 0) }
      try view.show(copied, in: bounds)
    }
  }

  /// Takes a background configuration away, since a view stands for it now.
  func dropBackgroundConfiguration() throws { try apply(background: nil) }

  func placeConfiguredBackground() throws {
    guard let known = configurations, let background = known.background else { return }
    try known.backgroundView?.show(background, in: bounds)
  }

  /// The height that a configured content takes in a width; nil when there is none.
  func configuredSize(fitting size: CGSize) throws -> CGSize? {
    guard configurations?.content != nil, let shownContent else { return nil }
    return try shownContent.call(selectors.sizeThatFits, size)
  }

  /// Declares the members that cells and headers share.
  static func defineConfigurations(_ view: ClassDefinition<Self>) {
    view.property(
      "contentConfiguration", .copy, of: "<UIContentConfiguration>",
      get: { $0.configurations?.content },
      set: { (view, content: RuntimeObject?) in
        try view.keptAlive {
          try view.apply(content: content)
          try view.configurationStateDidChange()
        }
      })
    view.property(
      "backgroundConfiguration", .copy, get: { $0.configurations?.background },
      set: { (view, background: UIBackgroundConfiguration?) in
        try view.keptAlive {
          try view.apply(background: background)
          try view.configurationStateDidChange()
        }
      })
    view.property(
      "automaticallyUpdatesContentConfiguration",
      get: { $0.configurations?.updatesContent ?? true },
      set: { (view, updates: Bool) in view.existing.updatesContent = updates })
    view.property(
      "automaticallyUpdatesBackgroundConfiguration",
      get: { $0.configurations?.updatesBackground ?? true },
      set: { (view, updates: Bool) in view.existing.updatesBackground = updates })
    view.property(
      "configurationUpdateHandler", .copy, get: { $0.configurations?.handler },
      set: { (view, handler: Block?) in
        view.existing.handler = handler
        try view.configurationStateDidChange()
      })
    view.readonly("configurationState", .strong) { (view) -> UICellConfigurationState in
      let state = view.world.create(UIKitClasses.cellConfigurationState)
      let traits: UITraitCollection = try view.call(view.runtime.selector("traitCollection"))
      state.fill(traits, view.configurationStates)
      return state
    }
    view.method("setUserInteractionEnabled:") { (view, isEnabled: Bool) in
      view.isUserInteractionEnabled = isEnabled
      try view.configurationStateDidChange()
    }
    view.method("setNeedsUpdateConfiguration") { $0.requestConfigurationUpdate() }
    view.method("updateConfigurationUsingState:") { (_, _: UICellConfigurationState) in }
    view.method("defaultContentConfiguration") { (view) -> UIListContentConfiguration in
      view.world.create(UIKitClasses.listContentConfiguration).fill(view.usualContent)
    }
    view.method("defaultBackgroundConfiguration") { (view) -> UIBackgroundConfiguration in
      view.world.create(UIKitClasses.backgroundConfiguration).fill(view.usualBackground)
    }
  }
}
