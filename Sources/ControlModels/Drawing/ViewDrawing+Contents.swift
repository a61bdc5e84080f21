internal import FoundationModels

/// What views show: texts, switches, sliders, and the state that they are in.
extension ViewDrawing {
  /// Draws what the view shows below its subviews.
  mutating func drawInside(_ view: UIView, _ facts: ViewFacts) {
    switch view {
    case let button as UIButton: drawTitle(of: button, facts.text ?? "")
    case let label as UILabel:
      // A button draws its title itself.
      if label.superview is UIButton { return }
      let color = label.textColor?.hexadecimal ?? "#111827"
      let alignment = label.textAlignment == 1 ? 0.5 : label.textAlignment == 2 ? 1 : 0
      drawText(
        facts.text ?? "", in: label, label.bounds, color, at: alignment,
        lines: label.numberOfLines == 1 ? 1 : label.numberOfLines <= 0 ? .max : label.numberOfLines)
    case let view as UITextView:
      drawText(
        view.characters.string, in: view, view.bounds.inset(by: view.look.textContainerInset),
        "#111827", at: 0, lines: .max, size: view.usualStyle.font.size)
    case let control as UISwitch: drawSwitch(control)
    case let slider as UISlider: drawSlider(slider)
    case is UITextField, is UISearchBar, is UINavigationBar, is UISegmentedControl, is ModalPanel:
      drawChrome(view)
    default:
      drawChrome(view)
      if let text = facts.text { drawText(text, in: view, view.bounds, "#111827", at: 0, lines: 1) }
    }
  }

  private mutating func drawTitle(of button: UIButton, _ title: String) {
    let isDark = button.backgroundColor?.isDark ?? false
    let color = button.currentTitleColor?.hexadecimal ?? (isDark ? "#ffffff" : "#0a63d6")
    drawText(
      title, in: button, button.bounds.inset(by: button.contentEdgeInsets), color, at: 0.5,
      lines: 1)
  }

  /// Draws a text in a rectangle; what does not fit ends in dots.
  ///
  /// - Parameter alignment: 0 is left, 0.5 the middle, 1 right.
  /// - Parameter size: how large the letters may be.
  mutating func drawText(
    _ text: String, in view: UIView, _ place: CGRect, _ color: String, at alignment: Double,
    lines: Int, size most: Double = 17
  ) {
    guard !text.isEmpty, place.size.width >= 4, place.size.height >= 4 else { return }
    let size = min(most, max(6, place.size.height * 0.72))
    let inset = alignment == 0.5 ? 0 : min(3, place.size.width / 10)
    let room = place.size.width - 2 * inset
    let fitting = min(lines, max(1, Int(place.size.height / (size * 1.2))))
    let rows = Self.rows(of: text, width: room, size: size, most: fitting)
    let height = size * 1.2
    let first = place.center.y - height * Double(rows.count) / 2
    let x = place.origin.x + inset + room * alignment
    for (index, row) in rows.enumerated() {
      let top = first + height * Double(index)
      svg.element(
        "text",
        [
          "x": number(x), "y": number(top + size * 0.95), "font-size": number(size),
          "fill": color,
          "text-anchor": alignment == 0 ? "start" : alignment == 1 ? "end" : "middle",
        ], content: row)
      let width = Self.width(of: row, size: size)
      let box = CGRect(x: x - width * alignment, y: top + size * 0.15, width: width, height: size)
      if let inTop = view.convert(box, to: self.top) { occupied.append(inTop) }
    }
  }

  /// Breaks a text into as many rows as there may be.
  private static func rows(of text: String, width: Double, size: Double, most: Int) -> [String] {
    let paragraphs = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard most > 1 else { return [shortened(paragraphs.joined(separator: " "), width, size)] }
    var rows: [String] = []
    for paragraph in paragraphs where rows.count < most {
      var row = ""
      for word in paragraph.split(separator: " ") {
        let longer = row.isEmpty ? String(word) : row + " " + word
        if Self.width(of: longer, size: size) > width, !row.isEmpty {
          rows.append(row)
          row = String(word)
        } else {
          row = longer
        }
      }
      rows.append(row)
    }
    return rows.prefix(most).map { shortened($0, width, size) }
  }

