-- A press on a link of a text shows its menu: textView:menuConfigurationForTextItem:defaultMenu:.
-- Systems before iOS 17 have no tests here.
if not objc.NSClassFromString "UITextItemMenuConfiguration" then return end

local world, view, log, delegate

before_each(function()
  world, log = objc.snapshot(), {}
  view = objc.UITextView:alloc():initWithFrame_ {0, 100, 300, 200}
  view:setEditable_(false)
  view:setAttributedText_(objc.NSAttributedString:alloc():initWithString_attributes_(
    "linked text", {NSLink = "https://example.org"}))
  uikit.keyWindow():addSubview_(view)
  runloop.run(0)
end)
after_each(function() objc.restore(world) end)

local function listen(answer)
  delegate = objc.class("ItemMenuDelegate", objc.NSObject, function(instance)
    instance["textView:menuConfigurationForTextItem:defaultMenu:"] = function(_, _, item, menu)
      log[#log + 1] = item:contentType() .. " " .. menu:children()[1]:title()
      return answer(menu)
    end
    instance["textView:textItemMenuWillDisplayForTextItem:animator:"] = function(_, _, item)
      log[#log + 1] = "shown " .. tostring(item:link())
    end
    instance["textView:textItemMenuWillEndForTextItem:animator:"] = function() log[#log + 1] = "ended" end
  end):new()
  view:setDelegate_(delegate)
end

describe("a press on a link of a text view", function()
  it("shows the menu that the delegate makes of the usual one", function()
    listen(function(menu) return objc.UITextItemMenuConfiguration:configurationWithMenu_(menu) end)
    gesture.press(view, {at = {x = 20, y = 12}, duration = 0.8})
    runloop.run(1)
    assert.equal("0 Open Link, shown https://example.org", table.concat(log, ", "))
    gesture.tap(uikit.keyWindow(), {at = {x = 380, y = 800}})
    runloop.run(1)
    assert.equal("ended", log[3])
  end)

  it("shows no menu if the delegate returns none, or beside the text", function()
    listen(function() return nil end)
    gesture.press(view, {at = {x = 20, y = 12}, duration = 0.8})
    gesture.press(view, {at = {x = 200, y = 150}, duration = 0.8})
    assert.same({"0 Open Link"}, log)
  end)
end)

describe("a suggestion of a search controller", function()
  it("is selected, and the updater is notified", function()
    local search = objc.UISearchController:alloc():initWithSearchResultsController_(nil)
    local Updater = objc.class("SuggestionUpdater", objc.NSObject, function(instance)
      function instance:updateSearchResultsForSearchController_() end
      instance["updateSearchResultsForSearchController:selectingSearchSuggestion:"] =
        function(_, _, suggestion) log[#log + 1] = suggestion:localizedSuggestion() end
    end)
    local updater = Updater:new()
    search:setSearchResultsUpdater_(updater)
    local item = objc.UISearchSuggestionItem:suggestionWithLocalizedSuggestion_ "pears"
    search:setSearchSuggestions_{item}
    local root = objc.UIViewController:new()
    uikit.keyWindow():setRootViewController_(root)
    root:view():addSubview_(search:searchBar())
    runloop.run(0)
    search:setActive_(true)
    runloop.run(1)
    uikit.choose(search, item)
    assert.same({"pears"}, log)
    assert.error_matches(function() uikit.choose(search, root) end, "one of its 1 searchSuggestions")
  end)
end)
