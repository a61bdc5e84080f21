internal import FoundationCore
internal import QuartzCore
package import SelectorRuntime
package import UIKitRuntime

/// Draws the pages of a print job, from UIPrintPageRenderer.h.
///
/// A page has a header, the formatters' content and a footer; subclasses override the parts.
package final class UIPrintPageRenderer: StoringObject {
  /// A US letter sheet in points.
  static let letter = CGRect(x: 0, y: 0, width: 612, height: 792)

  @StrongList private(set) var formatters: [PrintFormatter] = []
  private(set) var paper = letter
  private(set) var printable = letter

  package override func destruct() {
    for formatter in formatters { formatter.renderer = nil }
    super.destruct()
  }

  /// Sets the paper that was chosen for the job.
  func take(_ paper: UIPrintPaper) { (self.paper, printable) = (paper.sheet, paper.printable) }

  private func height(_ name: String) -> Double {
    storedValues?.value(name).flatMap { Double.from($0, in: runtime) } ?? 0
  }

  private var header: CGRect {
    CGRect(
      x: printable.origin.x, y: printable.origin.y, width: printable.size.width,
      height: height("headerHeight"))
  }

  private var footer: CGRect {
    let height = height("footerHeight")
    return CGRect(
      x: printable.origin.x, y: printable.maxY - height, width: printable.size.width,
      height: height)
  }

  /// The area between header and footer.
  var contentRect: CGRect {
    var rect = printable
    rect.origin.y += header.size.height
    rect.size.height = max(0, rect.size.height - header.size.height - footer.size.height)
    return rect
  }

  func remove(_ formatter: PrintFormatter) {
    formatters.removeAll(formatter)
    formatter.renderer = nil
  }

  func add(_ formatter: PrintFormatter, from page: Int) {
    formatter.renderer?.remove(formatter)
    formatter.makeStoredValues().set("startPage", .integer(Int64(page)), .assign)
    formatter.renderer = self
    formatters.append(formatter)
  }

  private func pages(_ formatter: PrintFormatter) throws -> Range<Int> {
    let count: Int = try formatter.call(runtime.selector("pageCount"))
    return formatter.startPage..<formatter.startPage.addingLimited(max(0, count))
  }

  private func draw(_ page: Int) throws {
    let at = (page, contentRect)
    if header.size.height > 0 {
      try send(runtime.selector("drawHeaderForPageAtIndex:inRect:"), page, header)
    }
    try send(runtime.selector("drawContentForPageAtIndex:inRect:"), at.0, at.1)
    let there: [PrintFormatter] = try call(
      runtime.selector("printFormattersForPageAtIndex:"), page)
    for formatter in there {
      try send(runtime.selector("drawPrintFormatter:forPageAtIndex:"), formatter, page)
    }
    if footer.size.height > 0 {
      try send(runtime.selector("drawFooterForPageAtIndex:inRect:"), page, footer)
    }
  }

  static func define(_ renderer: ClassDefinition<UIPrintPageRenderer>) {
    for name in ["headerHeight", "footerHeight"] { renderer.stored(name, usual: 0.0) }
    renderer.readonly("paperRect") { $0.paper }
    renderer.readonly("printableRect") { $0.printable }
    renderer.property("printFormatters", .copy, get: { .some($0.formatters) }) {
      (renderer, formatters: [PrintFormatter]?) in
      for old in renderer.formatters { renderer.remove(old) }
      for formatter in formatters ?? [] { renderer.add(formatter, from: formatter.startPage) }
    }
    renderer.readonly("numberOfPages") { (renderer) -> Int in
      try renderer.formatters.map { try renderer.pages($0).upperBound }.max() ?? 0
    }
    renderer.method("addPrintFormatter:startingAtPageAtIndex:") {
      (renderer, formatter: PrintFormatter, page: Int) in renderer.add(formatter, from: page)
    }
    renderer.method("printFormattersForPageAtIndex:") {
      (renderer, page: Int) -> [PrintFormatter] in
      try renderer.formatters.filter { try renderer.pages($0).contains(page) }
    }
    renderer.method("prepareForDrawingPages:") { (_, _: IndexRange) in }
    renderer.method("drawPageAtIndex:inRect:") { (renderer, page: Int, _: CGRect) in
      try renderer.keptAlive { try renderer.draw(page) }
    }
    for part in ["Header", "Footer", "Content"] {
      renderer.method("draw\(part)ForPageAtIndex:inRect:") { (_, _: Int, _: CGRect) in }
    }
    let (rect, draw) = (
      renderer.runtime.selector("rectForPageAtIndex:"),
      renderer.runtime.selector("drawInRect:forPageAtIndex:")
    )
    renderer.method("drawPrintFormatter:forPageAtIndex:") {
      (_, formatter: PrintFormatter, page: Int) in
      try formatter.keptAlive {
        try formatter.send(draw, formatter.call(rect, page, as: CGRect.self), page)
      }
    }
    renderer.method("currentRenderingQualityForRequestedRenderingQuality:") {
      (_, quality: Int) -> Int in quality
    }
  }
}

/// A paper sheet of a printer, from UIPrintPaper.h.
package final class UIPrintPaper: RuntimeObject {
  private(set) var sheet = UIPrintPageRenderer.letter
  private(set) var printable = UIPrintPageRenderer.letter

  /// Sets the sheet size and its printable area.
  ///
  /// - Parameters:
  ///   - size: the size of the sheet in points.
  ///   - margin: the unprintable margin at each edge in points.
  func fill(_ size: CGSize, margin: Double) -> UIPrintPaper {
    sheet = CGRect(origin: .zero, size: size)
    printable = sheet.expanded(by: -margin)
    return self
  }

  /// Returns the smallest sheet that holds a page, or else the largest sheet.
  fileprivate static func best(for size: CGSize, among papers: [UIPrintPaper]) -> UIPrintPaper? {
    func area(_ paper: UIPrintPaper) -> Double { paper.sheet.size.width * paper.sheet.size.height }
    let fitting = papers.filter {
      let (one, other) = ($0.sheet.size, size)
      return (one.width >= other.width && one.height >= other.height)
        || (one.height >= other.width && one.width >= other.height)
    }
    return fitting.min { area($0) < area($1) } ?? papers.max { area($0) < area($1) }
  }

  static func define(_ paper: ClassDefinition<UIPrintPaper>) {
    paper.readonly("paperSize") { $0.sheet.size }
    paper.readonly("printableRect") { $0.printable }
    paper.classSide.method("bestPaperForPageSize:withPapersFromArray:") {
      (_, size: CGSize, papers: [UIPrintPaper]) -> UIPrintPaper? in best(for: size, among: papers)
    }
  }
}

extension UIKitClasses {
  package static let printPageRenderer = NativeClass<UIPrintPageRenderer>(
    "UIPrintPageRenderer", superclass: FoundationClasses.object, UIPrintPageRenderer.define)
  package static let printPaper = NativeClass<UIPrintPaper>(
    "UIPrintPaper", superclass: FoundationClasses.object, UIPrintPaper.define)
}
