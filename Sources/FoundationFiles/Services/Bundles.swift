package import FoundationCore
package import SelectorRuntime

/// The contents of the app's bundle, which a script defines.
package struct Bundles {
  /// The bundle's folder.
  ///
  /// On a device the container's name differs with each installation.
  package static let path =
    "/private/var/containers/Bundle/Application/00000000-0000-4000-8000-000000000002/App.app"

  /// Info.plist.
  package var info: [(key: String, value: PropertyList)] = Bundles.usualInfo
  /// The localized strings by table name; the table of one language has the prefix `de/`, for
  /// example.
  package var strings: [String: [String: String]] = [:]

  /// The folders of the bundles that classes belong to, by their names, but for the app's own.
  package var classFolders: [String: String] = [:]

  package init() {}

  /// The default Info.plist entries of a new project.
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

  /// The app's bundle identifier, which is also the domain of its user defaults.
  static func identifier(in world: FoundationWorld) -> String {
    if case .string(let text)? = world.bundles[info: "CFBundleIdentifier"] { return text.string }
    return ""
  }
}

extension FoundationWorld {
  /// Adds contents to the app's bundle; existing items of the same name are replaced.
  ///
  /// - Throws: `RuntimeError` for a file that cannot be written.
  package func fillBundle(
    info: [(String, PropertyList)], strings: [String: [String: String]],
    files: [(path: String, bytes: [UInt8])]
  ) throws {
    runtime.noteChange()
    for (key, value) in info { bundles[info: key] = value }
    if !info.isEmpty, self.files[Bundles.path + "/Info.plist"] != nil { placeBundleFiles() }
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

  /// Writes the files that every app's bundle has: Info.plist, PkgInfo and the executable.
  ///
  /// The executable is the header of a Mach-O file for arm64, without any code.
  func placeBundleFiles() {
    let info = bundles.info.map { (key: UTF16Text($0.key), value: $0.value) }
    func text(_ key: String) -> String? {
      if case .string(let text)? = bundles[info: key] { text.string } else { nil }
    }
    let kind = (text("CFBundlePackageType") ?? "APPL") + (text("CFBundleSignature") ?? "????")
    var placed = [
      ("Info.plist", BinaryPropertyList.bytes(of: .dictionary(info))),
      ("PkgInfo", Array(kind.utf8)),
    ]
    if let name = text("CFBundleExecutable") {
      // MH_MAGIC_64, CPU_TYPE_ARM64, its subtype 0, MH_EXECUTE
      let header: [UInt32] = [0xFEED_FACF, 0x0100_000C, 0, 2, 0, 0, 0, 0]
      placed.append(
        (
          name,
          header.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> ($0 * 8)) } }
        ))
    }
    // The folder is that of the app, so none of these can fail.
    try? files.makeFolder(Bundles.path, withParents: true, at: absoluteTime)
    for (name, bytes) in placed
    where name == "Info.plist" || files[Bundles.path + "/" + name] == nil {
      try? files.write(bytes, to: Bundles.path + "/" + name, at: absoluteTime)
    }
  }

  /// Loads a nib of the app's bundle with UIKit's nib loader.
  ///
  /// - Throws: `RuntimeError` if there is no nib of that name.
  package func loadNib(ofBundle name: String, _ owner: RuntimeObject?) throws -> Value {
    guard let loadNib else {
      throw RuntimeError(
        .inconsistency,
        "Could not load NIB in bundle: 'NSBundle <\(Bundles.path)> (loaded)' with name '\(name)'")
    }
    return try loadNib(name, owner)
  }
}

extension FoundationWorld {
  /// The contents of the app's bundle, except for its files.
  package var bundles: Bundles {
    get { self[BundlesKey.self] }
    _modify { yield &self[BundlesKey.self] }
  }

  private enum BundlesKey: SavedWorldKey {
    static func initialValue(in world: FoundationWorld) -> Bundles { Bundles() }
  }
}
