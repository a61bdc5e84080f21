internal import FoundationCore
internal import QuartzCore
package import SelectorRuntime
internal import UIKitBase
package import UIKitRuntime
internal import VirtualTime

/// A controller in which the user chooses a printer, from UIPrinterPickerController.h.
///
/// The script determines the choice.
package final class UIPrinterPickerController: StoringObject, ItemChooser {
  private let delegate = DelegateSlot()
  @Owned private var completion: Block?
  private var isPresented = false
  @Strong private var printer: UIPrinter?

  private func tell(_ name: String) throws {
    let selector = runtime.selector("printerPickerController\(name):")
    try delegate.delegate(respondingTo: selector)?.send(selector, self)
  }

  /// Presents the picker in a later turn.
  private func present(_ completion: Block?) throws -> Bool {
    guard !isPresented else { return false }
    isPresented = true
    self.completion = completion
    try tell("WillPresent")
    retain()
    try uikit.runLoop.schedule(
      after: uikit.settings.navigation.modalTransitionDuration, phase: .blocks
    ) { [self] in
      defer { release() }
      if isPresented { try tell("DidPresent") }
    }
    return true
  }

  /// Delivers the chosen printer.
  ///
  /// - Parameter answer: a printer; no value closes the picker.
  package func choose(_ answer: Value) throws {
    guard isPresented else {
      throw RuntimeError(
        .invalidArgument, "uikit.choose: the UIPrinterPickerController is not presented")
    }
    guard !answer.isNone else { return try end(selects: false) }
    guard let chosen = answer.object as? UIPrinter else {
      throw RuntimeError(
        .invalidArgument,
        "uikit.choose: a UIPrinterPickerController takes a UIPrinter, got \(answer.typeName)")
    }
    let asks = runtime.selector("printerPickerController:shouldShowPrinter:")
    let isShown = try delegate.delegate(respondingTo: asks).map { receiver in
      try receiver.keptAlive { try receiver.call(asks, self, chosen, as: Bool.self) }
    }
    guard isShown ?? true else {
      throw RuntimeError(
        .invalidArgument,
        "uikit.choose: the delegate does not let the UIPrinterPickerController show this printer")
    }
    printer = chosen
    try tell("DidSelectPrinter")
    try end(selects: true)
  }

  private func end(selects: Bool) throws {
    guard isPresented else { return }
    isPresented = false
    let completion = completion
    self.completion = nil
    try tell("WillDismiss")
    try tell("DidDismiss")
    try completion?(.object(self), .bool(selects), .none)
  }

  static func define(_ picker: ClassDefinition<UIPrinterPickerController>) {
    picker.classSide.method("printerPickerControllerWithInitiallySelectedPrinter:") {
      (cls, printer: UIPrinter?) -> UIPrinterPickerController in
      let made = try cls.uikit.instance(UIPrinterPickerController.self, of: cls)
      made.printer = printer
      return made
    }
    picker.readonly("selectedPrinter", .strong) { $0.printer }
    picker.property(
      "delegate", .weak, of: "<UIPrinterPickerControllerDelegate>", get: { $0.delegate.object },
      set: { try $0.delegate.set($1, of: $0) })
    picker.method("presentAnimated:completionHandler:") {
      (picker, _: Bool, completion: Block?) -> Bool in try picker.present(completion)
    }
    picker.method("presentFromRect:inView:animated:completionHandler:") {
      (picker, _: CGRect, _: UIView, _: Bool, completion: Block?) -> Bool in
      try picker.present(completion)
    }
    picker.method("presentFromBarButtonItem:animated:completionHandler:") {
      (picker, _: UIBarButtonItem, _: Bool, completion: Block?) -> Bool in
      try picker.present(completion)
    }
    picker.method("dismissAnimated:") { (picker, _: Bool) in try picker.end(selects: false) }
  }
}

extension UIKitClasses {
  package static let printerPickerController = NativeClass<UIPrinterPickerController>(
    "UIPrinterPickerController", superclass: FoundationClasses.object,
    UIPrinterPickerController.define)
}
