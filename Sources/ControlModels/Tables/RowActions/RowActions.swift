internal import FoundationCore
internal import SelectorRuntime

/// The action of a button beside a row.
protocol RowAction: RuntimeObject {
  var style: Int { get }
  var title: String? { get set }
  var backgroundColor: UIColor? { get set }
  /// Does it for a row.
  ///
  /// - Parameter close: hides the buttons, if they still show.
  func perform(
    _ path: NSIndexPath, _ button: UIView?, in table: UITableView,
    close: @escaping () throws -> Void
  ) throws
}

extension RowAction {
  /// The look of its button.
  static func defineLook(_ action: ClassDefinition<Self>) {
    action.method("style") { (action) -> Int in action.style }
    action.method("title") { (action) -> String? in action.title }
    action.method("setTitle:") { (action, title: String?) in action.title = title }
    action.method("backgroundColor") { (action) -> UIColor? in action.backgroundColor }
    action.method("setBackgroundColor:") { (action, color: UIColor?) in
      action.backgroundColor = color
    }
  }
}

/// The buttons that a swipe on a row uncovers, from the edge of the row to its middle.
final class RowActions {
  enum Side { case leading, trailing }

  let side: Side
  /// Empty for the button that a table has by itself, which deletes.
  @StrongList private(set) var list: [RuntimeObject]
  /// Whether a swipe across most of the row does what the first button does.
  let performsFirst: Bool

  init(_ side: Side = .trailing, _ list: [RuntimeObject] = [], performsFirst: Bool = false) {
    self.side = side
    self.performsFirst = performsFirst
    _list = StrongList(wrappedValue: list)
  }

  var count: Int { max(1, list.count) }

  /// How far the content is pushed aside when all buttons show; negative to the right.
  var width: Double {
    let width = Double(count) * CellEditing.buttonWidth
    return side == .trailing ? width : -width
  }

  func action(at place: Int) -> (any RowAction)? {
    list.indices.contains(place) ? list[place] as? any RowAction : nil
  }
}

/// The row whose buttons show.
struct RowConfirmation {
  /// Nil when the row has gone.
  var path: ItemPath?
  /// Whether a swipe has uncovered them; otherwise its edit control has.
  let isSwipe: Bool
  let actions: RowActions
}
