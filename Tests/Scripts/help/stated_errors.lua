-- The common part of the specs of the errors that the reference lists.
local lowest = 0
while arg[lowest - 1] do lowest = lowest - 1 end

local folder = os.tmpname()
os.remove(folder)

--- The errors in the definitions for editors, which come from the reference: by function, in order.
local function documented(module)
  assert(os.execute(("'%s' --emit-luacats '%s'"):format(arg[lowest], folder)))
  local errors, above = {}, {}
  for line in io.lines(("%s/%s.lua"):format(folder, module)) do
    local text, path = line:match "^%-%-%- %* raises an error: (.*)", line:match "^function ([%w_.:]+)%("
    if text then above[#above + 1] = text end
    if path then errors[path], above = above, {} end
  end
  os.execute(("rm -rf '%s'"):format(folder))
  return errors
end

--- Returns a deallocated object, through an unretained reference.
local function gone()
  objc.property(objc.NSObject, "goneObject", {policy = "assign"})
  local holder = objc.NSObject:new()
  do
    local object <close> = objc.class("Gone", objc.NSObject):new()
    holder:setGoneObject(object)
  end
  runloop.run(0)
  return holder:goneObject()
end

--- Asserts that a call raises each error that the reference lists. A row has the names of functions, the text of their
--- pages, a part of the error's text, and a call, which receives the function; false if another spec asserts the
--- error.
local function stated(module, rows)
  describe(("what the reference says that %s raises:"):format(module), function()
    local pages = documented(module)
    local missing = {}
    for path, errors in pairs(pages) do
      for _, text in ipairs(errors) do missing[path .. ": " .. text] = true end
    end
    for _, row in ipairs(rows) do
      local paths, statement, reason, call = table.unpack(row)
      for path in paths:gmatch "%S+" do
        it(("%s: %s (%s)"):format(path, statement, reason), function()
          local before = objc.snapshot()
          finally(function()
            runloop.schedule "cooperative"
            objc.restore(before)
          end)
          local owner, name = path:match "^(%l+)%.([%w_]+)$"
          if call then
            local ok, fault = pcall(call, owner and _G[owner][name])
            assert.is_false(ok)
            assert.matches(reason, tostring(fault), 1, true)
          end
          local isThere = false
          for _, text in ipairs(assert(pages[path], "no page")) do isThere = isThere or text:find(statement, 1, true) end
          assert.is_truthy(isThere, "the page says nothing of it")
        end)
        for _, text in ipairs(pages[path] or {}) do
          if text:find(statement, 1, true) then missing[path .. ": " .. text] = nil end
        end
      end
    end

    it("each has a call here", function()
      local list = {}
      for text in pairs(missing) do list[#list + 1] = text end
      table.sort(list)
      assert.equal("", table.concat(list, "\n"))
    end)
  end)
end

return stated, gone
