// Views are drawn first. Each view is a group inside its superview's group, with its position as
// the group's transform, so that nesting applies offsets, rotations and clipping as on a screen.
// Each view returns its appearance as shapes. The paths of fingers since the last drawing are drawn
// above all views, unclipped.

internal import QuartzCore
internal import SelectorRuntime
package import UIKitBase

/// A drawing of a view and its subviews, as a device shows them.
package struct ScreenDrawing {
  /// The caller's options for a drawing.
  package struct Options {
    /// Draws frames, class names and states over a faded screen.
    package var outlines = false
    /// Draws the paths of fingers; without it, they stay for the next drawing.
    package var fingers = true
    /// Whether the drawing is read by a rasterizer instead of a browser.
    package var isForPicture = false

    package init() {}
  }

  let top: UIView
  let options: Options
  var writer: SVGWriter
  var outlines = Outlines()
  /// The nesting depth of masks and of scenes behind a blur.
  var asides = 0
  var isAside: Bool { asides > 0 }

  private init(of top: UIView, _ options: Options) {
    self.top = top
    self.options = options
    writer = SVGWriter(for: options.isForPicture ? .rasterizer : .browser)
  }

  /// Returns a complete SVG document.
  ///
  /// Pending layout is performed first, as before a frame on a screen. The paths of fingers in the
  /// document are not drawn again the next time.
  ///
  /// - Throws: errors of the layout.
  package static func svg(of view: UIView, _ options: Options = Options()) throws -> String {
    try view.world.layoutPass.hurry()
    var drawing = ScreenDrawing(of: view, options)
    return drawing.document()
  }

  private mutating func document() -> String {
    let size = top.bounds.size
    drawViews()
    guard options.fingers else { return Self.document(size, background: nil, writer.text) }
    let fingers = FingerMarks(top)
    if options.outlines { outlines.drawCaptions(&writer, top, beside: fingers) }
    writer.add(fingers.drawing)
    guard options.outlines else {
      return Self.document(size, background: nil, writer.text)
    }
    return outlines.document(around: writer.text, top, fingers: fingers.count)
  }

  /// Returns an SVG document of a size.
  static func document(_ size: CGSize, background: String?, _ body: String) -> String {
    func number(_ number: Double) -> String { ViewFacts.number(number) }
    var svg = SVGText()
    svg.open(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "width": number(size.width),
        "height": number(size.height),
        "viewBox": "0 0 \(number(size.width)) \(number(size.height))",
        "font-family": SVGWriter.font,
      ])
    if let background {
      svg.element("rect", ["width": "100%", "height": "100%", "fill": background])
    }
    svg.add(body)
    svg.close("svg")
    return svg.text
  }

  // MARK: - Views

  private enum Task {
    /// Draw a view whose visible part is within a rectangle of the top view.
    case draw(UIView, CGRect)
    case finish(UIView, Look, groups: Int, isClipped: Bool)
  }

  /// Draws every view that is not hidden, from back to front.
  private mutating func drawViews() {
    let size = top.bounds.size
    let glass = CGRect(origin: .zero, size: size)
    let look = Look(at: top)
    writer.openClip(glass, .none)
    // A window without a background is black on a device; dark content on it would be unreadable.
    writer.write([.rectangle(glass, look[.systemBackground])])
    drawTree(top, seenIn: CGRect(origin: top.bounds.origin, size: size))
    if let window = top as? UIWindow {
      writer.write(ScreenShapes.statusBar(of: window, look))
      writer.write(ScreenShapes.keyboard(of: window, look))
      writer.write(ScreenShapes.homeIndicator(of: window, look))
    }
    writer.close("g")
  }

  /// Draws a view and its subviews.
  ///
  /// - Parameters:
  ///   - root: the view to draw.
  ///   - clip: the visible rectangle, in the coordinates of the top view.
  ///   - last: the view at which drawing stops; it and the views above it are omitted.
  mutating func drawTree(_ root: UIView, seenIn clip: CGRect, before last: UIView? = nil) {
    var open: [Task] = [.draw(root, clip)]
    var isOver = false
    while let task = open.popLast() {
      switch task {
      case .finish(_, _, let groups, _) where isOver:
        for _ in 0..<groups { writer.close("g") }
      case .finish(let view, let look, let groups, let isClipped):
        finish(view, look, groups, isClipped: isClipped)
      case .draw(let view, _) where isOver || view === last: isOver = isOver || view === last
      case .draw(let view, let clip):
        let (inner, end) = begin(view, clip)
        open.append(end)
        for subview in view.subviews.reversed() where !subview.isHidden && subview.alpha >= 0.01 {
          open.append(.draw(subview, inner))
        }
      }
    }
  }

  /// Begins a view's group, and returns the clip of its subviews and the task that ends the group.
  private mutating func begin(_ view: UIView, _ clip: CGRect) -> (CGRect, Task) {
    let look = Look(at: view)
    writer.open(
      "g",
      view.alpha == 1
        ? ["transform": place(of: view)]
        : ["transform": place(of: view), "opacity": ViewFacts.number(view.alpha)])
    if !isAside { writer.element("title", [:], content: view.apparentClass.name) }
    var (groups, inner) = (1, clip)
    if let sheet = SheetShapes(of: view) {
      writer.openClip(sheet.outline, Corners(radius: sheet.radius))
      groups += 1
    }
    if openMask(of: view, look) { groups += 1 }
    drawBlur(behind: view)
    writer.write(view.backdrop(look))
    let seen = view.convert(view.bounds, to: top).flatMap { $0.common(clip) }
    // On a device, scroll views and image views clip their content only if clipsToBounds is set.
    let isClipped = view.clipsToBounds && view !== top
    if isClipped {
      writer.openClip(view.bounds, view.corners)
      groups += 1
      inner = seen ?? CGRect(origin: clip.origin, size: .zero)
    }
    if let drawn = view as? any DrawnView { write(drawn.shapes(look), of: view) }
    writer.write(PanelShapes.shapes(for: view, look))
    if hasOutlines { outlines.begin(view, seen, &writer, isTop: view === top) }
    return (inner, .finish(view, look, groups: groups, isClipped: isClipped))
  }

  private mutating func write(_ shapes: [Shape], of view: UIView) {
    writer.write(shapes)
    if hasOutlines { outlines.reserve(shapes, of: view, in: top) }
  }

  private mutating func finish(_ view: UIView, _ look: Look, _ groups: Int, isClipped: Bool) {
    if let drawn = view as? any DrawnView {
      write(drawn.shapesAbove(look), of: view)
    } else if let scrollView = view as? UIScrollView {
      writer.write(scrollView.scrollIndicators(look))
    }
    writer.write(PanelShapes.shapesAbove(view, look))
    if hasOutlines { outlines.finish(view, &writer) }
    if isClipped { writer.close("g") }
    writer.write(view.border(look))
    if let sheet = SheetShapes(of: view) { writer.write(sheet.grabber(look)) }
    for _ in 0..<(groups - (isClipped ? 1 : 0)) { writer.close("g") }
  }

  private var hasOutlines: Bool { options.outlines && !isAside }

  private func place(of view: UIView) -> String {
    func number(_ number: Double) -> String { ViewFacts.number(number) }
    guard view !== top else {
      return "translate(\(number(-view.bounds.origin.x)) \(number(-view.bounds.origin.y)))"
    }
    guard view.transform != .identity else {
      let shift = view.toSuperview(.zero)
      return "translate(\(number(shift.x)) \(number(shift.y)))"
    }
    let matrix = view.transform.numbers.map(number).joined(separator: " ")
    let (center, middle) = (view.center, view.anchor)
    return "translate(\(number(center.x)) \(number(center.y))) matrix(\(matrix)) "
      + "translate(\(number(-middle.x)) \(number(-middle.y)))"
  }
}
