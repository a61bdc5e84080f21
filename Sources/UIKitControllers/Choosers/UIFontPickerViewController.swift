internal import FoundationCore
package import SelectorRuntime
package import UIKitBase
package import UIKitRuntime

/// The configuration of a font picker, from UIFontPickerViewControllerConfiguration.h.
package final class UIFontPickerViewControllerConfiguration: StoringObject {
  static func define(_ configuration: ClassDefinition<UIFontPickerViewControllerConfiguration>) {
    configuration.stored("includeFaces", usual: false)
    configuration.stored("displayUsingSystemFont", usual: false)
    configuration.stored("filteredTraits", usual: 0)
    configuration.stored(
      "filteredLanguagesPredicate", .copy, of: "NSPredicate", usual: RuntimeObject?.none)
    // According to the documentation, it is evaluated with the list of languages of a font.
    let format = configuration.runtime.selector("predicateWithFormat:argumentArray:")
    configuration.classSide.method("filterPredicateForFilteredLanguages:") {
      (cls, languages: [String]) -> Value in
      let predicate = cls.uikit.valueClass("NSPredicate")
      return try predicate.call(
        format, "ANY SELF IN %@", [Value.list(languages.map { .string($0) })])
    }
    configuration.copiesStoredValues()
  }
}

/// A controller in which the user chooses a font; it dismisses itself.
///
/// It is declared in UIFontPickerViewController.h.
package final class UIFontPickerViewController: UIViewController, ItemChooser {
  private let delegate = DelegateSlot()
  @Strong private var configuration: UIFontPickerViewControllerConfiguration?

  private func tell(_ name: String) throws {
    let selector = runtime.selector(name)
    guard let receiver = try delegate.delegate(respondingTo: selector) else { return }
    try receiver.keptAlive { try receiver.send(selector, self) }
  }

  /// Delivers the chosen font.
  ///
  /// - Parameter answer: a font descriptor, a font or a family name; no value closes the picker.
  package func choose(_ answer: Value) throws {
    if answer.isNone {
      try dismissItself()
      return try tell("fontPickerViewControllerDidCancel:")
    }
    try send(runtime.selector("setSelectedFontDescriptor:"), descriptor(of: answer))
    try dismissItself()
    try tell("fontPickerViewControllerDidPickFont:")
  }

  private func descriptor(of answer: Value) throws -> UIFontDescriptor {
    if let descriptor = answer.object as? UIFontDescriptor { return descriptor }
    if let font = answer.object as? UIFont {
      return try font.call(runtime.selector("fontDescriptor"))
    }
    guard let family = String.from(answer, in: runtime) else {
      throw RuntimeError(
        .invalidArgument,
        "uikit.choose: a UIFontPickerViewController takes a UIFontDescriptor, a UIFont or the "
          + "name of a family, got \(answer.typeName)")
    }
    // UIFontDescriptorFamilyAttribute
    return try runtime.cls(UIKitClasses.fontDescriptor).call(
      runtime.selector("fontDescriptorWithFontAttributes:"),
      Value.dictionary([.init(key: .string("NSFontFamilyAttribute"), value: .string(family))]))
  }

  static func define(_ picker: ClassDefinition<UIFontPickerViewController>) {
    let copy = picker.runtime.selector("copy")
    picker.method("initWithConfiguration:") {
      (picker, configuration: UIFontPickerViewControllerConfiguration)
        -> UIFontPickerViewController in
      _ = try picker.call(
        picker.messages.initWithNibName, String?.none, Value.none, as: UIViewController.self)
      picker.configuration = try configuration.call(copy)
      return picker
    }
    picker.readonly("configuration", .copy) { (picker) -> UIFontPickerViewControllerConfiguration in
      if let known = picker.configuration { return known }
      let made = picker.uikit.create(UIKitClasses.fontPickerConfiguration)
      picker.configuration = made
      return made
    }
    picker.property(
      "delegate", .weak, of: "<UIFontPickerViewControllerDelegate>", get: { $0.delegate.object },
      set: { try $0.delegate.set($1, of: $0) })
    picker.stored("selectedFontDescriptor", .strong, usual: UIFontDescriptor?.none)
  }
}

extension UIKitClasses {
  package static let fontPickerConfiguration = NativeClass<UIFontPickerViewControllerConfiguration>(
    "UIFontPickerViewControllerConfiguration", superclass: FoundationClasses.object,
    UIFontPickerViewControllerConfiguration.define)
  package static let fontPickerViewController = NativeClass<UIFontPickerViewController>(
    "UIFontPickerViewController", superclass: viewController, UIFontPickerViewController.define)
}
