package import SelectorRuntime
internal import Systems

/// A replacement for a class that hookhost does not implement.
///
/// It is usually derived from the name: a protocol, a structure, or the name on another system or
/// in another language. Only the exceptions are listed.
package struct ClassSubstitute {
  package let runtime: Runtime

  package init(runtime: Runtime) {
    self.runtime = runtime
  }

  /// Returns a clause that suggests what to use instead of a class; nil if there is nothing.
  package func hint(for name: String) -> String? {
    if runtime.protocolList.contains(where: { $0.name == name }) {
      return "it is a protocol, which objc.getProtocol answers"
    }
    if FunctionDocumentation.structures.contains(where: { $0.name == name }) {
      return "it is a structure, which is a table in Lua"
    }
    if let listed = Self.listed[name] { return listed }
    for candidate in Self.otherSpellings(of: name) where isHere(candidate) {
      return "it is called \(candidate) here"
    }
    return nil
  }

  /// Returns the name of the same class here: `UIView` for `NSView`, `NSURLSession` for `URLSession`.
  package func name(for name: String) -> String? {
    guard Self.listed[name] == nil else { return nil }
    return Self.otherSpellings(of: name).first(where: isHere)
  }

  private func isHere(_ name: String) -> Bool { runtime.lookUpClass(name) != nil }

  /// Spellings of a name on other systems and in Swift: `NSView`, `ScrollView`, `URLSession`.
  private static func otherSpellings(of name: String) -> [String] {
    guard name.first?.isUppercase == true else { return [] }
    let bare = name.hasPrefix("NS") || name.hasPrefix("UI") ? String(name.dropFirst(2)) : nil
    guard let bare else { return ["UI" + name, "NS" + name] }
    return [name.hasPrefix("NS") ? "UI" + bare : "NS" + bare]
  }

  /// Classes that Apple has removed or renamed, Swift-only classes, and classes that a function
  /// replaces.
  private static let listed = [
    "DispatchQueue": "the module dispatch has the queues",
    "JSONDecoder": "it is Swift's; NSJSONSerialization reads JSON here",
    "JSONEncoder": "it is Swift's; NSJSONSerialization writes JSON here",
    "UIHostingController": "there is no SwiftUI here; a UIViewController shows views",
    "UIViewRepresentable": "there is no SwiftUI here; add the UIView itself",
    "UIActionSheetController": "UIAlertController shows action sheets",
    "UIPopover": "UIPopoverPresentationController shows popovers",
    "UIDocumentBrowserViewController": "UIDocumentPickerViewController chooses documents here",
    "UIGlassEffect": "UIBlurEffect is the nearest effect here",
    "UIScribbleInteraction":
      "there is no handwriting here; UIPencilInteraction handles taps of a pencil",
    "UIIndirectScribbleInteraction":
      "there is no handwriting here; UIPencilInteraction handles taps of a pencil",
    "UIHoverStyle": "UIPointerInteraction shows here what a pointer is over",
    "UIViewControllerTransition":
      "a transitioningDelegate animates transitions here",
    "NSStringBuilder": "NSMutableString is changed in place",
    "NSConnection": "there are no other processes here",
    "NSURLConnectionDownload": "NSURLSession has taken its place",
  ]
}
