internal import SelectorRuntime
internal import UIKitBase
internal import UIKitRuntime

/// Editing mode, and the bar button that toggles it.
extension UIViewController {
  /// Returns the Edit button, created on first use; its title is Done in editing mode.
  private final func editButton() -> UIBarButtonItem {
    if let editButtonItem { return editButtonItem }
    let made = world.create(UIKitClasses.barButtonItem)
    made.target = self
    made.action = runtime.selector("_toggleEditing:")
    editButtonItem = made
    nameEditButton()
    return made
  }

  private final func nameEditButton() {
    editButtonItem?.title = isEditing ? "Done" : "Edit"
    // UIBarButtonItemStyleDone, …Plain
    editButtonItem?.style = isEditing ? 2 : 0
  }

  static func defineEditing(_ controller: ClassDefinition<UIViewController>) {
    let runtime = controller.cls.runtime
    let setEditing = runtime.selector("setEditing:animated:")
    let isEditing = runtime.selector("isEditing")
    controller.property("editing", getter: "isEditing", get: { $0.isEditing }) {
      (controller, editing: Bool) in
      try controller.send(setEditing, editing, false)
    }
    controller.method(setEditing.name) { (controller, editing: Bool, _: Bool) in
      controller.isEditing = editing
      controller.nameEditButton()
    }
    controller.readonly("editButtonItem", .strong) { (controller) -> UIBarButtonItem in
      controller.editButton()
    }
    controller.method("_toggleEditing:") { (controller, _: Value) in
      try controller.keptAlive {
        try controller.send(setEditing, !controller.call(isEditing, as: Bool.self), true)
      }
    }
  }
}
