import StringSearch

/// Build settings in layers: a target's over its `.xcconfig`, that over the project's, that over its `.xcconfig`.
package struct BuildSettings {
  /// A value as it is written: one text, or a list.
  enum Setting: Equatable {
    case text(String)
    case list([String])

    var words: [String] {
      switch self {
      case .text(let text): BuildSettings.words(text)
      case .list(let list): list
      }
    }

    var joined: String {
      switch self {
      case .text(let text): text
      case .list(let list): list.joined(separator: " ")
      }
    }
  }

  /// The layers, the one that counts most last.
  private(set) var layers: [[String: Setting]] = []

  mutating func add(_ layer: [String: Setting]) { layers.append(layer) }

  /// The text of a setting with its variables replaced; nil where no layer has it.
  package func text(_ name: String) -> String? {
    var budget = Budget()
    return text(name, below: layers.count, depth: 0, &budget)
  }

  /// The words of a setting, `$(inherited)` replaced by the words of the layers below.
  func words(_ name: String) -> [String] {
    var budget = Budget()
    return words(name, below: layers.count, depth: 0, &budget)
  }

  /// The truth value of a setting, `YES` or `NO`; nil where it has none.
  func flag(_ name: String) -> Bool? {
    text(name).flatMap { $0.isEmpty ? nil : $0 == "YES" }
  }

  /// Limits what one setting is expanded to: variables that name others twice grow exponentially.
  private struct Budget {
    /// More than any command line may have.
    var bytes = 1 << 20

    /// Uses the budget for the value of a variable; false if it is exhausted.
    mutating func allows(_ value: String) -> Bool {
      bytes -= 1 + value.utf8.count
      return bytes > 0
    }
  }

  private func find(_ name: String, below limit: Int) -> (setting: Setting, layer: Int)? {
    for layer in (0..<limit).reversed() {
      if let setting = layers[layer][name] { return (setting, layer) }
    }
    return nil
  }

  private func text(
    _ name: String, below limit: Int, depth: Int, _ budget: inout Budget
  ) -> String? {
    guard depth < 20, budget.bytes > 0, let (setting, layer) = find(name, below: limit)
    else { return nil }
    return expanded(setting.joined, name, layer, depth, &budget)
  }

  private func words(
    _ name: String, below limit: Int, depth: Int, _ budget: inout Budget
  ) -> [String] {
    guard depth < 20, budget.bytes > 0, let (setting, layer) = find(name, below: limit) else {
      return []
    }
    return setting.words.flatMap { word -> [String] in
      if ["$(inherited)", "${inherited}", "$inherited"].contains(word) {
        budget.bytes -= 1
        return words(name, below: layer, depth: depth + 1, &budget)
      }
      var text = expanded(word, name, layer, depth, &budget)
      // An element of a list is one word, whose quotes and backslashes are the shell's.
      if case .list = setting { text = BuildSettings.words(text).joined(separator: " ") }
      return text.isEmpty ? [] : [text]
    }
  }

  /// A text with its variables: `$(NAME)`, `${NAME}`, `$(NAME:modifier)`.
  ///
  /// The variables of a text with more than a megabyte of values are empty from there on.
  package func expanded(_ text: String) -> String {
    var budget = Budget()
    return expanded(text, "", layers.count, 0, &budget)
  }

  private func expanded(
    _ text: String, _ name: String, _ layer: Int, _ depth: Int, _ budget: inout Budget
  ) -> String {
    var result = ""
    var rest = Substring(text)
    while let dollar = rest.firstIndex(of: "$") {
      result += rest[..<dollar]
      rest = rest[rest.index(after: dollar)...]
      guard let open = rest.first, open == "(" || open == "{",
        let end = rest.firstIndex(of: open == "(" ? ")" : "}")
      else {
        result += "$"
        continue
      }
      let inner = rest[rest.index(after: rest.startIndex)..<end]
      rest = rest[rest.index(after: end)...]
      let parts = inner.split(separator: ":", omittingEmptySubsequences: false)
      let variable = String(parts.first ?? "")
      let isInherited = variable == "inherited"
      var value =
        self.text(
          isInherited ? name : variable,
          below: isInherited || variable == name ? layer : layers.count,
          depth: depth + 1, &budget) ?? ""
      guard budget.allows(value) else { continue }
      for modifier in parts.dropFirst() { value = Self.modified(value, String(modifier)) }
      result += value
    }
    return result + rest
  }

  private static func modified(_ value: String, _ modifier: String) -> String {
    switch modifier {
    case "c99extidentifier", "identifier", "bundleIdentifier":
      String(value.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    case "rfc1034identifier": String(value.map { $0.isLetter || $0.isNumber ? $0 : "-" })
    case "lower": value.lowercased()
    case "upper": value.uppercased()
    default: modifier.hasPrefix("default=") && value.isEmpty ? String(modifier.dropFirst(8)) : value
    }
  }

  /// The words of a text, as a shell separates them.
  static func words(_ text: String) -> [String] {
    var result: [String] = []
    var word: String?
    var quote: Character?
    var isEscaped = false
    for character in text {
      if isEscaped {
        word = word ?? ""
        word?.append(character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else if let open = quote {
        if character == open { quote = nil } else { word?.append(character) }
      } else if character == "\"" || character == "'" {
        quote = character
        word = word ?? ""
      } else if character.isWhitespace {
        if let done = word { result.append(done) }
        word = nil
      } else {
        word = word ?? ""
        word?.append(character)
      }
    }
    if let word { result.append(word) }
    return result
  }

  /// Reads an `.xcconfig`, and those that it includes.
  ///
  /// - Parameter read: Returns the text of a file by its path.
  static func configuration(_ path: String, read: (String) -> String?) -> [String: Setting] {
    // Files that include others twice would be read exponentially often.
    var files = 1000
    return configuration(path, depth: 0, &files, read: read)
  }

  private static func configuration(
    _ path: String, depth: Int, _ files: inout Int, read: (String) -> String?
  ) -> [String: Setting] {
    files -= 1
    guard depth < 10, files >= 0, let text = read(path) else { return [:] }
    var result: [String: Setting] = [:]
    for line in text.split(whereSeparator: \.isNewline) {
      var line = Substring(line)
      if let comment = line.firstRange(of: "//"), !line[..<comment.lowerBound].hasSuffix(":") {
        line = line[..<comment.lowerBound]
      }
      line = line.trimmed
      if line.hasPrefix("#include") {
        let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
        guard parts.count > 1 else { continue }
        let other = ProjectPath.normalized(
          ProjectPath.join(ProjectPath.folder(of: path), String(parts[1])))
        if let other {
          result.merge(configuration(other, depth: depth + 1, &files, read: read)) { $1 }
        }
        continue
      }
      guard let equals = line.firstIndex(of: "=") else { continue }
      let key = line[..<equals].trimmed
      // A setting of some SDKs or architectures alone.
      let name = key.prefix { $0 != "[" }
      let isForOthers = key.contains("[") && !key.contains("iphone") && !key.contains("sdk=*")
      guard !name.isEmpty, !isForOthers else { continue }
      var value = line[line.index(after: equals)...].trimmed
      // Xcode accepts the semicolon of a property list at the end of a line.
      while value.hasSuffix(";") { value = value.dropLast().trimmed }
      result[String(name)] = .text(String(value))
    }
    return result
  }
}

extension Substring {
  /// The text without the blanks around it.
  var trimmed: Substring {
    var text = self
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
