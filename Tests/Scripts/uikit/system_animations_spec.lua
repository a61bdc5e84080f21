local world, log

before_each(function()
  world = objc.snapshot()
  log = {}
end)
after_each(function() objc.restore(world) end)

local function note(text) log[#log + 1] = text end

describe("a system animation", function()
  it("fades views out and removes them at its end", function()
    local view = objc.UIView:alloc():initWithFrame_({0, 0, 100, 100})
    uikit.keyWindow():addSubview_(view)
    objc.UIView:performSystemAnimation_onViews_options_animations_completion_(0, {view}, 0,
      function() note "beside" end, function(finished) note("done " .. tostring(finished)) end)
    assert.same({"beside"}, log)
    assert.equal(0, view:alpha())
    assert.equal(uikit.keyWindow(), view:superview())
    runloop.run(1)
    assert.same({"beside", "done true"}, log)
    assert.is_nil(view:superview())
    assert.error_matches(function()
      objc.UIView:performSystemAnimation_onViews_options_animations_completion_(7, {}, 0, nil, nil)
    end, "no system animation 7")
  end)
end)
