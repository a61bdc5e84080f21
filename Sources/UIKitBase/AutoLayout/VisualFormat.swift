internal import FoundationCore
internal import SelectorRuntime
internal import UIKitRuntime

/// Parses Apple's visual format language: `H:|-[a(>=50@750)]-8-[b(==a)]-|`.
struct VisualFormat {
  private let text: [Character]
  private var place = 0
  private let options: Int
  private let metrics, views: [Value.DictionaryEntry]
  private let world: UIKitWorld

  init(
    _ text: String, options: Int, metrics: Value, views: Value, in world: UIKitWorld
  ) throws {
    self.text = Array(text)
    self.options = options
    self.metrics = metrics.entries ?? []
    self.views = views.entries ?? []
    self.world = world
  }

  /// A relation with its constant or view, and its priority.
  private struct Condition {
    var relation = LayoutSolver.Relation.equal
    var number = 0.0
    var view: RuntimeObject?
    var priority = LayoutSolver.required
  }

  /// A view with its conditions; nil stands for the superview.
  private struct Part {
    let view: RuntimeObject?
    let sizes: [Condition]
  }

  /// Returns the constraints of the format.
  ///
  /// - Throws: `RuntimeError` with UIKit's message, which marks the position of the error.
  func constraints() throws -> [NSLayoutConstraint] {
    var reader = self
    return try reader.read()
  }

  private mutating func read() throws -> [NSLayoutConstraint] {
    var isVertical = false
    if take("V:") { isVertical = true } else { _ = take("H:") }
    var result: [NSLayoutConstraint] = []
    var parts = [try part(isVertical, &result)]
    while place < text.count {
      let gaps = try gap()
      let next = try part(isVertical, &result)
      guard let last = parts.last else { break }
      for gap in gaps ?? [Condition()] {
        result.append(try distance(last, next, gap, gaps == nil, isVertical))
      }
      parts.append(next)
    }
    result += try alignments(parts.compactMap(\.view), isVertical)
    return result
  }

  // MARK: - Views

  private mutating func part(
    _ isVertical: Bool, _ result: inout [NSLayoutConstraint]
  ) throws -> Part {
    if take("|") { return Part(view: nil, sizes: []) }
    guard take("[") else { throw error("Expected a view") }
    let view = try namedView()
    var sizes: [Condition] = []
    if take("(") { sizes = try conditions() }
    guard take("]") else {
      throw error("Expected a ']' here. That is how you give the end of a view")
    }
    for size in sizes {
      let attribute = isVertical ? LayoutAttribute.height : .width
      let made = world.makeConstraint(
        view, attribute, size.relation, size.view,
        size.view == nil ? .notAnAttribute : attribute, constant: size.number)
      try made.send(world.runtime.selector("setPriority:"), size.priority)
      result.append(made)
    }
    return Part(view: view, sizes: sizes)
  }

  private mutating func namedView() throws -> RuntimeObject {
    let name = identifier()
    guard let found = views.first(where: { $0.key.isText(name) })?.value.object else {
      throw error("\(name) is not a key in the views dictionary")
    }
    return found
  }

  private mutating func gap() throws -> [Condition]? {
    guard take("-") else { return nil }
    if take("(") {
      let found = try conditions()
      guard take("-") else { throw error("Expected a '-' here") }
      return found
    }
    if peek("[") || peek("|") { return [Condition(number: .nan)] }
    let found = try condition()
    guard take("-") else { throw error("Expected a '-' here") }
    return [found]
  }

  /// Parses the conditions in parentheses.
  private mutating func conditions() throws -> [Condition] {
    var result = [try condition()]
    while take(",") { result.append(try condition()) }
    guard take(")") else { throw error("Expected a ')' here") }
    return result
  }

  private mutating func condition() throws -> Condition {
    var result = Condition()
    if take(">=") {
      result.relation = .greaterOrEqual
    } else if take("<=") {
      result.relation = .lessOrEqual
    } else {
      _ = take("==")
    }
    if let number = number() {
      result.number = number
    } else {
      let name = identifier()
      if let metric = metrics.first(where: { $0.key.isText(name) })?.value {
        result.number = Double.from(metric, in: world.runtime) ?? 0
      } else if let view = views.first(where: { $0.key.isText(name) })?.value.object {
        result.view = view
      } else {
        throw error("\(name) is not a key in the metrics dictionary")
      }
    }
    guard take("@") else { return result }
    if let number = number() {
      result.priority = number
    } else {
      let name = identifier()
      guard let metric = metrics.first(where: { $0.key.isText(name) })?.value,
        let number = Double.from(metric, in: world.runtime)
      else { throw error("\(name) is not a key in the metrics dictionary") }
      result.priority = number
    }
    return result
  }

