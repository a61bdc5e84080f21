package import SelectorRuntime

// no traps of stop: native classes are declared by the host and not by scripts.

/// The classes of Foundation's values, including the private ones of class clusters.
package enum ValueClasses {
  /// Returns the class of a name, to use as a superclass.
  package static func named(_ name: String) -> NativeClassDeclaration {
    guard let declared = all.first(where: { $0.name == name }) else {
      preconditionFailure("\(name) is not among Foundation's values")
    }
    return declared
  }

  /// All of the classes, superclasses first.
  package static let all: [NativeClassDeclaration] = {
    let object = FoundationClasses.object.declaration
    var list = ValueClassList()
    let array = list.add("NSArray", object, NSArrayClass.define)
    let mutableArray = list.add("NSMutableArray", array, NSMutableArrayClass.define)
    _ = list.add("__NSPlaceholderArray", mutableArray, NSArrayClass.definePlaceholder)
    for name in ["__NSArray0", "__NSSingleObjectArrayI"] {
      _ = list.add(name, array, ArrayCluster.defineSmall)
    }
    for name in [
      "__NSArrayI", "__NSArrayI_Transfer", "__NSFrozenArrayM", "__NSArrayReversed",
      "NSConstantArray",
    ] {
      _ = list.add(name, array, ArrayCluster.defineImmutable)
    }
    for name in ["__NSArrayM", "__NSCFArray"] {
      _ = list.add(name, mutableArray, ArrayCluster.defineMutable)
    }
    let dictionary = list.add("NSDictionary", object, NSDictionaryClass.define)
    let mutableDictionary = list.add(
      "NSMutableDictionary", dictionary, NSMutableDictionaryClass.define)
    _ = list.add(
      "__NSPlaceholderDictionary", mutableDictionary, NSDictionaryClass.definePlaceholder)
    for name in ["__NSDictionary0", "__NSSingleEntryDictionaryI"] {
      _ = list.add(name, dictionary, DictionaryCluster.defineImmutable)
    }
    for name in ["__NSDictionaryI", "__NSFrozenDictionaryM", "NSConstantDictionary"] {
      _ = list.add(name, dictionary, DictionaryCluster.defineSubscripted)
    }
    for name in ["__NSDictionaryM", "__NSCFDictionary"] {
      _ = list.add(name, mutableDictionary, DictionaryCluster.defineMutable)
    }
    let set = list.add("NSSet", object, NSSetClass.define)
    let mutableSet = list.add("NSMutableSet", set, NSMutableSetClass.define)
    _ = list.add("__NSPlaceholderSet", mutableSet, NSSetClass.definePlaceholder)
    for name in ["__NSSetI", "__NSSingleObjectSetI"] {
      _ = list.add(name, set, SetCluster.defineImmutable)
    }
    for name in ["__NSSetM", "__NSCFSet"] {
      _ = list.add(name, mutableSet, SetCluster.defineMutable)
    }
    _ = list.add("NSCountedSet", mutableSet, SetCluster.defineCounted)
    let orderedSet = list.add("NSOrderedSet", object, NSOrderedSetClass.define)
    let mutableOrderedSet = list.add(
      "NSMutableOrderedSet", orderedSet, NSMutableOrderedSetClass.define)
    _ = list.add(
      "__NSPlaceholderOrderedSet", mutableOrderedSet, NSOrderedSetClass.definePlaceholder)
    _ = list.add("__NSOrderedSetI", orderedSet, OrderedSetCluster.defineImmutable)
    _ = list.add("__NSOrderedSetM", mutableOrderedSet, OrderedSetCluster.defineMutable)
    let indexSet = list.add("NSIndexSet", object, NSIndexSetClass.define)
    _ = list.add("NSMutableIndexSet", indexSet, NSMutableIndexSetClass.define)
    _ = list.add("NSPointerFunctions", object, PointerFunctionsObject.define)
    let hashTable = list.add("NSHashTable", object) {
      (table: ClassDefinition<HashTableObject>) in
      NSHashTableClass.define(table)
      NSHashTableClass.defineConcrete(table)
    }
    _ = list.add("NSConcreteHashTable", hashTable, NSHashTableClass.defineConcrete)
    let mapTable = list.add("NSMapTable", object) {
      (table: ClassDefinition<MapTableObject>) in
      NSMapTableClass.define(table)
      NSMapTableClass.defineConcrete(table)
    }
    _ = list.add("NSConcreteMapTable", mapTable, NSMapTableClass.defineConcrete)
    let pointerArray = list.add("NSPointerArray", object) {
      (table: ClassDefinition<PointerArrayObject>) in
      NSPointerArrayClass.define(table)
      NSPointerArrayClass.defineConcrete(table)
    }
    _ = list.add("NSConcretePointerArray", pointerArray, NSPointerArrayClass.defineConcrete)
    _ = list.add("NSCache", object, NSCacheClass.define)
    let enumerator = list.add("NSEnumerator", object, NSEnumeratorClass.define)
    for name in ["__NSArrayEnumerator", "__NSFastEnumerationEnumerator"] {
      _ = list.add(name, enumerator, NSEnumeratorClass.defineConcrete)
    }
    let block = list.add("NSBlock", object, BlockClasses.define)
    for kind in ["Global", "Stack", "Malloc"] {
      let middle = list.add("__NS\(kind)Block", block) { (_: ClassDefinition<BlockObject>) in }
      _ = list.add("__NS\(kind)Block__", middle, BlockClasses.defineConcrete)
    }
    return list.all
  }()
}
