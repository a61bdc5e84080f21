describe("uikit.render", function()
  local window = uikit.keyWindow()
  local view

  before_each(function()
    view = objc.UIView:alloc():initWithFrame_ {100, 100, 100, 60}
    window:addSubview_(view)
    uikit.render()
  end)

  after_each(function() view:removeFromSuperview() end)

  local function count(text, what) return select(2, text:gsub(what, "")) end

  it("answers a drawing, in which every group and element ends", function()
    local drawing = uikit.render(window)
    assert.matches("^<svg xmlns=\"http://www.w3.org/2000/svg\"", drawing)
    assert.equal(count(drawing, "<g[ >]"), count(drawing, "</g>"))
    assert.matches("</svg>\n$", drawing)
    assert.equal(drawing, uikit.render())
  end)

  it("places views by their frames, offsets and transforms, and clips them", function()
    local inner = objc.UIView:alloc():initWithFrame_ {5, 40, 20, 20}
    view:addSubview_(inner)
    view:setBounds_ {0, 30, 100, 60}
    view:setClipsToBounds_(true)
    inner:setTransform_(uikit.CGAffineTransformMakeScale(2, 1))
    inner:setAlpha_(0.25)
    local drawing = uikit.render()
    assert.matches('transform="translate(100 70)"', drawing, 1, true)
    assert.matches('transform="translate(15 50) matrix(2 0 0 1 0 0) translate(-10 -10)" opacity="0.25"',
      drawing, 1, true)
    assert.equal(2, count(drawing, "<clipPath"))
    inner:setHidden_(true)
    assert.is_nil(uikit.render():find("translate(15 50)", 1, true))
  end)

  it("shows texts as they are, whatever XML makes of them", function()
    local label = objc.UILabel:alloc():initWithFrame_ {0, 0, 100, 20}
    label:setText_ 'a<b> & "c"\1'
    view:addSubview_(label)
    assert.matches(">a&lt;b&gt; &amp; &quot;c&quot;\u{FFFD}<", uikit.render(), 1, true)
  end)

  it("shows the states of controls, and explains those that occur", function()
    local button = objc.UIButton:alloc():initWithFrame_ {0, 0, 100, 60}
    view:addSubview_(button)
    local drawing = uikit.render()
    for _, state in ipairs {"highlighted", "selected", "disabled", "first responder"} do
      assert.is_nil(drawing:find(">" .. state .. "<", 1, true))
    end
    button:setHighlighted_(true)
    button:setSelected_(true)
    button:setEnabled_(false)
    drawing = uikit.render()
    for _, state in ipairs {"highlighted", "selected", "disabled"} do
      assert.equal(1, count(drawing, ">" .. state .. "<"))
    end
  end)

  it("shows the way of each finger since the last drawing", function()
    gesture.drag(view, {from = {10, 20}, by = {30, 0}, duration = 0.05})
    gesture.touch(view, {50, 30}):cancel()
    local drawing = uikit.render()
    assert.matches('points="110,120 120,120 130,120 140,120 140,120"', drawing, 1, true)
    assert.matches('points="150,130 150,130"', drawing, 1, true)
    assert.equal(0, count(uikit.render(), "<polyline"))
    gesture.tap(view)
    -- Of a view: in its own coordinates.
    assert.matches('points="50,30 50,30"', uikit.render(view), 1, true)
  end)

  it("shows the texts of bars, segments, fields and accessories, and the keyboard", function()
    local snapshot <const> = objc.snapshot()
    finally(function() objc.restore(snapshot) end)
    local first, second = objc.UIViewController:new(), objc.UIViewController:new()
    first:setTitle_("First")
    second:setTitle_("Second")
    second:navigationItem():setRightBarButtonItem_(
      objc.UIBarButtonItem:alloc():initWithTitle_style_target_action_("Done", 0, nil, nil))
    local navigation = objc.UINavigationController:alloc():initWithRootViewController_(first)
    window:setRootViewController_(navigation)
    navigation:pushViewController_animated_(second, false)
    local segments = objc.UISegmentedControl:alloc():initWithItems_ {"One", "Two"}
    local secret = objc.UITextField:alloc():initWithFrame_ {0, 200, 200, 30}
    secret:setText_("abc")
    secret:setSecureTextEntry_(true)
    local field = objc.UITextField:alloc():initWithFrame_ {0, 240, 200, 30}
    field:setPlaceholder_("Your name")
    local cell = objc.UITableViewCell:alloc():initWithStyle_reuseIdentifier_(0, "cell")
    cell:setAccessoryType_(3)
    for _, part in ipairs {segments, secret, field, cell} do second:view():addSubview_(part) end
    runloop.run(1)
    local drawing = uikit.render()
    for _, text in ipairs {"‹ First", "Second", "Done", "One", "Two", "•••", "Your name", "✓"} do
      assert.matches(">" .. text .. "<", drawing, 1, true)
    end
    assert.is_nil(drawing:find(">abc<", 1, true))
    assert.is_nil(drawing:find(">q<", 1, true))
    field:becomeFirstResponder()
    assert.matches(">q<", uikit.render(), 1, true)
  end)

  it("shows the title and the message of an alert", function()
    local alert =
      objc.UIAlertView:alloc():initWithTitle_message_delegate_cancelButtonTitle_otherButtonTitles_(
        "Really?", "It is gone then", nil, "Keep", nil)
    alert:show()
    runloop.run(1)
    local drawing = uikit.render(alert:window())
    for _, text in ipairs {"Really?", "It is gone then", "Keep"} do
      assert.matches(">" .. text .. "<", drawing, 1, true)
    end
    uikit.pressButton(alert, 0)
    runloop.run(1)
  end)

  it("writes a picture under a name that ends in .png, or names .svg", function()
    local name = os.tmpname()
    os.remove(name)
    finally(function() os.remove(name .. ".png") end)
    local written, exception = pcall(uikit.render, view, name .. ".png")
    if not written then
      assert.matches("librsvg2-2, which is not installed; a name that ends in '.svg'",
        exception.reason, 1, true)
      return
    end
    local file <close> = assert(io.open(name .. ".png", "rb"))
    local head = file:read(24)
    assert.equal("\x89PNG\r\n\x1a\n", head:sub(1, 8))
    local width, height = (">I4I4"):unpack(head, 17)
    local drawn_width, drawn_height = uikit.render(view):match 'width="(%d+)" height="(%d+)"'
    assert.same({2 * drawn_width, 2 * drawn_height}, {width, height})
  end)

  it("writes a file, or says why not", function()
    local name = os.tmpname()
    uikit.render(view, name)
    local file <close> = assert(io.open(name))
    assert.equal(uikit.render(view), file:read "a")
    os.remove(name)
    for path, reason in pairs {
      ["/dev/full"] = "cannot write '/dev/full': No space left", ["/tmp"] = "Is a directory",
      ["/nowhere/x.svg"] = "No such file",
    } do
      local _, exception = pcall(uikit.render, view, path)
      assert.matches(reason, exception.reason, 1, true)
    end
    assert.is_false(pcall(uikit.render, "view"))
    assert.is_false(pcall(uikit.render, view, 3))
  end)
end)
