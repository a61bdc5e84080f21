-- A restored snapshot drops blocks that wait, with the objects that they captured.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local imported = dofile(here .. "support/import_source.lua")

local globals = imported [=[
#import <UIKit/UIKit.h>
@interface Dot : UIView @end
@implementation Dot @end
void beginAnimation(void) {
  Dot *dot = [[Dot alloc] init];
  [UIView animateWithDuration:1 delay:5 options:0 animations:^{ dot.alpha = 0; } completion:^(BOOL finished) {
    dot.alpha = 1;
  }];
}
void beginDelay(void) {
  Dot *dot = [[Dot alloc] init];
  dispatch_after(dispatch_time(DISPATCH_TIME_NOW, NSEC_PER_SEC), dispatch_get_main_queue(), ^{ dot.alpha = 1; });
}
]=]

describe("a block that waits when a snapshot is restored", function()
  for _, name in ipairs {"beginAnimation", "beginDelay"} do
    it("ends without a message to the captured objects: " .. name, function()
      local before = objc.snapshot()
      objc.autoreleasepool(function() globals[name]() end)
      assert.equal(1, #objc.liveObjects(objc.Dot))
      objc.restore(before)
      collectgarbage()
      runloop.run(10)
      assert.same({}, objc.liveObjects(objc.Dot))
    end)
  end
end)
