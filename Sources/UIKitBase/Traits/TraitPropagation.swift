internal import FoundationCore
internal import FoundationThreads
internal import QuartzCore
internal import SelectorRuntime
internal import Systems
package import UIKitRuntime

/// The device's traits, and the notification of objects when they change.
///
/// Traits are inherited from the screen by windows, controllers and views. Each can override them
/// for itself and its descendants. A view stores no traits until something has changed in its
/// world, and has no cost before that.
package final class TraitPropagation {
  unowned let world: UIKitWorld
  /// The traits of the screen.
  package private(set) var values: TraitValues
  /// The scene's overrides, which apply to all its windows.
  var sceneOverrides: TraitValues?
  /// The traits that windows inherit.
  var sceneValues: TraitValues { values.overridden(by: sceneOverrides) }
  /// The current traits during drawing and layout; nil means the screen's.
  var current: TraitValues?
  /// Whether the traits have ever changed or been overridden.
  private(set) var areUsed = false
  /// The traits of an object that was not notified yet, if they are predicted.
  private let initial: TraitValues
  /// Whether objects have traits before they are in a window; since iOS 13.
  private var arePredicted: Bool { world.changes[.traitsPredicted] }
  /// The traits of an object before its first notification; nil means unspecified ones.
  private var initialOrNone: TraitValues? { arePredicted ? initial : nil }

  init(_ world: UIKitWorld) {
    self.world = world
    initial = .phone(screen: world.screen.bounds.size)
    values = initial
  }

  var screenCollection: UITraitCollection { world.makeTraitCollection(values) }
  package var currentCollection: UITraitCollection { world.makeTraitCollection(current ?? values) }

  /// Runs a body with the given current traits.
  func asCurrent(_ traits: TraitValues, _ body: () throws -> Void) rethrows {
    let former = current
    current = traits
    defer { current = former }
    try body()
  }

  /// Changes the screen's traits, and notifies all objects below it.
  ///
  /// - Throws: the first error; all objects are notified.
  package func change(to values: TraitValues) throws {
    guard values != self.values else { return }
    let former = self.values
    self.values = values
    areUsed = true
    var deferred = DeferredErrors()
    deferred.run { try send(world.screen, former, now: values) }
    deferred.run { try update() }
    if values.contentSizeCategory != former.contentSizeCategory {
      deferred.run { try announceContentSize() }
      deferred.run { try announceLargeContent(former) }
    }
    try deferred.throwFirst()
  }

  private func announceContentSize() throws {
    try world.notificationCenter?.announce(
      "UIContentSizeCategoryDidChangeNotification", .object(world.screen),
      .dictionary([
        .init(
          key: .string("UIContentSizeCategoryNewValueKey"),
          value: values.contentSizeCategory.messageValue)
      ]))
  }

  /// Called after a view or a controller has set overrides.
  func use(in view: UIView?) throws {
    areUsed = true
    if let view, view.window != nil { try update(view) }
  }

  /// Called after the scene has set overrides for all its windows.
  func useInScene() throws {
    areUsed = true
    try update()
  }

  /// Called after a view was added to a window, where it may inherit other traits.
  func viewHasMoved(_ view: UIView) throws {
    if areUsed || !arePredicted { try update(view) }
  }

  private func update() throws {
    var deferred = DeferredErrors()
    for window in world.application.windows { deferred.run { try update(window) } }
    try deferred.throwFirst()
  }

  /// Notifies the changed objects in a view's hierarchy, a controller before its view.
  private func update(_ top: UIView) throws {
    var deferred = DeferredErrors()
    for view in top.subtree where !view.isDeallocating {
      if let controller = view.controller {
        let traits = controller.traits
        let former = controller.toldTraits ?? initialOrNone
        if traits != former {
          controller.toldTraits = traits
          deferred.run { try send(controller, former, now: traits) }
        }
      }
      let traits = view.traits
      let former = view.toldTraits ?? initialOrNone
      guard traits != former else { continue }
      view.toldTraits = traits
      view.markNeedsLayout()
      deferred.run { try send(view, former, now: traits) }
      if let configured = view as? any ConfigurationStateObserver {
        deferred.run { try configured.configurationStateDidChange() }
      }
    }
    try deferred.throwFirst()
  }

  /// The traits that an object returns: unspecified ones before its first notification, if traits
  /// are not predicted.
  fileprivate func returned(_ traits: TraitValues, told: TraitValues?) -> TraitValues {
    arePredicted || told != nil ? traits : TraitValues()
  }

  private func send(_ object: RuntimeObject, _ former: TraitValues?, now: TraitValues) throws {
    try asCurrent(now) {
      try object.keptAlive {
        try object.send(
          world.selectors.application.traitCollectionDidChange,
          former.map(world.makeTraitCollection))
        try (object as? UIResponder)?.traitsHaveChanged(former ?? TraitValues(), now: now)
      }
    }
  }

  func restoration() -> () -> Void {
    let (values, current, overrides) = (values, current, sceneOverrides)
    return { [unowned self] in
      sceneOverrides = overrides
      self.values = values
      self.current = current
    }
  }
}

