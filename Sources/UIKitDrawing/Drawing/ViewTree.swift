internal import QuartzCore
internal import SelectorRuntime
package import UIKitBase

/// The text of a view hierarchy, as a debugger prints it.
///
/// The corresponding UIKit method is `recursiveDescription`, which is private.
package enum ViewTree {
  /// The maximum indentation depth; deeper lines print their depth.
  private static let deepest = 60

  /// A line for the view and each of its descendants, superviews first.
  package static func text(of top: UIView) -> String {
    var text = ""
    var open: [(view: UIView, depth: Int)] = [(top, 0)]
    while let (view, depth) = open.popLast() {
      text += String(repeating: "   | ", count: min(depth, deepest))
      if depth > deepest { text += "(\(depth)) " }
      text += line(of: view) + "\n"
      for subview in view.subviews.reversed() { open.append((subview, depth + 1)) }
    }
    return text
  }

  private static func line(of view: UIView) -> String {
    let facts = ViewFacts(of: view)
    var parts = ["\(view.apparentClass.name): \(view.address)"]
    let frame = view.frame
    parts.append(
      "frame = (\(pair(frame.origin.x, frame.origin.y)); "
        + "\(pair(frame.size.width, frame.size.height)))")
    if view.transform != .identity {
      let numbers = view.transform.numbers.map(ViewFacts.number)
      parts.append("transform = [\(numbers.joined(separator: ", "))]")
    }
    if let text = facts.text { parts.append("text = '\(escaped(text))'") }
    if view.bounds.origin != .zero || facts.contentSize != nil {
      parts.append("contentOffset = {\(list(view.bounds.origin.numbers))}")
    }
    if let size = facts.contentSize { parts.append("contentSize = {\(list(size.numbers))}") }
    parts += facts.states.map { "\($0.rawValue) = YES" }
    if view.isHidden { parts.append("hidden = YES") }
    if view.alpha != 1 { parts.append("alpha = \(ViewFacts.number(view.alpha))") }
    if view.clipsToBounds { parts.append("clipsToBounds = YES") }
    if !view.isUserInteractionEnabled { parts.append("userInteractionEnabled = NO") }
    if view.tag != 0 { parts.append("tag = \(view.tag)") }
    if let name = view.accessibilityIdentifier { parts.append("id = '\(escaped(name))'") }
    if facts.recognizers > 0 { parts.append("gestureRecognizers = \(facts.recognizers)") }
    return "<\(parts.joined(separator: "; "))>"
  }

  private static func pair(_ first: Double, _ second: Double) -> String {
    "\(ViewFacts.number(first)) \(ViewFacts.number(second))"
  }

  private static func list(_ numbers: [Double]) -> String {
    numbers.map(ViewFacts.number).joined(separator: ", ")
  }

  /// The text with line breaks and control characters escaped.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "'": result += "\\'"
      case "\\": result += "\\\\"
      case _ where scalar.properties.generalCategory == .control:
        result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
