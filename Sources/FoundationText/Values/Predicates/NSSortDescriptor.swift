internal import FoundationCore
package import SelectorRuntime

/// Describes how collections are sorted: by a key path, and a selector or a block.
package final class NSSortDescriptor: RuntimeObject {
  fileprivate var key: UTF16Text?
  fileprivate var isAscending = true
  fileprivate var selector: Selector?
  @Owned fileprivate var comparator: Block?
  /// Whether it was decoded by a secure coder and evaluation has not been allowed yet.
  fileprivate var isDisabled = false

  fileprivate func fill(
    _ key: UTF16Text?, _ isAscending: Bool, _ selector: Selector?, _ comparator: Block?
  ) {
    self.key = key
    self.isAscending = isAscending
    self.selector = selector
    self.comparator = comparator
  }

  /// Compares two objects with the descriptor; nil comes first in ascending order.
  fileprivate func compare(_ left: Value, _ right: Value) throws -> Int {
    let world = foundation
    if isDisabled {
      throw world.exception(
        named: "NSInternalInconsistencyException",
        "This sort descriptor has evaluation disabled")
    }
    func part(_ value: Value) throws -> Value {
      // An empty key stands for the object itself.
      guard let key, !key.isEmpty else { return value }
      let found = try world.value(forKeyPath: key.string, of: value)
      return found.isNull(in: runtime) ? .none : found
    }
    let (left, right) = (try part(left), try part(right))
    let order: Int
    if left.isNone || right.isNone {
      order = left.isNone ? (right.isNone ? 0 : -1) : 1
    } else if let comparator {
      order = Int.from(try comparator(left, right), in: runtime) ?? 0
    } else if let receiver = try world.receiver(for: left) {
      let compare = selector ?? runtime.selector("compare:")
      order = try runtime.send(receiver, compare, right, as: Int.self)
    } else {
      order = 0
    }
    return isAscending ? order : -order
  }
}

extension NSSortDescriptor {
  static func define(_ descriptor: ClassDefinition<NSSortDescriptor>) {
    let cls = descriptor.classSide
    /// Creates a descriptor from the arguments of a constructor or an initializer.
    func make(_ cls: RuntimeClass) -> NSSortDescriptor? {
      cls.runtime.createInstance(cls) as? NSSortDescriptor
    }
    cls.method("sortDescriptorWithKey:ascending:") {
      (cls, key: StringArgument?, isAscending: Bool) -> NSSortDescriptor? in
      let made = make(cls)
      made?.fill(try key?.text(), isAscending, nil, nil)
      return made
    }
    cls.method("sortDescriptorWithKey:ascending:selector:") {
      (cls, key: StringArgument?, isAscending: Bool, selector: Selector?) -> NSSortDescriptor? in
      let made = make(cls)
      made?.fill(try key?.text(), isAscending, selector, nil)
      return made
    }
    cls.method("sortDescriptorWithKey:ascending:comparator:") {
      (cls, key: StringArgument?, isAscending: Bool, block: Block) -> NSSortDescriptor? in
      let made = make(cls)
      made?.fill(try key?.text(), isAscending, nil, block)
      return made
    }
    descriptor.method("initWithKey:ascending:") {
      (descriptor, key: StringArgument?, isAscending: Bool) -> NSSortDescriptor in
      descriptor.fill(try key?.text(), isAscending, nil, nil)
      return descriptor
    }
    descriptor.method("initWithKey:ascending:selector:") {
      (descriptor, key: StringArgument?, isAscending: Bool, selector: Selector?)
        -> NSSortDescriptor in
      descriptor.fill(try key?.text(), isAscending, selector, nil)
      return descriptor
    }
    descriptor.method("initWithKey:ascending:comparator:") {
      (descriptor, key: StringArgument?, isAscending: Bool, block: Block?) -> NSSortDescriptor in
      descriptor.fill(try key?.text(), isAscending, nil, block)
      return descriptor
    }
    defineReading(descriptor)
  }

  private static func defineReading(_ descriptor: ClassDefinition<NSSortDescriptor>) {
    descriptor.adopt(FoundationProtocols.copying)
    descriptor.readonly("key", .copy) { (descriptor) -> NSString? in
      descriptor.key.map { descriptor.foundation.string($0) }
    }
    descriptor.readonly("ascending") { (descriptor) -> Bool in descriptor.isAscending }
    descriptor.method("comparator") { (descriptor) -> Value in
      descriptor.comparator?.messageValue ?? .none
    }
    descriptor.method("allowEvaluation") { $0.isDisabled = false }
    descriptor.coding { descriptor, coder in
      let key = descriptor.key.map { Value.object(descriptor.foundation.string($0)) }
      try coder.encodeObject(key ?? .none, forKey: "NSKey", isConditional: false)
      try coder.encodeScalar(.bool(descriptor.isAscending), forKey: "NSAscending")
      if let selector = descriptor.selector {
        try coder.encodeObject(.string(selector.name), forKey: "NSSelector", isConditional: false)
      }
      if descriptor.comparator != nil {
        throw RuntimeError(
          .invalidArgument, "NSSortDescriptors with comparators cannot be encoded.")
      }
    } decode: { descriptor, coder in
      let world = descriptor.foundation
      let texts = [world.valueClass("NSString")]
      let key = try coder.decodeObject(forKey: "NSKey", of: texts)
      let isAscending = try coder.decodeBool(forKey: "NSAscending") ?? false
      let selector = try coder.decodeObject(forKey: "NSSelector", of: texts)
      descriptor.fill(
        try world.characters(of: key), isAscending,
        try world.characters(of: selector).map { world.runtime.selector($0.string) }, nil)
      descriptor.isDisabled = coder.requiresSecureCoding
      return .object(descriptor)
    }
    descriptor.method("selector") { (descriptor) -> Selector? in
      descriptor.selector
        ?? (descriptor.comparator == nil ? descriptor.runtime.selector("compare:") : nil)
    }
    descriptor.method("compareObject:toObject:") { (descriptor, left: Value, right: Value) -> Int in
      try descriptor.compare(left, right)
    }
    descriptor.method("reversedSortDescriptor") { (descriptor) -> NSSortDescriptor? in
      let made = descriptor.runtime.createInstance(descriptor.isa) as? NSSortDescriptor
      made?.fill(
        descriptor.key, !descriptor.isAscending, descriptor.selector, descriptor.comparator)
      return made
    }
    descriptor.method("copyWithZone:") { (descriptor, _: Value) -> NSSortDescriptor in descriptor }
    descriptor.method("isEqual:") { (descriptor, other: Value) -> Bool in
      guard let other = other.object as? NSSortDescriptor else { return false }
      return other === descriptor
        || (other.key == descriptor.key && other.isAscending == descriptor.isAscending
          && other.selector === descriptor.selector && other.comparator == nil
          && descriptor.comparator == nil)
    }
    descriptor.method("hash") { (descriptor) -> Int in
      ValueHash.of(descriptor.key ?? UTF16Text())
    }
    descriptor.method("description") { (descriptor) -> NSString in
      let way = descriptor.isAscending ? "ascending" : "descending"
      let rule =
        descriptor.comparator == nil ? "\(descriptor.selector?.name ?? "compare:")" : "block"
      return descriptor.foundation.string(
        UTF16Text("(\(descriptor.key?.string ?? "(null)"), \(way), \(rule))"))
    }
  }
}
