package import FoundationCore
internal import FoundationFiles
internal import QuartzCore
package import SelectorRuntime
internal import UIKitBase
package import UIKitRuntime
internal import VirtualTime

/// Presents print options; the script decides whether the job is printed.
package final class UIPrintInteractionController: StoringObject, ItemChooser {
  let delegate = DelegateSlot()
  @Owned private var completion: Block?
  private var isPresented = false

  /// Sends the delegate a message, given by the last part of its selector.
  ///
  /// - Throws: the errors of the delegate.
  func tell(_ name: String) throws {
    let selector = runtime.selector("printInteractionController\(name):")
    try delegate.delegate(respondingTo: selector)?.send(selector, self)
  }

  /// Presents the options in a later turn.
  private func present(_ completion: Block?) throws -> Bool {
    guard !isPresented else { return false }
    isPresented = true
    self.completion = completion
    try tell("WillPresentPrinterOptions")
    retain()
    try uikit.runLoop.schedule(
      after: uikit.settings.navigation.modalTransitionDuration, phase: .blocks
    ) {
      [self] in
      defer { release() }
      if isPresented { try tell("DidPresentPrinterOptions") }
    }
    return true
  }

  /// Prints or cancels.
  ///
  /// - Parameter answer: any value except false prints.
  package func choose(_ answer: Value) throws {
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
    if prints { try keptAlive { try print() } }
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
      set: { try $0.delegate.set($1, of: $0) })
    printing.stored("printInfo", .strong, of: "UIPrintInfo", usual: RuntimeObject?.none)
    printing.stored("printFormatter", .strong, usual: PrintFormatter?.none)
    printing.stored("printPageRenderer", .strong, usual: UIPrintPageRenderer?.none)
    printing.stored("printingItem", .strong, usual: Value.none)
    printing.stored("printingItems", .copy, of: "NSArray", usual: Value.none)
    for name in ["showsNumberOfCopies", "showsPaperSelectionForLoadedPapers"] {
      printing.stored(name, usual: true)
    }
    for name in ["showsPageRange", "showsPaperOrientation"] { printing.stored(name, usual: true) }
    printing.readonly("printPaper", .strong, of: "UIPrintPaper") { (printing) -> RuntimeObject? in
      printing.storedValues?.value("printPaper")?.object
    }
    printing.method("printToPrinter:completionHandler:") {
      (printing, _: UIPrinter, completion: Block?) -> Bool in
      try printing.printAtOnce(completion)
    }
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
  package static let printInfo = NativeClass<FieldedObject>(
    "UIPrintInfo", superclass: FoundationClasses.object
  ) { info in
    info.fieldsAreCopied()
    info.classSide.method("printInfo") { (cls) -> RuntimeObject in make(cls, [:]) }
    info.field("jobName", .copy, usual: String?.none)
    info.classSide.method("printInfoWithDictionary:") {
      (cls, dictionary: Value) -> FieldedObject in
      let made = try cls.uikit.instance(FieldedObject.self, of: cls)
      for key in ["jobName", "printerID", "outputType", "orientation", "duplex"] {
        let value = dictionary.entry(key)
        if !value.isNone { made[key] = value }
      }
      return made
    }
    info.readonly("dictionaryRepresentation", .copy, of: "NSDictionary") { (info) -> Value in
      .dictionary(info.names.map { .init(key: .string($0), value: info[$0]) })
    }
    info.field("printerID", .copy, usual: String?.none)
    for name in ["outputType", "orientation", "duplex"] { info.field(name, usual: 0) }
  }

  package static let printInteractionController = NativeClass<UIPrintInteractionController>(
    "UIPrintInteractionController", superclass: FoundationClasses.object,
    UIPrintInteractionController.define)
}

extension UIKitProtocols {
  package static let printInteractionControllerDelegate = NativeProtocol(
    "UIPrintInteractionControllerDelegate", adopts: [FoundationProtocols.object],
    optional: [
      "WillPresentPrinterOptions", "DidPresentPrinterOptions", "WillDismissPrinterOptions",
      "DidDismissPrinterOptions", "WillStartJob", "DidFinishJob",
    ].map { .init("printInteractionController\($0):", UIPrintInteractionController.self) } + [
      .init(
        "printInteractionControllerParentViewController:", returns: UIViewController?.self,
        UIPrintInteractionController.self),
      .init(
        "printInteractionController:choosePaper:", returns: UIPrintPaper.self,
        UIPrintInteractionController.self, [UIPrintPaper].self),
      .init(
        "printInteractionController:cutLengthForPaper:", returns: Double.self,
        UIPrintInteractionController.self, UIPrintPaper.self),
      .init(
        "printInteractionController:chooseCutterBehavior:", returns: Int.self,
        UIPrintInteractionController.self, [Value].self),
    ])
}

extension UIKitWorld {
  /// The print interaction controller of the world.
  var printing: UIPrintInteractionController { single(UIKitClasses.printInteractionController) }
}
