internal import CXML

/// A document to be parsed.
package struct XMLTreeSource {
  package var bytes: [UInt8]
  package var isHTML: Bool
  package var url: String?
  package var encoding: String?
  /// The options of `xmlParserOption`, or of `htmlParserOption`.
  package var options: Int

  /// Creates a source.
  package init(
    bytes: [UInt8], isHTML: Bool, url: String?, encoding: String?, options: Int
  ) {
    self.bytes = bytes
    self.isHTML = isHTML
    self.url = url
    self.encoding = encoding
    self.options = options
  }
}

/// An error of libxml2.
///
/// The corresponding C structure is `xmlError`.
package struct XMLTreeError {
  package let domain, code, level, line, column: Int
  package let message: [UInt8]

  /// `XML_ERR_NO_MEMORY` of the parser, a fatal error.
  static let noMemory = XMLTreeError(
    domain: 1, code: 2, level: 3, line: 0, column: 0,
    message: Array("Memory allocation failed\n".utf8))
}

extension XMLTreeError {
  /// Copies an error; nil if there is none.
  init?(_ error: xml_tree_error) {
    guard error.level != 0 else { return nil }
    var error = error
    (domain, code, level) = (Int(error.domain), Int(error.code), Int(error.level))
    (line, column) = (Int(error.line), Int(error.column))
    message = unsafe withUnsafeBytes(of: &error.message) { unsafe Array($0.prefix { $0 != 0 }) }
  }
}

/// A node, an attribute, a namespace or a document, whose relatives are numbers; 0 is none.
///
/// The corresponding C structures are `xmlNode`, `xmlAttr`, `xmlNs` and `xmlDoc`.
package struct XMLTreePart {
  /// The texts by their names in the C structures of libxml2, where they are not nil.
  package let texts: [(name: String, text: [UInt8])]
  /// The numbers that are not relatives.
  package let numbers: [(name: String, number: Int)]
  /// The relatives by their names in the C structures.
  package let relatives: [(name: String, number: Int)]
  package let type: Int

  init(_ part: xml_tree_part) {
    type = unsafe Int(part.type)
    let isNamespace = type == 18
    let isDocument = [9, 13].contains(type)
    let contentName = isNamespace ? "prefix" : isDocument ? "version" : "content"
    let named = unsafe [
      ("name", part.name), (contentName, part.content),
      (isNamespace ? "href" : "URL", part.uri), ("encoding", part.encoding),
    ]
    texts = unsafe named.compactMap { name, text in
      unsafe bytes(of: text).map { (name, $0) }
    }
    numbers = unsafe [("line", part.line), ("standalone", Int(part.standalone))]
    relatives = unsafe [
      ("parent", part.parent), ("children", part.first_child), ("last", part.last_child),
      ("next", part.next), ("prev", part.previous), ("properties", part.attributes),
      ("nsDef", part.definitions), ("ns", part.name_space),
    ].map { ($0.0, Int($0.1)) }
  }
}

/// The value of an XPath expression.
///
/// The corresponding C structure is `xmlXPathObject`.
package struct XMLTreeValue {
  /// The type by `xmlXPathObjectType`.
  package let type: Int
  package let boolean: Bool
  package let number: Double
  package let string: [UInt8]?
  /// The numbers of the parts of a set of nodes; nil if it is not a set.
  package let parts: [Int]?

  /// Copies a value; nil for that of an invalid expression.
  init?(_ value: xml_tree_value) {
    guard unsafe value.type != 0 else { return nil }
    unsafe (type, boolean, number) = (Int(value.type), value.boolean, value.number)
    string = unsafe bytes(of: value.string)
    guard unsafe value.has_parts else {
      parts = nil
      return
    }
    parts = unsafe UnsafeBufferPointer(start: value.parts, count: value.count).map { Int($0) }
  }
}

/// Copies the bytes of a C string; nil for NULL.
func bytes(of text: UnsafePointer<CChar>?) -> [UInt8]? {
  guard let text = unsafe text else { return nil }
  return unsafe String(cString: text).utf8.map { $0 }
}
