internal import FoundationCore
package import SelectorRuntime
import StringSearch

/// The app's bundle, or a folder that is a bundle; there is one object for each path.
package final class NSBundle: RuntimeObject {
  private(set) var path = Bundles.path
  /// The contents of `.stringsdict` files that were read, by path.
  private var variantTables: [String: (bytes: [UInt8], list: PropertyList?)] = [:]

  private var isMain: Bool { path == Bundles.path }

  /// Returns the bundle of a folder, or nil if there is no such folder.
  static func at(_ path: String, in world: FoundationWorld) -> NSBundle? {
    let path = path == Bundles.path ? path : world.files.absolute(path)
    guard path == Bundles.path || world.files[path]?.isFolder == true else { return nil }
    return made(path, in: world)
  }

  /// Returns the bundle of a path that may have no folder, such as that of a framework.
  private static func made(_ path: String, in world: FoundationWorld) -> NSBundle {
    let key = "NSBundle " + path
    if let known = world.onlyInstances[key] as? NSBundle, !known.isErased { return known }
    if path == Bundles.path { world.placeBundleFiles() }
    let made = world.runtime.create(FoundationClasses.bundle)
    made.path = path
    world.setOnly(key, made)
    return made
  }

  /// Returns the entries of Info.plist, of the app or of the folder.
  private func info() throws -> [(key: String, value: PropertyList)] {
    if isMain { return foundation.bundles.info }
    guard let bytes = foundation.files[path + "/Info.plist"]?.bytes,
      case .dictionary(let entries)? = PropertyList(bytes)
    else { return [] }
    return entries.map { ($0.key.string, $0.value) }
  }

  private func info(_ key: String) throws -> Value {
    try info().first { $0.key == key }.map { try foundation.plainValue(of: $0.value) } ?? .none
  }

  // MARK: Finding resources

  /// Returns the languages that have a folder: the user's preferences, then the development region.
  private func languages() throws -> [String] {
    let preferred = foundation.deviceSettings.preferredLanguages
    let region = String.from(try info("CFBundleDevelopmentRegion"), in: runtime) ?? "en"
    var names: [String] = []
    for language in preferred + [region, "Base"] {
      for name in [language, String(language.prefix { $0 != "-" && $0 != "_" })]
      where !names.contains(name) {
        names.append(name)
      }
    }
    return names
  }

  /// Returns the path of a resource; the bundle's folder is searched before the language folders.
  func resource(_ name: String?, _ type: String?, _ folder: String? = nil) throws -> String? {
    let start = folder.map { path + "/" + $0 } ?? path
    let ending = type.flatMap { $0.isEmpty ? nil : $0.hasPrefix(".") ? $0 : "." + $0 } ?? ""
    let places = [start] + (try languages()).map { "\(start)/\($0).lproj" }
    for place in places {
      if let name, !name.isEmpty {
        if foundation.files[place + "/" + name + ending] != nil {
          return place + "/" + name + ending
        }
      } else if let first = (foundation.files.names(inFolder: place) ?? []).first(where: {
        $0.hasSuffix(ending)
      }) {
        return place + "/" + first
      }
    }
    return nil
  }

  func resources(_ type: String?, _ folder: String?) -> [String] {
    let start = folder.map { path + "/" + $0 } ?? path
    let ending = type.flatMap { $0.isEmpty ? nil : "." + $0 } ?? ""
    return (foundation.files.names(inFolder: start) ?? []).filter { $0.hasSuffix(ending) }
      .map { start + "/" + $0 }
  }

  func url(_ path: String?) -> NSURL? {
    path.flatMap { path in
      let isFolder = foundation.files[path]?.isFolder == true
      let encoded = "file://" + PercentEncoding.encode(path: path) + (isFolder ? "/" : "")
      return NSURL.make(encoded, of: runtime.cls(FoundationClasses.url))
    }
  }

  /// Returns the language that the user prefers among those of the bundle; nil without one.
  func language() throws -> String? {
    let known = localizations
    return try languages().first { known.contains($0) && $0 != "Base" }
  }

  /// Returns the localized string of a key, as `NSLocalizedString` does.
  ///
  /// The entries of a `.stringsdict` file precede those of the strings table of the same name.
  private func localized(_ key: String?, _ value: String?, _ table: String?) throws -> Value {
    guard let key else { return .string(value ?? "") }
    let table = table.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
    if let entry = try variants(ofTable: table)?[key],
      let string = LocalizedString.make(entry, in: foundation)
    {
      return string
    }
    return .string(
      try text(key, inTable: table) ?? value.flatMap { $0.isEmpty ? nil : $0 } ?? key)
  }

  /// Returns the contents of the `.stringsdict` file of a table.
  private func variants(ofTable table: String) throws -> PropertyList? {
    guard let path = try resource(table, "stringsdict"), let bytes = foundation.files[path]?.bytes
    else { return nil }
    if let known = variantTables[path], known.bytes == bytes { return known.list }
    let list = PropertyList(bytes)
    variantTables[path] = (bytes, list)
    return list
  }

  /// Returns the text of a key in a strings table.
  private func text(_ key: String, inTable table: String) throws -> String? {
    let texts = isMain ? foundation.bundles.strings : [:]
    for language in try languages() {
      if let text = texts["\(language)/\(table)"]?[key] { return text }
    }
    if let text = texts[table]?[key] { return text }
    guard let path = try resource(table, "strings"), let bytes = foundation.files[path]?.bytes
    else { return nil }
    // Xcode compiles tables to property lists in XML or binary form.
    if bytes.starts(with: "<".utf8) || bytes.starts(with: "bplist".utf8) {
      return PropertyList(bytes)?[key]?.text?.string
    }
    return StringsFile.read(String(decoding: bytes, as: UTF8.self))[key]
  }
}

