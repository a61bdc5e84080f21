-- Weak references in structures and arrays, and through the runtime's functions.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local run = dofile(here .. "support/run_source.lua")

local function printed(options, class, statements, settings)
  return run([[
    #import <Foundation/Foundation.h>
    id objc_initWeak(id *, id); id objc_storeWeak(id *, id); id objc_loadWeak(id *); id objc_loadWeakRetained(id *);
    void objc_destroyWeak(id *); void objc_copyWeak(id *, id *); void objc_moveWeak(id *, id *);
  ]] .. class .. "\nint main(void) { @autoreleasepool {\n" .. statements .. "\n} return 0; }", options, settings)
end

describe("a weak place", function()
  local function arc(statements)
    return printed(nil, [[
      @interface Ending : NSObject @end
      @implementation Ending
      - (void)dealloc { printf("dealloc "); }
      @end
      struct Held { __weak id object; int count; };]], statements)
  end

  it("may be an element of an array", function()
    assert.equal("1 dealloc 1 1dealloc ", arc [[
      id __weak references[2]; id values[2];
      for (int i = 0; i < 2; i++) { values[i] = [Ending new]; references[i] = values[i]; }
      printf("%d ", references[0] == values[0]);
      values[0] = nil;
      printf("%d %d", references[0] == nil, references[1] == values[1]);
]])
  end)

  it("retains nothing in the initializer of an array either", function()
    assert.equal("1 1 dealloc 1 1 end ", arc [[
      Ending *object = [Ending new];
      __weak id list[2] = {object}, grid[2][2] = {{nil, object}};
      __unsafe_unretained id bare[1] = {object};
      void (^__weak blocks[1])(void) = {nil};
      printf("%d %d ", list[0] == object, grid[0][1] == bare[0]);
      object = nil;
      printf("%d %d end ", list[0] == blocks[0], grid[0][1] == nil);]])
  end)

  it("may be a field of a structure", function()
    assert.equal("1 dealloc 1", arc [[
      id object = [Ending new];
      struct Held held = {.object = object, .count = 1};
      printf("%d ", held.object == object);
      object = nil;
      printf("%d", held.object == nil);]])
  end)

  it("is read and written through a pointer", function()
    assert.equal("1 dealloc 1 1 dealloc ", arc [[
      id object = [Ending new]; __weak id reference = object; __weak id *pointer = &reference;
      printf("%d ", *pointer == object);
      object = nil;
      printf("%d ", *pointer == nil);
      id other = [Ending new]; *pointer = other;
      printf("%d ", reference == other);]])
  end)
end)

describe("a member of a weak table", function()
  it("outlives the last other reference while it is enumerated, until the pool is drained", function()
    assert.equal("removed 7 drained -7 end ", printed(nil, [[
      @interface Listener : NSObject { @public int number; } @end
      static NSMutableArray *owned;
      @implementation Listener
      - (void)leave { [owned removeAllObjects]; printf("removed %d ", number); }
      - (void)dealloc { printf("-%d ", number); }
      @end]], [[
      NSHashTable *table = [NSHashTable weakObjectsHashTable];
      owned = [NSMutableArray array];
      @autoreleasepool {
        Listener *listener = [Listener new];
        listener->number = 7;
        [owned addObject:listener];
        [table addObject:listener];
      }
      @autoreleasepool {
        for (Listener *listener in table) [listener leave];
        printf("drained ");
      }
      printf("end ");]]))
  end)
end)

