internal import CEmbeddedFiles

/// A page of HTML in a file of its own, with what it links to and with places to be filled.
///
/// The page that comes out needs nothing else: each style sheet and script that a line of the file
/// links to stands in it. `{{name}}` is a place.
struct PageTemplate {
  private let page: EmbeddedFile
  private let files: [String: EmbeddedFile]

  /// - Parameter page: The file with the page.
  /// - Parameter files: The files that it links to, by their names.
  init(_ page: EmbeddedFile, linking files: [String: EmbeddedFile]) {
    self.page = page
    self.files = files
  }

  /// The page with values, which are HTML, in its places.
  func filled(_ values: [String: String]) -> String {
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

  /// The text between the two that a line begins and ends with.
  private static func text(
    in line: Substring, between start: String, _ end: String
  ) -> Substring? {
    guard line.hasPrefix(start), line.hasSuffix(end) else { return nil }
    return line.dropFirst(start.count).dropLast(end.count)
  }
}
