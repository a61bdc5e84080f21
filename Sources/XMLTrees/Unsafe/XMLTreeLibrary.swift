internal import CXML

// no traps of narrow: numbers of parts are checked against the count, which is 32-bit.

/// libxml2's documents and XPath, loaded when a source parses its first document.
///
/// A document is parsed whole and never changed. Its parts are numbers, and what is read of them are
/// copies, so that a script cannot reach freed memory. Nothing of the machine's files is read.
///
/// The corresponding C functions are those of `libxml/tree.h` and `libxml/xpath.h`.
@safe package final class XMLTreeLibrary {
  /// A document; 0 is none.
  package typealias Handle = Int64

  private let library: OpaquePointer
  private var trees: [Handle: XMLTree] = [:]
  private var last: Handle = 0
  /// The most bytes of a document: its tree needs up to 64 times as many.
  private let longestDocument: Int

  /// Loads the library; nil when it is not installed.
  ///
  /// - Parameter memoryLimit: The number of bytes that a run may use; nil without a limit.
  package init?(memoryLimit: Int? = nil) {
    guard let library = unsafe xml_trees_load() else { return nil }
    unsafe self.library = library
    longestDocument = min((memoryLimit ?? Int.max) / 64, Int(Int32.max))
  }

  /// Parses a document.
  ///
  /// - Parameter source: the document and its options.
  /// - Returns: the document, or 0 if it cannot be read, and the last error of the parser.
  package func parse(_ source: XMLTreeSource) -> (document: Handle, error: XMLTreeError?) {
    guard source.bytes.count <= longestDocument else { return (0, .noMemory) }
    var error = xml_tree_error()
    let tree = unsafe source.bytes.withUnsafeBufferPointer { bytes in
      unsafe withOptionalString(source.url) { url in
        unsafe withOptionalString(source.encoding) { encoding in
          var given = unsafe xml_tree_source()
          unsafe given.bytes = bytes.baseAddress
          unsafe given.count = bytes.count
          unsafe given.is_html = source.isHTML
          unsafe given.url = url
          unsafe given.encoding = encoding
          unsafe given.options = Int32(truncatingIfNeeded: source.options)
          return unsafe xml_tree_parse(library, &given, &error)
        }
      }
    }
    guard let tree = unsafe tree else { return (0, XMLTreeError(error)) }
    last += 1
    trees[last] = unsafe XMLTree(tree)
    return (last, XMLTreeError(error))
  }

  /// Frees a document; one that was freed has no effect.
  package func free(_ document: Handle) {
    trees[document] = nil
  }

  /// Returns a part of a document; nil for a freed document or a wrong number.
  package func part(_ number: Int, of document: Handle) -> XMLTreePart? {
    guard let (tree, number) = unsafe place(number, document) else { return nil }
    return unsafe XMLTreePart(xml_tree_read(tree, number))
  }

  /// A text that libxml2 computes for a part.
  package enum Text: String {
    /// All text in the part.
    case content
    /// An attribute's value; without a URI, one that is in no namespace.
    case attribute
    /// An attribute's value, whatever its namespace.
    case anyAttribute
    /// The part's XPath.
    case path
    case markup, indentedMarkup
  }

  /// Returns a text of a part; nil if there is none.
  package func text(
    _ kind: Text, of number: Int, in document: Handle, name: String? = nil, uri: String? = nil
  ) -> [UInt8]? {
    guard let (tree, number) = unsafe place(number, document) else { return nil }
    let kind =
      switch kind {
      case .content: xml_tree_content
      case .attribute: xml_tree_attribute
      case .anyAttribute: xml_tree_any_attribute
      case .path: xml_tree_path
      case .markup: xml_tree_markup
      case .indentedMarkup: xml_tree_indented_markup
      }
    let text = unsafe withOptionalString(name) { name in
      unsafe withOptionalString(uri) { uri in unsafe xml_tree_text(tree, number, kind, name, uri) }
    }
    defer { unsafe xml_tree_text_free(text) }
    return unsafe bytes(of: text)
  }

  /// Evaluates an XPath expression at a part of a document.
  ///
  /// - Returns: the value, or nil for an invalid expression, and the last error.
  package func evaluate(
    _ expression: String, at number: Int, of document: Handle,
    prefixes: [(prefix: String, uri: String)]
  ) -> (value: XMLTreeValue?, error: XMLTreeError?) {
    guard let (tree, number) = unsafe place(number, document) else { return (nil, nil) }
    var error = xml_tree_error()
    // The texts one after the other, each with its end.
    let texts = prefixes.flatMap { prefix, uri -> [UInt8] in
      Array(prefix.utf8) + [0] + Array(uri.utf8) + [0]
    }
    var value = unsafe xml_tree_evaluate(
      tree, number, expression, texts, prefixes.count, &error)
    defer { unsafe xml_tree_value_free(&value) }
    return unsafe (XMLTreeValue(value), XMLTreeError(error))
  }

  private func place(_ number: Int, _ document: Handle) -> (OpaquePointer, UInt32)? {
    guard let tree = trees[document], number >= 0, number < tree.count else { return nil }
    return unsafe (tree.pointer, UInt32(truncatingIfNeeded: number))
  }
}

/// A document of libxml2, with the numbers of its parts.
@safe private final class XMLTree {
  let pointer: OpaquePointer
  let count: Int

  init(_ pointer: OpaquePointer) {
    unsafe self.pointer = pointer
    count = unsafe xml_tree_count(pointer)
  }

  deinit { unsafe xml_tree_free(pointer) }
}

/// Calls a body with a C string, or NULL for nil.
private func withOptionalString<Result>(
  _ text: String?, _ body: (UnsafePointer<CChar>?) -> Result
) -> Result {
  guard let text else { return body(nil) }
  return unsafe text.withCString { unsafe body($0) }
}
