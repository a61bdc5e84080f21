internal import FoundationCore
package import SelectorRuntime

/// A controller of the system's in which a person chooses something: pictures, documents, a printer.
protocol ItemChooser: RuntimeObject {
  /// Hands over what was chosen; none where the person has cancelled.
  func choose(_ answer: Value) throws
}

extension UIKitWorld {
  /// Lets a person choose something in a controller that is shown.
  ///
  /// - Returns: false when nothing can be chosen in the object.
  /// - Throws: ``RuntimeError`` when it is not shown, or when it cannot take the answer; what the
  ///   delegate throws.
  package func choose(_ answer: Value, in object: RuntimeObject) throws -> Bool {
    let isImagePicker = object.isa.inherits(from: runtime.cls(UIKitClasses.imagePickerController))
    guard isImagePicker || object is any ItemChooser else { return false }
    try layoutPass.hurry()
    if let controller = object as? UIViewController, controller.presenting == nil {
      throw RuntimeError(
        .invalidArgument,
        "uikit.choose: \(object.defaultDescription) is not presented: nobody can choose in it")
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
  /// Goes away by itself, as choosers do that no delegate has to dismiss.
  func dismissItself() throws {
    guard let presenting else { return }
    try presenting.send(messages.dismiss, true, Block?.none)
  }
}
