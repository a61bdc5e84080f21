internal import ControlModels
internal import FoundationCore
internal import FoundationModels
internal import LuaModules
internal import UIKitRuntime

/// The constants of the modules `objc` and `uikit`, as C declares them.
enum HeaderConstants {
  /// The declarations of a framework's constants that no file declares.
  ///
  /// They are enumerators, and variables that are defined elsewhere.
  static func declarations(
    of framework: HeaderFramework, unless isDeclared: (String) -> Bool
  ) -> String {
    if framework == .foundation { return foundationDeclarations(unless: isDeclared) }
    var lines: [String] = []
    func isMissing(_ name: String) -> Bool {
      self.framework(of: name) == framework && !isDeclared(name)
    }
    for (name, value) in UIKitConstants.integers.joined() where isMissing(name) {
      lines.append("enum : NSInteger { \(name) = \(value) };\n")
    }
    for (name, _) in UIKitConstants.numbers.joined() where isMissing(name) {
      lines.append("UIKIT_EXTERN const CGFloat \(name);\n")
    }
    for (name, _) in UIKitConstants.strings.joined() where isMissing(name) {
      lines.append("UIKIT_EXTERN NSString *const \(name);\n")
    }
    for name in UIKitConstants.ownNames where isMissing(name) {
      lines.append("UIKIT_EXTERN NSString *const \(name);\n")
    }
    return lines.joined()
  }

  /// The framework of a constant of `uikit`, determined by its prefix.
  private static func framework(of name: String) -> HeaderFramework {
    let bare = name.drop { $0 == "k" }
    let prefixes: KeyValuePairs<String, HeaderFramework> = [
      "CA": .quartzCore, "WK": .webKit, "CL": .coreLocation, "UN": .userNotifications,
    ]
    return prefixes.first { bare.hasPrefix($0.key) }?.value ?? .uiKit
  }

  /// The declarations of Foundation's constants that no file declares.
  private static func foundationDeclarations(unless isDeclared: (String) -> Bool) -> String {
    var text = ""
    let integers =
      FoundationConstants.integers + FoundationConstants.textIntegers
      + FoundationConstants.collectionIntegers
    for (name, value) in integers where !isDeclared(name) {
      text += "enum : NSInteger { \(name) = \(value) };\n"
    }
    for (name, _) in FoundationConstants.numbers where !isDeclared(name) {
      text += "FOUNDATION_EXPORT const double \(name);\n"
    }
    let strings = FoundationConstants.strings + FoundationConstants.textStrings
    for (name, _) in strings where !isDeclared(name) {
      text += "FOUNDATION_EXPORT NSString *const \(name);\n"
    }
    for name in FoundationConstants.ownNames where !isDeclared(name) {
      text += "FOUNDATION_EXPORT NSString *const \(name);\n"
    }
    return text
  }
}
