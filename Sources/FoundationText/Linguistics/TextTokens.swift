internal import FoundationCore

/// Splits a text into words, spaces and punctuation for a linguistic tagger.
struct TextTokens {
  enum Kind: String {
    case word = "Word"
    case punctuation = "Punctuation"
    case whitespace = "Whitespace"
    case other = "Other"
  }

  struct Token {
    let kind: Kind
    let range: Range<Int>
  }

  let text: UTF16Text
  /// Throws to stop at a long text.
  let check: () throws -> Void

  /// `NSStringEnumerationOptions` of paragraphs, words and sentences.
  private static let (byParagraphs, byWords, bySentences) = (1, 3, 4)

  /// Returns all tokens in order, without gaps: each run of spaces and each punctuation mark is
  /// one.
  func tokens() throws -> [Token] {
    var result: [Token] = []
    var place = 0
    for word in try TextParts(text, check: check).parts(in: 0..<text.count, Self.byWords) {
      result += between(place..<word.contents.lowerBound)
      result.append(Token(kind: .word, range: word.contents))
      place = word.contents.upperBound
      if result.count & 0x3FF == 0x3FF { try check() }
    }
    return result + between(place..<text.count)
  }

  private func between(_ range: Range<Int>) -> [Token] {
    var result: [Token] = []
    for piece in text.scalars(in: range) {
      let kind: Kind =
        CharacterMembers.whitespaceAndNewlines.contains(piece.value)
        ? .whitespace
        : CharacterMembers.punctuation.contains(piece.value) ? .punctuation : .other
      if kind == .whitespace, let last = result.last, last.kind == .whitespace {
        result[result.count - 1] = Token(
          kind: kind, range: last.range.lowerBound..<piece.range.upperBound)
      } else {
        result.append(Token(kind: kind, range: piece.range))
      }
    }
    return result
  }

  /// Returns the sentences, including trailing spaces.
  func sentences() throws -> [Range<Int>] {
    try TextParts(text, check: check).parts(in: 0..<text.count, Self.bySentences).map(\.enclosing)
  }

  /// Returns the tokens of an `NSLinguisticTaggerUnit`: words, sentences, paragraphs or the
  /// document.
  func tokens(ofUnit unit: Int) throws -> [Token] {
    switch unit {
    case 1: try sentences().map { Token(kind: .word, range: $0) }
    case 2:
      try TextParts(text, check: check).parts(in: 0..<text.count, Self.byParagraphs)
        .map { Token(kind: .word, range: $0.enclosing) }
    case 3: [Token(kind: .word, range: 0..<text.count)]
    default: try tokens()
    }
  }

  /// Returns the lexical class of a token that is not a word, such as punctuation.
  func lexicalClass(of token: Token) -> String? {
    let part = text[token.range].string
    switch token.kind {
    case .word: return nil
    case .whitespace: return part.contains(where: \.isNewline) ? "ParagraphBreak" : "Whitespace"
    case .other: return "Other"
    case .punctuation: break
    }
    return switch part {
    case ".", "!", "?", "…", "。": "SentenceTerminator"
    case "(", "[", "{": "OpenParenthesis"
    case ")", "]", "}": "CloseParenthesis"
    case "“", "‘", "«", "„", "‹": "OpenQuote"
    case "”", "’", "»", "›", "\"": "CloseQuote"
    case "-", "–", "—": "Dash"
    default: "Punctuation"
    }
  }
}
