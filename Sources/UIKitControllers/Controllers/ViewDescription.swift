internal import FoundationCore
internal import QuartzCore
internal import SelectorRuntime
internal import Systems
internal import UIKitBase
internal import UIKitControls
internal import UIKitLists
internal import UIKitRuntime
internal import UIKitText

/// The description of a view: its frame, what differs from a new view, and its layer.
///
/// The parts and their order are those of logs of devices from 9 to 26. A class adds its own parts:
/// text fields a text and a background, scroll views their content, sliders their value.
struct ViewDescription {
  private let view: UIView

  init(_ view: UIView) { self.view = view }

  /// The whole description.
  ///
  /// - Throws: the errors of overridden getters.
  func text() throws -> String {
    var parts = ["\(view.apparentClass.name): \(view.address)"]
    if let base = baseClass { parts.append("baseClass = \(base)") }
    let frame = view.frame
    parts.append(
      "frame = (\(short(frame.origin.x)) \(short(frame.origin.y)); "
        + "\(short(frame.size.width)) \(short(frame.size.height)))")
    if view.transform != .identity {
      parts.append("transform = [\(list(view.transform.numbers))]")
    }
    if let text = shownText { parts.append("text = '\(Self.shortened(text))'") }
    parts += appearance
    parts += try details
    parts += try fieldParts()
    parts.append("layer = \(try layer.defaultDescription)")
    parts += try contentParts()
    return "<\(parts.joined(separator: "; "))>\(try suffix())"
  }

  // MARK: - Parts

  /// The class of the framework below a class of the app, unless it is `UIView`.
  private var baseClass: String? {
    guard !view.apparentClass.isNative else { return nil }
    var cls: RuntimeClass? = view.apparentClass
    while let next = cls, !next.isNative { cls = next.superclass }
    return cls.map(\.name).flatMap { $0 == "UIView" ? nil : $0 }
  }

  private var appearance: [String] {
    var parts: [String] = []
    if view.clipsToBounds { parts.append("clipsToBounds = YES") }
    if view.alpha != 1 { parts.append("alpha = \(short(view.alpha))") }
    if view.isHidden { parts.append("hidden = YES") }
    if !view.isOpaque { parts.append("opaque = NO") }
    if !view.autoresizing.isEmpty { parts.append("autoresize = \(autoresizing)") }
    if !view.isUserInteractionEnabled { parts.append("userInteractionEnabled = NO") }
    if view.tag != 0 { parts.append("tag = \(view.tag)") }
    return parts
  }

  private var autoresizing: String {
    let names = ["LM", "W", "RM", "TM", "H", "BM"]
    let mask = view.autoresizing.rawValue
    return names.indices.filter { mask & (1 << $0) != 0 }.map { names[$0] }.joined(separator: "+")
  }

  private var details: [String] {
    get throws {
      var parts: [String] = []
      if let tint = view.ownTint { parts.append("tintColor = \(try tint.described())") }
      if !view.recognizers.isEmpty {
        let list = try view.world.box(.list(view.recognizers.map { .object($0) }))
        parts.append("gestureRecognizers = <NSArray: \(list?.address ?? "0x0")>")
      }
      if view.world.changes[.viewDescriptionColors], let color = view.backgroundColor {
        parts.append("backgroundColor = \(try color.described())")
      }
      if view.world.changes[.viewDescriptionColors], view is UIImageView {
        let image: UIImage? = try view.call(selector("image"))
        parts.append(
          "image = \(try image?.described() ?? "<(null):0x0 (null) anonymous; (0 0)@0>")")
      }
      return parts
    }
  }

  /// The text that a view shows.
  private var shownText: String? {
    switch view {
    case let label as UILabel: label.text
    case let field as UITextField: field.text
    case let view as UITextView: view.characters.string
    case let cell as UITableViewCell: cell.title?.text
    default: nil
    }
  }

