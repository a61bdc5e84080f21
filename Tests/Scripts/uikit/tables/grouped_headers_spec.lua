-- The headers and footers of a grouped table have room even without contents.

describe("a grouped table", function()
  local titles, heights

  local Source = objc.class("GroupedSource", objc.NSObject, {protocols = {"UITableViewDataSource", "UITableViewDelegate"}}, function(instance)
    function instance:numberOfSectionsInTableView_() return 2 end
    function instance:tableView_numberOfRowsInSection_() return 1 end
    function instance:tableView_titleForHeaderInSection_(_, section) return titles[section] end
    function instance:tableView_cellForRowAtIndexPath_() return objc.UITableViewCell:new() end
  end)

  local function shown(style, prepare)
    local view = objc.UITableView:alloc():initWithFrame_style_({0, 0, 320, 400}, style)
    local source = Source:new()
    objc.setAssociatedObject(view, "source", source, 1)
    view:setDataSource_(source)
    if prepare then prepare(view) end
    uikit.keyWindow():addSubview_(view)
    runloop.run(0.1)
    heights = {}
    for section = 0, 1 do
      heights[#heights + 1] = view:rectForHeaderInSection_(section).size.height
      heights[#heights + 1] = view:rectForFooterInSection_(section).size.height
    end
    return view
  end

  before_each(function() titles = {} end)

  it("keeps 35 points above its first section and some between all", function()
    shown(1)
    assert.same({35, 17.5, 17.5, 17.5}, heights)
    shown(0)
    assert.same({0, 0, 0, 0}, heights)
  end)

  it("gives headers with texts more room, with the texts close to the rows", function()
    titles = {[0] = "First", [1] = "Second"}
    local view = shown(2)
    assert.same({55.5, 17.5, 38, 17.5}, heights)
    local header = view:headerViewForSection_(0)
    local label = header:textLabel():frame()
    assert.equal("First", header:textLabel():text())
    assert.near(header:bounds().size.height, label.origin.y + label.size.height, 0.01)
    assert.equal(28, label.size.height)
  end)

  it("begins below its own header at once", function()
    shown(1, function(view) view:setTableHeaderView_(objc.UIView:alloc():initWithFrame_ {0, 0, 320, 10}) end)
    assert.same({17.5, 17.5, 17.5, 17.5}, heights)
  end)

  it("uses the heights that are set", function()
    shown(1, function(view)
      view:setSectionHeaderHeight_(5)
      view:setSectionFooterHeight_(0)
    end)
    assert.same({5, 0, 5, 0}, heights)
  end)
end)
