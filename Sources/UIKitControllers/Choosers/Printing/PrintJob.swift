internal import FoundationCore
internal import FoundationFiles
internal import QuartzCore
package import SelectorRuntime
internal import UIKitBase
package import UIKitRuntime
internal import VirtualTime

/// The print job: its steps are in the order of the headers.
///
/// These are UIPrintInteractionController.h and UIPrintPageRenderer.h. The delegate chooses the
/// paper; then the job starts, the pages are counted and prepared, each page is drawn, and the job
/// finishes. There is no output: only the messages are visible.
extension UIPrintInteractionController {
  /// Prints the items of the controller.
  ///
  /// - Throws: the errors of the delegate, the renderer and the formatters.
  func print() throws {
    try tell("WillStartJob")
    if let renderer = try renderer() {
      try renderer.keptAlive {
        let paper = try choosePaper()
        makeStoredValues().set("printPaper", .object(paper), .strong)
        renderer.take(paper)
        try draw(renderer)
      }
    }
    try tell("DidFinishJob")
  }

  /// Prints without presenting options, in a later turn.
  ///
  /// - Throws: `RunLoopError`, which scheduling for the current time does not cause.
  func printAtOnce(_ completion: Block?) throws -> Bool {
    retain()
    try uikit.runLoop.schedule(after: 0, phase: .blocks) { [self] in
      defer { release() }
      try print()
      try completion?(.object(self), .bool(true), .none)
    }
    return true
  }

  /// Returns the renderer, or creates one for the print formatter.
  private func renderer() throws -> UIPrintPageRenderer? {
    if let renderer = storedValues?.value("printPageRenderer")?.object as? UIPrintPageRenderer {
      return renderer
    }
    guard let formatter = storedValues?.value("printFormatter")?.object as? PrintFormatter else {
      return nil
    }
    let made = uikit.temporary(UIKitClasses.printPageRenderer)
    made.add(formatter, from: formatter.startPage)
    return made
  }

  /// Chooses between US letter and A4, with printer margins of a quarter of an inch.
  private func choosePaper() throws -> UIPrintPaper {
    let papers = [CGSize(width: 612, height: 792), CGSize(width: 595, height: 842)].map {
      uikit.temporary(UIKitClasses.printPaper).fill($0, margin: 18)
    }
    let asks = runtime.selector("printInteractionController:choosePaper:")
    if let delegate = try delegate.delegate(respondingTo: asks) {
      let list = Value.list(papers.map { .object($0) })
      let chosen: RuntimeObject? = try delegate.keptAlive { try delegate.call(asks, self, list) }
      if let paper = chosen as? UIPrintPaper { return paper }
    }
    return papers[0]
  }

  private func draw(_ renderer: UIPrintPageRenderer) throws {
    let count: Int = try renderer.call(runtime.selector("numberOfPages"))
    guard count > 0 else { return }
    try renderer.send(
      runtime.selector("prepareForDrawingPages:"), IndexRange(location: 0, length: count))
    let draws = runtime.selector("drawPageAtIndex:inRect:")
    for page in 0..<count {
      let rect: CGRect = try renderer.call(runtime.selector("printableRect"))
      try renderer.send(draws, page, rect)
    }
  }
}

/// A network printer, from UIPrinter.h; only its URL is known, since there is no real printer.
package final class UIPrinter: RuntimeObject {
  @Strong private var url: NSURL?

  static func define(_ printer: ClassDefinition<UIPrinter>) {
    printer.classSide.method("printerWithURL:") { (cls, url: NSURL) -> UIPrinter in
      let made = try cls.uikit.instance(UIPrinter.self, of: cls)
      made.url = url
      return made
    }
    printer.readonly("URL", .copy) { $0.url }
    printer.readonly("displayName", .copy) { (printer) -> String in
      try printer.url?.call(printer.runtime.selector("host"), as: String?.self) ?? ""
    }
    for name in ["displayLocation", "makeAndModel"] {
      printer.readonly(name, .copy) { (_) -> String? in nil }
    }
    // UIPrinterJobTypeUnknown
    printer.readonly("supportedJobTypes") { (_) -> Int in 0 }
    for name in ["supportsColor", "supportsDuplex"] {
      printer.readonly(name) { (_) -> Bool in false }
    }
    // The printer cannot be contacted; the completion is called in a later turn.
    printer.method("contactPrinter:") { (printer, done: Block?) in
      try printer.uikit.runLoop.schedule(after: 0, phase: .blocks) { _ = try done?(.bool(false)) }
    }
  }
}

extension UIKitClasses {
  package static let printer = NativeClass<UIPrinter>(
    "UIPrinter", superclass: FoundationClasses.object, UIPrinter.define)
}
