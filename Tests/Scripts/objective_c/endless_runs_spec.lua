-- Runs without a time limit, of the main run loop and of the main queue.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local run = dofile(here .. "support/run_source.lua")

local function printed(body)
  return (run([=[
    #import <Foundation/Foundation.h>
    int main(void) {
      __block int count = 0;
      ]=] .. body .. "\nreturn 0; }"))
end
-- A source whose repeating timer runs a statement each second.
local function timed(statement, rest)
  return ([=[
    [NSTimer scheduledTimerWithTimeInterval:1 repeats:YES block:^(NSTimer *timer) { count++; %s }];
    %s]=]):format(statement, rest)
end
local SOURCE = [=[
  dispatch_source_t source = dispatch_source_create(DISPATCH_SOURCE_TYPE_TIMER, 0, 0, dispatch_get_main_queue());
  dispatch_source_set_timer(source, dispatch_time(DISPATCH_TIME_NOW, NSEC_PER_SEC), NSEC_PER_SEC, 0);
  dispatch_source_set_event_handler(source, ^{ printf("%d ", ++count); if (count == 3) exit(0); });
  dispatch_resume(source);]=]

describe("a run without a time limit", function()
  it("runs while only a repeating timer is left", function()
    assert.equal("3 ", printed(timed("if (count == 3) [timer invalidate];", [=[
      [[NSRunLoop currentRunLoop] run];
      printf("%d ", count);]=])))
  end)

  it("ends when the loop is stopped", function()
    assert.equal("2 ", printed(timed("if (count == 2) CFRunLoopStop(CFRunLoopGetCurrent());", [=[
      CFRunLoopRun();
      printf("%d ", count);]=])))
  end)

  it("serves a repeating timer of the main queue", function()
    assert.equal("1 2 3 ", printed(SOURCE .. " dispatch_main();"))
    assert.equal("1 2 3 ", printed(SOURCE .. " [[NSRunLoop mainRunLoop] run];"))
  end)

  it("ends when for an hour only repeating timers have run", function()
    assert.equal("3600 ", printed(timed("", [=[
      [[NSRunLoop currentRunLoop] run];
      printf("%d ", count);]=])))
  end)

  it("takes no time if nothing is scheduled", function()
    assert.equal("0 ", printed [=[
      NSDate *start = [NSDate date];
      [[NSRunLoop currentRunLoop] run];
      printf("%g ", [[NSDate date] timeIntervalSinceDate:start]);]=])
  end)
end)
