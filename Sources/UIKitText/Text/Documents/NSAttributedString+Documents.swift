internal import FoundationCore
internal import FoundationFiles
internal import FoundationText
package import SelectorRuntime
internal import UIKitBase
internal import UIKitRuntime
internal import VirtualTime

/// Attributed strings as documents: plain text and HTML.
package enum TextDocuments {
  private static let (plainType, htmlType) = ("NSPlainText", "NSHTML")
  /// NSTextReadInapplicableDocumentTypeError and the writing equivalent, from NSAttributedString.h.
  private static let (cannotRead, cannotWrite) = (65806, 66062)

  /// Adds the methods to Foundation's string classes when they are created.
  package static func addCategories(to cls: RuntimeClass) {
    switch cls.name {
    case "NSAttributedString": add(to: ClassDefinition<NSAttributedString>(extending: cls))
    case "NSMutableAttributedString":
      addReading(to: ClassDefinition<NSAttributedString>(extending: cls))
    default: break
    }
  }

  private static func add(to string: ClassDefinition<NSAttributedString>) {
    string.method("initWithData:options:documentAttributes:error:") {
      (string, data: ByteArgument, options: Value, _: Value, _: Value) -> Value in
      try reading(data.bytes, options, in: string.uikit) { made in
        try string.call(string.runtime.selector("initWithAttributedString:"), made)
      }
    }
    string.method("initWithURL:options:documentAttributes:error:") {
      (string, url: NSURL, options: Value, _: Value, _: Value) -> Value in
      try reading(url, options, in: string.uikit) { made in
        try string.call(string.runtime.selector("initWithAttributedString:"), made)
      }
    }
    string.method("dataFromRange:documentAttributes:error:") {
      (string, range: IndexRange, options: Value, _: Value) -> Value in
      try write(string, range, options)
    }
    for (kind, isText) in [("String", true), ("Data", false)] {
      string.classSide.method("loadFromHTMLWith\(kind):options:completionHandler:") {
        (cls, source: Value, options: Value, done: Block) in
        if case .object(let data as NSData) = source {
          try cls.foundation.checkConversion(of: data.bytes.count)
        }
        let text =
          isText
          ? String.from(source, in: cls.runtime)
          : (source.object as? NSData).map { String(decoding: $0.bytes, as: UTF8.self) }
        let (made, facts) = html(text ?? "", in: cls.uikit)
        made.retain()
        try cls.uikit.runLoop.schedule(after: 0, phase: .blocks) {
          defer { made.release() }
          try done(.object(made), facts, .none)
        }
      }
    }
  }

  /// Declares the reading methods of the mutable class.
  private static func addReading(to string: ClassDefinition<NSAttributedString>) {
    string.method("readFromData:options:documentAttributes:error:") {
      (string, data: ByteArgument, options: Value, _: Value, _: Value) -> Value in
      try reading(data.bytes, options, in: string.uikit) { try set($0, in: string) }
    }
    string.method("readFromURL:options:documentAttributes:error:") {
      (string, url: NSURL, options: Value, _: Value, _: Value) -> Value in
      try reading(url, options, in: string.uikit) { try set($0, in: string) }
    }
  }

  private static func set(_ made: NSAttributedString, in string: NSAttributedString) throws -> Value
  {
    try string.send(string.runtime.selector("setAttributedString:"), made)
    return .bool(true)
  }

  /// Reads the document of a file.
  private static func reading(
    _ url: NSURL, _ options: Value, in world: UIKitWorld,
    _ take: (NSAttributedString) throws -> Value
  ) throws -> Value {
    let bytes: [UInt8]
    do throws(FileFailure) { bytes = try world.read(url.filePath ?? "") } catch {
      return .foreign(OutValues([.none, .none, world.error(for: error).messageValue]))
    }
    return try reading(bytes, options, in: world, take)
  }

  private static func option(_ name: String, _ options: Value, in world: UIKitWorld) throws -> Value
  {
    try world.entries(of: options)?.first { String.from($0.key, in: world.runtime) == name }?.value
      ?? .none
  }

  private static func failure(_ code: Int, _ text: String, in world: UIKitWorld) -> Value {
    NSError.make(domain: "NSCocoaErrorDomain", code: code, description: text, in: world)
      .messageValue
  }

  /// Reads a document.
  ///
  /// - Returns: the result for the text, the document attributes, and the error if there is no
  ///   text.
  private static func reading(
    _ bytes: [UInt8], _ options: Value, in world: UIKitWorld,
    _ take: (NSAttributedString) throws -> Value
  ) throws -> Value {
    try world.checkConversion(of: 2 * bytes.count)
    let named = String.from(try option("DocumentType", options, in: world), in: world.runtime)
    let number = Int.from(try option("CharacterEncoding", options, in: world), in: world.runtime)
    // NSUTF8StringEncoding, also the default encoding of HTML.
    let encoding = number ?? 4
    let text = world.text(of: bytes, encoding: encoding)?.string
    let looksLikeHTML = text?.drop { $0.isWhitespace }.first == "<"
    switch named ?? (looksLikeHTML ? htmlType : plainType) {
    case htmlType:
      let (made, facts) = html(text ?? String(decoding: bytes, as: UTF8.self), in: world)
      return .foreign(OutValues([try take(made), facts, .none]))
    case plainType:
      guard let text else {
        let failure = world.error(for: FileFailure(.isNotInEncoding, ""))
        return .foreign(OutValues([.none, .none, failure.messageValue]))
      }
      let defaults = try option("DefaultAttributes", options, in: world)
      let attributes = try world.attributes(of: defaults, "DefaultAttributes")
      let units = UTF16Text(text)
      let made = world.attributedString(units, AttributeRuns(length: units.count, attributes))
      return .foreign(OutValues([try take(made), facts(plainType, encoding), .none]))
    case let other:
      let words = "Documents of the type \(other) cannot be read."
      return .foreign(OutValues([.none, .none, failure(cannotRead, words, in: world)]))
    }
  }

  /// The attributes of a document.
  private static func facts(_ type: String, _ encoding: Int) -> Value {
    .dictionary([
      .init(key: .string("DocumentType"), value: .string(type)),
      .init(key: .string("CharacterEncoding"), value: .integer(Int64(encoding))),
    ])
  }

  private static func html(
    _ text: String, in world: UIKitWorld
  ) -> (NSAttributedString, Value) {
    let reader = HTMLReader(text, goesOn: world.goesOn)
    var (units, runs) = (UTF16Text(), AttributeRuns(length: 0))
    var last: (style: HTMLStyle, attributes: Attributes)?
    for (text, style) in reader.pieces {
      let attributes =
        last.flatMap { $0.style == style ? $0.attributes : nil }
        ?? style.attributes(in: world)
      last = (style, attributes)
      let new = UTF16Text(text)
      runs.append(length: new.count, attributes)
      units += new
    }
    return (world.attributedString(units, runs), facts(htmlType, 4))
  }

  private static func write(
    _ string: NSAttributedString, _ range: IndexRange, _ options: Value
  ) throws -> Value {
    let world = string.uikit
    guard range.fits(in: string.text.count) else {
      throw RuntimeError(
        .range,
        "-[\(string.className) dataFromRange:documentAttributes:error:]: the range is beyond the "
          + "text's end")
    }
    let named = String.from(try option("DocumentType", options, in: world), in: world.runtime)
    switch named ?? plainType {
    case plainType:
      let data = world.data(Array(string.text[range.bounds].string.utf8))
      return .foreign(OutValues([.object(data), .none]))
    case htmlType:
      let data = world.data(Array(HTMLWriter(string, range.bounds).html.utf8))
      return .foreign(OutValues([.object(data), .none]))
    case let other:
      let words = "Documents of the type \(other) cannot be written."
      return .foreign(OutValues([.none, failure(cannotWrite, words, in: world)]))
    }
  }
}
