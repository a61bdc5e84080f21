-- What the kernel, the log and the network say about the device.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local printed = dofile(here .. "support/run_main.lua")

describe("the kernel", function()
  it("says how much memory the program uses, by structure and by buffer", function()
    assert.equal("0 1 0 1 4", printed([=[
      task_info_data_t buffer;
      mach_msg_type_number_t count = TASK_INFO_MAX;
      printf("%d ", task_info(mach_task_self(), TASK_BASIC_INFO, (task_info_t)buffer, &count));
      printf("%d ", ((task_basic_info_t)buffer)->resident_size > 0);
      struct task_vm_info info;
      count = TASK_VM_INFO_COUNT;
      printf("%d ", task_info(mach_task_self(), TASK_VM_INFO, (task_info_t)&info, &count));
      printf("%d ", info.phys_footprint > 0);
      printf("%d", task_info(mach_task_self(), 99, (task_info_t)&info, &count));]=], "#import <mach/mach.h>\n"))
  end)

  it("has the types of its exceptions", function()
    assert.equal("2", printed([=[
      exception_type_t type = EXC_BAD_ACCESS;
      exception_mask_t mask = EXC_MASK_BAD_ACCESS;
      printf("%u", mask << (type - 1));]=], "#import <mach/mach.h>\n"))
  end)

  it("counts pages, processors and threads", function()
    assert.equal("1 0 1 0 1", printed([=[
      vm_statistics_data_t pages;
      mach_msg_type_number_t count = HOST_VM_INFO_COUNT;
      host_statistics(mach_host_self(), HOST_VM_INFO, (host_info_t)&pages, &count);
      printf("%d ", pages.free_count > 0);
      natural_t processors;
      processor_info_array_t loads;
      mach_msg_type_number_t size;
      printf("%d ", host_processor_info(mach_host_self(), PROCESSOR_CPU_LOAD_INFO, &processors, &loads, &size));
      printf("%d ", size == processors * CPU_STATE_MAX && loads[CPU_STATE_IDLE] >= 0);
      thread_array_t threads;
      mach_msg_type_number_t thread_count;
      printf("%d %u", task_threads(mach_task_self(), &threads, &thread_count), thread_count);]=], "#import <mach/mach.h>\n"))
  end)
end)

describe("the unified log", function()
  it("writes to standard error, except to the disabled log; signposts have identifiers", function()
    assert.equal("hello x 3\n1 0 1", printed([=[
      os_log(OS_LOG_DEFAULT, "hello %{public}@ %d", @"x", 3);
      os_log(OS_LOG_DISABLED, "never");
      os_log_t log = os_log_create("com.example", "net");
      os_signpost_id_t one = os_signpost_id_generate(log), other = os_signpost_id_generate(log);
      os_signpost_interval_begin(log, one, "load", "%d", 1);
      printf("%d %d %d", log == os_log_create("com.example", "net"), os_log_type_enabled(OS_LOG_DISABLED, OS_LOG_TYPE_INFO),
        one != other);]=], "#import <os/log.h>\n#import <os/signpost.h>\n"))
  end)
end)

describe("reachability", function()
  it("follows the simulated network, and reports changes on the run loop", function()
    local path = os.tmpname() .. ".m"
    local file <close> = assert(io.open(path, "w"))
    file:write [=[
#import <SystemConfiguration/SystemConfiguration.h>
#import <Foundation/Foundation.h>
static NSMutableArray *heard;
static void changed(SCNetworkReachabilityRef target, SCNetworkReachabilityFlags flags, void *info) { [heard addObject:@(flags)]; }
@interface ReachabilityProbe : NSObject @end
@implementation ReachabilityProbe
+ (void)start {
  heard = [NSMutableArray array];
  SCNetworkReachabilityRef target = SCNetworkReachabilityCreateWithName(NULL, "example.com");
  SCNetworkReachabilitySetCallback(target, changed, NULL);
  SCNetworkReachabilityScheduleWithRunLoop(target, CFRunLoopGetMain(), kCFRunLoopCommonModes);
}
+ (unsigned)flags {
  SCNetworkReachabilityFlags flags = 99;
  SCNetworkReachabilityRef target = SCNetworkReachabilityCreateWithName(NULL, "example.com");
  SCNetworkReachabilityGetFlags(target, &flags);
  CFRelease(target);
  return flags;
}
+ (NSString *)heard { return [heard componentsJoinedByString:@" "]; }
@end
]=]
    file:flush()
    objc.import(path)
    os.remove(path)
    objc.ReachabilityProbe:start()
    runloop.runUntilIdle()
    network.setOffline(true)
    assert.equal(0, objc.ReachabilityProbe:flags())
    runloop.runUntilIdle()
    network.setOffline(false)
    assert.equal(2, objc.ReachabilityProbe:flags())
    runloop.runUntilIdle()
    assert.equal("2 0 2", tostring(objc.ReachabilityProbe:heard()))
  end)
end)
