-- A finger on a covered view reports the view that it hits instead.
describe("a finger on a view that something covers", function()
  local window = uikit.keyWindow()
  local view, cover

  before_each(function()
    view = objc.UIView:alloc():initWithFrame_ {0, 100, 100, 100}
    cover = objc.UIView:alloc():initWithFrame_ {0, 100, 100, 100}
    window:addSubview_(view)
    window:addSubview_(cover)
  end)
  after_each(function()
    view:removeFromSuperview()
    cover:removeFromSuperview()
  end)

  it("returns the view that was hit", function()
    assert.equal(cover, gesture.tap(view))
    assert.equal(cover, gesture.press(view, {duration = 0.1}))
    assert.equal(cover, gesture.drag(view, {by = {x = 10, y = 0}}))
    assert.equal(cover, gesture.flick(view, {by = {x = 10, y = 0}}))
    assert.equal(cover, gesture.pinch(view, {scale = 1.1}))
    local finger, hit = gesture.touch(view, {x = 10, y = 10})
    finger:lift()
    assert.equal(cover, hit)
    view:setUserInteractionEnabled_(false)
    cover:setUserInteractionEnabled_(false)
    assert.equal(window, gesture.tap(view))
  end)

  it("returns nothing when the view or a part of it was hit", function()
    local part = objc.UIView:alloc():initWithFrame_ {0, 0, 100, 100}
    cover:addSubview_(part)
    assert.equal(0, select("#", gesture.tap(cover)))
    assert.equal(0, select("#", gesture.tap(window)))
    assert.equal(1, select("#", gesture.touch(cover)))
    gesture.tap(view)
    assert.equal(0, select("#", gesture.tap(cover)))
  end)

  it("is warned of", function()
    local warnings = {}
    local warn_before = warn
    finally(function() _G.warn = warn_before end)
    _G.warn = function(text) warnings[#warnings + 1] = text end
    gesture.tap(view)
    gesture.tap(cover)
    assert.equal(1, #warnings)
    assert.matches(
      "^gesture.tap: <UIView: 0x%x+> was not hit, but <UIView: 0x%x+>$", warnings[1])
  end)
end)
