package import UIKitRuntime

/// The attribute of a constraint, with the values of `NSLayoutAttribute`.
enum LayoutAttribute: Int {
  case notAnAttribute, left, right, top, bottom, leading, trailing, width, height, centerX, centerY
  case lastBaseline, firstBaseline, leftMargin, rightMargin, topMargin, bottomMargin
  case leadingMargin, trailingMargin, centerXWithinMargins, centerYWithinMargins

  /// The name in a constraint's description.
  var name: String { "\(self)" }

  enum Axis { case horizontal, vertical, size, none }

  var axis: Axis {
    switch self {
    case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins:
      .horizontal
    case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      .vertical
    case .width, .height: .size
    case .notAnAttribute: .none
    }
  }

  var isHorizontal: Bool { axis == .horizontal || self == .width }

  /// Returns the attribute with leading and trailing replaced by left and right.
  func resolved(isRightToLeft: Bool) -> LayoutAttribute {
    switch self {
    case .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    case .leadingMargin: isRightToLeft ? .rightMargin : .leftMargin
    case .trailingMargin: isRightToLeft ? .leftMargin : .rightMargin
    default: self
    }
  }

  /// Whether it depends on the direction of writing.
  var isRelative: Bool { resolved(isRightToLeft: false) != self }

  /// Whether it is a left, right, leading or trailing edge or margin.
  var isEdge: Bool { isRelative || [.left, .right].contains(withoutMargin) }

  /// The same attribute without margins.
  var withoutMargin: LayoutAttribute {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    case .centerXWithinMargins: .centerX
    case .centerYWithinMargins: .centerY
    default: self
    }
  }
}

extension UIKitConstants {
  /// The constants of NSLayoutConstraint.h and UIView.h.
  package static let autoLayout: KeyValuePairs<String, Int> = [
    "NSLayoutAttributeNotAnAttribute": 0,
    "NSLayoutAttributeLeft": 1,
    "NSLayoutAttributeRight": 2,
    "NSLayoutAttributeTop": 3,
    "NSLayoutAttributeBottom": 4,
    "NSLayoutAttributeLeading": 5,
    "NSLayoutAttributeTrailing": 6,
    "NSLayoutAttributeWidth": 7,
    "NSLayoutAttributeHeight": 8,
    "NSLayoutAttributeCenterX": 9,
    "NSLayoutAttributeCenterY": 10,
    "NSLayoutAttributeLastBaseline": 11,
    "NSLayoutAttributeBaseline": 11,
    "NSLayoutAttributeFirstBaseline": 12,
    "NSLayoutAttributeLeftMargin": 13,
    "NSLayoutAttributeRightMargin": 14,
    "NSLayoutAttributeTopMargin": 15,
    "NSLayoutAttributeBottomMargin": 16,
    "NSLayoutAttributeLeadingMargin": 17,
    "NSLayoutAttributeTrailingMargin": 18,
    "NSLayoutAttributeCenterXWithinMargins": 19,
    "NSLayoutAttributeCenterYWithinMargins": 20,
    "NSLayoutRelationLessThanOrEqual": -1,
    "NSLayoutRelationEqual": 0,
    "NSLayoutRelationGreaterThanOrEqual": 1,
    "NSLayoutFormatAlignAllLeft": 1 << 1,
    "NSLayoutFormatAlignAllRight": 1 << 2,
    "NSLayoutFormatAlignAllTop": 1 << 3,
    "NSLayoutFormatAlignAllBottom": 1 << 4,
    "NSLayoutFormatAlignAllLeading": 1 << 5,
    "NSLayoutFormatAlignAllTrailing": 1 << 6,
    "NSLayoutFormatAlignAllCenterX": 1 << 9,
    "NSLayoutFormatAlignAllCenterY": 1 << 10,
    "NSLayoutFormatAlignAllLastBaseline": 1 << 11,
    "NSLayoutFormatAlignAllBaseline": 1 << 11,
    "NSLayoutFormatAlignAllFirstBaseline": 1 << 12,
    "NSLayoutFormatDirectionLeadingToTrailing": 0,
    "NSLayoutFormatDirectionLeftToRight": 1 << 16,
    "NSLayoutFormatDirectionRightToLeft": 2 << 16,
    "UILayoutConstraintAxisHorizontal": 0,
    "UILayoutConstraintAxisVertical": 1,
  ]

  /// The priorities and metrics of UIGeometry.h and NSLayoutConstraint.h.
  package static let layoutPriorities: KeyValuePairs<String, Double> = [
    "UILayoutPriorityRequired": 1000,
    "UILayoutPriorityDefaultHigh": 750,
    "UILayoutPriorityDragThatCanResizeScene": 510,
    "UILayoutPrioritySceneSizeStayPut": 500,
    "UILayoutPriorityDragThatCannotResizeScene": 490,
    "UILayoutPriorityDefaultLow": 250,
    "UILayoutPriorityFittingSizeLevel": 50,
  ]
}
