internal import CEmbeddedFiles

extension HelpExample {
  /// The files of examples: one for each module, and those of verdicts, techniques, types and
  /// limits and concepts.
  static let files: [EmbeddedFile] = [
    .objc_examples_lua, .class_examples_lua, .method_examples_lua, .uikit_examples_lua,
    .geometry_examples_lua, .dispatch_examples_lua, .runloop_examples_lua, .gesture_examples_lua,
    .hook_examples_lua, .trace_examples_lua, .lab_examples_lua, .network_examples_lua,
    .verdict_examples_lua, .limit_examples_lua, .technique_examples_lua, .rule_examples_lua,
    .type_examples_lua, .concept_examples_lua,
  ]
}
