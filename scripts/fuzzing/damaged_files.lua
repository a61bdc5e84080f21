-- Damaged files of projects, for commands that read them: scripts/fuzzing/inputs.sh runs those.
--   hookhost scripts/fuzzing/damaged_files.lua FORMAT SEED FOLDER   writes the files, and prints the command's arguments
--   hookhost scripts/fuzzing/damaged_files.lua --formats
--
-- The arguments are printed one on each line, relative to the folder. A file `.changes` is a script for bash that changes
-- the others until it is stopped. Some inputs are files of other types, such as pipes.
-- A file that is called `input` is the command's standard input.

local here = arg[0]:gsub("[^/]*$", "")
package.path = here .. "?.lua;" .. here .. "../../Tests/Scripts/projects/support/?.lua"
local mutations = require "mutations"
local xcode = require "xcode"

local random = math.random
local function pick(list) return list[random(#list)] end

local source = "#import <Foundation/Foundation.h>\nint main(void) { NSLog(@\"%@\", [NSBundle mainBundle].infoDictionary); return 0; }\n"
local info = '<plist version="1.0"><dict><key>CFBundleName</key><string>$(PRODUCT_NAME)</string></dict></plist>'
local catalog = '{"info": {"version": 1, "author": "xcode"}, "images": [{"idiom": "universal", "filename": "a.png", "scale": "2x"}]}'
local png = "\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\1\0\0\0\1\8\6\0\0\0\x1f\x15\xc4\x89\0\0\0\0IEND\xaeB\x60\x82"
local board = '<?xml version="1.0"?><document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="a">'
  .. '<scenes><scene sceneID="s"><objects><viewController id="a" customClass="A"><view key="view" id="v"><rect key="frame" x="0" y="0" '
  .. 'width="10" height="10"/><subviews><label id="l" text="t"/></subviews></view></viewController></objects></scene></scenes></document>'

local function project_files()
  return {
    ["main.m"] = source, ["Info.plist"] = info, ["A.entitlements"] = info, ["Main.storyboard"] = board,
    ["A.xcassets/a.imageset/Contents.json"] = catalog, ["A.xcassets/a.imageset/a@2x.png"] = png,
    ["A.xcassets/Contents.json"] = catalog, ["A.xcassets/d.dataset/d.txt"] = "data",
    ["en.lproj/Localizable.strings"] = '"a" = "b";\n',
    ["A.xcconfig"] = "#include \"B.xcconfig\"\nA = $(B) $(inherited)\n", ["B.xcconfig"] = "#include \"A.xcconfig\"\nB = $(A:lower)\n",
    ["A.xcodeproj/project.pbxproj"] = xcode.pbxproj({{
      name = "A", kind = "application", sources = {"main.m"},
      resources = {"A.xcassets", "Main.storyboard", "en.lproj/Localizable.strings"},
      settings = {INFOPLIST_FILE = "Info.plist", CODE_SIGN_ENTITLEMENTS = "A.entitlements", PRODUCT_NAME = "$(TARGET_NAME)"},
    }}),
    ["A.xcodeproj/xcshareddata/xcschemes/A.xcscheme"] = '<Scheme version="1.3"><LaunchAction><BuildableProductRunnable>'
      .. '<BuildableReference BlueprintName="A" ReferencedContainer="container:A.xcodeproj"/></BuildableProductRunnable><CommandLineArguments>'
      .. '<CommandLineArgument argument="-a $(PROJECT_DIR)" isEnabled="YES"/></CommandLineArguments><EnvironmentVariables>'
      .. '<EnvironmentVariable key="B" value="c" isEnabled="YES"/></EnvironmentVariables></LaunchAction></Scheme>',
    ["A.xcworkspace/contents.xcworkspacedata"] = '<Workspace version="1.0"><FileRef location="group:A.xcodeproj"/></Workspace>',
    ["A.podspec"] = "Pod::Spec.new do |s|\n  s.name = 'A'\n  s.source_files = '*.{h,m}'\n  s.subspec 'B' do |b| b.dependency 'A/C' end\nend\n",
    ["Package.swift"] = 'import PackageDescription\nlet package = Package(name: "A", targets: [.target(name: "A", path: ".")])\n',
    ["hookhost.lua"] = 'return {include = {"."}, define = {"A=1"}, exclude = {"x*"}, arc = true}\n',
  }
end

local settings = {
  'return {actors = {"A", {path = "B", name = "b"}}, include = {"."}, define = {"X=1"}, failOn = "error"}\n',
  'local t = {} t.actors = t return t\n', 'return setmetatable({}, {__index = error, __pairs = error})\n',
  'return {ignore = {{rule = "HH002", reason = "x"}}, models = {"none"}, install = "none"}\n', "while true do end\n",
  'local t = {} while true do t[#t + 1] = ("x"):rep(1 << 20) .. #t end\n', "return {include = {1, {}, print}}\n",
}
local baseline = '{"version": 1, "findings": [{"fingerprint": "a1", "rule": "HH002", "actors": ["A", "B"], "method": "-[A b]"}]}'
local actor = "#import <Foundation/Foundation.h>\n@interface %s : NSObject\n@end\n@implementation %s\n+ (void)load { }\n@end\n"

local formats = {}

formats.project = {
  files = project_files,
  command = function() return {"translate", "--output", pick {"json", "text"}, "."} end,
}
formats.project_run = {files = project_files, command = function() return {"--time-limit", "10", "--memory-limit", "500M", "."} end}
-- Files of the project are removed, cut, replaced by folders and pipes, and written again, while a command reads them.
formats.project_changes = {
  files = project_files,
  changes = true,
  command = function() return {"--time-limit", "10", "--memory-limit", "500M", "."} end,
}

-- The smaller files of a project, whose contents its app uses.
local function part_files()
  local files = project_files()
  files["main.m"] = "#import <UIKit/UIKit.h>\n#import <CoreData/CoreData.h>\n#import \"Part.h\"\nint main(void) { @autoreleasepool { "
    .. "NSLog(@\"%@ %@ %@ %@\", NSLocalizedString(@\"a\", nil), [NSString localizedStringWithFormat:NSLocalizedString(@\"n\", nil), 2L], "
    .. "[UIImage imageNamed:@\"a\"], [NSManagedObjectModel mergedModelFromBundles:nil]); "
    .. "NSLog(@\"%@ %@\", [UIColor colorNamed:@\"c\"], [[NSDataAsset alloc] initWithName:@\"d\"].data); return part; } }\n"
  files["A.xcassets/c.colorset/Contents.json"] = '{"info": {"version": 1}, "colors": [{"idiom": "universal", "color": {"color-space": "srgb", '
    .. '"components": {"red": "0x10", "green": "0.5", "blue": "3", "alpha": "1.000"}}}]}'
  files["A.xcassets/d.dataset/Contents.json"] = '{"info": {"version": 1}, "data": [{"idiom": "universal", "filename": "d.txt"}]}'
  files["en.lproj/Localizable.stringsdict"] = '<plist version="1.0"><dict><key>n</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@v@</string>'
    .. "<key>v</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string><key>NSStringFormatValueTypeKey</key>"
    .. "<string>ld</string><key>one</key><string>%ld</string><key>other</key><string>%ld things</string></dict></dict></dict></plist>"
  files["Localizable.xcstrings"] = '{"sourceLanguage": "en", "version": "1.0", "strings": {"a": {"localizations": {"en": {"stringUnit": {"state": '
    .. '"translated", "value": "b"}, "variations": {"plural": {"one": {"stringUnit": {"value": "%lld"}}}}}}}}}'
  files["M.xcdatamodeld/.xccurrentversion"] = '<plist version="1.0"><dict><key>_XCCurrentVersionName</key><string>M.xcdatamodel</string></dict></plist>'
  files["M.xcdatamodeld/M.xcdatamodel/contents"] = '<model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0"><entity name="E" '
    .. 'representedClassName="E" parentEntity="F" codeGenerationType="class"><attribute name="a" attributeType="Integer 64" defaultValueString="5"/>'
    .. '<relationship name="r" destinationEntity="F" inverseName="s" inverseEntity="F" toMany="YES" maxCount="3"/></entity><entity name="F" '
    .. 'parentEntity="E"><relationship name="s" destinationEntity="E" inverseName="r" inverseEntity="E"/><fetchRequest name="q" entity="E" '
    .. 'predicateString="a == $x"/></entity></model>'
  files["module.modulemap"] = 'module Part { umbrella header "Part.h" export * module * { export * } explicit module In { header "In.h" } }\n'
  files["Part.h"], files["In.h"] = "enum { part = 0 };\n#include \"In.h\"\n", "#include \"Part.h\"\n"
  files["Podfile"] = "platform :ios, '12.0'\ntarget 'A' do\n  pod 'A', :path => '.'\n  target 'B' do inherit! :search_paths end\nend\n"
  files["A.xcodeproj/project.pbxproj"] = xcode.pbxproj({{
    name = "A", kind = "application", sources = {"main.m"},
    resources = {
      "A.xcassets", "Main.storyboard", "en.lproj/Localizable.strings", "en.lproj/Localizable.stringsdict", "Localizable.xcstrings", "M.xcdatamodeld",
    },
    settings = {INFOPLIST_FILE = "Info.plist", PRODUCT_NAME = "$(TARGET_NAME)", HEADER_SEARCH_PATHS = "."},
  }})
  return files
end
formats.project_parts = {
  files = part_files,
  damaged = {
    "hookhost.lua", "A.xcconfig", "Podfile", "A.podspec", "Package.swift", "module.modulemap", "A.xcodeproj/xcshareddata/xcschemes/A.xcscheme",
    "A.xcworkspace/contents.xcworkspacedata", "A.xcassets/a.imageset/Contents.json", "A.xcassets/c.colorset/Contents.json",
    "A.xcassets/d.dataset/Contents.json", "en.lproj/Localizable.strings", "en.lproj/Localizable.stringsdict", "Localizable.xcstrings",
    "M.xcdatamodeld/M.xcdatamodel/contents", "M.xcdatamodeld/.xccurrentversion", "Info.plist",
  },
  command = function() return {"--time-limit", "10", "--memory-limit", "500M", "."} end,
}

-- The user's cache with the translations of two sources and of a project: a file is damaged, or exchanged with another.
local lowest = 0
while arg[lowest - 1] do lowest = lowest - 1 end
local function quoted(text) return "'" .. text:gsub("'", "'\\''") .. "'" end
formats.source_cache = {
  files = function(folder)
    local files = {["a.m"] = source, ["b.m"] = actor:format("B", "B"), ["c.lua"] = "objc.import 'a.m' objc.import 'b.m' print 'read'"}
    local cached, run = folder .. "/.cache", "cd %s && XDG_CACHE_HOME=%s %s c.lua > .out 2>&1"
    for name, text in pairs(files) do
      local file <close> = assert(io.open(folder .. "/" .. name, "w"))
      file:write(text)
    end
    assert(os.execute(run:format(quoted(folder), quoted(cached), quoted(arg[lowest]))))
    local all = {}
    for path in io.popen(("cd %s && find .cache -type f"):format(quoted(folder))):lines() do
      local file <close> = assert(io.open(folder .. "/" .. path, "rb"))
      files[path] = file:read "a"
      if not path:find "%.h$" or random(50) == 1 then all[#all + 1] = path end
    end
    assert(#all > 1, "no cache")
    table.sort(all)
    formats.source_cache.damaged = all
    if random(3) == 1 then
      local one, other = pick(all), pick(all)
      files[one], files[other] = files[other], files[one]
    end
    os.execute(("cd %s && rm -rf .cache .out"):format(quoted(folder)))
    return files
  end,
  command = function() return {"--time-limit", "10", "--memory-limit", "500M", "c.lua"} end,
}

-- Scenes that embed, present and contain each other, and views that contain their own controllers.
local function scenes()
  local count = random(1, 6)
  local parts = {}
  local function scene() return "c" .. random(count) end
  local function segue(index)
    local kind = pick {"embed", "relationship", "show", "presentation", "unwind", "custom"}
    return ('<segue destination="%s" kind="%s" relationship="%s" identifier="s%d" id="s%d%d" customClass="%s"/>'):format(
      scene(), kind, pick {"rootViewController", "viewControllers", "masterViewController"}, index, index, random(1000), pick {"", "A"})
  end
  for index = 1, count do
    local tag = pick {"viewController", "navigationController", "tabBarController", "splitViewController", "tableViewController"}
    local inner = {}
    for place = 1, random(0, 3) do
      inner[place] = pick {
        ('<containerView id="v%d%d"><connections>%s</connections></containerView>'):format(index, place, segue(index)),
        ('<button id="v%d%d"><connections>%s<outlet property="superview" destination="%s" id="x%d"/></connections></button>'):format(
          index, place, segue(index), scene(), place),
        ('<view id="v%d%d"><constraints><constraint firstItem="v%d%d" firstAttribute="width" secondItem="v%d1" secondAttribute="height" '
          .. 'id="k%d"/></constraints></view>'):format(index, place, index, place, random(count), place),
      }
    end
    parts[index] = ('<scene sceneID="e%d"><objects><%s id="c%d" storyboardIdentifier="c%d" %s><view key="view" id="v%d"><subviews>%s'
      .. '</subviews></view><connections>%s%s</connections></%s></objects></scene>'):format(
      index, tag, index, index, random(9) == 1 and 'storyboardName="Main"' or "", index, table.concat(inner), segue(index),
      random(2) == 1 and segue(index) or "", tag)
  end
  return '<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="c1"><scenes>'
    .. table.concat(parts) .. "</scenes></document>"
end
formats.storyboard_cycles = {
  files = function()
    local files = project_files()
    files["Main.storyboard"] = scenes()
    files["main.m"] = "#import <UIKit/UIKit.h>\nint main(void) { @autoreleasepool { UIStoryboard *b = [UIStoryboard storyboardWithName:@\"Main\" bundle:nil]; "
      .. "UIViewController *c = [b instantiateInitialViewController]; [c loadViewIfNeeded]; [c.view layoutIfNeeded]; "
      .. "for (int i = 1; i < 4; i++) @try { [c performSegueWithIdentifier:[NSString stringWithFormat:@\"s%d\", i] sender:nil]; } "
      .. "@catch (id e) { } [[NSRunLoop currentRunLoop] runUntilDate:[NSDate dateWithTimeIntervalSinceNow:2]]; NSLog(@\"%@\", c); return 0; } }\n"
    return files
  end,
  damaged = {"Main.storyboard"},
  command = function() return {"--time-limit", "10", "--memory-limit", "500M", "."} end,
}
formats.check_settings = {
  files = function()
    return {["A/A.m"] = actor:format("A", "A"), ["B/B.m"] = actor:format("B", "B"), ["hookcheck.lua"] = pick(settings)}
  end,
  damaged = {"hookcheck.lua"},
  command = function() return {"check", "--time-limit", "10", "--total-time-limit", "20", "."} end,
}
formats.check_baseline = {
  files = function() return {["A/A.m"] = actor:format("A", "A"), ["base.json"] = baseline} end,
  damaged = {"base.json"},
  command = function()
    return {"check", "--time-limit", "10", "--baseline", "base.json", "--output", pick {"sarif", "json", "text", "junit", "html", "github"}, "."}
  end,
}


local screen = [[
local view = objc.UIView:alloc():initWithFrame_ {20, 30, 40, 40}
view:setBackgroundColor_(objc.UIColor:redColor())
uikit.keyWindow():addSubview_(view)
]]
-- The screen as a picture of a type.
local function picture(type)
  local path = os.tmpname()
  uikit.render(uikit.keyWindow(), path .. type)
  local file <close> = assert(io.open(path .. type, "rb"))
  os.remove(path)
  os.remove(path .. type)
  return file:read "a"
end
formats.screen_pictures = {
  files = function()
    load(screen)()
    return {
      ["a_spec.lua"] = ("it('draws', function()\n%s assert.screen 'page' assert.screen 'page.png'\nend)"):format(screen),
      ["screens/page.svg"] = picture ".svg", ["screens/page.png"] = picture ".png",
    }
  end,
  damaged = {"screens/page.png", "screens/page.svg"},
  command = function() return {"test", "--test-time-limit", "10", "."} end,
}
formats.touches = {
  files = function()
    return {
      ["a.lua"] = "print(pcall(gesture.play, 'touches.json')) runloop.run(2)",
      ["touches.json"] = '[{"t": 0, "finger": 1, "phase": "began", "x": 9, "y": 9}, {"t": 0.1, "finger": 1, "phase": "ended", "x": 9, "y": 9}]',
    }
  end,
  damaged = {"touches.json"},
  command = function() return {"--time-limit", "10", "--memory-limit", "500M", "a.lua"} end,
}

local calls = {
  '{"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": {"protocolVersion": "2024-11-05", "capabilities": {}}}',
  '{"jsonrpc": "2.0", "method": "notifications/initialized"}', '{"jsonrpc": "2.0", "id": 2, "method": "tools/list"}',
  '{"jsonrpc": "2.0", "id": 3, "method": "tools/call", "params": {"name": "run", "arguments": {"code": "print(1)"}}}',
  '{"jsonrpc": "2.0", "id": "a", "method": "tools/call", "params": {"name": "help", "arguments": {"name": "UIView"}}}',
  '[{"jsonrpc": "2.0", "id": 4, "method": "ping"}, {"jsonrpc": "2.0", "id": null, "method": "resources/list"}]',
}
formats.tool_calls = {
  files = function() return {input = table.concat(calls, "\n") .. "\n"} end,
  damaged = {"input"},
  command = function() return {"mcp"} end,
}

if arg[1] == "--formats" then
  local names = {}
  for name in pairs(formats) do names[#names + 1] = name end
  table.sort(names)
  print(table.concat(names, "\n"))
  return
end
local format, seed, folder = formats[arg[1]], tonumber(arg[2]), arg[3]
if not format or math.type(seed) ~= "integer" or not folder then
  error("usage: damaged_files.lua FORMAT SEED FOLDER; `--formats` lists the formats", 0)
end
math.randomseed(seed)

local files, names = format.files(folder), {}
for name in pairs(files) do names[#names + 1] = name end
table.sort(names)
local chosen = pick(format.damaged or names)

for _, name in ipairs(names) do
  local path, text = folder .. "/" .. name, files[name]
  assert(os.execute("mkdir -p " .. quoted(path:gsub("/[^/]*$", ""))))
  local special = name == chosen and random(12)
  if special == 1 then
    os.execute(pick {"mkfifo ", "mkdir ", "ln -s /dev/zero ", "ln -s . ", "ln -s absent "} .. quoted(path))
  else
    if special then
      for _ = 1, random(0, 3) do text = mutations.mutated(text, {text}, {{"<a>", "</a>"}, {"(", ")"}, {"{", "}"}, {"[", "]"}}) end
    end
    local file <close> = assert(io.open(path, "wb"))
    file:write(text)
  end
end
if format.changes then
  local lines = {"trap exit TERM", "cd " .. quoted(folder), "while :; do"}
  for _ = 1, random(2, 6) do
    local name = quoted(pick(names))
    lines[#lines + 1] = "cp -f " .. name .. " .saved 2> /dev/null"
    lines[#lines + 1] = pick {
      "rm -f " .. name, "truncate -s " .. random(0, 200) .. " " .. name, "rm -f " .. name .. "; mkfifo " .. name,
      "rm -f " .. name .. "; mkdir " .. name, "printf '\\377{(' >> " .. name, "rm -f " .. name .. "; ln -s . " .. name,
    }
    lines[#lines + 1] = "sleep 0.0" .. random(9)
    lines[#lines + 1] = "rm -rf " .. name .. "; cp -f .saved " .. name .. " 2> /dev/null"
  end
  local file <close> = assert(io.open(folder .. "/.changes", "w"))
  file:write(table.concat(lines, "\n"), "\ndone\n")
end
print(table.concat(format.command(), "\n"))
