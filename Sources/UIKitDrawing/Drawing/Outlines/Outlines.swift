internal import FoundationCore
internal import QuartzCore
internal import SelectorRuntime
internal import UIKitBase
internal import UIKitText
internal import VirtualTime

/// The marks of an outline drawing: each view's frame, class, state and content size.
struct Outlines {
  /// The captioned views, with their visible rectangles.
  private var visible: [(rectangle: CGRect, caption: String)] = []
  /// The rectangles of texts, in the coordinates of the top view.
  private var occupied: [CGRect] = []
  /// The states that were drawn.
  private var states: [ViewFacts.State] = []

  private static let captionSize = 7.0
  /// The space around the screen, and the headline's height above it.
  private static let (margin, headline) = (20.0, 34.0)

  /// Draws the frame of a view, and stores its caption.
  mutating func begin(_ view: UIView, _ seen: CGRect?, _ writer: inout SVGWriter, isTop: Bool) {
    let frame = Paint.bytes(100, 116, 139, 0.6)
    writer.write([.outline(view.bounds, frame, width: 0.6)])
    let facts = ViewFacts(of: view)
    if let size = facts.contentSize {
      var extent = Shape.outline(CGRect(origin: .zero, size: size), .bytes(15, 118, 110))
      extent.dashes = [5, 3]
      writer.write([extent])
    }
    guard let seen, !isTop else { return }
    visible.append((seen, Self.caption(of: view, facts)))
  }

  /// Reserves the rectangles of a view's texts, so that captions do not cover them.
  mutating func reserve(_ shapes: [Shape], of view: UIView, in top: UIView) {
    for shape in shapes {
      guard case .text(let line) = shape.form else { continue }
      let size = line.font.size
      let place = CGRect(
        x: line.origin.x, y: line.origin.y - size * 0.8, width: line.width, height: size)
      if let inTop = view.convert(place, to: top) { occupied.append(inTop) }
    }
  }

  /// Draws the state of a view above the view and its subviews.
  mutating func finish(_ view: UIView, _ writer: inout SVGWriter) {
    for state in ViewFacts(of: view).states {
      if !states.contains(state) { states.append(state) }
      writer.add(state.mark(in: SVGWriter.attributes(of: view.bounds.expanded(by: -1))))
    }
  }

  private static func caption(of view: UIView, _ facts: ViewFacts) -> String {
    let name = view.accessibilityIdentifier.map { " “\($0)”" } ?? ""
    let title = view.apparentClass.name + name
    guard let size = facts.contentSize else { return title }
    let offset = view.bounds.origin.numbers.map(ViewFacts.number).joined(separator: ", ")
    return "\(title) at \(offset) of \(ViewFacts.number(size.width)) × "
      + ViewFacts.number(size.height)
  }

  /// Writes each view's caption into a corner of the view, if no other text is there.
  mutating func drawCaptions(_ writer: inout SVGWriter, _ top: UIView, beside fingers: FingerMarks)
  {
    let shift = top.bounds.origin
    var taken = occupied + fingers.words.map { CGRect(origin: $0.origin + shift, size: $0.size) }
    if let keyboard = top.world.keyboard.shownFrame, top is UIWindow { taken.append(keyboard) }
    // The innermost views first, because they have the least room.
    for (rectangle, caption) in visible.reversed() {
      let size = CGSize(
        width: Self.width(of: caption, size: Self.captionSize) + 4, height: Self.captionSize + 3)
      guard rectangle.size.width >= size.width, rectangle.size.height >= size.height else {
        continue
      }
      let (left, right) = (rectangle.origin.x, rectangle.maxX - size.width)
      let (upper, lower) = (rectangle.origin.y, rectangle.maxY - size.height)
      let corners = [
        CGPoint(x: left, y: upper), CGPoint(x: left, y: lower), CGPoint(x: right, y: upper),
        CGPoint(x: right, y: lower),
      ]
      let free = corners.map { CGRect(origin: $0, size: size) }.first { box in
        !taken.contains { $0.common(box) != nil }
      }
      guard let box = free else { continue }
      taken.append(box)
      writer.element(
        "text",
        [
          "x": ViewFacts.number(box.origin.x - shift.x + 2),
          "y": ViewFacts.number(box.origin.y - shift.y + Self.captionSize + 0.5),
          "font-size": ViewFacts.number(Self.captionSize), "fill": "#475569",
          "stroke": "#ffffff", "stroke-width": "1.6", "stroke-opacity": "0.8",
          "paint-order": "stroke",
        ], content: caption)
    }
  }

  /// The approximate width of a caption, in any font.
  static func width(of text: some StringProtocol, size: Double) -> Double {
    text.unicodeScalars.reduce(0) { $0 + ($1.value >= 0x2E80 ? 1 : 0.58) } * size
  }

  /// The document with a headline above the screen and a legend below it.
  func document(around body: String, _ top: UIView, fingers: Int) -> String {
    func number(_ number: Double) -> String { ViewFacts.number(number) }
    let size = top.bounds.size
    let width = max(size.width, 240) + 2 * Self.margin
    let legend = Legend(states: states, fingers: fingers, width: width - 2 * Self.margin)
    let below = Self.headline + size.height + Self.margin
    var svg = SVGText()
    svg.add(Self.definitions)
    svg.element(
      "text", ["x": number(Self.margin), "y": "22", "font-size": "12", "fill": "#1f2937"],
      content: "\(top.apparentClass.name)  \(number(size.width)) × \(number(size.height)) points  "
        + "at \(number(top.world.runLoop.now)) s")
    svg.open("g", ["transform": "translate(\(number(Self.margin)) \(number(Self.headline)))"])
    svg.add(body)
    svg.element(
      "rect",
      [
        "width": number(size.width), "height": number(size.height), "rx": "2", "fill": "none",
        "stroke": "#334155", "stroke-width": "1.5",
      ])
    svg.close("g")
    svg.open("g", ["transform": "translate(\(number(Self.margin)) \(number(below)))"])
    svg.add(legend.drawing)
    svg.close("g")
    return ScreenDrawing.document(
      CGSize(width: width, height: below + legend.height + Self.margin / 2),
      background: "#eef1f5", svg.text)
  }

  /// The definitions that several elements use: the stripes of disabled views.
  private static let definitions = """
    <defs><pattern id="stripes" width="6" height="6" patternUnits="userSpaceOnUse" \
    patternTransform="rotate(45)"><rect width="2" height="6" fill="#475569" fill-opacity="0.35"/>\
    </pattern></defs>

    """
}

extension ViewFacts.State {
  /// The style of the rectangle that marks the state, in the drawing and in the legend.
  var look: SVGAttributes {
    switch self {
    case .highlighted:
      ["fill": "#f59e0b", "fill-opacity": "0.4", "stroke": "#b45309", "stroke-width": "1.5"]
    case .selected: ["fill": "none", "stroke": "#2563eb", "stroke-width": "2.5"]
    case .disabled: ["fill": "url(#stripes)", "stroke": "#475569", "stroke-width": "1"]
    case .firstResponder:
      ["fill": "none", "stroke": "#9333ea", "stroke-width": "2", "stroke-dasharray": "2 2"]
    }
  }

  fileprivate func mark(in place: SVGAttributes) -> String {
    var svg = SVGText()
    svg.element("rect", place + look)
    return svg.text
  }
}
