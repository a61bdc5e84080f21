describe("a small stack", function()
  local lowest = 0
  while arg[lowest - 1] do lowest = lowest - 1 end

  local script = [[
    local Loop = objc.class("SmallStackLoop", objc.NSObject, function(instance)
      function instance:description() return tostring(self) end
      function instance:isEqual_(other) return self:performSelector_withObject_("isEqual:", other) end
    end)
    local object = Loop:new()
    print((pcall(tostring, object)))
    print((pcall(object.isEqual_, object, object)))
    coroutine.wrap(function() print((pcall(tostring, object))) end)()
    print(objc.UIView:new():isHidden())]]

  for _, kilobytes in ipairs {8192, 512, 256} do
    it("of " .. kilobytes .. " KB ends messages that cause each other by an error", function()
      local name = os.tmpname()
      local file <close> = assert(io.open(name, "w"))
      file:write(script)
      file:close()
      local pipe = assert(io.popen(("ulimit -s %d; '%s' '%s' 2>&1"):format(kilobytes, arg[lowest], name)))
      assert.equal("false\nfalse\nfalse\nfalse\n", pipe:read "a")
      pipe:close()
      os.remove(name)
    end)
  end
end)
