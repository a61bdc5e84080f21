internal import CEmbeddedFiles
internal import LuaBridge
internal import LuaModules
internal import SelectorRuntime

/// Functions with which the scripts of Core Data check the arguments of their methods.
extension Bridge {
  func setArgumentChecks(_ define: ModuleDefiner) {
    // `declarations()`: the texts of the interfaces, as sources include them.
    define("declarations") { call in
      let files = HeaderFramework.coreData.interfaces
      for file in files { call.stack.pushBytes(file.bytes) }
      return files.count
    }
    // `isInstance(value, class)`: whether an object is an instance of the class or of a subclass;
    // nil if the value is no object.
    define("isInstance") { call in
      guard let object = call.stack.handle(at: 1)?.object as? RuntimeObject else { return 0 }
      let cls: RuntimeClass = try call.value(2)
      return call.answer(.bool(object.isa.inherits(from: cls)))
    }
    // `described(value)`: the words for a value in the errors of native methods: `string "x"`.
    define("described") { call in
      call.answer(.string(try call.bridge.value(at: 1, on: call.stack).typeName))
    }
  }
}
