-- What public reports say of devices: tables that shrink, tables without an end, cells that move their content,
-- and text fields that hide or reject text.
local world, window, log

before_each(function()
  world, window, log = objc.snapshot(), uikit.keyWindow(), {}
end)
after_each(function() objc.restore(world) end)

local function note(text) log[#log + 1] = text end

local function make_table(frame, rows, cell)
  local state = {rows = rows}
  local Source = objc.class("ReportedSource", objc.NSObject, {protocols = {"UITableViewDataSource", "UITableViewDelegate"}},
    function(instance)
      function instance:tableView_numberOfRowsInSection_() return state.rows end
      function instance:tableView_cellForRowAtIndexPath_(_, path)
        note("cell " .. path:row())
        return cell:new()
      end
      function instance:scrollViewDidScroll_(view) note("scroll " .. math.floor(view:contentOffset().y)) end
    end)
  state.source = Source:new()
  local view = objc.UITableView:alloc():initWithFrame_(frame)
  view:setRowHeight_(44)
  view:setEstimatedRowHeight_(0)
  view:setDataSource_(state.source)
  view:setDelegate_(state.source)
  return view, state
end

local function make_field()
  local field = objc.UITextField:alloc():initWithFrame_ {20, 100, 200, 40}
  window:addSubview_(field)
  return field
end

describe("as reported of devices,", function()
  it("a table at its end scrolls within endUpdates that remove the rows there", function()
    local view, state = make_table({0, 0, 390, 440}, 40, objc.UITableViewCell)
    window:addSubview_(view)
    runloop.run(0)
    view:setContentOffset_ {0, 40 * 44 - 440}
    runloop.run(0)
    log = {}
    view:beginUpdates()
    local gone = {}
    for row = 30, 39 do gone[#gone + 1] = objc.NSIndexPath:indexPathForRow_inSection_(row, 0) end
    state.rows = 30
    view:deleteRowsAtIndexPaths_withRowAnimation_(gone, uikit.UITableViewRowAnimationNone)
    assert.same({}, log)
    view:endUpdates()
    assert.equal("scroll 880", log[1])
  end)

  it("a table as tall as its rows, in another scroll view, makes the cells of all rows", function()
    local view = make_table({0, 0, 390, 44 * 40}, 40, objc.UITableViewCell)
    local around = objc.UIScrollView:alloc():initWithFrame_ {0, 0, 390, 440}
    around:addSubview_(view)
    window:addSubview_(around)
    runloop.run(0)
    assert.equal(40, #log)
  end)

  it("a cell may move its content view in layoutSubviews", function()
    local Inset = objc.class("InsetCell", objc.UITableViewCell, function(instance, _, super)
      function instance:layoutSubviews()
        super(self):layoutSubviews()
        local frame = self:contentView():frame()
        self:contentView():setFrame_ {10, 5, frame.size.width - 20, frame.size.height - 10}
      end
    end)
    local view = make_table({0, 0, 390, 440}, 1, Inset)
    window:addSubview_(view)
    runloop.run(0)
    local content = view:visibleCells()[1]:contentView()
    assert.same({x = 10, y = 5}, content:frame().origin)
    assert.same({width = 370, height = 34}, content:frame().size)
  end)

  it("a text field that becomes secure while it is edited loses its text with the next key", function()
    local field = make_field()
    gesture.tap(field)
    uikit.type "abc"
    field:setSecureTextEntry_(true)
    assert.equal("abc", field:text())
    uikit.type "d"
    assert.equal("d", field:text())
    uikit.type "e"
    assert.equal("de", field:text())
  end)

  it("a delegate that rejects a key and sets the text itself causes no change events", function()
    local Delegate = objc.class("FormattingDelegate", objc.NSObject, {protocols = {"UITextFieldDelegate"}}, function(instance)
      function instance:textField_shouldChangeCharactersInRange_replacementString_(field, _, text)
        field:setText_("+" .. text)
        return false
      end
      function instance:changed_() note "changed" end
    end)
    local delegate, field = Delegate:new(), make_field()
    field:setDelegate_(delegate)
    field:addTarget_action_forControlEvents_(delegate, "changed:", uikit.UIControlEventEditingChanged)
    objc.NSNotificationCenter:defaultCenter():addObserver_selector_name_object_(
      delegate, "changed:", "UITextFieldTextDidChangeNotification", field)
    gesture.tap(field)
    uikit.type "7"
    assert.equal("+7", field:text())
    assert.same({}, log)
  end)
end)
