package import FoundationCore
package import SelectorRuntime

/// The contents of the app's bundle, as a script fills it.
package struct Bundles {
  /// The bundle's folder.
  ///
  /// On a device the container's name is another in each installation.
  package static let path =
    "/private/var/containers/Bundle/Application/00000000-0000-4000-8000-000000000002/App.app"

  /// Info.plist.
  package var info: [(key: String, value: PropertyList)] = Bundles.usualInfo
  /// The texts of tables by the names of the tables; a table of one language has `de/` before it.
  package var strings: [String: [String: String]] = [:]

  package init() {}

  /// The entries of Info.plist in a new project.
  private static let usualInfo: [(key: String, value: PropertyList)] = [
    ("CFBundleDevelopmentRegion", "en"), ("CFBundleExecutable", "App"),
    ("CFBundleIdentifier", "com.example.App"), ("CFBundleInfoDictionaryVersion", "6.0"),
    ("CFBundleName", "App"), ("CFBundlePackageType", "APPL"),
    ("CFBundleShortVersionString", "1.0"), ("CFBundleVersion", "1"),
  ].map { ($0, .string(UTF16Text($1))) }

  /// The value of a key of Info.plist.
  package subscript(info key: String) -> PropertyList? {
    get { info.first { $0.key == key }?.value }
    set {
      info.removeAll { $0.key == key }
      if let newValue { info.append((key, newValue)) }
    }
  }

  /// The app's identifier, which names its defaults too.
  static func identifier(in world: FoundationWorld) -> String {
    if case .string(let text)? = world.bundles[info: "CFBundleIdentifier"] { return text.string }
    return ""
  }
}

extension FoundationWorld {
  /// Fills the app's bundle: what is given takes the place of what was there under the same name.
  ///
  /// - Throws: `RuntimeError` for a file that cannot be written.
  package func fillBundle(
    info: [(String, PropertyList)], strings: [String: [String: String]],
    files: [(path: String, bytes: [UInt8])]
  ) throws {
    runtime.recordUndo {}
    for (key, value) in info { bundles[info: key] = value }
    for (table, texts) in strings { bundles.strings[table, default: [:]].merge(texts) { $1 } }
    for (path, bytes) in files {
      let whole = Bundles.path + "/" + path
      do {
        try self.files.makeFolder(
          FileStore.parent(of: FileStore.normalized(whole)), withParents: true, at: absoluteTime)
        try self.files.write(bytes, to: whole, at: absoluteTime)
      } catch {
        throw RuntimeError(.invalidArgument, "the bundle's file '\(path)': \(error.text)")
      }
    }
  }

  /// Loads a nib of the app's bundle; UIKit's world knows how.
  ///
  /// - Throws: `RuntimeError` when there is none of that name.
  package func loadNib(ofBundle name: String, _ owner: RuntimeObject?) throws -> Value {
    guard let loadNib else {
      throw RuntimeError(.inconsistency, "Could not load NIB in bundle with name '\(name)'")
    }
    return try loadNib(name, owner)
  }
}

extension FoundationWorld {
  /// The app's bundles, besides their files.
  package var bundles: Bundles {
    get { self[BundlesKey.self] }
    _modify { yield &self[BundlesKey.self] }
  }

  private enum BundlesKey: SavedWorldKey {
    static func initialValue(in world: FoundationWorld) -> Bundles { Bundles() }
  }
}
