internal import FoundationCore
package import SelectorRuntime

/// Splits a text into words, sentences and paragraphs, and tags them.
///
/// Token types and scripts are derived from the characters. Tags that need a language model, such
/// as lexical classes, names, or the language of a script with several languages, are nil.
package final class NSLinguisticTagger: RuntimeObject {
  /// The values of NSLinguisticTagScheme.
  private static let schemes = [
    "TokenType", "LexicalClass", "NameType", "NameTypeOrLexicalClass", "Lemma", "Language",
    "Script",
  ]

  /// One token with its tag.
  private struct Tagged {
    let tag: String?
    let range: IndexRange
    let sentence: IndexRange
  }

  private var ownSchemes: [String] = []
  @Strong private var string: RuntimeObject?
  @Strong private var orthography: RuntimeObject?

  private func text() throws -> UTF16Text {
    try string.flatMap { try foundation.characters(of: .object($0)) } ?? UTF16Text()
  }

  private static func tag(_ token: TextTokens.Token, _ scheme: String, _ all: TextTokens) -> String?
  {
    switch scheme {
    case "TokenType": return token.kind.rawValue
    case "LexicalClass", "NameType", "NameTypeOrLexicalClass": return all.lexicalClass(of: token)
    case "Script", "Language":
      guard token.kind == .word,
        let script = TextScript.dominant(in: all.text[token.range])
      else { return nil }
      return scheme == "Script" ? script : TextScript.language(of: script)
    default: return nil
    }
  }

  /// Returns the tagged tokens that intersect a range.
  private static func tagged(
    _ world: FoundationWorld, _ text: UTF16Text, _ range: IndexRange, unit: Int, _ scheme: String,
    _ options: Int
  ) throws -> [Tagged] {
    guard range.fits(in: text.count) else {
      throw RuntimeError(
        .range,
        "*** -[NSLinguisticTagger enumerateTagsInRange:scheme:options:usingBlock:]: Range "
          + "{\(range.location), \(range.length)} out of bounds; string length \(text.count)")
    }
    let all = TextTokens(text: text, check: world.checkStop)
    let sentences = try all.sentences()
    let omitted: Set<TextTokens.Kind> = Set(
      [TextTokens.Kind.word, .punctuation, .whitespace, .other].enumerated()
        .filter { options & 1 << $0.offset != 0 }.map(\.element))
    var place = 0
    return try all.tokens(ofUnit: unit).filter {
      !omitted.contains($0.kind) && $0.range.upperBound > range.bounds.lowerBound
        && $0.range.lowerBound < range.bounds.upperBound
    }.enumerated().map { number, token in
      if number & 0xFFF == 0xFFF { try world.checkStop() }
      // Both are in the order of the text.
      while place < sentences.count, sentences[place].upperBound <= token.range.lowerBound {
        place += 1
      }
      let sentence = place < sentences.count ? sentences[place] : 0..<text.count
      return Tagged(
        tag: tag(token, scheme, all), range: IndexRange(token.range),
        sentence: IndexRange(sentence))
    }
  }

  /// Calls a block with each token; methods without a unit parameter also pass the sentence.
  private static func enumerate(_ tokens: [Tagged], _ block: Block, withSentences: Bool) throws {
    let stop = EnumerationStop()
    for token in tokens {
      if withSentences {
        try block(
          token.tag.messageValue, token.range.messageValue, token.sentence.messageValue,
          .foreign(stop))
      } else {
        try block(token.tag.messageValue, token.range.messageValue, .foreign(stop))
      }
      if stop.isSet { return }
    }
  }

  /// Returns the list of tags, in which an unknown tag is empty, and the list of ranges.
  private static func lists(_ tokens: [Tagged], _ world: FoundationWorld) throws -> Value {
    let ranges = try tokens.map { token -> Value in
      try world.runtime.lookUpClass("NSValue")?.send("valueWithRange:", token.range) ?? .none
    }
    return .foreign(
      OutValues([.list(tokens.map { .string($0.tag ?? "") }), .list(ranges)]))
  }

  /// Returns the tag at an index, and stores the ranges in the pointer arguments.
  private static func answer(
    _ tokens: [Tagged], _ range: Value, sentence: Value = .none
  ) -> Value {
    let none = IndexRange(location: .max, length: 0)
    (tokens.first?.range ?? none).report(in: range)
    (tokens.first?.sentence ?? none).report(in: sentence)
    return tokens.first?.tag.messageValue ?? .none
  }
}

extension IndexRange {
  /// Stores the range in an `NSRange *`, which is a Lua table.
  fileprivate func report(in pointer: Value) {
    guard case .foreign(let table) = pointer else { return }
    _ = table.setEntry(.string("location"), .integer(Int64(location)))
    _ = table.setEntry(.string("length"), .integer(Int64(length)))
  }
}

