// Members of Foundation that accept or return C types: pointers for second results, memory, truth
// values with an error.

@interface NSArray (PointerArguments)
- (void)addObserver:(NSObject *)observer toObjectsAtIndexes:(NSIndexSet *)indexes forKeyPath:(NSString *)keyPath options:(NSKeyValueObservingOptions)options context:(nullable void *)context;
- (void)removeObserver:(NSObject *)observer fromObjectsAtIndexes:(NSIndexSet *)indexes forKeyPath:(NSString *)keyPath context:(nullable void *)context;
- (void)removeObserver:(NSObject *)observer fromObjectsAtIndexes:(NSIndexSet *)indexes forKeyPath:(NSString *)keyPath;
@end

@interface NSCalendar (PointerArguments)
- (BOOL)rangeOfWeekendStartDate:(out NSDate *_Nullable *_Nullable)start interval:(out nullable NSTimeInterval *)duration containingDate:(NSDate *)date;
- (BOOL)nextWeekendStartDate:(out NSDate *_Nullable *_Nullable)start interval:(out nullable NSTimeInterval *)duration options:(NSCalendarOptions)options afterDate:(NSDate *)date;
@end

@interface NSCoder (PointerArguments)
- (nullable const uint8_t *)decodeBytesForKey:(NSString *)key returnedLength:(nullable NSUInteger *)length;
- (nullable void *)decodeBytesWithReturnedLength:(NSUInteger *)length;
- (nullable NSArray *)decodeArrayOfObjectsOfClass:(Class)cls forKey:(NSString *)key;
- (nullable NSDictionary *)decodeDictionaryWithKeysOfClass:(Class)keys objectsOfClass:(Class)objects forKey:(NSString *)key;
@end

@interface NSData (PointerArguments)
- (instancetype)initWithBytesNoCopy:(void *)bytes length:(NSUInteger)length deallocator:(nullable void (^)(void *bytes, NSUInteger length))deallocator;
@end

@interface NSDateComponents (TruthValues)
- (BOOL)isValidDateInCalendar:(NSCalendar *)calendar;
@end

@interface NSFileCoordinator (PointerArguments)
- (void)coordinateReadingItemAtURL:(NSURL *)url options:(NSUInteger)options error:(NSError *_Nullable *_Nullable)error byAccessor:(void (NS_NOESCAPE ^)(NSURL *newURL))reader;
- (void)coordinateWritingItemAtURL:(NSURL *)url options:(NSUInteger)options error:(NSError *_Nullable *_Nullable)error byAccessor:(void (NS_NOESCAPE ^)(NSURL *newURL))writer;
- (void)coordinateReadingItemAtURL:(NSURL *)readingURL options:(NSUInteger)readingOptions writingItemAtURL:(NSURL *)writingURL options:(NSUInteger)writingOptions error:(NSError *_Nullable *_Nullable)error byAccessor:(void (NS_NOESCAPE ^)(NSURL *newReadingURL, NSURL *newWritingURL))readerWriter;
- (void)coordinateWritingItemAtURL:(NSURL *)url1 options:(NSUInteger)options1 writingItemAtURL:(NSURL *)url2 options:(NSUInteger)options2 error:(NSError *_Nullable *_Nullable)error byAccessor:(void (NS_NOESCAPE ^)(NSURL *newURL1, NSURL *newURL2))writer;
@end

@interface NSFileHandle (PointerArguments)
+ (nullable instancetype)fileHandleForReadingFromURL:(NSURL *)url error:(NSError *_Nullable *_Nullable)error;
+ (nullable instancetype)fileHandleForWritingToURL:(NSURL *)url error:(NSError *_Nullable *_Nullable)error;
+ (nullable instancetype)fileHandleForUpdatingURL:(NSURL *)url error:(NSError *_Nullable *_Nullable)error;
- (nullable NSData *)readDataToEndOfFileAndReturnError:(NSError *_Nullable *_Nullable)error;
- (nullable NSData *)readDataUpToLength:(NSUInteger)length error:(NSError *_Nullable *_Nullable)error;
- (BOOL)writeData:(NSData *)data error:(NSError *_Nullable *_Nullable)error;
- (BOOL)getOffset:(unsigned long long *)offset error:(NSError *_Nullable *_Nullable)error;
- (BOOL)seekToEndReturningOffset:(unsigned long long *_Nullable)offset error:(NSError *_Nullable *_Nullable)error;
- (BOOL)seekToOffset:(unsigned long long)offset error:(NSError *_Nullable *_Nullable)error;
- (BOOL)truncateAtOffset:(unsigned long long)offset error:(NSError *_Nullable *_Nullable)error;
- (BOOL)synchronizeAndReturnError:(NSError *_Nullable *_Nullable)error;
- (BOOL)closeAndReturnError:(NSError *_Nullable *_Nullable)error;
@end

@interface NSFileManager (TruthValues)
- (BOOL)copyItemAtURL:(NSURL *)source toURL:(NSURL *)target error:(NSError *_Nullable *_Nullable)error;
- (BOOL)createDirectoryAtURL:(NSURL *)url withIntermediateDirectories:(BOOL)makesIntermediates attributes:(nullable NSDictionary<NSString *, id> *)attributes error:(NSError *_Nullable *_Nullable)error;
@end

@interface NSFileWrapper (TruthValues)
- (BOOL)readFromURL:(NSURL *)url options:(NSUInteger)options error:(NSError *_Nullable *_Nullable)error;
- (BOOL)writeToURL:(NSURL *)url options:(NSUInteger)options originalContentsURL:(nullable NSURL *)original error:(NSError *_Nullable *_Nullable)error;
@end

