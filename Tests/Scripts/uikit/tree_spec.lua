describe("uikit.tree", function()
  local lowest = 0
  while arg[lowest - 1] do lowest = lowest - 1 end

  --- What a script writes, with addresses left out.
  local function output_of(script)
    local name = os.tmpname()
    local file = assert(io.open(name, "w"))
    file:write(script)
    file:close()
    local pipe = assert(io.popen(("'%s' '%s' 2>&1"):format(arg[lowest], name)))
    local output = pipe:read "a"
    pipe:close()
    os.remove(name)
    return (output:gsub("0x%x+", "0x"))
  end

  it("prints a line for each view, every view before its subviews, and returns the text", function()
    assert.equal([[
<UIWindow: 0x; frame = (0 0; 390 844)>
   | <UIView: 0x; frame = (10 20.5; 100 200); contentOffset = {0, 30}; clipsToBounds = YES; tag = 7>
   |    | <UIButton: 0x; frame = (0 0; 50 20); text = 'It\'s\nme'; highlighted = YES; disabled = YES>
   |    |    | <UIButtonLabel: 0x; frame = (0 0; 0 0); text = 'It\'s\nme'; userInteractionEnabled = NO>
   |    | <UILabel: 0x; frame = (0 0; 0 0); text = 'bye'; hidden = YES; userInteractionEnabled = NO>
   | <UISwitch: 0x; frame = (-20.5 -9.5; 102 62); transform = [2, 0, 0, 2, 0, 0]; text = 'off'; alpha = 0.5; id = 'sound'>
true
]], output_of [[
      local window = uikit.keyWindow()
      local view = objc.UIView:alloc():initWithFrame_ {10, 20.5, 100, 200}
      view:setBounds_ {0, 30, 100, 200}
      view:setClipsToBounds_(true)
      view:setTag_(7)
      window:addSubview_(view)
      local button = objc.UIButton:alloc():initWithFrame_ {0, 0, 50, 20}
      button:setTitle_forState_("It's\nme", 0)
      button:setHighlighted_(true)
      button:setEnabled_(false)
      view:addSubview_(button)
      local label = objc.UILabel:new()
      label:setText_ "bye"
      label:setHidden_(true)
      view:addSubview_(label)
      local switch = objc.UISwitch:new()
      switch:setCenter_ {30.5, 21.5}
      window:addSubview_(switch)
      switch:setTransform_(uikit.CGAffineTransformMakeScale(2, 2))
      switch:setAlpha_(0.5)
      switch:setAccessibilityIdentifier_ "sound"
      local text = uikit.tree()
      print(text:find("UISwitch", 1, true) ~= nil)]])
  end)

  it("accepts any depth", function()
    local output = output_of [[
      local view = uikit.keyWindow()
      for _ = 1, 400 do
        local inner = objc.UIView:new()
        view:addSubview_(inner)
        view = inner
      end
      uikit.tree()
      print(#uikit.render())]]
    assert.matches("%(400%) <UIView: 0x; frame = %(0 0; 0 0%)>\n%d+\n$", output)
  end)
end)
