internal import QuartzCore
internal import UIKitBase
internal import UIKitControllers
internal import UIKitControls
internal import UIKitLists

extension UIButton: DrawnView {
  func shapes(_ look: Look) -> [Shape] {
    var shapes = backgroundInPlace(look)
    // UIButtonTypeDetailDisclosure, InfoLight, InfoDark, ContactAdd, Close
    switch buttonType {
    case 2, 3, 4: shapes.append(sign(Symbol.info, look))
    case 5: shapes.append(sign(Symbol.plusCircle, look))
    case 7: shapes.append(sign(Symbol.closeCircle, look))
    default: break
    }
    // A label without layout is drawn at the position that layout will give it.
    if let label, label.bounds.size.width == 0, let title = label.text {
      shapes += Shape.line(
        title, titleFontInPlace(look) ?? label.font, titlePaint(look) ?? look[.label],
        in: bounds.inset(by: contentEdgeInsets), 1, look)
    }
    return shapes
  }

  private func sign(_ commands: String, _ look: Look) -> Shape {
    let place = CGRect(x: bounds.center.x - 11, y: bounds.center.y - 11, width: 22, height: 22)
    return .sign(commands, in: place, look.tint(of: self), width: 1.8)
  }

  /// The title color in the present state.
  ///
  /// Buttons that UIKit creates for a bar, a panel or a row use the colors of those.
  func titlePaint(_ look: Look) -> Paint? {
    if let place = ButtonPlace(of: self) { return place.titlePaint(of: self, look) }
    if configuration != nil, isEnabled, let color = try? shownTitleColor() { return look[color] }
    let isSystem = buttonType == 1
    let own = currentTitleColor.map { look[$0] }
    if isSystem, !isEnabled { return own ?? look[.tertiaryLabel] }
    let color = own ?? (isSystem ? look.tint(of: self) : .white)
    // A highlighted system button draws its title with a fifth of the opacity.
    return isSystem && isHighlighted ? color.faded(0.2) : color
  }

  /// The title font that the button's container uses; nil for the label's own font.
  func titleFontInPlace(_ look: Look) -> UIFont? {
    ButtonPlace(of: self)?.titleFont(of: self, look)
  }

  private func backgroundInPlace(_ look: Look) -> [Shape] {
    if let configuration { return background(configuration, look) }
    guard let place = ButtonPlace(of: self) else { return [] }
    return place.background(of: self, look)
  }

  /// The background of a configuration, fainter while the button is highlighted.
  private func background(_ configuration: UIButtonConfiguration, _ look: Look) -> [Shape] {
    let tint = configuration.backgroundColor.map { look[$0] }
    let fill: Paint? =
      switch configuration.style {
      case .plain, .borderless: tint
      case .tinted, .borderedTinted: (tint ?? look.tint(of: self)).faded(0.18)
      case .gray, .bordered: tint ?? look[.systemFill]
      case .filled, .borderedProminent:
        isEnabled ? tint ?? look.tint(of: self) : look[.systemFill]
      }
    let radius = configuration.cornerRadius(height: bounds.size.height)
    var shapes: [Shape] = []
    if let fill {
      shapes.append(.rectangle(bounds, isHighlighted ? fill.faded(0.75) : fill, radius: radius))
    }
    if let background = configuration.background, let color = background.strokeColor {
      shapes.append(
        .outline(bounds, look[color], width: background.strokeWidth, radius: radius))
    }
    return shapes
  }
}

/// The container of a button that UIKit has created.
enum ButtonPlace {
  case alert(UIAlertAction?)
  case panel(isCancel: Bool, isDestructive: Bool)
  case bar
  case row(RowActions, Int)

  init?(of button: UIButton) {
    switch button.superview {
    case is UIToolbar, is UISearchBar: self = .bar
    case let panel as ModalPanel:
      let sheet = panel as? UIActionSheet
      self = .panel(
        isCancel: button.tag == panel.cancelButtonIndex,
        isDestructive: button.tag == sheet?.destructiveButtonIndex)
    case let cell as UITableViewCell:
      guard let actions = cell.edit.actions,
        let index = cell.edit.buttons.firstIndex(where: { $0 === button })
      else { return nil }
      self = .row(actions, index)
    case let panel?:
      guard let alert = panel.superview?.controller as? UIAlertController, alert.panel === panel,
        let index = alert.buttons.firstIndex(where: { $0 === button })
      else { return nil }
      self = .alert(alert.actions.indices.contains(index) ? alert.actions[index] : nil)
    case nil: return nil
    }
  }

  fileprivate func titlePaint(of button: UIButton, _ look: Look) -> Paint {
    if !button.isEnabled { return look[.tertiaryLabel] }
    return switch self {
    case .alert(let action):
      action?.style == .destructive ? look[.systemRed] : look.tint(of: button)
    case .panel(_, let isDestructive): isDestructive ? look[.systemRed] : look.tint(of: button)
    case .bar: look.tint(of: button).faded(button.isHighlighted ? 0.2 : 1)
    case .row: .white
    }
  }

  fileprivate func titleFont(of button: UIButton, _ look: Look) -> UIFont {
    switch self {
    case .alert(let action):
      return action.flatMap { $0.controller?.usualFont(of: $0) } ?? look.font(17)
    case .panel(let isCancel, _):
      return look.font(17, isCancel ? FontWeight.semibold : FontWeight.regular)
    case .bar: return look.font(17)
    case .row: return look.font(15)
    }
  }

  fileprivate func background(of button: UIButton, _ look: Look) -> [Shape] {
    switch self {
    case .alert, .panel:
      return button.isHighlighted ? [.rectangle(button.bounds, look[.systemFill])] : []
    case .bar: return []
    case .row(let actions, let index):
      let action = actions.action(at: index)
      // UITableViewRowActionStyleDestructive is 0, UIContextualActionStyleDestructive is 1.
      let isDestructive = action.map { $0.style == ($0 is UITableViewRowAction ? 0 : 1) } ?? true
      let usual = isDestructive ? look[.systemRed] : look[.systemGray]
      let fill = action?.backgroundColor.map { look[$0] } ?? usual
      let title = action.map { $0.title ?? "" } ?? "Delete"
      return [.rectangle(button.bounds, fill)]
        + Shape.line(title, look.font(15), .white, in: button.bounds.expanded(by: -4), 1, look)
    }
  }
}
