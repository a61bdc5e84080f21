-- CFRunLoopObserver: callbacks at the steps of a run loop.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local printed = dofile(here .. "support/run_main.lua")

local observe = [=[
  static CFRunLoopObserverRef observe(CFOptionFlags activities, BOOL repeats, CFIndex order, const char *word) {
    CFRunLoopObserverRef observer = CFRunLoopObserverCreateWithHandler(NULL, activities, repeats, order,
      ^(CFRunLoopObserverRef one, CFRunLoopActivity activity) { printf("%s%lu ", word, (unsigned long)activity); });
    CFRunLoopAddObserver(CFRunLoopGetMain(), observer, kCFRunLoopCommonModes);
    CFRelease(observer);
    return observer;
  }
]=]

describe("an observer of a run loop", function()
  it("sees the loop look for work, sleep, and wake to do it", function()
    assert.equal("1 2 4 block 32 64 timer 2 4 32 64 2 4 32 128 | ", printed([=[
      observe(kCFRunLoopAllActivities, YES, 0, "");
      dispatch_async(dispatch_get_main_queue(), ^{ printf("block "); });
      [NSTimer scheduledTimerWithTimeInterval:1 repeats:NO block:^(NSTimer *timer) { printf("timer "); }];
      [NSRunLoop.mainRunLoop runUntilDate:[NSDate dateWithTimeIntervalSinceNow:2]];
      printf("| ");]=], observe):match "^.-| ")
  end)

  it("is called in order of priority, once if it does not repeat, and not when it is invalid", function()
    assert.equal("a64 b64 c64 a64 c64 c64 ", printed([=[
      observe(kCFRunLoopAfterWaiting, YES, 5, "c");
      observe(kCFRunLoopAfterWaiting, NO, 0, "b");
      CFRunLoopObserverRef first = observe(kCFRunLoopAfterWaiting, YES, -5, "a");
      for (int round = 0; round < 3; round++) {
        if (round == 2) CFRunLoopObserverInvalidate(first);
        [NSRunLoop.mainRunLoop runUntilDate:[NSDate dateWithTimeIntervalSinceNow:0.1]];
      }]=], observe))
  end)
end)

describe("a run loop that is run by C", function()
  it("runs until it is stopped", function()
    assert.equal("stopped after 3.0", printed [=[
      CFTimeInterval start = CACurrentMediaTime();
      [NSTimer scheduledTimerWithTimeInterval:1 repeats:YES block:^(NSTimer *timer) {
        if (CACurrentMediaTime() - start > 2.5) CFRunLoopStop(CFRunLoopGetMain());
      }];
      dispatch_after(dispatch_time(DISPATCH_TIME_NOW, 9 * NSEC_PER_SEC), dispatch_get_main_queue(), ^{});
      CFRunLoopRun();
      printf("stopped after %.1f", CACurrentMediaTime() - start);]=])
  end)

  it("returns after a source, which a timer is not", function()
    assert.equal("4 after 2.0", printed [=[
      CFTimeInterval start = CACurrentMediaTime();
      [NSTimer scheduledTimerWithTimeInterval:1 repeats:NO block:^(NSTimer *timer) {}];
      dispatch_after(dispatch_time(DISPATCH_TIME_NOW, 2 * NSEC_PER_SEC), dispatch_get_main_queue(), ^{});
      int reason = CFRunLoopRunInMode(kCFRunLoopDefaultMode, 9, true);
      printf("%d after %.1f", reason, CACurrentMediaTime() - start);]=])
  end)
end)

it("a run loop's reference is the one that C has", function()
  assert.equal("1 1", printed [=[
    printf("%d %d", [NSRunLoop currentRunLoop].getCFRunLoop == CFRunLoopGetCurrent(),
      [[NSRunLoop mainRunLoop] getCFRunLoop] == CFRunLoopGetMain());]=])
end)

describe("a run loop", function()
  it("waits between its entries, and has a date for the next timer", function()
    assert.equal("0 0 1 3 0", printed [=[
      CFRunLoopRef loop = CFRunLoopGetMain();
      printf("%d ", CFRunLoopIsWaiting(loop));
      [NSThread detachNewThreadWithBlock:^{ [NSThread sleepForTimeInterval:2]; printf("%d ", CFRunLoopIsWaiting(loop)); }];
      [NSTimer scheduledTimerWithTimeInterval:1 repeats:NO block:^(NSTimer *timer) {
        printf("%d ", CFRunLoopIsWaiting(loop));
      }];
      [NSTimer scheduledTimerWithTimeInterval:6 repeats:NO block:^(NSTimer *timer) {}];
      CFRunLoopRunInMode(kCFRunLoopDefaultMode, 3, false);
      printf("%g ", CFRunLoopGetNextTimerFireDate(loop, kCFRunLoopDefaultMode) - CFAbsoluteTimeGetCurrent());
      printf("%g", CFRunLoopGetNextTimerFireDate(loop, CFSTR("OwnMode")));]=])
  end)

  it("runs in a mode until that is empty or the time is up", function()
    assert.equal("1 own 1 own 3 5 other ", printed [=[
      CFStringRef mode = CFSTR("OwnMode");
      void (^schedule)(BOOL) = ^(BOOL repeats) {
        NSTimer *timer = [NSTimer timerWithTimeInterval:2 repeats:repeats block:^(NSTimer *one) { printf("own "); }];
        [NSRunLoop.mainRunLoop addTimer:timer forMode:(__bridge NSString *)mode];
      };
      [NSTimer scheduledTimerWithTimeInterval:1 repeats:NO block:^(NSTimer *one) { printf("other "); }];
      NSDate *start = [NSDate date];
      printf("%d ", (int)CFRunLoopRunInMode(mode, 9, false));
      schedule(NO);
      printf("%d ", (int)CFRunLoopRunInMode(mode, 9, false));
      schedule(YES);
      printf("%d ", (int)CFRunLoopRunInMode(mode, 3, false));
      printf("%g ", -start.timeIntervalSinceNow);]=])
  end)

  it("performs a block in its thread, and in the block's mode", function()
    assert.equal("own 1 main 1 thread 0 ", printed [=[
      CFRunLoopRef loop = CFRunLoopGetMain();
      CFRunLoopPerformBlock(loop, kCFRunLoopDefaultMode, ^{ printf("main %d ", NSThread.isMainThread); });
      CFRunLoopPerformBlock(loop, (__bridge CFArrayRef)@[@"OwnMode"], ^{ printf("own %d ", NSThread.isMainThread); });
      CFRunLoopRunInMode(CFSTR("OwnMode"), 0, true);
      CFRunLoopRunInMode(kCFRunLoopDefaultMode, 0, true);
      [NSThread detachNewThreadWithBlock:^{
        CFRunLoopPerformBlock(CFRunLoopGetCurrent(), kCFRunLoopDefaultMode, ^{
          printf("thread %d ", NSThread.isMainThread);
        });
        CFRunLoopRunInMode(kCFRunLoopDefaultMode, 1, true);
      }];
      [NSThread sleepForTimeInterval:3];]=])
  end)
end)
