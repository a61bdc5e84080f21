-- All widths are those of a font whose letters are half as wide as it is high.
-- labelColor came with iOS 13.
local later = objc.UIColor:respondsToSelector_ "labelColor" and it or pending

describe("a label's text", function()
  local snapshot, font

  before_each(function()
    snapshot = objc.snapshot()
    uikit.font("Half", {width = 0.5, ascender = 0.8, descender = -0.2})
    font = objc.UIFont:fontWithName_size_("Half", 10)
  end)
  after_each(function() objc.restore(snapshot) end)

  local function label(text, lines)
    local made = objc.UILabel:new()
    made:setFont_(font)
    made:setNumberOfLines_(lines or 1)
    made:setText_(text)
    return made
  end

  local function size(made, width, height)
    local fitting = made:sizeThatFits_ {width or 0, height or 0}
    return {fitting.width, fitting.height}
  end

  it("has the system's font until one is set, and again when it is set to nil", function()
    local made = label "a"
    made:setFont_(nil)
    assert.equal(17, made:font():pointSize())
    made:setText_("b")
    assert.equal(17, made:font():pointSize())
  end)

  it("measures one line, or as many as its words need", function()
    assert.same({55, 10}, size(label "eleven char"))
    assert.same({30, 20}, size(label("eleven char", 0), 40))
    assert.same({30, 10}, size(label("eleven char", 1), 30))
    assert.same({20, 30}, size(label("abcdefghij", 0), 20))
    assert.same({10, 30}, size(label("ab\n\nc", 0), 100))
    assert.same({0, 0}, size(label(nil)))
  end)

  it("has its size as the intrinsic one, which a preferred width limits", function()
    local made = label("eleven char", 0)
    assert.same({55, 10}, {made:intrinsicContentSize().width, made:intrinsicContentSize().height})
    made:setPreferredMaxLayoutWidth_(40)
    assert.equal(20, made:intrinsicContentSize().height)
    made:sizeToFit()
    assert.equal(10, made:bounds().size.height)
  end)

  it("stores a copy of an attributed text, whose string is its text", function()
    local text = objc.NSMutableAttributedString:alloc():initWithString_attributes_(
      "bold", {[uikit.NSFontAttributeName] = objc.UIFont:fontWithName_size_("Half", 20)})
    local made = label "plain"
    made:setAttributedText_(text)
    text:appendAttributedString_(objc.NSAttributedString:alloc():initWithString_ " later")
    assert.equal("bold", made:text())
    assert.same({40, 20}, size(made))
    made:setText_ "plain"
    assert.same({25, 10}, size(made))
    assert.equal(font, made:attributedText():attribute_atIndex_effectiveRange_(uikit.NSFontAttributeName, 0, nil))
  end)

  it("is spaced as its paragraph style says", function()
    local style = objc.NSMutableParagraphStyle:new()
    style:setLineSpacing_(5)
    local made = label("", 0)
    made:setAttributedText_(objc.NSAttributedString:alloc():initWithString_attributes_("aaaa bbbb",
      {[uikit.NSFontAttributeName] = font, [uikit.NSParagraphStyleAttributeName] = style}))
    assert.same({20, 25}, size(made, 25))
    style = style:mutableCopy()
    style:setMinimumLineHeight_(30)
    made:setAttributedText_(objc.NSAttributedString:alloc():initWithString_attributes_("aaaa bbbb",
      {[uikit.NSFontAttributeName] = font, [uikit.NSParagraphStyleAttributeName] = style}))
    assert.same({20, 65}, size(made, 25))
  end)

  it("is measured and drawn by messages that a subclass overrides", function()
    local seen = {}
    local Inset = objc.class("InsetLabel", objc.UILabel, function(instance, _, super)
      function instance:textRectForBounds_limitedToNumberOfLines_(bounds, lines)
        local rect = super(self):textRectForBounds_limitedToNumberOfLines_(bounds, lines)
        rect.size.width = rect.size.width + 8
        return rect
      end
      function instance:drawTextInRect_(rect)
        seen[#seen + 1] = "draw " .. rect.size.width
        super(self):drawTextInRect_(rect)
      end
    end)
    local made = Inset:new()
    made:setFont_(font)
    made:setText_ "four"
    assert.same({28, 10}, size(made))
    made:setFrame_ {0, 0, 50, 10}
    uikit.keyWindow():addSubview_(made)
    runloop.run(0)
    assert.same({"draw 50.0"}, seen)
    made:setAttributedText_(objc.NSAttributedString:alloc():initWithString_ "new")
    runloop.run(0)
    assert.equal(2, #seen)
    made:removeFromSuperview()
  end)

  it("invalidates its size when its attributed text or font changes", function()
    local seen = {}
    local made = label "text"
    for _, name in ipairs {"invalidateIntrinsicContentSize", "setNeedsDisplay"} do
      hook.before(objc.UILabel, name, function(self) if self == made then seen[#seen + 1] = name end end)
    end
    made:setAttributedText_(nil)
    assert.same({"invalidateIntrinsicContentSize", "setNeedsDisplay"}, seen)
    made:setFont_(objc.UIFont:systemFontOfSize_(12))
    assert.equal(4, #seen)
  end)

  later("has a default font and color", function()
    local made = objc.UILabel:new()
    assert.equal(objc.UIFont:systemFontOfSize_(17), made:font())
    assert.equal(objc.UIColor:labelColor(), made:textColor())
  end)
end)

describe("a button's title", function()
  it("makes the button as large as itself, and has the position that a message returns", function()
    local button = objc.UIButton:buttonWithType_(uikit.UIButtonTypeSystem)
    button:setTitle_forState_("Button", 0)
    local size = button:intrinsicContentSize()
    assert.equal(30, size.height)
    assert.equal(size.width, button:sizeThatFits_({0, 0}).width)
    button:setFrame_ {0, 0, 200, 50}
    button:layoutIfNeeded()
    local frame = button:titleLabel():frame()
    assert.is_near(100, frame.origin.x + frame.size.width / 2, 0.5)
    local Left = objc.class("LeftButton", objc.UIButton, function(instance)
      function instance:titleRectForContentRect_(_) return {1, 2, 3, 4} end
    end)
    local left = Left:alloc():initWithFrame_ {0, 0, 100, 40}
    left:setTitle_forState_("x", 0)
    left:layoutIfNeeded()
    assert.same({1, 2, 3, 4}, {left:titleLabel():frame().origin.x, left:titleLabel():frame().origin.y,
      left:titleLabel():frame().size.width, left:titleLabel():frame().size.height})
  end)

  it("may have attributes, which its label shows", function()
    local button = objc.UIButton:buttonWithType_(0)
    local title = objc.NSAttributedString:alloc():initWithString_ "fancy"
    button:setAttributedTitle_forState_(title, 0)
    assert.equal("fancy", button:titleLabel():text())
    assert.is_true(button:currentAttributedTitle():isEqual_(title))
  end)
end)
