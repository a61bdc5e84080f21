internal import FoundationCore
internal import FoundationFiles
internal import QuartzCore
internal import SelectorRuntime
internal import UIKitRuntime

/// The drawing context of a document's pages, from UIGraphicsPDFRenderer.h.
final class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
  fileprivate var file = PDFFile()

  /// Adds a link to the last page.
  private func link(_ rect: CGRect, to target: PDFFile.Target) {
    let place = onPage(rect)
    file.pages[file.pages.count - 1].links.append((target, place))
  }

  /// Begins a page; an empty box means the document's box.
  private func begin(_ box: CGRect) {
    let isEmpty = box.size.width <= 0 || box.size.height <= 0
    file.pages.append(.init(box: isEmpty ? format?.bounds ?? .zero : box))
  }

  /// Converts a rectangle to the last page's coordinates, whose origin is at the bottom.
  ///
  /// If there is no page yet, one begins.
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
  /// The `documentInfo` keys of CGPDFContext.h, with the corresponding keys in the file.
  private static let information = [
    ("kCGPDFContextTitle", "Title"), ("kCGPDFContextAuthor", "Author"),
    ("kCGPDFContextSubject", "Subject"), ("kCGPDFContextCreator", "Creator"),
  ]

  static func definePDFFormat(_ format: ClassDefinition<UIGraphicsRendererFormat>) {
    format.stored("documentInfo", .copy, of: "NSDictionary", usual: Value.dictionary([]))
  }

  /// Draws, and returns the document as data.
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
    // Writing reports the errors of the data object.
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
