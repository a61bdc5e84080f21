--- A trace filtered by an unknown name reports it, instead of being silently empty.
describe("a name in the filter of a trace", function()
  local warnings
  local lua_warn = warn

  before_each(function()
    warnings = {}
    _G.warn = function(text) warnings[#warnings + 1] = text end
  end)

  after_each(function()
    _G.warn = lua_warn
    pcall(trace.stop)
  end)

  local function reason(options)
    local ok, e = pcall(trace.start, options)
    assert.is_false(ok)
    return e.reason
  end

  it("is rejected when it is another one misspelt", function()
    assert.equal("trace.start: there is no class 'UIScrolView' (did you mean 'UIScrollView'?)",
      reason {classes = {"UIScrolView"}})
    assert.equal("trace.start: there is no selector 'scrollViewDidScroll' (did you mean 'scrollViewDidScroll:'?)",
      reason {selectors = {"scrollViewDidScroll"}})
  end)

  it("is a warning if a script can define it later", function()
    trace.start {classes = {"TracedLater"}, selectors = {"sdk_setFrame:"}}
    assert.equal(2, #warnings)
    assert.matches("^trace.start: there is no class 'TracedLater'", warnings[1])
    local Later = objc.class("TracedLater", objc.UIView, function(instance)
      instance["sdk_setFrame:"] = function() end
    end)
    objc.msgSend(Later:new(), "sdk_setFrame:", {0, 0, 1, 1})
    assert.equal("sdk_setFrame:", trace.stop()[1].selector)
  end)

  it("is reported when it exists", function()
    trace.start {classes = {"UITableView", objc.UIView}, selectors = {"setFrame:", objc.sel "anythingNew:"}}
    assert.same({}, warnings)
  end)
end)

describe("hookhost trace", function()
  local lowest = 0
  while arg[lowest - 1] do lowest = lowest - 1 end

  it("reports names that no class had when the script ended", function()
    local script = ("-e 'objc.class(%q, objc.NSObject):new()'"):format("LaterOn")
    local pipe <close> = assert(io.popen(("'%s' trace --classes UILabl,LaterOn --selectors init %s 2>&1")
      :format(arg[lowest], script)))
    local text = pipe:read "a"
    assert.matches("trace: there is no class 'UILabl' (did you mean 'UILabel'?)", text, 1, true)
    assert.not_matches("no class 'LaterOn'", text, 1, true)
    assert.not_matches("no selector", text, 1, true)
  end)
end)
