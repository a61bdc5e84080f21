-- Loops without a body, which wait for another thread.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local run = dofile(here .. "support/run_source.lua")

local function printed(statements)
  return (run("#import <Foundation/Foundation.h>\n#include <sched.h>\n#include <stdatomic.h>\n#include <libkern/OSAtomic.h>\n" .. [=[
    static volatile int done; static atomic_bool isReady; static volatile int32_t word; static int turns;
    static BOOL isFinished(void) { return done == 3; }
    static void later(NSTimeInterval delay, dispatch_block_t block) {
      [NSThread detachNewThreadWithBlock:^{ [NSThread sleepForTimeInterval:delay]; block(); }];
    }
    int main(void) { @autoreleasepool { ]=] .. statements .. "} return 0; }", "--time-limit 10"))
end

describe("a loop without a body", function()
  it("waits for what another thread changes, as time passes", function()
    assert.equal("1 2 3 4 5 0.5", printed [=[
      NSDate *start = [NSDate date];
      dispatch_async(dispatch_get_global_queue(0, 0), ^{ done = 1; });
      while (!done)
        ;
      printf("%d ", done);
      later(0.1, ^{ done = 2; }); while (done != 2) {} printf("%d ", done);
      later(0.1, ^{ done = 3; }); do {} while (!isFinished()); printf("%d ", done);
      later(0.1, ^{ isReady = YES; }); for (; !atomic_load(&isReady);) { continue; } printf("4 ");
      NSBlockOperation *operation = [NSBlockOperation blockOperationWithBlock:^{ [NSThread sleepForTimeInterval:0.2]; }];
      [[NSOperationQueue new] addOperation:operation];
      while (!operation.isFinished) {}
      printf("5 %.1f", -start.timeIntervalSinceNow);]=])
  end)

  it("waits for a lock that it tries to take", function()
    assert.equal("taken", printed [=[
      NSLock *lock = [NSLock new];
      later(0, ^{ [lock lock]; [NSThread sleepForTimeInterval:0.1]; [lock unlock]; });
      later(0.05, ^{ while (![lock tryLock]) {} done = 1; [lock unlock]; });
      word = 1; later(0.2, ^{ word = 0; });
      while (!OSAtomicCompareAndSwap32(0, 1, &word)) {}
      printf(done ? "taken" : "early");]=])
  end)

  it("passes no time if its test changes something", function()
    assert.equal("abc 0", printed [=[
      NSDate *start = [NSDate date]; char copy[4]; const char *from = "abc"; char *to = copy;
      later(1, ^{ turns++; });
      while ((*to++ = *from++)) {}
      printf("%s %g", copy, 0 - start.timeIntervalSinceNow);]=])
  end)
end)

describe("a thread that yields", function()
  it("lets time pass until another one is woken", function()
    assert.equal("a b c", printed [=[
      later(0.01, ^{ done = 1; }); while (!done) sched_yield(); printf("a ");
      later(0.01, ^{ done = 0; }); while (done) { turns++; usleep(0); } printf("b ");
      dispatch_after(dispatch_time(DISPATCH_TIME_NOW, NSEC_PER_MSEC), dispatch_get_global_queue(0, 0), ^{ done = 1; });
      while (!done) { turns++; pthread_yield_np(); }
      printf("c");]=])
  end)
end)
