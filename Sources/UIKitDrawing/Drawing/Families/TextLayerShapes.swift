internal import FoundationCore
internal import FoundationText
internal import QuartzCore
internal import SelectorRuntime
internal import UIKitBase
internal import UIKitRuntime

/// The string of a text layer, from the top of its bounds.
extension CALayer {
  /// The shapes of a text layer's string.
  ///
  /// - Parameters:
  ///   - look: resolves the colors.
  ///   - place: the layer's bounds, in the coordinates of the shapes.
  func textShapes(_ look: Look, in place: CGRect) -> [Shape] {
    guard isa.inherits(from: runtime.cls(UIKitClasses.textLayer)), let text = styledText else {
      return []
    }
    let size = place.size
    let mode = Self.breaking(storedText("truncationMode"))
    let wraps = storedValues?.value("wrapped").flatMap { Bool.from($0, in: runtime) } ?? false
    var limits = TextLayout.Limits()
    if wraps || mode != nil { limits.width = size.width }
    if let mode {
      let height = text.usual.font.lineHeight
      limits.breaking = wraps ? 0 : mode
      limits.lines =
        wraps ? max(1, Int(nearestTo: (size.height / max(1, height)).rounded(.down))) : 1
    }
    let layout = TextLayout(text, limits)
    let color = (storedValues?.value("foregroundColor")?.object as? UIColor).map { look[$0] }
    let isStyled = storedValues?.value("string")?.object is NSAttributedString
    let shapes = layout.shapes(
      at: place.origin, width: size.width, look, breaking: mode,
      paint: isStyled ? nil : color ?? .white)
    guard layout.size.width > size.width || layout.size.height > size.height else { return shapes }
    return [.group(ShapeGroup(shapes: shapes, clip: (place, .none)))]
  }

  private var styledText: StyledText? {
    guard let value = storedValues?.value("string") else { return nil }
    var style = StyledText.Style(font: textFont)
    style.format.alignment = Self.alignment(storedText("alignmentMode"))
    if let styled = value.object as? NSAttributedString {
      return styled.text.units.isEmpty ? nil : StyledText(styled, style)
    }
    return String.from(value, in: runtime).flatMap { $0.isEmpty ? nil : StyledText($0, style) }
  }

  /// The font, at the layer's font size; the size of a font object is ignored.
  private var textFont: UIFont {
    let size = storedNumber("fontSize") ?? 36
    let fonts = uikit.fonts
    if let font = storedValues?.value("font")?.object as? UIFont { return font.sized(size) }
    // The documentation names Helvetica as the default.
    let named = FontDescription.face(storedText("font") ?? "Helvetica", size: size)
    return fonts.font(named ?? FontDescription(size: size))
  }

  /// The `NSTextAlignment` of a `kCAAlignment…`.
  private static func alignment(_ mode: String?) -> Int {
    switch mode {
    case "center": 1
    case "right": 2
    default: 0
    }
  }

  /// The `NSLineBreakMode` of a `kCATruncation…`, or nil if text is not truncated.
  private static func breaking(_ mode: String?) -> Int? {
    switch mode {
    case "start": 3
    case "end": 4
    case "middle": 5
    default: nil
    }
  }
}