extension NSLinguisticTagger {
  static func define(_ tagger: ClassDefinition<NSLinguisticTagger>) {
    tagger.method("initWithTagSchemes:options:") {
      (tagger, schemes: [String], _: Int) -> NSLinguisticTagger in
      tagger.ownSchemes = schemes
      return tagger
    }
    tagger.readonly("tagSchemes", .copy) { $0.ownSchemes }
    tagger.property(
      "string", .strong, of: "NSString", get: { (tagger) -> Value in tagger.string.messageValue },
      set: { (tagger, string: Value) in tagger.string = try tagger.foundation.box(string) })
    tagger.method("setOrthography:range:") {
      (tagger, orthography: RuntimeObject?, _: IndexRange) in tagger.orthography = orthography
    }
    tagger.method("orthographyAtIndex:effectiveRange:") {
      (tagger, _: Int, range: Value) -> RuntimeObject? in
      IndexRange(location: 0, length: try tagger.text().count).report(in: range)
      return tagger.orthography
    }
    // Nothing is cached, so an edit needs no update.
    tagger.method("stringEditedInRange:changeInLength:") { (_, _: IndexRange, _: Int) in }
    tagger.readonly("dominantLanguage", .copy) { (tagger) -> String? in
      TextScript.dominant(in: try tagger.text()).map { TextScript.language(of: $0) ?? "und" }
    }
    let cls = tagger.classSide
    cls.method("availableTagSchemesForLanguage:") { (_, _: String) -> [String] in
      schemes
    }
    cls.method("availableTagSchemesForUnit:language:") { (_, unit: Int, _: String) -> [String] in
      unit == 0 ? schemes : ["Language", "Script"]
    }
    cls.method("dominantLanguageForString:") { (cls, text: StringArgument) -> String? in
      TextScript.dominant(in: try text.text()).map { TextScript.language(of: $0) ?? "und" }
    }
    defineTokens(tagger)
    defineTags(tagger)
    defineClassTags(cls)
  }

  private static func defineTokens(_ tagger: ClassDefinition<NSLinguisticTagger>) {
    tagger.method("sentenceRangeForRange:") { (tagger, range: IndexRange) -> IndexRange in
      let text = try tagger.text()
      let touched = try TextTokens(text: text, check: tagger.foundation.checkStop).sentences()
        .filter {
          $0.overlaps(range.bounds) || $0.contains(range.location)
        }
      guard let first = touched.first, let last = touched.last else {
        return IndexRange(location: 0, length: text.count)
      }
      return IndexRange(first.lowerBound..<last.upperBound)
    }
    tagger.method("tokenRangeAtIndex:unit:") { (tagger, index: Int, unit: Int) -> IndexRange in
      let check = tagger.foundation.checkStop
      let tokens = try TextTokens(text: tagger.text(), check: check).tokens(ofUnit: unit)
      return tokens.first { $0.range.contains(index) }.map { IndexRange($0.range) }
        ?? IndexRange(location: .max, length: 0)
    }
  }

  private static func defineTags(_ tagger: ClassDefinition<NSLinguisticTagger>) {
    tagger.method("enumerateTagsInRange:scheme:options:usingBlock:") {
      (tagger, range: IndexRange, scheme: String, options: Int, block: Block) in
      let tokens = try tagged(tagger.foundation, tagger.text(), range, unit: 0, scheme, options)
      try enumerate(tokens, block, withSentences: true)
    }
    tagger.raw(
      "enumerateTagsInRange:unit:scheme:options:usingBlock:", types: "v@:{_NSRange=QQ}q@Q@?"
    ) { receiver, selector, arguments in
      let tagger = try ClassDefinition<NSLinguisticTagger>.instance(receiver, selector)
      let tokens = try tagged(
        tagger.foundation, tagger.text(), arguments.value(0, as: IndexRange.self, tagger, selector),
        unit: arguments.value(1, as: Int.self, tagger, selector),
        arguments.value(2, as: String.self, tagger, selector),
        arguments.value(3, as: Int.self, tagger, selector))
      let block = try arguments.value(4, as: Block.self, tagger, selector)
      try enumerate(tokens, block, withSentences: false)
      return .none
    }
    tagger.method("tagAtIndex:scheme:tokenRange:sentenceRange:") {
      (tagger, index: Int, scheme: String, token: Value, sentence: Value) -> Value in
      let range = IndexRange(location: index, length: 1)
      return answer(
        try tagged(tagger.foundation, tagger.text(), range, unit: 0, scheme, 0), token,
        sentence: sentence)
    }
    tagger.method("tagAtIndex:unit:scheme:tokenRange:") {
      (tagger, index: Int, unit: Int, scheme: String, token: Value) -> Value in
      let range = IndexRange(location: index, length: 1)
      return answer(
        try tagged(tagger.foundation, tagger.text(), range, unit: unit, scheme, 0), token)
    }
    tagger.method("tagsInRange:scheme:options:tokenRanges:") {
      (tagger, range: IndexRange, scheme: String, options: Int, _: Value) -> Value in
      try lists(
        tagged(tagger.foundation, tagger.text(), range, unit: 0, scheme, options), tagger.foundation
      )
    }
    tagger.raw(
      "tagsInRange:unit:scheme:options:tokenRanges:", types: "@@:{_NSRange=QQ}q@Q^@"
    ) { receiver, selector, arguments in
      let tagger = try ClassDefinition<NSLinguisticTagger>.instance(receiver, selector)
      return try lists(
        tagged(
          tagger.foundation, tagger.text(),
          arguments.value(0, as: IndexRange.self, tagger, selector),
          unit: arguments.value(1, as: Int.self, tagger, selector),
          arguments.value(2, as: String.self, tagger, selector),
          arguments.value(3, as: Int.self, tagger, selector)), tagger.foundation)
    }
    tagger.raw(
      "possibleTagsAtIndex:scheme:tokenRange:sentenceRange:scores:",
      types: "@@:Q@^{_NSRange=QQ}^{_NSRange=QQ}^@"
    ) { receiver, selector, arguments in
      let tagger = try ClassDefinition<NSLinguisticTagger>.instance(receiver, selector)
      let index = try arguments.value(0, as: Int.self, tagger, selector)
      let scheme = try arguments.value(1, as: String.self, tagger, selector)
      let token = try tagged(
        tagger.foundation, tagger.text(), IndexRange(location: index, length: 1), unit: 0, scheme, 0
      ).first
      let tags: [Value] = token?.tag.map { [.string($0)] } ?? []
      token?.range.report(in: arguments[2])
      token?.sentence.report(in: arguments[3])
      return .foreign(OutValues([.list(tags), .list(tags.map { _ in .number(1) })]))
    }
  }

