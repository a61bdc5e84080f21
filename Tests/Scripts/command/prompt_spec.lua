--- The prompt in a terminal, which util-linux's `script` simulates.
local lowest = 0
while arg[lowest - 1] do lowest = lowest - 1 end

local state = os.tmpname()
os.remove(state)

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local type_lines = dofile(here .. "support/type_lines.lua")

--- Returns the terminal's contents after some lines were typed.
local function typed(lines, options)
  options = options or {}
  options.state = state
  return type_lines(lines, options)
end

describe("the prompt", function()
  teardown(function() os.execute(("rm -rf '%s'"):format(state)) end)

  it("shows the line of a function that is a value, and pages of names", function()
    local text = typed {"gesture.flick", ":help Finger:lift", ":help gesture.flik"}
    assert.matches("gesture.flick(view: UIView, options: {from: CGPoint?", text, 1, true)
    assert.matches("method of Finger", text, 1, true)
    assert.matches("did you mean 'gesture.flick'?", text, 1, true)
  end)

  it("explains :trace on", function()
    assert.matches("every message is recorded from now on; :trace off shows them", typed {":trace on"}, 1, true)
  end)

  it("cuts a value of many lines, and shows the rest when it is asked to", function()
    local text = typed {'("line\\n"):rep(250)', ":more", ":more", ":more"}
    assert.matches("… 152 more lines, which :more shows", text, 1, true)
    assert.matches("… 52 more lines", text, 1, true)
    assert.matches("there is no more to show", text, 1, true)
  end)

  it("shows a long list a hundred lines at a time, to its end", function()
    local text = typed {"t = {} for i = 1, 250 do t[i] = i end", "t", ":more", ":more"}
    assert.matches("\n  99,\n… 152 more lines, which :more shows", text, 1, true)
    assert.matches("\n  250,\n}\n", text, 1, true)
  end)

  it("shows as much of a long line in an error as fits the terminal", function()
    local long = "local first, second, third, fourth = 1, 2, 3, objc.UIScrolView"
    local text = typed({long}, {columns = 40})
    assert.matches("\n  1 | …rth = 1, 2, 3, objc.UIScrolView\n    |                      ^^^^^^^^^^^\n", text, 1, true)
  end)

  it("breaks no sentence of its own inside a word at 40 columns", function()
    local text = typed({":trace on", ":hlep", ":help gesture.flik", "objc.UIScrolView", ":objc"}, {columns = 40})
    assert.matches("Lua 5.", text, 1, true)
    for line in text:gmatch "[^\n]+" do
      if not line:find "\27" then assert.is_true(utf8.len(line) <= 40, line) end
    end
    assert.matches("every message is recorded from now on;\n  :trace off shows them", text, 1, true)
  end)

  it("shows dots as three of them where the terminal has no UTF-8", function()
    local text = typed({'("line\\n"):rep(250)'}, {environment = "NO_COLOR=1 LC_ALL=C"})
    assert.matches("... 152 more lines, which :more shows", text, 1, true)
    assert.not_matches("…", text, 1, true)
  end)

  it("breaks pages and signatures inside no word, at 40 columns and at 20", function()
    for _, columns in ipairs {40, 20} do
      local text = typed({":help gesture.drag", "gesture.flick"}, {columns = columns}):gsub("\27%[[%d;?]*%a", "")
      for line in text:gmatch "[^\r\n]+" do
        local isOurs = not line:find "^>" and not line:find "^Lua 5" and not line:find "^hookhost 1"
        if isOurs then assert.is_true(utf8.len(line) <= columns, line) end
      end
      local joined = text:gsub("%s+", "")
      assert.matches("Parametersandoptions", joined, 1, true)
      assert.matches("initWithFrame_", joined, 1, true)
    end
  end)

  it("shows a text below a long key if it does not fit beside it, at 20 columns", function()
    local text = typed({'{backgroundName = "light grey"}'}, {columns = 20})
    assert.matches('{\n  backgroundName =\n    "light grey",\n}', text, 1, true)
    local full = typed({'{key = "abcdefg hijklmn opqrstu vwxy and more"}'}, {columns = 40})
    assert.matches('{\n  key = "abcdefg hijklmn opqrstu vwxy \\z\n    and more",\n}', full, 1, true)
  end)

  it("breaks the help of the program and of its commands inside no word, at any width", function()
    for _, columns in ipairs {80, 40, 20} do
      for _, name in ipairs {"", "test", "lab", "classes", "functions", "UIControl"} do
        local pipe <close> = assert(io.popen(("script -qec \"stty cols %d; NO_COLOR=1 exec %s help %s\" /dev/null </dev/null")
          :format(columns, arg[lowest], name)))
        local text = pipe:read "a":gsub("\r", "")
        assert.is_true(#text > 1000)
        for line in text:gmatch "[^\n]+" do assert.is_true(utf8.len(line) <= columns, line) end
      end
    end
  end)

  it("breaks a value inside no address at 20 columns", function()
    assert.matches("<UIView:\n  0x%x+>\n", typed({"objc.UIView:new()"}, {columns = 20}))
  end)

  it("breaks no line of its help inside a word at 40 columns", function()
    for line in typed({":help"}, {columns = 40}):gmatch "[^\n]+" do
      if not line:find "\27" and not line:find "^Lua 5" then assert.is_true(utf8.len(line) <= 40, line) end
    end
  end)

  it("breaks its output inside no word, at 40 columns and at 20", function()
    for _, columns in ipairs {40, 20} do
      local text = typed({":trace on", "v = objc.UIView:new()", ":trace off", ":classes Scroll", ":methods UISwitch",
        ":tree", ":live UIView", ":time", "objc.describe(v)", columns > 20 and "uikit.settings().compat" or "v",
        "{place = {x = 1.5, y = 2.25}}"}, {columns = columns}):gsub("\27%[[%d;?]*%a", "")
      local isOurs = false
      for line in text:gmatch "[^\r\n]+" do
        -- Input continues at the end of the terminal's line.
        if line:find "^> " then isOurs = false elseif line:find "^%p*[%l%u%s<]" then isOurs = true end
        if isOurs and not line:find "^hookhost 1" then assert.is_true(utf8.len(line) <= columns, line) end
      end
      local joined = text:gsub("%s+", "")
      assert.matches("[UIViewinitWithFrame:]", joined, 1, true)
      assert.matches("_UICollectionViewOrthogonalScrollerEmbeddedScrollView", joined, 1, true)
      assert.matches("y=2.25", joined, 1, true)
      assert.not_matches("2%.\n", text)
    end
  end)

  it("shows a string that continues in further lines as Lua reads it", function()
    local text = typed({'{words = ("some words, "):rep(9)}'}, {columns = 40}):gsub("\27%[[%d;?]*%a", "")
    local value = assert(load("return " .. text:match "\n({\n.-\n})\n"))()
    assert.same({words = ("some words, "):rep(9)}, value)
  end)

  it("is colored according to NO_COLOR and --color", function()
    local red = "\27[31m"
    assert.matches(red, typed({'error "no"'}, {environment = "NO_COLOR="}), 1, true)
    assert.not_matches(red, typed {'error "no"'}, 1, true)
    assert.matches(red, typed({'error "no"'}, {arguments = "--color=always"}), 1, true)
    assert.not_matches(red, typed({'error "no"'}, {environment = "NO_COLOR=", arguments = "--color never"}), 1, true)
    local pipe = assert(io.popen(("'%s' --color=blue x.lua 2>&1"):format(arg[lowest])))
    local text = pipe:read "a"
    assert.equal(2, select(3, pipe:close()))
    assert.matches("'--color' takes auto, always, never, not 'blue'", text, 1, true)
  end)

  it("loads a source in Objective-C, and says who may handle the messages of a proxy", function()
    local name <const> = os.tmpname() .. ".m"
    do
      local file <close> = assert(io.open(name, "w"))
      file:write [[
#import <UIKit/UIKit.h>
@interface Front : NSProxy <UIScrollViewDelegate>
@end
@implementation Front
- (void)forwardInvocation:(NSInvocation *)invocation {}
- (void)scrollViewDidScroll:(UIScrollView *)view {}
@end
]]
    end
    local text <const> = typed({":load " .. name, ":who -[Front scrollViewDidScroll:]",
      ":who -[Front scrollViewDidZoom:]", ":load /missing.m"}, {columns = 200})
    os.remove(name)
    assert.matches("\n  -[Front scrollViewDidScroll:]  (" .. name .. ":6)\n", text, 1, true)
    assert.matches("Front has no method -scrollViewDidZoom:; -[Front forwardInvocation:] may handle it", text, 1, true)
    assert.matches("2004lcannot open /missing.m\n", text, 1, true)
  end)
end)
