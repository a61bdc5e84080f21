local world, log, view, interaction, delegate

before_each(function()
  world = objc.snapshot()
  log = {}
  view = objc.UIView:alloc():initWithFrame_{40, 200, 100, 50}
  uikit.keyWindow():addSubview(view)
end)
after_each(function() objc.restore(world) end)

local function note(text) log[#log + 1] = text end
local function said() return table.concat(log, " ") end

local function action(title)
  return objc.UIAction:actionWithTitle_image_identifier_handler_(title, nil, nil,
    function() note("<" .. title .. ">") end)
end

local function interact(menu)
  delegate = objc.class("EditMenuDelegate", objc.NSObject,
    {protocols = {"UIEditMenuInteractionDelegate"}}, function(instance)
      function instance:editMenuInteraction_menuForConfiguration_suggestedActions_(_, c, suggested)
        note(("ask(%s,%d)"):format(c:identifier(), #suggested))
        return menu and menu(suggested)
      end
      function instance:editMenuInteraction_targetRectForConfiguration_()
        note "place"
        return {0, 0, 100, 50}
      end
      function instance:editMenuInteraction_willPresentMenuForConfiguration_animator_(_, _, animator)
        note "present"
        animator:addCompletion_(function() note "presented" end)
      end
      function instance:editMenuInteraction_willDismissMenuForConfiguration_animator_(_, _, animator)
        note "dismiss"
        animator:addAnimations_(function() note "animate" end)
        animator:addCompletion_(function() note "gone" end)
      end
    end):new()
  interaction = objc.UIEditMenuInteraction:alloc():initWithDelegate_(delegate)
  view:addInteraction(interaction)
end

local function present()
  interaction:presentEditMenuWithConfiguration_(
    objc.UIEditMenuConfiguration:configurationWithIdentifier_sourcePoint_("it", {10, 20}))
end

local function menuOf(...) return objc.UIMenu:menuWithChildren_{...} end

describe("an edit menu", function()
  it("appears when it is presented, and disappears before the chosen action runs", function()
    interact(function() return menuOf(action "Look Up") end)
    present()
    assert.equal("ask(it,0) place present", said())
    runloop.run(1)
    assert.same({x = 50, y = 220}, interaction:locationInView_(nil))
    log = {}
    uikit.pressButton(interaction, "Look Up")
    runloop.run(1)
    assert.equal("dismiss animate <Look Up> gone", said())
  end)

  it("is dismissed by a touch beside it, by dismissMenu, and with its view", function()
    interact(function() return menuOf(action "Look Up") end)
    for _, leave in ipairs {
      function() gesture.tap(uikit.keyWindow(), {at = {x = 380, y = 800}}) end,
      function() interaction:dismissMenu() end,
      present,
      function() view:removeInteraction(interaction) end,
    } do
      if not interaction:view() then break end
      present()
      log = {}
      leave()
      assert.match("^dismiss animate", said())
    end
  end)

  it("does not appear if the delegate's is empty", function()
    interact(function() return menuOf() end)
    present()
    assert.equal("ask(it,0) place", said())
    assert.error_matches(function() uikit.pressButton(interaction, "Copy") end, "no menu")
  end)

  it("is asked for again and placed again while it shows", function()
    local title = "One"
    interact(function() return menuOf(action(title)) end)
    interaction:reloadVisibleMenu()
    present()
    log, title = {}, "Two"
    interaction:reloadVisibleMenu()
    interaction:updateVisibleMenuPositionAnimated_(true)
    assert.equal("ask(it,0) place place", said())
    uikit.pressButton(interaction, "Two")
    assert.match("<Two>", said())
  end)

  it("suggests actions that the responder chain can perform", function()
    local Label = objc.class("CopyLabel", objc.UILabel, function(instance)
      function instance:canBecomeFirstResponder() return true end
      function instance:canPerformAction_withSender_(selector) return selector == objc.sel "copy:" end
      function instance:copy_() note "copied" end
    end)
    view = Label:alloc():initWithFrame_{40, 200, 100, 50}
    uikit.keyWindow():addSubview(view)
    interact(function(suggested)
      assert.equal("com.apple.menu.standard-edit", suggested[1]:identifier())
    end)
    view:becomeFirstResponder()
    present()
    uikit.pressButton(interaction, "Copy")
    assert.match("ask%(it,1%).* copied", said())
  end)
end)

describe("a text's edit menu", function()
  local function watch(method, presented, dismissed)
    return objc.class("TextMenuDelegate", objc.NSObject, function(instance)
      instance[method] = function(_, _, range, suggested)
        note(("%d+%d"):format(range.location, range.length))
        return menuOf(action "Mark", table.unpack(suggested))
      end
      instance[presented] = function() note "present" end
      instance[dismissed] = function() note "dismiss" end
    end):new()
  end

  it("appears for a double-tapped word of a text view", function()
    local text = objc.UITextView:alloc():initWithFrame_{0, 300, 300, 100}
    uikit.keyWindow():addSubview(text)
    text:setText_ "hello world"
    delegate = watch("textView_editMenuForTextInRange_suggestedActions_",
      "textView_willPresentEditMenuWithAnimator_", "textView_willDismissEditMenuWithAnimator_")
    text:setDelegate_(delegate)
    gesture.tap(text, {at = {x = 10, y = 15}, count = 2})
    assert.equal("0+5 present", said())
    gesture.tap(uikit.keyWindow(), {at = {x = 380, y = 800}})
    assert.equal("0+5 present dismiss", said())
  end)

  it("appears for a double-tapped word of a text field", function()
    local field = objc.UITextField:alloc():initWithFrame_{0, 300, 300, 40}
    uikit.keyWindow():addSubview(field)
    field:setText_ "hello"
    delegate = watch("textField_editMenuForCharactersInRange_suggestedActions_",
      "textField_willPresentEditMenuWithAnimator_", "textField_willDismissEditMenuWithAnimator_")
    field:setDelegate_(delegate)
    gesture.tap(field, {at = {x = 10, y = 20}, count = 2})
    assert.equal("0+5 present", said())
  end)
end)
