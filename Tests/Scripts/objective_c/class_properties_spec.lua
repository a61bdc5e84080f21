-- Class properties next to instance properties, variables that a part of a source defines, and reference-counted
-- proxies.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local run = dofile(here .. "support/run_source.lua")

local function printed(source)
  return (run("#import <Foundation/Foundation.h>\n#import <objc/message.h>\n#import <objc/runtime.h>\n" .. source)
    :gsub("^.-warnings? generated%.\n", ""))
end

describe("a property of a class", function()
  it("may have the name of one of its instances", function()
    assert.equal("second third | first second | 2 1", printed [=[
      @interface Both : NSObject
      @property (readonly, class) int first;
      @property (readonly, class) int second;
      @property (readonly) int second;
      @property (readonly) int third;
      @end
      @implementation Both
      + (int)first { return 1; }
      + (int)second { return 2; }
      - (int)second { return 1; }
      - (int)third { return 3; }
      @end
      static void show(Class cls) {
        unsigned count = 0;
        objc_property_t *list = class_copyPropertyList(cls, &count);
        for (unsigned place = 0; place < count; place++) printf("%s ", property_getName(list[place]));
        printf("| ");
      }
      int main(void) {
        show([Both class]);
        show(object_getClass([Both class]));
        printf("%d %d", Both.second, [Both new].second);
      }]=])
  end)

  it("is distinguished from an instance property that a protocol declares", function()
    assert.equal("1 held 1 shared 1", printed [=[
      @protocol Sharing
      @property int held;
      @property (class) int shared;
      @end
      int main(void) {
        Protocol *protocol = @protocol(Sharing);
        unsigned count = 0, both = 0;
        objc_property_t *list = protocol_copyPropertyList(protocol, &count);
        printf("%u %s ", count, property_getName(list[0]));
        list = protocol_copyPropertyList2(protocol, &both, YES, NO);
        printf("%u %s ", both, property_getName(list[0]));
        Protocol *made = objc_allocateProtocol("Made");
        objc_property_attribute_t attributes[] = {{"T", "i"}};
        protocol_addProperty(made, "number", attributes, 1, YES, YES);
        objc_registerProtocol(made);
        protocol_copyPropertyList(made, &count);
        printf("%u", count);
      }]=])
  end)
end)

describe("a variable that a header declares", function()
  it("exists where a part of the source defines it", function()
    local directory = os.tmpname()
    os.remove(directory)
    assert(os.execute("mkdir " .. directory))
    local function write(name, text)
      local file = assert(io.open(directory .. "/" .. name, "w"))
      file:write(text)
      file:close()
    end
    write("shared.h", "extern int sharedCount;\n")
    write("shared.i", '#include "shared.h"\nint sharedCount;\nstatic void count(void) { sharedCount += 2; }\n')
    local output = run("#include <stdio.h>\n#include \"shared.h\"\n#include \"shared.i\"\n"
      .. "int main(void) { count(); count(); printf(\"%d\", sharedCount); }", "--include " .. directory)
    os.execute("rm -r " .. directory)
    assert.equal("4", output)
  end)
end)

describe("a proxy", function()
  it("is counted itself, and forwards the rest", function()
    assert.equal("made 1 forwarded 3 gone", printed [=[
      @interface Passing : NSProxy { id _target; }
      - (instancetype)initWithTarget:(id)target;
      @end
      @implementation Passing
      - (instancetype)initWithTarget:(id)target { _target = target; printf("made "); return self; }
      - (NSMethodSignature *)methodSignatureForSelector:(SEL)selector { return [_target methodSignatureForSelector:selector]; }
      - (void)forwardInvocation:(NSInvocation *)sent {
        printf("forwarded ");
        [sent invokeWithTarget:_target];
      }
      - (void)dealloc { printf("gone"); }
      @end
      int main(void) {
        @autoreleasepool {
          id passing = [[Passing alloc] initWithTarget:@[@1, @2, @3]];
          id (*send)(id, SEL) = (id (*)(id, SEL))objc_msgSend;
          id kept = send(send(passing, sel_registerName("retain")), sel_registerName("autorelease"));
          printf("%d ", kept == passing);
          printf("%lu ", (unsigned long)[passing count]);
        }
      }]=])
  end)
end)

describe("the buffer for a method's type", function()
  it("is filled as strncpy fills one", function()
    assert.equal("@? 1 1 @ 7 0 ", printed [=[
      @interface Typed : NSObject
      @end
      @implementation Typed
      - (id)with:(void (^)(void))block { return nil; }
      @end
      int main(void) {
        Method method = class_getInstanceMethod([Typed class], @selector(with:));
        char buffer[16];
        memset(buffer, 1, sizeof buffer);
        method_getArgumentType(method, 2, buffer, 3);
        printf("%s %d ", buffer, buffer[3]);
        memset(buffer, 1, sizeof buffer);
        method_getReturnType(method, buffer, 1);
        printf("%d %c ", buffer[1], buffer[0]);
        printf("%d %d ", class_getVersion(object_getClass([Typed class])), class_getVersion([Typed class]));
      }]=])
  end)
end)

describe("an atomic truth value", function()
  it("is changed by operations on integers", function()
    assert.equal("0 1 1 0", printed [=[
      #include <stdatomic.h>
      int main(void) {
        atomic_bool done = false;
        int before = atomic_fetch_or(&done, true), now = done;
        int after = atomic_fetch_and(&done, false), end = done;
        printf("%d %d %d %d", before, now, after, end);
      }]=])
  end)
end)
