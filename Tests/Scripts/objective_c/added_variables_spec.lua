-- Variables that class_addIvar adds, memory after objects, and C strings with a length limit.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local main = dofile(here .. "support/run_main.lua")

local function printed(statements, before, options)
  return (main(statements, "#import <objc/runtime.h>\n" .. (before or ""), options or "--no-arc"))
end

describe("class_addIvar", function()
  it("aligns a variable as requested", function()
    assert.equal("64 96 112 120 128", printed [=[
      Class cls = objc_allocateClassPair([NSObject class], "Made", 0);
      class_addIvar(cls, "a", 1, 6, "c");
      class_addIvar(cls, "b", 1, 5, "c");
      class_addIvar(cls, "c", 1, 4, "c");
      class_addIvar(cls, "d", 1, 3, "c");
      objc_registerClassPair(cls);
      for (const char *name = "abcd"; *name; name++) {
        char text[2] = {*name, 0};
        printf("%ld ", (long)ivar_getOffset(class_getInstanceVariable(cls, text)));
      }
      printf("%zu", class_getInstanceSize(cls)); ]=])
  end)
end)

describe("the memory after an object", function()
  it("begins after its variables, and is part of its size", function()
    assert.equal("1 1 9", printed [=[
      id plain = class_createInstance([NSObject class], 0), longer = class_createInstance([NSObject class], 100);
      printf("%d ", object_getIndexedIvars(plain) == (char *)plain + class_getInstanceSize([NSObject class]));
      printf("%d ", malloc_size(longer) >= class_getInstanceSize([NSObject class]) + 100);
      char *extra = object_getIndexedIvars(longer);
      extra[99] = 9;
      printf("%d", ((char *)object_getIndexedIvars(longer))[99]); ]=])
  end)
end)

describe("a weak variable of a source with manual reference counting", function()
  it("is nil after its object is deallocated, in a copy of its owner too", function()
    assert.equal("1 1", printed([=[
      Keeper *one = [Keeper new];
      NSObject *object = [NSObject new];
      one->held = object;
      Keeper *other = object_copy(one, 0);
      [object release];
      printf("%d %d", one->held == nil, other->held == nil); ]=], [=[
      @interface Keeper : NSObject { @public __weak id held; } @end
      @implementation Keeper @end ]=]))
  end)
end)

describe("objc_loadWeak", function()
  it("returns an object that the pool keeps", function()
    assert.equal("1 2 1", printed [=[
      NSObject *object = [NSObject new];
      id place = nil;
      objc_storeWeak(&place, object);
      printf("%lu ", (unsigned long)object.retainCount);
      @autoreleasepool { objc_loadWeak(&place); printf("%lu ", (unsigned long)object.retainCount); }
      printf("%lu", (unsigned long)object.retainCount); ]=])
  end)
end)

describe("a function with a limit", function()
  it("stops reading unterminated memory at its limit", function()
    assert.equal("0 2 ab ab", printed [=[
      char text[2] = {'a', 'b'}, copy[3] = {0};
      strncpy(copy, text, 2);
      printf("%d %zu %s %s", strncmp(text, "abc", 2), strnlen(text, 2), copy, strndup(text, 2)); ]=])
  end)
end)

describe("a block's signature", function()
  it("is the one that <Block_private.h> returns", function()
    assert.equal("1 i12@?0i8 0", printed([=[
      int (^block)(int) = ^(int number) { return number; };
      printf("%d %s %d", _Block_has_signature(block), _Block_signature(block), _Block_use_stret(block)); ]=],
      "#include <Block_private.h>\n"))
  end)
end)
