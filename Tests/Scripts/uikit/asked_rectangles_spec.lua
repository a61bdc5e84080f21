-- Layout and hit-testing use the rectangles that subclasses override.
describe("a rectangle that a control requests", function()
  local before, log
  before_each(function() before, log = objc.snapshot(), {} end)
  after_each(function() objc.restore(before) end)

  local function watch(class, ...)
    for _, selector in ipairs {...} do
      hook.before(class, selector, function() log[#log + 1] = selector end)
    end
  end

  it("is that of the track and of the thumb of a slider", function()
    watch(objc.UISlider, "trackRectForBounds:", "thumbRectForBounds:trackRect:value:")
    local slider = objc.UISlider:alloc():initWithFrame_ {20, 100, 200, 34}
    uikit.keyWindow():addSubview_(slider)
    runloop.run(0)
    assert.same({"trackRectForBounds:", "thumbRectForBounds:trackRect:value:"}, log)
  end)

  it("moves the thumb of a slider with a shorter track", function()
    hook.instead(objc.UISlider, "trackRectForBounds:", function()
      return {50, 15, 100, 4}
    end)
    local slider = objc.UISlider:alloc():initWithFrame_ {20, 100, 200, 34}
    uikit.keyWindow():addSubview_(slider)
    gesture.drag(slider, {from = {x = 64, y = 17}, by = {36, 0}, duration = 0})
    assert.near(0.5, slider:value(), 0.001)
  end)

  it("is that of the text of a field, another one while it edits", function()
    local field = objc.UITextField:alloc():initWithFrame_ {20, 100, 200, 34}
    field:setBorderStyle_(uikit.UITextBorderStyleRoundedRect)
    field:setText_ "text"
    watch(objc.UITextField, "borderRectForBounds:", "textRectForBounds:", "editingRectForBounds:")
    uikit.keyWindow():addSubview_(field)
    runloop.run(0)
    assert.equal("borderRectForBounds:", log[1])
    assert.equal("textRectForBounds:", log[2])
    log = {}
    gesture.tap(field)
    runloop.run(0)
    assert.is_truthy(table.concat(log, " "):find("editingRectForBounds:", 1, true))
  end)
end)
