--- `hookhost lab --sources`: Objective-C sources against each other, without a scenario file.
local lowest = 0
while arg[lowest - 1] do lowest = lowest - 1 end

local folder = os.tmpname()
os.remove(folder)

local function write(name, text)
  local file <close> = assert(io.open(folder .. "/" .. name, "w"))
  file:write(text)
end

--- Returns the command's output and its status.
local function lab(arguments)
  local pipe = assert(io.popen(("cd '%s' && '%s' lab %s 2>&1"):format(folder, arg[lowest], arguments)))
  local text = pipe:read "a"
  return text, select(3, pipe:close())
end

local exchange = [[
#import <UIKit/UIKit.h>
#import <objc/runtime.h>
@interface UIControl (%s)
@end
@implementation UIControl (%s)
+ (void)load {
  method_exchangeImplementations(
      class_getInstanceMethod(self, @selector(sendAction:to:forEvent:)),
      class_getInstanceMethod(self, @selector(%s_sendAction:to:forEvent:)));
}
- (void)%s_sendAction:(SEL)action to:(id)target forEvent:(UIEvent *)event {
  %s
}
@end
]]

local function sdk(name, body)
  write(name .. ".m", exchange:format(name, name, name, name, body))
end

describe("hookhost lab --sources", function()
  setup(function()
    os.execute(("mkdir '%s'"):format(folder))
    sdk("Calls", "[self Calls_sendAction:action to:target forEvent:event];")
    sdk("Forwards", "[self Forwards_sendAction:action to:target forEvent:event];")
    sdk("Swallows", "")
    write("Manager.m", [[
#import <UIKit/UIKit.h>
#import <objc/runtime.h>
@interface Manager : NSObject
+ (void)start;
@end
@implementation Manager
+ (void)start {
  Method method = class_getInstanceMethod([UIControl class], @selector(sendAction:to:forEvent:));
  method_setImplementation(method, imp_implementationWithBlock(^(id self, SEL action, id target, id event) {}));
}
@end
void ManagerInstall(void) { [Manager start]; }
]])
    write("app.lua", [[
local ctx = ...
local Page = objc.class("Page", objc.NSObject, function(instance)
  function instance:save() ctx.log "saved" end
end)
local page, button = Page:new(), objc.UIButton:alloc():initWithFrame_ {50, 100, 150, 50}
button:addTarget_action_forControlEvents_(page, "save", uikit.UIControlEventTouchUpInside)
uikit.keyWindow():addSubview_(button)
gesture.tap(button)
]])
  end)
  teardown(function() os.execute(("rm -rf '%s'"):format(folder)) end)

  it("runs every order of the sources' +loads", function()
    local text, status = lab "--sources Calls.m Forwards.m --drive app.lua"
    assert.matches("Calls.m Forwards.m +2  2 ok", text)
    assert.equal(0, status)
  end)

  it("names the source that breaks the app", function()
    local text, status = lab "--output json --sources Calls.m Swallows.m --drive app.lua"
    assert.equal(1, status)
    assert.matches('"verdict": "lost"', text, 1, true)
    assert.matches('"minimal": ["Swallows"]', text, 1, true)
  end)

  it("runs installs by name in every order, after all sources exist", function()
    local text, status = lab "--output json --sources Manager.m Calls.m --install ManagerInstall --drive app.lua"
    assert.equal(1, status)
    assert.matches('"order": ["Calls", "Manager", "Manager.ManagerInstall"]', text, 1, true)
    assert.matches('"order": ["Manager", "Calls", "Manager.ManagerInstall"]', text, 1, true)
    text = lab "--output json --sources Manager.m --install Manager.start --drive app.lua"
    assert.matches('"minimal": ["Manager", "Manager.Manager.start"]', text, 1, true)
  end)

  it("reports missing or wrong arguments", function()
    for arguments, words in pairs {
      ["--sources Calls.m"] = "'--sources' needs '--drive FILE', which does what the app does",
      ["--sources --drive app.lua"] = "'--sources' needs the paths of Objective-C sources",
      ["--drive app.lua"] = "'--drive' goes with --sources",
      ["--install X x_lab.lua"] = "'--install' goes with --sources",
      ["--sources app.lua --drive app.lua"] = "'--sources' takes files named *.m, not 'app.lua'",
      ["--sources None.m --drive app.lua"] = "no file 'None.m'",
      ["--sources Calls.m --drive none.lua"] = "no file 'none.lua'",
    } do
      local text, status = lab(arguments)
      assert.matches(words, text, 1, true)
      assert.equal(2, status, arguments)
    end
    local text, status = lab "--sources Calls.m --install Absent --drive app.lua"
    assert.matches("no source defines Absent, which --install names", text, 1, true)
    assert.equal(1, status)
    write("Broken.m", "@implementation")
    text, status = lab "--sources Broken.m --drive app.lua"
    assert.matches("Broken.m:1:", text, 1, true)
    assert.equal(1, status)
  end)
end)
