internal import FoundationCore
internal import QuartzCore
package import SelectorRuntime
package import UIKitRuntime

/// The activation conditions of a scene, from UISceneActivationConditions.h.
///
/// Both predicates evaluate the content identifier as SELF. The system uses them to choose from
/// several scenes, which a phone never has.
package final class UISceneActivationConditions: StoringObject {
  static func define(_ conditions: ClassDefinition<UISceneActivationConditions>) {
    let truth = conditions.runtime.selector("predicateWithValue:")
    for (name, usual) in [("can", true), ("prefersTo", false)] {
      let key = "\(name)ActivateForTargetContentIdentifierPredicate"
      conditions.property(
        key, .copy, of: "NSPredicate",
        get: { (conditions) -> RuntimeObject in
          if let known = conditions.storedValues?.value(key)?.object { return known }
          return try conditions.uikit.valueClass("NSPredicate").call(truth, usual)
        }
      ) { (conditions, predicate: RuntimeObject) in
        conditions.makeStoredValues().set(key, .object(predicate), .strong)
      }
    }
  }
}

/// A snapshot of a window scene's geometry, from UIWindowSceneGeometry.h.
package final class UIWindowSceneGeometry: RuntimeObject {
  fileprivate(set) var orientation = 0
  private(set) var frame = CGRect.zero

  fileprivate func fill(_ orientation: Int, _ frame: CGRect) -> UIWindowSceneGeometry {
    (self.orientation, self.frame) = (orientation, frame)
    return self
  }

  static func define(_ geometry: ClassDefinition<UIWindowSceneGeometry>) {
    geometry.readonly("interfaceOrientation") { $0.orientation }
    geometry.readonly("systemFrame") { $0.frame }
    geometry.readonly("coordinateSpace", of: "<UICoordinateSpace>") { $0.uikit.screen }
    geometry.method("copyWithZone:") { (geometry, _: Value) -> UIWindowSceneGeometry in geometry }
    geometry.method("isEqual:") { (geometry, other: Value) -> Bool in
      guard let other = other.object as? UIWindowSceneGeometry else { return false }
      return other.orientation == geometry.orientation && other.frame == geometry.frame
    }
    geometry.method("hash") { (geometry) -> Int in geometry.orientation }
  }
}

/// The allowed sizes of a window, from UIWindowScene.h; a phone has none.
package final class UISceneSizeRestrictions: StoringObject {
  static func define(_ restrictions: ClassDefinition<UISceneSizeRestrictions>) {
    restrictions.stored("minimumSize", usual: CGSize.zero)
    let most = Double.greatestFiniteMagnitude
    restrictions.stored("maximumSize", usual: CGSize(width: most, height: most))
    restrictions.stored("allowsFullScreen", usual: true)
  }
}

/// The window operations that a user may perform, from UISceneWindowingBehaviors.h.
///
/// A phone has none.
package final class UISceneWindowingBehaviors: StoringObject {
  static func define(_ behaviors: ClassDefinition<UISceneWindowingBehaviors>) {
    behaviors.stored("closable", getter: "isClosable", usual: true)
    behaviors.stored("miniaturizable", getter: "isMiniaturizable", usual: true)
  }
}

extension UIWindowScene {
  static func defineFacts(_ scene: ClassDefinition<UIWindowScene>) {
    scene.readonly("effectiveGeometry", .strong) { (scene) -> UIWindowSceneGeometry in
      scene.world.create(UIKitClasses.windowSceneGeometry).fill(
        scene.world.application.orientation, scene.world.screen.bounds)
    }
    // A window that fills the screen cannot be resized, closed or minimized.
    scene.readonly("sizeRestrictions", .strong) { (_) -> UISceneSizeRestrictions? in nil }
    scene.readonly("windowingBehaviors", .strong) { (_) -> UISceneWindowingBehaviors? in nil }
    scene.readonly("traitOverrides", .strong) { (scene) -> UITraitOverrides in
      let key = "traitOverrides"
      if let made = scene.storedValues?.value(key)?.object as? UITraitOverrides { return made }
      let made = scene.world.create(UIKitClasses.traitOverrides)
      made.place = scene
      scene.makeStoredValues().set(key, .object(made), .strong)
      return made
    }
  }
}

/// The trait overrides of a scene, which apply to all its windows.
extension UIWindowScene: TraitPlace {
  /// A scene always has the traits of the screen.
  var toldTraits: TraitValues? { traits }

  var ownTraits: TraitValues? {
    get { world.traits.sceneOverrides }
    set { world.traits.sceneOverrides = newValue }
  }
  var traits: TraitValues { world.traits.sceneValues }
  var placeOfTraits: UIView? { nil }
}

extension UIScene {
  static func defineRestoring(_ scene: ClassDefinition<UIScene>) {
    let key = "activationConditions"
    scene.property(
      key, .strong,
      get: { (scene) -> UISceneActivationConditions in
        if let known = scene.storedValues?.value(key)?.object as? UISceneActivationConditions {
          return known
        }
        let made = scene.world.create(UIKitClasses.sceneActivationConditions)
        scene.makeStoredValues().set(key, .object(made), .strong)
        return made
      }
    ) { (scene, conditions: UISceneActivationConditions) in
      scene.makeStoredValues().set(key, .object(conditions), .strong)
    }
    // The launch snapshot is not modeled, so extending the restoration has no effect.
    scene.hooks("extendStateRestoration", "completeStateRestoration")
    // A phone has no pointer to lock.
    scene.readonly("pointerLockState", .strong, of: "UIPointerLockState") {
      (_) -> RuntimeObject? in nil
    }
  }
}

extension UIKitClasses {
  package static let sceneActivationConditions = NativeClass<UISceneActivationConditions>(
    "UISceneActivationConditions", superclass: FoundationClasses.object,
    UISceneActivationConditions.define)
  package static let windowSceneGeometry = NativeClass<UIWindowSceneGeometry>(
    "UIWindowSceneGeometry", superclass: FoundationClasses.object, UIWindowSceneGeometry.define)
  package static let sceneSizeRestrictions = NativeClass<UISceneSizeRestrictions>(
    "UISceneSizeRestrictions", superclass: FoundationClasses.object,
    UISceneSizeRestrictions.define)
  package static let sceneWindowingBehaviors = NativeClass<UISceneWindowingBehaviors>(
    "UISceneWindowingBehaviors", superclass: FoundationClasses.object,
    UISceneWindowingBehaviors.define)
}
