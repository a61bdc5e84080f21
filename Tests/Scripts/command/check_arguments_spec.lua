--- `hookhost check`: installers that an app calls with objects of its own.
local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local Folder = dofile(here .. "support/check_folder.lua")

-- An SDK that does not call the original of `viewDidAppear:`.
local guard = [[
@implementation UIViewController (Guard)
+ (void)load {
  method_exchangeImplementations(class_getInstanceMethod(self, @selector(viewDidAppear:)),
    class_getInstanceMethod(self, @selector(guard_viewDidAppear:)));
}
- (void)guard_viewDidAppear:(BOOL)animated {}
@end
]]

-- A class method with arguments that sets the implementation of `viewDidAppear:`.
local tracker = [[
@protocol TrackerSource <NSObject>
@optional
- (NSString *)name;
@end
@interface TrackerOptions : NSObject
@property (nonatomic, copy) NSString *key;
@end
@implementation TrackerOptions
@end
@interface Tracker : NSObject
DECLARATION
@end
@implementation Tracker
HEAD {
  if (!(CONDITION)) return;
  Method method = class_getInstanceMethod(UIViewController.class, @selector(viewDidAppear:));
  void (*original)(id, SEL, BOOL) = (void *)method_getImplementation(method);
  method_setImplementation(method, imp_implementationWithBlock(^(id me, BOOL animated) {
    original(me, @selector(viewDidAppear:), animated);
  }));
}
@end
]]

describe("hookhost check", function()
  local folder
  before_each(function() folder = Folder.new() end)
  after_each(function() folder:remove() end)

  local function report(head, condition, is_hidden)
    local parts = {DECLARATION = is_hidden and "" or head .. ";", HEAD = head, CONDITION = condition}
    return folder:checkPods {Guard = guard, Tracker = (tracker:gsub("%u%u%u%u+", parts))}
  end

  it("calls a declared installer with a text, objects and numbers", function()
    local text = report(
      "+ (void)startWithKey:(nonnull NSString *)key options:(TrackerOptions *)options source:(id<TrackerSource>)source "
        .. "on:(BOOL)on",
      "key.length > 0 && [options isKindOfClass:TrackerOptions.class] && on "
        .. "&& [source conformsToProtocol:@protocol(TrackerSource)]")
    assert.matches("Tracker  set, +[Tracker startWithKey:options:source:on:], Pods/Tracker/Tracker.m:", text, 1, true)
    assert.matches("HH001  -[UIViewController viewDidAppear:]  Guard, Tracker", text, 1, true)
  end)

  it("passes objects that the app has, such as its delegate and its window", function()
    local text = report("+ (void)watch:(UIWindow *)window delegate:(id<UIApplicationDelegate>)delegate",
      "window.rootViewController != nil && delegate == UIApplication.sharedApplication.delegate")
    assert.matches("Tracker  set, +[Tracker watch:delegate:]", text, 1, true)
  end)

  it("only lists an installer that no interface declares, or that asks for what is no object", function()
    local text = report("+ (void)startWithKey:(NSString *)key", "YES", true)
    assert.matches("Tracker: +[Tracker startWithKey:]: asks for arguments", text, 1, true)
    text = report("+ (void)hook:(NSString *)name", "NSClassFromString(name) != UIView.class")
    assert.matches("Tracker: +[Tracker hook:]: asks for arguments", text, 1, true)
    text = report("+ (void)hook:(SEL)selector of:(Class)cls", "YES")
    assert.matches("Tracker: +[Tracker hook:of:]: asks for arguments", text, 1, true)
  end)

  it("tries eight installers with arguments, and lists the others", function()
    local heads, bodies = {}, {}
    for number = 0, 9 do
      heads[#heads + 1] = ("+ (void)hook%d:(NSString *)key;"):format(number)
      bodies[#bodies + 1] = ([[+ (void)hook%d:(NSString *)key {
  class_replaceMethod(UIViewController.class, @selector(title), imp_implementationWithBlock(^(id me) { return key; }), "@@:");
}]]):format(number)
    end
    local text = folder:checkPods {Many = ("@interface Many : NSObject\n%s\n@end\n@implementation Many\n%s\n@end\n"):format(
      table.concat(heads, "\n"), table.concat(bodies, "\n"))}
    for number = 0, 9 do
      local line = ("Many: +[Many hook%d:]: not tried: too many before it"):format(number)
      assert.equal(number >= 8, text:find(line, 1, true) ~= nil)
    end
  end)

  it("sets a property of a category whose setter hooks the object's class", function()
    local text = folder:checkPods {Empty = [[
@protocol EmptySource <NSObject>
@end
@interface UIScrollView (Empty)
@property (nonatomic, weak) id<EmptySource> emptySource;
@end
static void (*original)(id, SEL);
static void reload(id self, SEL _cmd) { original(self, _cmd); }
@implementation UIScrollView (Empty)
- (id<EmptySource>)emptySource { return nil; }
- (void)setEmptySource:(id<EmptySource>)source {
  if (original || ![self respondsToSelector:@selector(reloadData)]) return;
  Method method = class_getInstanceMethod([self class], @selector(reloadData));
  original = (void *)method_setImplementation(method, (IMP)reload);
}
@end
]]}
    assert.matches("UITableView\n  -reloadData  Empty  set, -[UIScrollView setEmptySource:], Pods/Empty/", text, 1, true)
  end)
end)
