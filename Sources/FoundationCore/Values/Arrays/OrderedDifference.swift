package import SelectorRuntime

/// `NSOrderedCollectionChange`: an insertion or a removal.
package final class OrderedChange: RuntimeObject {
  package override class var declaredName: String { "NSOrderedCollectionChange" }

  fileprivate(set) var object = Value.none
  fileprivate(set) var isRemoval = false
  fileprivate(set) var index = 0
  /// The old or new index of a moved element; NSNotFound for other changes.
  fileprivate(set) var associatedIndex = Int.max

  package override func destruct() {
    object.release()
    object = .none
    super.destruct()
  }

  fileprivate func fill(_ object: Value, _ isRemoval: Bool, _ index: Int, _ associated: Int) {
    object.retain()
    self.object = object
    (self.isRemoval, self.index, associatedIndex) = (isRemoval, index, associated)
  }

  static func define(_ change: ClassDefinition<OrderedChange>) {
    for (name, initializer) in [
      ("changeWithObject:type:index:", "initWithObject:type:index:"),
      (
        "changeWithObject:type:index:associatedIndex:",
        "initWithObject:type:index:associatedIndex:"
      ),
    ] {
      let hasAssociated = name.hasSuffix("associatedIndex:")
      func filled(_ change: OrderedChange, _ arguments: borrowing Arguments) throws {
        let selector = change.runtime.selector(initializer)
        change.fill(
          arguments[0], try arguments.value(1, as: Int.self, change, selector) == 1,
          try arguments.value(2, as: Int.self, change, selector),
          hasAssociated ? try arguments.value(3, as: Int.self, change, selector) : .max)
      }
      change.raw(initializer, types: hasAssociated ? "@@:@qQQ" : "@@:@qQ") {
        receiver, selector, arguments in
        let change = try ClassDefinition<OrderedChange>.instance(receiver, selector)
        try filled(change, arguments)
        return .object(change)
      }
      change.classSide.raw(name, types: hasAssociated ? "@@:@qQQ" : "@@:@qQ") {
        receiver, selector, arguments in
        let cls = try ClassDefinition<RuntimeClass>.instance(receiver, selector)
        let made = cls.runtime.createInstance(cls)
        if let change = made as? OrderedChange { try filled(change, arguments) }
        return .object(made)
      }
    }
    change.readonly("object", .strong) { $0.object }
    change.readonly("changeType") { $0.isRemoval ? 1 : 0 }
    change.readonly("index") { $0.index }
    change.readonly("associatedIndex") { $0.associatedIndex }
    change.method("isEqual:") { (change, other: Value) -> Bool in
      guard let other = other.object as? OrderedChange else { return false }
      return try other.isRemoval == change.isRemoval && other.index == change.index
        && other.associatedIndex == change.associatedIndex
        && change.foundation.isEqual(other.object, change.object)
    }
    change.method("hash") { (change) -> Int in change.index &* 2 &+ (change.isRemoval ? 1 : 0) }
  }
}

