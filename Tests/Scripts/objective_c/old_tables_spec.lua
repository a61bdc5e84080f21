-- Tables that C functions create and enumerate, and NSPointerFunctions.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local printed = dofile(here .. "support/run_main.lua")

local manual = "--no-arc"

describe("a table made by a function", function()
  it("stores objects, pointers or numbers, according to its callbacks", function()
    assert.equal("1 2 7 1 0", printed([=[
      NSHashTable *objects = NSCreateHashTable(NSObjectHashCallBacks, 0);
      NSHashInsert(objects, @"a"); NSHashInsert(objects, [NSMutableString stringWithString:@"a"]);
      printf("%lu ", (unsigned long)NSCountHashTable(objects));
      NSHashTable *numbers = NSCreateHashTable(NSIntegerHashCallBacks, 0);
      NSHashInsert(numbers, (void *)7); NSHashInsert(numbers, (void *)8); NSHashInsert(numbers, (void *)7);
      printf("%lu %ld ", (unsigned long)NSCountHashTable(numbers), (long)NSHashGet(numbers, (void *)7));
      NSMapTable *map = NSCreateMapTable(NSObjectMapKeyCallBacks, NSIntegerMapValueCallBacks, 0);
      NSMapInsert(map, @"one", (void *)1);
      void *key, *value;
      printf("%d ", NSMapMember(map, @"one", &key, &value) && (long)value == 1);
      printf("%d", NSMapMember(map, @"two", NULL, NULL));]=], nil, manual))
  end)

  it("compares by functions of its own", function()
    assert.equal("1", printed([=[
      NSHashTableCallBacks callbacks = NSIntegerHashCallBacks;
      callbacks.hash = lastDigit; callbacks.isEqual = haveSameLastDigit;
      NSHashTable *table = NSCreateHashTable(callbacks, 0);
      NSHashInsert(table, (void *)3); NSHashInsert(table, (void *)13);
      printf("%lu", (unsigned long)NSCountHashTable(table));]=], [=[
      static NSUInteger lastDigit(NSHashTable *table, const void *item) { return (NSUInteger)item % 10; }
      static BOOL haveSameLastDigit(NSHashTable *table, const void *a, const void *b) {
        return (NSUInteger)a % 10 == (NSUInteger)b % 10;
      }]=], manual))
  end)

  it("is walked by an enumerator on the stack", function()
    assert.equal("6 one1 ", printed([=[
      NSHashTable *numbers = NSCreateHashTable(NSIntegerHashCallBacks, 0);
      for (long n = 1; n < 4; n++) NSHashInsert(numbers, (void *)n);
      NSHashEnumerator items = NSEnumerateHashTable(numbers);
      long sum = 0;
      void *item;
      while ((item = NSNextHashEnumeratorItem(&items))) sum += (long)item;
      NSEndHashTableEnumeration(&items);
      printf("%ld ", sum);
      NSMapTable *map = NSCreateMapTable(NSObjectMapKeyCallBacks, NSIntegerMapValueCallBacks, 0);
      NSMapInsert(map, @"one", (void *)1);
      NSMapEnumerator pairs = NSEnumerateMapTable(map);
      void *key, *value;
      while (NSNextMapEnumeratorPair(&pairs, &key, &value)) printf("%s%ld ", [(id)key UTF8String], (long)value);]=],
      nil, manual))
  end)
end)

describe("pointer functions", function()
  it("compare, measure and describe according to their options", function()
    assert.equal("1 0 1 6 hello", printed([=[
      NSPointerFunctions *texts = [NSPointerFunctions pointerFunctionsWithOptions:NSPointerFunctionsCStringPersonality];
      char copy[] = "hello";
      printf("%d %d ", texts.isEqualFunction("hello", copy, NULL), texts.isEqualFunction("hello", "other", NULL));
      printf("%d ", texts.hashFunction("hello", NULL) == texts.hashFunction(copy, NULL));
      printf("%lu %s", (unsigned long)texts.sizeFunction("hello"), texts.descriptionFunction("hello").UTF8String);]=]))
  end)

  it("are nil for incompatible options", function()
    assert.equal("1 0 1", printed([=[
      printf("%d ", [NSPointerFunctions pointerFunctionsWithOptions:NSPointerFunctionsIntegerPersonality] == nil);
      NSPointerFunctionsOptions options = NSPointerFunctionsOpaqueMemory | NSPointerFunctionsIntegerPersonality;
      NSPointerFunctions *numbers = [NSPointerFunctions pointerFunctionsWithOptions:options];
      printf("%d %d", numbers == nil, numbers.hashFunction == [[numbers copy] hashFunction]);]=]))
  end)
end)
