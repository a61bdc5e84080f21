internal import SelectorRuntime

/// Validation of values: `validateTitle:error:`, when there is one, decides.
///
/// Both pointers of the messages are out-parameters: the value that is to be stored and the error
/// stand behind the answer.
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

/// One question whether a value will do, and what has been answered to it.
private final class Validation {
  private var isValid = true
  private var value: Value
  private var error = Value.none
  /// Where who asked natively wants the values; a script gets them behind the answer.
  private let pointers: OutValues?

  init(of value: Value, answeringTo error: Value) {
    self.value = value
    pointers = if case .foreign(let pointers as OutValues) = error { pointers } else { nil }
  }

  /// Asks an object, by a message whose last argument are the pointers.
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
