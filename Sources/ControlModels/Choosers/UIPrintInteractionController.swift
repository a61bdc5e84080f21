internal import FoundationModels
internal import SelectorRuntime
internal import VirtualTime

/// Offers to print something; whether it is printed is for the script to say.
final class UIPrintInteractionController: StoringObject, ItemChooser {
  private let delegate = DelegateSlot()
  private var completion: Block?
  private var isPresented = false

  override func destruct() {
    delegate.clear()
    completion = nil
    super.destruct()
  }

  private func tell(_ name: String) throws {
    let selector = runtime.selector("printInteractionController\(name):")
    try delegate.delegate(respondingTo: selector)?.send(selector, self)
  }

  /// Comes up in a later turn.
  private func present(_ completion: Block?) throws -> Bool {
    guard !isPresented else { return false }
    isPresented = true
    self.completion = completion
    try tell("WillPresentPrinterOptions")
    retain()
    try uikit.runLoop.schedule(after: uikit.settings.modalTransitionDuration, phase: .blocks) {
      [self] in
      defer { release() }
      if isPresented { try tell("DidPresentPrinterOptions") }
    }
    return true
  }

  /// - Parameter answer: anything but false prints.
  func choose(_ answer: Value) throws {
    guard isPresented else {
      throw RuntimeError(
        .invalidArgument, "uikit.choose: the UIPrintInteractionController is not presented")
    }
    try end(prints: !answer.isNone && Bool.from(answer, in: runtime) != false)
  }

  private func end(prints: Bool) throws {
    guard isPresented else { return }
    isPresented = false
    let completion = completion
    self.completion = nil
    try tell("WillDismissPrinterOptions")
    try tell("DidDismissPrinterOptions")
    if prints {
      try tell("WillStartJob")
      try tell("DidFinishJob")
    }
    try completion?(.object(self), .bool(prints), .none)
  }

  static func define(_ printing: ClassDefinition<UIPrintInteractionController>) {
    let cls = printing.classSide
    for name in ["sharedPrintController", "sharedPrintInteractionController"] {
      cls.readonly(name) { (cls) -> UIPrintInteractionController in
        cls.uikit.printing
      }
    }
    cls.readonly("printingAvailable", getter: "isPrintingAvailable") { (_) -> Bool in true }
    cls.readonly("printableUTIs", .copy, of: "NSSet") { (_) -> [String] in
      ["public.image", "com.adobe.pdf"]
    }
    cls.method("canPrintURL:") { (_, url: NSURL?) -> Bool in url != nil }
    cls.method("canPrintData:") { (_, data: RuntimeObject?) -> Bool in data != nil }
    printing.property(
      "delegate", .weak, of: "<UIPrintInteractionControllerDelegate>", get: { $0.delegate.object },
      set: { try $0.delegate.set($1) })
    printing.stored("printInfo", .strong, of: "UIPrintInfo", usual: RuntimeObject?.none)
    printing.stored("printFormatter", .strong, of: "UIPrintFormatter", usual: RuntimeObject?.none)
    printing.stored(
      "printPageRenderer", .strong, of: "UIPrintPageRenderer", usual: RuntimeObject?.none)
    printing.stored("printingItem", .strong, usual: Value.none)
    printing.stored("printingItems", .copy, of: "NSArray", usual: Value.none)
    for name in ["showsNumberOfCopies", "showsPaperSelectionForLoadedPapers"] {
      printing.stored(name, usual: true)
    }
    for name in ["showsPageRange", "showsPaperOrientation"] { printing.stored(name, usual: true) }
    printing.readonly("printPaper", of: "UIPrintPaper") { (_) -> RuntimeObject? in nil }
    printing.method("presentAnimated:completionHandler:") {
      (printing, _: Bool, completion: Block?) -> Bool in try printing.present(completion)
    }
    printing.method("presentFromRect:inView:animated:completionHandler:") {
      (printing, _: CGRect, _: UIView, _: Bool, completion: Block?) -> Bool in
      try printing.present(completion)
    }
    printing.method("presentFromBarButtonItem:animated:completionHandler:") {
      (printing, _: RuntimeObject, _: Bool, completion: Block?) -> Bool in
      try printing.present(completion)
    }
    printing.method("dismissAnimated:") { (printing, _: Bool) in try printing.end(prints: false) }
  }
}

extension UIKitClasses {
  static let printInfo = NativeClass<FieldedObject>(
    "UIPrintInfo", superclass: FoundationClasses.object
  ) { info in
    info.fieldsAreCopied()
    info.classSide.method("printInfo") { (cls) -> RuntimeObject in make(cls, [:]) }
    info.field("jobName", .copy, usual: String?.none)
    info.field("printerID", .copy, usual: String?.none)
    for name in ["outputType", "orientation", "duplex"] { info.field(name, usual: 0) }
  }

