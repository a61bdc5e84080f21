internal import FoundationCore
package import SelectorRuntime
package import UIKitBase
package import UIKitControls
internal import UIKitRuntime

/// A system controller in which the user chooses something: images, documents, a printer.
package protocol ItemChooser: RuntimeObject {
  /// Delivers the chosen value; no value stands for a cancellation.
  func choose(_ answer: Value) throws
}

extension UIDatePicker: ItemChooser {}
extension UIPickerView: ItemChooser {}

extension UIKitWorld {
  /// Simulates a choice of the user in a presented controller, or in a picker in a window.
  ///
  /// - Returns: false if the object is not a chooser.
  /// - Throws: ``RuntimeError`` if it is not presented or does not accept the value; the errors of
  ///   the delegate.
  package func choose(_ answer: Value, in object: RuntimeObject) throws -> Bool {
    let isImagePicker = object.isa.inherits(from: runtime.cls(UIKitClasses.imagePickerController))
    guard isImagePicker || object is any ItemChooser else { return false }
    try layoutPass.hurry()
    if let controller = object as? UIViewController, controller.presenting == nil {
      throw RuntimeError(
        .invalidArgument,
        "uikit.choose: \(object.defaultDescription) is not presented, so nothing can be chosen in it"
      )
    }
    try object.keptAlive {
      if let picker = object as? UINavigationController {
        try ImagePicking.choose(answer, in: picker)
      } else {
        try (object as? any ItemChooser)?.choose(answer)
      }
    }
    return true
  }
}

extension UIViewController {
  /// Dismisses a chooser whose delegate need not dismiss it.
  func dismissItself() throws {
    guard let presenting else { return }
    try presenting.send(messages.dismiss, true, Block?.none)
  }
}
