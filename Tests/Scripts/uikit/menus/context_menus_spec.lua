local world, log, view, interaction, configuration

before_each(function()
  world = objc.snapshot()
  log = {}
  view = objc.UIView:alloc():initWithFrame_{40, 60, 100, 50}
  uikit.keyWindow():addSubview(view)
end)
after_each(function() objc.restore(world) end)

local function said() return table.concat(log, " ") end

local function action(title, attributes)
  local made = objc.UIAction:actionWithTitle_image_identifier_handler_(title, nil, nil,
    function(self) log[#log + 1] = "<" .. self:title() .. ">" end)
  if attributes then made:setAttributes_(attributes) end
  return made
end

local function menuOf(...) return objc.UIMenu:menuWithTitle_children_("", {...}) end

-- An interaction whose delegate shows a menu, or none, and records its messages.
local function interact(menu, preview)
  local Delegate = objc.class("MenuDelegate", objc.NSObject,
    {protocols = {"UIContextMenuInteractionDelegate"}}, function(instance)
      function instance:contextMenuInteraction_configurationForMenuAtLocation_(_, point)
        log[#log + 1] = ("ask(%d,%d)"):format(point.x, point.y)
        configuration = menu and objc.UIContextMenuConfiguration
          :configurationWithIdentifier_previewProvider_actionProvider_("it", preview,
            function() log[#log + 1] = "make" return menu end)
        return configuration
      end
      function instance:contextMenuInteraction_previewForHighlightingMenuWithConfiguration_()
        log[#log + 1] = "lift"
        return objc.UITargetedPreview:alloc():initWithView_(view)
      end
      function instance:contextMenuInteraction_previewForDismissingMenuWithConfiguration_()
        log[#log + 1] = "lower"
      end
      function instance:contextMenuInteraction_willDisplayMenuForConfiguration_animator_(_, c, animator)
        log[#log + 1] = c:identifier() == "it" and "show" or "?"
        animator:addCompletion_(function() log[#log + 1] = "shown" end)
      end
      function instance:contextMenuInteraction_willPerformPreviewActionForMenuWithConfiguration_animator_(_, _, a)
        log[#log + 1] = "commit"
        a:addCompletion_(function() log[#log + 1] = "committed" end)
      end
      function instance:contextMenuInteraction_willEndForConfiguration_animator_(_, _, animator)
        log[#log + 1] = "end"
        animator:addAnimations_(function() log[#log + 1] = "animate" end)
        animator:addCompletion_(function() log[#log + 1] = "gone" end)
      end
    end)
  local delegate = Delegate:new()
  interaction = objc.UIContextMenuInteraction:alloc():initWithDelegate_(delegate)
  objc.setAssociatedObject(interaction, "delegate", delegate)
  view:addInteraction(interaction)
end

describe("a context menu", function()
  it("appears for a held finger, and runs the chosen action when it disappears", function()
    interact(menuOf(action "Copy"))
    gesture.press(view, {at = {x = 10, y = 20}, duration = 0.6})
    runloop.run(1)
    assert.equal("ask(10,20) lift make show shown", said())
    log = {}
    uikit.pressButton(interaction, "Copy")
    runloop.run(1)
    assert.equal("lower end animate <Copy> gone", said())
  end)

  it("does not appear for a tap, a moved finger or a delegate without one", function()
    interact(menuOf(action "Copy"))
    gesture.tap(view)
    gesture.drag(view, {by = {x = 0, y = 40}, duration = 0.8})
    assert.equal("", said())
    view:removeInteraction(interaction)
    gesture.press(view)
    assert.equal("", said())
  end)

  it("cancels the touch of the view only if it appears", function()
    local Watcher = objc.class("Watcher", objc.UIView, function(instance)
      function instance:touchesBegan_withEvent_() end
      function instance:touchesEnded_withEvent_() log[#log + 1] = "ended" end
      function instance:touchesCancelled_withEvent_() log[#log + 1] = "cancelled" end
    end)
    view = Watcher:alloc():initWithFrame_{0, 200, 50, 50}
    uikit.keyWindow():addSubview(view)
    interact(nil)
    gesture.press(view, {duration = 0.6})
    assert.equal("ask(25,25) ended", said())
    log = {}
    hook.instead(interaction:delegate(), "contextMenuInteraction:configurationForMenuAtLocation:",
      function()
        return objc.UIContextMenuConfiguration:configurationWithIdentifier_previewProvider_actionProvider_(
          nil, nil, function() return menuOf(action "Copy") end)
      end)
    gesture.press(view, {duration = 0.6})
    assert.match("cancelled", said())
  end)

  it("is dismissed without an action by a tap beside it, and by dismissMenu", function()
    interact(menuOf(action "Copy"))
    gesture.press(view, {duration = 0.6})
    runloop.run(1)
    log = {}
    gesture.tap(uikit.keyWindow(), {at = {x = 380, y = 800}})
    runloop.run(1)
    assert.equal("lower end animate gone", said())
    gesture.press(view, {duration = 0.6})
    log = {}
    interaction:dismissMenu()
    runloop.run(1)
    assert.match("lower end animate", said())
  end)

  it("is committed by a tap on the preview", function()
    local controller = objc.UIViewController:new()
    interact(menuOf(action "Copy"), function() return controller end)
    gesture.press(view, {duration = 0.6})
    runloop.run(1)
    log = {}
    gesture.tap(controller:view())
    runloop.run(1)
    assert.equal("commit end animate committed gone", said())
  end)

  it("hides and disables elements, opens submenus and stays open according to their attributes", function()
    interact(menuOf(action("Hidden", 4), action("Off", 1), action("Keep", 8),
      objc.UIMenu:menuWithTitle_image_identifier_options_children_("", nil, nil, 1, {action "Inline"}),
      objc.UIMenu:menuWithTitle_children_("More", {action "Deep"})))
    gesture.press(view, {duration = 0.6})
    runloop.run(1)
    assert.error_matches(function() uikit.pressButton(interaction, "Hidden") end,
      "no element titled 'Hidden'; there are 0 'Off', 1 'Keep', 2 'Inline', 3 'More'")
    log = {}
    for _, title in ipairs {"Off", "Keep", "More", "Deep"} do uikit.pressButton(interaction, title) end
    assert.equal("<Keep> lower end animate <Deep>", said())
  end)

  it("waits for deferred elements, and keeps those that are cached", function()
    local give
    local asked = 0
    interact(menuOf(objc.UIDeferredMenuElement:elementWithProvider_(function(completion)
      asked = asked + 1
      give = completion
    end)))
    gesture.press(view, {duration = 0.6})
    assert.error_matches(function() uikit.pressButton(interaction, "Late") end, "Loading…")
    give {action "Late"}
    uikit.pressButton(interaction, "Late")
    runloop.run(1)
    gesture.press(view, {duration = 0.6})
    uikit.pressButton(interaction, "Late")
    assert.equal(1, asked)
  end)

  it("turns one of a single selection on, and changes while it is shown", function()
    local menu = objc.UIMenu:menuWithTitle_image_identifier_options_children_("", nil, nil, 32,
      {action("A", 8), action("B", 8)})
    interact(menu)
    gesture.press(view, {duration = 0.6})
    uikit.pressButton(interaction, "A")
    uikit.pressButton(interaction, "B")
    assert.same({"B"}, {menu:selectedElements()[1]:title(), menu:selectedElements()[2]})
    interaction:updateVisibleMenuWithBlock_(function(old)
      return old:menuByReplacingChildren_ {action "C"}
    end)
    uikit.pressButton(interaction, "C")
    assert.match("<A> <B> .*<C>$", said())
  end)

  it("is chosen from by the finger that is still down", function()
    interact(menuOf(action "Copy"))
    local finger = gesture.touch(view, {x = 10, y = 10})
    finger:hold(0.6)
    finger:move{by = {x = 20, y = 75}, duration = 0.2}
    finger:lift()
    assert.match("<Copy>", said())
  end)

  it("describes the result that a provider must return", function()
    interact("no menu")
    assert.error_matches(function() gesture.press(view, {duration = 0.6}) end,
      "the actionProvider must answer a UIMenu or nil, got string \"no menu\"")
  end)
end)

describe("a control's menu", function()
  it("is a button's own, at once where it is the primary action", function()
    local button = objc.UIButton:buttonWithType_(0)
    button:setFrame_{20, 300, 100, 44}
    uikit.keyWindow():addSubview(button)
    local chosen = objc.UIAction:actionWithTitle_image_identifier_handler_("Sort", nil, nil,
      function(self) log[#log + 1] = self:sender() == button and "sorted" or "?" end)
    button:setMenu_(menuOf(chosen))
    assert.is_true(button:isContextMenuInteractionEnabled())
    gesture.press(button, {duration = 0.6})
    uikit.pressButton(button:contextMenuInteraction(), "Sort")
    runloop.run(1)
    button:setShowsMenuAsPrimaryAction_(true)
    button:addAction_forControlEvents_(objc.UIAction:actionWithHandler_(function()
      log[#log + 1] = "menu"
    end), 1 << 14)
    gesture.tap(button)
    uikit.pressButton(button:contextMenuInteraction(), 0)
    assert.equal("sorted menu sorted", said())
  end)
end)
