--- Methods of SDKs that take their hooks away again, which `hookhost check` calls after the installers.
local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local Folder = dofile(here .. "support/check_folder.lua")

-- An SDK that an app starts and stops; BODY is what `stop` does.
local stoppable <const> = [=[
@interface Rest : NSObject
@end
static IMP original;
static BOOL isStopped;
@implementation Rest
+ (Method)method { return class_getInstanceMethod(UIViewController.class, @selector(viewDidAppear:)); }
+ (void)startTracking {
  original = method_getImplementation(self.method);
  method_setImplementation(self.method, imp_implementationWithBlock(^(id self, BOOL animated) {
    ((void (*)(id, SEL, BOOL))original)(self, @selector(viewDidAppear:), animated);
  }));
}
+ (void)stopTracking { BODY }
@end
]=]

describe("hookhost check of an SDK that can be switched off", function()
  local folder
  before_each(function()
    folder = Folder.new()
    folder:writeManager("Pods/Other/Other.m", "Other")
  end)
  after_each(function() folder:remove() end)

  it("warns if its restored implementation removes a later hook", function()
    local text, status = folder:checkPods {
      Rest = stoppable:gsub("BODY", "method_setImplementation(self.method, original);") .. "",
    }
    assert.equal(0, status)
    assert.matches("\nwarning HH111  -[UIViewController viewDidAppear:]  (Other, Rest)\n", "\n" .. text, 1, true)
    assert.matches("\n  orders: Rest then Other then +[Rest stopTracking]\n  fix: Leave the hook in place", text, 1, true)
    assert.not_matches("error HH", text, 1, true)
    local report = folder:check "--output json"
    assert.matches('"removers": ["+[Rest stopTracking]"]', report, 1, true)
    assert.matches('"order": ["Rest", "Other", "+[Rest stopTracking]"]', report, 1, true)
  end)

  it("runs no order with a method that leaves the hooks in place", function()
    folder:checkPods {Rest = stoppable:gsub("BODY", "isStopped = YES;") .. ""}
    local report = folder:check "--output json"
    assert.matches('"warnings": 0,', report, 1, true)
    assert.not_matches("stopTracking", report, 1, true)
  end)
end)
