local world, controller, bar, display, log

before_each(function()
  world = objc.snapshot()
  -- Since iOS 13 the class only raises.
  uikit.setting("systemVersion", "12.4")
  log = {}
  local names = {}
  local Contents = objc.class("ContentsController", objc.UIViewController,
    {protocols = {"UITableViewDataSource", "UISearchDisplayDelegate"}}, function(instance)
      function instance:tableView_numberOfRowsInSection_() return #names end
      function instance:tableView_cellForRowAtIndexPath_()
        return objc.UITableViewCell:new()
      end
      function instance:searchDisplayController_shouldReloadTableForSearchString_(_, text)
        log[#log + 1] = "reload " .. text
        names = {"a", "b"}
        return true
      end
      for _, name in ipairs {"WillBegin", "DidBegin", "WillEnd", "DidEnd"} do
        instance["searchDisplayController" .. name .. "Search_"] = function()
          log[#log + 1] = name
        end
      end
      for _, name in ipairs {"didLoad", "willShow", "didShow", "willHide", "didHide"} do
        instance["searchDisplayController_" .. name .. "SearchResultsTableView_"] = function()
          log[#log + 1] = name
        end
      end
    end)
  controller = Contents:new()
  uikit.keyWindow():setRootViewController_(controller)
  bar = objc.UISearchBar:alloc():initWithFrame_{0, 60, 320, 50}
  controller:view():addSubview_(bar)
  display = objc.UISearchDisplayController:alloc():initWithSearchBar_contentsController_(
    bar, controller)
  display:setDelegate_(controller)
  display:setSearchResultsDataSource_(controller)
end)
after_each(function() objc.restore(world) end)

local function said()
  local text = table.concat(log, " ")
  log = {}
  return text
end

describe("a search display controller", function()
  it("belongs to its contents, and is active during a search", function()
    assert.equal(display, controller:searchDisplayController())
    gesture.tap(bar:valueForKey_ "searchField")
    assert.is_true(display:isActive())
    assert.is_true(bar:showsCancelButton())
    assert.equal("WillBegin DidBegin", said())
    display:setActive_animated_(false, true)
    assert.equal("WillEnd DidEnd", said())
    assert.is_false(bar:valueForKey_ "searchField":isEditing())
  end)

  it("shows its results while there is text, and reloads them as the delegate requests", function()
    display:setActive_(true)
    said()
    uikit.type "x"
    assert.equal("didLoad willShow didShow reload x", said())
    local results = display:searchResultsTableView()
    assert.equal(controller:view(), results:superview())
    assert.equal(2, results:numberOfRowsInSection_(0))
    assert.equal(110, results:frame().origin.y)
    uikit.type "\b"
    assert.equal("willHide didHide", said())
  end)

  it("ends with the bar's cancel button, after the bar's delegate is notified", function()
    local Owner = objc.class("BarOwner", objc.NSObject, function(instance)
      function instance:searchBarCancelButtonClicked_() log[#log + 1] = "cancel" end
    end)
    local owner = Owner:new()
    bar:setDelegate_(owner)
    display:setActive_(true)
    said()
    gesture.tap(bar, {at = {x = 300, y = 25}})
    assert.equal("cancel WillEnd DidEnd", said())
    assert.equal("", bar:text())
  end)
end)

it("raises since iOS 13", function()
  uikit.setting("systemVersion", "13.0")
  local _, exception = pcall(function()
    objc.UISearchDisplayController:alloc():initWithSearchBar_contentsController_(bar, controller)
  end)
  assert.equal("NSGenericException", exception.name)
  assert.matches("UISearchDisplayController is no longer supported", exception.reason)
end)
