-- Core Foundation's bags, trees, bit vectors and tokenizers.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local run = dofile(here .. "support/run_source.lua")
local function ran(body) return run("#import <Foundation/Foundation.h>\n" .. body) end

describe("Core Foundation", function()
  it("counts the values in a bag", function()
    assert.matches("3 2 1 1", ran [[
      int main(void) { @autoreleasepool {
        CFMutableBagRef bag = CFBagCreateMutable(NULL, 0, &kCFTypeBagCallBacks);
        CFBagAddValue(bag, CFSTR("a")); CFBagAddValue(bag, CFSTR("a")); CFBagAddValue(bag, CFSTR("b"));
        printf("%ld %ld ", CFBagGetCount(bag), CFBagGetCountOfValue(bag, CFSTR("a")));
        CFBagRemoveValue(bag, CFSTR("a"));
        printf("%ld %d\n", CFBagGetCountOfValue(bag, CFSTR("a")), CFGetTypeID(bag) == CFBagGetTypeID());
        CFRelease(bag);
      } return 0; }]], 1, true)
  end)

  it("keeps trees", function()
    assert.matches("1 2 3 | 2 root 0", ran [[
      static CFTreeRef made(long number) {
        CFTreeContext context = {0, (void *)number, NULL, NULL, NULL};
        return CFTreeCreate(NULL, &context);
      }
      static long number(CFTreeRef tree) { CFTreeContext context; CFTreeGetContext(tree, &context); return (long)context.info; }
      int main(void) { @autoreleasepool {
        CFTreeRef root = made(0), two = made(2);
        CFTreeAppendChild(root, two);
        CFTreePrependChild(root, made(1));
        CFTreeInsertSibling(two, made(3));
        for (CFTreeRef child = CFTreeGetFirstChild(root); child; child = CFTreeGetNextSibling(child)) printf("%ld ", number(child));
        CFTreeRemove(CFTreeGetFirstChild(root));
        printf("| %ld %s ", CFTreeGetChildCount(root), CFTreeFindRoot(two) == root ? "root" : "-");
        CFTreeRemoveAllChildren(root);
        printf("%ld\n", CFTreeGetChildCount(root));
        CFRelease(root);
      } return 0; }]], 1, true)
  end)

  it("has rows of bits", function()
    assert.matches("16 8 0 1 4 ff0f", ran [[
      int main(void) { @autoreleasepool {
        UInt8 bytes[2] = {0xF0, 0x0F}, out[2];
        CFMutableBitVectorRef bits = CFBitVectorCreateMutableCopy(NULL, 0, CFBitVectorCreate(NULL, bytes, 16));
        CFRange all = CFRangeMake(0, 16);
        printf("%ld %ld %ld %d %ld ", CFBitVectorGetCount(bits), CFBitVectorGetCountOfBit(bits, all, 1),
          CFBitVectorGetFirstIndexOfBit(bits, all, 1), CFBitVectorGetBitAtIndex(bits, 15),
          CFBitVectorGetFirstIndexOfBit(bits, all, 0));
        CFBitVectorSetBits(bits, CFRangeMake(4, 4), 1);
        CFBitVectorGetBits(bits, all, out);
        printf("%02x%02x\n", out[0], out[1]);
      } return 0; }]], 1, true)
  end)

  it("tokenizes texts", function()
    assert.matches("0+3 3+1 4+3 7+1 8+3 | 4+3 | 0+9 9+9", ran [[
      static void list(CFStringRef text, CFOptionFlags unit) {
        CFStringTokenizerRef tokens = CFStringTokenizerCreate(NULL, text, CFRangeMake(0, CFStringGetLength(text)), unit, NULL);
        while (CFStringTokenizerAdvanceToNextToken(tokens) != kCFStringTokenizerTokenNone) {
          CFRange range = CFStringTokenizerGetCurrentTokenRange(tokens);
          printf("%ld+%ld ", range.location, range.length);
        }
        if (unit == kCFStringTokenizerUnitWordBoundary && CFStringTokenizerGoToTokenAtIndex(tokens, 5)) {
          CFRange range = CFStringTokenizerGetCurrentTokenRange(tokens);
          printf("| %ld+%ld | ", range.location, range.length);
        }
        CFRelease(tokens);
      }
      int main(void) { @autoreleasepool {
        list(CFSTR("dog cat pig"), kCFStringTokenizerUnitWordBoundary);
        list(CFSTR("How now? So there."), kCFStringTokenizerUnitSentence);
        printf("\n");
      } return 0; }]], 1, true)
  end)

  it("searches heaps, and has constants among identifiers", function()
    assert.matches("2 1 same", ran [[
      int main(void) { @autoreleasepool {
        CFBinaryHeapRef heap = CFBinaryHeapCreate(NULL, 0, NULL, NULL);
        for (long k = 0; k < 4; k++) CFBinaryHeapAddValue(heap, (void *)(k % 2 + 3));
        printf("%ld %d ", CFBinaryHeapGetCountOfValue(heap, (void *)3), CFBinaryHeapContainsValue(heap, (void *)4));
        CFUUIDRef one = CFUUIDGetConstantUUIDWithBytes(NULL, 1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16);
        printf("%s\n", one == CFUUIDGetConstantUUIDWithBytes(NULL, 1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16) ? "same" : "-");
      } return 0; }]], 1, true)
  end)

  it("escapes and copies the bytes of an encoding", function()
    assert.matches("a%FF%FE%3E%00 1 a%20b 1 3 6 2", ran [[
      int main(void) { @autoreleasepool {
        CFStringRef text = CFURLCreateStringByAddingPercentEscapes(NULL, CFSTR("a>"), NULL, NULL, kCFStringEncodingUnicode);
        printf("%s ", [(__bridge NSString *)text UTF8String]);
        printf("%d ", CFURLCreateStringByAddingPercentEscapes(NULL, NULL, NULL, NULL, kCFStringEncodingUTF8) == NULL);
        text = CFURLCreateStringByAddingPercentEscapes(NULL, CFSTR("a b"), NULL, NULL, (CFStringEncoding)NSASCIIStringEncoding);
        printf("%s ", [(__bridge NSString *)text UTF8String]);
        text = CFURLCreateStringByAddingPercentEscapes(NULL, CFSTR("a\u4e2d"), NULL, NULL, kCFStringEncodingISOLatin1);
        printf("%d ", text == NULL);
        UInt8 bytes[8]; CFIndex used = 0;
        CFIndex count = CFStringGetBytes(CFSTR("abc"), CFRangeMake(0, 3), kCFStringEncodingUTF16LE, 0, false, bytes, 8, &used);
        printf("%ld %ld ", count, used);
        printf("%ld\n", CFStringGetBytes(CFSTR("abc"), CFRangeMake(0, 3), kCFStringEncodingUTF8, 0, false, bytes, 2, &used));
      } return 0; }]], 1, true)
  end)
end)

