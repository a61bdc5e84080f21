-- Behaviors that public suites of Foundation and of the runtime check.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local run = dofile(here .. "support/run_source.lua")

describe("a block", function()
  it("has its own signature, so that an invocation can call it", function()
    assert.matches("2 c 1", run([=[
      #import <Foundation/Foundation.h>
      int main(void) {
        __block BOOL called = NO;
        void (^block)(char) = ^(char c) { called = c == 'B'; };
        NSMethodSignature *signature = [(id)block methodSignatureForSelector:@selector(invoke)];
        NSInvocation *invocation = [NSInvocation invocationWithMethodSignature:signature];
        char letter = 'B';
        [invocation setTarget:block];
        [invocation setArgument:&letter atIndex:1];
        [invocation invoke];
        printf("%d %s %d\n", (int)signature.numberOfArguments, [signature getArgumentTypeAtIndex:1], called);
      }]=], "--no-arc"), 1, true)
  end)
end)

describe("the domain of a system's error", function()
  it("is the constant of that name, before a source has named it", function()
    assert.matches("1 1", run([=[
      #import <Foundation/Foundation.h>
      int main(void) {
        NSError *error = nil;
        [NSJSONSerialization JSONObjectWithData:[@"true" dataUsingEncoding:4] options:0 error:&error];
        printf("%d ", error.domain == NSCocoaErrorDomain);
        printf("%d\n", [[error domain] isEqual:@"NSCocoaErrorDomain"]);
      }]=], "--no-arc"), 1, true)
  end)
end)

describe("a variable set by key-value coding", function()
  it("autoreleases its former object", function()
    assert.matches("retained 1 released 0 autoreleased 1", run([=[
      #import <Foundation/Foundation.h>
      static int retained, released, autoreleased;
      @interface Counted : NSObject @end
      @implementation Counted
      - (id)retain { retained++; return [super retain]; }
      - (oneway void)release { released++; [super release]; }
      - (id)autorelease { autoreleased++; return [super autorelease]; }
      @end
      @interface Owner : NSObject { id object; } @end
      @implementation Owner @end
      int main(void) {
        NSAutoreleasePool *pool = [NSAutoreleasePool new];
        Owner *owner = [Owner new];
        [owner setValue:[[Counted alloc] init] forKey:@"object"];
        [owner setValue:nil forKey:@"object"];
        printf("retained %d released %d autoreleased %d\n", retained, released, autoreleased);
        [pool release];
      }]=], "--no-arc"), 1, true)
  end)
end)

describe("the size of an encoding", function()
  it("is refused for a structure with bit-fields", function()
    assert.matches("16 NSInvalidArgumentException", run [=[
      #import <Foundation/Foundation.h>
      int main(void) { @autoreleasepool {
        NSUInteger size = 0;
        NSGetSizeAndAlignment("{b4=iq}", &size, NULL);
        printf("%d ", (int)size);
        @try { NSGetSizeAndAlignment(@encode(struct { int b : 23; }), &size, NULL); }
        @catch (NSException *e) { printf("%s\n", e.name.UTF8String); }
      } }]=], 1, true)
  end)
end)

describe("an output stream to a buffer", function()
  it("fills the memory of the source", function()
    assert.matches("Hello, world 12 0", run [=[
      #import <Foundation/Foundation.h>
      int main(void) { @autoreleasepool {
        uint8_t memory[12];
        NSOutputStream *stream = [NSOutputStream outputStreamToBuffer:memory capacity:12];
        [stream open];
        NSInteger count = [stream write:(const uint8_t *)"Hello, " maxLength:7];
        count += [stream write:(const uint8_t *)"world" maxLength:5];
        printf("%.12s %d %d\n", memory, (int)count, stream.hasSpaceAvailable);
      } }]=], 1, true)
  end)
end)

describe("a value of a queue", function()
  it("is destroyed when another one replaces it", function()
    assert.matches("0 1 first", run [=[
      #import <Foundation/Foundation.h>
      static int destroyed; static char key; static const char *last = "";
      static void destroy(void *value) { destroyed++; last = value; }
      int main(void) { @autoreleasepool {
        dispatch_queue_t queue = dispatch_queue_create("q", NULL);
        dispatch_queue_set_specific(queue, &key, "first", destroy);
        printf("%d ", destroyed);
        dispatch_queue_set_specific(queue, &key, "second", destroy);
        [[NSRunLoop currentRunLoop] runUntilDate:[NSDate dateWithTimeIntervalSinceNow:0.1]];
        printf("%d %s\n", destroyed, last);
      } }]=], 1, true)
  end)
end)

