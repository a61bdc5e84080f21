@interface NSSet<__covariant ObjectType> : NSObject <NSCopying, NSMutableCopying, NSSecureCoding, NSFastEnumeration>
@property (readonly) NSUInteger count;
- (nullable ObjectType)member:(ObjectType)object;
- (NSEnumerator<ObjectType> *)objectEnumerator;
- (instancetype)initWithObjects:(const ObjectType _Nonnull [_Nullable])objects count:(NSUInteger)count;
- (instancetype)initWithObjects:(ObjectType)first, ... NS_REQUIRES_NIL_TERMINATION;
- (instancetype)initWithSet:(NSSet<ObjectType> *)set;
- (instancetype)initWithSet:(NSSet<ObjectType> *)set copyItems:(BOOL)copies;
- (instancetype)initWithArray:(NSArray<ObjectType> *)array;
+ (instancetype)set;
+ (instancetype)setWithObject:(ObjectType)object;
+ (instancetype)setWithObjects:(const ObjectType _Nonnull [_Nonnull])objects count:(NSUInteger)count;
+ (instancetype)setWithObjects:(ObjectType)first, ... NS_REQUIRES_NIL_TERMINATION;
+ (instancetype)setWithSet:(NSSet<ObjectType> *)set;
+ (instancetype)setWithArray:(NSArray<ObjectType> *)array;
@property (readonly, copy) NSArray<ObjectType> *allObjects;
- (nullable ObjectType)anyObject;
- (BOOL)containsObject:(ObjectType)object;
- (NSString *)descriptionWithLocale:(nullable id)locale;
- (BOOL)intersectsSet:(NSSet<ObjectType> *)other;
- (BOOL)isEqualToSet:(NSSet<ObjectType> *)other;
- (BOOL)isSubsetOfSet:(NSSet<ObjectType> *)other;
- (NSSet<ObjectType> *)setByAddingObject:(ObjectType)object;
- (NSSet<ObjectType> *)setByAddingObjectsFromSet:(NSSet<ObjectType> *)other;
- (NSSet<ObjectType> *)setByAddingObjectsFromArray:(NSArray<ObjectType> *)other;
- (NSSet<ObjectType> *)filteredSetUsingPredicate:(NSPredicate *)predicate;
- (NSArray<ObjectType> *)sortedArrayUsingDescriptors:(NSArray<NSSortDescriptor *> *)descriptors;
- (void)enumerateObjectsUsingBlock:(void (NS_NOESCAPE ^)(ObjectType object, BOOL *stop))block;
- (void)enumerateObjectsWithOptions:(NSEnumerationOptions)options usingBlock:(void (NS_NOESCAPE ^)(ObjectType object, BOOL *stop))block;
- (NSSet<ObjectType> *)objectsPassingTest:(BOOL (NS_NOESCAPE ^)(ObjectType object, BOOL *stop))test;
- (NSSet<ObjectType> *)objectsWithOptions:(NSEnumerationOptions)options passingTest:(BOOL (NS_NOESCAPE ^)(ObjectType object, BOOL *stop))test;
@end

@interface NSMutableSet<ObjectType> : NSSet<ObjectType>
+ (instancetype)setWithCapacity:(NSUInteger)count;
- (instancetype)initWithCapacity:(NSUInteger)count;
- (void)addObject:(ObjectType)object;
- (void)removeObject:(ObjectType)object;
- (void)addObjectsFromArray:(NSArray<ObjectType> *)array;
- (void)intersectSet:(NSSet<ObjectType> *)other;
- (void)minusSet:(NSSet<ObjectType> *)other;
- (void)unionSet:(NSSet<ObjectType> *)other;
- (void)setSet:(NSSet<ObjectType> *)other;
- (void)filterUsingPredicate:(NSPredicate *)predicate;
@end

@interface NSCountedSet<ObjectType> : NSMutableSet<ObjectType>
- (NSUInteger)countForObject:(ObjectType)object;
@end

