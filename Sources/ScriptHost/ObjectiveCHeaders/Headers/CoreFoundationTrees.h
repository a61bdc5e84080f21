// Core Foundation's bags, trees, bit vectors and tokenizers, and the rest of its heaps and sets.
#ifndef HOOKHOST_CORE_FOUNDATION_TREES_H
#define HOOKHOST_CORE_FOUNDATION_TREES_H

typedef const struct CF_BRIDGED_TYPE(id) __CFBag *CFBagRef;
typedef struct CF_BRIDGED_MUTABLE_TYPE(id) __CFBag *CFMutableBagRef;
typedef struct CF_BRIDGED_MUTABLE_TYPE(id) __CFTree *CFTreeRef;
typedef const struct CF_BRIDGED_TYPE(id) __CFBitVector *CFBitVectorRef;
typedef struct CF_BRIDGED_MUTABLE_TYPE(id) __CFBitVector *CFMutableBitVectorRef;
typedef struct CF_BRIDGED_MUTABLE_TYPE(id) __CFStringTokenizer *CFStringTokenizerRef;
typedef CFSetCallBacks CFBagCallBacks;
typedef void (*CFBagApplierFunction)(const void *value, void *context);
typedef void (*CFSetApplierFunction)(const void *value, void *context);
typedef void (*CFBinaryHeapApplierFunction)(const void *value, void *context);
typedef void (*CFTreeApplierFunction)(const void *value, void *context);
typedef const void *(*CFTreeRetainCallBack)(const void *info);
typedef void (*CFTreeReleaseCallBack)(const void *info);
typedef CFStringRef (*CFTreeCopyDescriptionCallBack)(const void *info);
typedef struct {
  CFIndex version;
  void *info;
  CFTreeRetainCallBack retain;
  CFTreeReleaseCallBack release;
  CFTreeCopyDescriptionCallBack copyDescription;
} CFTreeContext;
typedef UInt32 CFBit;
enum {
  kCFStringTokenizerUnitWord = 0, kCFStringTokenizerUnitSentence, kCFStringTokenizerUnitParagraph,
  kCFStringTokenizerUnitLineBreak, kCFStringTokenizerUnitWordBoundary,
  kCFStringTokenizerAttributeLatinTranscription = 1 << 16,
  kCFStringTokenizerAttributeLanguage = 1 << 17
};
typedef CF_OPTIONS(CFOptionFlags, CFStringTokenizerTokenType) {
  kCFStringTokenizerTokenNone = 0, kCFStringTokenizerTokenNormal = 1,
  kCFStringTokenizerTokenHasSubTokensMask = 1 << 1,
  kCFStringTokenizerTokenHasDerivedSubTokensMask = 1 << 2,
  kCFStringTokenizerTokenHasHasNumbersMask = 1 << 3,
  kCFStringTokenizerTokenHasNonLettersMask = 1 << 4,
  kCFStringTokenizerTokenIsCJWordMask = 1 << 5
};
extern const CFBagCallBacks kCFTypeBagCallBacks;
extern const CFBagCallBacks kCFCopyStringBagCallBacks;

CF_IMPLICIT_BRIDGING_ENABLED
CFTypeID CFBagGetTypeID(void);
CFBagRef CFBagCreate(
  CFAllocatorRef allocator, const void **values, CFIndex count, const CFBagCallBacks *callbacks);
CFBagRef CFBagCreateCopy(CFAllocatorRef allocator, CFBagRef bag);
CFMutableBagRef CFBagCreateMutable(
  CFAllocatorRef allocator, CFIndex capacity, const CFBagCallBacks *callbacks);
CFMutableBagRef CFBagCreateMutableCopy(CFAllocatorRef allocator, CFIndex capacity, CFBagRef bag);
CFIndex CFBagGetCount(CFBagRef bag);
CFIndex CFBagGetCountOfValue(CFBagRef bag, const void *value);
Boolean CFBagContainsValue(CFBagRef bag, const void *value);
const void *CFBagGetValue(CFBagRef bag, const void *value);
Boolean CFBagGetValueIfPresent(CFBagRef bag, const void *candidate, const void **value);
void CFBagGetValues(CFBagRef bag, const void **values);
void CFBagApplyFunction(CFBagRef bag, CFBagApplierFunction function, void *context);
void CFBagAddValue(CFMutableBagRef bag, const void *value);
void CFBagReplaceValue(CFMutableBagRef bag, const void *value);
void CFBagSetValue(CFMutableBagRef bag, const void *value);
void CFBagRemoveValue(CFMutableBagRef bag, const void *value);
void CFBagRemoveAllValues(CFMutableBagRef bag);

CFTypeID CFTreeGetTypeID(void);
CFTreeRef CFTreeCreate(CFAllocatorRef allocator, const CFTreeContext *context);
CFTreeRef CFTreeGetParent(CFTreeRef tree);
CFTreeRef CFTreeGetNextSibling(CFTreeRef tree);
CFTreeRef CFTreeGetFirstChild(CFTreeRef tree);
void CFTreeGetContext(CFTreeRef tree, CFTreeContext *context);
CFIndex CFTreeGetChildCount(CFTreeRef tree);
CFTreeRef CFTreeGetChildAtIndex(CFTreeRef tree, CFIndex index);
void CFTreeGetChildren(CFTreeRef tree, CFTreeRef *children);
void CFTreeApplyFunctionToChildren(CFTreeRef tree, CFTreeApplierFunction function, void *context);
CFTreeRef CFTreeFindRoot(CFTreeRef tree);
void CFTreeSetContext(CFTreeRef tree, const CFTreeContext *context);
void CFTreePrependChild(CFTreeRef tree, CFTreeRef child);
void CFTreeAppendChild(CFTreeRef tree, CFTreeRef child);
void CFTreeInsertSibling(CFTreeRef tree, CFTreeRef sibling);
void CFTreeRemove(CFTreeRef tree);
void CFTreeRemoveAllChildren(CFTreeRef tree);
void CFTreeSortChildren(CFTreeRef tree, CFComparatorFunction comparator, void *context);

