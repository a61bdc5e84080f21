-- A timer or a display link that is invalidated releases its target at once; while it fires, it keeps the target.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local run = dofile(here .. "support/run_source.lua")

local function source(start, statements)
  return run([=[
    #import <Foundation/Foundation.h>
    #import <QuartzCore/QuartzCore.h>
    @interface Poller : NSObject @property int count; @property id source; @end
    @implementation Poller
    - (void)stop { [self.source invalidate]; printf("stopped "); self.count = 1; printf("count "); }
    - (void)tick { [self stop]; self.source = nil; printf("ticked "); }
    - (void)dealloc { printf("dealloc "); }
    @end
    static __unsafe_unretained Poller *last;
    static void start(void) { @autoreleasepool {
      Poller *poller = [Poller new];
      last = poller;
      ]=] .. start .. [=[
    } }
    int main(void) { @autoreleasepool { start(); ]=] .. statements .. [=[ } printf("end\n"); return 0; }]=])
end

local timer = [=[ poller.source = [NSTimer scheduledTimerWithTimeInterval:1 target:poller
  selector:@selector(tick) userInfo:nil repeats:YES]; ]=]
local link = [=[ poller.source = [CADisplayLink displayLinkWithTarget:poller selector:@selector(tick)];
  [poller.source addToRunLoop:NSRunLoop.mainRunLoop forMode:NSRunLoopCommonModes]; ]=]
local turn = "[NSRunLoop.mainRunLoop runUntilDate:[NSDate dateWithTimeIntervalSinceNow:3]];"

describe("a target whose only owner is a timer or a display link", function()
  it("is deallocated inside invalidate, and what its method does then is named", function()
    for _, start in ipairs {timer, link} do
      local output, status = source(start .. " poller.source = [poller.source self];", "[last stop];")
      -- The property keeps the timer; the timer has the target.
      assert.equal(1, status)
      assert.matches("dealloc stopped ", output, 1, true)
      assert.matches("EXC_BAD_ACCESS: -[Poller setCount:]: message sent to deallocated instance", output, 1, true)
    end
  end)

  it("lives until its method has returned if the timer or the link fires", function()
    for _, start in ipairs {timer, link} do
      local output, status = source(start .. " last = nil;", turn)
      assert.equal(0, status)
      assert.matches("stopped count ticked dealloc", output, 1, true)
    end
  end)
end)
