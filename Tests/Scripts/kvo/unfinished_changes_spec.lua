describe("an observer in the middle of a change", function()
  local function observer(body)
    local made = {count = 0}
    made.object = objc.class("MiddleObserver" .. tostring(made):gsub("%W", ""), objc.NSObject, function(instance)
      function instance:observeValueForKeyPath_ofObject_change_context_(path, object)
        made.count = made.count + 1
        if body then body(self, path, object) end
      end
    end):new()
    return made
  end
  local observed
  before_each(function()
    observed = objc.class("MiddleObserved" .. tostring({}):gsub("%W", ""), objc.NSObject, function(instance)
      function instance:number() return 1 end
    end):new()
  end)
  local function begin() observed:willChangeValueForKey_("number") end
  local function finish() observed:didChangeValueForKey_("number") end

  it("receives the change if it was registered again", function()
    local one = observer()
    observed:addObserver_forKeyPath_options_context_(one.object, "number", 0, nil)
    begin()
    observed:removeObserver_forKeyPath_(one.object, "number")
    observed:addObserver_forKeyPath_options_context_(one.object, "number", 0, nil)
    finish()
    assert.equal(1, one.count)
    observed:removeObserver_forKeyPath_(one.object, "number")
  end)

  it("receives both changes of equal registrations if one was removed", function()
    local one = observer()
    for _ = 1, 2 do observed:addObserver_forKeyPath_options_context_(one.object, "number", 0, nil) end
    begin()
    observed:removeObserver_forKeyPath_(one.object, "number")
    finish()
    assert.equal(2, one.count)
    observed:removeObserver_forKeyPath_(one.object, "number")
  end)

  it("receives nothing after its removal, nor if it came during the change", function()
    local one, other = observer(), observer()
    observed:addObserver_forKeyPath_options_context_(one.object, "number", 0, nil)
    begin()
    observed:removeObserver_forKeyPath_(one.object, "number")
    observed:addObserver_forKeyPath_options_context_(other.object, "number", 0, nil)
    finish()
    assert.same({0, 0}, {one.count, other.count})
    observed:removeObserver_forKeyPath_(other.object, "number")
  end)
end)
