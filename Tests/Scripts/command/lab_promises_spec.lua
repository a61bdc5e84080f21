--- `hookhost lab --sources`: each hook of a source has to run beside others as often as it does alone.
local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local Folder = dofile(here .. "support/lab_folder.lua")

local head = "#import <UIKit/UIKit.h>\n#import <objc/runtime.h>\n#import <objc/message.h>\n"

describe("hookhost lab --sources, of hooks", function()
  local folder
  setup(function()
    folder = Folder.new()
    folder:writeApp()
    folder:writeExchange "Calls"
    folder:write("Replaces.m", head .. [[
static void tracked(id self, SEL _cmd, SEL action, id target, id event) {
  [target performSelector:action];
}
@implementation NSObject (Replaces)
+ (void)load {
  method_setImplementation(class_getInstanceMethod([UIControl class], @selector(sendAction:to:forEvent:)), (IMP)tracked);
}
@end
]])
    folder:write("empty.lua", "")
    folder:write("Empty.m", "")
    folder:write("Other.m", "static int unused(void) { return 1; }\nint used(void) { return unused(); }\n")
  end)
  teardown(function() folder:remove() end)

  local function order(arguments, names)
    local text, status = folder:lab("--output json " .. arguments)
    for one in text:gmatch '{"number".-"chain": %b[][^{}]*}' do
      if one:find(('"order": ["%s"]'):format(names:gsub(" ", '", "')), 1, true) then return one, status end
    end
    error(text)
  end

  it("is lost when a source replaces another one's hook without calling it", function()
    local found, status = order("--sources Calls.m Replaces.m --drive app.lua", "Calls Replaces")
    assert.equal(1, status)
    assert.matches('"verdict": "lost"', found, 1, true)
    assert.matches("the hook of Calls on -[UIControl sendAction:to:forEvent:] (Calls.m:9, installed at Calls.m:5) ran never "
      .. "instead of once for UIButton: silenced by Replaces (Replaces.m:4, installed at Replaces.m:9)", found, 1, true)
    assert.matches('"chain": ["Replaces.m:4", "Calls.m:9", "-[UIControl sendAction:to:forEvent:]"]', found, 1, true)
  end)

  it("is ok in the order in which both run", function()
    local found = order("--sources Calls.m Replaces.m --drive app.lua", "Replaces Calls")
    assert.matches('"verdict": "ok"', found, 1, true)
  end)

  it("is double when a source has another one's hook run again", function()
    folder:writeExchange("Twice", "[self Twice_sendAction:action to:nil forEvent:event]; "
      .. "[self Twice_sendAction:action to:target forEvent:event];")
    local found = order("--sources Calls.m Twice.m --drive app.lua", "Calls Twice")
    assert.matches('"verdict": "double"', found, 1, true)
    assert.matches("ran twice instead of once for UIButton, beside Twice (Twice.m:9, installed at Twice.m:5)", found, 1, true)
  end)

  it("names every token and hook that was lost", function()
    folder:writeExchange "First"
    folder:writeExchange("Swallows", "")
    local found = order("--sources Calls.m First.m Swallows.m --drive app.lua", "Calls First Swallows")
    assert.matches("'saved' came never instead of once", found, 1, true)
    assert.matches("the hook of Calls on", found, 1, true)
    assert.matches("the hook of First on", found, 1, true)
  end)

  it("counts messages of sources to themselves, and those of native code", function()
    folder:write("Inner.m", head .. [[
@implementation UIView (Inner)
+ (void)load {
  method_exchangeImplementations(class_getInstanceMethod(self, @selector(setNeedsLayout)),
                                 class_getInstanceMethod(self, @selector(inner_setNeedsLayout)));
}
- (void)inner_setNeedsLayout { [self inner_setNeedsLayout]; }
@end
]])
    folder:write("Outer.m", head .. [[
@implementation UIView (Outer)
+ (void)load {
  IMP none = imp_implementationWithBlock(^(UIView *self) { });
  class_replaceMethod(self, @selector(setNeedsLayout), none, "v@:");
}
@end
]])
    folder:write("layout.lua", "local ctx = ... objc.UIView:new():setNeedsLayout() ctx.log 'done'")
    local found = order("--sources Inner.m Outer.m --drive layout.lua", "Inner Outer")
    assert.matches("ran never instead of once for UIView: silenced by Outer (Outer.m:6, installed at Outer.m:7)", found, 1, true)
  end)

  it("is ok when another source asks a hooked question more often", function()
    folder:write("Answers.m", head .. [[
@implementation NSObject (Answers)
+ (void)load {
  method_exchangeImplementations(class_getInstanceMethod(self, @selector(respondsToSelector:)),
                                 class_getInstanceMethod(self, @selector(answers_respondsToSelector:)));
}
- (BOOL)answers_respondsToSelector:(SEL)selector { return [self answers_respondsToSelector:selector]; }
@end
]])
    folder:writeExchange("Asks", "if ([target respondsToSelector:action]) [self Asks_sendAction:action to:target forEvent:event];")
    local text, status = folder:lab "--sources Answers.m Asks.m --drive app.lua"
    assert.equal(0, status)
    assert.matches("2 ok", text, 1, true)
  end)

  it("is lost when a source takes away the class that another one has given an object", function()
    for name, base in pairs {Kept = "object_getClass(self)", Taken = "[UIButton class]"} do
      folder:write(name .. ".m", head .. ([[
static void NAME_layout(id self, SEL _cmd) {
  struct objc_super above = {self, class_getSuperclass(objc_getClass("NAME_Sub"))};
  ((void (*)(struct objc_super *, SEL))objc_msgSendSuper)(&above, _cmd);
}
@implementation UIButton (NAME)
- (void)NAME_watch {
  Class sub = objc_allocateClassPair(BASE, "NAME_Sub", 0);
  class_addMethod(sub, @selector(layoutSubviews), (IMP)NAME_layout, "v@:");
  objc_registerClassPair(sub);
  object_setClass(self, sub);
}
@end
]]):gsub("NAME", name):gsub("BASE", base))
    end
    folder:write("watch.lua", [[
local ctx = ...
local button = objc.UIButton:new()
for _, name in ipairs {"Kept_watch", "Taken_watch"} do
  if button:respondsToSelector_(objc.sel(name)) then objc.msgSend(button, name) end
end
button:layoutSubviews()
]])
    local found = order("--sources Kept.m Taken.m --drive watch.lua", "Kept Taken")
    assert.matches("the hook of Kept on -[UIButton layoutSubviews] (Kept.m:4, installed at Kept.m:11) ran never", found, 1, true)
    assert.matches("silenced by Taken (Taken.m:4, installed at Taken.m:11)", found, 1, true)
  end)

  it("is lost when the category of another source covers a method", function()
    for _, name in ipairs {"One", "Two"} do
      folder:write(name .. ".m", head .. ([[
@implementation NSString (NAME)
- (NSString *)trimmed { return self; }
@end
]]):gsub("NAME", name))
    end
    folder:write("trim.lua", "local ctx = ... ctx.log(tostring(objc.NSString:stringWithString_ 'a':trimmed()))")
    local found = order("--sources One.m Two.m --drive trim.lua", "One Two")
    assert.matches("the hook of One on -[NSString trimmed] (One.m:5) ran never", found, 1, true)
    assert.matches("silenced by Two (Two.m:5)", found, 1, true)
  end)

  it("names the cycle of an overflow, and no chunk of the host", function()
    for _, name in ipairs {"CycleA", "CycleB"} do folder:writeExchange(name) end
    for _, name in ipairs {"CycleA", "CycleB"} do
      local file <close> = assert(io.open(folder.path .. "/" .. name .. ".m"))
      local text = file:read "a"
      folder:write(name .. ".m", (text:gsub(name .. "_sendAction", "same_sendAction")))
    end
    local found = order("--sources CycleA.m CycleB.m --drive app.lua", "CycleA CycleB")
    assert.matches('"verdict": "overflow"', found, 1, true)
    assert.matches("stack overflow: -[UIButton same_sendAction:to:forEvent:] →", found, 1, true)
    assert.no.matches("[objc_", found, 1, true)
  end)

  it("is unproven when no source lays a hook", function()
    local text, status = folder:lab "--sources Empty.m Other.m --drive empty.lua"
    assert.equal(1, status)
    assert.matches("2 unproven", text, 1, true)
    assert.matches("no source installs a hook, and nothing was logged", text, 1, true)
    text, status = folder:lab "--sources Empty.m Other.m --drive app.lua"
    assert.equal(1, status)
    assert.matches("no source installs a hook\n", text, 1, true)
  end)

  it("is unproven when no hook ran, and says which were not reached", function()
    local text, status = folder:lab "--sources Calls.m Replaces.m --drive empty.lua"
    assert.equal(1, status)
    assert.matches("2 unproven", text, 1, true)
    assert.matches("no hook ran while the app was driven: -[UIControl sendAction:to:forEvent:] by Calls "
      .. "(Calls.m:9, installed at Calls.m:5)", text, 1, true)
  end)

  it("may be wanted to be unproven, or to be anything else", function()
    assert.equal(0, (select(2, folder:lab "--sources Empty.m --drive empty.lua --want unproven")))
    assert.equal(1, (select(2, folder:lab "--sources Calls.m --drive app.lua --want lost")))
    local text, status = folder:lab "--sources Empty.m --drive empty.lua --want nothing"
    assert.equal(2, status)
    assert.matches("'--want' takes overflow, dangling", text, 1, true)
  end)

  it("never makes a scenario of Lua unproven, which cannot want it either", function()
    local result = lab.scenario {name = "plain", actors = {a = function() end}, drive = function() end}
    assert.equal("ok", lab.run({names = {result.name or "plain"}})[1].orders[1].verdict)
    assert.error_matches(function()
      lab.scenario {name = "wants", actors = {a = print}, drive = print, want = "unproven"}
    end, "has no verdict 'unproven'")
  end)
end)
