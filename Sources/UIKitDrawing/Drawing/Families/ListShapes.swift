internal import QuartzCore
internal import SelectorRuntime
internal import UIKitBase
internal import UIKitLists
internal import UIKitRuntime

// The sizes and distances in this file are measured on screens of iOS 15 to 17; no document states
// them.

extension UITableView: DrawnView {
  /// Whether sections are grouped, and whether the groups are inset from the sides.
  var isGrouped: Bool { style != 0 }
  var isInset: Bool { style == 2 }

  func usualBackground(_ look: Look) -> Paint? {
    look[isGrouped ? .systemGroupedBackground : .systemBackground]
  }

  func shapesAbove(_ look: Look) -> [Shape] {
    separators(look) + scrollIndicators(look)
  }

  /// The separators between rows, and in grouped tables above and below each section.
  private func separators(_ look: Look) -> [Shape] {
    let kind = storedValues?.value("separatorStyle").flatMap { Int.from($0, in: runtime) } ?? 1
    guard kind != 0 else { return [] }
    let paint = look.stored("separatorColor", of: self) ?? look[.separator]
    var shapes: [Shape] = []
    for row in displayed {
      guard let cell = row.cell, cell.superview === self, layout.contains(row.path) else {
        continue
      }
      let frame = cell.frame
      let isLast = row.path.item == layout.sections[row.path.section].count - 1
      func line(_ y: Double, from x: Double) {
        let width = frame.maxX - x
        shapes.append(
          .rectangle(CGRect(x: x, y: y, width: width, height: Shape.hairline), paint))
      }
      if style == 1, row.path.item == 0 { line(frame.origin.y, from: frame.origin.x) }
      if !isLast || !isGrouped { line(frame.maxY - Shape.hairline, from: separatorStart(of: cell)) }
      if style == 1, isLast { line(frame.maxY - Shape.hairline, from: frame.origin.x) }
    }
    return shapes
  }

  private func separatorStart(of cell: UITableViewCell) -> Double {
    let own =
      cell.storedValues?.value("separatorInset") ?? storedValues?.value("separatorInset")
    if let inset = own.flatMap({ UIEdgeInsets.from($0, in: runtime) }) {
      return cell.frame.origin.x + inset.left
    }
    return cell.frame.origin.x + cell.textStart
  }
}

extension UITableViewCell: DrawnView {
  private var table: UITableView? { superview as? UITableView }

  func usualBackground(_ look: Look) -> Paint? {
    // The background with rounded corners is one of the shapes.
    if table?.isInset == true { return nil }
    return ground(look)
  }

  private func ground(_ look: Look) -> Paint {
    if (isSelected || isHighlighted) && selectionStyle != 0 {
      return look.choose(light: .bytes(209, 209, 214), dark: .bytes(58, 58, 60))
    }
    return look[table?.isGrouped == true ? .secondarySystemGroupedBackground : .systemBackground]
  }

  func shapes(_ look: Look) -> [Shape] {
    guard table?.isInset == true, backgroundColor == nil else { return [] }
    let (isFirst, isLast) = placeInSection
    let fill = ground(look)
    if isFirst, isLast { return [.rectangle(bounds, fill, radius: Self.boxRadius)] }
    guard isFirst || isLast else { return [.rectangle(bounds, fill)] }
    return [.box(bounds, fill, radius: Self.boxRadius, isRoundAbove: isFirst)]
  }

  /// The corner radius of an inset section.
  static let boxRadius = 10.0

  private var placeInSection: (isFirst: Bool, isLast: Bool) {
    guard let table, let row = table.displayed.first(where: { $0.cell === self }),
      table.layout.contains(row.path)
    else { return (true, true) }
    return (row.path.item == 0, row.path.item == table.layout.sections[row.path.section].count - 1)
  }

  func shapesAbove(_ look: Look) -> [Shape] {
    accessoryShapes(look) + editingShapes(look)
  }

