local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local run = dofile(here .. "../objective_c/support/run_source.lua")

describe("an invocation's C string", function()
  it("is taken from arrays and allocated memory, and copied when it is retained", function()
    assert.equal("array heap hello ", run [=[
      #import <Foundation/Foundation.h>
      #include <string.h>
      @interface Speaker : NSObject
      - (void)say:(const char *)text;
      - (void)shout:(char *)text;
      @end
      @implementation Speaker
      - (void)say:(const char *)text { printf("%s ", text); }
      - (void)shout:(char *)text { printf("%s ", text); }
      @end
      @interface Later : NSProxy { @public Speaker *target; NSInvocation *kept; } @end
      @implementation Later
      - (NSMethodSignature *)methodSignatureForSelector:(SEL)s { return [target methodSignatureForSelector:s]; }
      - (void)forwardInvocation:(NSInvocation *)i { i.target = target; [i retainArguments]; kept = i; }
      @end
      static void send(SEL selector, char *text) {
        Speaker *speaker = [Speaker new];
        NSInvocation *i = [NSInvocation invocationWithMethodSignature:[speaker methodSignatureForSelector:selector]];
        i.selector = selector;
        [i setArgument:&text atIndex:2];
        [i invokeWithTarget:speaker];
      }
      int main(void) {
        char buffer[8] = "array", *heap = strdup("heap");
        send(@selector(say:), buffer);
        send(@selector(shout:), heap);
        Later *later = [Later alloc];
        later->target = [Speaker new];
        char text[8] = "hello";
        [(id)later say:text];
        text[0] = 'J';
        [later->kept invoke];
        return 0;
      }]=])
  end)
end)
