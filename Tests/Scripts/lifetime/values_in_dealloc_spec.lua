-- Values that one collection finalizes together with the object whose `dealloc` uses them.

describe("a dealloc of Lua", function()
  it("may use the object's selector, method and weak reference", function()
    local states, seen = setmetatable({}, {__mode = "k"}), nil
    local Owner = objc.class("OwnerOfValues", objc.NSObject, function(instance)
      function instance:dealloc()
        local mine = states[self]
        seen = {tostring(mine.selector), tostring(mine.method), mine.weak:get() == nil}
      end
    end)
    do
      local owner = Owner:new()
      states[owner] = {selector = objc.sel "neverSent:", weak = objc.weak(owner),
        method = objc.class_getInstanceMethod(objc.NSObject, "copy")}
    end
    collectgarbage()
    collectgarbage()
    assert.same({"neverSent:", "-[NSObject copy]", true}, seen)
  end)
end)
