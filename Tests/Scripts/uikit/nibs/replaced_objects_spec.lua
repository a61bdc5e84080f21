-- Objects of a nib that return another object from `awakeAfterUsingCoder:`.

describe("an object of a nib that awakeAfterUsingCoder: replaces", function()
  local Card = objc.class("ReplacedCard", objc.UIView, function(instance)
    function instance:awakeFromNib() self:setTag_(self:tag() + 1) end
  end)
  local seen
  objc.class("CardPlaceholder", objc.UIView, function(instance)
    function instance:awakeAfterUsingCoder_(coder)
      seen = {constraints = #self:constraints(), identifier = self:restorationIdentifier(), coder = coder ~= nil}
      local card = Card:new()
      card:setTag_(40)
      return card
    end
  end)
  objc.class("CardHost", objc.UIView, function(instance)
    objc.property(instance, "card")
    objc.property(instance, "width")
  end)

  local function load()
    uikit.nib("CardHost", {class = "CardHost", outlets = {card = "card", width = "width"},
      subviews = {{class = "CardPlaceholder", id = "card", restorationIdentifier = "a card",
        constraints = {{id = "width", attribute = 7, constant = 80}}}},
      constraints = {{item = "card", attribute = 3, to = "owner-view", toAttribute = 3, constant = 5}}, id = "owner-view"})
    return objc.NSBundle:mainBundle():loadNibNamed_owner_options_("CardHost", nil, nil)[1]
  end

  it("has decoded itself, with its constraints, and then is nowhere", function()
    local host = load()
    assert.same({constraints = 1, identifier = "a card", coder = true}, seen)
    assert.equal("ReplacedCard", tostring(host:subviews()[1]:class()))
    assert.equal(1, #host:subviews())
    assert.equal(host:subviews()[1], host:card())
    assert.equal(80, host:width():constant())
  end)

  it("leaves the constraints of its superview and awakeFromNib to the other object", function()
    local host = load()
    assert.equal(41, host:card():tag())
    assert.equal(host:card(), host:constraints()[1]:firstItem())
  end)
end)