/// `NSOrderedCollectionDifference`: the changes that transform one list into another.
package final class OrderedDifference: RuntimeObject {
  package override class var declaredName: String { "NSOrderedCollectionDifference" }

  /// The changes in the order of application: removals from the end, then insertions.
  @StrongList private(set) var changes: [OrderedChange] = []

  fileprivate func fill(_ changes: [OrderedChange]) {
    self.changes =
      changes.filter(\.isRemoval).sorted { $0.index > $1.index }
      + changes.filter { !$0.isRemoval }.sorted { $0.index < $1.index }
  }

  static func define(_ difference: ClassDefinition<OrderedDifference>) {
    difference.adopt(FoundationProtocols.fastEnumeration)
    difference.method("initWithChanges:") {
      (difference, changes: [OrderedChange]) -> OrderedDifference in
      difference.fill(changes)
      return difference
    }
    defineParallelLists(difference)
    difference.readonly("insertions", .strong, of: "NSArray") { (difference) -> RuntimeObject? in
      difference.list(difference.changes.filter { !$0.isRemoval })
    }
    difference.readonly("removals", .strong, of: "NSArray") { (difference) -> RuntimeObject? in
      difference.list(difference.changes.filter(\.isRemoval).reversed())
    }
    difference.readonly("hasChanges") { !$0.changes.isEmpty }
    difference.method("inverseDifference") { (difference) -> OrderedDifference in
      difference.foundation.difference(
        difference.changes.map { ($0.object, !$0.isRemoval, $0.index, $0.associatedIndex) })
    }
    difference.method("differenceByTransformingChangesWithBlock:") {
      (difference, block: Block) -> OrderedDifference in
      let made = difference.foundation.difference([])
      made.fill(
        try difference.changes.compactMap { try block(.object($0)).object as? OrderedChange })
      return made
    }
    FastEnumeration.define(difference) { $0.changes.map { .object($0) } }
    difference.method("isEqual:") { (difference, other: Value) -> Bool in
      guard let other = other.object as? OrderedDifference,
        other.changes.count == difference.changes.count
      else { return false }
      return try zip(other.changes, difference.changes).allSatisfy {
        try difference.foundation.isEqual(.object($0), .object($1))
      }
    }
    difference.method("hash") { (difference) -> Int in difference.changes.count }
  }

  /// Defines the initializers with separate lists of indexes and objects.
  private static func defineParallelLists(_ difference: ClassDefinition<OrderedDifference>) {
    let short =
      "initWithInsertIndexes:insertedObjects:removeIndexes:removedObjects:"
    for name in [short, short + "additionalChanges:"] {
      difference.raw(name, types: name == short ? "@@:@@@@" : "@@:@@@@@") {
        receiver, selector, arguments in
        let difference = try ClassDefinition<OrderedDifference>.instance(receiver, selector)
        var changes: [OrderedChange] = []
        for (place, isRemoval) in [(0, false), (2, true)] {
          let indexes = try arguments.value(place, as: IndexSetObject.self, receiver, selector)
          changes += try difference.changes(
            at: indexes, of: arguments[place + 1], isRemoval, selector.name)
        }
        if name != short {
          changes += try arguments.value(4, as: [OrderedChange].self, receiver, selector)
        }
        difference.fill(changes)
        return .object(difference)
      }
    }
  }

  /// Returns the changes of one type; if `objects` is nil, the changes have no objects.
  private func changes(
    at indexes: IndexSetObject, of objects: Value, _ isRemoval: Bool, _ message: String
  ) throws -> [OrderedChange] {
    let places = Array(indexes.indexes)
    let values = objects.isNone ? nil : try foundation.elements(of: objects) ?? []
    if let values, values.count != places.count {
      throw RuntimeError(
        .invalidArgument,
        "*** -[\(className) \(message)]: there are \(places.count) "
          + "\(isRemoval ? "remove" : "insert") indexes, but \(values.count) objects")
    }
    return places.enumerated().map { number, place in
      let change = runtime.create(FoundationClasses.orderedChange)
      change.fill(values?[number] ?? .none, isRemoval, place, .max)
      return change
    }
  }

  private func list(_ changes: [OrderedChange]) -> RuntimeObject? {
    foundation.makeArray(changes.map { .object($0) })
  }

  /// Returns the list with all changes applied; nil if they do not fit the list.
  fileprivate func applied(to list: [Value]) throws -> [Value]? {
    var result = list
    for change in changes {
      if change.isRemoval {
        guard result.indices.contains(change.index),
          try foundation.isEqual(result[change.index], change.object)
        else { return nil }
        result.remove(at: change.index)
      } else {
        guard change.index <= result.count else { return nil }
        result.insert(change.object, at: change.index)
      }
    }
    return result
  }
}

