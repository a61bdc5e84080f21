-- The end of `main` is the end of the process.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local run = dofile(here .. "support/run_source.lua")

describe("a thread that waits when main returns", function()
  it("ends with the process, and is not a deadlock", function()
    local text, status = run [[
      #import <Foundation/Foundation.h>
      int main(void) {
        dispatch_semaphore_t never = dispatch_semaphore_create(0);
        dispatch_async(dispatch_get_global_queue(0, 0), ^{
          printf("waits ");
          dispatch_semaphore_wait(never, DISPATCH_TIME_FOREVER);
        });
        [NSThread sleepForTimeInterval:0.1];
        printf("end");
        return 0;
      }]]
    assert.equal("waits end", text)
    assert.equal(0, status)
  end)

  it("is one where main waits for it", function()
    local text, status = run [[
      #import <Foundation/Foundation.h>
      int main(void) {
        dispatch_semaphore_wait(dispatch_semaphore_create(0), DISPATCH_TIME_FOREVER);
        return 0;
      }]]
    assert.match("Deadlock", text)
    assert.equal(1, status)
  end)
end)
