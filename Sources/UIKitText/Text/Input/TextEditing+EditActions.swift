internal import FoundationCore
internal import SelectorRuntime
package import UIKitBase
internal import UIKitRuntime

/// The actions of the edit menu: cut, copy, paste, select.
extension TextEditing where Self: UIView {
  /// Whether an edit action is available; nil for other actions.
  private func offers(_ action: String) throws -> Bool? {
    let (selection, length) = (selection, characters.count)
    return switch action {
    case "cut:": isEditable && !selection.isEmpty && !isSecret
    case "copy:": !selection.isEmpty && !isSecret
    case "delete:": isEditable && !selection.isEmpty
    case "paste:": try isEditable && world.pasteboards.general.hasStrings()
    case "select:": isSelectable && length > 0 && selection.isEmpty
    case "selectAll:": isSelectable && length > 0 && selection.count < length
    default: nil
    }
  }

  private func copySelection() throws {
    guard !selection.isEmpty, !isSecret else { return }
    let text = characters[selection].string
    try world.pasteboards.general.send(runtime.selector("setString:"), text)
  }

  private func paste() throws {
    let text: String? = try world.pasteboards.general.call(runtime.selector("string"))
    guard let text, isEditable else { return }
    try edit(selection, to: UTF16Text(text))
  }

  static func defineEditActions(_ view: ClassDefinition<Self>) {
    view.method("canPerformAction:withSender:") {
      (view, action: Selector, sender: Value) -> Bool in
      if let answer = try view.offers(action.name) { return answer }
      let canPerform = view.selectors.canPerformAction
      let answer = try view.runtime.sendSuper(
        view, above: view.declaredClass, canPerform, Arguments(.selector(action), sender))
      return Bool.answered(answer, in: view.runtime) ?? false
    }
    view.method("cut:") { (view, _: Value) in
      try view.keptAlive {
        try view.copySelection()
        if view.isEditable { try view.edit(view.selection, to: "") }
      }
    }
    view.method("copy:") { (view, _: Value) in try view.copySelection() }
    view.method("paste:") { (view, _: Value) in try view.keptAlive { try view.paste() } }
    view.method("delete:") { (view, _: Value) in
      _ = try view.keptAlive { try view.edit(view.selection, to: "") }
    }
    view.method("select:") { (view, _: Value) in try view.selectWord() }
    view.method("selectAll:") { (view, _: Value) in
      try view.select(0..<view.characters.count)
    }
  }
}

/// Methods that other modules use.
extension TextEditing {
  /// Selects the word at the caret.
  package func selectWord() throws where Self: UIView {
    let units = characters.units
    func isBlank(_ index: Int) -> Bool { units[index] == 0x20 || units[index] == 0x0A }
    var (start, end) = (selection.lowerBound, selection.upperBound)
    while start > 0, !isBlank(start - 1) { start -= 1 }
    while end < units.count, !isBlank(end) { end += 1 }
    try select(start..<end)
  }
}
