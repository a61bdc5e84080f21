internal import QuartzCore
internal import UIKitBase
internal import UIKitControllers
internal import UIKitControls

// no traps of abs: these are floating-point numbers, whose magnitudes exist.

// The sizes and colors in this file are measured on screens of iOS 15 to 17; no document states
// them.

/// Alerts and sheets: the dimmed screen, the rounded panel, the lines between buttons.
enum PanelShapes {
  /// The dimming color behind a panel.
  static func dimming(_ look: Look) -> Paint {
    Paint.black.faded(look.isDark ? 0.48 : 0.2)
  }

  /// The panel's background color, which is slightly translucent on a device.
  static func ground(_ look: Look) -> Paint {
    look.choose(light: .bytes(246, 246, 248), dark: .bytes(37, 37, 38))
  }

  /// The dimming view and the panel of an alert controller.
  static func shapes(for view: UIView, _ look: Look) -> [Shape] {
    guard let alert = view.superview?.controller as? UIAlertController else { return [] }
    guard view === alert.panel else {
      return view is UIControl ? [.rectangle(view.bounds, dimming(look))] : []
    }
    return alert.boxes.map { .rectangle($0, ground(look), radius: 14) }
  }

  /// The lines between the buttons of an alert controller.
  static func shapesAbove(_ view: UIView, _ look: Look) -> [Shape] {
    guard let alert = view.superview?.controller as? UIAlertController, view === alert.panel else {
      return []
    }
    return lines(above: alert.buttons, in: view, look)
  }

  /// The line above each button, or between two buttons in one row.
  static func lines(above buttons: [UIButton], in view: UIView, _ look: Look) -> [Shape] {
    let paint = look[.separator]
    let top = buttons.map(\.frame.origin.y).min() ?? 0
    let hasTexts = top > view.bounds.origin.y
    return buttons.flatMap { button -> [Shape] in
      let frame = button.frame
      var shapes: [Shape] = []
      let isBox = buttons.contains { $0 !== button && abs($0.frame.maxY - frame.origin.y) < 0.5 }
      if isBox || (hasTexts && frame.origin.y == top) {
        shapes.append(
          .rectangle(
            CGRect(
              x: frame.origin.x, y: frame.origin.y, width: frame.size.width, height: Shape.hairline),
            paint))
      }
      if frame.origin.x > view.bounds.origin.x {
        shapes.append(
          .rectangle(
            CGRect(
              x: frame.origin.x, y: frame.origin.y, width: Shape.hairline, height: frame.size.height
            ),
            paint))
      }
      return shapes
    }
  }
}

extension ModalPanel: DrawnView {
  func usualBackground(_ look: Look) -> Paint? { nil }

  func shapes(_ look: Look) -> [Shape] {
    var shapes: [Shape] = [.rectangle(bounds, PanelShapes.ground(look), radius: 14)]
    let top = shownButtons.map(\.frame.origin.y).min() ?? bounds.maxY
    let fields = subviews.compactMap { $0 as? UITextField }.map(\.frame.origin.y).min()
    var room = bounds.inset(by: UIEdgeInsets(top: 8, left: 16, bottom: 0, right: 16))
    room.size.height = max(0, min(top, fields ?? top) - bounds.origin.y - 16)
    let hasBoth = title?.isEmpty == false && message?.isEmpty == false
    var upper = room
    if hasBoth { upper.size.height = 24 }
    var lower = room
    if hasBoth {
      lower.origin.y += 24
      lower.size.height = max(0, room.size.height - 24)
    }
    let isAlert = self is UIAlertView
    shapes += Shape.line(
      title ?? "", look.font(isAlert ? 17 : 13, FontWeight.semibold),
      look[isAlert ? .label : .secondaryLabel], in: upper, 1, look)
    shapes += Shape.paragraph(
      message ?? "", look.font(13), look[isAlert ? .label : .secondaryLabel], in: lower, 1,
      lines: 3, look)
    return shapes
  }

  func shapesAbove(_ look: Look) -> [Shape] {
    PanelShapes.lines(above: shownButtons, in: self, look)
  }
}
