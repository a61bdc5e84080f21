// no traps of count: the counts are those of lists and columns that this file computes, and not
// negative.

/// The Lua program that installs the hooks of a model, one method a line.
extension CheckModel {
  var script: String {
    let lines = methods.enumerated().map { number, method in line(method, number) }
    return "local objc = require \"objc\"; " + lines.joined(separator: ";\n") + "\n"
  }

  private func line(_ method: HookedMethod, _ number: Int) -> String {
    let parts = [
      CheckModel.target(method), CheckModel.quoted("local selector = ", method.selector),
      CheckModel.quoted("local alias = ", "\(prefix)_\(method.selector)"),
      "local original",
      "local imp = objc.imp(function(self, command, ...) \(body(of: method)) end, "
        + "m and objc.method_getTypeEncoding(m) or \(CheckModel.types(method.selector)))",
      install(method, number),
    ]
    return "(function() " + parts.joined(separator: " ") + " end)()"
  }

  private var prefix: String { String(name.lowercased().filter { $0.isLetter || $0.isNumber }) }

  /// The target class `c`, and its method `m` before the change.
  private static func target(_ method: HookedMethod) -> String {
    if method.cls.hasPrefix("<") {
      return "local object = objc.UIApplication:sharedApplication():delegate() "
        + "if not object then return end local c = objc.object_getClass(object) "
        + quoted("local m = objc.class_getInstanceMethod(c, ", method.selector) + ")"
    }
    return quoted("local c = objc[", method.cls) + "] "
      + (method.isClassMethod ? "c = objc.object_getClass(c) " : "")
      + quoted("local m = objc.class_getInstanceMethod(c, ", method.selector) + ")"
  }

  /// The body of a hook: without an original, it calls the completion handler itself.
  private func body(of method: HookedMethod) -> String {
    let completes =
      method.selector.hasSuffix("ompletionHandler:")
      ? "local done = select(-1, ...) if done then done(0) end " : ""
    guard callsOriginal else { return completes + "return nil" }
    let command = renamesCommand ? "objc.sel(alias)" : "command"
    return "if original then return original(self, \(command), ...) end " + completes
  }

  private func install(_ method: HookedMethod, _ number: Int) -> String {
    let types = "objc.method_getTypeEncoding(m)"
    switch method.technique {
    case .exchange:
      return CheckModel.refusal(of: method)
        + "original = objc.method_getImplementation(m) "
        + "objc.class_addMethod(c, selector, original, \(types)) "
        + "objc.class_addMethod(c, alias, imp, \(types)) objc.method_exchangeImplementations("
        + "objc.class_getInstanceMethod(c, selector), objc.class_getInstanceMethod(c, alias))"
    case .set:
      return CheckModel.refusal(of: method)
        + "original = objc.method_setImplementation(m, imp)"
    case .replace:
      return "original = m and objc.method_getImplementation(m) objc.class_replaceMethod(c, "
        + "selector, imp, m and \(types) or \(CheckModel.types(method.selector)))"
    case .add, .category, .forwarding:
      return "if not m then objc.class_addMethod(c, selector, imp, "
        + "\(CheckModel.types(method.selector))) else original = objc.method_setImplementation(m, imp) end"
    case .isa, .delegate:
      let made = "\(prefix)\(number)_"
      return "local made = objc.allocateClassPair(c, \"\(made)\" .. objc.class_getName(c), 0) "
        + "if not made then return end original = m and objc.method_getImplementation(m) "
        + "objc.class_addMethod(made, selector, imp, m and \(types) or "
        + "\(CheckModel.types(method.selector))) objc.registerClassPair(made) "
        + (method.cls.hasPrefix("<")
          ? "objc.object_setClass(object, made)" : "objc.object_setClass(c:new(), made)")
    }
  }

  /// The error for a method that its class does not have.
  private static func refusal(of method: HookedMethod) -> String {
    let name = "\(method.isClassMethod ? "+" : "-")[\(method.cls) \(method.selector)]"
    return quoted("if not m then error(", "there is no \(name)") + ", 0) end "
  }

  /// The type encoding of a method that no class declares: it takes objects and returns nothing.
  private static func types(_ selector: String) -> String {
    "\"v@:\(String(repeating: "@", count: selector.count { $0 == ":" }))\""
  }

  /// Lua code with a text as a string.
  private static func quoted(_ code: String, _ text: String) -> String {
    var result = code + "\""
    for scalar in text.unicodeScalars {
      if scalar.properties.isAlphabetic || "0123456789:_<>. ".unicodeScalars.contains(scalar) {
        result.unicodeScalars.append(scalar)
      } else {
        result += "\\u{\(String(scalar.value, radix: 16))}"
      }
    }
    return result + "\""
  }
}
