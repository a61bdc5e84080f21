--- What the reports of `hookhost lab --sources` say of a failing order: why, who, where.
local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local Folder = dofile(here .. "support/lab_folder.lua")

describe("a report of hookhost lab --sources", function()
  local folder
  setup(function()
    folder = Folder.new()
    folder:writeApp()
    folder:writeExchange "Calls"
    folder:writeExchange("Swallows", "")
    folder:write("Restores.m", [[
#import <UIKit/UIKit.h>
#import <objc/runtime.h>
static IMP before;
@implementation UIControl (Restores)
+ (void)load { before = method_getImplementation(class_getInstanceMethod(self, @selector(sendAction:to:forEvent:))); }
+ (void)restore {
  method_setImplementation(class_getInstanceMethod(self, @selector(sendAction:to:forEvent:)), before);
}
@end
]])
  end)
  teardown(function() folder:remove() end)

  local sources = " --sources Calls.m Swallows.m --drive app.lua"
  local chain = "Swallows.m:9 → Calls.m:9 → -[UIControl sendAction:to:forEvent:]"

  it("as text has the reason with both places, and the chain", function()
    local text = folder:lab(sources)
    assert.matches("'saved' came never instead of once; the hook of Calls on -[UIControl sendAction:to:forEvent:] "
      .. "(Calls.m:9, installed at Calls.m:5) ran never instead of once for UIButton: silenced by Swallows "
      .. "(Swallows.m:9, installed at Swallows.m:5); from outside to inside: " .. chain, text, 1, true)
    assert.matches("hook: -[UIControl sendAction:to:forEvent:] by Swallows (Swallows.m:9, installed at Swallows.m:5)", text, 1, true)
  end)

  it("as JSON has them apart", function()
    local text = folder:lab("--output json" .. sources)
    assert.matches('"parties": [{"owner": "Calls", "method": "-[UIControl sendAction:to:forEvent:]", "file": "Calls.m", '
      .. '"line": 9, "installed": "Calls.m:5"}, {"owner": "Swallows"', text, 1, true)
    assert.matches('"chain": ["Swallows.m:9", "Calls.m:9", "-[UIControl sendAction:to:forEvent:]"]', text, 1, true)
    assert.matches('"reason": "', text, 1, true)
  end)

  it("as JUnit has the file and the line of the case", function()
    local text = folder:lab("--output junit" .. sources)
    assert.matches('<testcase name="Calls Swallows" classname="Calls.m Swallows.m" file="Calls.m" line="9">', text, 1, true)
    assert.matches("\nfrom outside to inside: " .. chain .. "\n", text, 1, true)
  end)

  it("as a page has the hooks and the chain", function()
    local text = folder:lab("--output html" .. sources)
    assert.matches("<li>%-%[UIControl sendAction:to:forEvent:%] by Calls %(Calls.m:9, installed at Calls.m:5%)</li>", text)
    assert.matches("<dt>from outside to inside</dt><dd><ol><li>Swallows.m:9</li>", text, 1, true)
    for _, value in ipairs {"verdict", "cls", "actor", "file"} do
      assert.matches(('<select name="%s">'):format(value), text, 1, true)
    end
    assert.matches('data-verdict="lost" data-cls="UIControl" data-actors="Calls&#10;Swallows" data-files="Calls.m&#10;Swallows.m"',
      text, 1, true)
    assert.not_matches('src="', text, 1, true)
  end)

  it("in every format says how to fix a verdict", function()
    for format, words in pairs {
      text = "\n +fix: Let each hook call", json = '"fix": "Let each hook call', junit = "\nfix: Let each hook call",
      html = "<dt>fix</dt><dd>Let each hook call",
    } do
      assert.matches(words, (folder:lab(("--output %s%s"):format(format, sources))))
    end
  end)

  it("names the source that puts back what was there before another one's hook", function()
    local text = folder:lab("--sources Restores.m Calls.m --install UIControl.restore --drive app.lua")
    assert.matches("the hook of Calls on -[UIControl sendAction:to:forEvent:] (Calls.m:9, installed at Calls.m:5) ran never "
      .. "instead of once for UIButton: silenced by Restores (Restores.m:7)", text, 1, true)
  end)

  it("lists the hooks that no order has reached", function()
    folder:write("Selects.m", [[
#import <UIKit/UIKit.h>
#import <objc/runtime.h>
@implementation UIControl (Selects)
+ (void)load {
  class_replaceMethod(self, @selector(setSelected:), imp_implementationWithBlock(^(id self, BOOL on) { }), "v@:B");
}
@end
]])
    local text, status = folder:lab("--sources Calls.m Selects.m --drive app.lua")
    assert.equal(0, status)
    assert.matches("not reached: -[UIControl setSelected:] by Selects (Selects.m:5)\n", text, 1, true)
  end)

  it("has the line of an error", function()
    folder:writeExchange("Fails", "[(id)[NSArray array] objectAtIndex:2];")
    local text = folder:lab("--output json --sources Calls.m Fails.m --drive app.lua")
    assert.matches("index 2 beyond bounds for empty NSArray (at Fails.m:10)", text, 1, true)
    assert.matches('"parties": [{"owner": "Fails", "file": "Fails.m", "line": 10}', text, 1, true)
    folder:write("broken.lua", "local ctx = ...\nctx.log 'begun'\nerror 'no more'\n")
    text = folder:lab("--output junit --sources Calls.m --drive broken.lua")
    assert.matches('<testcase name="Calls" classname="Calls.m" file="broken.lua" line="3">', text, 1, true)
  end)
end)
