extension HelpExample {
  /// The files of examples: those of each module, of verdicts, techniques, types and limits.
  static let files: [[UInt8]] = [
    PackageResources.objc_examples_lua, PackageResources.class_examples_lua,
    PackageResources.method_examples_lua, PackageResources.uikit_examples_lua,
    PackageResources.geometry_examples_lua,
    PackageResources.dispatch_examples_lua, PackageResources.runloop_examples_lua,
    PackageResources.gesture_examples_lua, PackageResources.hook_examples_lua,
    PackageResources.trace_examples_lua, PackageResources.lab_examples_lua,
    PackageResources.network_examples_lua, PackageResources.verdict_examples_lua,
    PackageResources.limit_examples_lua, PackageResources.technique_examples_lua,
    PackageResources.type_examples_lua,
  ]
}