  // MARK: - Constraints

  private func distance(
    _ first: Part, _ second: Part, _ gap: Condition, _ isTouching: Bool, _ isVertical: Bool
  ) throws -> NSLayoutConstraint {
    let (begin, end): (LayoutAttribute, LayoutAttribute) =
      isVertical ? (.top, .bottom) : edges
    let made: NSLayoutConstraint
    switch (first.view, second.view) {
    case (let one?, let other?):
      let length = gap.number.isNaN ? NSLayoutAnchor.systemSpacing : gap.number
      made = world.makeConstraint(other, begin, gap.relation, one, end, constant: length)
    case (nil, let view?):
      // Without a number, the distance is the superview's margin.
      let around = try superview(of: view)
      made =
        gap.number.isNaN
        ? world.makeConstraint(view, begin, gap.relation, around, begin.margin)
        : world.makeConstraint(view, begin, gap.relation, around, begin, constant: gap.number)
    case (let view?, nil):
      let around = try superview(of: view)
      made =
        gap.number.isNaN
        ? world.makeConstraint(around, end.margin, gap.relation, view, end)
        : world.makeConstraint(around, end, gap.relation, view, end, constant: gap.number)
    case (nil, nil): throw error("Unable to interpret '|' twice in a row")
    }
    try made.send(world.runtime.selector("setPriority:"), gap.priority)
    return made
  }

  private var edges: (LayoutAttribute, LayoutAttribute) {
    // NSLayoutFormatDirectionLeftToRight, …RightToLeft
    switch options >> 16 & 3 {
    case 1: (.left, .right)
    case 2: (.right, .left)
    default: (.leading, .trailing)
    }
  }

  private func superview(of view: RuntimeObject) throws -> UIView {
    guard let around = (view as? UIView)?.superview else {
      throw error(
        "Unable to interpret '|' character, because the related view doesn't have a "
          + "superview")
    }
    return around
  }

  private func alignments(
    _ views: [RuntimeObject], _ isVertical: Bool
  ) throws -> [NSLayoutConstraint] {
    // A single view has nothing to be aligned with, whatever the options are.
    guard let first = views.first, views.count > 1 else { return [] }
    var result: [NSLayoutConstraint] = []
    for number in 1...12 where options & (1 << number) != 0 {
      guard let attribute = LayoutAttribute(rawValue: number) else { continue }
      guard (attribute.axis == .vertical) != isVertical else {
        throw error(
          "Options mask required views to be aligned on a "
            + (isVertical ? "vertical" : "horizontal") + " edge, which is not allowed for layout "
            + "that is also " + (isVertical ? "vertical" : "horizontal"))
      }
      result += views.dropFirst().map {
        world.makeConstraint($0, attribute, .equal, first, attribute)
      }
    }
    return result
  }

  // MARK: - Characters

  private func peek(_ word: String) -> Bool { text[place...].starts(with: word) }

  private mutating func take(_ word: String) -> Bool {
    guard peek(word) else { return false }
    place += word.count
    return true
  }

  private mutating func identifier() -> String {
    let start = place
    while place < text.count,
      text[place].isLetter || text[place].isNumber || text[place] == "_"
        || text[place] == "."
    {
      place += 1
    }
    return String(text[start..<place])
  }

  private mutating func number() -> Double? {
    let start = place
    var end = place
    if end < text.count, text[end] == "-" { end += 1 }
    while end < text.count, text[end].isNumber || text[end] == "." { end += 1 }
    guard let value = Double(String(text[start..<end])) else { return nil }
    place = end
    return value
  }

  private func error(_ reason: String) -> RuntimeError {
    RuntimeError(
      .invalidArgument,
      "Unable to parse constraint format: \n\(reason) \n\(String(text)) \n"
        + String(repeating: " ", count: min(place, text.count)) + "^")
  }
}

extension LayoutAttribute {
  /// The margin attribute of an edge.
  fileprivate var margin: LayoutAttribute {
    switch self {
    case .left: .leftMargin
    case .right: .rightMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    default: self
    }
  }
}
