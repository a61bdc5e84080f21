internal import FoundationCore
package import SelectorRuntime
package import UIKitRuntime

/// An observer of trait changes of a view or controller.
///
/// Headers declare only the protocol `UITraitChangeRegistration`; the class name is ours.
/// `registerForTraitChanges:withHandler:` returns it.
package final class UITraitChangeRegistration: RuntimeObject {
  package override class var declaredName: String { "_UITraitChangeRegistration" }

  fileprivate var traits: Set<Trait> = []
  fileprivate var includesContentSize = false
  @Owned fileprivate var handler: Block?
  @Weak fileprivate var target: RuntimeObject?
  fileprivate var action: Selector?

  fileprivate func wants(_ former: TraitValues, _ now: TraitValues) -> Bool {
    if includesContentSize, former.contentSizeCategory != now.contentSizeCategory { return true }
    return traits.contains { former[$0] != now[$0] }
  }

  /// Calls the handler, or sends the action with as many arguments as it accepts.
  fileprivate func run(_ place: RuntimeObject, _ former: UITraitCollection) throws {
    if let handler {
      try handler(.object(place), .object(former))
      return
    }
    guard let target, let action else { return }
    switch action.name.filter({ $0 == ":" }).count {
    case 0: try target.send(action)
    case 1: try target.send(action, place)
    default: try target.send(action, place, former)
    }
  }
}

extension UIResponder {
  private static let registrationsKey = "traitChangeRegistrations"

  private final var registrations: [UITraitChangeRegistration] {
    let kept = storedValues?.value(Self.registrationsKey)
    return kept.flatMap { [UITraitChangeRegistration].from($0, in: runtime) } ?? []
  }

  private final func keep(_ registrations: [UITraitChangeRegistration]) {
    let values = makeStoredValues()
    values.set(Self.registrationsKey, registrations.messageValue, .strong)
  }

  /// Notifies the observers in the order of registration.
  ///
  /// - Throws: the first error; all observers are notified.
  final func traitsHaveChanged(_ former: TraitValues, now: TraitValues) throws {
    var deferred = DeferredErrors()
    for registration in registrations where registration.wants(former, now) {
      deferred.run {
        try registration.keptAlive {
          try registration.run(self, world.makeTraitCollection(former))
        }
      }
    }
    try deferred.throwFirst()
  }

  private final func register(
    _ classes: [RuntimeClass], _ handler: Block?, _ target: RuntimeObject?, _ action: Selector?
  ) throws -> UITraitChangeRegistration {
    let made = world.create(UIKitClasses.traitChangeRegistration)
    for cls in classes {
      if cls.name == "UITraitPreferredContentSizeCategory" {
        made.includesContentSize = true
      } else if let trait = Trait.allCases.first(where: { $0.definition == cls.name }) {
        made.traits.insert(trait)
      } else {
        throw RuntimeError(.invalidArgument, "\(cls.name) is no UITrait")
      }
    }
    made.handler = handler
    made.target = target
    made.action = action
    keep(registrations + [made])
    return made
  }

  /// Declares the registration methods of a class with traits.
  static func defineRegistering<Place: UIResponder>(_ place: ClassDefinition<Place>) {
    place.method("registerForTraitChanges:withHandler:") {
      (place, traits: [RuntimeClass], handler: Block) -> UITraitChangeRegistration in
      try place.register(traits, handler, nil, nil)
    }
    place.method("registerForTraitChanges:withAction:") {
      (place, traits: [RuntimeClass], action: Selector) -> UITraitChangeRegistration in
      try place.register(traits, nil, place, action)
    }
    place.method("registerForTraitChanges:withTarget:action:") {
      (place, traits: [RuntimeClass], target: RuntimeObject, action: Selector)
        -> UITraitChangeRegistration in
      try place.register(traits, nil, target, action)
    }
    place.method("unregisterForTraitChanges:") {
      (place, registration: UITraitChangeRegistration) in
      place.keep(place.registrations.filter { $0 !== registration })
    }
  }
}

extension Trait {
  /// Its definition class, such as `UITraitUserInterfaceStyle`.
  var definition: String { "UITrait" + name.prefix(1).uppercased() + name.dropFirst() }
}

extension UIKitClasses {
  package static let traitChangeRegistration = NativeClass<UITraitChangeRegistration>(
    "_UITraitChangeRegistration", superclass: FoundationClasses.object)

  /// The definition classes, one for each trait.
  @NativeClassList package static var traitDefinitions: [NativeClassDeclaration] {
    (Trait.allCases.map(\.definition) + ["UITraitPreferredContentSizeCategory"]).map { name in
      NativeClass<RuntimeObject>(name, superclass: FoundationClasses.object) { trait in
        trait.classSide.method("name") { (_) -> String in String(name.dropFirst(7)) }
        trait.classSide.method("identifier") { (_) -> String in name }
      }
    }
  }
}