  static let printFormatter = NativeClass<FieldedObject>(
    "UIPrintFormatter", superclass: FoundationClasses.object
  ) { formatter in
    formatter.fieldsAreCopied()
    formatter.field("startPage", usual: 0)
    formatter.field("maximumContentHeight", usual: 0.0)
    formatter.field("maximumContentWidth", usual: 0.0)
    formatter.field("contentInsets", usual: UIEdgeInsets.zero)
    formatter.field("perPageContentInsets", usual: UIEdgeInsets.zero)
    formatter.readonly("pageCount") { (_) -> Int in 1 }
    formatter.method("removeFromPrintPageRenderer") { _ in }
  }

  static let simpleTextPrintFormatter = NativeClass<FieldedObject>(
    "UISimpleTextPrintFormatter", superclass: printFormatter
  ) { formatter in
    formatter.field("text", .copy, usual: String?.none)
    formatter.field("attributedText", .copy, of: "NSAttributedString", usual: Value.none)
    formatter.field("font", .strong, usual: UIFont?.none)
    formatter.field("color", .strong, usual: UIColor?.none)
    formatter.field("textAlignment", usual: 4)
    for (name, field) in [("initWithText:", "text"), ("initWithAttributedText:", "attributedText")]
    {
      formatter.method(name) { (formatter, text: Value) -> FieldedObject in
        formatter[field] = text
        return formatter
      }
    }
  }

  static let markupTextPrintFormatter = NativeClass<FieldedObject>(
    "UIMarkupTextPrintFormatter", superclass: printFormatter
  ) { formatter in
    formatter.field("markupText", .copy, usual: String?.none)
    formatter.method("initWithMarkupText:") { (formatter, text: Value) -> FieldedObject in
      formatter["markupText"] = text
      return formatter
    }
  }

  static let viewPrintFormatter = NativeClass<FieldedObject>(
    "UIViewPrintFormatter", superclass: printFormatter
  ) { formatter in
    formatter.field("view", .strong, usual: UIView?.none, isReadonly: true)
  }

  static let printPageRenderer = NativeClass<FieldedObject>(
    "UIPrintPageRenderer", superclass: FoundationClasses.object
  ) { renderer in
    for name in ["headerHeight", "footerHeight"] { renderer.field(name, usual: 0.0) }
    renderer.field("printFormatters", .copy, usual: [RuntimeObject]())
    renderer.readonly("numberOfPages") { (_) -> Int in 1 }
    for name in ["paperRect", "printableRect"] {
      // A sheet of US letter, in points
      renderer.readonly(name) { (_) -> CGRect in CGRect(x: 0, y: 0, width: 612, height: 792) }
    }
    renderer.method("addPrintFormatter:startingAtPageAtIndex:") {
      (renderer, formatter: FieldedObject, page: Int) in
      formatter["startPage"] = .integer(Int64(page))
      let old = [RuntimeObject].from(renderer["printFormatters"], in: renderer.runtime) ?? []
      renderer["printFormatters"] = .list((old + [formatter]).map { .object($0) })
    }
    renderer.method("prepareForDrawingPages:") { (_, _: IndexRange) in }
    for name in [
      "drawPageAtIndex:inRect:", "drawHeaderForPageAtIndex:inRect:",
      "drawFooterForPageAtIndex:inRect:", "drawContentForPageAtIndex:inRect:",
    ] {
      renderer.method(name) { (_, _: Int, _: CGRect) in }
    }
  }

  static let printInteractionController = NativeClass<UIPrintInteractionController>(
    "UIPrintInteractionController", superclass: FoundationClasses.object,
    UIPrintInteractionController.define)
}

extension UIKitProtocols {
  static let printInteractionControllerDelegate = NativeProtocol(
    "UIPrintInteractionControllerDelegate", adopts: [FoundationProtocols.object],
    optional: [
      "WillPresentPrinterOptions", "DidPresentPrinterOptions", "WillDismissPrinterOptions",
      "DidDismissPrinterOptions", "WillStartJob", "DidFinishJob",
    ].map { .init("printInteractionController\($0):", UIPrintInteractionController.self) } + [
      .init(
        "printInteractionControllerParentViewController:", returns: UIViewController?.self,
        UIPrintInteractionController.self),
      .init(
        "printInteractionController:choosePaper:", returns: RuntimeObject.self,
        UIPrintInteractionController.self, [Value].self),
      .init(
        "printInteractionController:cutLengthForPaper:", returns: Double.self,
        UIPrintInteractionController.self, RuntimeObject.self),
      .init(
        "printInteractionController:chooseCutterBehavior:", returns: Int.self,
        UIPrintInteractionController.self, [Value].self),
    ])
}
