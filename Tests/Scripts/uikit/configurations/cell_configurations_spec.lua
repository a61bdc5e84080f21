-- Content and background configurations of cells, and the updates for state changes.

local window = uikit.keyWindow()

local fill, cells = nil, 1

local Source = objc.class("ConfigurationSource", objc.NSObject, {
  protocols = {"UITableViewDataSource"}}, function(instance)
  function instance:tableView_numberOfRowsInSection_(_, _) return cells end
  function instance:tableView_cellForRowAtIndexPath_(view, path)
    local cell = view:dequeueReusableCellWithIdentifier_forIndexPath_("cell", path)
    fill(cell, path:row())
    return cell
  end
end)

local function show(cellClass, filling, count)
  fill, cells = filling, count or 1
  local view = objc.UITableView:alloc():initWithFrame_({0, 0, 320, 400})
  view:registerClass_forCellReuseIdentifier_(cellClass, "cell")
  local source = Source:new()
  view:setDataSource_(source)
  window:addSubview_(view)
  runloop.run(0)
  return view, source
end

local function first(view)
  return view:cellForRowAtIndexPath_(objc.NSIndexPath:indexPathForRow_inSection_(0, 0))
end

describe("a cell with a content configuration", function()
  local world

  before_each(function() world = objc.snapshot() end)
  after_each(function() objc.restore(world) end)

  it("has the configuration's own view as its content view", function()
    local view <const>, source <const> = show(objc.UITableViewCell, function(cell)
      local content = cell:defaultContentConfiguration()
      content:setText_("Milk")
      content:setSecondaryText_("2 litres")
      cell:setContentConfiguration_(content)
    end)
    assert(source)
    local content = first(view):contentView()
    assert.equal("UIListContentView", tostring(content:class()))
    local texts = {}
    for _, label in ipairs(content:subviews()) do texts[#texts + 1] = label:text() end
    assert.same({"Milk", "2 litres"}, texts)
  end)

  it("passes a configuration of the same type to the existing view", function()
    local view <const>, source <const> = show(objc.UITableViewCell, function(cell)
      cell:setContentConfiguration_(cell:defaultContentConfiguration())
    end)
    assert(source)
    local cell = first(view)
    local content = cell:contentView()
    local changed = cell:contentConfiguration()
    changed:setText_("other")
    cell:setContentConfiguration_(changed)
    assert.equal(content, cell:contentView())
    assert.equal("other", content:subviews()[1]:text())
  end)

  it("keeps a copy", function()
    local cell = objc.UITableViewCell:new()
    local content = cell:defaultContentConfiguration()
    content:textProperties():setNumberOfLines_(2)
    cell:setContentConfiguration_(content)
    content:setText_("later")
    content:textProperties():setNumberOfLines_(5)
    assert.is_nil(cell:contentConfiguration():text())
    assert.equal(2, cell:contentConfiguration():textProperties():numberOfLines())
  end)

  it("has a plain content view again after nil", function()
    local cell = objc.UITableViewCell:new()
    cell:setContentConfiguration_(cell:defaultContentConfiguration())
    cell:setContentConfiguration_(nil)
    assert.is_nil(cell:contentConfiguration())
    assert.equal("UITableViewCellContentView", tostring(cell:contentView():class()))
    assert.equal(cell, cell:contentView():superview())
  end)

  it("asks a script's configuration for its view", function()
    local log = {}
    local View = objc.class("SpecContentView", objc.UIView, {protocols = {"UIContentView"}},
      function(instance)
        objc.property(instance, "configuration")
      end)
    hook.before(View, "setConfiguration:", function() log[#log + 1] = "set" end)
    local Content = objc.class("SpecContent", objc.NSObject, {
      protocols = {"UIContentConfiguration"}}, function(instance)
      function instance:copyWithZone_(_) return self end
      function instance:updatedConfigurationForState_(_) return self end
      function instance:makeContentView()
        log[#log + 1] = "make"
        local made = View:new()
        made:setConfiguration_(self)
        return made
      end
    end)
    local cell = objc.UITableViewCell:new()
    cell:setContentConfiguration_(Content:new())
    assert.equal("SpecContentView", tostring(cell:contentView():class()))
    cell:setContentConfiguration_(Content:new())
    assert.same({"make", "set", "set"}, log)
  end)

  it("complains of a configuration that makes no view", function()
    local Content = objc.class("EmptyContent", objc.NSObject, function(instance)
      function instance:copyWithZone_(_) return self end
      function instance:makeContentView() return nil end
    end)
    assert.error_matches(function()
      objc.UITableViewCell:new():setContentConfiguration_(Content:new())
    end, "makeContentView.*UIContentView")
  end)

  it("measures itself by its contents", function()
    local view <const>, source <const> = show(objc.UITableViewCell, function(cell)
      local content = objc.UIListContentConfiguration:subtitleCellConfiguration()
      content:setText_("a")
      content:setSecondaryText_("b\nc\nd")
      cell:setContentConfiguration_(content)
    end)
    assert(source)
    view:setEstimatedRowHeight_(44)
    view:setRowHeight_(-1)
    view:reloadData()
    runloop.run(0)
    assert.is_true(first(view):frame().size.height > 60)
  end)

  it("has the default that its style calls for", function()
    local function kind(style)
      return objc.UITableViewCell:alloc():initWithStyle_reuseIdentifier_(style, "c")
        :defaultContentConfiguration():prefersSideBySideTextAndSecondaryText()
    end
    assert.is_false(kind(uikit.UITableViewCellStyleSubtitle))
    assert.is_true(kind(uikit.UITableViewCellStyleValue1))
  end)
end)

describe("the update of a cell's configuration", function()
  local world, log

  before_each(function()
    world = objc.snapshot()
    log = {}
  end)
  after_each(function() objc.restore(world) end)

  local function note(state)
    local words = {}
    for _, name in ipairs {"Selected", "Highlighted", "Editing", "Disabled"} do
      if state["is" .. name](state) then words[#words + 1] = name end
    end
    log[#log + 1] = table.concat(words, "+")
  end

  it("is called once before a cell is shown and after a tap", function()
    local Cell = objc.class("UpdatingCell", objc.UITableViewCell, function(instance)
      function instance:updateConfigurationUsingState_(state) note(state) end
    end)
    local view <const>, source <const> = show(Cell, function() end)
    assert(source)
    assert.same({""}, log)
    gesture.tap(first(view))
    runloop.run(1)
    assert.equal("Selected", log[#log])
  end)

  it("is sent as setNeedsUpdateConfiguration by every change of a state, and seen by hooks", function()
    local view <const>, source <const> = show(objc.UITableViewCell, function() end)
    assert(source)
    local asked = 0
    hook.before(objc.UITableViewCell, "setNeedsUpdateConfiguration", function() asked = asked + 1 end)
    hook.before(objc.UITableViewCell, "updateConfigurationUsingState:", function(_, state) note(state) end)
    gesture.tap(first(view))
    runloop.run(1)
    assert.is_true(asked > 0)
    assert.equal("Selected", log[#log])
  end)

  it("runs the handler after the class's own method", function()
    local Cell = objc.class("OrderedCell", objc.UITableViewCell, function(instance)
      function instance:updateConfigurationUsingState_(_) log[#log + 1] = "class" end
    end)
    local view <const>, source <const> = show(Cell, function(cell)
      cell:setConfigurationUpdateHandler_(function(_, state)
        log[#log + 1] = "handler " .. tostring(state:isSelected())
      end)
    end)
    assert(source, view)
    assert.same({"class", "handler false"}, log)
  end)

  it("collects several requests into one", function()
    local cell
    local view <const>, source <const> = show(objc.UITableViewCell, function(made)
      cell = made
      made:setConfigurationUpdateHandler_(function() log[#log + 1] = "update" end)
    end)
    assert(source, view)
    log = {}
    cell:setNeedsUpdateConfiguration()
    cell:setNeedsUpdateConfiguration()
    assert.same({}, log)
    runloop.run(0)
    assert.same({"update"}, log)
  end)

  it("is called when the traits change, with these in the state", function()
    local style
    local view <const>, source <const> = show(objc.UITableViewCell, function(cell)
      cell:setConfigurationUpdateHandler_(function(_, state)
        style = state:traitCollection():userInterfaceStyle()
      end)
    end)
    assert(source, view)
    uikit.setTraits {style = "dark"}
    runloop.run(0)
    assert.equal(uikit.UIUserInterfaceStyleDark, style)
  end)

  it("applies updatedConfigurationForState unless that is turned off", function()
    local cell
    local view <const>, source <const> = show(objc.UITableViewCell, function(made)
      cell = made
      made:setContentConfiguration_(made:defaultContentConfiguration())
      made:setBackgroundConfiguration_(objc.UIBackgroundConfiguration:listPlainCellConfiguration())
    end)
    assert(source, view)
    local usual = cell:backgroundConfiguration():backgroundColor()
    cell:setSelected_(true)
    runloop.run(0)
    assert.is_false(usual:isEqual_(cell:backgroundConfiguration():backgroundColor()))
    cell:setSelected_(false)
    runloop.run(0)
    cell:setAutomaticallyUpdatesBackgroundConfiguration_(false)
    cell:setSelected_(true)
    runloop.run(0)
    assert.is_true(usual:isEqual_(cell:backgroundConfiguration():backgroundColor()))
  end)

  it("keeps custom states and reports equal ones", function()
    local traits = objc.UITraitCollection:currentTraitCollection()
    local state = objc.UICellConfigurationState:alloc():initWithTraitCollection_(traits)
    state:setCustomState_forKey_("unread", "com.example.read")
    local copy = state:copy()
    assert.equal("unread", copy:customStateForKey_("com.example.read"))
    assert.is_true(copy:isEqual_(state))
    copy:setSelected_(true)
    assert.is_false(copy:isEqual_(state))
  end)
end)

describe("a cell with a background configuration", function()
  local world

  before_each(function() world = objc.snapshot() end)
  after_each(function() objc.restore(world) end)

  it("shows a system view of its color and radius behind the contents", function()
    local cell = objc.UITableViewCell:new()
    local background = objc.UIBackgroundConfiguration:clearConfiguration()
    background:setBackgroundColor_(objc.UIColor:redColor())
    background:setCornerRadius_(8)
    background:setBackgroundInsets_({top = 1, leading = 2, bottom = 3, trailing = 4})
    cell:setBackgroundConfiguration_(background)
    local view = cell:subviews()[1]
    assert.equal("_UISystemBackgroundView", tostring(view:class()))
    assert.is_true(objc.UIColor:redColor():isEqual_(view:backgroundColor()))
    assert.equal(8, view:layer():cornerRadius())
    assert.same({origin = {x = 2, y = 1}, size = {width = 314, height = 40}}, view:frame())
  end)

  it("replaces the background views, and they replace it", function()
    local cell = objc.UICollectionViewCell:alloc():initWithFrame_({0, 0, 50, 50})
    cell:setBackgroundView_(objc.UIView:new())
    cell:setBackgroundConfiguration_(objc.UIBackgroundConfiguration:clearConfiguration())
    assert.is_nil(cell:backgroundView())
    cell:setBackgroundView_(objc.UIView:new())
    assert.is_nil(cell:backgroundConfiguration())
  end)

  it("shows the tint where the color is nil", function()
    local cell = objc.UITableViewCell:new()
    cell:setTintColor_(objc.UIColor:greenColor())
    local background = objc.UIBackgroundConfiguration:clearConfiguration()
    background:setBackgroundColor_(nil)
    cell:setBackgroundConfiguration_(background)
    assert.is_true(objc.UIColor:greenColor():isEqual_(cell:subviews()[1]:backgroundColor()))
  end)
end)

describe("a header with configurations", function()
  it("shows texts in the style of the table", function()
    local header = objc.UITableViewHeaderFooterView:alloc():initWithReuseIdentifier_("h")
    local content = header:defaultContentConfiguration()
    content:setText_("Fruit")
    header:setContentConfiguration_(content)
    assert.equal("UIListContentView", tostring(header:contentView():class()))
    assert.equal("Fruit", header:contentView():subviews()[1]:text())
  end)
end)
