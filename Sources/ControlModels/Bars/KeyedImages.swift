internal import SelectorRuntime

/// Images that an object keeps by a state, a position or bar metrics.
extension ClassDefinition where Instance: RuntimeObject & StoringObject {
  /// Declares a setter of an image with one or two numbers as keys, and its getter.
  ///
  /// - Parameter changed: called after a change.
  func keyed(
    _ setter: String, _ getter: String, changed: @escaping (Instance) throws -> Void = { _ in }
  ) {
    func store(_ object: Instance, _ image: UIImage?, _ key: String) throws {
      let values = object.storedValues ?? StoredValues()
      object.storedValues = values
      values.set(key, image.messageValue, .strong)
      try changed(object)
    }
    func load(_ object: Instance, _ key: String) -> UIImage? {
      object.storedValues?.value(key)?.object as? UIImage
    }
    if getter.filter({ $0 == ":" }).count == 1 {
      method(setter) { (object, image: UIImage?, key: Int) in
        try store(object, image, "\(getter)\(key)")
      }
      method(getter) { (object, key: Int) -> UIImage? in load(object, "\(getter)\(key)") }
    } else {
      method(setter) { (object, image: UIImage?, first: Int, second: Int) in
        try store(object, image, "\(getter)\(first),\(second)")
      }
      method(getter) { (object, first: Int, second: Int) -> UIImage? in
        load(object, "\(getter)\(first),\(second)")
      }
    }
  }
}
