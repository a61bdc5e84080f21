--- Faults of `+load` and `+initialize` that `hookhost check` finds.
local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local Folder = dofile(here .. "support/check_folder.lua")
local head = "#import <UIKit/UIKit.h>\n#import <objc/runtime.h>\n"

describe("hookhost check", function()
  local folder
  before_each(function() folder = Folder.new() end)
  after_each(function() folder:remove() end)

  it("finds a +load that messages a class of another SDK before its +load", function()
    folder:write("Pods/Registry/Registry.m", head .. [=[
@interface Registry : NSObject
+ (NSMutableArray *)modules;
@end
@implementation Registry
static NSMutableArray *modules;
+ (void)load { modules = [NSMutableArray array]; }
+ (NSMutableArray *)modules {
  NSAssert(modules, @"the registry is not loaded");
  return modules;
}
@end
]=])
    folder:write("Pods/Module/Module.m", head .. [=[
@interface NSObject (Registry)
+ (NSMutableArray *)modules;
@end
static void enter(Class cls) { [[NSClassFromString(@"Registry") modules] addObject:cls]; }
@interface Module : NSObject
@end
@implementation Module
+ (void)load { enter(self); }
@end
]=])
    local text, status = folder:check()
    assert.equal(1, status)
    assert.matches("error HH105  +[Module load]  (Module, Registry)\n", text, 1, true)
    assert.matches("Registry: Pods/Registry/Registry.m:10\n  Module: Pods/Module/Module.m:10\n  orders: Module then Registry\n", text, 1, true)
    assert.matches("the order of the +loads of two SDKs is that of linking", text, 1, true)
  end)

  it("runs no order of SDKs whose +loads name no class of the other", function()
    folder:write("Pods/Left/Left.m", head .. "@interface Left : NSObject\n@end\n@implementation Left\n+ (void)load {}\n@end\n")
    folder:write("Pods/Right/Right.m", head .. [=[
@interface Right : NSObject
@end
@implementation Right
+ (void)load {}
+ (Class)other { return NSClassFromString(@"Left"); }
@end
]=])
    local text, status = folder:check()
    assert.equal(0, status)
    assert.matches("2 actors, 0 orders: no findings\n", text, 1, true)
  end)

  it("finds an exchange in +initialize that a subclass takes back", function()
    local source = head .. [=[
@interface Base : UIViewController
@end
@implementation Base
+ (void)initialize {
  GUARD
  method_exchangeImplementations(class_getInstanceMethod(UIViewController.class, @selector(viewWillAppear:)),
    class_getInstanceMethod(UIViewController.class, @selector(base_viewWillAppear:)));
}
@end
@interface Derived : Base
@end
@implementation Derived
@end
@implementation UIViewController (Base)
- (void)base_viewWillAppear:(BOOL)animated { [self base_viewWillAppear:animated]; }
@end
]=]
    folder:write("Pods/Base/Base.m", (source:gsub("GUARD", "")))
    local text, status = folder:check()
    assert.equal(1, status)
    assert.matches("error HH004  -[UIViewController viewWillAppear:]  (Base)\n", text, 1, true)
    assert.matches("\n  +[Base initialize], which runs again for Derived, takes the hook away again\n", text, 1, true)
    folder:write("Pods/Base/Base.m", (source:gsub("GUARD", "if (self != [Base class]) return;")))
    text, status = folder:check()
    assert.equal(0, status, text)
    assert.no.matches("HH004", text)
  end)
end)