  /// The first 25 characters of a longer text.
  private static func shortened(_ text: String) -> String {
    text.count > 25 ? text.prefix(25) + "..." : text
  }

  /// The border and background of a text field, since 13.
  private func fieldParts() throws -> [String] {
    guard let field = view as? UITextField, view.world.changes[.textFieldBackground] else {
      return []
    }
    var parts: [String] = []
    if let placeholder = try field.call(selector("placeholder"), as: String?.self) {
      parts.append("placeholder = \(placeholder)")
    }
    let style = try field.call(selector("borderStyle"), as: Int.self)
    let names = ["None", "Line", "Bezel", "RoundedRect"]
    parts.append("borderStyle = \(names.indices.contains(style) ? names[style] : "None")")
    let provider = "_UITextField\(style == 0 ? "No" : "System")BackgroundProvider"
    parts.append(
      "background = <\(provider): \(field.address): textfield=<UITextField: \(field.address)>>")
    return parts
  }

  private var layer: CALayer {
    get throws { try view.call(selector("layer")) }
  }

  /// The content of a scroll view, and the value of a slider.
  private func contentParts() throws -> [String] {
    if let slider = view as? UISlider {
      return ["value: \(FloatText.signed(slider.value, places: 6))"]
    }
    guard let scroll = view as? UIScrollView else { return [] }
    let size: CGSize = try scroll.call(selector("contentSize"))
    var parts = [
      "contentOffset: {\(list(scroll.bounds.origin.numbers))}",
      "contentSize: {\(list(size.numbers))}",
    ]
    if view.world.changes[.automaticInsets] {
      let inset = scroll.adjustedContentInset
      parts.append(
        "adjustedContentInset: {\(list([inset.top, inset.left, inset.bottom, inset.right]))}")
    }
    guard view.world.changes[.listDescriptionSource] else { return parts }
    if let collection = view as? UICollectionView {
      parts.append("layout: \(try layoutText(collection))")
    }
    if view is UITableView || view is UICollectionView {
      let source: RuntimeObject? = try view.call(selector("dataSource"))
      parts.append("dataSource: \(source?.defaultDescription ?? "(null)")")
    }
    return parts
  }

  private func layoutText(_ collection: UICollectionView) throws -> String {
    let layout: RuntimeObject? = try collection.call(selector("collectionViewLayout"))
    return layout?.defaultDescription ?? "(null)"
  }

  /// What follows the description of some classes.
  private func suffix() throws -> String {
    if let collection = view as? UICollectionView, !view.world.changes[.listDescriptionSource] {
      return " collection view layout: \(try layoutText(collection))"
    }
    if view is UINavigationBar, view.world.changes[.viewDescriptionColors] {
      let delegate: RuntimeObject? = try view.call(selector("delegate"))
      return delegate.map { " delegate=\($0.address)" } ?? ""
    }
    return ""
  }

  // MARK: - Numbers

  private func selector(_ name: String) -> Selector { view.runtime.selector(name) }

  /// A number as `%g` writes it.
  private func short(_ number: Double) -> String {
    (number < 0 ? "-" : "")
      + FloatText(magnitude: number.magnitude, precision: nil, keepsPoint: false).text("g")
  }

  /// Numbers as `NSStringFromCGSize` writes them.
  private func list(_ numbers: [Double]) -> String {
    numbers.map { number in
      (number < 0 ? "-" : "")
        + FloatText(magnitude: number.magnitude, precision: 17, keepsPoint: false).text("g")
    }.joined(separator: ", ")
  }
}

extension FloatText {
  /// A number with a fixed count of decimals.
  fileprivate static func signed(_ number: Double, places: Int) -> String {
    (number < 0 ? "-" : "")
      + FloatText(magnitude: number.magnitude, precision: places, keepsPoint: false).text("f")
  }
}

extension UIView {
  static func defineDescription(_ view: ClassDefinition<UIView>) {
    view.method("description") { (view) -> String in try ViewDescription(view).text() }
  }
}
