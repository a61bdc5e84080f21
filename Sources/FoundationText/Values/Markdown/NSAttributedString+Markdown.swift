package import FoundationCore
internal import FoundationFiles
package import SelectorRuntime

/// Creates attributed strings from Markdown.
extension NSAttributedString {
  /// Fills the string with the contents of a Markdown text.
  private func read(_ markdown: String, _ options: RuntimeObject?, _ baseURL: NSURL?) throws {
    let options = options as? FieldedObject
    let syntax = options.flatMap { $0.number("interpretedSyntax") }.map { Int(nearestTo: $0) } ?? 0
    let language = options.map { $0.text("languageCode") } ?? ""
    let made = try MarkdownText.make(
      markdown, MarkdownText.Syntax(rawValue: syntax) ?? .full,
      language: language.isEmpty ? nil : language, baseURL: baseURL, in: foundation)
    set(made.text, made.runs)
  }

  /// Defines the initializers of both concrete classes.
  static func defineMarkdown(_ string: ClassDefinition<NSAttributedString>) {
    string.method("initWithMarkdownString:options:baseURL:error:") {
      (string, text: String, options: RuntimeObject?, base: NSURL?, last: InOut<NSError?>)
        -> Value in
      try string.read(text, options, base)
      return OutValues.answer(.object(string), [.none], to: last.messageValue)
    }
    string.method("initWithMarkdown:options:baseURL:error:") {
      (string, data: ByteArgument, options: RuntimeObject?, base: NSURL?, last: InOut<NSError?>)
        -> Value in
      try string.foundation.checkConversion(of: data.bytes.count)
      guard let text = String(validating: data.bytes, as: UTF8.self) else {
        let error = string.foundation.error(for: FileFailure(.isNotInEncoding, ""))
        return OutValues.answer(.none, [error.messageValue], to: last.messageValue)
      }
      try string.read(text, options, base)
      return OutValues.answer(.object(string), [.none], to: last.messageValue)
    }
    string.method("initWithContentsOfMarkdownFileAtURL:options:baseURL:error:") {
      (string, url: NSURL, options: RuntimeObject?, base: NSURL?, last: InOut<NSError?>)
        -> Value in
      let text: String
      do throws(FileFailure) {
        let path = url.filePath ?? ""
        let bytes = try string.foundation.read(path)
        guard let read = String(validating: bytes, as: UTF8.self) else {
          throw FileFailure(.isNotInEncoding, path)
        }
        text = read
      } catch {
        let error = string.foundation.error(for: error)
        return OutValues.answer(.none, [error.messageValue], to: last.messageValue)
      }
      try string.read(text, options, base)
      return OutValues.answer(.object(string), [.none], to: last.messageValue)
    }
  }
}

extension FoundationClasses {
  package static let markdownParsingOptions = NativeClass<FieldedObject>(
    "NSAttributedStringMarkdownParsingOptions", superclass: object
  ) { options in
    options.fieldsAreCopied()
    options.field("allowsExtendedAttributes", usual: false)
    options.field("interpretedSyntax", usual: 0)
    // NSAttributedStringMarkdownParsingFailureReturnError
    options.field("failurePolicy", usual: 0)
    options.field("languageCode", .copy, usual: String?.none)
    options.field("appliesSourcePositionAttributes", usual: false)
  }
}
