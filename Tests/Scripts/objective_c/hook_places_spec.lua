-- Who changed a method, and where: the source and its line, however the runtime's function was reached.

local path = os.tmpname() .. ".m"

local text = [=[
#import <UIKit/UIKit.h>
#import <objc/runtime.h>
static void *set(Method m, IMP f) { return (void *)method_setImplementation(m, f); }
static void nested(Class c, SEL s, id block) {
  set(class_getInstanceMethod(c, s), imp_implementationWithBlock(block));
}
static void through_pointer(Class c) {
  void (*exchange)(Method, Method) = method_exchangeImplementations;
  exchange(class_getInstanceMethod(c, @selector(viewWillAppear:)), class_getInstanceMethod(c, @selector(p_viewWillAppear:)));
}
static void layout(id self, SEL _cmd) { }
@implementation UIViewController (Places)
+ (void)load {
  static dispatch_once_t once;
  dispatch_once(&once, ^{
    nested(self, @selector(viewDidAppear:), ^(id self, BOOL animated) { });
    through_pointer(self);
    class_replaceMethod(self, @selector(viewWillLayoutSubviews), (IMP)layout, "v@:");
  });
}
- (void)p_viewWillAppear:(BOOL)animated { [self p_viewWillAppear:animated]; }
@end
__attribute__((constructor)) static void begin(void) {
  class_replaceMethod(UIViewController.class, @selector(viewDidLayoutSubviews), (IMP)layout, "v@:");
  class_addMethod(UINavigationController.class, @selector(viewWillLayoutSubviews), (IMP)layout, "v@:");
}
@interface Maker : NSObject
@end
@implementation Maker
+ (IMP)replace:(Class)c {
  return class_replaceMethod(c, @selector(viewWillDisappear:), imp_implementationWithBlock(^(id self, BOOL animated) { }), "v@:B");
}
+ (void)isa:(id)object {
  Class sub = objc_allocateClassPair(object_getClass(object), "PlacesSub", 0);
  class_addMethod(sub, @selector(layoutSubviews), (IMP)layout, "v@:");
  objc_registerClassPair(sub);
  object_setClass(object, sub);
}
@end
]=]

describe("what a source changes with the runtime's functions", function()
  setup(function()
    local file <close> = assert(io.open(path, "w"))
    file:write(text)
    file:close()
    objc.import(path)
    objc.Maker:replace_(objc.UIViewController)
  end)
  teardown(function() os.remove(path) end)

  local function place(class, selector)
    local record = hook.list(class, selector)[1]
    assert.equal(path, record.owner)
    return record.kind .. record.source:sub(#path + 1)
  end

  it("belongs to the source's file, with the line of the call", function()
    assert.equal("replace:3", place(objc.UIViewController, "viewDidAppear:"))
    assert.equal("exchange:9", place(objc.UIViewController, "viewWillAppear:"))
    assert.equal("replace:18", place(objc.UIViewController, "viewWillLayoutSubviews"))
    assert.equal("replace:24", place(objc.UIViewController, "viewDidLayoutSubviews"))
    assert.equal("replace:25", place(objc.UINavigationController, "viewWillLayoutSubviews"))
    assert.equal("replace:31", place(objc.UIViewController, "viewWillDisappear:"))
  end)

  it("belongs to the source in traces", function()
    trace.start {selectors = {"viewDidAppear:"}}
    objc.UIViewController:new():viewDidAppear_(true)
    local entries = trace.stop()
    assert.equal(1, #entries)
    assert.equal(path, entries[1].owner)
  end)

  it("is described with the line of the class that an object was given", function()
    local view = objc.UIView:new()
    objc.Maker:isa_(view)
    local described = objc.describe(view)
    assert.matches("class PlacesSub : UIView : UIResponder : NSObject  (" .. path .. ":34)", described, 1, true)
    assert.matches("added  (" .. path .. ":35)", described, 1, true)
    assert.matches("class of the object set from UIView  (" .. path .. ":37)", described, 1, true)
  end)

  it("is described with the lines of the source's classes and categories", function()
    assert.matches("class Maker : NSObject  (" .. path .. ":29)", objc.describe(objc.Maker), 1, true)
    assert.matches("category Places  (" .. path .. ":12)", objc.describe(objc.UIViewController), 1, true)
    assert.no.matches("%[objc_", objc.describe(objc.UIViewController))
  end)
end)