extension NSBundle {
  /// The bundles of classes beside the app's.
  private static func others(in world: FoundationWorld) -> [NSBundle] {
    Set(world.bundles.classFolders.values).sorted().compactMap { at($0, in: world) }
  }

  static func define(_ bundle: ClassDefinition<NSBundle>) {
    let cls = bundle.classSide
    cls.method("mainBundle") { (cls) -> NSBundle? in at(Bundles.path, in: cls.foundation) }
    cls.method("bundleWithPath:") { (cls, path: String?) -> NSBundle? in
      path.flatMap { at($0, in: cls.foundation) }
    }
    cls.method("bundleWithURL:") { (cls, url: NSURL?) -> NSBundle? in
      url.flatMap { at(URLText($0.absoluteString)?.path ?? "", in: cls.foundation) }
    }
    // Classes are linked into the app, except those of a project's tests and frameworks.
    cls.method("bundleForClass:") { (cls, asked: RuntimeClass?) -> NSBundle? in
      let world = cls.foundation
      guard let asked = asked?.instanceClass else { return at(Bundles.path, in: world) }
      if asked.isNative { return made(asked.imageFolder, in: world) }
      return world.bundles.classFolders[asked.name].flatMap { at($0, in: world) }
        ?? at(Bundles.path, in: world)
    }
    cls.method("bundleWithIdentifier:") { (cls, identifier: String?) -> NSBundle? in
      guard let identifier else { return nil }
      let world = cls.foundation
      if Bundles.identifier(in: world) == identifier { return at(Bundles.path, in: world) }
      return try others(in: world).first {
        String.from(try $0.info("CFBundleIdentifier"), in: world.runtime) == identifier
      }
    }
    cls.method("allBundles") { (cls) -> [NSBundle] in
      let world = cls.foundation
      return (at(Bundles.path, in: world).map { [$0] } ?? []) + others(in: world)
    }
    cls.method("allFrameworks") { (_) -> [NSBundle] in [] }
    bundle.method("initWithPath:") { (bundle, path: String?) -> NSBundle? in
      path.flatMap { at($0, in: bundle.foundation) }
    }
    defineInfo(bundle)
    defineResources(bundle)
    defineLanguages(bundle)
    defineFolders(bundle)
    defineLoading(bundle)
    defineForeignResources(bundle)
  }

  private static func defineInfo(_ bundle: ClassDefinition<NSBundle>) {
    bundle.readonly("infoDictionary", .copy, of: "NSDictionary") { (bundle) -> Value in
      .dictionary(
        try bundle.info().map {
          .init(key: .string($0.key), value: try bundle.foundation.plainValue(of: $0.value))
        })
    }
    bundle.readonly("localizedInfoDictionary", .copy, of: "NSDictionary") { (bundle) -> Value in
      try bundle.send("infoDictionary")
    }
    bundle.method("objectForInfoDictionaryKey:") { (bundle, key: String?) -> Value in
      guard let key else { return .none }
      // A subclass may override the dictionary.
      let entries = try bundle.foundation.entries(of: bundle.send("infoDictionary")) ?? []
      return entries.first { String.from($0.key, in: bundle.runtime) == key }?.value ?? .none
    }
    bundle.readonly("bundleIdentifier", .copy) { (bundle) -> String? in
      String.from(try bundle.info("CFBundleIdentifier"), in: bundle.runtime)
    }
    bundle.readonly("principalClass", .assign) { (bundle) -> RuntimeClass? in
      String.from(try bundle.info("NSPrincipalClass"), in: bundle.runtime)
        .flatMap { bundle.runtime.lookUpClass($0) }
    }
    bundle.method("classNamed:") { (bundle, name: String?) -> RuntimeClass? in
      name.flatMap { bundle.runtime.lookUpClass($0) }
    }
    for name in ["bundlePath", "resourcePath"] {
      bundle.readonly(name, .copy) { (bundle) -> String in bundle.path }
    }
    for name in ["bundleURL", "resourceURL"] {
      bundle.readonly(name, .copy) { (bundle) -> NSURL? in bundle.url(bundle.path) }
    }
    bundle.readonly("executablePath", .copy) { (bundle) -> String? in
      String.from(try bundle.info("CFBundleExecutable"), in: bundle.runtime)
        .map { bundle.path + "/" + $0 }
    }
    bundle.readonly("executableURL", .copy) { (bundle) -> NSURL? in
      bundle.url(String.from(try bundle.send("executablePath"), in: bundle.runtime))
    }
    bundle.readonly("appStoreReceiptURL", .copy) { (bundle) -> NSURL? in
      bundle.url(bundle.path + "/StoreKit/receipt")
    }
    bundle.method("description") { (bundle) -> String in
      "NSBundle <\(bundle.path)> (loaded)"
    }
    bundle.method("loadNibNamed:owner:options:") {
      (bundle, name: String, owner: RuntimeObject?, _: Value) -> Value in
      try bundle.foundation.loadNib(ofBundle: name, owner)
    }
  }

