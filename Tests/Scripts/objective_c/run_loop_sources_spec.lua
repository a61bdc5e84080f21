-- CFRunLoopSource: signalled by a program, performed by a run loop.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local printed = dofile(here .. "support/run_main.lua")

local callbacks = [=[
  static void scheduled(void *info, CFRunLoopRef loop, CFRunLoopMode mode) { printf("scheduled "); }
  static void cancelled(void *info, CFRunLoopRef loop, CFRunLoopMode mode) { printf("cancelled "); }
  static void perform(void *info) { printf("%d ", *(int *)info); }
  static int number = 5;
  static CFRunLoopSourceRef make(void) {
    CFRunLoopSourceContext context = {.info = &number, .schedule = scheduled, .cancel = cancelled, .perform = perform};
    return CFRunLoopSourceCreate(NULL, 3, &context);
  }
  static void run(void) { CFRunLoopRunInMode(kCFRunLoopDefaultMode, 0.1, false); }
]=]

describe("a source of a run loop", function()
  it("is performed once when it was signalled, in the next round", function()
    assert.equal("scheduled | 5 | cancelled 3", printed([=[
      CFRunLoopSourceRef source = make();
      CFRunLoopAddSource(CFRunLoopGetMain(), source, kCFRunLoopDefaultMode);
      CFRunLoopAddSource(CFRunLoopGetMain(), source, kCFRunLoopDefaultMode);
      run();
      printf("| ");
      CFRunLoopSourceSignal(source);
      CFRunLoopSourceSignal(source);
      CFRunLoopWakeUp(CFRunLoopGetMain());
      run();
      run();
      printf("| ");
      CFRunLoopSourceInvalidate(source);
      CFRunLoopSourceSignal(source);
      run();
      printf("%d", (int)CFRunLoopSourceGetOrder(source));
      CFRelease(source);]=], callbacks))
  end)

  it("is waited for by its loop until it is removed", function()
    assert.equal("scheduled 1 1 cancelled 0 0", printed([=[
      CFRunLoopSourceRef source = make();
      CFRunLoopRef loop = CFRunLoopGetMain();
      CFRunLoopAddSource(loop, source, kCFRunLoopDefaultMode);
      printf("%d ", CFRunLoopContainsSource(loop, source, kCFRunLoopDefaultMode));
      NSRunLoop *main = NSRunLoop.mainRunLoop;
      NSDate *soon = [NSDate dateWithTimeIntervalSinceNow:1];
      printf("%d ", [main runMode:NSDefaultRunLoopMode beforeDate:soon]);
      CFRunLoopRemoveSource(loop, source, kCFRunLoopDefaultMode);
      printf("%d ", CFRunLoopContainsSource(loop, source, kCFRunLoopDefaultMode));
      CFRunLoopSourceSignal(source);
      run();
      printf("0");
      CFRelease(source);]=], callbacks))
  end)
end)
