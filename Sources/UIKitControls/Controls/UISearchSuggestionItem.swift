internal import FoundationCore
internal import FoundationText
package import SelectorRuntime
internal import UIKitBase
package import UIKitRuntime

/// A search suggestion, from UISearchSuggestion.h.
package final class UISearchSuggestionItem: StoringObject {
  private func fill(
    _ suggestion: Value, _ description: String?, _ icon: UIImage?
  ) throws -> UISearchSuggestionItem {
    let values = makeStoredValues()
    if let attributed = suggestion.object as? NSAttributedString {
      values.set("localizedAttributedSuggestion", .object(attributed), .copy)
      let plain: String = try attributed.call(runtime.selector("string"))
      values.set("localizedSuggestion", .string(plain), .copy)
    } else {
      values.set("localizedSuggestion", suggestion, .copy)
    }
    if let description { values.set("localizedDescription", .string(description), .copy) }
    if let icon { values.set("iconImage", .object(icon), .strong) }
    return self
  }

  static func define(_ item: ClassDefinition<UISearchSuggestionItem>) {
    defineMaking(item, "LocalizedSuggestion", String.self)
    defineMaking(item, "LocalizedAttributedSuggestion", NSAttributedString.self)
    for name in ["localizedSuggestion", "localizedDescription"] {
      item.readonly(name, .copy) { (item) -> String? in
        item.storedValues?.value(name).flatMap { String.from($0, in: item.runtime) }
      }
    }
    item.readonly("localizedAttributedSuggestion", .copy) { (item) -> NSAttributedString? in
      item.storedValues?.value("localizedAttributedSuggestion")?.object as? NSAttributedString
    }
    item.readonly("iconImage", .strong) { (item) -> UIImage? in
      item.storedValues?.value("iconImage")?.object as? UIImage
    }
    item.stored("representedObject", .strong, usual: Value.none)
  }

  /// Declares the constructors with a plain or an attributed suggestion.
  private static func defineMaking<Suggestion: MessageValue>(
    _ item: ClassDefinition<UISearchSuggestionItem>, _ kind: String, _: Suggestion.Type
  ) {
    let made = { (cls: RuntimeClass) in try cls.uikit.instance(UISearchSuggestionItem.self, of: cls)
    }
    let cls = item.classSide
    cls.method("suggestionWith\(kind):") {
      (cls, suggestion: Suggestion) -> UISearchSuggestionItem in
      try made(cls).fill(suggestion.messageValue, nil, nil)
    }
    cls.method("suggestionWith\(kind):descriptionString:") {
      (cls, suggestion: Suggestion, description: String?) -> UISearchSuggestionItem in
      try made(cls).fill(suggestion.messageValue, description, nil)
    }
    cls.method("suggestionWith\(kind):descriptionString:iconImage:") {
      (cls, suggestion: Suggestion, description: String?, icon: UIImage?)
        -> UISearchSuggestionItem in
      try made(cls).fill(suggestion.messageValue, description, icon)
    }
    item.method("initWith\(kind):") {
      (item, suggestion: Suggestion) -> UISearchSuggestionItem in
      try item.fill(suggestion.messageValue, nil, nil)
    }
    item.method("initWith\(kind):localizedDescription:") {
      (item, suggestion: Suggestion, description: String?) -> UISearchSuggestionItem in
      try item.fill(suggestion.messageValue, description, nil)
    }
    item.method("initWith\(kind):localizedDescription:iconImage:") {
      (item, suggestion: Suggestion, description: String?, icon: UIImage?)
        -> UISearchSuggestionItem in
      try item.fill(suggestion.messageValue, description, icon)
    }
  }
}

extension UIKitClasses {
  package static let searchSuggestionItem = NativeClass<UISearchSuggestionItem>(
    "UISearchSuggestionItem", superclass: FoundationClasses.object, UISearchSuggestionItem.define)
}