@interface NSOrderedSet<__covariant ObjectType> : NSObject <NSCopying, NSMutableCopying, NSSecureCoding, NSFastEnumeration>
@property (readonly) NSUInteger count;
- (ObjectType)objectAtIndex:(NSUInteger)index;
- (ObjectType)objectAtIndexedSubscript:(NSUInteger)index;
- (NSUInteger)indexOfObject:(ObjectType)object;
- (BOOL)containsObject:(ObjectType)object;
- (instancetype)initWithObjects:(ObjectType)first, ... NS_REQUIRES_NIL_TERMINATION;
- (instancetype)initWithArray:(NSArray<ObjectType> *)array;
- (instancetype)initWithSet:(NSSet<ObjectType> *)set;
+ (instancetype)orderedSet;
+ (instancetype)orderedSetWithObject:(ObjectType)object;
+ (instancetype)orderedSetWithObjects:(ObjectType)first, ... NS_REQUIRES_NIL_TERMINATION;
+ (instancetype)orderedSetWithArray:(NSArray<ObjectType> *)array;
+ (instancetype)orderedSetWithSet:(NSSet<ObjectType> *)set;
+ (instancetype)orderedSetWithOrderedSet:(NSOrderedSet<ObjectType> *)set;
@property (nullable, nonatomic, readonly) ObjectType firstObject;
@property (nullable, nonatomic, readonly) ObjectType lastObject;
@property (readonly, strong) NSArray<ObjectType> *array;
@property (readonly, strong) NSSet<ObjectType> *set;
@property (readonly, copy) NSOrderedSet<ObjectType> *reversedOrderedSet;
- (BOOL)isEqualToOrderedSet:(NSOrderedSet<ObjectType> *)other;
- (NSEnumerator<ObjectType> *)objectEnumerator;
- (NSEnumerator<ObjectType> *)reverseObjectEnumerator;
- (NSArray<ObjectType> *)objectsAtIndexes:(NSIndexSet *)indexes;
- (void)enumerateObjectsUsingBlock:(void (NS_NOESCAPE ^)(ObjectType object, NSUInteger index, BOOL *stop))block;
- (void)enumerateObjectsWithOptions:(NSEnumerationOptions)options usingBlock:(void (NS_NOESCAPE ^)(ObjectType object, NSUInteger index, BOOL *stop))block;
- (NSUInteger)indexOfObjectPassingTest:(BOOL (NS_NOESCAPE ^)(ObjectType object, NSUInteger index, BOOL *stop))test;
- (NSIndexSet *)indexesOfObjectsPassingTest:(BOOL (NS_NOESCAPE ^)(ObjectType object, NSUInteger index, BOOL *stop))test;
- (NSOrderedSet<ObjectType> *)filteredOrderedSetUsingPredicate:(NSPredicate *)predicate;
- (NSArray<ObjectType> *)sortedArrayUsingComparator:(NSComparisonResult (NS_NOESCAPE ^)(ObjectType one, ObjectType other))compare;
@end

@interface NSMutableOrderedSet<ObjectType> : NSOrderedSet<ObjectType>
+ (instancetype)orderedSetWithCapacity:(NSUInteger)count;
- (instancetype)initWithCapacity:(NSUInteger)count;
- (void)addObject:(ObjectType)object;
- (void)addObjectsFromArray:(NSArray<ObjectType> *)array;
- (void)insertObject:(ObjectType)object atIndex:(NSUInteger)index;
- (void)insertObjects:(NSArray<ObjectType> *)objects atIndexes:(NSIndexSet *)indexes;
- (void)removeObject:(ObjectType)object;
- (void)removeObjectAtIndex:(NSUInteger)index;
- (void)removeObjectsAtIndexes:(NSIndexSet *)indexes;
- (void)removeObjectsInArray:(NSArray<ObjectType> *)array;
- (void)replaceObjectAtIndex:(NSUInteger)index withObject:(ObjectType)object;
- (void)replaceObjectsAtIndexes:(NSIndexSet *)indexes withObjects:(NSArray<ObjectType> *)objects;
- (void)setObject:(ObjectType)object atIndex:(NSUInteger)index;
- (void)setObject:(ObjectType)object atIndexedSubscript:(NSUInteger)index;
- (void)exchangeObjectAtIndex:(NSUInteger)one withObjectAtIndex:(NSUInteger)other;
- (void)moveObjectsAtIndexes:(NSIndexSet *)indexes toIndex:(NSUInteger)index;
- (void)unionOrderedSet:(NSOrderedSet<ObjectType> *)other;
- (void)minusOrderedSet:(NSOrderedSet<ObjectType> *)other;
- (void)intersectOrderedSet:(NSOrderedSet<ObjectType> *)other;
- (void)unionSet:(NSSet<ObjectType> *)other;
- (void)minusSet:(NSSet<ObjectType> *)other;
- (void)intersectSet:(NSSet<ObjectType> *)other;
- (void)sortUsingComparator:(NSComparisonResult (NS_NOESCAPE ^)(ObjectType one, ObjectType other))compare;
- (void)filterUsingPredicate:(NSPredicate *)predicate;
@end

