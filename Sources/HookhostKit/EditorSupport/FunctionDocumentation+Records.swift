extension FunctionDocumentation {
  /// The table that `hook.list` answers for each layer.
  static let hookLayer = Record(
    name: "HookLayer",
    fields: """
      kind "before"|"after"|"instead"|"delegate"|"throttle"|"exchange"|"replace" # what it does
      source string? # where it was laid, as file:line
      key string? # what keeps it from being laid twice
      owner string? # whose it is
      """.split(separator: "\n"))

  /// The table that `trace.stop` answers for each message and each run of a hook's handler.
  static let traceEntry = Record(
    name: "TraceEntry",
    fields: """
      t number # when it began, in virtual seconds
      depth integer # how many entries it lies in
      class string # the class that the receiver shows
      selector string
      receiver any
      owner string? # whose code it is; nil for native code
      kind "message"|"hook"
      name string # the message as the device's texts write it
      args string # the arguments, as text
      result string? # the answer, as text; nil when it raised
      failed true? # whether it raised
      source string? # where its code stands, as file:line
      layer string? # what a hook does
      cause integer? # the place in the list of what scheduled it
      """.split(separator: "\n"))
}