  private static func defineClassTags(_ cls: ClassDefinition<RuntimeClass>) {
    func tokens(
      _ arguments: borrowing Arguments, _ cls: RuntimeObject, _ selector: Selector
    ) throws -> [Tagged] {
      try tagged(
        cls.foundation, arguments.value(0, as: StringArgument.self, cls, selector).text(),
        arguments.value(1, as: IndexRange.self, cls, selector),
        unit: arguments.value(2, as: Int.self, cls, selector),
        arguments.value(3, as: String.self, cls, selector),
        arguments.value(4, as: Int.self, cls, selector))
    }
    cls.raw(
      "enumerateTagsForString:range:unit:scheme:options:orthography:usingBlock:",
      types: "v@:@{_NSRange=QQ}q@Q@@?"
    ) { cls, selector, arguments in
      let block = try arguments.value(6, as: Block.self, cls, selector)
      try enumerate(tokens(arguments, cls, selector), block, withSentences: false)
      return .none
    }
    cls.raw(
      "tagsForString:range:unit:scheme:options:orthography:tokenRanges:",
      types: "@@:@{_NSRange=QQ}q@Q@^@"
    ) { cls, selector, arguments in
      try lists(tokens(arguments, cls, selector), cls.foundation)
    }
    cls.raw(
      "tagForString:atIndex:unit:scheme:orthography:tokenRange:", types: "@@:@Qq@@^{_NSRange=QQ}"
    ) { cls, selector, arguments in
      let text = try arguments.value(0, as: StringArgument.self, cls, selector).text()
      let index = try arguments.value(1, as: Int.self, cls, selector)
      let found = try tagged(
        cls.foundation, text, IndexRange(location: index, length: 1),
        unit: arguments.value(2, as: Int.self, cls, selector),
        arguments.value(3, as: String.self, cls, selector), 0)
      return answer(found, arguments[5])
    }
  }
}

extension NSString {
  /// Defines the linguistic tagging methods of strings.
  static func defineLinguistics(_ string: ClassDefinition<NSString>) {
    string.raw(
      "enumerateLinguisticTagsInRange:scheme:options:orthography:usingBlock:",
      types: "v@:{_NSRange=QQ}@Q@@?"
    ) { receiver, selector, arguments in
      let string = try ClassDefinition<NSString>.instance(receiver, selector)
      return try string.tagger().send(
        "enumerateTagsInRange:scheme:options:usingBlock:", arguments[0], arguments[1],
        arguments[2], arguments[4])
    }
    string.raw(
      "linguisticTagsInRange:scheme:options:orthography:tokenRanges:",
      types: "@@:{_NSRange=QQ}@Q@^@"
    ) { receiver, selector, arguments in
      let string = try ClassDefinition<NSString>.instance(receiver, selector)
      return try string.tagger().send(
        "tagsInRange:scheme:options:tokenRanges:", arguments[0], arguments[1], arguments[2],
        arguments[4])
    }
  }

  private func tagger() throws -> RuntimeObject {
    let made = runtime.create(FoundationClasses.linguisticTagger)
    _ = try made.send("setString:", self)
    return made
  }
}

extension FoundationClasses {
  package static let linguisticTagger = NativeClass<NSLinguisticTagger>(
    "NSLinguisticTagger", superclass: object, NSLinguisticTagger.define)
}
