internal import FoundationCore
package import QuartzCore
package import SelectorRuntime
package import UIKitBase
package import UIKitRuntime

/// The types that a responder accepts by pasting or dropping, from UIPasteConfiguration.h.
package final class UIPasteConfiguration: RuntimeObject {
  private(set) var types: [String] = []

  private func add(_ more: [String]) {
    types += more.filter { !types.contains($0) }
  }

  /// The types that a class reads.
  private func types(of cls: RuntimeClass, _ method: String) throws -> [String] {
    let selector = runtime.selector("readableTypeIdentifiersForItemProvider")
    if try cls.implements(selector) { return try cls.call(selector) }
    for (name, types) in [
      ("NSAttributedString", ["public.rtf", "public.utf8-plain-text", "public.plain-text"]),
      ("NSString", ["public.utf8-plain-text", "public.plain-text", "public.text"]),
      ("NSURL", ["public.url", "public.file-url"]),
    ] where sequence(first: cls, next: \.superclass).contains(where: { $0.name == name }) {
      return types
    }
    throw RuntimeError(
      .invalidArgument,
      "-[UIPasteConfiguration \(method)]: \(cls.name) does not conform to NSItemProviderReading")
  }

  static func define(_ configuration: ClassDefinition<UIPasteConfiguration>) {
    configuration.adopt(FoundationProtocols.copying)
    configuration.property(
      "acceptableTypeIdentifiers", .copy, get: { $0.types }, set: { $0.types = $1 })
    configuration.method("initWithAcceptableTypeIdentifiers:") {
      (configuration, types: [String]) -> UIPasteConfiguration in
      configuration.add(types)
      return configuration
    }
    configuration.method("addAcceptableTypeIdentifiers:") { (configuration, types: [String]) in
      configuration.add(types)
    }
    for (name, answers) in [
      ("initWithTypeIdentifiersForAcceptingClass:", true),
      ("addTypeIdentifiersForAcceptingClass:", false),
    ] {
      if answers {
        configuration.method(name) { (configuration, cls: RuntimeClass) -> UIPasteConfiguration in
          configuration.add(try configuration.types(of: cls, name))
          return configuration
        }
      } else {
        configuration.method(name) { (configuration, cls: RuntimeClass) in
          configuration.add(try configuration.types(of: cls, name))
        }
      }
    }
    configuration.method("copyWithZone:") { (configuration, _: Value) -> UIPasteConfiguration in
      let made = try configuration.uikit.instance(UIPasteConfiguration.self, of: configuration.isa)
      made.types = configuration.types
      return made
    }
    configuration.method("isEqual:") { (configuration, other: Value) -> Bool in
      (other.object as? UIPasteConfiguration)?.types == configuration.types
    }
    configuration.method("hash") { (configuration) -> Int in configuration.types.count }
  }
}

extension UIResponder {
  /// Whether a provider has a type that the responder's configuration accepts.
  ///
  /// - Throws: errors of the configuration's getter and the providers.
  final func takes(_ providers: [RuntimeObject]) throws -> Bool {
    let read = runtime.selector("pasteConfiguration")
    guard let configuration = try call(read, as: UIPasteConfiguration?.self) else { return false }
    let has = runtime.selector("hasItemConformingToTypeIdentifier:")
    return try providers.contains { provider in
      try configuration.types.contains { try provider.call(has, $0) }
    }
  }
}

/// A button that pastes without confirmation, from UIPasteControl.h.
///
/// A tap passes the pasteboard's items to the target, if that accepts them.
package final class UIPasteControl: UIControl {
  @Weak private var target: RuntimeObject?
  @Strong private var configuration: UIPasteControlConfiguration?

  // As commonly seen; no document states it.
  package override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 88, height: 34) }

  private func paste() throws {
    guard let target = target ?? window?.firstResponder else { return }
    let general: RuntimeObject = try runtime.cls(UIKitClasses.pasteboard).call(
      runtime.selector("generalPasteboard"))
    let providers: [RuntimeObject] = try general.call(runtime.selector("itemProviders"))
    let asks = runtime.selector("canPasteItemProviders:")
    try target.keptAlive {
      guard !providers.isEmpty, try target.implements(asks), try target.call(asks, providers)
      else { return }
      try target.send(runtime.selector("pasteItemProviders:"), providers)
    }
  }

  static func define(_ control: ClassDefinition<UIPasteControl>) {
    control.method("initWithConfiguration:") {
      (control, configuration: UIPasteControlConfiguration) -> UIPasteControl in
      let made: UIPasteControl = try control.call(
        control.runtime.selector("initWithFrame:"),
        CGRect(origin: .zero, size: control.sizeThatFits(.zero)))
      made.configuration = try configuration.call(control.runtime.selector("copy"))
      return made
    }
    control.readonly("configuration", .copy) { (control) -> UIPasteControlConfiguration in
      if let configuration = control.configuration { return configuration }
      let made = control.world.create(UIKitClasses.pasteControlConfiguration)
      control.configuration = made
      return made
    }
    control.property(
      "target", .weak, of: "<UIPasteConfigurationSupporting>", get: { $0.target },
      set: { $0.target = $1 })
    control.method("intrinsicContentSize") { (control) -> CGSize in control.sizeThatFits(.zero) }
    control.method("endTrackingWithTouch:withEvent:") { (control, _: UITouch?, _: UIEvent?) in
      if control.isTouchInside { try control.keptAlive { try control.paste() } }
    }
  }
}

/// The appearance of a paste control, from UIPasteControl.h.
package final class UIPasteControlConfiguration: StoringObject {
  static func define(_ configuration: ClassDefinition<UIPasteControlConfiguration>) {
    // UIPasteControlDisplayModeIconAndLabel
    configuration.stored("displayMode", usual: 0)
    // UIButtonConfigurationCornerStyleDynamic
    configuration.stored("cornerStyle", usual: 0)
    configuration.stored("cornerRadius", usual: 0.0)
    // NSDirectionalRectEdgeLeading
    configuration.stored("imagePlacement", usual: 2)
    configuration.stored("baseForegroundColor", .strong, usual: UIColor?.none)
    configuration.stored("baseBackgroundColor", .strong, usual: UIColor?.none)
    configuration.copiesStoredValues()
  }
}

extension UIKitClasses {
  package static let pasteConfiguration = NativeClass<UIPasteConfiguration>(
    "UIPasteConfiguration", superclass: FoundationClasses.object, UIPasteConfiguration.define)
  package static let pasteControlConfiguration = NativeClass<UIPasteControlConfiguration>(
    "UIPasteControlConfiguration", superclass: FoundationClasses.object,
    UIPasteControlConfiguration.define)
  package static let pasteControl = NativeClass<UIPasteControl>(
    "UIPasteControl", superclass: control, UIPasteControl.define)
}
