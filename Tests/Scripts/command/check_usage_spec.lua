--- The settings, the baselines and the bad input of `hookhost check`.
local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local Folder = dofile(here .. "support/check_folder.lua")

describe("hookhost check", function()
  local folder
  before_each(function() folder = Folder.new() end)
  after_each(function() folder:remove() end)

  it("takes each folder with sources where there are no shelves, and leaves out tests and other platforms", function()
    folder:writeExchange("Acme SDK/Sources/Acme.m", "acme")
    folder:writeExchange("Größe/Größe.m", "groesse")
    folder:write("Tests/Test.m", "#import <XCTest/XCTest.h>\n@implementation Test @end\n")
    folder:write("Mac-macOS/Mac.m", "@implementation Mac @end\n")
    folder:write("Swift/Only.swift", "class Only {}\n")
    folder:write("Zip/zip.c", "int zip(void) { return 1; }\n")
    local text, status = folder:check()
    assert.equal(0, status)
    assert.matches("  Acme SDK: 1 source\n  Größe: 1 source\n", text, 1, true)
    for _, line in ipairs {"Tests: tests", "Mac-macOS: for macOS", "Swift: only Swift, which is not read",
      "Zip: no Objective-C, only C"} do
      assert.matches(line, text, 1, true)
    end
  end)

  it("finds headers by the names of pods and folders, and prefix headers", function()
    folder:write("Pods/Base/Base.h", "#import <UIKit/UIKit.h>\n#define BASE_NAME @\"base\"\n")
    folder:write("Pods/Base/Base.m", "#import \"Base.h\"\n@interface B : NSObject @end @implementation B @end\n")
    folder:write("Pods/User/User-Prefix.pch", "#import <UIKit/UIKit.h>\n#import <objc/runtime.h>\n")
    folder:write("Pods/User/User.m", "#import <Base/Base.h>\nNSString *name(void) { return BASE_NAME; }\nMethod m;\n")
    local text, status = folder:check()
    assert.equal(0, status, text)
  end)

  it("leaves out what the podspec of a pod excludes on iOS", function()
    folder:writeExchange("Pods/Both/Both.m", "both")
    folder:write("Pods/Both/NSControl+Both.m", "#import <AppKit/AppKit.h>\n@implementation NSControl (Both) @end\n")
    folder:write("Pods/Both/Both.podspec", [[Pod::Spec.new do |s|
  s.name = "Both"
  s.source_files = "*.{h,m}"
  s.ios.exclude_files = "*{NSControl,NSText}*"
end
]])
    local text, status = folder:check()
    assert.equal(0, status, text)
    assert.matches("  Both: 1 source\n", text, 1, true)
    assert.matches("Pods/Both/Both.podspec: excludes 1 source\n", text, 1, true)
  end)

  it("ends at its time limits with what it has, and names what it has not done", function()
    folder:writeExchange("Pods/Acme/Acme.m", "acme")
    for number = 1, 3 do
      folder:write(("Pods/Many/M%d.m"):format(number), "#import <UIKit/UIKit.h>\n@implementation M @end\n")
    end
    local text, status = folder:check "--total-time-limit 0.001"
    assert.equal(3, status)
    assert.matches("Acme: not analysed within the total time limit of 0.001 s", text, 1, true)
    assert.matches("the total time limit of 0.001 s has passed; no pairs were run", text, 1, true)
    text, status = folder:check "--time-limit 0.0001"
    assert.equal(3, status)
    assert.matches("Many: reading took longer than 0.0001 s: ", text, 1, true)
  end)

  it("reads hookcheck.lua", function()
    folder:writeExchange("libs/one/A.m", "acme")
    folder:writeManager("libs/two/B.m", "Guard", "")
    folder:write("hookcheck.lua", [[return {
  actors = {{name = "first", path = "libs/one"}, {name = "second", path = "libs/two", install = {"-[GuardManager start]"}}},
  ignore = {"HH001"}, failOn = "warning",
}]])
    local text = folder:check()
    assert.matches("  first: 1 source\n  second: 1 source\n", text, 1, true)
    for settings, words in pairs {
      ["return {actors = {{name = 'a', path = 'libs/one'}, {name = 'a', path = 'libs/two'}}}"] = "two actors are named 'a'",
      ["return {actor = {}}"] = "unknown option 'actor'",
      ["return {actors = {{path = 'libs/one', install = {'Nothing.start'}}}}"] = "the actor 'one' does not define 'Nothing.start'",
      ["return {actors = {'libs/*'}, install = {'Nothing.start'}}"] = "no actor defines 'Nothing.start'",
      ["return {actors = {'nowhere'}}"] = "the actor 'nowhere' has no Objective-C sources",
      ["return 7"] = "must return a table",
      ["return {"] = "hookcheck.lua",
      ["local a = {} a.a = a return a"] = "nested too deeply",
      ["while true do end"] = "did not end",
    } do
      folder:write("hookcheck.lua", settings)
      local output, status = folder:check("", "2>&1")
      assert.equal(2, status, settings)
      assert.matches(words, output, 1, true)
    end
  end)

  it("reports mistakes in the call", function()
    folder:write("empty/readme.txt", "")
    folder:writeExchange("Pods/Acme/Acme.m", "acme")
    for arguments, words in pairs {
      ["empty"] = "no Objective-C sources in 'empty'", ["nowhere"] = "no folder 'nowhere'",
      ["--drive none.lua"] = "no file 'none.lua'", ["--output pdf"] = "'--output' takes text, json",
      ["--fail-on all"] = "'--fail-on' takes error, warning or never", ["--jobs 0"] = "'--jobs' takes",
      ["--install Nothing.start"] = "no actor defines 'Nothing.start'", ["--baseline none.json"] = "cannot be read",
      ["--explain viewDidLoad"] = "'--explain' takes -[Class selector]", [". Pods"] = "check takes one folder",
    } do
      local text, status = folder:check(arguments, "2>&1")
      assert.equal(2, status, arguments)
      assert.matches(words, text, 1, true)
    end
  end)

  it("leaves out the findings of a baseline, and says which are gone", function()
    folder:writeExchange("Pods/Acme/Acme.m", "acme")
    folder:writeManager("Pods/Guard/Guard.m", "Guard", "")
    assert.equal(0, select(2, folder:check "--write-baseline known.json"))
    local text, status = folder:check "--baseline known.json"
    assert.equal(0, status)
    assert.matches("in the baseline", text, 1, true)
    -- Lines may move: fingerprints name rules, actors and selectors.
    folder:write("Pods/Guard/Guard.m", "\n\n\n" .. folder:read "Pods/Guard/Guard.m")
    assert.equal(0, select(2, folder:check "--baseline known.json"))
    folder:writeManager("Pods/Guard/Guard.m", "Guard")
    assert.matches("gone from the code, but in the baseline: HH111", folder:check "--baseline known.json", 1, true)
    folder:write("old.json", '{"version": 7, "findings": []}')
    folder:write("torn.json", '{"version": 1, "findings": [')
    for name, words in pairs {old = "is of version 7", torn = "is not JSON: line 1"} do
      local output, code = folder:check(("--baseline %s.json"):format(name), "2>&1")
      assert.equal(2, code)
      assert.matches(words, output, 1, true)
    end
  end)

  it("explains who hooks one method", function()
    folder:writeExchange("Pods/Acme/Acme.m", "acme")
    folder:writeManager("Pods/Bolt/Bolt.m", "Bolt")
    local text = folder:check "--explain '-[UIViewController viewDidAppear:]'"
    assert.matches("Acme: exchange by +load, Pods/Acme/Acme.m:12", text, 1, true)
    assert.matches("renames _cmd", text, 1, true)
    assert.matches("Bolt: set by -[BoltManager start]", text, 1, true)
  end)

  it("leaves out a folder that is a link to another actor", function()
    folder:writeExchange("Acme/Acme.m", "acme")
    os.execute(("ln -s Acme '%s/AcmeUnsigned'"):format(folder.path))
    local text, status = folder:check()
    assert.equal(0, status)
    assert.matches("1 actor, 1 order: no findings", text, 1, true)
    assert.matches("AcmeUnsigned: a link to the sources of Acme", text, 1, true)
  end)

  it("reads thousands of files, of which only a few hook something", function()
    folder:writeExchange("Pods/Acme/Acme.m", "acme")
    folder:writeManager("Pods/Guard/Guard.m", "Guard", "")
    folder:write("Pods/Many/Many.m", "@implementation Many @end\n")
    folder:write("Pods/Many/doc/read.me", "")
    os.execute(("cd '%s/Pods/Many' && seq -f '%%g.h' 3000 | xargs touch && seq -f 'doc/%%g.txt' 3000 | xargs touch"):format(folder.path))
    local text, status = folder:check()
    assert.equal(1, status)
    assert.matches("3 actors, 4 orders", text, 1, true)
  end)

  it("ends where links make circles and in a folder that cannot be written", function()
    folder:writeExchange("Pods/Acme/Acme.m", "acme")
    os.execute(("ln -s .. '%s/Pods/Acme/back'; chmod a-w '%s'"):format(folder.path, folder.path))
    assert.equal(0, select(2, folder:check "--jobs 4"))
    os.execute(("chmod u+w '%s'"):format(folder.path))
  end)

  it("names the class whose method a model hooks in vain", function()
    folder:writeExchange("Pods/Track/Track.m", "Track")
    folder:write("sdks.lua", [[return {{name = "Acme", methods = {{"UIViewController", "flyAway:", technique = "set"}}}}]])
    local text, status = folder:check "--model sdks.lua"
    assert.equal(3, status)
    assert.matches("Acme: drive: there is no -[UIViewController flyAway:]\n", text, 1, true)
  end)
end)
