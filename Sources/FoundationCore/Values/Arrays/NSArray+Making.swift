package import SelectorRuntime

/// Creation of arrays: `alloc` returns a placeholder, whose initializers return another object.
///
/// Every factory method calls `initWithObjects:count:` of the placeholder, as a literal does.
extension NSArrayClass {
  static func defineMaking(_ cls: ClassDefinition<RuntimeClass>) {
    let runtime = cls.cls.runtime
    let initWithObjects = runtime.selector("initWithObjects:count:")
    let initWithArray = runtime.selector("initWithArray:")
    ClusterPlaceholder(
      name: "__NSPlaceholderArray", immutable: ["NSArray"], mutable: ["NSMutableArray"]
    ).define(in: cls)
    cls.method("array") { (cls) -> Value in
      try cls.make(runtime.known.`init`, Arguments())
    }
    cls.method("arrayWithObject:") { (cls, object: Value) -> Value in
      try cls.make(initWithObjects, Arguments(.list([object]), .integer(1)))
    }
    cls.raw("arrayWithObjects:", types: "@@:@") { cls, _, arguments in
      let objects = arguments.untilNil
      return try cls.make(
        initWithObjects, Arguments(.list(objects), .integer(Int64(objects.count))))
    }
    cls.method("arrayWithObjects:count:") { (cls, objects: Value, count: Int) -> Value in
      try cls.make(initWithObjects, Arguments(objects, .integer(Int64(count))))
    }
    cls.method("arrayWithArray:") { (cls, array: Value) -> Value in
      try cls.make(initWithArray, Arguments(array))
    }
  }

  static func defineInitializers(_ array: ClassDefinition<RuntimeObject>) {
    let runtime = array.cls.runtime
    let initWithObjects = runtime.selector("initWithObjects:count:")
    array.raw("initWithObjects:", types: "@@:@") { array, _, arguments in
      let objects = arguments.untilNil
      return try runtime.send(
        array, initWithObjects, Arguments(.list(objects), .integer(Int64(objects.count))))
    }
    array.method("initWithObjects:count:") { (array, _: Value, _: Int) -> Value in
      throw array.cannotInitialize("initWithObjects:count:")
    }
    array.method("initWithArray:") { (array, other: Value) -> Value in
      let objects = try array.objects(of: other, "initWithArray:")
      return try runtime.send(
        array, initWithObjects, Arguments(.list(objects), .integer(Int64(objects.count))))
    }
    array.method("initWithArray:copyItems:") { (array, other: Value, copies: Bool) -> Value in
      let objects = try array.objects(of: other, "initWithArray:range:copyItems:")
      let items = try copies ? objects.map { try array.foundation.copyItem($0) } : objects
      return try runtime.send(
        array, initWithObjects, Arguments(.list(items), .integer(Int64(items.count))))
    }
  }

  /// Defines the placeholder, whose initializers create the arrays.
  static func definePlaceholder(_ placeholder: ClassDefinition<PlaceholderObject>) {
    placeholder.defineInitializers { (placeholder, elements) in
      let world = placeholder.foundation
      return placeholder.isMutable ? world.makeMutableArray(elements) : world.makeArray(elements)
    }
  }
}

extension RuntimeObject {
  /// Sends `alloc` to the class, and an initializer to the result.
  package final func make(_ initializer: Selector, _ arguments: borrowing Arguments) throws -> Value
  {
    guard let made = try runtime.send(self, runtime.known.alloc).object else { return .none }
    return try runtime.send(made, initializer, arguments)
  }

  /// Returns the error of an initializer that an abstract class does not implement.
  package final func cannotInitialize(_ message: String) -> RuntimeError {
    RuntimeError(
      .invalidArgument,
      "*** initialization method -\(message) cannot be sent to an abstract object of class "
        + "\(className): Create a concrete instance!")
  }

  /// Returns the elements of an array argument; none for nil.
  final func objects(of other: Value, _ message: String) throws -> [Value] {
    if other.isNone { return [] }
    try other.checkHoles()
    if let objects = try foundation.elements(of: other), other.isArrayLike { return objects }
    throw RuntimeError(
      .invalidArgument, "*** -[NSArray \(message)]: array argument is not an NSArray")
  }
}

extension Value {
  /// Whether it is an array or a list of the host language.
  var isArrayLike: Bool {
    switch self {
    case .list, .foreign: true
    case .object(let object):
      object is ArrayObject || object is KeyedMutableArray || object.isKind(of: "NSArray")
    default: false
    }
  }
}

extension Arguments {
  /// The variable arguments up to the first nil.
  var untilNil: [Value] { Array(values.prefix { !$0.isNone }) }
}

extension FoundationWorld {
  /// Returns the copy of an element for `copyItems:`.
  func copyItem(_ value: Value) throws -> Value {
    guard let object = value.object else { return value }
    try checkStop()
    return try runtime.send(object, runtime.known.copyWithZone, Arguments(.none))
  }
}
