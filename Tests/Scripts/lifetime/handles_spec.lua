describe("a mistreated handle", function()
  local function parent_and_child()
    local parent, child = objc.UIView:new(), objc.UIView:new()
    child:setTag_(5)
    parent:addSubview_(child)
    return parent, child
  end

  it("survives explicit calls of its finalizer, also twice", function()
    local parent, child = parent_and_child()
    local finalizer = getmetatable(child).__gc
    assert.has_no_error(function()
      finalizer(child)
      finalizer(child)
    end)
    assert.equal(5, parent:subviews()[1]:tag())
  end)

  it("is alive or dead, not dangerous, when the finalizer gave up the only reference", function()
    local view = objc.UIView:new()
    getmetatable(view).__gc(view)
    local alive, answer = pcall(function() return view:tag() end)
    if alive then
      assert.equal(0, answer)
    else
      assert.is_truthy(tostring(answer):find("tag", 1, true))
    end
  end)

  it("is replaced when a script took its finalizer away, and the object dies once", function()
    local deaths = 0
    local Robbed = objc.class("HandlesRobbed", objc.NSObject, function(instance)
      function instance:dealloc() deaths = deaths + 1 end
    end)
    local owner = objc.NSMutableArray:array()
    do
      local child = Robbed:new()
      owner:addObject_(child)
      debug.setmetatable(child, nil)
    end
    for _ = 1, 3 do collectgarbage() end
    assert.equal(owner:lastObject(), owner:lastObject())
    for _ = 1, 3 do collectgarbage() end
    assert.equal(0, deaths)
    owner:removeAllObjects()
    for _ = 1, 3 do collectgarbage() end
    assert.equal(1, deaths)
  end)

  it("whose finalizer is called on another value is an error or nothing", function()
    local finalizer = getmetatable(objc.UIView:new()).__gc
    for _, other in ipairs {3, "text", {}, io.stdout, print} do
      pcall(finalizer, other)
    end
    assert.equal("file", io.type(io.stdout))
  end)

  it("is rejected when it is another userdata in an object's clothes", function()
    local view, forged = objc.UIView:new(), io.tmpfile()
    local own = getmetatable(forged)
    debug.setmetatable(forged, debug.getmetatable(view))
    local answered = pcall(function() return forged:tag() end)
    local added = pcall(function() view:addSubview_(forged) end)
    debug.setmetatable(forged, own)
    assert.is_false(answered)
    assert.is_false(added)
    forged:close()
  end)

  it("is rejected while it wears a foreign metatable, and works again after", function()
    local parent, child = parent_and_child()
    local own = debug.getmetatable(child)
    debug.setmetatable(child, {})
    local ok = pcall(function() return child:tag() end)
    debug.setmetatable(child, own)
    assert.is_false(ok)
    assert.equal(5, child:tag())
    assert.equal(child, parent:subviews()[1])
  end)

  it("can be used in the finalizer of something else", function()
    local _, child = parent_and_child()
    local seen
    do
      setmetatable({}, {__gc = function() seen = child:tag() end})
    end
    collectgarbage()
    collectgarbage()
    assert.equal(5, seen)
  end)

  it("keeps its object through a full collection while it is reachable from a coroutine", function()
    local view = objc.UIView:new()
    view:setTag_(9)
    local worker = coroutine.wrap(function(held)
      coroutine.yield()
      return held:tag()
    end)
    worker(view)
    view = nil
    objc.autoreleasepool(collectgarbage)
    assert.equal(9, worker())
  end)

  it("outlives a finalizer that raises", function()
    local _, child = parent_and_child()
    do
      setmetatable({}, {__gc = function() error "in a finalizer" end})
    end
    collectgarbage()
    assert.equal(5, child:tag())
  end)
end)
