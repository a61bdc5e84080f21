describe("a nib", function()
  local before, log
  local function add(text) log[#log + 1] = text end

  objc.class("NibPanel", objc.UIView, function(instance, _, super)
    objc.property(instance, "badge")
    objc.property(instance, "close", {policy = "weak"})
    function instance:initWithCoder_(coder)
      add("panel init " .. tostring(coder:containsValueForKey_("badge")))
      self = super(self):initWithCoder_(coder)
      add(("panel has %d subviews, outlet %s"):format(#self:subviews(), tostring(self:close())))
      return self
    end
    function instance:awakeFromNib()
      super(self):awakeFromNib()
      add(("panel awake %s %s"):format(self:badge(), tostring(self:close() ~= nil)))
    end
  end)
  objc.class("NibButton", objc.UIButton, function(instance, _, super)
    function instance:initWithCoder_(coder)
      add("button init")
      return super(self):initWithCoder_(coder)
    end
    function instance:awakeFromNib() add("button awake") end
    function instance:didMoveToSuperview() add("button moved") end
  end)
  objc.class("NibViewController", objc.UIViewController, function(instance)
    objc.property(instance, "label", {policy = "weak"})
    objc.property(instance, "buttons")
    function instance:viewDidLoad() add("viewDidLoad " .. tostring(self:label():text())) end
    function instance:close_(sender) add("close " .. sender:currentTitle()) end
    function instance:awakeFromNib() add("never") end
  end)

  before_each(function()
    before, log = objc.snapshot(), {}
    uikit.nib("NibPanel", {
      class = "NibPanel", id = "panel", frame = {0, 0, 300, 200}, badge = "new", tag = 7,
      outlets = {close = "close"},
      subviews = {
        {class = "NibButton", id = "close", frame = {10, 10, 80, 44}, title = "Close",
          actions = {{event = uikit.UIControlEventTouchUpInside, selector = "close:"}}},
      },
    })
  end)
  after_each(function() objc.restore(before) end)

  it("makes, reads, connects and awakes its objects in this order", function()
    local top = objc.UINib:nibWithNibName_bundle_("NibPanel", nil)
      :instantiateWithOwner_options_(nil, nil)
    assert.equal(1, #top)
    local panel = top[1]
    assert.same({"panel init true", "button init", "button moved", "panel has 1 subviews, outlet nil",
      "panel awake new true", "button awake"}, log)
    assert.equal(7, panel:tag())
    assert.equal(300, panel:frame().size.width)
    assert.equal(panel:subviews()[1], panel:close())
    assert.equal("Close", panel:close():currentTitle())
  end)

  it("sets a controller's view, outlets and actions before viewDidLoad", function()
    uikit.nib("NibView", {
      {id = "owner", outlets = {label = "title", buttons = {"ok", "cancel"}}},
      {subviews = {
        {class = "UILabel", id = "title", text = "Hello"},
        {class = "UIButton", id = "ok", title = "OK", frame = {0, 100, 100, 44},
          actions = {{selector = "close:"}}},
        {class = "UIButton", id = "cancel", title = "Cancel"},
      }},
    })
    local controller = objc.NibViewController:new()
    assert.is_false(controller:isViewLoaded())
    uikit.keyWindow():setRootViewController_(controller)
    assert.same({"viewDidLoad Hello"}, log)
    assert.equal(2, #controller:buttons())
    gesture.tap(controller:buttons()[1])
    assert.equal("close OK", log[2])
    local named = objc.UIViewController:alloc():initWithNibName_bundle_("NibPanel", nil)
    local ok = pcall(named.view, named)
    assert.is_true(ok)
    assert.equal("NibPanel", objc.NSStringFromClass(named:view():class()))
  end)

  it("sizes controls with a fixed size, and views with a content view", function()
    uikit.nib("Cell", {class = "UITableViewCell", subviews = {
      {class = "UISwitch", id = "switch", on = true, frame = {5, 5, 1, 1}}}})
    local cell = objc.UINib:nibWithNibName_bundle_("Cell", nil)
      :instantiateWithOwner_options_(nil, nil)[1]
    local switch = cell:contentView():subviews()[1]
    assert.is_true(switch:isOn())
    assert.equal(51, switch:frame().size.width)
    local Source = objc.class("NibCellSource", objc.NSObject, function(instance)
      instance["tableView:numberOfRowsInSection:"] = function() return 1 end
      instance["tableView:cellForRowAtIndexPath:"] = function(_, table, path)
        return table:dequeueReusableCellWithIdentifier_forIndexPath_("cell", path)
      end
    end)
    local list, source = objc.UITableView:alloc():initWithFrame_{0, 0, 300, 300}, Source:new()
    list:registerNib_forCellReuseIdentifier_(objc.UINib:nibWithNibName_bundle_("Cell", nil), "cell")
    list:setDataSource_(source)
    uikit.keyWindow():addSubview_(list)
    runloop.run(0)
    assert.equal(1, #list:visibleCells()[1]:contentView():subviews())
    assert.equal("cell", list:visibleCells()[1]:reuseIdentifier())
    list:removeFromSuperview()
  end)

  it("reports its mistakes", function()
    local function load(name)
      return objc.UINib:nibWithNibName_bundle_(name, nil):instantiateWithOwner_options_(nil, nil)
    end
    uikit.nib("Strange", {class = "NibPanle"})
    assert.error_matches(function() load("Strange") end,
      "Unknown class NibPanle in Interface Builder file 'Strange'")
    assert.error_matches(function() load("NibPanell") end,
      "Could not load NIB in bundle: .* with name 'NibPanell'")
    assert.error_matches(function() uikit.nib("Bad", {outlets = {view = "nobody"}}) end,
      "nib 'Bad': no object has the id 'nobody'")
    assert.error_matches(function() uikit.nib("Bad", {subviews = {{id = "a"}, {id = "a"}}}) end,
      "two objects have the id 'a'")
    assert.error_matches(function() uikit.nib("Bad", {subviews = {{actions = {{}}}}}) end,
      "nib 'Bad'.subviews%[1%].actions%[1%]: needs a selector")
    assert.error_matches(function() uikit.nib("Bad", 1) end, "argument 2 must be a table")
    uikit.nib("Foreign", {outlets = {nothing = "owner"}})
    assert.error_matches(function()
      objc.UINib:nibWithNibName_bundle_("Foreign", nil):instantiateWithOwner_options_(
        objc.NSObject:new(), nil)
    end, "not key value coding%-compliant for the key nothing")
  end)

  it("names the place of an object without a property, and the nearest one", function()
    local function hint(root)
      uikit.nib("Misspelt", root)
      local _, e = pcall(function()
        objc.UINib:nibWithNibName_bundle_("Misspelt", nil):instantiateWithOwner_options_(nil, nil)
      end)
      assert.equal("NSUnknownKeyException", e.name)
      assert.matches("this class is not key value coding%-compliant for the key", e.reason)
      return e.userInfo.hint
    end
    assert.equal("nib 'Misspelt'.subviews[1]: did you mean 'text'?",
      hint {subviews = {{class = "UILabel", txet = "Settings"}}})
    assert.equal("nib 'Misspelt'[2]: did you mean 'outlets'?", hint {{}, {outlet = {}}})
    assert.equal("nib 'Misspelt'", hint {id = "a", outlets = {nothingOfTheKind = "a"}})
    -- A property that can only be read has no setter, and is not the one that was meant.
    assert.equal("nib 'Misspelt'", hint {id = "a", outlets = {superview = "a"}})
  end)

  it("calls hooks of initWithCoder: and awakeFromNib for every class", function()
    local seen = {}
    for _, cls in ipairs{objc.UIView, objc.UIButton} do
      hook.before(cls, "initWithCoder:", function(self)
        seen[#seen + 1] = tostring(cls) .. " " .. objc.NSStringFromClass(self:class())
      end)
    end
    hook.before(objc.UISwitch, "awakeFromNib", function() seen[#seen + 1] = "awake" end)
    uikit.nib("Hooked", {subviews = {{class = "UIButton"}, {class = "UISwitch"}}})
    objc.UINib:nibWithNibName_bundle_("Hooked", nil):instantiateWithOwner_options_(nil, nil)
    assert.same({"UIView UIView", "UIButton UIButton", "UIView UIButton", "UIView UISwitch",
      "awake"}, seen)
  end)

  it("is part of a snapshot", function()
    local moment = objc.snapshot()
    uikit.nib("Late", {})
    objc.restore(moment)
    assert.error_matches(function()
      objc.UINib:nibWithNibName_bundle_("Late", nil):instantiateWithOwner_options_(nil, nil)
    end, "Could not load NIB")
  end)
end)

describe("a view in an archive", function()
  it("is decoded with its contents", function()
    local view = objc.UIView:alloc():initWithFrame_{10, 20, 30, 40}
    view:setTag_(3)
    view:setAlpha_(0.5)
    view:setBackgroundColor_(objc.UIColor:redColor())
    view:addSubview_(objc.UISwitch:new())
    local data = objc.NSKeyedArchiver:archivedDataWithRootObject_(view)
    local copy = objc.NSKeyedUnarchiver:unarchiveObjectWithData_(data)
    assert.equal("UIView", objc.NSStringFromClass(copy:class()))
    assert.same(view:frame(), copy:frame())
    assert.equal(3, copy:tag())
    assert.equal(0.5, copy:alpha())
    assert.is_true(copy:backgroundColor():isEqual_(objc.UIColor:redColor()))
    assert.equal("UISwitch", objc.NSStringFromClass(copy:subviews()[1]:class()))
  end)
end)

describe("a nib whose table contains itself", function()
  it("is refused", function()
    local view = {class = "UIView", subviews = {}}
    view.subviews[1] = view
    assert.error_matches(function() uikit.nib("Endless", view) end,
      "objects nest 200 deep; a table may contain itself")
  end)
end)

describe("a nib that uses the same table many times", function()
  local function doubled(levels)
    local view = {}
    for _ = 1, levels do view = {class = "UIView", subviews = {view, view}} end
    return view
  end

  it("has an object for each use", function()
    uikit.nib("Doubled", doubled(3))
    local top = objc.UINib:nibWithNibName_bundle_("Doubled", nil):instantiateWithOwner_options_(nil, nil)
    assert.equal(2, #top[1]:subviews()[2]:subviews()[1]:subviews())
  end)

  it("is refused with more than 20000 objects", function()
    local nib = doubled(40)
    for _, refused in ipairs {
      nib, {nib}, {class = "UITableViewCell", parts = {contentView = nib}},
      {class = "UITableView", prototypes = {{class = "UITableViewCell", reuseIdentifier = "a", subviews = {nib}}}},
    } do
      assert.error_matches(function() uikit.nib("Large", refused) end,
        "more than 20000 objects; a table that is used twice describes two objects", 1, true)
    end
    assert.error_matches(function() uikit.storyboard("Large", {initial = "a", scenes = {a = {nib = nib}}}) end,
      "more than 20000 objects", 1, true)
  end)
end)
