extension FunctionDocumentation {
  /// A type name in the lines about functions that is neither a class nor a table.
  struct ValueType {
    let name: String
    /// The module whose functions accept or return it.
    let module: String
    /// Its definition in LuaLS's syntax; nil for a value that scripts only pass on.
    var definition: String?
    let text: String
  }

  /// All value types; those of a module keep their order.
  static let valueTypes: [ValueType] = [
    .init(
      name: "SEL", module: "objc", definition: "string|Selector",
      text: "A selector, or its exact name with every colon: \"setFrame:\"."),
    .init(
      name: "CLASS", module: "objc", definition: "string|NSObjectClass",
      text: "A class, a metaclass where its methods are meant, or the name of a class."),
    .init(
      name: "Class", module: "objc", definition: "NSObjectClass",
      text: "A class, as objc.UIView answers it; messages to it run its class methods."),
    .init(
      name: "PROTOCOL", module: "objc", definition: "string|Protocol",
      text: "A protocol, or its name."),
    .init(
      name: "POLICY", module: "objc",
      definition: #""ASSIGN"|"RETAIN_NONATOMIC"|"COPY_NONATOMIC"|"RETAIN"|"COPY""#,
      text: """
        How an associated value is held: not at all, strongly, or as a copy; the two short words lock \
        as C's atomic ones do.
        """),
    .init(
      name: "IMP", module: "objc", definition: "function",
      text: "What a method runs. It is called with the receiver and the selector first."),
    .init(
      name: "Selector", module: "objc",
      text: "A selector, as objc.sel answers it: one and the same for one name."),
    .init(
      name: "Method", module: "objc",
      text: "A method of a class, which the functions that begin with method_ take."),
    .init(
      name: "Ivar", module: "objc",
      text: "An instance variable of a class, which the functions that begin with ivar_ take."),
    .init(
      name: "Property", module: "objc",
      text: "A declared property, which the functions that begin with property_ take."),
    .init(
      name: "OnceToken", module: "objc", text: "What objc.once and dispatch.once run once for."),
    .init(
      name: "Snapshot", module: "objc",
      text: "A moment of the whole world, to which objc.restore goes back."),
    .init(
      name: "WeakBox", module: "objc", text: "A reference to an object that does not keep it alive."
    ),
    .init(
      name: "HookToken", module: "hook", text: "A hook that was laid, by which it is removed."),
    .init(name: "Finger", module: "gesture", text: "A finger that is down."),
    .init(
      name: "NetworkAnswer", module: "network",
      text: "An answer of the scripted server, by which it is taken away."),
    .init(
      name: "SETTING", module: "uikit", definition: "string",
      text: "The name of a setting; `hookhost help settings` lists them."),
  ]
}