  private static func shortened(_ text: String, _ width: Double, _ size: Double) -> String {
    // No row shows more, however wide it is.
    let text = String(text.prefix(500))
    guard Self.width(of: text, size: size) > width else { return text }
    var kept = text[...]
    while !kept.isEmpty, Self.width(of: kept, size: size) + size * 0.7 > width { kept.removeLast() }
    return kept + "…"
  }

  private mutating func drawSwitch(_ control: UISwitch) {
    let bounds = control.bounds
    let radius = max(0, bounds.size.height / 2 - 1)
    svg.element(
      "rect",
      attributes(of: bounds.expanded(by: -1)) + [
        "rx": number(radius), "fill": control.isOn ? "#34c759" : "#d1d5db",
      ])
    let x = control.isOn ? bounds.maxX - radius - 1 : bounds.origin.x + radius + 1
    drawKnob(at: CGPoint(x: x, y: bounds.center.y), radius: max(0, radius - 1))
  }

  private mutating func drawSlider(_ slider: UISlider) {
    let bounds = slider.bounds
    let thumb = slider.thumbRect
    let line = CGRect(
      x: bounds.origin.x + 2, y: bounds.center.y - 2, width: max(0, bounds.size.width - 4),
      height: 4)
    svg.element("rect", attributes(of: line) + ["rx": "2", "fill": "#d1d5db"])
    var done = line
    done.size.width = max(0, thumb.center.x - line.origin.x)
    svg.element("rect", attributes(of: done) + ["rx": "2", "fill": "#0a84ff"])
    drawKnob(at: thumb.center, radius: thumb.size.width / 2 - 1)
  }

  private mutating func drawKnob(at center: CGPoint, radius: Double) {
    svg.element(
      "circle",
      [
        "cx": number(center.x), "cy": number(center.y), "r": number(radius), "fill": "#ffffff",
        "stroke": "#94a3b8", "stroke-width": "0.8",
      ])
  }

  /// What lies over a view and all in it: its state, and how far it has scrolled.
  mutating func overlay(on view: UIView, _ facts: ViewFacts) -> String {
    var over = SVGText()
    let place = attributes(of: view.bounds.expanded(by: -1))
    for state in facts.states {
      if !states.contains(state) { states.append(state) }
      over.element("rect", place + state.look)
    }
    if let size = facts.contentSize { drawIndicators(of: view, size, into: &over) }
    return over.text
  }

  private func drawIndicators(of view: UIView, _ size: CGSize, into over: inout SVGText) {
    let bounds = view.bounds
    let look: SVGAttributes = ["rx": "1.5", "fill": "#0f172a", "fill-opacity": "0.45"]
    if size.height > bounds.size.height, bounds.size.height > 20 {
      let (start, length) = Self.indicator(
        bounds.origin.y, bounds.size.height, size.height, track: bounds.size.height - 6)
      let bar = CGRect(
        x: bounds.maxX - 5, y: bounds.origin.y + 3 + start, width: 3, height: length)
      over.element("rect", attributes(of: bar) + look)
    }
    if size.width > bounds.size.width, bounds.size.width > 20 {
      let (start, length) = Self.indicator(
        bounds.origin.x, bounds.size.width, size.width, track: bounds.size.width - 6)
      let bar = CGRect(
        x: bounds.origin.x + 3 + start, y: bounds.maxY - 5, width: length, height: 3)
      over.element("rect", attributes(of: bar) + look)
    }
  }

  /// Where an indicator begins and how long it is; beyond the ends of the content it shrinks.
  private static func indicator(
    _ offset: Double, _ shown: Double, _ content: Double, track: Double
  ) -> (start: Double, length: Double) {
    let first = min(max(0, offset / content), 1)
    let last = min(max(0, (offset + shown) / content), 1)
    let length = max(8, (last - first) * track)
    return (min(first * track, track - length), length)
  }
}

extension ViewFacts.State {
  /// How a rectangle over the view shows it, as the legend does.
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
}
