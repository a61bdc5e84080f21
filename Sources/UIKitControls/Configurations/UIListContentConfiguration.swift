internal import FoundationCore
internal import FoundationText
internal import QuartzCore
package import SelectorRuntime
internal import UIKitBase
package import UIKitRuntime

/// The image and texts of a row or a header, from UIListContentConfiguration.h.
///
/// A cell stores a copy; the content view is a `UIListContentView`.
package final class UIListContentConfiguration: StoringObject {
  private(set) var style = Style.cell
  @Strong private(set) var textLook: UIListContentTextProperties?
  @Strong private(set) var secondaryLook: UIListContentTextProperties?
  @Strong private(set) var imageLook: UIListContentImageProperties?

  /// The styles, by class method.
  package enum Style: String, CaseIterable {
    case cell = "cellConfiguration"
    case subtitleCell = "subtitleCellConfiguration"
    case valueCell = "valueCellConfiguration"
    case header = "headerConfiguration"
    case footer = "footerConfiguration"
    case plainHeader = "plainHeaderConfiguration"
    case plainFooter = "plainFooterConfiguration"
    case groupedHeader = "groupedHeaderConfiguration"
    case groupedFooter = "groupedFooterConfiguration"
    case prominentHeader = "prominentInsetGroupedHeaderConfiguration"
    case extraProminentHeader = "extraProminentInsetGroupedHeaderConfiguration"
    case sidebarCell = "sidebarCellConfiguration"
    case sidebarSubtitleCell = "sidebarSubtitleCellConfiguration"
    case accompaniedSidebarCell = "accompaniedSidebarCellConfiguration"
    case accompaniedSidebarSubtitleCell = "accompaniedSidebarSubtitleCellConfiguration"
    case sidebarHeader = "sidebarHeaderConfiguration"

    /// The text style and the color of the primary text, as commonly seen; no document gives them.
    fileprivate var text: (style: String, color: String, transform: Int) {
      switch self {
      case .cell, .subtitleCell, .valueCell, .sidebarCell, .sidebarSubtitleCell,
        .accompaniedSidebarCell, .accompaniedSidebarSubtitleCell:
        ("UICTFontTextStyleBody", "labelColor", 0)
      case .header, .plainHeader, .prominentHeader, .sidebarHeader:
        ("UICTFontTextStyleHeadline", "labelColor", 0)
      case .extraProminentHeader: ("UICTFontTextStyleTitle3", "labelColor", 0)
      case .groupedHeader: ("UICTFontTextStyleFootnote", "secondaryLabelColor", 1)
      case .footer, .plainFooter, .groupedFooter:
        ("UICTFontTextStyleFootnote", "secondaryLabelColor", 0)
      }
    }

    /// The text style of the secondary text.
    fileprivate var secondary: String {
      switch self {
      case .valueCell: "UICTFontTextStyleBody"
      case .sidebarSubtitleCell, .accompaniedSidebarSubtitleCell: "UICTFontTextStyleSubhead"
      default: "UICTFontTextStyleCaption1"
      }
    }

    /// The minimum height: rows are at least 44 points high.
    var leastHeight: Double {
      switch self {
      case .header, .footer, .plainHeader, .plainFooter, .groupedHeader, .groupedFooter,
        .prominentHeader, .extraProminentHeader:
        28
      default: 44
      }
    }
  }

  func fill(_ style: Style) -> UIListContentConfiguration {
    self.style = style
    makeLooks()
    textLook?.fill(style.text.style, style.text.color, transform: style.text.transform)
    secondaryLook?.fill(style.secondary, "secondaryLabelColor")
    return self
  }

  private func makeLooks() {
    textLook = uikit.create(UIKitClasses.listContentTextProperties)
    secondaryLook = uikit.create(UIKitClasses.listContentTextProperties)
    imageLook = uikit.create(UIKitClasses.listContentImageProperties)
  }

  var text: String? { text("text") }
  var secondaryText: String? { text("secondaryText") }
  var attributedText: NSAttributedString? { object("attributedText") }
  var secondaryAttributedText: NSAttributedString? { object("secondaryAttributedText") }
  var image: UIImage? { object("image") }
  var isSideBySide: Bool {
    storedValues?.value("prefersSideBySideTextAndSecondaryText")
      .flatMap { Bool.from($0, in: runtime) } ?? (style == .valueCell)
  }
  var alpha: Double { storedValues?.value("alpha") == nil ? 1 : number("alpha", 1) }
  var imagePadding: Double { number("imageToTextPadding", 16) }
  var horizontalPadding: Double { number("textToSecondaryTextHorizontalPadding", 8) }
  var verticalPadding: Double { number("textToSecondaryTextVerticalPadding", 3) }
  var margins: NSDirectionalEdgeInsets {
    storedValues?.value("directionalLayoutMargins")
      .flatMap { NSDirectionalEdgeInsets.from($0, in: runtime) } ?? Self.usualMargins
  }

  /// The default margins, as commonly seen; no document gives them.
  private static let usualMargins = NSDirectionalEdgeInsets(
    top: 11, leading: 16, bottom: 11, trailing: 8)

  private func object<Held: RuntimeObject>(_ name: String) -> Held? {
    storedValues?.value(name)?.object as? Held
  }

  private func text(_ name: String) -> String? {
    storedValues?.value(name).flatMap { String.from($0, in: runtime) }
  }

  private func number(_ name: String, _ usual: Double) -> Double {
    storedValues?.value(name).flatMap { Double.from($0, in: runtime) } ?? usual
  }

  /// Copies the text and image properties of another configuration.
  private func takeLooks(of other: UIListContentConfiguration) {
    style = other.style
    makeLooks()
    for (new, old) in [(textLook, other.textLook), (secondaryLook, other.secondaryLook)] {
      guard let new, let old else { continue }
      new.take(from: old)
      new.storedValues = old.storedValues?.copy()
    }
    imageLook?.storedValues = other.imageLook?.storedValues?.copy()
  }

  private func updated(
    for state: UIViewConfigurationState
  ) throws -> UIListContentConfiguration {
    let made: UIListContentConfiguration = try call(uikit.selectors.configurations.copy)
    made.textLook?.isDimmed = state.has("disabled")
    made.secondaryLook?.isDimmed = state.has("disabled")
    return made
  }

  static func define(_ list: ClassDefinition<UIListContentConfiguration>) {
    list.adopt(UIKitProtocols.contentConfiguration)
    for style in Style.allCases {
      list.classSide.method(style.rawValue) { (cls) -> UIListContentConfiguration in
        try cls.uikit.instance(UIListContentConfiguration.self, of: cls).fill(style)
      }
    }
    list.method("init") { (list) -> UIListContentConfiguration in list.fill(.cell) }
    list.ivar("_style", { $0.style.rawValue }) { (list, style: String) in
      _ = list.fill(Style(rawValue: style) ?? .cell)
    }
    list.ivar("_textProperties", { $0.textLook }) { (list, look: UIListContentTextProperties?) in
      list.textLook = look
    }
    list.ivar("_secondaryTextProperties", { $0.secondaryLook }) {
      (list, look: UIListContentTextProperties?) in list.secondaryLook = look
    }
    list.ivar("_imageProperties", { $0.imageLook }) { (list, look: UIListContentImageProperties?) in
      list.imageLook = look
    }
    list.copiesStoredValues { old, new in new.takeLooks(of: old) }
    let contentView = list.runtime.selector("initWithConfiguration:")
    list.method("makeContentView") { (list) -> UIView in
      let made: RuntimeObject = try list.runtime.cls(UIKitClasses.listContentView).call(
        list.uikit.selectors.alloc)
      return try made.call(contentView, list)
    }
    list.method("updatedConfigurationForState:") {
      (list, state: UIViewConfigurationState) -> UIListContentConfiguration in
      try list.updated(for: state)
    }
    list.readonly("textProperties", .strong) { (list) -> UIListContentTextProperties? in
      list.textLook
    }
    list.readonly("secondaryTextProperties", .strong) { (list) -> UIListContentTextProperties? in
      list.secondaryLook
    }
    list.readonly("imageProperties", .strong) { (list) -> UIListContentImageProperties? in
      list.imageLook
    }
    defineContents(list)
  }

  private static func defineContents(_ list: ClassDefinition<UIListContentConfiguration>) {
    for name in ["text", "secondaryText"] { list.stored(name, .copy, usual: String?.none) }
    for name in ["attributedText", "secondaryAttributedText"] {
      list.stored(name, .copy, usual: NSAttributedString?.none)
    }
    list.stored("image", .strong, usual: UIImage?.none)
    // UIAxisHorizontal
    list.stored("axesPreservingSuperviewLayoutMargins", usual: 1)
    list.stored("directionalLayoutMargins", usual: usualMargins)
    list.property(
      "prefersSideBySideTextAndSecondaryText", get: { $0.isSideBySide },
      set: { (list, isSideBySide: Bool) in
        let values = list.makeStoredValues()
        values.set("prefersSideBySideTextAndSecondaryText", .bool(isSideBySide), .assign)
      })
    list.stored("imageToTextPadding", usual: 16.0)
    list.stored("textToSecondaryTextHorizontalPadding", usual: 8.0)
    list.stored("textToSecondaryTextVerticalPadding", usual: 3.0)
    list.stored("alpha", usual: 1.0)
  }
}

extension UIKitClasses {
  package static let listContentConfiguration = NativeClass<UIListContentConfiguration>(
    "UIListContentConfiguration", superclass: FoundationClasses.object,
    UIListContentConfiguration.define)
}
