package import QuartzCore
package import SelectorRuntime
package import UIKitBase
internal import UIKitRuntime

/// The configurations of a cell or a header, if it uses any.
package final class ViewConfigurations {
  @Strong package var content: RuntimeObject?
  @Strong var background: UIBackgroundConfiguration?
  @Strong package var backgroundView: UISystemBackgroundView?
  var updatesContent = true
  var updatesBackground = true
  var handler: Block?

  var isEmpty: Bool { content == nil && background == nil && handler == nil }

  package func clear() {
    content = nil
    background = nil
    backgroundView = nil
    handler = nil
  }
}

/// A cell or a header that can display configurations instead of its own labels.
// The protocol is not class-bound, for the same reason as `LayoutContainer`.
package protocol ConfiguredView: ConfigurationStateObserver {
  /// The configurations; nil until one is set.
  var configurations: ViewConfigurations? { get set }
  /// Whether an update is pending; true for a view that has not been shown yet.
  var needsConfigurationUpdate: Bool { get set }
  /// The current states, by property name.
  var configurationStates: KeyValuePairs<String, Bool> { get }
  /// The style of the default background configuration.
  var usualBackground: UIBackgroundConfiguration.Style { get }
  /// The style of the default content configuration.
  var usualContent: UIListContentConfiguration.Style { get }
  /// The content view; nil if it has not been created yet.
  var shownContent: UIView? { get }
  /// Replaces the content view; nil uses a plain one.
  func show(content view: UIView?) throws
  /// Removes the background views that a background configuration replaces.
  func dropBackgroundViews() throws
}

extension ConfiguredView where Self: UIView {
  private var names: ConfigurationSelectors { world.selectors.configurations }

  private var existing: ViewConfigurations {
    let known = configurations ?? ViewConfigurations()
    configurations = known
    return known
  }

  /// Whether an update has any effect.
  private var usesConfigurations: Bool {
    configurations?.isEmpty == false || !isa.isNative(names.update)
  }

  /// Schedules an update before the next layout, if it has any effect.
  func requestConfigurationUpdate() {
    needsConfigurationUpdate = true
    if usesConfigurations { markNeedsLayout() }
  }

  /// Updates the configurations for the current state.
  ///
  /// Automatic updates come first, then the class's update method, then the update handler.
  package func updateConfigurationsIfNeeded() throws {
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
      if let present, try content.apply(copied, to: present) {
        markNeedsLayout()
      } else {
        try show(content: content.view(of: copied))
        markNeedsLayout()
      }
      // A self-sizing cell gets another size since iOS 16.
      try send(selectors.invalidateIntrinsicContentSize)
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

  /// Removes the background configuration, because a background view was set.
  package func dropBackgroundConfiguration() throws { try apply(background: nil) }

  package func placeConfiguredBackground() throws {
    guard let known = configurations, let background = known.background else { return }
    try known.backgroundView?.show(background, in: bounds)
  }

  /// Returns the size of configured content at a width; nil if there is none.
  package func configuredSize(fitting size: CGSize) throws -> CGSize? {
    guard configurations?.content != nil, let shownContent else { return nil }
    return try shownContent.call(selectors.sizeThatFits, size)
  }

  /// Declares the members that cells and headers share.
  package static func defineConfigurations(_ view: ClassDefinition<Self>) {
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
