internal import FoundationCore
internal import QuartzCore
internal import SelectorRuntime
internal import UIKitBase
internal import UIKitControls
internal import UIKitLists
internal import UIKitRuntime
internal import UIKitText

extension UIKitClasses {
  /// The views that encode a state.
  static var restorableViews: [NativeCategory] {
    [
      NativeCategory("UIScrollView", UIScrollView.defineRestoring),
      NativeCategory("UITableView", UITableView.defineRestoring),
      NativeCategory("UITextField", UITextField.defineRestoring),
      NativeCategory("UITextView", UITextView.defineRestoring),
    ]
  }
}

/// The state that views of UIKit encode for the restoration of an app's interface.
///
/// Apple's pages on the classes say what each stores: a scroll view its offset, inset and zoom
/// scale, a table also its selected rows and whether it is edited, a text field and a text view
/// the selected range. A table restores by row numbers; on a device, tables without a
/// `UIDataSourceModelAssociation` restore nothing but the offset. The keys are ours.
extension UIScrollView {
  static func defineRestoring(_ view: ClassDefinition<UIScrollView>) {
    view.restores { view, state in
      let offset: CGPoint = try view.call(view.runtime.selector("contentOffset"))
      let inset: UIEdgeInsets = try view.call(view.runtime.selector("contentInset"))
      let scale: Double = try view.call(view.runtime.selector("zoomScale"))
      try state.encode([
        "OffsetX": offset.x, "OffsetY": offset.y, "InsetTop": inset.top, "InsetLeft": inset.left,
        "InsetBottom": inset.bottom, "InsetRight": inset.right, "ZoomScale": scale,
      ])
    } from: { view, state in
      guard let scale = try state.number("ZoomScale"), let x = try state.number("OffsetX"),
        let y = try state.number("OffsetY")
      else { return }
      let inset = UIEdgeInsets(
        top: try state.number("InsetTop") ?? 0, left: try state.number("InsetLeft") ?? 0,
        bottom: try state.number("InsetBottom") ?? 0, right: try state.number("InsetRight") ?? 0)
      let (setScale, setInset, setOffset) = (
        view.runtime.selector("setZoomScale:"), view.runtime.selector("setContentInset:"),
        view.runtime.selector("setContentOffset:")
      )
      try view.send(setScale, scale)
      try view.send(setInset, inset)
      try view.send(setOffset, CGPoint(x: x, y: y))
    }
  }
}

extension UITableView {
  static func defineRestoring(_ table: ClassDefinition<UITableView>) {
    table.restores { table, state in
      let rows: [NSIndexPath]? = try table.call(
        table.runtime.selector("indexPathsForSelectedRows"))
      try state.encode(rows ?? [], "SelectedRows")
    } from: { table, state in
      let select = table.runtime.selector("selectRowAtIndexPath:animated:scrollPosition:")
      for row in try state.objects("SelectedRows") { try table.send(select, row, false, 0) }
    }
  }
}

extension UITextField {
  static func defineRestoring(_ field: ClassDefinition<UITextField>) {
    field.restores { field, state in
      let range = field.input.selection
      try state.encode(["Location": Double(range.lowerBound), "Length": Double(range.count)])
    } from: { field, state in
      guard let range = try state.range(within: field.characters.count) else { return }
      try field.select(range.location..<range.location + range.length)
    }
  }
}

extension UITextView {
  static func defineRestoring(_ view: ClassDefinition<UITextView>) {
    view.restores { view, state in
      let range: IndexRange = try view.call(view.runtime.selector("selectedRange"))
      try state.encode(["Location": Double(range.location), "Length": Double(range.length)])
    } from: { view, state in
      let text: String? = try view.call(view.runtime.selector("text"))
      guard let range = try state.range(within: text?.utf16.count ?? 0) else { return }
      try view.send(view.runtime.selector("setSelectedRange:"), range)
    }
  }
}

/// The part of an archive that belongs to one class of a view.
struct RestorableState {
  fileprivate let coder: RuntimeObject
  fileprivate let prefix: String

  private func send(_ name: String) -> Selector { coder.runtime.selector(name) }

  func encode(_ numbers: [String: Double]) throws {
    for (key, number) in numbers.sorted(by: { $0.key < $1.key }) {
      try coder.send(send("encodeDouble:forKey:"), number, prefix + key)
    }
  }

  func encode(_ objects: [NSIndexPath], _ key: String) throws {
    try coder.send(send("encodeObject:forKey:"), objects, prefix + key)
  }

  /// A number; nil if the archive has none.
  func number(_ key: String) throws -> Double? {
    guard try coder.call(send("containsValueForKey:"), prefix + key, as: Bool.self) else {
      return nil
    }
    return try coder.call(send("decodeDoubleForKey:"), prefix + key, as: Double.self)
  }

  func objects(_ key: String) throws -> [NSIndexPath] {
    try coder.call(send("decodeObjectForKey:"), prefix + key, as: [NSIndexPath]?.self) ?? []
  }

  /// A range of a text; nil if the archive has none or if the text is shorter now.
  func range(within count: Int) throws -> IndexRange? {
    guard let location = try number("Location"), let length = try number("Length"),
      location >= 0, length >= 0, location + length <= Double(count)
    else { return nil }
    return IndexRange(location: Int(location), length: Int(length))
  }
}

extension ClassDefinition where Instance: UIView {
  /// Overrides the methods that encode and decode the state, which call the superclass first.
  fileprivate func restores(
    _ encode: @escaping (Instance, RestorableState) throws -> Void,
    from decode: @escaping (Instance, RestorableState) throws -> Void
  ) {
    let (cls, prefix) = (cls, "kUI\(cls.name)")
    for (name, body) in [
      ("encodeRestorableStateWithCoder:", encode), ("decodeRestorableStateWithCoder:", decode),
    ] {
      let selector = runtime.selector(name)
      method(name) { [unowned cls] (view, coder: RuntimeObject?) in
        try view.keptAlive {
          let arguments = Arguments([coder.messageValue])
          _ = try view.runtime.sendSuper(view, above: cls, selector, arguments)
          guard let coder else { return }
          try body(view, RestorableState(coder: coder, prefix: prefix))
        }
      }
    }
  }
}