extension UIView {
  /// The inherited traits; outside a window, those of the screen.
  package final var traits: TraitValues {
    guard world.traits.areUsed else { return world.traits.values }
    var path: [UIView] = [self]
    while let last = path.last, last.controller == nil, let above = last.superview {
      path.append(above)
    }
    let start = path.last?.controller.map(\.traits) ?? world.traits.sceneValues
    return path.reversed().reduce(start) { $0.overridden(by: $1.ownTraits) }
  }
}

extension UIViewController {
  /// The traits inherited from the parent controller, or from the superview of its view.
  package final var traits: TraitValues {
    guard world.traits.areUsed else { return world.traits.values }
    var result: TraitValues
    if let parent {
      result = parent.traits.overridden(by: parent.childTraits[ObjectIdentifier(self)])
    } else if let above = loadedView?.superview {
      result = above.traits
    } else {
      result = rootWindow?.traits ?? presenting?.traits ?? world.traits.sceneValues
    }
    result = result.overridden(by: ownTraits)
    return result
  }
}

/// An object with traits, which it can override.
// Not class-bound, for the same reason as `LayoutContainer`.
protocol TraitPlace: AnyObject {
  var ownTraits: TraitValues? { get set }
  /// Those of the last notification.
  var toldTraits: TraitValues? { get }
  var traits: TraitValues { get }
  var placeOfTraits: UIView? { get }
}

extension UIView: TraitPlace {
  final var placeOfTraits: UIView? { self }

  static func defineTraits(_ view: ClassDefinition<UIView>) {
    UIKitBase.define(traitsOf: view)
  }
}

extension UIViewController: TraitPlace {
  final var placeOfTraits: UIView? { loadedView }

  static func defineTraits(_ controller: ClassDefinition<UIViewController>) {
    UIKitBase.define(traitsOf: controller)
    controller.method("setOverrideTraitCollection:forChildViewController:") {
      (controller, collection: UITraitCollection?, child: UIViewController) in
      controller.childTraits[ObjectIdentifier(child)] = collection?.values
      try controller.world.traits.use(in: child.loadedView)
    }
    controller.method("overrideTraitCollectionForChildViewController:") {
      (controller, child: UIViewController) -> UITraitCollection? in
      controller.childTraits[ObjectIdentifier(child)].map(controller.world.makeTraitCollection)
    }
  }
}

private func define<Place: UIResponder & TraitPlace>(traitsOf place: ClassDefinition<Place>) {
  place.readonly("traitCollection") { (place) -> UITraitCollection in
    place.world.makeTraitCollection(
      place.world.traits.returned(place.traits, told: place.toldTraits))
  }
  place.method("traitCollectionDidChange:") { (_, _: UITraitCollection?) in }
  UIResponder.defineRegistering(place)
  place.readonly("traitOverrides", .strong) { (place) -> UITraitOverrides in
    let key = "traitOverrides"
    if let made = place.storedValues?.value(key)?.object as? UITraitOverrides { return made }
    let made = place.world.create(UIKitClasses.traitOverrides)
    made.place = place
    let values = place.makeStoredValues()
    values.set(key, .object(made), .strong)
    return made
  }
  place.method("updateTraitsIfNeeded") { (place) in
    try place.keptAlive { try place.world.traits.use(in: place.placeOfTraits) }
  }
  place.property(
    "overrideUserInterfaceStyle", get: { Int(nearestTo: $0.ownTraits?[.style] ?? 0) }
  ) { (place, style: Int) in
    guard style != Int(nearestTo: place.ownTraits?[.style] ?? 0) else { return }
    var own = place.ownTraits ?? TraitValues()
    own[.style] = style == 0 ? nil : Double(style)
    place.ownTraits = own
    try place.keptAlive { try place.world.traits.use(in: place.placeOfTraits) }
  }
}
