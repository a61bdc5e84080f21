package import FoundationCore
package import SelectorRuntime
package import UIKitBase

/// The action of a button beside a row.
package protocol RowAction: RuntimeObject {
  var style: Int { get }
  var title: String? { get set }
  var backgroundColor: UIColor? { get set }
  /// Performs the action for a row.
  ///
  /// - Parameters:
  ///   - path: the index path of the row.
  ///   - button: the button that was tapped, or nil.
  ///   - table: the table of the row.
  ///   - close: hides the buttons, if they are still visible.
  func perform(
    _ path: NSIndexPath, _ button: UIView?, in table: UITableView,
    close: @escaping () throws -> Void
  ) throws
}

extension RowAction {
  /// Declares the properties of its button.
  static func defineLook(_ action: ClassDefinition<Self>) {
    action.readonly("style") { $0.style }
    action.property("title", .copy, get: { $0.title }, set: { $0.title = $1 })
    action.property(
      "backgroundColor", .copy, get: { $0.backgroundColor }, set: { $0.backgroundColor = $1 })
  }
}

/// The buttons that a swipe on a row reveals, from the edge of the row towards its middle.
package final class RowActions {
  enum Side { case leading, trailing }

  let side: Side
  /// Empty for the table's own Delete button.
  @StrongList private(set) var list: [RuntimeObject]
  /// Whether a full swipe performs the first action.
  let performsFirst: Bool

  init(_ side: Side = .trailing, _ list: [RuntimeObject] = [], performsFirst: Bool = false) {
    self.side = side
    self.performsFirst = performsFirst
    _list = StrongList(wrappedValue: list)
  }

  var count: Int { max(1, list.count) }

  /// The content's offset when all buttons are visible; negative values move it to the right.
  var width: Double {
    let width = Double(count) * CellEditing.buttonWidth
    return side == .trailing ? width : -width
  }

  package func action(at place: Int) -> (any RowAction)? {
    list.indices.contains(place) ? list[place] as? any RowAction : nil
  }
}

/// The row whose buttons are visible.
struct RowConfirmation {
  /// Nil after the row was deleted.
  var path: ItemPath?
  /// Whether a swipe has revealed them, not the delete control.
  let isSwipe: Bool
  let actions: RowActions
}
