-- Functions that tell the time beside those of C: the kernel's clocks and dispatch_benchmark.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local run = dofile(here .. "support/run_source.lua")

describe("a source", function()
  it("reads the clocks of the kernel's services", function()
    assert.equal("1 1 1\n", (run [[
      #include <mach/clock.h>
      #include <mach/mach.h>
      #include <stdio.h>
      #include <time.h>
      int main(void) {
        clock_serv_t calendar, system;
        mach_timespec_t date, uptime;
        host_get_clock_service(mach_host_self(), CALENDAR_CLOCK, &calendar);
        host_get_clock_service(mach_host_self(), SYSTEM_CLOCK, &system);
        clock_get_time(calendar, &date);
        clock_get_time(system, &uptime);
        printf("%d %d %d\n", date.tv_sec == time(NULL), uptime.tv_sec < date.tv_sec,
          mach_port_deallocate(mach_task_self(), calendar) == KERN_SUCCESS);
        return 0;
      }]]))
  end)

  it("measures a block with dispatch_benchmark, in virtual time", function()
    assert.equal("4 500000000\n", (run [[
      #import <Foundation/Foundation.h>
      extern uint64_t dispatch_benchmark(size_t count, dispatch_block_t block);
      int main(void) {
        __block int runs = 0;
        uint64_t time = dispatch_benchmark(4, ^{
          runs++;
          [NSThread sleepForTimeInterval:0.5];
        });
        printf("%d %llu\n", runs, time);
        return 0;
      }]]))
  end)

  it("asks the process whether it is an iOS app on a Mac", function()
    assert.equal("0 0\n", (run [[
      #import <Foundation/Foundation.h>
      int main(void) {
        NSProcessInfo *info = NSProcessInfo.processInfo;
        printf("%d %d\n", info.iOSAppOnMac, [info isiOSAppOnMac]);
        return 0;
      }]]))
  end)
end)
