package import QuartzCore
internal import SelectorRuntime
package import UIKitBase
internal import UIKitRuntime

/// The layout of an alert or a sheet.
///
/// All sizes and distances are commonly seen values; no document gives them.
extension UIAlertController {
  private static let alertWidth = 270.0
  /// The distance of a sheet from the sides of the screen, and between its two boxes.
  private static let sheetMargin = 8.0
  private static let textMargin = 16.0

  private var isAlert: Bool { style == .alert }
  private var rowHeight: Double { isAlert ? 44 : 57 }

  /// Sets the default fonts of the title and the message.
  func showUsualFonts(_ labels: [UILabel]) {
    let sizes = isAlert ? [17.0, 13] : [13, 13]
    for (place, (label, size)) in zip(labels, sizes).enumerated() {
      let weight = place == 0 ? FontWeight.semibold : FontWeight.regular
      label.appearance.font = world.fonts.font(FontDescription(size: size, weight: weight))
      if !isAlert { label.textColor = world.colors["secondaryLabelColor"] }
    }
  }

  /// Returns the font of an action's title.
  package func usualFont(of action: UIAlertAction) -> UIFont {
    let isPreferred = preferredAction.map { $0 === action } ?? (action.style == .cancel)
    let weight = isPreferred ? FontWeight.semibold : FontWeight.regular
    return world.fonts.font(FontDescription(size: isAlert ? 17 : 20, weight: weight))
  }

  /// Lays out texts, text fields and buttons from top to bottom, with the cancel button last.
  ///
  /// The two buttons of an alert are side by side if their titles fit.
  func layOutPanel() throws {
    guard let panel, let bounds = loadedView?.bounds else { return }
    let width =
      isAlert
      ? min(Self.alertWidth, bounds.size.width)
      : max(0, bounds.size.width - 2 * Self.sheetMargin)
    var y = try placeTexts(in: panel, width)
    for field in textFields {
      try field.place(
        CGRect(x: Self.textMargin, y: y, width: max(0, width - 2 * Self.textMargin), height: 30))
      y += 30
    }
    if !textFields.isEmpty { y += Self.textMargin }
    if let content = contentController, let view = content.loadedView, view.superview === panel {
      let wanted: CGSize = try content.call(runtime.selector("preferredContentSize"))
      try view.place(CGRect(x: 0, y: y, width: width, height: wanted.height))
      y += wanted.height
    }
    y = try placeButtons(from: y, width)
    try panel.place(
      CGRect(
        x: (bounds.size.width - width) / 2,
        y: isAlert
          ? (bounds.size.height - y) / 2
          : max(0, bounds.size.height - y - max(Self.sheetMargin, world.safeAreas.screen.bottom)),
        width: width, height: y))
  }

  /// Lays out the texts; returns their bottom edge.
  private func placeTexts(in panel: UIView, _ width: Double) throws -> Double {
    let margin = isAlert ? 20.0 : 14
    let labels = panel.subviews.compactMap { $0 as? UILabel }.prefix(2)
    var y = margin
    for label in labels {
      let room = max(0, width - 2 * Self.textMargin)
      let hasText = label.text?.isEmpty == false
      let height = hasText ? label.fittingSize(in: CGSize(width: room, height: 0)).height : 0
      try label.place(CGRect(x: Self.textMargin, y: y, width: room, height: height))
      if hasText { y += height + 4 }
    }
    return y == margin ? 0 : y - 4 + margin
  }

  /// Lays out the buttons; returns their bottom edge.
  private func placeButtons(from top: Double, _ width: Double) throws -> Double {
    let places = actions.indices.filter { $0 < buttons.count }
    let last = places.filter { actions[$0].style == .cancel }
    let others = places.filter { !last.contains($0) }
    if isAlert, places.count == 2, fitsInHalf(of: width) {
      // The cancel button is on the left.
      for (column, place) in (last + others).enumerated() {
        let half = width / 2
        try buttons[place].place(
          CGRect(x: half * Double(column), y: top, width: half, height: rowHeight))
      }
      return top + rowHeight
    }
    var y = top
    for place in others + last {
      if !isAlert, last.contains(place), y > 0 { y += Self.sheetMargin }
      try buttons[place].place(CGRect(x: 0, y: y, width: width, height: rowHeight))
      y += rowHeight
    }
    return y
  }

  private func fitsInHalf(of width: Double) -> Bool {
    let font = world.fonts.font(FontDescription(size: 17, weight: FontWeight.semibold))
    return actions.allSatisfy { action in
      let text = StyledText(action.title ?? "", StyledText.Style(font: font))
      return TextLayout(text).size.width <= width / 2 - 16
    }
  }

  /// The rounded boxes; a sheet's cancel button has its own box.
  package var boxes: [CGRect] {
    guard let panel else { return [] }
    let all = panel.bounds
    let last = actions.indices.first { $0 < buttons.count && actions[$0].style == .cancel }
    guard !isAlert, let last, buttons[last].frame.origin.y > 0 else { return [all] }
    let edge = buttons[last].frame.origin.y
    return [
      CGRect(x: 0, y: 0, width: all.size.width, height: max(0, edge - Self.sheetMargin)),
      buttons[last].frame,
    ]
  }
}
