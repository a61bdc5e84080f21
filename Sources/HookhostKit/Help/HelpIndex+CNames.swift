internal import CEmbeddedFiles
internal import LuaModules
import StringSearch
internal import Systems

/// Pages about functions of C, which sources in Objective-C call.
extension HelpIndex {
  /// The pages of the module functions that a name in C stands for.
  ///
  /// A module omits the prefix of its functions: `objc_msgSend` is `objc.msgSend`, and
  /// `dispatch_after` is `dispatch.after`.
  func modulePages(ofC name: String) -> [HelpPage] {
    for module in ["objc", "dispatch"] where name.hasPrefix(module + "_") {
      let path = "\(module).\(name.dropFirst(module.count + 1))"
      let pages = functionPages(path)
      guard !pages.isEmpty else { continue }
      return pages.map { page in
        var page = page
        page.kind += ", which is \(name) in C"
        return page
      }
    }
    return []
  }

  /// The page of a function or macro that a header declares.
  func cPage(_ name: String) -> HelpPage? {
    guard !name.isEmpty, name.allSatisfy({ $0 == "_" || $0.isLetter || $0.isNumber }),
      let (header, declaration) = Self.declaration(of: name)
    else { return nil }
    var page = HelpPage(name: name, kind: "function of C, for sources in Objective-C")
    page.signatures = [declaration]
    let place = header.map { "Declared in <\($0)>." } ?? "Declared in its usual header."
    let since = Availability.since(name).map { version in
      let isOldest = version == .oldest
      return isOldest
        ? " It exists since iOS 9.3 or earlier."
        : " It exists since iOS \(version.text); before, a source sees it as null."
    }
    page.text = "\(place) A source calls it; a script imports the source.\(since ?? "")"
    page.add(
      "See",
      [
        .init(term: "objc.import", text: functionTexts["objc.import"]?.firstSentence ?? ""),
        .init(term: "objective-c", text: "Objective-C sources."),
      ])
    return page
  }

  /// The header that declares a function, and the declaration in one line.
  private static func declaration(of name: String) -> (header: String?, declaration: String)? {
    let files =
      HeaderNames.headers
      + HeaderFramework.allCases.flatMap { framework in
        framework.interfaces.map { (path: framework.header, file: $0) }
      }
    let wanted = Array(name.utf8)
    for (path, file) in files {
      let bytes = file.bytes
      for start in bytes.occurrences(of: wanted) {
        guard let text = Self.declaration(at: start, in: bytes) else { continue }
        // A file of hookhost's own has the declarations of several headers.
        return (path.hasPrefix("hookhost/") ? nil : path, text)
      }
    }
    return nil
  }

  /// The declaration around a name that a parameter list follows; nil for a call or a comment.
  private static func declaration(at start: Int, in bytes: [UInt8]) -> String? {
    let newline = UInt8(ascii: "\n")
    let lineStart = bytes[..<start].lastIndex(of: newline).map { $0 + 1 } ?? 0
    let head = String(decoding: bytes[lineStart..<start], as: UTF8.self)
    guard !head.contains("//"), !head.contains("*/"), !head.contains("("), !head.hasPrefix("-"),
      !head.hasPrefix("+"), !head.isEmpty
    else { return nil }
    let isMacro = head.hasPrefix("#define")
    guard isMacro || !head.hasPrefix(" ") && !head.hasPrefix("#") else { return nil }
    let end = bytes[start...].firstIndex(of: isMacro ? newline : UInt8(ascii: ";")) ?? bytes.count
    guard end - lineStart < 600 else { return nil }
    let text = String(decoding: bytes[lineStart..<end], as: UTF8.self)
    guard isMacro || !text.contains("{") else { return nil }
    return text.split(whereSeparator: \.isWhitespace).joined(separator: " ") + (isMacro ? "" : ";")
  }
}

extension [UInt8] {
  /// The offsets of a name that is a whole word before a parenthesis.
  fileprivate func occurrences(of name: [UInt8]) -> [Int] {
    guard let first = name.first, count > name.count else { return [] }
    func isWord(_ byte: UInt8) -> Bool {
      byte == UInt8(ascii: "_") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }
    var found: [Int] = []
    var place = startIndex
    while let next = self[place...].firstIndex(of: first) {
      place = next + 1
      let end = next + name.count
      guard end < count, self[end] == UInt8(ascii: "("), next == 0 || !isWord(self[next - 1]),
        self[next..<end].elementsEqual(name)
      else { continue }
      found.append(next)
    }
    return found
  }
}