@interface NSFormatter (PointerArguments)
- (BOOL)isPartialStringValid:(NSString *)partial newEditingString:(NSString *_Nullable *_Nullable)edited errorDescription:(NSString *_Nullable *_Nullable)error;
- (BOOL)isPartialStringValid:(NSString *_Nonnull *_Nonnull)partial proposedSelectedRange:(nullable NSRangePointer)selected originalString:(NSString *)original originalSelectedRange:(NSRange)range errorDescription:(NSString *_Nullable *_Nullable)error;
@end

@interface NSIndexPath (PointerArguments)
- (void)getIndexes:(NSUInteger *)indexes;
@end

@interface NSNumber (SmallNumbers)
- (NSNumber *)initWithShort:(short)value;
- (NSNumber *)initWithUnsignedShort:(unsigned short)value;
- (NSNumber *)initWithUnsignedChar:(unsigned char)value;
- (NSNumber *)initWithUnsignedInt:(unsigned int)value;
@end

@interface NSOrderedSet<ObjectType> (PointerArguments)
+ (instancetype)orderedSetWithObjects:(const ObjectType _Nonnull[_Nullable])objects count:(NSUInteger)count;
- (instancetype)initWithObjects:(const ObjectType _Nonnull[_Nullable])objects count:(NSUInteger)count;
- (void)getObjects:(ObjectType __unsafe_unretained _Nonnull [_Nullable])objects range:(NSRange)range;
@end

@interface NSMutableOrderedSet<ObjectType> (PointerArguments)
- (void)addObjects:(const ObjectType _Nonnull[_Nullable])objects count:(NSUInteger)count;
- (void)replaceObjectsInRange:(NSRange)range withObjects:(const ObjectType _Nonnull[_Nullable])objects count:(NSUInteger)count;
@end

@interface NSOutputStream (PointerArguments)
- (instancetype)initToBuffer:(uint8_t *)buffer capacity:(NSUInteger)capacity;
+ (instancetype)outputStreamToBuffer:(uint8_t *)buffer capacity:(NSUInteger)capacity;
@end

@interface NSProcessInfo (Activities)
- (void)performActivityWithOptions:(NSUInteger)options reason:(NSString *)reason usingBlock:(void (^)(void))block;
- (void)performExpiringActivityWithReason:(NSString *)reason usingBlock:(void (^)(BOOL expired))block;
@end

@interface NSString (PointerArguments)
- (BOOL)getFileSystemRepresentation:(char *)name maxLength:(NSUInteger)length;
- (void)getParagraphStart:(nullable NSUInteger *)start end:(nullable NSUInteger *)end contentsEnd:(nullable NSUInteger *)contentsEnd forRange:(NSRange)range;
- (instancetype)initWithCharactersNoCopy:(unichar *)characters length:(NSUInteger)length freeWhenDone:(BOOL)frees;
- (instancetype)initWithCharactersNoCopy:(unichar *)characters length:(NSUInteger)length deallocator:(nullable void (^)(unichar *characters, NSUInteger length))deallocator;
- (nullable instancetype)initWithBytesNoCopy:(void *)bytes length:(NSUInteger)length encoding:(NSStringEncoding)encoding deallocator:(nullable void (^)(void *bytes, NSUInteger length))deallocator;
+ (nullable instancetype)stringWithValidatedFormat:(NSString *)format validFormatSpecifiers:(NSString *)specifiers error:(NSError *_Nullable *_Nullable)error, ...;
+ (nullable instancetype)localizedStringWithValidatedFormat:(NSString *)format validFormatSpecifiers:(NSString *)specifiers error:(NSError *_Nullable *_Nullable)error, ...;
@end

@interface NSUbiquitousKeyValueStore (SmallValues)
- (void)setBool:(BOOL)value forKey:(NSString *)key;
- (void)setDouble:(double)value forKey:(NSString *)key;
@end

@interface NSURL (PointerArguments)
- (BOOL)getFileSystemRepresentation:(char *)buffer maxLength:(NSUInteger)length;
@end

@interface NSURLCache (Tasks)
- (void)storeCachedResponse:(NSCachedURLResponse *)response forDataTask:(NSURLSessionDataTask *)task;
- (void)getCachedResponseForDataTask:(NSURLSessionDataTask *)task completionHandler:(void (^)(NSCachedURLResponse *_Nullable response))handler;
- (void)removeCachedResponseForDataTask:(NSURLSessionDataTask *)task;
@end

@interface NSURLCredential (Identities)
+ (instancetype)credentialWithIdentity:(SecIdentityRef)identity certificates:(nullable NSArray *)certificates persistence:(NSURLCredentialPersistence)persistence;
- (instancetype)initWithIdentity:(SecIdentityRef)identity certificates:(nullable NSArray *)certificates persistence:(NSURLCredentialPersistence)persistence;
@end

@interface NSURLProtocol (TruthValues)
+ (BOOL)canInitWithRequest:(NSURLRequest *)request;
+ (BOOL)canInitWithTask:(NSURLSessionTask *)task;
+ (BOOL)requestIsCacheEquivalent:(NSURLRequest *)one toRequest:(NSURLRequest *)other;
@end

@interface NSUUID (PointerArguments)
- (instancetype)initWithUUIDBytes:(const uuid_t _Nullable)bytes;
- (void)getUUIDBytes:(uuid_t _Nonnull)bytes;
@end
