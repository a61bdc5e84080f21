/// Platforms other than iOS, as the names of folders, SDKs and targets tell them.
package enum ForeignPlatform {
  /// The platform that a name of an SDK or of CocoaPods stands for; nil for iOS.
  static func ofSDK(_ name: String) -> String? {
    let name = name.lowercased()
    if name.hasPrefix("macosx") || name == "osx" || name == "macos" { return "macOS" }
    if name.hasPrefix("watch") { return "watchOS" }
    if name.hasPrefix("appletv") || name == "tvos" { return "tvOS" }
    if name.hasPrefix("xr") || name == "visionos" { return "visionOS" }
    return nil
  }

  /// The platform that a name of a folder or target says in one of its words: `Tests-Mac`, `tvOS`.
  package static func ofName(_ name: String) -> String? {
    guard mayName(name) else { return nil }
    let words = name.lowercased().split { !$0.isLetter }
    for word in words {
      // `MacTests` is one word.
      let ending = ["tests", "test", "specs", "demo", "example"].first { ending in
        word.hasSuffix(ending) && word.utf8.count > ending.utf8.count
      }
      switch String(word.dropLast(ending?.count ?? 0)) {
      case "mac", "macos", "macosx", "osx": return "macOS"
      case "tvos", "appletv": return "tvOS"
      case "watchos", "watchkit", "watch", "watchapp": return "watchOS"
      case "visionos": return "visionOS"
      default: break
      }
    }
    for (ending, platform) in [
      ("OSX", "macOS"), ("MacOS", "macOS"), ("macOS", "macOS"), ("Mac", "macOS"),
      ("tvOS", "tvOS"), ("TVOS", "tvOS"), ("watchOS", "watchOS"), ("WatchOS", "watchOS"),
    ] where name.hasSuffix(ending) { return platform }
    return nil
  }

  /// The platform of the first folder of a path that is named after one.
  static func ofPath(_ path: String) -> (platform: String, folder: String)? {
    guard mayName(path) else { return nil }
    var folder = ""
    for part in path.split(separator: "/").dropLast() {
      folder = ProjectPath.join(folder, String(part))
      if let platform = ofName(String(part)) { return (platform, folder) }
    }
    return nil
  }

  /// Whether a text contains three letters of a platform's name, found by bytes: the words of thousands
  /// of paths take seconds.
  private static func mayName(_ text: String) -> Bool {
    var latest = 0
    return text.utf8.contains { byte in
      latest = (latest << 8 | Int(byte | 0x20)) & 0xFF_FFFF
      switch latest {
      // mac, osx, tvo, wat, etv, vis
      case 0x6D6163, 0x6F7378, 0x74766F, 0x776174, 0x657476, 0x766973: return true
      default: return false
      }
    }
  }
}
