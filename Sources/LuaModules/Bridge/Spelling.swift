internal import LuaBridge
internal import SelectorRuntime

// no traps of count: the number of parameters is not negative.

/// The name of a message in a script.
enum MessageName {
  /// A selector object.
  case selector(Selector)
  /// A string: an exact name if it contains a `:`, otherwise a spelling.
  case spelled(String)

  /// The name as it was written.
  var text: String {
    switch self {
    case .selector(let selector): selector.name
    case .spelled(let text): text
    }
  }
}

extension Bridge {
  /// The name at an index, or nil when it is neither a string nor a selector.
  func messageName(at index: Int, on stack: LuaStack) throws -> MessageName? {
    if let name = stack.string(at: index) { return .spelled(name) }
    if let selector = stack.handle(at: index)?.object as? Selector { return .selector(selector) }
    return nil
  }

  /// Returns the selector that a name means for instances of a class.
  ///
  /// A name with a `:` is exact. Any other name is looked up, never decoded: first among the
  /// selectors that the class implements, then among all that the runtime knows. Each lookup tries
  /// the selectors with exactly that spelling, then those with one more `_`.
  /// - Returns: The selector; nil if no known selector has the spelling.
  /// - Throws: ``RuntimeError`` if two selectors match; the error lists both.
  func resolve(_ name: MessageName, for cls: RuntimeClass) throws -> Selector? {
    let spelling: String
    switch name {
    case .selector(let selector): return selector
    case .spelled(let text):
      if text.contains(":") { return runtime.selector(text) }
      spelling = text
    }
    let spellings = [spelling, spelling + "_"]
    for spelling in spellings {
      let own = runtime.knownSelectors(spelled: spelling).filter { cls.method($0) != nil }
      if let found = try only(own, spellings[0], "class \(cls.name)") { return found }
    }
    runtime.defineNativeClasses(spelling: spelling, spelling + "_")
    for spelling in spellings {
      let known = runtime.knownSelectors(spelled: spelling)
      if let found = try only(known, spellings[0], "the runtime") { return found }
    }
    return nil
  }

  /// The only selector of a list; nil when it is empty.
  func only(
    _ list: [Selector], _ spelling: String, _ place: String
  ) throws -> Selector? {
    guard list.count > 1 else { return list.first }
    let exact = list.map { "\"\($0.name)\"" }.joined(separator: " and ")
    throw RuntimeError(
      .invalidArgument,
      "'\(spelling)' is ambiguous: \(place) has \(exact); write the exact one in brackets")
  }

  /// The selector of a message whose spelling no known selector has.
  ///
  /// A missing last `_` is added, and the last underscores become colons, one for each argument.
  func decode(_ spelling: String, arguments: Int) throws -> Selector {
    guard arguments > 0 else { return runtime.selector(spelling) }
    let full = spelling.hasSuffix("_") ? spelling : spelling + "_"
    guard let name = replacingLastUnderscores(of: full, count: arguments) else {
      throw RuntimeError(
        .invalidArgument,
        "'\(spelling)' has fewer underscores than the \(arguments) arguments it was sent with; "
          + "write the exact selector in brackets")
    }
    return runtime.selector(name)
  }

  /// Returns the selector that a definition means.
  ///
  /// - Parameters:
  ///   - name: The name in the definition.
  ///   - parameters: The number of parameters without `self` and `_cmd`; nil for a variadic or C
  ///     function.
  /// - Throws: ``RuntimeError`` that shows how to write the selector exactly.
  func selectorForDefinition(_ name: MessageName, parameters: Int?) throws -> Selector {
    let spelling: String
    switch name {
    case .selector(let selector): return selector
    case .spelled(let text):
      if text.contains(":") { return runtime.selector(text) }
      spelling = text
    }
    guard let parameters else { return try knownSelector(spelledForDefinition: spelling) }
    let full = parameters > 0 && !spelling.hasSuffix("_") ? spelling + "_" : spelling
    // If each underscore corresponds to an argument, known selectors could not give another result.
    // The same holds if the name has no final `_`: no selector has a colon inside but none at its
    // end.
    if full.hasSuffix("_"), full.utf8.count(where: { $0 == UInt8(ascii: "_") }) > parameters {
      runtime.defineNativeClasses(spelling: full)
    }
    let known = runtime.knownSelectors(spelled: full).filter { $0.argumentCount >= parameters }
    if known.count == 1, let selector = known.first { return selector }
    let exact = known.filter { $0.argumentCount == parameters }
    if exact.count == 1, let selector = exact.first { return selector }
    if known.count > 1 { throw ambiguousDefinition(spelling, known) }
    let colons = max(parameters, full.hasSuffix("_") ? 1 : 0)
    guard let decoded = replacingLastUnderscores(of: full, count: colons) else {
      throw RuntimeError(
        .invalidArgument,
        "'\(spelling)' has fewer underscores than its function has parameters (\(parameters)); "
          + "write the exact selector: [\"\(spelling)\(String(repeating: ":", count: parameters))\"]"
      )
    }
    return runtime.selector(decoded)
  }

  private func knownSelector(spelledForDefinition spelling: String) throws -> Selector {
    runtime.defineNativeClasses(spelling: spelling, spelling + "_")
    for list in [
      runtime.knownSelectors(spelled: spelling), runtime.knownSelectors(spelled: spelling + "_"),
    ] where !list.isEmpty {
      if list.count == 1, let selector = list.first { return selector }
      throw ambiguousDefinition(spelling, list)
    }
    let example = spelling.split(separator: "_").joined(separator: ":") + ":"
    throw RuntimeError(
      .invalidArgument,
      "'\(spelling)': no known selector is spelled so, and a vararg or C function does not tell how "
        + "many arguments it takes; write the exact selector, such as [\"\(example)\"]")
  }

  private func ambiguousDefinition(_ spelling: String, _ list: [Selector]) -> RuntimeError {
    let exact = list.map { "\"\($0.name)\"" }.joined(separator: " and ")
    return RuntimeError(
      .invalidArgument, "'\(spelling)' is ambiguous: \(exact) are known; write the exact one")
  }

  private func replacingLastUnderscores(of name: String, count: Int) -> String? {
    var bytes = Array(name.utf8)
    var left = count
    for place in bytes.indices.reversed() where left > 0 && bytes[place] == UInt8(ascii: "_") {
      bytes[place] = UInt8(ascii: ":")
      left -= 1
    }
    return left == 0 ? String(decoding: bytes, as: UTF8.self) : nil
  }
}
