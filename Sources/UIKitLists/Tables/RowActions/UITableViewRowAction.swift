package import FoundationCore
package import SelectorRuntime
package import UIKitBase
package import UIKitRuntime

/// A row action before iOS 11; its buttons stay until the handler or a touch hides them.
package final class UITableViewRowAction: RuntimeObject, RowAction {
  package var title: String?
  package private(set) var style = 0
  @Strong package var backgroundColor: UIColor?
  @Strong private var backgroundEffect: UIVisualEffect?
  @Owned private var handler: Block?

  package func perform(
    _ path: NSIndexPath, _ button: UIView?, in table: UITableView,
    close: @escaping () throws -> Void
  ) throws {
    _ = try handler?(.object(self), .object(path))
  }

  private func copied() throws -> UITableViewRowAction {
    let copy = try uikit.instance(UITableViewRowAction.self, of: isa)
    (copy.title, copy.style, copy.handler) = (title, style, handler)
    copy.backgroundColor = backgroundColor
    copy.backgroundEffect = backgroundEffect
    return copy
  }

  static func define(_ action: ClassDefinition<UITableViewRowAction>) {
    action.classSide.method("rowActionWithStyle:title:handler:") {
      (cls, style: Int, title: String?, handler: Block?) -> UITableViewRowAction in
      let made = try cls.uikit.instance(UITableViewRowAction.self, of: cls)
      (made.title, made.style, made.handler) = (title, style, handler)
      return made
    }
    defineLook(action)
    action.property(
      "backgroundEffect", .copy, get: { $0.backgroundEffect }, set: { $0.backgroundEffect = $1 })
    action.method("copyWithZone:") { (action, _: Value) -> UITableViewRowAction in
      try action.copied()
    }
  }
}

extension UIKitClasses {
  package static let tableViewRowAction = NativeClass<UITableViewRowAction>(
    "UITableViewRowAction", superclass: FoundationClasses.object, UITableViewRowAction.define)
}
