package import FoundationCore
package import SelectorRuntime
package import UIKitBase
package import UIKitRuntime

/// A swipe action since iOS 11; its handler calls a completion block.
package final class UIContextualAction: RuntimeObject, RowAction {
  package var title: String?
  package private(set) var style = 0
  @Strong package var backgroundColor: UIColor?
  @Strong private var image: RuntimeObject?
  @Owned private var handler: Block?

  package func perform(
    _ path: NSIndexPath, _ button: UIView?, in table: UITableView,
    close: @escaping () throws -> Void
  ) throws {
    guard let handler else { return try close() }
    let done = NativeBlock { _ in
      try close()
      return .none
    }
    _ = try handler(.object(self), button.messageValue, .foreign(done))
  }

  static func define(_ action: ClassDefinition<UIContextualAction>) {
    action.classSide.method("contextualActionWithStyle:title:handler:") {
      (cls, style: Int, title: String?, handler: Block?) -> UIContextualAction in
      let made = try cls.uikit.instance(UIContextualAction.self, of: cls)
      (made.title, made.style, made.handler) = (title, style, handler)
      return made
    }
    defineLook(action)
    action.readonly("handler") { $0.handler }
    action.property("image", .strong, of: "UIImage", get: { $0.image }, set: { $0.image = $1 })
  }
}

/// The actions that a swipe in one direction reveals.
package final class UISwipeActionsConfiguration: RuntimeObject {
  @StrongList private(set) var actions: [UIContextualAction] = []
  private(set) var performsFirstActionWithFullSwipe = true

  static func define(_ configuration: ClassDefinition<UISwipeActionsConfiguration>) {
    configuration.classSide.method("configurationWithActions:") {
      (cls, actions: [UIContextualAction]) -> UISwipeActionsConfiguration in
      let made = try cls.uikit.instance(UISwipeActionsConfiguration.self, of: cls)
      made.actions = actions
      return made
    }
    configuration.readonly("actions", .copy) { $0.actions }
    configuration.property(
      "performsFirstActionWithFullSwipe", get: { $0.performsFirstActionWithFullSwipe },
      set: { $0.performsFirstActionWithFullSwipe = $1 })
  }
}

extension UIKitClasses {
  package static let contextualAction = NativeClass<UIContextualAction>(
    "UIContextualAction", superclass: FoundationClasses.object, UIContextualAction.define)
}

extension UIKitClasses {
  package static let swipeActionsConfiguration = NativeClass<UISwipeActionsConfiguration>(
    "UISwipeActionsConfiguration", superclass: FoundationClasses.object,
    UISwipeActionsConfiguration.define)
}