extension FoundationWorld {
  fileprivate func difference(
    _ changes: [(object: Value, isRemoval: Bool, index: Int, associated: Int)]
  ) -> OrderedDifference {
    let made = runtime.create(FoundationClasses.orderedDifference)
    made.fill(
      changes.map { object, isRemoval, index, associated in
        let change = runtime.create(FoundationClasses.orderedChange)
        change.fill(object, isRemoval, index, associated)
        return change
      })
    return made
  }

  /// Returns the changes from one list to another.
  ///
  /// - Parameter options: The NSOrderedCollectionDifferenceCalculationOptions.
  fileprivate func difference(
    from old: [Value], to new: [Value], _ options: Int, _ areEqual: (Value, Value) throws -> Bool
  ) throws -> OrderedDifference {
    var failure: (any Error)?
    let found = new.difference(from: old) { one, other in
      if failure != nil { return true }
      do {
        try checkStop()
        return try areEqual(one, other)
      } catch {
        failure = error
        return true
      }
    }
    if let failure { throw failure }
    var changes: [(object: Value, isRemoval: Bool, index: Int, associated: Int)] = []
    for change in found {
      switch change {
      case .insert(let offset, let element, _): changes.append((element, false, offset, .max))
      case .remove(let offset, let element, _): changes.append((element, true, offset, .max))
      }
    }
    if options & 4 != 0 { try inferMoves(&changes, areEqual) }
    for place in changes.indices where options & (changes[place].isRemoval ? 2 : 1) != 0 {
      changes[place].object = .none
    }
    return difference(changes)
  }

  /// Sets the associated indexes of elements that are removed at one index and inserted at another.
  private func inferMoves(
    _ changes: inout [(object: Value, isRemoval: Bool, index: Int, associated: Int)],
    _ areEqual: (Value, Value) throws -> Bool
  ) throws {
    for place in changes.indices where changes[place].isRemoval {
      try checkStop()
      let other = try changes.indices.first {
        try !changes[$0].isRemoval && changes[$0].associated == .max
          && areEqual(changes[$0].object, changes[place].object)
      }
      guard let other else { continue }
      changes[place].associated = changes[other].index
      changes[other].associated = changes[place].index
    }
  }

}

extension OrderedDifference {
  /// Defines the messages about differences for a class of lists.
  static func defineMessages(
    _ list: ClassDefinition<RuntimeObject>, from: String, applying: String,
    _ make: @escaping (FoundationWorld, [Value]) throws -> RuntimeObject?
  ) {
    func elements(_ list: RuntimeObject) throws -> [Value] {
      try list.foundation.elements(of: .object(list)) ?? []
    }
    list.method("difference\(from)") { (list, other: Value) -> OrderedDifference in
      let world = list.foundation
      return try world.difference(
        from: world.elements(of: other) ?? [], to: elements(list), 0, world.isEqual)
    }
    list.method("difference\(from)withOptions:") {
      (list, other: Value, options: Int) -> OrderedDifference in
      let world = list.foundation
      return try world.difference(
        from: world.elements(of: other) ?? [], to: elements(list), options, world.isEqual)
    }
    list.method("difference\(from)withOptions:usingEquivalenceTest:") {
      (list, other: Value, options: Int, test: Block) -> OrderedDifference in
      let world = list.foundation
      return try world.difference(
        from: world.elements(of: other) ?? [], to: elements(list), options
      ) { try test($0, $1).truth ?? false }
    }
    list.method(applying) { (list, difference: OrderedDifference) -> RuntimeObject? in
      try difference.applied(to: elements(list)).flatMap { try make(list.foundation, $0) }
    }
  }
}

extension FoundationClasses {
  package static let orderedChange = NativeClass<OrderedChange>(
    "NSOrderedCollectionChange", superclass: object, OrderedChange.define)
  package static let orderedDifference = NativeClass<OrderedDifference>(
    "NSOrderedCollectionDifference", superclass: object, OrderedDifference.define)
}