@interface NSIndexSet : NSObject <NSCopying, NSMutableCopying, NSSecureCoding>
+ (instancetype)indexSet;
+ (instancetype)indexSetWithIndex:(NSUInteger)index;
+ (instancetype)indexSetWithIndexesInRange:(NSRange)range;
- (instancetype)initWithIndexSet:(NSIndexSet *)set;
- (instancetype)initWithIndex:(NSUInteger)index;
- (BOOL)isEqualToIndexSet:(NSIndexSet *)set;
@property (readonly) NSUInteger count;
@property (readonly) NSUInteger firstIndex;
@property (readonly) NSUInteger lastIndex;
- (NSUInteger)indexGreaterThanIndex:(NSUInteger)index;
- (NSUInteger)indexLessThanIndex:(NSUInteger)index;
- (NSUInteger)indexGreaterThanOrEqualToIndex:(NSUInteger)index;
- (NSUInteger)indexLessThanOrEqualToIndex:(NSUInteger)index;
- (NSUInteger)getIndexes:(NSUInteger *)buffer maxCount:(NSUInteger)count inIndexRange:(nullable NSRangePointer)range;
- (NSUInteger)countOfIndexesInRange:(NSRange)range;
- (BOOL)containsIndex:(NSUInteger)index;
- (BOOL)containsIndexes:(NSIndexSet *)set;
- (void)enumerateIndexesUsingBlock:(void (NS_NOESCAPE ^)(NSUInteger index, BOOL *stop))block;
- (void)enumerateIndexesWithOptions:(NSEnumerationOptions)options usingBlock:(void (NS_NOESCAPE ^)(NSUInteger index, BOOL *stop))block;
- (void)enumerateIndexesInRange:(NSRange)range options:(NSEnumerationOptions)options usingBlock:(void (NS_NOESCAPE ^)(NSUInteger index, BOOL *stop))block;
- (NSUInteger)indexPassingTest:(BOOL (NS_NOESCAPE ^)(NSUInteger index, BOOL *stop))test;
- (NSIndexSet *)indexesPassingTest:(BOOL (NS_NOESCAPE ^)(NSUInteger index, BOOL *stop))test;
- (void)enumerateRangesUsingBlock:(void (NS_NOESCAPE ^)(NSRange range, BOOL *stop))block;
@end

@interface NSMutableIndexSet : NSIndexSet
- (void)addIndexes:(NSIndexSet *)set;
- (void)removeIndexes:(NSIndexSet *)set;
- (void)addIndex:(NSUInteger)index;
- (void)removeIndex:(NSUInteger)index;
- (void)shiftIndexesStartingAtIndex:(NSUInteger)index by:(NSInteger)delta;
@end

@interface NSIndexPath : NSObject <NSCopying, NSSecureCoding>
+ (instancetype)indexPathWithIndex:(NSUInteger)index;
+ (instancetype)indexPathWithIndexes:(const NSUInteger [_Nullable])indexes length:(NSUInteger)length;
- (instancetype)initWithIndex:(NSUInteger)index;
- (instancetype)initWithIndexes:(const NSUInteger [_Nullable])indexes length:(NSUInteger)length;
- (NSIndexPath *)indexPathByAddingIndex:(NSUInteger)index;
- (NSUInteger)indexAtPosition:(NSUInteger)position;
@property (readonly) NSUInteger length;
- (void)getIndexes:(NSUInteger *)indexes range:(NSRange)range;
- (NSComparisonResult)compare:(NSIndexPath *)other;
@end

typedef NSUInteger (*HHSizeFunction)(const void *item);
typedef NSUInteger (*HHHashFunction)(const void *item, HHSizeFunction _Nullable size);
typedef BOOL (*HHEqualFunction)(const void *one, const void *other, HHSizeFunction _Nullable size);
typedef NSString *_Nullable (*HHDescriptionFunction)(const void *item);
typedef void (*HHRelinquishFunction)(const void *item, HHSizeFunction _Nullable size);
typedef void *_Nonnull (*HHAcquireFunction)(const void *source, HHSizeFunction _Nullable size, BOOL isCopied);

