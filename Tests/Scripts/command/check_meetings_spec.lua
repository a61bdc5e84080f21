--- Conflicts of two SDKs of which at least one changes no method that the other names.
local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local Folder = dofile(here .. "support/check_folder.lua")

-- An SDK that changes the class of the app's object, in front of its superclass.
local function event_sdk(name)
  return ([=[
@interface NAMEApplication : UIApplication
@end
@implementation NAMEApplication
- (void)sendEvent:(UIEvent *)event { [super sendEvent:event]; }
@end
@interface NAME : NSObject
@end
@implementation NAME
+ (void)start { object_setClass(UIApplication.sharedApplication, NAMEApplication.class); }
@end
]=]):gsub("NAME", name) .. ""
end

describe("hookhost check", function()
  local folder
  before_each(function() folder = Folder.new() end)
  after_each(function() folder:remove() end)

  local function assert_found(sources, ...)
    local text = folder:checkPods(sources)
    for _, part in ipairs {...} do assert.matches(part, text, 1, true) end
    return text
  end

  it("finds that an object loses the class that another SDK has given it", function()
    local text = assert_found({First = event_sdk "First", Second = event_sdk "Second"},
      "error HH111  -[UIApplication sendEvent:]  (First, Second)\n", "\n  First: Pods/First/First.m:6",
      "\n  Second: Pods/Second/Second.m:6", "fix: Change the method of the class, or use a proxy",
      "-sendEvent:  First  isa, +[First start], Pods/First/First.m:6, ran ")
    assert.is_nil(text:find("HH005", 1, true))
  end)

  it("finds that a class between two of the system hides a hook", function()
    assert_found({Layout = [=[
@implementation UIViewController (Layout)
+ (void)load {
  method_exchangeImplementations(class_getInstanceMethod(self, @selector(viewWillLayoutSubviews)),
    class_getInstanceMethod(self, @selector(layout_viewWillLayoutSubviews)));
}
- (void)layout_viewWillLayoutSubviews { [self layout_viewWillLayoutSubviews]; }
@end
]=], Between = [=[
@interface BetweenController : UIViewController
@end
@implementation BetweenController
- (void)viewWillLayoutSubviews {}
@end
@interface Between : NSObject
@end
@implementation Between
+ (void)start { class_setSuperclass(UINavigationController.class, BetweenController.class); }
@end
]=]}, "error HH111  -[UIViewController viewWillLayoutSubviews]  (Between, Layout)\n", "\n  Between: Pods/Between/Between.m:6")
  end)
end)
