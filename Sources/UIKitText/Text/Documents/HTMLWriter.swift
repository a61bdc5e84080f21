internal import FoundationCore
internal import FoundationFiles
internal import FoundationText
internal import SelectorRuntime
import StringSearch
internal import UIKitBase

/// Writes an attributed string as HTML, with an element for each paragraph and each run.
struct HTMLWriter {
  private(set) var html = "<!DOCTYPE html>\n<html><head><meta charset=\"utf-8\"></head><body>\n"

  init(_ string: NSAttributedString, _ range: Range<Int>) {
    html += "<p>"
    for (part, attributes) in string.runs.ranges where part.overlaps(range) {
      let text = string.text[part.clamped(to: range)].string
      let (before, after) = Self.tags(attributes, string.runtime)
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      for (number, line) in lines.enumerated() {
        if number > 0 { html += "</p>\n<p>" }
        if !line.isEmpty { html += before + Self.escaped(line) + after }
      }
    }
    html += "</p>\n</body></html>\n"
  }

  private static func escaped(_ text: Substring) -> String {
    String(text).replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(
      ">", with: "&gt;"
    )
    .replacing("\u{2028}", with: "<br>")
  }

  private static func tags(
    _ attributes: Attributes, _ runtime: Runtime
  ) -> (before: String, after: String) {
    var (rules, before, after): ([String], String, String) = ([], "", "")
    if let font = attributes["NSFont"]?.object as? UIFont {
      rules.append("font-family: '\(font.description.family)'")
      rules.append("font-size: \(font.description.size)px")
      if font.description.weight >= FontWeight.semibold { rules.append("font-weight: bold") }
      if font.description.isItalic { rules.append("font-style: italic") }
    }
    if let color = attributes["NSColor"]?.object as? UIColor {
      let parts = [color.red, color.green, color.blue].map {
        "\(Int(nearestTo: ($0 * 255).rounded()))"
      }
      rules.append("color: rgba(\(parts.joined(separator: ", ")), \(color.alpha))")
    }
    func isSet(_ name: UTF16Text) -> Bool {
      attributes[name].flatMap { Int.from($0, in: runtime) } ?? 0 != 0
    }
    let lines = [
      isSet("NSUnderline") ? "underline" : nil, isSet("NSStrikethrough") ? "line-through" : nil,
    ].compactMap(\.self)
    if !lines.isEmpty { rules.append("text-decoration: \(lines.joined(separator: " "))") }
    if !rules.isEmpty {
      before = "<span style=\"\(rules.joined(separator: "; "))\">"
      after = "</span>"
    }
    if let link = attributes["NSLink"] {
      let address = (link.object as? NSURL)?.absoluteString ?? String.from(link, in: runtime) ?? ""
      before = "<a href=\"\(MarkupText.escaped(address))\">" + before
      after += "</a>"
    }
    return (before, after)
  }
}
