internal import SelectorRuntime

/// The objects of the containers of a property list, each created once.
///
/// The reader of binary property lists stores a container once that several others refer to, and its
/// copies have the same storage. So the storage's address identifies it while the list exists.
struct SharedParts {
  private var objects: [UInt: RuntimeObject] = [:]

  private static func address(of list: PropertyList) -> UInt? {
    switch list {
    case .array(let elements) where !elements.isEmpty:
      unsafe elements.withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) }
    case .dictionary(let entries) where !entries.isEmpty:
      unsafe entries.withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) }
    default: nil
    }
  }

  /// The object of a container; nil if it has not been created.
  subscript(list: PropertyList) -> RuntimeObject? {
    get { Self.address(of: list).flatMap { objects[$0] } }
    set { if let address = Self.address(of: list) { objects[address] = newValue } }
  }
}
