internal import SelectorRuntime

/// The classes of Foundation's values, the private ones of the clusters included.
enum ValueClasses {
  /// Their names, those of texts and numbers included.
  static let names = Set((all + TextAndNumberClasses.all).map(\.name))

  /// One of them, as a superclass of another.
  static func named(_ name: String) -> NativeClassDeclaration {
    guard let declared = all.first(where: { $0.name == name }) else {
      preconditionFailure("\(name) is not among Foundation's values")
    }
    return declared
  }

  /// All of them, superclasses first.
  static let all: [NativeClassDeclaration] = {
    let object = FoundationClasses.object.declaration
    var all: [NativeClassDeclaration] = []
    func cls<Instance: RuntimeObject>(
      _ name: String, _ superclass: NativeClassDeclaration,
      _ define: @escaping @Sendable (ClassDefinition<Instance>) -> Void
    ) -> NativeClassDeclaration {
      let declared = NativeClass<Instance>(name, superclass: superclass) {
        DeclaredProperties.declare(in: $0)
        define($0)
      }.declaration
      all.append(declared)
      return declared
    }
    let array = cls("NSArray", object, NSArrayClass.define)
    let mutableArray = cls("NSMutableArray", array, NSMutableArrayClass.define)
    _ = cls("__NSPlaceholderArray", mutableArray, NSArrayClass.definePlaceholder)
    for name in ["__NSArray0", "__NSSingleObjectArrayI"] {
      _ = cls(name, array, ArrayCluster.defineSmall)
    }
    for name in [
      "__NSArrayI", "__NSArrayI_Transfer", "__NSFrozenArrayM", "__NSArrayReversed",
      "NSConstantArray",
    ] {
      _ = cls(name, array, ArrayCluster.defineImmutable)
    }
    for name in ["__NSArrayM", "__NSCFArray"] {
      _ = cls(name, mutableArray, ArrayCluster.defineMutable)
    }
    let dictionary = cls("NSDictionary", object, NSDictionaryClass.define)
    let mutableDictionary = cls("NSMutableDictionary", dictionary, NSMutableDictionaryClass.define)
    _ = cls("__NSPlaceholderDictionary", mutableDictionary, NSDictionaryClass.definePlaceholder)
    for name in ["__NSDictionary0", "__NSSingleEntryDictionaryI"] {
      _ = cls(name, dictionary, DictionaryCluster.defineImmutable)
    }
    for name in ["__NSDictionaryI", "__NSFrozenDictionaryM", "NSConstantDictionary"] {
      _ = cls(name, dictionary, DictionaryCluster.defineSubscripted)
    }
    for name in ["__NSDictionaryM", "__NSCFDictionary"] {
      _ = cls(name, mutableDictionary, DictionaryCluster.defineMutable)
    }
    let set = cls("NSSet", object, NSSetClass.define)
    let mutableSet = cls("NSMutableSet", set, NSMutableSetClass.define)
    _ = cls("__NSPlaceholderSet", mutableSet, NSSetClass.definePlaceholder)
    for name in ["__NSSetI", "__NSSingleObjectSetI"] {
      _ = cls(name, set, SetCluster.defineImmutable)
    }
    for name in ["__NSSetM", "__NSCFSet"] { _ = cls(name, mutableSet, SetCluster.defineMutable) }
    _ = cls("NSCountedSet", mutableSet, SetCluster.defineCounted)
    let orderedSet = cls("NSOrderedSet", object, NSOrderedSetClass.define)
    let mutableOrderedSet = cls(
      "NSMutableOrderedSet", orderedSet, NSMutableOrderedSetClass.define)
    _ = cls("__NSPlaceholderOrderedSet", mutableOrderedSet, NSOrderedSetClass.definePlaceholder)
    _ = cls("__NSOrderedSetI", orderedSet, OrderedSetCluster.defineImmutable)
    _ = cls("__NSOrderedSetM", mutableOrderedSet, OrderedSetCluster.defineMutable)
    let indexSet = cls("NSIndexSet", object, NSIndexSetClass.define)
    _ = cls("NSMutableIndexSet", indexSet, NSMutableIndexSetClass.define)
    _ = cls("NSPointerFunctions", object, PointerFunctionsObject.define)
    let hashTable = cls("NSHashTable", object) {
      (table: ClassDefinition<HashTableObject>) in
      NSHashTableClass.define(table)
      NSHashTableClass.defineConcrete(table)
    }
    _ = cls("NSConcreteHashTable", hashTable, NSHashTableClass.defineConcrete)
    let mapTable = cls("NSMapTable", object) {
      (table: ClassDefinition<MapTableObject>) in
      NSMapTableClass.define(table)
      NSMapTableClass.defineConcrete(table)
    }
    _ = cls("NSConcreteMapTable", mapTable, NSMapTableClass.defineConcrete)
    let pointerArray = cls("NSPointerArray", object) {
      (table: ClassDefinition<PointerArrayObject>) in
      NSPointerArrayClass.define(table)
      NSPointerArrayClass.defineConcrete(table)
    }
    _ = cls("NSConcretePointerArray", pointerArray, NSPointerArrayClass.defineConcrete)
    _ = cls("NSCache", object, NSCacheClass.define)
    let enumerator = cls("NSEnumerator", object, NSEnumeratorClass.define)
    for name in ["__NSArrayEnumerator", "__NSFastEnumerationEnumerator"] {
      _ = cls(name, enumerator, NSEnumeratorClass.defineConcrete)
    }
    let block = cls("NSBlock", object, BlockClasses.define)
    for kind in ["Global", "Stack", "Malloc"] {
      let middle = cls("__NS\(kind)Block", block) { (_: ClassDefinition<BlockObject>) in }
      _ = cls("__NS\(kind)Block__", middle) { (_: ClassDefinition<BlockObject>) in }
    }
    return all
  }()
}