  private static func defineResources(_ bundle: ClassDefinition<NSBundle>) {
    bundle.method("pathForResource:ofType:") { (bundle, name: String?, type: String?) -> String? in
      try bundle.resource(name, type)
    }
    bundle.method("pathForResource:ofType:inDirectory:") {
      (bundle, name: String?, type: String?, folder: String?) -> String? in
      try bundle.resource(name, type, folder)
    }
    bundle.method("pathsForResourcesOfType:inDirectory:") {
      (bundle, type: String?, folder: String?) -> [String] in bundle.resources(type, folder)
    }
    bundle.method("URLForResource:withExtension:") {
      (bundle, name: String?, type: String?) -> NSURL? in
      bundle.url(
        String.from(try bundle.send("pathForResource:ofType:", name, type), in: bundle.runtime))
    }
    bundle.method("URLForResource:withExtension:subdirectory:") {
      (bundle, name: String?, type: String?, folder: String?) -> NSURL? in
      bundle.url(try bundle.resource(name, type, folder))
    }
    bundle.method("URLsForResourcesWithExtension:subdirectory:") {
      (bundle, type: String?, folder: String?) -> [NSURL] in
      bundle.resources(type, folder).compactMap { bundle.url($0) }
    }
  }

  private static func defineLanguages(_ bundle: ClassDefinition<NSBundle>) {
    bundle.method("localizedStringForKey:value:table:") {
      (bundle, key: String?, value: String?, table: String?) -> StringArgument in
      StringArgument(value: try bundle.localized(key, value, table))
    }
    bundle.readonly("developmentLocalization", .copy) { (bundle) -> String? in
      String.from(try bundle.info("CFBundleDevelopmentRegion"), in: bundle.runtime)
    }
    bundle.readonly("localizations", .copy) { (bundle) -> [String] in bundle.localizations }
    bundle.readonly("preferredLocalizations", .copy) { (bundle) -> [String] in
      let known = bundle.localizations
      return try bundle.languages().first { known.contains($0) }.map { [$0] } ?? []
    }
  }

  /// The languages for which the bundle has strings.
  private var localizations: [String] {
    let folders = (foundation.files.names(inFolder: path) ?? []).filter { $0.hasSuffix(".lproj") }
      .map { String($0.dropLast(6)) }
    let tables = foundation.bundles.strings.keys.compactMap { key in
      key.firstIndex(of: "/").map { String(key[..<$0]) }
    }
    let names = Set(folders + (isMain ? tables : []))
    return names.isEmpty ? ["en"] : names.sorted()
  }
}

extension FoundationWorld {
  /// Returns the result of `NSLocalizedString`, which sends a message to the main bundle.
  ///
  /// - Throws: the errors of hooks of that message.
  package func localizedString(_ key: String?, table: String?) throws -> Value {
    try NSBundle.at(Bundles.path, in: self)?.send(
      "localizedStringForKey:value:table:", key, "", table) ?? .none
  }
}

/// A strings file: entries of the form `"key" = "value";`, with comments.
enum StringsFile {
  static func read(_ text: String) -> [String: String] {
    var texts: [String: String] = [:]
    var rest = Substring(text)
    while let key = next(&rest) {
      guard let value = next(&rest) else { break }
      texts[key] = value
    }
    return texts
  }

  /// Returns the next quoted string outside of comments.
  private static func next(_ rest: inout Substring) -> String? {
    while let first = rest.first {
      if rest.hasPrefix("/*") {
        rest = rest.firstRange(of: "*/").map { rest[$0.upperBound...] } ?? ""
      } else if rest.hasPrefix("//") {
        rest = rest.drop { !$0.isNewline }
      } else if first == "\"" {
        rest.removeFirst()
        return quoted(&rest)
      } else {
        rest.removeFirst()
      }
    }
    return nil
  }

  private static func quoted(_ rest: inout Substring) -> String {
    var text = ""
    while let character = rest.popFirst(), character != "\"" {
      guard character == "\\", let escaped = rest.popFirst() else {
        text.append(character)
        continue
      }
      switch escaped {
      case "n": text.append("\n")
      case "t": text.append("\t")
      case "r": text.append("\r")
      default: text.append(escaped)
      }
    }
    return text
  }
}

extension FoundationClasses {
  package static let bundle = NativeClass<NSBundle>("NSBundle", superclass: object, NSBundle.define)
}
