internal import FoundationCore
internal import FoundationFiles
package import SelectorRuntime
package import UIKitBase
package import UIKitRuntime

/// Chooses documents to read, or a destination for the app's own; it dismisses itself.
package final class UIDocumentPickerViewController: UIViewController, ItemChooser {
  private let delegate = DelegateSlot()
  /// `UIDocumentPickerMode`: import, open, export, move.
  private var mode = 0

  /// Delivers the chosen documents.
  ///
  /// - Parameter answer: a URL or a URL string, or a list of them.
  package func choose(_ answer: Value) throws {
    if answer.isNone {
      try dismissItself()
      let selector = runtime.selector("documentPickerWasCancelled:")
      try delegate.delegate(respondingTo: selector)?.send(selector, self)
      return
    }
    let chosen = try uikit.elements(of: answer) ?? [answer]
    let urls = try chosen.map { item in
      if let url = item.object as? NSURL { return url }
      guard let text = String.from(item, in: runtime) else {
        throw RuntimeError(
          .invalidArgument,
          "uikit.choose: a UIDocumentPickerViewController takes URLs, got \(item.typeName)")
      }
      return try uikit.makeURL(text)
    }
    let allowsMore: Bool = try call(runtime.selector("allowsMultipleSelection"))
    guard allowsMore || urls.count <= 1 else {
      throw RuntimeError(
        .invalidArgument,
        "uikit.choose: the picker does not allow multiple selection, got \(urls.count) URLs")
    }
    try dismissItself()
    let many = runtime.selector("documentPicker:didPickDocumentsAtURLs:")
    if let delegate = try delegate.delegate(respondingTo: many) {
      return try delegate.send(many, self, urls)
    }
    // The method before iOS 11
    let one = runtime.selector("documentPicker:didPickDocumentAtURL:")
    guard let url = urls.first else { return }
    try delegate.delegate(respondingTo: one)?.send(one, self, url)
  }

  private func prepared(mode: Int) throws -> UIDocumentPickerViewController {
    _ = try call(messages.initWithNibName, String?.none, Value.none, as: UIViewController.self)
    self.mode = mode
    return self
  }

  static func define(_ picker: ClassDefinition<UIDocumentPickerViewController>) {
    picker.method("initWithDocumentTypes:inMode:") {
      (picker, _: [String], mode: Int) -> UIDocumentPickerViewController in
      try picker.prepared(mode: mode)
    }
    for name in ["initWithURL:inMode:", "initWithURLs:inMode:"] {
      picker.method(name) { (picker, _: Value, mode: Int) -> UIDocumentPickerViewController in
        try picker.prepared(mode: mode)
      }
    }
    // UIDocumentPickerModeImport, …Open, …ExportToService, …MoveToService
    for (name, mode) in [("initForOpeningContentTypes:", 1), ("initForExportingURLs:", 3)] {
      picker.method(name) { (picker, _: Value) -> UIDocumentPickerViewController in
        try picker.prepared(mode: mode)
      }
      picker.method(name + "asCopy:") {
        (picker, _: Value, isCopy: Bool) -> UIDocumentPickerViewController in
        try picker.prepared(mode: isCopy ? mode - 1 : mode)
      }
    }
    picker.property(
      "delegate", .weak, of: "<UIDocumentPickerDelegate>", get: { $0.delegate.object },
      set: { try $0.delegate.set($1, of: $0) })
    picker.readonly("documentPickerMode") { $0.mode }
    picker.stored("allowsMultipleSelection", usual: false)
    picker.stored("shouldShowFileExtensions", usual: false)
    picker.stored("directoryURL", .copy, usual: NSURL?.none)
  }
}

extension UIKitClasses {
  package static let documentPickerViewController = NativeClass<UIDocumentPickerViewController>(
    "UIDocumentPickerViewController", superclass: viewController,
    UIDocumentPickerViewController.define)
}

extension UIKitProtocols {
  package static let documentPickerDelegate = NativeProtocol(
    "UIDocumentPickerDelegate", adopts: [FoundationProtocols.object],
    optional: [
      .init(
        "documentPicker:didPickDocumentsAtURLs:", UIDocumentPickerViewController.self,
        [NSURL].self),
      .init(
        "documentPicker:didPickDocumentAtURL:", UIDocumentPickerViewController.self, NSURL.self),
      .init("documentPickerWasCancelled:", UIDocumentPickerViewController.self),
    ])
}
