internal import FoundationModels
internal import SelectorRuntime

/// An action of a row since iOS 11: its handler says by a block when it is done.
final class UIContextualAction: RuntimeObject, RowAction {
  var title: String?
  private(set) var style = 0
  @Strong var backgroundColor: UIColor?
  @Strong private var image: RuntimeObject?
  private var handler: Block?

  override func destruct() {
    backgroundColor = nil
    image = nil
    handler = nil
    super.destruct()
  }

  func perform(
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

  static func define(in runtime: Runtime, superclass: RuntimeClass) {
    let action = ClassDefinition<UIContextualAction>(
      "UIContextualAction", in: runtime, superclass: superclass)
    action.classSide.method("contextualActionWithStyle:title:handler:") {
      (cls, style: Int, title: String?, handler: Block?) -> UIContextualAction in
      let made = try cls.uikit.instance(UIContextualAction.self, of: cls)
      (made.title, made.style, made.handler) = (title, style, handler)
      return made
    }
    defineLook(action)
    action.method("handler") { (action) -> Block? in action.handler }
    action.method("image") { (action) -> RuntimeObject? in action.image }
    action.method("setImage:") { (action, image: RuntimeObject?) in action.image = image }
  }
}

/// The actions that a swipe in one direction uncovers.
final class UISwipeActionsConfiguration: RuntimeObject {
  @StrongList private(set) var actions: [UIContextualAction] = []
  private(set) var performsFirstActionWithFullSwipe = true

  override func destruct() {
    actions = []
    super.destruct()
  }

  static func define(in runtime: Runtime, superclass: RuntimeClass) {
    let configuration = ClassDefinition<UISwipeActionsConfiguration>(
      "UISwipeActionsConfiguration", in: runtime, superclass: superclass)
    configuration.classSide.method("configurationWithActions:") {
      (cls, actions: [UIContextualAction]) -> UISwipeActionsConfiguration in
      let made = try cls.uikit.instance(UISwipeActionsConfiguration.self, of: cls)
      made.actions = actions
      return made
    }
    configuration.method("actions") { (configuration) -> [UIContextualAction] in
      configuration.actions
    }
    configuration.method("performsFirstActionWithFullSwipe") { (configuration) -> Bool in
      configuration.performsFirstActionWithFullSwipe
    }
    configuration.method("setPerformsFirstActionWithFullSwipe:") {
      (configuration, performs: Bool) in
      configuration.performsFirstActionWithFullSwipe = performs
    }
  }
}