  /// The symbols of the accessory types: disclosure arrow, check mark, info circle.
  private func accessoryShapes(_ look: Look) -> [Shape] {
    guard let type = signedAccessoryType else { return [] }
    let tint = look.tint(of: self)
    let y = bounds.center.y
    func arrow(_ x: Double) -> Shape {
      .sign(
        Symbol.chevronRight, in: CGRect(x: x, y: y - 8, width: 16, height: 16),
        look[.tertiaryLabel], width: 3.2)
    }
    func info(_ x: Double) -> Shape {
      .sign(Symbol.info, in: CGRect(x: x, y: y - 11, width: 22, height: 22), tint, width: 1.7)
    }
    // UITableViewCellAccessoryDisclosureIndicator, DetailDisclosureButton, Checkmark, DetailButton
    switch type {
    case 1: return [arrow(bounds.maxX - 30)]
    case 2: return [info(bounds.maxX - 56), arrow(bounds.maxX - 30)]
    case 3:
      let place = CGRect(x: bounds.maxX - 34, y: y - 9, width: 18, height: 18)
      return [.sign(Symbol.checkmark, in: place, tint, width: 2.8)]
    case 4: return [info(bounds.maxX - 38)]
    default: return []
    }
  }

  /// The insert or delete control, and the reorder control.
  private func editingShapes(_ look: Look) -> [Shape] {
    var shapes: [Shape] = []
    if let control = edit.control {
      let center = CGPoint(x: control.frame.center.x + 4, y: control.frame.center.y)
      let square = CGRect(x: center.x - 11, y: center.y - 11, width: 22, height: 22)
      // UITableViewCellEditingStyleInsert
      let isInsert = edit.style == 2
      shapes.append(.circle(center, 11, look[isInsert ? .systemGreen : .systemRed]))
      shapes.append(
        .sign(isInsert ? "M12 7V17M7 12H17" : "M7 12H17", in: square, .white, width: 2))
    }
    if let grip = edit.grip {
      let place = CGRect(
        x: grip.frame.center.x - 11, y: grip.frame.center.y - 11, width: 22, height: 22)
      shapes.append(.sign(Symbol.grip, in: place, look[.tertiaryLabel], width: 2))
    }
    return shapes
  }
}

extension Shape {
  /// A rectangle with rounded corners at the top or at the bottom.
  fileprivate static func box(
    _ rect: CGRect, _ fill: Paint, radius: Double, isRoundAbove: Bool
  ) -> Shape {
    func number(_ number: Double) -> String { ViewFacts.number(number) }
    let (left, right) = (number(rect.origin.x), number(rect.maxX))
    let arc = "A\(number(radius)) \(number(radius)) 0 0"
    let (innerLeft, innerRight) = (number(rect.origin.x + radius), number(rect.maxX - radius))
    let (flat, round, inner, turn) =
      isRoundAbove
      ? (rect.maxY, rect.origin.y, rect.origin.y + radius, 1)
      : (rect.origin.y, rect.maxY, rect.maxY - radius, 0)
    return .path(
      "M\(left) \(number(flat))V\(number(inner))\(arc) \(turn) \(innerLeft) \(number(round))"
        + "H\(innerRight)\(arc) \(turn) \(right) \(number(inner))V\(number(flat))Z", fill)
  }
}

extension UITableViewHeaderFooterView: DrawnView {
  func usualBackground(_ look: Look) -> Paint? {
    guard let table = superview as? UITableView, !table.isGrouped else { return nil }
    return look.choose(light: .bytes(247, 247, 247, 0.97), dark: .bytes(30, 30, 30, 0.97))
  }
}

extension UITableViewIndex: DrawnView {
  func shapes(_ look: Look) -> [Shape] {
    let height = bounds.size.height / Double(max(1, titles.count))
    let step = min(height, 14)
    let first = bounds.center.y - step * Double(titles.count) / 2
    return titles.enumerated().flatMap { place, title in
      Shape.line(
        title, look.font(11, FontWeight.semibold), look.tint(of: self),
        in: CGRect(
          x: bounds.origin.x, y: first + step * Double(place), width: bounds.size.width,
          height: step), 1, look)
    }
  }
}
