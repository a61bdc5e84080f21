internal import FoundationCore
internal import SelectorRuntime

/// The standard folders of an app.
extension NSFileManager {
  /// The folders inside the app's home folder, by `NSSearchPathDirectory` value.
  private static let folders: [Int: String] = [
    1: "Applications", 2: "Applications/Demos", 3: "Developer/Applications",
    4: "Applications/Utilities", 5: "Library", 6: "Developer", 8: "Library/Documentation",
    9: "Documents", 11: "Library/Autosave Information", 12: "Desktop", 13: "Library/Caches",
    14: "Library/Application Support", 15: "Downloads", 16: "Library/Input Methods",
    17: "Movies", 18: "Music", 19: "Pictures", 21: "Public", 22: "Library/PreferencePanes",
  ]
  /// The directories that `NSAllApplicationsDirectory` and `NSAllLibrariesDirectory` stand for.
  private static let several = [100: [1, 4, 3, 2], 101: [5, 6]]
  /// `NSUserDomainMask`, the only domain in which an app has folders.
  package static let userDomain = 1

  /// Returns the paths of a standard directory; they need not exist, and the list may be empty.
  ///
  /// - Parameters:
  ///   - directory: `NSSearchPathDirectory` of NSPathUtilities.h.
  ///   - domains: `NSSearchPathDomainMask`.
  package static func searchPaths(_ directory: Int, in domains: Int = userDomain) -> [String] {
    guard domains & userDomain != 0 else { return [] }
    return (several[directory] ?? [directory]).compactMap { folders[$0] }
      .map { FileStore.home + "/" + $0 }
  }

  /// Returns the first path of a standard directory, or nil.
  static func folder(_ directory: Int, in domains: Int = userDomain) -> String? {
    searchPaths(directory, in: domains).first
  }

  static func defineSearchPaths(_ manager: ClassDefinition<NSFileManager>) {
    manager.method("URLsForDirectory:inDomains:") {
      (manager, directory: Int, domains: Int) -> [NSURL] in
      searchPaths(directory, in: domains).compactMap { manager.url($0) }
    }
    manager.raw(
      "URLForDirectory:inDomain:appropriateForURL:create:error:", types: "@@:QQ@B^@"
    ) { receiver, selector, arguments in
      guard let manager = receiver as? NSFileManager else { return .none }
      let directory = try arguments.value(0, as: Int.self, manager, selector)
      let domain = try arguments.value(1, as: Int.self, manager, selector)
      let found = folder(directory, in: domain).flatMap { manager.url($0) }
      return OutValues.answer(found.messageValue, [.none], to: arguments[4])
    }
    manager.readonly("temporaryDirectory", .copy) { (manager) -> NSURL? in
      manager.url(FileStore.home + "/tmp")
    }
    manager.readonly("homeDirectoryForCurrentUser", .copy) { (manager) -> NSURL? in
      manager.url(FileStore.home)
    }
    manager.readonly("ubiquityIdentityToken", .copy) { (_) -> RuntimeObject? in nil }
    manager.method("containerURLForSecurityApplicationGroupIdentifier:") {
      (manager, group: String) -> NSURL? in
      let path = "/private/var/mobile/Containers/Shared/AppGroup/" + group
      _ = try? manager.foundation.files.makeFolder(
        path, withParents: true, at: manager.foundation.absoluteTime)
      return manager.url(path)
    }
  }
}