describe("a tree or a bag", function()
  it("releases what it has when it is deallocated", function()
    assert.matches("+leaf | -leaf +root +leaf -leaf -root ; +one +two -one | -two", ran [[
      static const void *hold(const void *info) { printf("+%s ", (const char *)info); return info; }
      static void end(const void *info) { printf("-%s ", (const char *)info); }
      static const void *keep(CFAllocatorRef allocator, const void *value) { return hold(value); }
      static void leave(CFAllocatorRef allocator, const void *value) { end(value); }
      static CFTreeRef made(const char *word) {
        CFTreeContext context = {0, (void *)word, hold, end, NULL};
        return CFTreeCreate(NULL, &context);
      }
      int main(void) { @autoreleasepool {
        CFTreeRef leaf = made("leaf");
        printf("| ");
        CFRelease(leaf);
        CFTreeRef root = made("root");
        leaf = made("leaf");
        CFTreeAppendChild(root, leaf);
        CFRelease(leaf);
        CFRelease(root);
        printf("; ");
        CFBagCallBacks calls = {0, keep, leave, NULL, NULL, NULL};
        CFMutableBagRef bag = CFBagCreateMutable(NULL, 0, &calls);
        CFBagAddValue(bag, "one");
        CFBagAddValue(bag, "two");
        CFBagRemoveValue(bag, "one");
        printf("| ");
        CFRelease(bag);
      } return 0; }]], 1, true)
  end)
end)