describe("a weak reference that is spelled out", function()
  local function manual(statements)
    return printed("--no-arc", [[
      @interface Ending : NSObject { @public id reference; } @end
      @implementation Ending
      - (void)dealloc { printf("dealloc "); [super dealloc]; }
      @end]], statements)
  end

  it("releases its object, and is then nil", function()
    assert.equal("1 1 dealloc 1 1", manual [[
      id object = [Ending new], place;
      objc_initWeak(&place, object);
      @autoreleasepool { printf("%d %d ", objc_loadWeak(&place) == object, place == object); }
      [object release];
      printf("%d %d", objc_loadWeak(&place) == nil, place == nil);]])
  end)

  it("is loaded with a reference, copied, moved and destroyed", function()
    assert.equal("2 1 1 0 dealloc ", manual [[
      id object = [Ending new], one, two, three;
      objc_initWeak(&one, nil);
      objc_storeWeak(&one, object);
      id loaded = objc_loadWeakRetained(&one);
      printf("%lu ", (unsigned long)[loaded retainCount]);
      [loaded release];
      objc_copyWeak(&two, &one);
      objc_moveWeak(&three, &two);
      printf("%d %d ", objc_loadWeak(&three) == object, objc_loadWeak(&two) == nil);
      objc_destroyWeak(&three);
      printf("%d ", three == nil);
      [object release];]])
  end)

  it("keeps its value in the object's dealloc, and for good when it was destroyed", function()
    assert.equal("1 1 0 1 1 1", (printed("--no-arc", [[
      static id reference, destroyed;
      @interface Ending : NSObject @end
      @implementation Ending
      - (void)dealloc {
        printf("%d %d ", reference == self, objc_loadWeakRetained(&reference) == nil);
        [super dealloc];
        printf("%d ", reference == self);
      }
      @end]], [[
      id object = [Ending new];
      objc_initWeak(&reference, object); objc_initWeak(&destroyed, object);
      objc_destroyWeak(&destroyed);
      [object release];
      printf("%d %d %d", reference == nil, destroyed != nil, destroyed == object);]])))
  end)

  local OVERWRITTEN = [[
      id object = [NSObject new], other = [NSObject new], place = nil, emptied = nil;
      objc_storeWeak(&place, object); objc_storeWeak(&emptied, object);
      place = other; emptied = nil;
      [object release];
      printf("goes on");]]
  local function overwritten(setting)
    local text = "#include <stdlib.h>\n__attribute__((constructor)) static void set(void) { setenv(\"%s\", \"%s\", 1); }"
    return printed("--no-arc", setting and text:format("OBJC_DEBUG_WEAK_ERRORS", setting) or "", OVERWRITTEN)
  end

  it("is reported at the end of its object if an assignment has overwritten it", function()
    local _, count = overwritten():gsub("__weak variable at 0x%x+ holds 0x%x+ instead of 0x%x+%.", "")
    assert.equal(1, count)
    assert.matches("Break on objc_weak_error to debug%.\ngoes on", (overwritten()))
    assert.equal("goes on", overwritten "NO")
    assert.is_nil(overwritten("fatal"):find("goes on", 1, true))
  end)

  it("is found by the scan of all variables, which lists each since iOS 26", function()
    local function scanned(system)
      return printed("--no-arc --system " .. system, "", [[
        id object = [NSObject new], other = [NSObject new], one = nil, two = nil;
        objc_storeWeak(&one, object); objc_storeWeak(&two, object);
        one = other; two = other;
        sleep(1); ]], "OBJC_DEBUG_SCAN_WEAK_TABLES=YES")
    end
    local line, last = "contains 0x%x+, should contain 0x%x+\n", "Weak table scan detected a problem\n"
    local _, count = scanned "18.5":gsub(line, "")
    assert.equal(1, count)
    _, count = scanned "26.0":gsub(line, "")
    assert.equal(2, count)
    assert.matches(last, scanned "26.0", 1, true)
    assert.is_nil(scanned "18.5":find(last, 1, true))
  end)

  it("can be refused by a class that counts its own references", function()
    assert.equal("1 0 asked 1", (printed("--no-arc", [[
      @interface Shy : NSObject @end
      @implementation Shy
      - (BOOL)retainWeakReference { printf("asked "); return NO; }
      @end]], [[
      id object = [Shy new], place = nil;
      objc_storeWeak(&place, object);
      printf("%d %d ", place == object, place == nil);
      printf("%d", objc_loadWeakRetained(&place) == nil);]])))
  end)

  it("halts the process for an object that is being deallocated, past every handler", function()
    local text, status = printed("--no-arc", [[
      static id place;
      @interface Late : NSObject @end
      @implementation Late
      - (void)dealloc {
        @try { objc_storeWeak(&place, self); } @catch (id exception) {} @finally { printf("finally "); }
        [super dealloc];
      }
      @end]], "[[Late new] release]; printf(\"end\");")
    assert.matches("^objc%[%d+%]: Cannot form weak reference to instance %(0x%x+%) of class Late%. ", text)
    assert.equal(134, status)
  end)

  it("can be an instance variable or an array element", function()
    assert.equal("1 1 dealloc 1 1 dealloc ", manual [[
      Ending *object = [Ending new], *holder = [Ending new]; id list[2];
      objc_initWeak(&holder->reference, object); objc_initWeak(&list[1], object);
      @autoreleasepool { printf("%d %d ", objc_loadWeak(&holder->reference) == object, list[1] == object); }
      [object release];
      printf("%d %d ", objc_loadWeak(&holder->reference) == nil, objc_loadWeakRetained(&list[1]) == nil);
      [holder release];]])
  end)
end)
