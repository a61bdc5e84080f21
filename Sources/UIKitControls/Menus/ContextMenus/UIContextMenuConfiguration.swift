internal import FoundationCore
internal import FoundationFiles
package import SelectorRuntime
package import UIKitBase
package import UIKitRuntime

/// The menu and the preview that a delegate returns, from UIContextMenuConfiguration.h.
package final class UIContextMenuConfiguration: StoringObject {
  @Owned private var previewProvider: Block?
  @Owned private var actionProvider: Block?
  /// The preview and the menu of a configuration that UIKit creates itself.
  @Strong private var offeredPreview: UIViewController?
  @Strong private var offeredMenu: UIMenu?
  @Strong private var identifierObject: RuntimeObject?
  private var identifier = Value.none

  /// The controller whose view is shown above the menu.
  ///
  /// - Throws: errors of the provider; ``RuntimeError`` if its result has another type.
  func makePreview() throws -> UIViewController? {
    try offeredPreview ?? provide(previewProvider, "previewProvider")
  }

  /// Creates the menu; the system suggests no actions.
  ///
  /// - Throws: errors of the provider; ``RuntimeError`` if its result has another type.
  func makeMenu() throws -> UIMenu? {
    try offeredMenu ?? provide(actionProvider, "actionProvider", .list([]))
  }

  /// Sets a preview and a menu without providers.
  package func offer(_ preview: UIViewController?, _ menu: UIMenu?) {
    (offeredPreview, offeredMenu) = (preview, menu)
  }

  private func provide<Made: RuntimeObject>(
    _ provider: Block?, _ name: String, _ arguments: Value...
  ) throws -> Made? {
    guard let provider else { return nil }
    let answer = try keptAlive {
      try arguments.first.map { try provider($0) } ?? provider()
    }
    if case .none = answer { return nil }
    if let made = answer.object as? Made { return made }
    throw RuntimeError(
      .invalidArgument,
      "UIContextMenuConfiguration: the \(name) must answer a \(Made.self) or nil, "
        + "got \(answer.typeName)")
  }

  static func define(_ configuration: ClassDefinition<UIContextMenuConfiguration>) {
    configuration.classSide.method("configurationWithIdentifier:previewProvider:actionProvider:") {
      (cls, identifier: Value, preview: Block?, action: Block?) -> UIContextMenuConfiguration in
      let made = try cls.uikit.instance(UIContextMenuConfiguration.self, of: cls)
      made.previewProvider = preview
      made.actionProvider = action
      made.identifier = identifier
      if case .none = identifier {
        // From the documentation: the default is a unique identifier.
        let uuid = cls.runtime.cls(FoundationClasses.uuid)
        made.identifier = .object(
          try uuid.call(cls.runtime.selector("UUID"), as: RuntimeObject.self))
      }
      made.identifierObject = made.identifier.object
      return made
    }
    configuration.readonly("identifier", .copy) { $0.identifier }
    configuration.stored("secondaryItemIdentifiers", .copy, of: "NSSet", usual: Value.none)
    configuration.stored("badgeCount", usual: 0)
    configuration.stored("preferredMenuElementOrder", usual: 0)
  }
}

extension UIKitClasses {
  package static let contextMenuConfiguration = NativeClass<UIContextMenuConfiguration>(
    "UIContextMenuConfiguration", superclass: FoundationClasses.object,
    UIContextMenuConfiguration.define)
}
