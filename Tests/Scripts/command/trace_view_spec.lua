--- The parts of a trace that the text shows.
local lowest = 0
while arg[lowest - 1] do lowest = lowest - 1 end

describe("the text of a trace", function()
  local script = os.tmpname()

  setup(function()
    local file <close> = assert(io.open(script, "w"))
    file:write [[
local Watcher = objc.class("Watcher", objc.NSObject, function(instance)
  function instance:scrollViewDidScroll_() end
  function instance:jump_() list:setContentOffset_ {0, 500} end
end)
list = objc.UIScrollView:alloc():initWithFrame_ {0, 0, 300, 300}
list:setContentSize_ {300, 3000}
uikit.keyWindow():addSubview_(list)
local watcher = Watcher:new()
list:setDelegate_(watcher)
gesture.flick(list, {by = {x = 0, y = -100}})
watcher:performSelector_withObject_afterDelay_("jump:", nil, 1)
runloop.run(2)
]]
  end)
  teardown(function() os.remove(script) end)

  local function trace(arguments)
    local pipe <close> = assert(io.popen(("'%s' trace %s '%s' 2>&1"):format(arg[lowest], arguments, script)))
    return pipe:read "a"
  end

  it("hides what native code sends to itself, and says so", function()
    local text = trace ""
    assert.matches("-[Watcher scrollViewDidScroll:]", text, 1, true)
    assert.matches("%-%[UIScrollView setContentOffset:%]%(<?", text)
    assert.not_matches("_hideScrollIndicators", text, 1, true)
    assert.matches("%(%d+ messages that native code sent to itself are hidden; %-%-all shows them%)\n$", text)
    local all = trace "--all"
    assert.matches("_hideScrollIndicators", all, 1, true)
    assert.not_matches("are hidden", all, 1, true)
    assert.is_true(#all > #text)
  end)

  it("shows the messages to some classes, below the code that led to them", function()
    local text = trace "--only UIScrollView"
    assert.matches("\n *[%d.]+  %-%[Watcher jump:%][^\n]*\n *[%d.]+    %-%[UIScrollView setContentOffset:%]", text)
    assert.not_matches("-[UIWindow", text, 1, true)
  end)

  it("shows the chain that led to the last change of a property", function()
    for _, object in ipairs {"list", "UIScrollView"} do
      local lines = {}
      for line in trace("--why " .. object .. ".contentOffset"):gmatch "[^\n]+" do lines[#lines + 1] = line end
      assert.matches("^" .. object .. "%.contentOffset: %d+ changes, the last one$", lines[1])
      assert.matches("performSelector:withObject:afterDelay:", lines[2], 1, true)
      assert.matches("setContentOffset:", lines[#lines], 1, true)
      assert.matches("-[Watcher jump:]", lines[#lines - 1], 1, true)
      assert.matches(":3$", lines[#lines - 1])
    end
  end)

  it("names a typo in the object, the property or the class", function()
    assert.matches("did you mean 'contentOffset'?", trace "--why list.contentOfset", 1, true)
    assert.matches("did you mean 'UIScrollView'?", trace "--why UIScrolView.contentOffset", 1, true)
    assert.matches("did you mean 'UIScrollView'?", trace "--only UIScrolView", 1, true)
    for _, wrong in ipairs {"list", "list.", ".x", "a.b.c", "''"} do
      assert.matches("takes an object and a property", trace("--why " .. wrong), 1, true)
    end
    assert.matches("write text, or JSON with", trace "-o /dev/null/x.json --why list.contentOffset", 1, true)
  end)
end)