@interface NSPointerFunctions : NSObject <NSCopying>
- (instancetype)initWithOptions:(NSPointerFunctionsOptions)options;
+ (NSPointerFunctions *)pointerFunctionsWithOptions:(NSPointerFunctionsOptions)options;
@property (nullable) HHHashFunction hashFunction;
@property (nullable) HHEqualFunction isEqualFunction;
@property (nullable) HHSizeFunction sizeFunction;
@property (nullable) HHDescriptionFunction descriptionFunction;
@property (nullable) HHRelinquishFunction relinquishFunction;
@property (nullable) HHAcquireFunction acquireFunction;
@end

@interface NSMapTable<KeyType, ObjectType> : NSObject <NSCopying, NSSecureCoding, NSFastEnumeration>
- (instancetype)initWithKeyOptions:(NSPointerFunctionsOptions)keyOptions valueOptions:(NSPointerFunctionsOptions)valueOptions capacity:(NSUInteger)capacity;
+ (NSMapTable<KeyType, ObjectType> *)mapTableWithKeyOptions:(NSPointerFunctionsOptions)keyOptions valueOptions:(NSPointerFunctionsOptions)valueOptions;
+ (NSMapTable<KeyType, ObjectType> *)strongToStrongObjectsMapTable;
+ (NSMapTable<KeyType, ObjectType> *)weakToStrongObjectsMapTable;
+ (NSMapTable<KeyType, ObjectType> *)strongToWeakObjectsMapTable;
+ (NSMapTable<KeyType, ObjectType> *)weakToWeakObjectsMapTable;
- (instancetype)initWithKeyPointerFunctions:(NSPointerFunctions *)keys valuePointerFunctions:(NSPointerFunctions *)values capacity:(NSUInteger)capacity;
@property (readonly, copy) NSPointerFunctions *keyPointerFunctions;
@property (readonly, copy) NSPointerFunctions *valuePointerFunctions;
- (nullable ObjectType)objectForKey:(nullable KeyType)key;
- (void)removeObjectForKey:(nullable KeyType)key;
- (void)setObject:(nullable ObjectType)object forKey:(nullable KeyType)key;
@property (readonly) NSUInteger count;
- (NSEnumerator<KeyType> *)keyEnumerator;
- (nullable NSEnumerator<ObjectType> *)objectEnumerator;
- (NSDictionary<KeyType, ObjectType> *)dictionaryRepresentation;
@end

typedef struct {
  NSUInteger (*_Nullable hash)(NSHashTable *table, const void *item);
  BOOL (*_Nullable isEqual)(NSHashTable *table, const void *one, const void *other);
  void (*_Nullable retain)(NSHashTable *table, const void *item);
  void (*_Nullable release)(NSHashTable *table, void *item);
  NSString *_Nullable (*_Nullable describe)(NSHashTable *table, const void *item);
} NSHashTableCallBacks;
typedef struct {
  NSUInteger (*_Nullable hash)(NSMapTable *table, const void *key);
  BOOL (*_Nullable isEqual)(NSMapTable *table, const void *one, const void *other);
  void (*_Nullable retain)(NSMapTable *table, const void *key);
  void (*_Nullable release)(NSMapTable *table, void *key);
  NSString *_Nullable (*_Nullable describe)(NSMapTable *table, const void *key);
  const void *_Nullable notAKeyMarker;
} NSMapTableKeyCallBacks;
typedef struct {
  void (*_Nullable retain)(NSMapTable *table, const void *value);
  void (*_Nullable release)(NSMapTable *table, void *value);
  NSString *_Nullable (*_Nullable describe)(NSMapTable *table, const void *value);
} NSMapTableValueCallBacks;
typedef struct { NSUInteger _pi, _si; void *_Nullable _bs; } NSHashEnumerator;
typedef struct { NSUInteger _pi, _si; void *_Nullable _bs; } NSMapEnumerator;
#define NSNotAnIntMapKey ((const void *)NSIntegerMin)
#define NSNotAnIntegerMapKey ((const void *)NSIntegerMin)
#define NSNotAPointerMapKey ((const void *)UINTPTR_MAX)
FOUNDATION_EXPORT const NSHashTableCallBacks NSIntegerHashCallBacks, NSIntHashCallBacks,
  NSNonOwnedPointerHashCallBacks, NSNonRetainedObjectHashCallBacks, NSObjectHashCallBacks,
  NSOwnedObjectIdentityHashCallBacks, NSOwnedPointerHashCallBacks, NSPointerToStructHashCallBacks;
