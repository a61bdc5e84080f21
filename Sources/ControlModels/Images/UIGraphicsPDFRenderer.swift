internal import FoundationCore
internal import FoundationFiles
internal import SelectorRuntime

/// The place in which the pages of a document are drawn, from UIGraphicsPDFRenderer.h.
final class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
  fileprivate var file = PDFFile()

  /// Puts a link on the last page.
  private func link(_ rect: CGRect, to target: PDFFile.Target) {
    let place = onPage(rect)
    file.pages[file.pages.count - 1].links.append((target, place))
  }

  /// Begins a page; an empty box stands for that of the document.
  private func begin(_ box: CGRect) {
    let isEmpty = box.size.width <= 0 || box.size.height <= 0
    file.pages.append(.init(box: isEmpty ? format?.bounds ?? .zero : box))
  }

  /// A rectangle of UIKit, from above, on the last page, which PDF measures from below.
  ///
  /// One begins by itself where something is put on a page before there is any.
  private func onPage(_ rect: CGRect) -> CGRect {
    if file.pages.isEmpty { begin(.zero) }
    let box = file.pages.last?.box ?? .zero
    return CGRect(
      x: rect.origin.x, y: box.maxY - rect.maxY + box.origin.y, width: rect.size.width,
      height: rect.size.height)
  }

  static func define(_ context: ClassDefinition<UIGraphicsPDFRendererContext>) {
    context.readonly("pdfContextBounds") { (context) -> CGRect in
      context.file.pages.last?.box ?? context.format?.bounds ?? .zero
    }
    context.method("beginPage") { (context) in context.begin(.zero) }
    context.method("beginPageWithBounds:pageInfo:") { (context, box: CGRect, _: Value) in
      guard box.origin.isFinite, box.size.isFinite else {
        throw RuntimeError(
          .invalidArgument,
          "-[UIGraphicsPDFRendererContext beginPageWithBounds:pageInfo:]: the bounds must be "
            + "finite numbers")
      }
      context.begin(box)
    }
    let absolute = context.runtime.selector("absoluteString")
    context.method("setURL:forRect:") { (context, url: NSURL, rect: CGRect) in
      let address: String = try url.call(absolute)
      context.link(rect, to: .address(address))
    }
    context.method("setDestinationWithName:forRect:") { (context, name: String, rect: CGRect) in
      context.link(rect, to: .destination(name))
    }
    context.method("addDestinationWithName:atPoint:") { (context, name: String, point: CGPoint) in
      let place = context.onPage(CGRect(origin: point, size: .zero)).origin
      context.file.destinations.append((name, context.file.pages.count - 1, place))
    }
  }
}

/// The renderer of documents, from UIGraphicsPDFRenderer.h.
extension UIGraphicsRenderer {
  /// The keys of `documentInfo`, of CGPDFContext.h, and those of the file that they are written to.
  private static let information = [
    ("kCGPDFContextTitle", "Title"), ("kCGPDFContextAuthor", "Author"),
    ("kCGPDFContextSubject", "Subject"), ("kCGPDFContextCreator", "Creator"),
  ]

  static func definePDFFormat(_ format: ClassDefinition<UIGraphicsRendererFormat>) {
    format.stored("documentInfo", .copy, of: "NSDictionary", usual: Value.dictionary([]))
  }

  /// Draws, and answers the document as data.
  private func document(_ actions: Block) throws -> RuntimeObject {
    try draw(actions) { context in
      guard var file = (context as? UIGraphicsPDFRendererContext)?.file else {
        throw RuntimeError(
          .invalidArgument, "\(className): the context is no UIGraphicsPDFRendererContext")
      }
      let info = try context.format?.call(runtime.selector("documentInfo"), as: Value.self) ?? .none
      let entry = runtime.selector("objectForKey:")
      for (name, key) in Self.information {
        let value: Value =
          if let object = info.object {
            try runtime.send(object, entry, Arguments(.string(name)))
          } else { info.entry(name) }
        if let text = String.from(value, in: runtime) { file.information.append((key, text)) }
      }
      return uikit.data(file.bytes)
    }
  }

  static func definePDF(_ renderer: ClassDefinition<UIGraphicsRenderer>) {
    let write = renderer.runtime.selector("writeToURL:options:error:")
    renderer.method("PDFDataWithActions:") { (renderer, actions: Block) -> RuntimeObject in
      try renderer.document(actions)
    }
    // The error is that of the data.
    renderer.method("writePDFToURL:withActions:error:") {
      (renderer, url: NSURL, actions: Block, error: Value) -> Value in
      let data = try renderer.document(actions)
      return try renderer.runtime.send(
        data, write, Arguments([url.messageValue, .integer(0), error]))
    }
  }
}

extension UIKitClasses {
  static let graphicsPDFRendererFormat = NativeClass<UIGraphicsRendererFormat>(
    "UIGraphicsPDFRendererFormat", superclass: graphicsRendererFormat,
    UIGraphicsRenderer.definePDFFormat)
  static let graphicsPDFRendererContext = NativeClass<UIGraphicsPDFRendererContext>(
    "UIGraphicsPDFRendererContext", superclass: graphicsRendererContext,
    UIGraphicsPDFRendererContext.define)
  static let graphicsPDFRenderer = NativeClass<UIGraphicsRenderer>(
    "UIGraphicsPDFRenderer", superclass: graphicsRenderer, UIGraphicsRenderer.definePDF)
}
