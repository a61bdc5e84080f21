package import SelectorRuntime
internal import Systems

/// The warnings of secure decoding since iOS 15, about classes that later systems may refuse.
///
/// The words are those of public logs.
extension NSKeyedUnarchiver {
  /// Logs that a class of property lists is decoded without being an allowed class.
  func warn(of cls: RuntimeClass, _ key: String, _ allowed: [RuntimeClass]) {
    guard foundation.changes[.unarchivePlistWarning],
      !allowed.contains(where: { cls.inherits(from: $0) })
    else { return }
    foundation.writeLog(
      "*** -[NSKeyedUnarchiver validateAllowedClass:forKey:] allowed unarchiving safe plist type "
        + "'\(described(cls))' for key '\(key)', even though it was not explicitly included in the "
        + "client allowed classes set: '\(described(allowed))'. This will be disallowed in the "
        + "future.")
  }

  /// Logs once for each unarchiver that `NSObject` is one of the allowed classes.
  func warnOfObject(in allowed: [RuntimeClass]) {
    let root = runtime.cls(FoundationClasses.object)
    guard !hasWarnedOfObject, allowed.contains(where: { $0 === root }),
      foundation.changes[.unarchiveNSObjectWarning]
    else { return }
    hasWarnedOfObject = true
    foundation.writeLog(
      "*** -[NSKeyedUnarchiver validateAllowedClass:forKey:]: NSSecureCoding allowed classes list "
        + "contains [NSObject class], which bypasses security by allowing any Objective-C class to "
        + "be implicitly decoded. Consider reducing the scope of allowed classes during decoding by "
        + "listing only the classes you expect to decode, or a more specific base class than "
        + "NSObject. This will become an error in the future. Allowed class list: "
        + described(allowed))
  }

  private func described(_ classes: [RuntimeClass]) -> String {
    "{(\n" + classes.map { "    \"\(described($0))\"" }.joined(separator: ",\n") + "\n)}"
  }

  /// The name, the address and the folder of the image of a class.
  private func described(_ cls: RuntimeClass) -> String {
    "'\(cls.name)' (\(cls.address)) [\(cls.imageFolder)]"
  }
}

extension RuntimeClass {
  /// The folder of the image that defines the class on a device.
  ///
  /// Collections, data and dates are Core Foundation's.
  package var imageFolder: String {
    guard isNative else {
      return "/private/var/containers/Bundle/Application/"
        + "00000000-0000-4000-8000-000000000002/App.app"
    }
    if name == "NSObject" { return "/usr/lib" }
    let stems = ["Array", "Dictionary", "Set", "Data", "Date", "Null"]
    let isCore = stems.contains { name == "NS\($0)" || name == "NSMutable\($0)" }
    if isCore { return "/System/Library/Frameworks/CoreFoundation.framework" }
    return name.hasPrefix("NS")
      ? "/System/Library/Frameworks/Foundation.framework"
      : "/System/Library/PrivateFrameworks/UIKitCore.framework"
  }
}
