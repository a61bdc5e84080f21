internal import FoundationCore
internal import SelectorRuntime
import StringSearch

/// The standard folders of a bundle, its executable, and resources of a language or another folder.
extension NSBundle {
  static func defineFolders(_ bundle: ClassDefinition<NSBundle>) {
    for (name, folder) in [
      ("privateFrameworks", "Frameworks"), ("sharedFrameworks", "SharedFrameworks"),
      ("sharedSupport", "SharedSupport"), ("builtInPlugIns", "PlugIns"),
    ] {
      bundle.readonly(name + "Path", .copy) { (bundle) -> String? in bundle.path + "/" + folder }
      bundle.readonly(name + "URL", .copy) { (bundle) -> NSURL? in
        NSURL.make(
          "file://" + PercentEncoding.encode(path: bundle.path + "/" + folder) + "/",
          of: bundle.runtime.cls(FoundationClasses.url))
      }
    }
    bundle.method("pathForAuxiliaryExecutable:") { (bundle, name: String) -> String? in
      bundle.program(name)
    }
    bundle.method("URLForAuxiliaryExecutable:") { (bundle, name: String) -> NSURL? in
      bundle.url(bundle.program(name))
    }
    bundle.method("initWithURL:") { (bundle, url: NSURL?) -> NSBundle? in
      url?.filePath.flatMap { at($0, in: bundle.foundation) }
    }
    bundle.method("pathForResource:ofType:inDirectory:forLocalization:") {
      (bundle, name: String?, type: String?, folder: String?, language: String?) -> String? in
      try bundle.resource(name, type, inLanguage(language, folder))
    }
    bundle.method("URLForResource:withExtension:subdirectory:localization:") {
      (bundle, name: String?, type: String?, folder: String?, language: String?) -> NSURL? in
      bundle.url(try bundle.resource(name, type, inLanguage(language, folder)))
    }
    bundle.method("pathsForResourcesOfType:inDirectory:forLocalization:") {
      (bundle, type: String?, folder: String?, language: String?) -> [String] in
      bundle.resources(type, folder) + bundle.resources(type, inLanguage(language, folder))
    }
    bundle.method("URLsForResourcesWithExtension:subdirectory:localization:") {
      (bundle, type: String?, folder: String?, language: String?) -> [NSURL] in
      (bundle.resources(type, folder) + bundle.resources(type, inLanguage(language, folder)))
        .compactMap { bundle.url($0) }
    }
  }

  /// Returns the path of a language's folder inside another folder of the bundle.
  private static func inLanguage(_ language: String?, _ folder: String?) -> String? {
    guard let language else { return folder }
    return (folder.map { $0 + "/" } ?? "") + language + ".lproj"
  }

  private func program(_ name: String) -> String? {
    let whole = path + "/" + name
    if case .string(let own)? = foundation.bundles[info: "CFBundleExecutable"], own.string == name {
      return whole
    }
    return foundation.files[whole] != nil ? whole : nil
  }

  /// Loading always succeeds, because all of a bundle's code is linked into the app.
  static func defineLoading(_ bundle: ClassDefinition<NSBundle>) {
    bundle.readonly("loaded", getter: "isLoaded") { (_) -> Bool in true }
    bundle.method("load") { (_) -> Bool in true }
    bundle.method("unload") { (_) -> Bool in false }
    for name in ["preflightAndReturnError:", "loadAndReturnError:"] {
      bundle.method(name) { (_, last: InOut<NSError?>) -> Value in
        OutValues.answer(.bool(true), [.none], to: last.messageValue)
      }
    }
    // NSBundleExecutableArchitectureARM64 of NSBundle.h.
    bundle.readonly("executableArchitectures", .copy) { (_) -> [Int] in [0x0100_000C] }
    // On-demand resources are always available, so priorities have no effect.
    bundle.method("setPreservationPriority:forTags:") { (_, _: Double, _: Value) in }
    bundle.method("preservationPriorityForTag:") { (_, _: String) -> Double in 0 }
  }

  /// Defines the lookup in folders that are not bundles, and the choice of languages.
  static func defineForeignResources(_ bundle: ClassDefinition<NSBundle>) {
    let cls = bundle.classSide
    cls.method("pathForResource:ofType:inDirectory:") {
      (cls, name: String?, type: String?, folder: String?) -> String? in
      try at(folder ?? "", in: cls.foundation)?.resource(name, type)
    }
    cls.method("pathsForResourcesOfType:inDirectory:") {
      (cls, type: String?, folder: String?) -> [String] in
      at(folder ?? "", in: cls.foundation)?.resources(type, nil) ?? []
    }
    cls.method("URLForResource:withExtension:subdirectory:inBundleWithURL:") {
      (cls, name: String?, type: String?, folder: String?, url: NSURL) -> NSURL? in
      let bundle = at(url.filePath ?? "", in: cls.foundation)
      return try bundle?.url(bundle?.resource(name, type, folder))
    }
    cls.method("URLsForResourcesWithExtension:subdirectory:inBundleWithURL:") {
      (cls, type: String?, folder: String?, url: NSURL) -> [NSURL] in
      guard let bundle = at(url.filePath ?? "", in: cls.foundation) else { return [] }
      return bundle.resources(type, folder).compactMap { bundle.url($0) }
    }
    cls.method("preferredLocalizationsFromArray:") { (cls, names: [String]) -> [String] in
      preferred(names, cls.foundation.deviceSettings.preferredLanguages)
    }
    cls.method("preferredLocalizationsFromArray:forPreferences:") {
      (cls, names: [String], preferences: [String]?) -> [String] in
      preferred(names, preferences ?? cls.foundation.deviceSettings.preferredLanguages)
    }
    bundle.method("localizedAttributedStringForKey:value:table:") {
      (bundle, key: String?, value: String?, table: String?) -> Value in
      let text = try bundle.send("localizedStringForKey:value:table:", key, value, table)
      return try bundle.runtime.lookUpClass("NSAttributedString")?.send("alloc").object?
        .send("initWithString:", text) ?? .none
    }
  }

  /// Returns the first language that the user prefers; without a match, the first of the list.
  private static func preferred(_ names: [String], _ preferences: [String]) -> [String] {
    func form(_ name: String) -> String { name.replacing("_", with: "-").lowercased() }
    for preference in preferences {
      var wanted = form(preference)
      while !wanted.isEmpty {
        if let found = names.first(where: { form($0) == wanted }) { return [found] }
        wanted = wanted.lastIndex(of: "-").map { String(wanted[..<$0]) } ?? ""
      }
    }
    return names.first.map { [$0] } ?? []
  }
}
