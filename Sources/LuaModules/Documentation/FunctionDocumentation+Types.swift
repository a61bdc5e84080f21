extension FunctionDocumentation {
  /// A type name in the lines about functions that is neither a class nor a table.
  package struct ValueType {
    package let name: String
    /// The module whose functions accept or return it.
    package let module: String
    /// Its definition in LuaLS's syntax; nil for a value that scripts only pass on.
    package var definition: String?
    package let text: String
  }

  /// All value types; those of a module keep their order.
  package static let valueTypes: [ValueType] = [
    .init(
      name: "SEL", module: "objc", definition: "string|Selector",
      text: "A selector, or its exact name with every colon: \"setFrame:\"."),
    .init(
      name: "CLASS", module: "objc", definition: "string|NSObjectClass",
      text: "A class, a metaclass for class methods, or the name of a class."),
    .init(
      name: "Class", module: "objc", definition: "NSObjectClass",
      text: "A class, such as objc.UIView; messages to it run its class methods."),
    .init(
      name: "PROTOCOL", module: "objc", definition: "string|Protocol",
      text: "A protocol, or its name."),
    .init(
      name: "POLICY", module: "objc",
      definition: #""ASSIGN"|"RETAIN_NONATOMIC"|"COPY_NONATOMIC"|"RETAIN"|"COPY""#,
      text: """
        The ownership of an associated value: unretained, strong, or a copy; RETAIN and COPY are \
        atomic, as in C.
        """),
    .init(
      name: "IMP", module: "objc", definition: "function",
      text: "The implementation of a method. Its first arguments are receiver and selector."),
    .init(
      name: "Selector", module: "objc",
      text: "A selector, as objc.sel returns it: the same value for the same name."),
    .init(
      name: "Method", module: "objc",
      text: "A method of a class, for the functions that begin with method_."),
    .init(
      name: "Ivar", module: "objc",
      text: "An instance variable of a class, for the functions that begin with ivar_."),
    .init(
      name: "Property", module: "objc",
      text: "A declared property, for the functions that begin with property_."),
    .init(
      name: "OnceToken", module: "objc", text: "A token for objc.once and dispatch.once."),
    .init(
      name: "Snapshot", module: "objc",
      text: "A snapshot of the whole world, which objc.restore restores."),
    .init(
      name: "WeakBox", module: "objc", text: "A reference to an object that does not keep it alive."
    ),
    .init(
      name: "HookToken", module: "hook", text: "An installed hook, used to remove it."),
    .init(name: "Finger", module: "gesture", text: "A finger that touches the screen."),
    .init(
      name: "NetworkAnswer", module: "network",
      text: "A registered response of the scripted server, used to remove it."),
    .init(
      name: "SETTING", module: "uikit", definition: "string",
      text: "The name of a setting; `hookhost help settings` lists them."),
  ]
}
