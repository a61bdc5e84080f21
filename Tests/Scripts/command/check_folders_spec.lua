--- Which folders are actors of `hookhost check`.
local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local Folder = dofile(here .. "support/check_folder.lua")

describe("hookhost check", function()
  local folder
  before_each(function() folder = Folder.new() end)
  after_each(function() folder:remove() end)

  -- Runs a check whose app does nothing, where only its actors matter.
  local function check_actors(arguments)
    folder:write("drive.lua", "")
    return folder:check("--install none --drive drive.lua " .. (arguments or ""))
  end

  -- Three SDKs side by side, each with a podspec, of which one has code of others.
  local function write_sdks()
    for _, name in ipairs {"Alpha", "Beta", "Gamma"} do
      folder:write(name .. "/" .. name .. ".podspec", ("Pod::Spec.new do |s|\n  s.name = '%s'\nend\n"):format(name))
      folder:writeExchange(("%s/%s.m"):format(name, name), name)
    end
    folder:writeExchange("Beta/Vendor/Zip/Zip.m", "Zip")
    folder:writeExchange("Beta/Pods/Mock/Mock.m", "Mock")
  end

  it("takes SDKs side by side as actors, also if one of them has vendored code", function()
    write_sdks()
    local text = check_actors()
    assert.matches("actors\n  Alpha: 1 source\n  Beta: 2 sources\n  Gamma: 1 source\n", text, 1, true)
    assert.matches("left out\n  Beta/Pods: installed dependencies\n", text, 1, true)
  end)

  it("takes the vendored code of an app as actors", function()
    write_sdks()
    folder:write("Podfile", "target 'App' do\nend\n")
    local text = check_actors()
    assert.matches("  Mock: 1 source\n", text, 1, true)
    assert.matches("  Zip: 1 source\n", text, 1, true)
  end)

  it("matches no folder above the named ones", function()
    write_sdks()
    local text = check_actors "--actors '*'"
    assert.matches("  Alpha: 1 source\n", text, 1, true)
    assert.matches("  Gamma: 1 source\n", text, 1, true)
  end)

  it("does not compare apps, which are never linked together", function()
    for _, name in ipairs {"Basic", "Fun"} do
      folder:write(name .. "/main.m", "#import <UIKit/UIKit.h>\nint main(int argc, char *argv[]) {\n"
        .. "  return UIApplicationMain(argc, argv, nil, @\"AppDelegate\");\n}\n")
      folder:write(name .. "/AppDelegate.m", "#import <UIKit/UIKit.h>\n@interface AppDelegate : UIResponder\n@end\n"
        .. "@implementation AppDelegate\n@end\n")
      folder:writeExchange(name .. "/Hooks.m", name)
    end
    local text, status = folder:check()
    assert.equal(0, status)
    assert.matches("2 actors, 2 orders: no findings", text, 1, true)
    folder:write("Library/AppDelegate.m", "#import <Foundation/Foundation.h>\n@interface AppDelegate : NSObject\n@end\n"
      .. "@implementation AppDelegate\n@end\n")
    text = folder:check()
    assert.matches("warning HH012  AppDelegate  (Basic, Library)", text, 1, true)
    assert.not_matches("(Basic, Fun)", text, 1, true)
  end)

  it("finds two SDKs of which each has a link to the other", function()
    for _, name in ipairs {"Alpha", "Beta"} do folder:writeExchange(("Pods/%s/%s.m"):format(name, name), name) end
    os.execute(("cd '%s/Pods' && ln -s ../Beta Alpha/beta && ln -s ../Alpha Beta/alpha && ln -s ../.. Alpha/up"):format(folder.path))
    local text, status = folder:check()
    assert.equal(0, status)
    assert.matches("actors\n  Alpha: 1 source\n  Beta: 1 source\n", text, 1, true)
    assert.matches("2 actors, 4 orders: 1 note\n", text, 1, true)
  end)

  it("lacks no class of an SDK that another one names in +load", function()
    local source <const> = [=[
#import <Foundation/Foundation.h>
@interface OTHERList : NSObject
+ (void)add:(NSString *)name;
@end
@interface NAMEList : NSObject
+ (void)add:(NSString *)name;
@end
static NSMutableArray *names;
@implementation NAMEList
+ (void)load { names = [NSMutableArray array]; [OTHERList add:@"NAME"]; }
+ (void)add:(NSString *)name { if (!names) [NSException raise:@"Early" format:@"NAME is not loaded"]; [names addObject:name]; }
@end
]=]
    for name, other in pairs {First = "Second", Second = "First"} do
      folder:write(("Pods/%s/%s.m"):format(name, name), (source:gsub("NAME", name):gsub("OTHER", other)))
    end
    local text, status = folder:check()
    assert.equal(1, status)
    assert.matches("error HH105  +[FirstList load]  (First, Second)\n", text, 1, true)
    assert.not_matches("left out", text, 1, true)
  end)

  it("reports the classes that two SDKs define in one finding", function()
    for _, name in ipairs {"One", "Two"} do
      folder:write(("Pods/%s/Copied.m"):format(name), "#import <Foundation/Foundation.h>\n"
        .. "@interface Zip : NSObject\n@end\n@implementation Zip\n@end\n"
        .. "@interface Base64 : NSObject\n@end\n@implementation Base64\n@end\n")
    end
    local text = folder:check()
    assert.matches("warning HH012  Base64  (One, Two)\n"
      .. "  One and Two define 2 classes, of which only one copy is used: Base64, Zip\n"
      .. "  One: Pods/One/Copied.m:8\n  Two: Pods/Two/Copied.m:8\n", text, 1, true)
    assert.equal(1, select(2, text:gsub("HH012", "")))
  end)

  it("only notes that a class lacks a method of a source that was not read", function()
    folder:writeExchange("Pods/Theme/Theme.m", "Theme", {body = "[self theme_apply:1]; [self Theme_viewDidAppear:animated];"})
    local theme <const> = folder:read "Pods/Theme/Theme.m"
    local category <const> = "@interface UIViewController (Apply)\n- (void)theme_apply:(NSInteger)style;\n@end\n"
    folder:write("Pods/Theme/Theme.m", (theme:gsub("@implementation", category .. "@implementation", 1)))
    local text, status = folder:check()
    assert.equal(1, status)
    assert.matches("error HH103  -[UIViewController viewDidAppear:]  (Theme)\n", text, 1, true)
    folder:write("Pods/Theme/Apply.m", "#import <UIKit/UIKit.h>\n" .. category
      .. "@implementation UIViewController (Apply)\n- (void)theme_apply:(NSInteger)style { NSUnknownThing *thing; }\n@end\n")
    text, status = folder:check()
    assert.equal(3, status)
    assert.not_matches("error HH103", text, 1, true)
    assert.matches("it may follow from Pods/Theme/Apply.m, which was not read", text, 1, true)
  end)

  it("leaves out the apps beside SDKs with podspecs", function()
    for _, name in ipairs {"Alpha", "Beta"} do
      folder:write(("%s/%s.podspec"):format(name, name),
        ("Pod::Spec.new do |s|\n  s.name = '%s'\n  s.source_files = '%s/Source/*.{h,m}'\nend\n"):format(name, name))
      folder:writeExchange(("%s/%s/Source/%s.m"):format(name, name, name), name)
      folder:write(("%s/%s/main.m"):format(name, name), "#import <UIKit/UIKit.h>\nint main(int argc, char *argv[]) {\n"
        .. "  return UIApplicationMain(argc, argv, nil, @\"AppDelegate\");\n}\n")
      folder:write(("%s/%s/AppDelegate.m"):format(name, name),
        "#import <UIKit/UIKit.h>\n@interface AppDelegate : UIResponder\n@end\n@implementation AppDelegate\n@end\n")
    end
    local text = check_actors()
    assert.not_matches("HH012", text, 1, true)
    assert.matches("actors\n  Alpha: 1 source\n  Beta: 1 source\n", text, 1, true)
    assert.matches("left out\n  Alpha/Alpha: an app beside an SDK with a podspec\n", text, 1, true)
  end)

  it("leaves out the whole demo of an SDK, also where the SDK's folder is checked or is a pod", function()
    for _, shelf in ipairs {"", "Pods/Kit/"} do
      folder:write(shelf .. "Kit.podspec",
        "Pod::Spec.new do |s|\n  sources = 'Sources/*.m'\n  s.name = 'Kit'\n  s.source_files = sources\nend\n")
      folder:writeExchange(shelf .. "Sources/Kit.m", "Kit")
      folder:write(shelf .. "HelloKit/Hello/Supporting Files/main.m", "#import <UIKit/UIKit.h>\nint main(int argc, char *argv[]) {\n"
        .. "  return UIApplicationMain(argc, argv, nil, @\"AppDelegate\");\n}\n")
      folder:write(shelf .. "HelloKit/Hello/AppDelegate.m",
        "#import <UIKit/UIKit.h>\n@interface AppDelegate : UIResponder\n@end\n@implementation AppDelegate\n@end\n")
      local text = check_actors()
      assert.matches("\n  [KS]%w+: 1 source\n", text)
      assert.not_matches("Hello: ", text, 1, true)
      assert.matches("left out\n  " .. shelf .. "HelloKit: an app beside an SDK with a podspec\n", text, 1, true)
      folder:remove()
      folder = Folder.new()
    end
  end)

  it("does not link an app's extension with SDKs of which it uses nothing", function()
    local clone = "#import <UIKit/UIKit.h>\n@interface UIImage (Tint)\n- (void)kit_tint;\n@end\n"
      .. "@implementation UIImage (Tint)\n- (void)kit_tint {}\n@end\n"
    folder:write("Kit/UIImage+Tint.m", clone)
    folder:write("Keyboard/Copy.m", clone)
    assert.matches("HH005  -[UIImage kit_tint]", check_actors(), 1, true)
    folder:write("Keyboard/Info.plist", [[<?xml version="1.0"?><plist version="1.0"><dict><key>NSExtension</key><dict>
<key>NSExtensionPointIdentifier</key><string>com.apple.keyboard-service</string></dict></dict></plist>]])
    assert.not_matches("HH005", check_actors(), 1, true)
  end)
end)
