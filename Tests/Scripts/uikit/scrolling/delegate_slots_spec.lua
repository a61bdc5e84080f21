describe("the delegate of a scroll view", function()
  local view, log

  local function delegate(methods)
    local cls = objc.allocateClassPair(objc.NSObject, "SlotDelegate" .. runloop.now() .. #log .. tostring(methods), 0)
    objc.registerClassPair(cls)
    for name, body in pairs(methods) do cls[objc.sel(name)] = body end
    return cls:alloc():init(), cls
  end

  before_each(function()
    log = {}
    view = objc.UIScrollView:alloc():initWithFrame_ {0, 0, 320, 480}
    view:setContentSize_ {320, 4000}
  end)

  after_each(function() uikit.setting("scrollViewDelegate", "weak") end)

  it("is asked while it is being set, also through a proxy", function()
    local asked = {}
    local object = delegate {
      ["respondsToSelector:"] = function(_, selector)
        asked[#asked + 1] = tostring(selector)
        return false
      end,
    }
    view:setDelegate_(object)
    assert.same({
      "scrollViewDidScroll:", "scrollViewDidZoom:", "viewForZoomingInScrollView:",
      "scrollViewDidChangeAdjustedContentInset:",
    }, asked)
    assert.equal(object, view:delegate())
  end)

  it("receives no scrolling if it implements the method too late", function()
    local object, cls = delegate {}
    view:setDelegate_(object)
    cls[objc.sel "scrollViewDidScroll:"] = function() log[#log + 1] = "scroll" end
    view:setContentOffset_ {0, 10}
    assert.same({}, log)
    view:setDelegate_(object)
    view:setContentOffset_ {0, 20}
    assert.same({"scroll"}, log)
  end)

  it("is cleared when it is deallocated", function()
    do
      local object <close> = delegate {["scrollViewDidScroll:"] = function() log[1] = "scroll" end}
      view:setDelegate_(object)
    end
    assert.is_nil(view:delegate())
    view:setContentOffset_ {0, 10}
    assert.same({}, log)
  end)

  it("dangles after deallocation as before iOS 9", function()
    uikit.setting("scrollViewDelegate", "assign")
    do
      local object <close> = delegate {["scrollViewDidScroll:"] = function() log[1] = "scroll" end}
      view:setDelegate_(object)
    end
    local ok, problem = pcall(view.setContentOffset_, view, {0, 10})
    assert.is_false(ok)
    assert.equal("EXC_BAD_ACCESS", problem.name)
    assert.matches("scrollViewDidScroll:", problem.reason, 1, true)
  end)

  it("can be replaced, or released, by its own callback", function()
    local other = delegate {["scrollViewDidScroll:"] = function() log[#log + 1] = "other" end}
    do
      local object <close> = delegate {
        ["scrollViewDidScroll:"] = function(self, scrollView)
          log[#log + 1] = "first"
          scrollView:setDelegate_(other)
        end,
      }
      view:setDelegate_(object)
      view:setContentOffset_ {0, 10}
    end
    view:setContentOffset_ {0, 20}
    assert.same({"first", "other"}, log)
  end)
end)
