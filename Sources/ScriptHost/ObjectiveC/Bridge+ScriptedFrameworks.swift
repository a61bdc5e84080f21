internal import CEmbeddedFiles
internal import LuaModules
internal import SelectorRuntime

/// Classes beside those of Core Data that are written in Lua.
extension Bridge {
  /// Classes, and the scripts that define them.
  private struct Scripted {
    let classes: Set<String>
    let scripts: [(String, EmbeddedFile)]
  }

  private static let scripted = [
    Scripted(
      classes: ["CIColor", "CIContext", "CIFilter", "CIImage", "CIVector"],
      scripts: [
        ("core_image", .core_image_lua), ("core_image_filters", .core_image_filters_lua),
      ]),
    Scripted(classes: ["AVAudioSession"], scripts: [("audio_session", .audio_session_lua)]),
    Scripted(classes: ["NSDataAsset"], scripts: [("data_assets", .data_assets_lua)]),
    Scripted(classes: ["NSExtensionItem"], scripts: [("extensions", .extensions_lua)]),
    Scripted(
      classes: [
        "NCWidgetController", "NSExtensionContext", "SLComposeServiceViewController",
        "SLComposeSheetConfigurationItem",
      ], scripts: [("app_extensions", .app_extensions_lua)]),
    Scripted(
      classes: ["NSNetService", "NSNetServiceBrowser"],
      scripts: [("net_services", .net_services_lua)]),
    Scripted(
      classes: ["UTType"], scripts: [("uniform_type_objects", .uniform_type_objects_lua)]),
    Scripted(
      classes: ["NSMetadataQuery"], scripts: [("metadata_queries", .metadata_queries_lua)]),
  ]

  /// The names of the classes.
  static let scriptedClasses = scripted.reduce(into: Set<String>()) { $0.formUnion($1.classes) }

  /// Declares the classes; the first of a group that is named runs its scripts.
  func declareScriptedClasses() {
    for group in Bridge.scripted {
      runtime.declare(
        ScriptedClasses(
          defines: { group.classes.contains($0) },
          define: { [weak self] in
            guard let self else { return }
            let stack = current
            try pushSourceModule(stack)
            pushNativeFunctions(on: stack)
            // stack: … module native
            try run(group.scripts, on: stack)
          }))
    }
  }
}