describe("the address of a field", function()
  it("begins the memory of the fields beside it", function()
    assert.matches("0 1 2 3 4 0 5 6", run [=[
      #include <stdio.h>
      #include <string.h>
      typedef struct { unsigned char a, b, c, d; int e; } Bytes;
      static Bytes made(void) { return (Bytes){1, 2, 3, 4, 5}; }
      int main(void) {
        Bytes one = made(), other = made();
        printf("%d ", memcmp(&one.a, &other.a, 4));
        for (int i = 0; i < 4; i++) printf("%d ", ((unsigned char *)&one.a)[i]);
        memset(&one.b, 0, 3);
        printf("%d ", one.d);
        memcpy(&one.c, &(int){0x0606}, 2);
        printf("%d %d\n", one.e, one.d);
      }]=], 1, true)
  end)
end)

describe("a variable of type Class", function()
  it("retains what it refers to only if it is __strong", function()
    assert.matches("ended kept ended released", run [=[
      #import <Foundation/Foundation.h>
      @interface Mock : NSObject @end
      @implementation Mock
      - (void)dealloc { printf("ended "); }
      @end
      static id made(void) { return [Mock new]; }
      int main(void) {
        @autoreleasepool { Class plain = made(); }
        __strong Class kept;
        @autoreleasepool { kept = made(); }
        printf("kept ");
        [kept hash];
        kept = Nil;
        printf("released\n");
      }]=], 1, true)
  end)
end)

describe("random()", function()
  it("returns the numbers of BSD's generator", function()
    assert.matches("1804289383 290852541 2066988985 0.13543876865879", run [=[
      #include <stdlib.h>
      #include <stdio.h>
      int main(void) {
        printf("%ld ", random());
        srandom(6);
        printf("%ld %ld ", random(), random());
        srandom(6);
        printf("%.14f\n", random() / 2147483648.0);
      }]=], 1, true)
  end)
end)

describe("percent escapes", function()
  it("are all replaced, but for those of some characters, or none", function()
    assert.matches("a!b a%21b a%21b", run [=[
      #import <Foundation/Foundation.h>
      static void show(CFStringRef left) {
        CFStringRef text = CFURLCreateStringByReplacingPercentEscapes(NULL, CFSTR("a%21b"), left);
        printf("%s ", [(__bridge NSString *)text UTF8String]);
      }
      int main(void) { @autoreleasepool { show(CFSTR("")); show(CFSTR("!")); show(NULL); puts(""); } }]=], 1, true)
  end)
end)

describe("an observer that removes and releases itself", function()
  it("is retained until its notification ends", function()
    assert.matches("2 ended after", run([=[
      #import <Foundation/Foundation.h>
      @interface Observed : NSObject @property (nonatomic) int value; @end
      @implementation Observed @end
      static const char *phase = "during";
      @interface Observer : NSObject @end
      @implementation Observer
      - (void)observeValueForKeyPath:(NSString *)path ofObject:(id)object change:(NSDictionary *)change
                             context:(void *)context {
        [object removeObserver:self forKeyPath:path];
        printf("%d ", (int)[self retainCount]);
        [self release];
        phase = "after";
      }
      - (void)dealloc { printf("ended %s\n", phase); [super dealloc]; }
      @end
      int main(void) {
        Observed *observed = [Observed new];
        [observed addObserver:[Observer new] forKeyPath:@"value" options:0 context:NULL];
        observed.value = 1;
      }]=], "--no-arc"), 1, true)
  end)
end)

describe("a structure in a change", function()
  it("stays an object while its dictionary lives", function()
    assert.matches("0 lost", run([=[
      #import <Foundation/Foundation.h>
      typedef struct Three { int a, b, c; } Three;
      @interface Observed : NSObject @property (nonatomic) Three value; @end
      @implementation Observed @end
      static NSMutableArray *changes;
      @interface Observer : NSObject @end
      @implementation Observer
      - (void)observeValueForKeyPath:(NSString *)path ofObject:(id)object change:(NSDictionary *)change
                             context:(void *)context { [changes addObject:[[change copy] autorelease]]; }
      @end
      int main(void) {
        changes = [NSMutableArray new];
        Observed *observed = [Observed new]; Observer *observer = [Observer new];
        [observed addObserver:observer forKeyPath:@"value" options:3 context:NULL];
        for (int i = 0; i < 2000; i++) { @autoreleasepool { observed.value = (Three){i, 2, 3}; } }
        int lost = 0;
        for (NSDictionary *change in changes) {
          @try { if (strcmp([change[NSKeyValueChangeNewKey] objCType], @encode(Three))) lost++; }
          @catch (NSException *e) { lost++; }
        }
        printf("%d lost\n", lost);
      }]=], "--no-arc"), 1, true)
  end)
end)
