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

  it("returns a drawing, in which every group and element is closed", function()
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

  it("shows texts unchanged, with XML escapes", function()
    local label = objc.UILabel:alloc():initWithFrame_ {0, 0, 100, 20}
    label:setText_ 'a<b> & "c"\1'
    view:addSubview_(label)
    assert.matches(">a&lt;b&gt; &amp; &quot;c&quot;\u{FFFD}<", uikit.render(), 1, true)
  end)

  it("explains the states of controls in outlines, those that occur", function()
    local button = objc.UIButton:alloc():initWithFrame_ {0, 0, 100, 60}
    view:addSubview_(button)
    local drawing = uikit.render(window, {outlines = true})
    for _, state in ipairs {"highlighted", "selected", "disabled", "first responder"} do
      assert.is_nil(drawing:find(">" .. state .. "<", 1, true))
    end
    button:setHighlighted_(true)
    button:setSelected_(true)
    button:setEnabled_(false)
    drawing = uikit.render(window, nil, {outlines = true})
    for _, state in ipairs {"highlighted", "selected", "disabled"} do
      assert.equal(1, count(drawing, ">" .. state .. "<"))
    end
  end)

  it("shows the path of each finger since the last drawing", function()
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

  it("names the class of every view in outlines, and none on another text", function()
    local label = objc.UILabel:alloc():initWithFrame_ {0, 0, 48, 20}
    label:setText_ "A text"
    view:addSubview_(label)
    local drawing = uikit.render(window, {outlines = true})
    assert.matches(">UIView<", drawing, 1, true)
    assert.not_matches(">UILabel</text>", drawing, 1, true)
    assert.matches(">UIWindow  390 × 844 points", drawing, 1, true)
    assert.not_matches("UIWindow  390", uikit.render(), 1, true)
    local known, exception = pcall(uikit.render, window, {outline = true})
    assert.is_false(known)
    assert.matches("unknown option 'outline' (did you mean 'outlines'?)", exception.reason, 1, true)
  end)

  it("does the layout that is due first", function()
    local button = objc.UIButton:buttonWithType_(1)
    button:setFrame_ {0, 0, 100, 40}
    button:setTitle_forState_("Send", 0)
    view:addSubview_(button)
    assert.matches(">Send<", uikit.render(), 1, true)
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

  it("writes a file, or reports why not", function()
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
