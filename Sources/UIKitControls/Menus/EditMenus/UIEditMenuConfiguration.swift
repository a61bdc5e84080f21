internal import FoundationCore
internal import FoundationFiles
internal import QuartzCore
package import SelectorRuntime
internal import UIKitBase
package import UIKitRuntime

/// The location and identifier of an edit menu, from UIEditMenuInteraction.h.
final class UIEditMenuConfiguration: StoringObject {
  private(set) var sourcePoint = CGPoint.zero
  @Strong private var identifierObject: RuntimeObject?
  private var identifier = Value.none

  /// - Throws: errors of creating an identifier.
  func fill(_ identifier: Value, _ point: CGPoint) throws -> UIEditMenuConfiguration {
    sourcePoint = point
    self.identifier = identifier
    if case .none = identifier {
      // From the header: the default is a unique identifier.
      let uuid = runtime.cls(FoundationClasses.uuid)
      self.identifier = .object(try uuid.call(runtime.selector("UUID"), as: RuntimeObject.self))
    }
    identifierObject = self.identifier.object
    return self
  }

  static func define(_ configuration: ClassDefinition<UIEditMenuConfiguration>) {
    configuration.classSide.method("configurationWithIdentifier:sourcePoint:") {
      (cls, identifier: Value, point: CGPoint) -> UIEditMenuConfiguration in
      guard point.isFinite else {
        throw RuntimeError(
          .invalidArgument,
          "+[UIEditMenuConfiguration configurationWithIdentifier:sourcePoint:]: the point must be "
            + "finite numbers")
      }
      return try cls.uikit.instance(UIEditMenuConfiguration.self, of: cls).fill(identifier, point)
    }
    configuration.readonly("identifier", .copy) { $0.identifier }
    configuration.readonly("sourcePoint") { $0.sourcePoint }
    // UIEditMenuArrowDirectionAutomatic
    configuration.stored("preferredArrowDirection", usual: 0)
  }
}

extension UIKitClasses {
  static let editMenuConfiguration = NativeClass<UIEditMenuConfiguration>(
    "UIEditMenuConfiguration", superclass: FoundationClasses.object,
    UIEditMenuConfiguration.define)
  /// Headers declare only the protocol `UIEditMenuInteractionAnimating`.
  static let editMenuAnimator = NativeClass<ContextMenuAnimator>(
    "_UIEditMenuInteractionAnimator", superclass: FoundationClasses.object
  ) { animator in
    animator.adopt(UIKitProtocols.editMenuInteractionAnimating)
    ContextMenuAnimator.defineBlocks(animator)
  }

  /// The classes of edit menus, superclasses first.
  @NativeClassList package static var editMenus: [NativeClassDeclaration] {
    editMenuConfiguration
    editMenuAnimator
    editMenuView
    editMenuCell
    editMenuInteraction
    editMenuBuilder
    menuSystem
    contextMenuSystem
  }
}
