-- Constraints that are added to a view before their items are below it.

-- The output of a script, with what it logs.
local function output(script)
  local lowest = 0
  while arg[lowest - 1] do lowest = lowest - 1 end
  local name = os.tmpname()
  local file = assert(io.open(name, "w"))
  file:write([[
    local window = uikit.keyWindow()
    local outer, box, stranger = objc.UIView:new(), objc.UIView:new(), objc.UIView:new()
    outer:addSubview_(box)
    for _, view in ipairs {box, stranger} do view:setTranslatesAutoresizingMaskIntoConstraints_(false) end
    local constraint = box:heightAnchor():constraintEqualToAnchor_(stranger:heightAnchor())
  ]] .. script)
  file:close()
  local pipe = assert(io.popen(("'%s' '%s' 2>&1"):format(arg[lowest], name)))
  local text = pipe:read "a"
  pipe:close()
  os.remove(name)
  return text
end

local warning = "[LayoutConstraints] The view hierarchy is not prepared for the constraint: <NSLayoutConstraint:"
local reason = "NSInternalInconsistencyException: Impossible to set up layout with view hierarchy unprepared for constraint."

describe("a constraint whose items are not below its view", function()
  it("is added with a warning where no engine needs it", function()
    local text = output [[
      outer:addConstraint_(constraint)
      outer:layoutIfNeeded()
      print(#outer:constraints(), constraint:isActive())
    ]]
    assert.truthy(text:find(warning, 1, true), text)
    assert.matches("_viewHierarchyUnpreparedForConstraint:%] to debug%.\n1\ttrue\n$", text)
  end)

  it("holds once its items are there", function()
    local text = output [[
      outer:addConstraint_(constraint)
      outer:addSubview_(stranger)
      window:addSubview_(outer)
      stranger:heightAnchor():constraintEqualToConstant_(30):setActive_(true)
      runloop.run(0)
      print(box:frame().size.height)
    ]]
    assert.matches("\n30%.0\n$", text)
  end)

  it("raises in a window, at once or when the view is laid out there", function()
    for _, order in ipairs {"window:addSubview_(outer) outer:addConstraint_(constraint)",
      "outer:addConstraint_(constraint) window:addSubview_(outer) runloop.run(0)"} do
      local text = output(order .. " print 'not reached'")
      assert.truthy(text:find(reason, 1, true), order .. "\n" .. text)
      assert.is_nil(text:find("not reached", 1, true))
    end
  end)
end)
