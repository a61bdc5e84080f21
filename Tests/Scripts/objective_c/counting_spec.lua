-- Reference counting in sources: manual and with ARC.

local here = debug.getinfo(1, "S").source:match "^@(.*)[^/]*_spec%.lua$":match "^(.*/)"
local run = dofile(here .. "support/run_source.lua")

local loud = [=[
#import <Foundation/Foundation.h>
@interface Loud : NSObject { NSString *_name; }
- (id)initWithName:(NSString *)name;
- (NSString *)name;
@end
]=]

local manual = loud .. [=[
@implementation Loud
- (id)initWithName:(NSString *)name { if ((self = [super init])) _name = [name copy]; return self; }
- (void)dealloc { printf("dealloc %s\n", [_name UTF8String]); [_name release]; [super dealloc]; }
- (NSString *)name { return _name; }
@end
]=]

local counted = loud .. [=[
@implementation Loud
- (id)initWithName:(NSString *)name { if ((self = [super init])) _name = [name copy]; return self; }
- (void)dealloc { printf("dealloc %s\n", _name.UTF8String); }
- (NSString *)name { return _name; }
@end
]=]

describe("a source with manual reference counting", function()
  it("deallocates an object at its last release, and no sooner", function()
    assert.equal("1 2 1\ndealloc a\nafter\n", (run(manual .. [=[
      int main(void) {
        Loud *a = [[Loud alloc] initWithName:@"a"];
        unsigned long one = [a retainCount];
        [a retain];
        unsigned long two = [a retainCount];
        [a release];
        printf("%lu %lu %lu\n", one, two, [a retainCount]);
        [a release];
        printf("after\n");
        return 0;
      }]=])))
  end)

  it("counts a copy once that its own method or an invocation returns", function()
    assert.equal("2 3 3\ndealloc a\nend\n", (run(manual .. [=[
      @interface Shared : Loud @end
      @implementation Shared
      - (id)copy { return [self retain]; }
      @end
      @interface Relay : NSProxy { id _target; } @end
      @implementation Relay
      - (id)initWithTarget:(id)target { _target = target; return self; }
      - (NSMethodSignature *)methodSignatureForSelector:(SEL)name {
        return [_target methodSignatureForSelector:name];
      }
      - (void)forwardInvocation:(NSInvocation *)invocation { [invocation invokeWithTarget:_target]; }
      @end
      int main(void) {
        @autoreleasepool {
          id shared = [[Shared alloc] initWithName:@"a"], data = [[NSData alloc] initWithBytes:"bytes" length:5];
          id copy = [shared copy];
          unsigned long one = [shared retainCount];
          id relay = [[Relay alloc] initWithTarget:shared], other = [relay copy];
          unsigned long two = [shared retainCount];
          id relayOfData = [[Relay alloc] initWithTarget:data], first = [relayOfData copy], second = [data copy];
          printf("%lu %lu %lu\n", one, two, [data retainCount]);
          for (id object in @[copy, other, relay, relayOfData, first, second, shared, data]) [object release];
        }
        printf("end\n");
        return 0;
      }]=])))
  end)

  it("leaks an object that is never released", function()
    assert.equal("end\n", (run(manual .. [=[
      static void leak(void) { [[Loud alloc] initWithName:@"leaked"]; }
      int main(void) { @autoreleasepool { leak(); } printf("end\n"); return 0; }]=])))
  end)

  it("releases autoreleased objects when its pool drains", function()
    assert.equal("b\ndealloc b\ndrained\n", (run(manual .. [=[
      int main(void) {
        NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
        Loud *b = [[[Loud alloc] initWithName:@"b"] autorelease];
        printf("%s\n", [[b name] UTF8String]);
        [pool drain];
        printf("drained\n");
        return 0;
      }]=])))
  end)

  it("names the line of a use after deallocation", function()
    local printed, status = run(manual .. [=[
      int main(void) {
        Loud *a = [[Loud alloc] initWithName:@"a"];
        [a release];
        [a name];
        return 0;
      }]=])
    assert.match("dealloc a", printed)
    assert.match("message sent to deallocated instance", printed)
    assert.match("File.m:14", printed)
    assert.equal(1, status)
  end)

  it("retains a property's value, which dealloc releases", function()
    assert.equal("2\ndealloc held\ndealloc holder\n", (run(manual .. [=[
      @interface Holder : Loud
      @property (retain) Loud *held;
      @end
      @implementation Holder
      @synthesize held = _held;
      - (void)dealloc { [_held release]; [super dealloc]; }
      @end
      int main(void) {
        Holder *holder = [[Holder alloc] initWithName:@"holder"];
        Loud *held = [[Loud alloc] initWithName:@"held"];
        holder.held = held;
        printf("%lu\n", [held retainCount]);
        [held release];
        [holder release];
        return 0;
      }]=])))
  end)
end)

describe("a source under ARC", function()
  it("releases the variables of a scope at its end, in reverse order", function()
    assert.equal("dealloc b\ndealloc a\nafter\n", (run(counted .. [=[
      int main(void) {
        { Loud *a = [[Loud alloc] initWithName:@"a"]; Loud *b = [[Loud alloc] initWithName:@"b"]; (void)a; (void)b; }
        printf("after\n");
        return 0;
      }]=])))
  end)

  it("retains the value of a __block variable, and of an array element", function()
    assert.equal("a b\n", (run(counted .. [=[
      int main(void) {
        __block Loud *shared = nil;
        Loud *list[1];
        { Loud *a = [[Loud alloc] initWithName:@"a"]; shared = a; }
        { Loud *b = [[Loud alloc] initWithName:@"b"]; list[0] = b; }
        printf("%s %s\n", shared.name.UTF8String, list[0].name.UTF8String);
        exit(0);
      }]=]):gsub("dealloc.*", "")))
  end)

  it("retains values that are assigned through a pointer", function()
    assert.equal("a\ndealloc a\ngone\n", (run(counted .. [=[
      int main(void) {
        Loud *variable = nil;
        Loud *__strong *pointer = &variable;
        { Loud *a = [[Loud alloc] initWithName:@"a"]; *pointer = a; }
        printf("%s\n", variable.name.UTF8String);
        variable = nil;
        printf("gone\n");
        return 0;
      }]=])))
  end)

  it("reads nil from a weak variable, and rejects a dangling one", function()
    local printed, status = run(counted .. [=[
      int main(void) {
        __weak Loud *weak;
        __unsafe_unretained Loud *dangling;
        { Loud *a = [[Loud alloc] initWithName:@"a"]; weak = a; dangling = a; }
        printf("%d\n", weak == nil);
        [dangling name];
        return 0;
      }]=])
    assert.match("dealloc a\n1\n", printed)
    assert.match("message sent to deallocated instance", printed)
    assert.equal(1, status)
  end)

  it("transfers references to Core Foundation and back", function()
    assert.equal("kept\ndealloc a\nreleased\n", (run(counted .. [=[
      int main(void) {
        CFTypeRef held;
        { Loud *a = [[Loud alloc] initWithName:@"a"]; held = CFBridgingRetain(a); }
        printf("kept\n");
        CFRelease(held);
        printf("released\n");
        return 0;
      }]=])))
  end)
end)
