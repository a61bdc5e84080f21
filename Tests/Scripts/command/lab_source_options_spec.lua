--- `hookhost lab --sources`: what says where sources and headers are, what is there before, and who installs.
local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local Folder = dofile(here .. "support/lab_folder.lua")

local head = "#import <UIKit/UIKit.h>\n#import <objc/runtime.h>\n"

describe("hookhost lab --sources, with options,", function()
  local folder
  setup(function()
    folder = Folder.new()
    folder:writeApp()
    folder:writeExchange "Calls"
  end)
  teardown(function() folder:remove() end)

  it("takes a folder as one source, with the headers in it", function()
    folder:write("SDK/include/SDK.h", "#import <UIKit/UIKit.h>\nvoid SDKExchange(Class c, SEL a, SEL b);\n")
    folder:write("SDK/Exchange.m", [[
#import "SDK.h"
#import <objc/runtime.h>
void SDKExchange(Class c, SEL a, SEL b) {
  method_exchangeImplementations(class_getInstanceMethod(c, a), class_getInstanceMethod(c, b));
}
]])
    folder:write("SDK/Hooks/Control.m", [[
#import <SDK.h>
@implementation UIControl (SDK)
+ (void)load { SDKExchange(self, @selector(sendAction:to:forEvent:), @selector(sdk_sendAction:to:forEvent:)); }
- (void)sdk_sendAction:(SEL)a to:(id)t forEvent:(UIEvent *)e { }
@end
]])
    local text, status = folder:lab "--sources SDK Calls.m --drive app.lua"
    assert.equal(1, status)
    assert.matches("smallest set: SDK\n", text, 1, true)
    assert.matches("silenced by SDK (SDK/Hooks/Control.m:4, installed at SDK/Exchange.m:4)", text, 1, true)
  end)

  it("finds headers in --include, and defines the macros of --define", function()
    folder:write("headers/names.h", "#define HOOKED UIControl\n")
    folder:write("Named.m", head .. [[
#import "names.h"
#ifdef ACTIVE
@implementation HOOKED (Named)
+ (void)load {
  method_exchangeImplementations(class_getInstanceMethod(self, @selector(sendAction:to:forEvent:)),
                                 class_getInstanceMethod(self, @selector(NAME)));
}
- (void)NAME:(id)t forEvent:(UIEvent *)e { }
@end
#endif
]])
    local text, status = folder:lab "--sources Named.m --drive app.lua"
    assert.equal(1, status)
    assert.matches("Named.m:3:9: fatal error: 'names.h' file not found", text, 1, true)
    text = folder:lab "--sources Named.m --drive app.lua --include headers"
    assert.matches("no source installs a hook", text, 1, true)
    text = folder:lab "--sources Named.m --drive app.lua --include headers --define ACTIVE --define NAME=named:to"
    assert.matches("Named.m", text, 1, true)
  end)

  it("runs --setup in each world before the sources load", function()
    folder:write("setup.lua", [[
local ctx = ...
local Page = objc.class("Page", objc.NSObject, function(instance)
  function instance:save() ctx.log "saved" end
end)
return {page = Page:new()}
]])
    folder:write("save.lua", "local ctx = ... ctx.page:save()")
    folder:write("Page.m", head .. [[
@implementation NSObject (Page)
+ (void)load {
  method_exchangeImplementations(class_getInstanceMethod(NSClassFromString(@"Page"), @selector(save)),
                                 class_getInstanceMethod(self, @selector(page_save)));
}
- (void)page_save { [self page_save]; }
@end
]])
    local text, status = folder:lab "--sources Page.m Calls.m --setup setup.lua --drive save.lua"
    assert.equal(0, status)
    assert.matches("2 ok", text, 1, true)
    text, status = folder:lab "--sources Page.m --setup none.lua --drive save.lua"
    assert.equal(2, status)
    assert.matches("no file 'none.lua'", text, 1, true)
    text = folder:lab "--setup setup.lua x_lab.lua"
    assert.matches("'--setup' goes with --sources", text, 1, true)
  end)

  it("calls an install in each source that has one of its name, or in the one that is named", function()
    for _, name in ipairs {"One", "Two"} do
      folder:write(name .. ".m", head .. ([[
@implementation UIControl (NAME)
+ (void)x_install {
  method_exchangeImplementations(class_getInstanceMethod(self, @selector(sendAction:to:forEvent:)),
                                 class_getInstanceMethod(self, @selector(NAME_sendAction:to:forEvent:)));
}
- (void)NAME_sendAction:(SEL)a to:(id)t forEvent:(UIEvent *)e { [self NAME_sendAction:a to:t forEvent:e]; }
@end
]]):gsub("NAME", name))
    end
    local text, status = folder:lab "--output json --sources One.m Two.m --install UIControl.x_install --drive app.lua"
    assert.equal(0, status)
    assert.matches('"order": ["Two", "One", "Two.UIControl.x_install", "One.UIControl.x_install"]', text, 1, true)
    text, status = folder:lab "--output json --sources One.m Two.m --install Two.m:UIControl.x_install --drive app.lua"
    assert.equal(0, status)
    assert.matches('"order": ["One", "Two", "Two.UIControl.x_install"]', text, 1, true)
    assert.no.matches("One.UIControl", text, 1, true)
  end)

  it("drives with a source whose main does what the app does", function()
    folder:write("app.m", head .. [[
@interface Target : NSObject
@end
@implementation Target
- (void)save { printf("saved\n"); }
@end
int main(int argc, char **argv) {
  UIButton *button = [UIButton new];
  [button sendAction:@selector(save) to:[Target new] forEvent:nil];
  return 0;
}
]])
    local text, status = folder:lab "--sources Calls.m --drive app.m"
    assert.equal(0, status)
    assert.matches("1 ok", text, 1, true)
    assert.matches("saved\n", text, 1, true)
  end)

  it("gives each of two sources its own class of one name", function()
    for _, name in ipairs {"Left", "Right"} do
      folder:write(name .. ".m", head .. ([[
@interface Tracker : NSObject
@end
@implementation Tracker
+ (NSString *)owner { return @"NAME"; }
+ (void)begin {
  printf("NAME is %s of %s\n", [[Tracker owner] UTF8String], class_getName([[Tracker new] class]));
  method_exchangeImplementations(class_getInstanceMethod([UIControl class], @selector(sendAction:to:forEvent:)),
                                 class_getInstanceMethod([UIControl class], @selector(NAME_sendAction:to:forEvent:)));
}
@end
@implementation UIControl (NAME)
- (void)NAME_sendAction:(SEL)a to:(id)t forEvent:(UIEvent *)e { [self NAME_sendAction:a to:t forEvent:e]; }
@end
]]):gsub("NAME", name))
    end
    local text, status = folder:lab "--sources Left.m Right.m --install Tracker.begin --drive app.lua"
    assert.equal(0, status)
    assert.matches("4 ok", text, 1, true)
    assert.matches("Left is Left of Tracker", text, 1, true)
    assert.matches("Right is Right of Tracker", text, 1, true)
  end)

  it("calls installs with arguments as the delegate of a launched app would", function()
    folder:write("Launch.m", head .. [=[
static void swap(Class cls) {
  method_exchangeImplementations(class_getInstanceMethod(cls, @selector(sendAction:to:forEvent:)),
                                 class_getInstanceMethod(cls, @selector(launch_sendAction:to:forEvent:)));
}
@interface Launch : NSObject
@end
@implementation Launch
+ (void)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary<NSString *, id> *)options {
  if (application.delegate && !options) swap([UIControl class]);
}
- (void)didFinishLaunching:(NSNotification *)note
{
  if ([note.object isKindOfClass:[UIApplication class]]) swap([UIControl class]);
}
@end
@implementation UIControl (Launch)
- (void)launch_sendAction:(SEL)a to:(id)t forEvent:(UIEvent *)e { [self launch_sendAction:a to:t forEvent:e]; }
@end
]=])
    folder:write("launch.lua", [[
local Delegate = objc.class("LaunchDelegate", objc.UIResponder, {protocols = {"UIApplicationDelegate"}}, function(instance)
  instance["application:didFinishLaunchingWithOptions:"] = function() return true end
end)
require "uikit".launch(Delegate)
]])
    local selector = "application:didFinishLaunchingWithOptions:"
    for _, install in ipairs {"Launch." .. selector, selector, "didFinishLaunching:", "Launch.m:Launch.didFinishLaunching:"} do
      local text, status = folder:lab("--output json --sources Launch.m --setup launch.lua --drive app.lua --install " .. install)
      assert.equal(0, status, text)
      assert.matches('"order": ["Launch", "Launch.Launch.' .. install:match "[^.]*$" .. '"]', text, 1, true)
    end
    local text, status = folder:lab "--sources Launch.m --drive app.lua --install Launch.absent:"
    assert.equal(1, status)
    assert.matches("no source defines Launch.absent:, which --install names", text, 1, true)
  end)

  it("says which install no source has, and where one raises", function()
    folder:write("Raises.m", head .. [[
@implementation UIControl (Raises)
+ (void)raising {
  [NSException raise:@"Refused" format:@"not %d", 3];
}
+ (void)taking:(id)argument { }
@end
]])
    local faults = {
      ["UIControl.absent"] = "no source defines UIControl.absent, which --install names",
      ["UIControl.taking"] = "no source defines UIControl.taking, which --install names",
      ["Absent.m:UIControl.raising"] = "no source is named Absent.m",
      ["Calls.m:UIControl.raising"] = "Calls.m does not define UIControl.raising, which --install names",
      ["'UI Control'"] = "--install takes functions and Class.method, with FILE.m: before them, not 'UI Control'",
    }
    for install, words in pairs(faults) do
      local text, status = folder:lab("--sources Raises.m Calls.m --drive app.lua --install " .. install)
      assert.equal(1, status)
      assert.matches(words, text, 1, true)
    end
    local text, status = folder:lab "--sources Raises.m Calls.m --drive app.lua --install UIControl.raising"
    assert.equal(1, status)
    assert.matches("installing Raises.UIControl.raising: Refused: not 3 (at Raises.m:5)", text, 1, true)
  end)

  it("runs every pair and a sample when there are too many orders", function()
    local names = {}
    for place = 1, 7 do
      names[place] = ("Party%d"):format(place)
      folder:writeExchange(names[place])
    end
    folder:writeExchange("Party7", "")
    local text, status = folder:lab("--output json --sources " .. table.concat(names, ".m ") .. ".m --drive app.lua")
    assert.equal(1, status)
    assert.matches('"complete": false', text, 1, true)
    assert.matches('"order": ["Party6", "Party5"], "verdict": "ok"', text, 1, true)
    local _, orders = text:gsub('"verdict"', "")
    assert.equal(240, orders)
  end)

  it("refuses a folder without sources, and unknown options", function()
    os.execute(("mkdir '%s/Nothing'"):format(folder.path))
    local text, status = folder:lab "--sources Nothing --drive app.lua"
    assert.equal(2, status)
    assert.matches("no file named *.m in 'Nothing'", text, 1, true)
    text, status = folder:lab "--sources Calls.m --driver app.lua"
    assert.equal(2, status)
    assert.matches("unrecognized option '--driver'; did you mean '--drive'?", text, 1, true)
  end)
end)
