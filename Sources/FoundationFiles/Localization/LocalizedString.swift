package import FoundationCore
package import SelectorRuntime

/// A string of a `.stringsdict` file, which varies with the arguments of a format or with a width.
///
/// Its characters are those of `NSStringLocalizedFormatKey`, or of the widest variant. The methods
/// with a format ask it for the format of their arguments.
package final class LocalizedString: NSString {
  /// The entry of the file.
  private var entry = PropertyList.dictionary([])
  /// The variants by the width that they need, in ascending order.
  private var variants: [(width: Int, text: UTF16Text)] = []

  /// Returns the string of an entry: of a dictionary, or of a text; nil for a wrong dictionary.
  static func make(_ entry: PropertyList, in world: FoundationWorld) -> Value? {
    if let text = entry.text { return .object(world.string(text)) }
    if let devices = entry["NSStringDeviceSpecificRuleType"] {
      let model = world.deviceSettings.deviceModel.lowercased().prefix { $0 != " " }
      return (devices[String(model)] ?? devices["other"]).flatMap { make($0, in: world) }
    }
    let variants = widths(of: entry)
    guard let text = entry["NSStringLocalizedFormatKey"]?.text ?? variants.last?.text else {
      return nil
    }
    let made = world.runtime.create(FoundationClasses.localizedString)
    made.entry = entry
    made.variants = variants
    made.text = text
    made.keepsText = true
    return .object(made)
  }

  private static func widths(of entry: PropertyList) -> [(width: Int, text: UTF16Text)] {
    guard case .dictionary(let widths)? = entry["NSStringVariableWidthRuleType"] else { return [] }
    return widths.compactMap { width in
      Int(width.key.string).flatMap { number in width.value.text.map { (number, $0) } }
    }.sorted { $0.0 < $1.0 }
  }

  package override func format(for arguments: [Value], locale: Value) throws -> Value {
    let format = LocalizedFormat(
      variables: entry, arguments: arguments, locale: try language(of: locale), world: foundation)
    return .object(foundation.string(try format.text(of: text)))
  }

  /// Returns the identifier of the locale whose language has the plural rules, or nil.
  ///
  /// The user's locale has the language that the app is shown in.
  private func language(of locale: Value) throws -> String? {
    guard let locale = locale.object as? NSLocale else { return nil }
    let shown = try locale.isOfUser ? NSBundle.at(Bundles.path, in: foundation)?.language() : nil
    return shown ?? locale.identifier
  }

  static func define(_ string: ClassDefinition<LocalizedString>) {
    StringCluster.defineTagged(ClassDefinition<NSString>(extending: string.cls))
    string.method("variantFittingPresentationWidth:") { (string, width: Int) -> NSString in
      let fitting = string.variants.last { $0.width <= width } ?? string.variants.first
      return fitting.map { string.foundation.string($0.text) } ?? string
    }
  }
}

extension FoundationClasses {
  package static let localizedString = NativeClass<LocalizedString>(
    "__NSLocalizedString", superclass: TextAndNumberClasses.named("NSString"),
    LocalizedString.define)
}
