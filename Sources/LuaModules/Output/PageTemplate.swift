package import CEmbeddedFiles
import StringSearch

// no traps of stop: templates and their names are files of the program.

/// An HTML page in a file of its own, with linked files and placeholders.
///
/// The resulting page is self-contained: the style sheets and scripts that it links to are inlined.
/// A placeholder is written as `{{name}}`.
package struct PageTemplate {
  private let page: EmbeddedFile
  private let files: [String: EmbeddedFile]

  /// - Parameter page: The file with the page.
  /// - Parameter files: The linked files, by name.
  package init(_ page: EmbeddedFile, linking files: [String: EmbeddedFile]) {
    self.page = page
    self.files = files
  }

  /// The page with its placeholders replaced by HTML values.
  package func filled(_ values: [String: String]) -> String {
    var result = ""
    for line in page.text.split(separator: "\n") {
      if let name = Self.text(in: line, between: "<link rel=\"stylesheet\" href=\"", "\">") {
        result += "<style>\n\(contents(of: name))</style>"
      } else if let name = Self.text(in: line, between: "<script src=\"", "\"></script>") {
        result += "<script>\n\(contents(of: name))</script>"
      } else {
        result += Self.fill(line, values)
      }
      result += "\n"
    }
    return result
  }

  private func contents(of name: Substring) -> String {
    guard let file = files[String(name)] else { preconditionFailure("no file \(name)") }
    return file.text
  }

  private static func fill(_ line: Substring, _ values: [String: String]) -> String {
    var result = ""
    var rest = line
    while let start = rest.firstRange(of: "{{"), let end = rest.firstRange(of: "}}") {
      let name = String(rest[start.upperBound..<end.lowerBound])
      guard let value = values[name] else { preconditionFailure("no value for \(name)") }
      result += rest[..<start.lowerBound] + value
      rest = rest[end.upperBound...]
    }
    return result + rest
  }

  /// The text between the prefix and the suffix of a line.
  private static func text(
    in line: Substring, between start: String, _ end: String
  ) -> Substring? {
    guard line.hasPrefix(start), line.hasSuffix(end) else { return nil }
    return line.dropFirst(start.count).dropLast(end.count)
  }
}
