internal import FoundationCore
internal import FoundationFiles
internal import SelectorRuntime
internal import UIKitBase
internal import VirtualTime

/// Detects patterns in a pasteboard without reading it, such as a URL or a number.
///
/// The detection of devices is undocumented; here the whole text must match. Dates, flights,
/// shipments and amounts of money are never detected.
extension UIPasteboard {
  private enum Pattern: String, CaseIterable {
    case probableWebURL = "probable-web-url"
    case probableWebSearch = "probable-web-search"
    case number
    case link
    case emailAddress = "email-address"

    /// The value of a text for this pattern, or nil if it does not match.
    func value(of text: String) -> Value? {
      let words = text.split(whereSeparator: \.isWhitespace)
      guard let first = words.first, first.count < 2048 else { return nil }
      let isOne = words.count == 1
      let isAddress = isOne && (first.hasPrefix("http://") || first.hasPrefix("https://"))
      let number = isOne ? Double(first).flatMap { $0.isFinite ? $0 : nil } : nil
      let isHost = isOne && number == nil && !first.contains("@") && first.dropFirst().contains(".")
      switch self {
      case .probableWebURL: return isAddress || isHost ? .string(text) : nil
      case .link: return isAddress ? .string(text) : nil
      case .number: return number.map { .number($0) }
      case .emailAddress:
        let parts = first.split(separator: "@")
        return isOne && parts.count == 2 && parts[1].contains(".") ? .string(text) : nil
      case .probableWebSearch: return isAddress || isHost ? nil : .string(text)
      }
    }
  }

  private static let prefix = "com.apple.uikit.pasteboard-detection-pattern."

  /// The requested patterns that the text matches, with their values.
  private func found(
    _ patterns: [String], in item: Item
  ) -> [(pattern: String, value: Value)] {
    let texts = item.filter { ["public.utf8-plain-text", "public.url"].contains($0.type) }
    guard let text = texts.lazy.compactMap({ self.text(of: $0.value.value) }).first else {
      return []
    }
    return patterns.compactMap { name in
      guard name.hasPrefix(Self.prefix),
        let value = Pattern(rawValue: String(name.dropFirst(Self.prefix.count)))?.value(of: text)
      else { return nil }
      return (name, value)
    }
  }

  private func text(of value: Value) -> String? {
    if let url = value.object as? NSURL { return url.absoluteString }
    return String.from(value, in: runtime)
  }

  private func later(_ completion: Block, _ answer: Value) throws {
    let held = HeldValue(answer)
    try uikit.runLoop.schedule(after: 0, phase: .blocks) {
      _ = try completion(held.value, .none)
    }
  }

  static func defineDetecting(_ board: ClassDefinition<UIPasteboard>) {
    typealias Found = [(pattern: String, value: Value)]
    func names(_ found: Found) -> Value { .list(found.map { .string($0.pattern) }) }
    func values(_ found: Found) -> Value {
      .dictionary(found.map { .init(key: .string($0.pattern), value: $0.value) })
    }
    let kinds: [(name: String, answer: (Found) -> Value)] = [
      ("Patterns", names), ("Values", values),
    ]
    for (name, answer) in kinds {
      board.method("detect\(name)ForPatterns:completionHandler:") {
        (board, patterns: [String], completion: Block) in
        let found = board.items.first.map { board.found(patterns, in: $0) }
        try board.later(completion, answer(found ?? []))
      }
      board.method("detect\(name)ForPatterns:inItemSet:completionHandler:") {
        (board, patterns: [String], _: Value, completion: Block) in
        let found = board.items.map { answer(board.found(patterns, in: $0)) }
        try board.later(completion, .list(found))
      }
    }
  }
}
