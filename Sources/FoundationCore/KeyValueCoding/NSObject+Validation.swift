internal import SelectorRuntime

/// Key-value validation: calls `validateTitle:error:` if the object implements it.
///
/// Both pointers of the messages are out-parameters: the value to store and the error are
/// additional return values.
extension NSObjectClass {
  static func defineValidation(_ object: ClassDefinition<RuntimeObject>) {
    object.method("validateValue:forKey:error:") {
      (object, value: Value, key: String, error: Value) -> Value in
      let validation = Validation(of: value, answeringTo: error)
      let search = AccessorSearch(key, of: object)
      let name = "validate\(KeyPath.capitalized(key)):error:"
      if let validating = try search.implemented([name]) {
        try validation.send(validating, value, to: object)
      }
      return validation.answer
    }
    let alongPath = object.cls.runtime.selector("validateValue:forKeyPath:error:")
    let atKey = object.cls.runtime.selector("validateValue:forKey:error:")
    object.method("validateValue:forKeyPath:error:") {
      (object, value: Value, path: String, error: Value) -> Value in
      let validation = Validation(of: value, answeringTo: error)
      let keys = KeyPath(path)
      if let rest = keys.rest {
        let next = try object.foundation.value(forKey: keys.key, of: .object(object))
        if case .object(let next) = next {
          try validation.send(alongPath, value, .string(rest), to: next)
        }
      } else {
        try validation.send(atKey, value, .string(path), to: object)
      }
      return validation.answer
    }
  }
}

/// One validation request and its result.
private final class Validation {
  private var isValid = true
  private var value: Value
  private var error = Value.none
  /// The out-parameters of a native caller; a script gets additional return values instead.
  private let pointers: OutValues?

  init(of value: Value, answeringTo error: Value) {
    self.value = value
    pointers = if case .foreign(let pointers as OutValues) = error { pointers } else { nil }
  }

  /// Sends a validation message whose last argument is the out-parameters.
  func send(_ selector: Selector, _ arguments: Value..., to object: RuntimeObject) throws {
    let pointers = OutValues()
    let answer = try object.runtime.send(
      object, selector, Arguments(arguments + [.foreign(pointers)]))
    isValid = Bool.answered(answer, in: object.runtime) ?? true
    if let replaced = pointers.values.first, !replaced.isNone { value = replaced }
    error = pointers.values.dropFirst().first ?? .none
  }

  var answer: Value {
    guard let pointers else {
      return .foreign(OutValues([.bool(isValid), value, error]))
    }
    pointers.values = [value, error]
    return .bool(isValid)
  }
}
