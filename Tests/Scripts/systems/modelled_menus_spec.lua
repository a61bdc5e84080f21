-- Differences in menus and text items: the back button's list, builders of edit menus, links.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local shown_views = dofile(here .. "support/shown_views.lua")

describe("a system", function()
  local show = shown_views(before_each, after_each)
  local log

  before_each(function() log = {} end)

  local function system(version) uikit.setting("systemVersion", version) end
  local function note(text) log[#log + 1] = text end
  local function said() return table.concat(log, " ") end

  local function view_of(bar, identifier)
    for _, view in ipairs(bar:subviews()) do
      if view:accessibilityIdentifier() == identifier then return view end
      local found = view_of(view, identifier)
      if found then return found end
    end
  end

  describe("with a stack of pages", function()
    local Stack = objc.class("ListedStack", objc.UINavigationController, function(instance, _, super)
      instance["navigationBar:shouldPopItem:"] = function(self, bar, item)
        note "should"
        return super(self):navigationBar_shouldPopItem_(bar, item)
      end
      instance["navigationBar:didPopItem:"] = function(_, _, item) note("did " .. (item:title() or "?")) end
      function instance:popToViewController_animated_(page, animated)
        note("to " .. page:title())
        return super(self):popToViewController_animated_(page, animated)
      end
    end)

    local function stack(...)
      local navigation = Stack:new()
      uikit.keyWindow():setRootViewController_(navigation)
      for _, title in ipairs {...} do
        local page = objc.UIViewController:new()
        page:setTitle_(title)
        navigation:pushViewController_animated_(page, false)
      end
      runloop.run(0.1)
      log = {}
      local button = view_of(navigation:navigationBar(), "BackButton")
      gesture.press(button, {duration = 0.6})
      runloop.run(0.5)
      return navigation, button
    end

    it("lists all pages below at a press on the back button since 14", function()
      system "14.8"
      local navigation, menu = stack("A", "B", "C", "D")
      assert.error_matches(function() uikit.pressButton(menu, "D") end, "C.*B.*A")
      uikit.pressButton(menu, "B")
      runloop.run(1)
      assert.equal("to B did D", said())
      assert.equal(2, #navigation:viewControllers())
      assert.equal(2, #navigation:navigationBar():items())
    end)

    it("does not ask for one page either, but asks for a tap", function()
      system "18.5"
      local navigation, menu = stack("A", "B", "C")
      uikit.pressButton(menu, "B")
      runloop.run(1)
      assert.equal("to B did C", said())
      log = {}
      gesture.tap(view_of(navigation:navigationBar(), "BackButton"))
      runloop.run(1)
      assert.matches("^should .*did B$", said())
    end)

    it("lets a back button item refuse the menu", function()
      system "14.8"
      local Plain = objc.class("PlainBackItem", objc.UIBarButtonItem, function(instance)
        function instance:setMenu_() note "refused" end
      end)
      local page = objc.UIViewController:new()
      page:setTitle_ "A"
      page:navigationItem():setBackBarButtonItem_(
        Plain:alloc():initWithTitle_style_target_action_("Back", 0, nil, nil))
      local navigation = Stack:alloc():initWithRootViewController_(page)
      show(objc.UIView:new())
      uikit.keyWindow():setRootViewController_(navigation)
      navigation:pushViewController_animated_(objc.UIViewController:new(), false)
      runloop.run(0.1)
      log = {}
      gesture.press(view_of(navigation:navigationBar(), "BackButton"), {duration = 0.6})
      runloop.run(0.5)
      assert.equal("refused", log[1])
      assert.equal(1, #navigation:viewControllers(), "the touch goes on as a tap")
    end)

    it("has no such list before 14", function()
      system "13.7"
      local navigation, menu = stack("A", "B", "C")
      assert.error_matches(function() uikit.pressButton(menu, "A") end, "whose menu is shown")
      assert.equal(2, #navigation:viewControllers(), "the press was a tap")
    end)
  end)

  local function text_view()
    local Text = objc.class("BuildingText", objc.UITextView, function(instance)
      function instance:buildMenuWithBuilder_(builder)
        note "build"
        assert.is_true(rawequal(objc.UIMenuSystem:contextSystem(), builder:system()))
        local mark = objc.UIAction:actionWithTitle_image_identifier_handler_("Mark", nil, nil,
          function() note "marked" end)
        builder:insertSiblingMenu_afterMenuForIdentifier_(
          objc.UIMenu:menuWithTitle_image_identifier_options_children_("", nil, "mine", 1, {mark}),
          "com.apple.menu.standard-edit")
        builder:removeMenuForIdentifier_ "com.apple.menu.unknown"
      end
      function instance:pen_() note "pen" end
      function instance:canPerformAction_withSender_(action)
        return action == objc.sel "pen:" or action == objc.sel "copy:"
      end
    end)
    local view = show(Text:alloc():initWithFrame_ {0, 100, 300, 100})
    view:setText_ "one two"
    objc.UIMenuController:sharedMenuController():setMenuItems_ {
      objc.UIMenuItem:alloc():initWithTitle_action_("Pen", "pen:")}
    view:becomeFirstResponder()
    runloop.run(1)
    gesture.tap(view, {at = {x = 15, y = 15}, count = 2})
    runloop.run(0.5)
    return view
  end

  it("asks for the edit menu's builder when the menu is presented since 16", function()
    system "16.7"
    local view = text_view()
    assert.equal("build", said())
    uikit.pressButton(view, "Mark")
    assert.equal("build marked", said())
  end)

  it("shows the items of the menu controller, without a builder before 16", function()
    system "15.8"
    local view = text_view()
    assert.equal("", said())
    uikit.pressButton(view, "Pen")
    assert.equal("pen", said())
  end)

  it("asks about a link at each touch and tap from 13 to 16", function()
    for version, expected in pairs {["12.4"] = "ended", ["13.7"] = "possible ended", ["16.7"] = "possible ended",
      ["17.7"] = "ended"} do
      system(version)
      log = {}
      local view = show(objc.UITextView:alloc():initWithFrame_ {0, 100, 300, 100})
      view:setEditable_(false)
      view:setAttributedText_(objc.NSAttributedString:alloc():initWithString_attributes_(
        "address", {NSLink = objc.NSURL:URLWithString_ "https://example.com"}))
      local Delegate = objc.class("LinkDelegate" .. version:gsub("%D", ""), objc.NSObject, function(instance)
        instance["textView:shouldInteractWithURL:inRange:interaction:"] = function()
          local state = #log == 0 and version ~= "12.4" and version ~= "17.7" and "possible" or "ended"
          for _, recognizer in ipairs(view:gestureRecognizers()) do
            if recognizer:isKindOfClass_(objc.UITapGestureRecognizer) then
              assert.equal(state, recognizer:state() == 3 and "ended" or "possible")
            end
          end
          note(state)
          return false
        end
      end):new()
      view:setDelegate_(Delegate)
      runloop.run(0)
      gesture.tap(view, {at = {x = 20, y = 16}})
      runloop.run(0.5)
      assert.equal(expected, said(), version)
      log = {}
      gesture.drag(view, {from = {x = 20, y = 16}, by = {x = 0, y = 40}})
      assert.equal(expected == "ended" and "" or "possible", said(), version)
      view:removeFromSuperview()
    end
  end)
end)
