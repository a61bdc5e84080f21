describe("a small stack under native code", function()
  local lowest = 0
  while arg[lowest - 1] do lowest = lowest - 1 end

  local script = [[
    local nested, path = objc.NSMutableArray:array(), "next"
    for _ = 1, 500 do
      local outer = objc.NSMutableArray:array()
      outer:addObject_(nested)
      nested, path = outer, "next." .. path
    end
    local Link = objc.class("NestedLink", objc.NSObject, function(instance)
      objc.property(instance, "next")
    end)
    local first = Link:new()
    local last = first
    for _ = 1, 500 do
      local link = Link:new()
      last:setNext_(link)
      last = link
    end
    local predicate = objc.NSPredicate:predicateWithValue_(true)
    for _ = 1, 500 do predicate = objc.NSCompoundPredicate:notPredicateWithSubpredicate_(predicate) end
    for _, body in ipairs {
      function() return nested:description() end,
      function() return objc.unbox(nested) end,
      function() return objc.NSKeyedArchiver:archivedDataWithRootObject_(nested) end,
      function() return first:valueForKeyPath_(path) end,
      function() return predicate:evaluateWithObject_(1) end,
      function() return objc.NSPredicate:predicateWithFormat_(("("):rep(99) .. "1 = 1" .. (")"):rep(99)) end,
    } do
      pcall(body)
    end
    nested, first, last, predicate = nil, nil, nil, nil
    collectgarbage()
    print(objc.UIView:new():isHidden())]]

  for _, kilobytes in ipairs {8192, 512, 256} do
    it("of " .. kilobytes .. " KB is not left", function()
      local name = os.tmpname()
      local file <close> = assert(io.open(name, "w"))
      file:write(script)
      file:close()
      local pipe = assert(io.popen(("ulimit -s %d; '%s' '%s' 2>&1"):format(kilobytes, arg[lowest], name)))
      assert.equal("false\n", pipe:read "a")
      pipe:close()
      os.remove(name)
    end)
  end
end)
