internal import SelectorRuntime

/// Views: groups within groups.
extension ViewDrawing {
  private enum Task {
    /// Draw a view; what can be seen of it lies within a rectangle of the top view.
    case draw(UIView, CGRect)
    case add(String)
  }

  /// Draws every view that is not hidden, from the back to the front.
  mutating func drawViews() {
    let screen = CGRect(origin: top.bounds.origin, size: top.bounds.size)
    let clip = svg.identifier("clip")
    let glass = attributes(of: CGRect(origin: .zero, size: screen.size))
    svg.open("clipPath", ["id": clip])
    svg.element("rect", glass)
    svg.close("clipPath")
    svg.open("g", ["clip-path": "url(#\(clip))"])
    svg.element("rect", glass + ["fill": "#ffffff"])
    var open: [Task] = [.draw(top, screen)]
    while let task = open.popLast() {
      switch task {
      case .add(let text): svg.add(text)
      case .draw(let view, let clip):
        let (inner, end) = begin(view, clip)
        open.append(.add(end))
        for subview in view.subviews.reversed() where !subview.isHidden {
          open.append(.draw(subview, inner))
        }
      }
    }
    svg.close("g")
  }

  /// Begins a view's group, and answers what its subviews can be seen in and what ends the group.
  private mutating func begin(_ view: UIView, _ clip: CGRect) -> (CGRect, String) {
    let facts = ViewFacts(of: view)
    let inTop = view.convert(view.bounds, to: top)
    let seen = inTop.flatMap { $0.common(clip) }
    svg.open(
      "g",
      view.alpha == 1
        ? ["transform": place(of: view)]
        : ["transform": place(of: view), "opacity": number(view.alpha)])
    svg.element("title", [:], content: "\(view.apparentClass.name) \(view.address)")
    drawBackground(of: view)
    var end = "</g>\n"
    var inner = clip
    if view.clipsToBounds, view !== top {
      let name = svg.identifier("clip")
      svg.open("clipPath", ["id": name])
      svg.element("rect", attributes(of: view.bounds))
      svg.close("clipPath")
      svg.open("g", ["clip-path": "url(#\(name))"])
      end = "</g>\n" + end
      inner = seen ?? CGRect(origin: clip.origin, size: .zero)
    }
    if let size = facts.contentSize { drawContent(of: view, size) }
    drawInside(view, facts)
    if let seen, view !== top {
      visible.append((view, seen, caption(of: view, facts)))
    }
    return (inner, overlay(on: view, facts) + end)
  }

  private func place(of view: UIView) -> String {
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

  private mutating func drawBackground(of view: UIView) {
    var (fill, opacity) = ("#64748b", 0.04)
    if let color = view.backgroundColor { (fill, opacity) = (color.hexadecimal, color.alpha) }
    svg.element(
      "rect",
      attributes(of: view.bounds) + [
        "fill": fill, "fill-opacity": number(opacity), "stroke": "#64748b",
        "stroke-opacity": "0.55", "stroke-width": "0.6", "vector-effect": "non-scaling-stroke",
      ])
  }

  /// The extent of what scrolls, dashed, as far as it can be seen.
  private mutating func drawContent(of view: UIView, _ size: CGSize) {
    svg.element(
      "rect",
      attributes(of: CGRect(origin: .zero, size: size)) + [
        "fill": "none", "stroke": "#0f766e", "stroke-width": "1", "stroke-dasharray": "5 3",
        "vector-effect": "non-scaling-stroke",
      ])
  }

  private func caption(of view: UIView, _ facts: ViewFacts) -> String {
    let name = view.accessibilityIdentifier.map { " “\($0)”" } ?? ""
    let title = view.apparentClass.name + name
    guard let size = facts.contentSize else { return title }
    let offset = view.bounds.origin.numbers.map(number).joined(separator: ", ")
    return "\(title) at \(offset) of \(number(size.width)) × \(number(size.height))"
  }
}

extension UIColor {
  /// Its colour without its alpha, as `#rrggbb`.
  var hexadecimal: String {
    let parts = [red, green, blue].map { part in
      let byte = Int((min(max(part, 0), 1) * 255).rounded())
      return (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
    return "#" + parts.joined()
  }

  /// Whether white can be read on it.
  var isDark: Bool { alpha > 0.4 && 0.3 * red + 0.59 * green + 0.11 * blue < 0.6 }
}
