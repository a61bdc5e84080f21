package import SelectorRuntime
package import UIKitRuntime

/// Images, offsets and attributes that are stored by state, position or bar metrics.
extension ClassDefinition {
  /// Declares a setter of an image with one or two numeric keys, and its getter.
  ///
  /// - Parameters:
  ///   - setter: The setter's selector.
  ///   - getter: The getter's selector.
  ///   - changed: Called after each change.
  package func keyed(
    _ setter: String, _ getter: String, changed: @escaping (Instance) throws -> Void = { _ in }
  ) where Instance: StoringObject {
    keyed(setter, getter, usual: UIImage?.none, changed: changed)
  }

  /// Declares a setter of a value with one or two numeric keys, and its getter.
  ///
  /// - Parameters:
  ///   - setter: The setter's selector.
  ///   - getter: The getter's selector.
  ///   - usual: The default value.
  ///   - changed: Called after each change.
  package func keyed<T: MessageValue>(
    _ setter: String, _ getter: String, usual: T,
    changed: @escaping (Instance) throws -> Void = { _ in }
  ) where Instance: StoringObject {
    func store(_ object: Instance, _ value: T, _ key: String) throws {
      let values = object.makeStoredValues()
      values.set(key, value.messageValue, .strong)
      try changed(object)
    }
    func load(_ object: Instance, _ key: String) -> T {
      guard let value = object.storedValues?.value(key) else { return usual }
      return T.from(value, in: object.runtime) ?? usual
    }
    if getter.filter({ $0 == ":" }).count == 1 {
      method(setter) { (object, value: T, key: Int) in
        try store(object, value, "\(getter)\(key)")
      }
      method(getter) { (object, key: Int) -> T in load(object, "\(getter)\(key)") }
    } else {
      method(setter) { (object, value: T, first: Int, second: Int) in
        try store(object, value, "\(getter)\(first),\(second)")
      }
      method(getter) { (object, first: Int, second: Int) -> T in
        load(object, "\(getter)\(first),\(second)")
      }
    }
  }
}
