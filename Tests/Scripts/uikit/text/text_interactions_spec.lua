-- UITextInteraction: the gestures of a text in a view that draws its own.
-- Systems before iOS 13 have no tests here.
if not objc.NSClassFromString "UITextInteraction" then return end

describe("an interaction of text", function()
  local world, view, log, interaction

  before_each(function()
    world, log = objc.snapshot(), {}
    local function note(name, answer)
      return function() log[#log + 1] = name return answer end
    end
    local Page = objc.class("PageOfText", objc.UITextField, function(instance)
      instance["interactionShouldBegin:atPoint:"] = note("should", true)
      instance["interactionWillBegin:"] = note "will"
      instance["interactionDidEnd:"] = note "did"
    end)
    view = Page:alloc():initWithFrame_ {20, 100, 200, 40}
    view:setText_ "two words"
    local plate = objc.UIView:alloc():initWithFrame_ {20, 100, 200, 40}
    uikit.keyWindow():addSubview_(view)
    uikit.keyWindow():addSubview_(plate)
    interaction = objc.UITextInteraction:textInteractionForMode_(0)
    interaction:setTextInput_(view)
    interaction:setDelegate_(view)
    plate:addInteraction_(interaction)
  end)
  after_each(function() objc.restore(world) end)

  it("sets the insertion point where a tap is, and makes the text the first responder", function()
    gesture.tap(interaction:view(), {at = {4, 20}})
    runloop.run(1)
    assert.same({"should", "will", "did"}, log)
    assert.is_true(view:isFirstResponder())
    assert.is_true(view:selectedTextRange():isEmpty())
  end)

  it("does nothing that its delegate forbids", function()
    hook.instead(view, "interactionShouldBegin:atPoint:", function() return false end)
    gesture.tap(interaction:view(), {at = {4, 20}})
    runloop.run(1)
    assert.same({}, log)
    assert.is_false(view:isFirstResponder())
  end)

  it("removes its recognizers when it is removed", function()
    local plate = interaction:view()
    assert.equal(2, #plate:gestureRecognizers())
    assert.equal(2, #interaction:gesturesForFailureRequirements())
    plate:removeInteraction_(interaction)
    assert.equal(0, #(plate:gestureRecognizers() or {}))
  end)
end)

describe("a text field", function()
  it("keeps a place free at its insertion point", function()
    local field = objc.UITextField:alloc():initWithFrame_ {0, 0, 200, 40}
    field:setText_ "word"
    local placeholder = field:insertTextPlaceholderWithSize_ {30, 10}
    assert.equal(30, placeholder:rects()[1]:rect().size.width)
    field:removeTextPlaceholder_(placeholder)
    assert.equal("word", field:text())
  end)
end)
