local lowest = 0
while arg[lowest - 1] do lowest = lowest - 1 end

local function printed(script)
  local pipe = assert(io.popen(("'%s' -e '%s' 2>&1"):format(arg[lowest], script)))
  local output = pipe:read "a"
  pipe:close()
  return output
end

describe("the functions of a module", function()
  it("exist for a script that has asked for nothing else", function()
    for _, name in ipairs {"objc.msgSend", "uikit.CGRectMake", "dispatch.async", "hook.before", "lab.run"} do
      assert.equal("function\n", printed(("print(type(%s))"):format(name)))
      local module, field = name:match "(%a+)%.(%a+)"
      assert.equal("function\n", printed(("local all = {} for name, f in pairs(%s) do all[name] = f end print(type(all.%s))")
        :format(module, field)))
    end
  end)

  it("are those that a script has set", function()
    assert.equal("mine NSObject\n", printed [[
      function objc.describe() return "mine" end
      print(objc.describe() .. " " .. objc.class_getName(objc.NSObject))
    ]])
    assert.equal("mine true\n", printed [[
      rawset(objc, "describe", function() return "mine" end)
      print(objc.class_getName(objc.NSObject) and objc.describe() .. " " .. tostring(objc.msgSend ~= nil))
    ]])
  end)

  it("have names, not nil or NaN, as any field", function()
    assert.equal("table index is nil\ntable index is NaN\n", printed [[
      print((select(2, pcall(function() objc[nil] = 1 end))))
      print((select(2, pcall(function() uikit[0 / 0] = 1 end))))
    ]])
  end)
end)

describe("the constants of a module", function()
  local function names(module)
    local found = {}
    for name in pairs(module) do found[name] = (found[name] or 0) + 1 end
    return found
  end

  it("are all listed by pairs, each once", function()
    local found = names(uikit)
    assert.equal(1, found.UIControlStateHighlighted)
    assert.equal(1, found.CGRectMake)
    for name, count in pairs(found) do assert.equal(1, count, name) end
    assert.equal(1, names(objc).NSKeyValueChangeNewKey)
  end)

  it("do not override a value that a script sets", function()
    finally(function() uikit.UIControlStateFocused = nil end)
    uikit.UIControlStateFocused = "mine"
    names(uikit)
    assert.equal("mine", uikit.UIControlStateFocused)
    uikit.UIControlStateFocused = nil
    assert.equal(8, uikit.UIControlStateFocused)
  end)

  it("are all there for a script that begins with going through them", function()
    assert.equal("4\ntrue\n", printed [[
      local found = {}
      for name, value in pairs(uikit) do found[name] = value end
      print(found.UIControlStateSelected)
      for name in pairs(uikit) do found[name] = nil end
      print(next(found) == nil)
    ]])
  end)

  it("are no fields that a traceback has to go through", function()
    assert.equal("4\ttrue\ntrue\n", printed [[
      print(uikit.UIControlStateSelected, objc.NSNotFound > 0)
      local count = 0
      for _, module in ipairs {objc, uikit} do
        for _ in next, module do count = count + 1 end
      end
      print(count < 400)
    ]])
  end)
end)
