internal import FoundationCore
package import SelectorRuntime

// no traps of stop: native classes are declared by the host and not by scripts.

/// The block of a range of text, with its parent block.
package final class NSPresentationIntent: RuntimeObject {
  /// `NSPresentationIntentKind`, with the values of NSAttributedString.h.
  enum Kind: Int {
    case paragraph, header, orderedList, unorderedList, listItem, codeBlock, blockQuote
    case thematicBreak, table, tableHeaderRow, tableRow, tableCell
  }

  private(set) var kind = Kind.paragraph
  private(set) var identity = 0
  @Strong private(set) var parent: NSPresentationIntent?
  /// The header level, item ordinal, row or cell index, or column count.
  private(set) var number = 0
  private(set) var language: String?
  private(set) var alignments: [Int] = []

  static func make(
    _ kind: Kind, _ identity: Int, in parent: NSPresentationIntent?, number: Int = 0,
    language: String? = nil, alignments: [Int] = [], of cls: RuntimeClass
  ) -> NSPresentationIntent {
    guard let made = cls.runtime.createInstance(cls) as? NSPresentationIntent else {
      preconditionFailure("\(cls.name) is no class of presentation intents")
    }
    (made.kind, made.identity, made.parent) = (kind, identity, parent)
    (made.number, made.language, made.alignments) = (number, language, alignments)
    return made
  }

  /// The number of enclosing lists and quotes.
  private var indentation: Int {
    let nests = [.orderedList, .unorderedList, .blockQuote].contains(kind)
    return (parent?.indentation ?? 0) + (nests ? 1 : 0)
  }

  private func isEquivalent(to other: NSPresentationIntent) -> Bool {
    guard kind == other.kind, identity == other.identity, number == other.number,
      language == other.language, alignments == other.alignments
    else { return false }
    guard let parent, let above = other.parent else { return parent == nil && other.parent == nil }
    return parent.isEquivalent(to: above)
  }

  private func number(of kinds: Kind...) -> Int { kinds.contains(kind) ? number : 0 }

  static func define(_ intent: ClassDefinition<NSPresentationIntent>) {
    intent.adopt(FoundationProtocols.copying)
    defineMaking(intent.classSide)
    intent.readonly("intentKind") { $0.kind.rawValue }
    intent.readonly("identity") { $0.identity }
    intent.readonly("parentIntent", .strong) { $0.parent }
    intent.readonly("headerLevel") { $0.number(of: .header) }
    intent.readonly("ordinal") { $0.number(of: .listItem) }
    intent.readonly("columnCount") { $0.number(of: .table) }
    intent.readonly("row") { $0.number(of: .tableRow) }
    intent.readonly("column") { $0.number(of: .tableCell) }
    intent.readonly("languageHint", .copy) { $0.language }
    intent.readonly("columnAlignments", .copy) { (intent) -> [Int]? in
      intent.kind == .table ? intent.alignments : nil
    }
    intent.readonly("indentationLevel") { $0.indentation }
    intent.method("isEquivalentToPresentationIntent:") {
      (intent, other: NSPresentationIntent) -> Bool in intent.isEquivalent(to: other)
    }
    intent.method("isEqual:") { (intent, other: Value) -> Bool in
      (other.object as? NSPresentationIntent)?.isEquivalent(to: intent) ?? false
    }
    intent.method("hash") { (intent) -> Int in intent.identity &* 31 &+ intent.kind.rawValue }
    intent.method("copyWithZone:") { (intent, _: Value) -> NSPresentationIntent in intent }
  }

  private static func defineMaking(_ cls: ClassDefinition<RuntimeClass>) {
    for (name, kind) in [
      ("paragraph", Kind.paragraph), ("thematicBreak", .thematicBreak),
      ("orderedList", .orderedList), ("unorderedList", .unorderedList),
      ("blockQuote", .blockQuote), ("tableHeaderRow", .tableHeaderRow),
    ] {
      cls.method("\(name)IntentWithIdentity:nestedInsideIntent:") {
        (cls, identity: Int, parent: NSPresentationIntent?) -> NSPresentationIntent in
        make(kind, identity, in: parent, of: cls)
      }
    }
    for (name, part, kind) in [
      ("header", "level", Kind.header), ("listItem", "ordinal", .listItem),
      ("tableRow", "row", .tableRow), ("tableCell", "column", .tableCell),
    ] {
      cls.method("\(name)IntentWithIdentity:\(part):nestedInsideIntent:") {
        (cls, identity: Int, number: Int, parent: NSPresentationIntent?)
          -> NSPresentationIntent in
        make(kind, identity, in: parent, number: number, of: cls)
      }
    }
    cls.method("codeBlockIntentWithIdentity:languageHint:nestedInsideIntent:") {
      (cls, identity: Int, language: String?, parent: NSPresentationIntent?)
        -> NSPresentationIntent in
      make(.codeBlock, identity, in: parent, language: language, of: cls)
    }
    cls.method("tableIntentWithIdentity:columnCount:alignments:nestedInsideIntent:") {
      (cls, identity: Int, count: Int, alignments: [Int], parent: NSPresentationIntent?)
        -> NSPresentationIntent in
      make(.table, identity, in: parent, number: count, alignments: alignments, of: cls)
    }
  }
}

extension FoundationClasses {
  package static let presentationIntent = NativeClass<NSPresentationIntent>(
    "NSPresentationIntent", superclass: object, NSPresentationIntent.define)
}
