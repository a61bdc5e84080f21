internal import SelectorRuntime

/// What UIKit adds to the views of a script: the texts of bars, placeholders, segments, accessories,
/// the texts of alerts, and the keyboard.
extension ViewDrawing {
  private static let (grey, tint, black) = ("#8e8e93", "#0a63d6", "#111827")

  /// Draws what a view shows beside a text of its own.
  mutating func drawChrome(_ view: UIView) {
    switch view {
    case let bar as UINavigationBar: drawTexts(of: bar)
    case let control as UISegmentedControl: drawSegments(of: control)
    case let field as UITextField: drawText(of: field)
    case let panel as ModalPanel:
      drawTexts(panel.title, panel.message, in: panel)
    case let cell as UITableViewCell: drawAccessory(of: cell)
    default: break
    }
  }

  /// The title in the middle, the way back and the buttons at the sides.
  private mutating func drawTexts(of bar: UINavigationBar) {
    let item = bar.topItem
    if let title = item?.title, item?.titleView == nil {
      let side = min(88, bar.bounds.size.width / 4)
      drawText(
        title, in: bar,
        bar.bounds.inset(by: UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)),
        Self.black, at: 0.5, lines: 1, size: 17)
    }
    for (title, control) in bar.buttonTitles where !control.isHidden {
      drawText(
        title, in: bar, control.frame, control.isEnabled ? Self.tint : Self.grey, at: 0.5, lines: 1,
        size: 15)
    }
  }

  private mutating func drawSegments(of control: UISegmentedControl) {
    for segment in control.shownSegments {
      let place = segment.rectangle.expanded(by: -2)
      if segment.isSelected {
        svg.element(
          "rect", attributes(of: place) + ["rx": "5", "fill": "#ffffff", "stroke": Self.grey])
      }
      if segment.rectangle.origin.x > control.bounds.origin.x {
        let line = CGRect(
          x: segment.rectangle.origin.x - 0.5, y: place.origin.y + 4, width: 1,
          height: max(0, place.size.height - 8))
        svg.element("rect", attributes(of: line) + ["fill": "#d1d5db"])
      }
      drawText(
        segment.title, in: control, place, segment.isEnabled ? Self.black : Self.grey, at: 0.5,
        lines: 1, size: 13)
    }
  }

  /// A text, as dots where it is a secret; its placeholder where there is none.
  private mutating func drawText(of field: UITextField) {
    let text = field.text
    let place = field.bounds.inset(by: UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 5))
    if text.isEmpty {
      drawText(field.placeholder ?? "", in: field, place, Self.grey, at: 0, lines: 1, size: 15)
    } else {
      let shown = field.isSecureTextEntry ? String(repeating: "•", count: text.count) : text
      drawText(shown, in: field, place, Self.black, at: 0, lines: 1, size: 15)
    }
  }

  /// The title and the message above the buttons and fields of a panel.
  private mutating func drawTexts(_ title: String?, _ message: String?, in panel: UIView) {
    let top = panel.subviews.filter { !$0.isHidden }.map(\.frame.origin.y).min()
    let place = CGRect(
      x: panel.bounds.origin.x + 8, y: panel.bounds.origin.y + 4,
      width: max(0, panel.bounds.size.width - 16),
      height: max(0, min(top ?? .infinity, panel.bounds.size.height) - 8))
    var (upper, lower) = (place, place)
    if let message, !message.isEmpty, title?.isEmpty == false {
      upper.size.height = place.size.height / 2
      lower.size.height = place.size.height / 2
      lower.origin.y += place.size.height / 2
    }
    drawText(title ?? "", in: panel, upper, Self.black, at: 0.5, lines: 2, size: 15)
    drawText(message ?? "", in: panel, lower, Self.black, at: 0.5, lines: 3, size: 12)
  }

  /// The signs of the kinds of accessories: an arrow, a check mark, an i in a circle.
  private mutating func drawAccessory(of cell: UITableViewCell) {
    guard let sign = cell.accessorySign else { return }
    let width = UITableViewCell.accessoryWidth
    let place = CGRect(
      x: cell.bounds.maxX - width, y: cell.bounds.origin.y, width: width,
      height: cell.bounds.size.height)
    drawText(
      sign, in: cell, place, sign == "›" ? Self.grey : Self.tint, at: 0.5, lines: 1, size: 17)
  }

  /// The keyboard, which is no view, over all of the window in which a text is edited.
  mutating func drawKeyboard() {
    guard top is UIWindow, let frame = top.world.keyboard.shownFrame else { return }
    let keyboard = CGRect(
      x: 0, y: frame.origin.y, width: top.bounds.size.width, height: frame.size.height)
    svg.element("rect", attributes(of: keyboard) + ["fill": "#d1d5db", "fill-opacity": "0.97"])
    let rows = ["qwertyuiop", "asdfghjkl", "zxcvbnm", " "]
    let (height, space) = (keyboard.size.height / Double(rows.count + 1), 3.0)
    let width = keyboard.size.width / 10
    for (line, row) in rows.enumerated() {
      let y = keyboard.origin.y + height * (Double(line) + 0.4)
      let keyWidth = row == " " ? width * 5 : width
      var x = keyboard.center.x - keyWidth * Double(row.count) / 2
      for letter in row {
        let key = CGRect(
          x: x + space, y: y + space, width: keyWidth - 2 * space, height: height - 2 * space)
        svg.element("rect", attributes(of: key) + ["rx": "4", "fill": "#ffffff"])
        svg.element(
          "text",
          [
            "x": number(key.center.x), "y": number(key.center.y + 5), "font-size": "15",
            "fill": Self.black, "text-anchor": "middle",
          ], content: String(letter))
        x += keyWidth
      }
    }
  }
}
