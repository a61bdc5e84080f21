-- Views that add and remove subviews while they are laid out.

describe("a view that replaces its subviews in layoutSubviews", function()
  local function window_with(name, body)
    local rounds = 0
    local class = objc.class(name, objc.UIView, function(instance, _, super)
      function instance:layoutSubviews()
        super(self):layoutSubviews()
        rounds = rounds + 1
        body(self)
      end
    end)
    local window = objc.UIWindow:alloc():initWithFrame_ {0, 0, 300, 300}
    window:makeKeyAndVisible()
    local view = class:alloc():initWithFrame_ {0, 0, 100, 100}
    window:addSubview_(view)
    return window, view, function() return rounds end
  end

  it("is laid out once, and so are the new subviews", function()
    local laid_out = 0
    local content = objc.class("Content", objc.UIView, function(instance)
      function instance.layoutSubviews() laid_out = laid_out + 1 end
    end)
    local window, view, rounds = window_with("Replacing", function(self)
      for _, old in ipairs(self:subviews()) do old:removeFromSuperview() end
      self:addSubview_(content:alloc():initWithFrame_(self:bounds()))
    end)
    window:layoutIfNeeded()
    assert.same({1, 1}, {rounds(), laid_out})
    view:setNeedsLayout()
    window:layoutIfNeeded()
    assert.same({2, 2, 1}, {rounds(), laid_out, #view:subviews()})
  end)

  it("is laid out again if it asks for that itself", function()
    local window, _, rounds = window_with("Asking", function(self)
      if #self:subviews() > 0 then return end
      self:addSubview_(objc.UIView:new())
      self:setNeedsLayout()
    end)
    window:layoutIfNeeded()
    assert.equal(2, rounds())
  end)
end)

describe("a view that configures a button in layoutSubviews", function()
  it("is laid out once if the button has a frame, though constraints are used elsewhere", function()
    local rounds = 0
    local class = objc.class("Bar", objc.UIView, function(instance)
      function instance:layoutSubviews()
        rounds = rounds + 1
        local button = self:subviews()[1]
        button:setConfiguration_(objc.UIButtonConfiguration:plainButtonConfiguration())
        button:setFrame_ {10, 0, 44, 44}
      end
    end)
    local bar = class:alloc():initWithFrame_ {0, 0, 320, 44}
    bar:addSubview_(objc.UIButton:buttonWithType_(1))
    local other = objc.UIView:new()
    other:widthAnchor():constraintEqualToConstant_(10):setActive_(true)
    bar:layoutIfNeeded()
    assert.equal(1, rounds)
  end)
end)