FOUNDATION_EXPORT const NSMapTableKeyCallBacks NSIntegerMapKeyCallBacks, NSIntMapKeyCallBacks,
  NSNonOwnedPointerMapKeyCallBacks, NSNonOwnedPointerOrNullMapKeyCallBacks,
  NSNonRetainedObjectMapKeyCallBacks, NSObjectMapKeyCallBacks, NSOwnedPointerMapKeyCallBacks;
FOUNDATION_EXPORT const NSMapTableValueCallBacks NSIntegerMapValueCallBacks, NSIntMapValueCallBacks,
  NSNonOwnedPointerMapValueCallBacks, NSNonRetainedObjectMapValueCallBacks,
  NSObjectMapValueCallBacks, NSOwnedPointerMapValueCallBacks;
FOUNDATION_EXPORT NSHashTable *NSCreateHashTable(NSHashTableCallBacks callbacks, NSUInteger capacity);
FOUNDATION_EXPORT NSHashTable *NSCreateHashTableWithZone(
  NSHashTableCallBacks callbacks, NSUInteger capacity, NSZone *_Nullable zone);
FOUNDATION_EXPORT NSHashEnumerator NSEnumerateHashTable(NSHashTable *table);
FOUNDATION_EXPORT void *_Nullable NSNextHashEnumeratorItem(NSHashEnumerator *enumerator);
FOUNDATION_EXPORT void NSEndHashTableEnumeration(NSHashEnumerator *enumerator);
FOUNDATION_EXPORT NSMapTable *NSCreateMapTable(
  NSMapTableKeyCallBacks keys, NSMapTableValueCallBacks values, NSUInteger capacity);
FOUNDATION_EXPORT NSMapTable *NSCreateMapTableWithZone(
  NSMapTableKeyCallBacks keys, NSMapTableValueCallBacks values, NSUInteger capacity, NSZone *_Nullable zone);
FOUNDATION_EXPORT BOOL NSMapMember(
  NSMapTable *table, const void *key, void *_Nullable *_Nullable oldKey, void *_Nullable *_Nullable value);
FOUNDATION_EXPORT NSMapEnumerator NSEnumerateMapTable(NSMapTable *table);
FOUNDATION_EXPORT BOOL NSNextMapEnumeratorPair(
  NSMapEnumerator *enumerator, void *_Nullable *_Nullable key, void *_Nullable *_Nullable value);
FOUNDATION_EXPORT void NSEndMapTableEnumeration(NSMapEnumerator *enumerator);
FOUNDATION_EXPORT void *_Nullable NSHashGet(NSHashTable *table, const void *_Nullable pointer);
FOUNDATION_EXPORT void NSHashInsert(NSHashTable *table, const void *_Nullable pointer);
FOUNDATION_EXPORT void NSHashInsertKnownAbsent(NSHashTable *table, const void *_Nullable pointer);
FOUNDATION_EXPORT void *_Nullable NSHashInsertIfAbsent(NSHashTable *table, const void *_Nullable pointer);
FOUNDATION_EXPORT void NSHashRemove(NSHashTable *table, const void *_Nullable pointer);
FOUNDATION_EXPORT NSUInteger NSCountHashTable(NSHashTable *table);
FOUNDATION_EXPORT void NSResetHashTable(NSHashTable *table);
FOUNDATION_EXPORT NSArray *NSAllHashTableObjects(NSHashTable *table);
FOUNDATION_EXPORT NSHashTable *NSCopyHashTableWithZone(NSHashTable *table, NSZone *_Nullable zone);
FOUNDATION_EXPORT BOOL NSCompareHashTables(NSHashTable *table, NSHashTable *other);
FOUNDATION_EXPORT NSString *NSStringFromHashTable(NSHashTable *table);
FOUNDATION_EXPORT void NSFreeHashTable(NSHashTable *table);

