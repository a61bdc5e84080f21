-- Map and hash tables with their C functions, and less common types, in sources.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local run = dofile(here .. "support/run_source.lua")

local function body(statements)
  return (run("#import <Foundation/Foundation.h>\nint main(void) {\n" .. statements .. "\nreturn 0; }"))
end

describe("a source", function()
  it("fills, asks and empties a map table", function()
    assert.equal("1 b b 2 2 0", body [[
      NSMapTable *table = [NSMapTable strongToStrongObjectsMapTable];
      NSMapInsert(table, (__bridge const void *)@"a", (__bridge const void *)@"b");
      NSString *found = (__bridge NSString *)NSMapGet(table, (__bridge const void *)@"a");
      NSString *known = (__bridge NSString *)NSMapInsertIfAbsent(table, (__bridge const void *)@"a",
        (__bridge const void *)@"c");
      printf("%lu %s %s ", (unsigned long)NSCountMapTable(table), found.UTF8String, known.UTF8String);
      NSMapInsertKnownAbsent(table, (__bridge const void *)@"d", (__bridge const void *)@"e");
      printf("%lu %lu ", (unsigned long)NSAllMapTableKeys(table).count, (unsigned long)NSAllMapTableValues(table).count);
      NSMapRemove(table, (__bridge const void *)@"a"); NSResetMapTable(table);
      printf("%lu", (unsigned long)NSCountMapTable(table));]])
  end)

  it("detects a key that is already in a map table", function()
    assert.equal("NSInvalidArgumentException", body [[
      NSMapTable *table = [NSMapTable strongToStrongObjectsMapTable];
      NSMapInsert(table, (__bridge const void *)@"a", (__bridge const void *)@"b");
      @try { NSMapInsertKnownAbsent(table, (__bridge const void *)@"a", (__bridge const void *)@"c"); }
      @catch (NSException *e) { printf("%s", e.name.UTF8String); }]])
  end)

  it("names the types of taggers, compression and relationships", function()
    assert.equal("Word 3 0", body [[
      NSLinguisticTagger *tagger = [[NSLinguisticTagger alloc]
        initWithTagSchemes:@[NSLinguisticTagSchemeTokenType] options:0];
      tagger.string = @"One";
      NSLinguisticTag tag = [tagger tagAtIndex:0 unit:NSLinguisticTaggerUnitWord
        scheme:NSLinguisticTagSchemeTokenType tokenRange:NULL];
      NSDataCompressionAlgorithm algorithm = NSDataCompressionAlgorithmZlib;
      NSURLRelationship relationship = NSURLRelationshipContains;
      printf("%s %ld %ld", tag.UTF8String, (long)algorithm, (long)relationship);]])
  end)
end)