CFTypeID CFBitVectorGetTypeID(void);
CFBitVectorRef CFBitVectorCreate(CFAllocatorRef allocator, const UInt8 *bytes, CFIndex count);
CFBitVectorRef CFBitVectorCreateCopy(CFAllocatorRef allocator, CFBitVectorRef bits);
CFMutableBitVectorRef CFBitVectorCreateMutable(CFAllocatorRef allocator, CFIndex capacity);
CFMutableBitVectorRef CFBitVectorCreateMutableCopy(
  CFAllocatorRef allocator, CFIndex capacity, CFBitVectorRef bits);
CFIndex CFBitVectorGetCount(CFBitVectorRef bits);
CFIndex CFBitVectorGetCountOfBit(CFBitVectorRef bits, CFRange range, CFBit value);
Boolean CFBitVectorContainsBit(CFBitVectorRef bits, CFRange range, CFBit value);
CFBit CFBitVectorGetBitAtIndex(CFBitVectorRef bits, CFIndex index);
void CFBitVectorGetBits(CFBitVectorRef bits, CFRange range, UInt8 *bytes);
CFIndex CFBitVectorGetFirstIndexOfBit(CFBitVectorRef bits, CFRange range, CFBit value);
CFIndex CFBitVectorGetLastIndexOfBit(CFBitVectorRef bits, CFRange range, CFBit value);
void CFBitVectorSetCount(CFMutableBitVectorRef bits, CFIndex count);
void CFBitVectorFlipBitAtIndex(CFMutableBitVectorRef bits, CFIndex index);
void CFBitVectorFlipBits(CFMutableBitVectorRef bits, CFRange range);
void CFBitVectorSetBitAtIndex(CFMutableBitVectorRef bits, CFIndex index, CFBit value);
void CFBitVectorSetBits(CFMutableBitVectorRef bits, CFRange range, CFBit value);
void CFBitVectorSetAllBits(CFMutableBitVectorRef bits, CFBit value);

CFTypeID CFBinaryHeapGetTypeID(void);
CFBinaryHeapRef CFBinaryHeapCreateCopy(
  CFAllocatorRef allocator, CFIndex capacity, CFBinaryHeapRef heap);
CFIndex CFBinaryHeapGetCountOfValue(CFBinaryHeapRef heap, const void *value);
Boolean CFBinaryHeapContainsValue(CFBinaryHeapRef heap, const void *value);
void CFBinaryHeapGetValues(CFBinaryHeapRef heap, const void **values);
void CFBinaryHeapApplyFunction(
  CFBinaryHeapRef heap, CFBinaryHeapApplierFunction function, void *context);
CFIndex CFSetGetCountOfValue(CFSetRef set, const void *value);
Boolean CFSetGetValueIfPresent(CFSetRef set, const void *candidate, const void **value);
void CFSetReplaceValue(CFMutableSetRef set, const void *value);
void CFSetSetValue(CFMutableSetRef set, const void *value);

CFTypeID CFStringTokenizerGetTypeID(void);
CFStringTokenizerRef CFStringTokenizerCreate(
  CFAllocatorRef allocator, CFStringRef text, CFRange range, CFOptionFlags options,
  CFLocaleRef locale);
void CFStringTokenizerSetString(CFStringTokenizerRef tokenizer, CFStringRef text, CFRange range);
CFStringTokenizerTokenType CFStringTokenizerGoToTokenAtIndex(
  CFStringTokenizerRef tokenizer, CFIndex index);
CFStringTokenizerTokenType CFStringTokenizerAdvanceToNextToken(CFStringTokenizerRef tokenizer);
CFRange CFStringTokenizerGetCurrentTokenRange(CFStringTokenizerRef tokenizer);
CFTypeRef CFStringTokenizerCopyCurrentTokenAttribute(
  CFStringTokenizerRef tokenizer, CFOptionFlags attribute);
CFIndex CFStringTokenizerGetCurrentSubTokens(
  CFStringTokenizerRef tokenizer, CFRange *ranges, CFIndex count, CFMutableArrayRef texts);
CFStringRef CFStringTokenizerCopyBestStringLanguage(CFStringRef text, CFRange range);

CFUUIDRef CFUUIDCreateWithBytes(
  CFAllocatorRef allocator, UInt8 byte0, UInt8 byte1, UInt8 byte2, UInt8 byte3, UInt8 byte4,
  UInt8 byte5, UInt8 byte6, UInt8 byte7, UInt8 byte8, UInt8 byte9, UInt8 byte10, UInt8 byte11,
  UInt8 byte12, UInt8 byte13, UInt8 byte14, UInt8 byte15);
CFUUIDRef CFUUIDGetConstantUUIDWithBytes(
  CFAllocatorRef allocator, UInt8 byte0, UInt8 byte1, UInt8 byte2, UInt8 byte3, UInt8 byte4,
  UInt8 byte5, UInt8 byte6, UInt8 byte7, UInt8 byte8, UInt8 byte9, UInt8 byte10, UInt8 byte11,
  UInt8 byte12, UInt8 byte13, UInt8 byte14, UInt8 byte15);
CF_IMPLICIT_BRIDGING_DISABLED

#endif