FOUNDATION_EXPORT void *_Nullable NSMapGet(NSMapTable *table, const void *_Nullable key);
FOUNDATION_EXPORT void NSMapInsert(NSMapTable *table, const void *_Nullable key, const void *_Nullable value);
FOUNDATION_EXPORT void NSMapInsertKnownAbsent(NSMapTable *table, const void *_Nullable key, const void *_Nullable value);
FOUNDATION_EXPORT void *_Nullable NSMapInsertIfAbsent(NSMapTable *table, const void *_Nullable key, const void *_Nullable value);
FOUNDATION_EXPORT void NSMapRemove(NSMapTable *table, const void *_Nullable key);
FOUNDATION_EXPORT NSUInteger NSCountMapTable(NSMapTable *table);
FOUNDATION_EXPORT void NSResetMapTable(NSMapTable *table);
FOUNDATION_EXPORT NSArray *NSAllMapTableKeys(NSMapTable *table);
FOUNDATION_EXPORT NSArray *NSAllMapTableValues(NSMapTable *table);
FOUNDATION_EXPORT NSMapTable *NSCopyMapTableWithZone(NSMapTable *table, NSZone *_Nullable zone);
FOUNDATION_EXPORT BOOL NSCompareMapTables(NSMapTable *table, NSMapTable *other);
FOUNDATION_EXPORT NSString *NSStringFromMapTable(NSMapTable *table);
FOUNDATION_EXPORT void NSFreeMapTable(NSMapTable *table);

@interface NSHashTable<ObjectType> : NSObject <NSCopying, NSSecureCoding, NSFastEnumeration>
- (instancetype)initWithOptions:(NSPointerFunctionsOptions)options capacity:(NSUInteger)capacity;
+ (NSHashTable<ObjectType> *)hashTableWithOptions:(NSPointerFunctionsOptions)options;
+ (NSHashTable<ObjectType> *)weakObjectsHashTable;
- (instancetype)initWithPointerFunctions:(NSPointerFunctions *)functions capacity:(NSUInteger)capacity;
@property (readonly, copy) NSPointerFunctions *pointerFunctions;
@property (readonly) NSUInteger count;
- (nullable ObjectType)member:(nullable ObjectType)object;
- (NSEnumerator<ObjectType> *)objectEnumerator;
- (void)addObject:(nullable ObjectType)object;
- (void)removeObject:(nullable ObjectType)object;
@property (readonly, copy) NSArray<ObjectType> *allObjects;
@property (nullable, nonatomic, readonly) ObjectType anyObject;
- (BOOL)containsObject:(nullable ObjectType)object;
- (BOOL)intersectsHashTable:(NSHashTable<ObjectType> *)other;
- (void)intersectHashTable:(NSHashTable<ObjectType> *)other;
- (void)unionHashTable:(NSHashTable<ObjectType> *)other;
- (void)minusHashTable:(NSHashTable<ObjectType> *)other;
@property (readonly, copy) NSSet<ObjectType> *setRepresentation;
@end

@interface NSPointerArray : NSObject <NSFastEnumeration, NSCopying, NSSecureCoding>
- (instancetype)initWithOptions:(NSPointerFunctionsOptions)options;
+ (NSPointerArray *)pointerArrayWithOptions:(NSPointerFunctionsOptions)options;
+ (NSPointerArray *)strongObjectsPointerArray;
+ (NSPointerArray *)weakObjectsPointerArray;
- (nullable void *)pointerAtIndex:(NSUInteger)index;
- (void)addPointer:(nullable void *)pointer;
- (void)removePointerAtIndex:(NSUInteger)index;
- (void)insertPointer:(nullable void *)pointer atIndex:(NSUInteger)index;
- (void)replacePointerAtIndex:(NSUInteger)index withPointer:(nullable void *)pointer;
@property NSUInteger count;
@end

@protocol NSCacheDelegate <NSObject>
@optional
- (void)cache:(NSCache *)cache willEvictObject:(id)object;
@end

@interface NSCache<KeyType, ObjectType> : NSObject
@property (nullable, assign) id<NSCacheDelegate> delegate;
- (nullable ObjectType)objectForKey:(KeyType)key;
- (void)setObject:(ObjectType)object forKey:(KeyType)key;
- (void)setObject:(ObjectType)object forKey:(KeyType)key cost:(NSUInteger)cost;
- (void)removeObjectForKey:(KeyType)key;
@property NSUInteger totalCostLimit;
@property NSUInteger countLimit;
@end
