extension InheritedMethods {
  /// Arrays, dictionaries, sets, map tables and their enumerators.
  static let containers: KeyValuePairs<String, String> = [
    "__NSArray0": "copy dealloc init objectEnumerator",
    "__NSArrayI_Transfer": "dealloc mutableCopyWithZone:",
    "__NSArrayI": "dealloc mutableCopyWithZone:",
    "__NSArrayM": "dealloc mutableCopyWithZone:",
    "NSArray": "debugDescription",
    "__NSArrayReversed": "dealloc initWithArray:",
    "__NSCFArray": "hash isEqual: mutableCopyWithZone:",
    "__NSCFDictionary": "hash isEqual:",
    "__NSCFSet": "copyWithZone: hash isEqual: mutableCopyWithZone:",
    "NSCache": "dealloc init",
    "NSConcreteHashTable": "copy dealloc encodeWithCoder: init initWithCoder:",
    "NSConcreteMapTable": "copy dealloc encodeWithCoder: init initWithCoder:",
    "NSConcretePointerArray": "dealloc encodeWithCoder: init initWithCoder:",
    "NSCountedSet": "dealloc descriptionWithLocale: initWithArray:",
    "__NSDictionary0": "copy dealloc init objectEnumerator",
    "__NSDictionaryI": "dealloc mutableCopyWithZone:",
    "__NSDictionaryM": "dealloc",
    "__NSFastEnumerationEnumerator": "dealloc",
    "__NSFrozenArrayM": "dealloc mutableCopyWithZone:",
    "__NSFrozenDictionaryM": "dealloc mutableCopyWithZone:",
    "NSHashTable": "copy",
    "NSIndexSet": "dealloc init",
    "NSKeyValueMutableArray": "dealloc",
    "NSKeyValueMutableOrderedSet": "dealloc",
    "NSKeyValueMutableSet": "dealloc",
    "NSMapTable": "copy",
    "NSMutableArray": "initWithContentsOfFile: initWithContentsOfURL:",
    "NSMutableDictionary": "initWithContentsOfFile: initWithContentsOfURL:",
    "__NSOrderedSetI": "dealloc",
    "__NSOrderedSetM": "containsObject: dealloc setObject:atIndex:",
    "__NSPlaceholderArray":
      "count dealloc initWithContentsOfFile: initWithContentsOfURL: insertObject:atIndex: "
      + "objectAtIndex: removeObjectAtIndex: replaceObjectAtIndex:withObject:",
    "__NSPlaceholderDictionary":
      "count dealloc initWithContentsOfFile: initWithContentsOfURL: "
      + "initWithDictionary:copyItems: objectForKey: removeObjectForKey: setObject:forKey:",
    "__NSPlaceholderOrderedSet":
      "count dealloc indexOfObject: insertObject:atIndex: objectAtIndex: removeObjectAtIndex: "
      + "replaceObjectAtIndex:withObject:",
    "__NSPlaceholderSet": "addObject: count dealloc member: objectEnumerator removeObject:",
    "__NSSetI": "dealloc",
    "__NSSetM": "copyWithZone: dealloc mutableCopyWithZone:",
    "__NSSingleEntryDictionaryI":
      "dealloc isEqualToDictionary: mutableCopyWithZone: objectEnumerator",
    "__NSSingleObjectArrayI":
      "dealloc firstObject lastObject mutableCopyWithZone: objectEnumerator",
    "__NSSingleObjectSetI": "dealloc",
    "NSSortDescriptor": "dealloc",
  ]
}
