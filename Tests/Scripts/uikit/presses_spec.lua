-- A key of a hardware keyboard is a press, unless it is a key command or types text.
describe("a key that is pressed", function()
  local window = uikit.keyWindow()
  local before, log, keeps, controller

  local Pressed = objc.class("PressedController", objc.UIViewController, function(instance, _, super)
    function instance:canBecomeFirstResponder() return true end
    for _, phase in ipairs {"Began", "Ended"} do
      local name = "presses" .. phase .. ":withEvent:"
      instance[name] = function(self, presses, event)
        local press = presses[1]
        log[#log + 1] = ("%s %s %d"):format(phase, press:key():characters(), press:phase())
        assert.equal(press, event:allPresses()[1])
        if keeps then return end
        local next = super(self)
        next["presses" .. phase .. "_withEvent_"](next, presses, event)
      end
    end
  end)

  before_each(function()
    before, log, keeps = objc.snapshot(), {}, false
    controller = Pressed:new()
    window:setRootViewController_(controller)
    controller:becomeFirstResponder()
  end)

  after_each(function()
    window:setRootViewController_(nil)
    objc.restore(before)
  end)

  it("reaches the first responder through application and window", function()
    for _, cls in ipairs {objc.UIApplication, objc.UIWindow} do
      hook.before(cls, "sendEvent:", function(self, event)
        log[#log + 1] = objc.NSStringFromClass(self:class()) .. " " .. event:type()
      end)
    end
    uikit.pressKey "a"
    assert.same({"UIApplication 3", "UIWindow 3", "Began a 0", "UIApplication 3", "UIWindow 3",
      "Ended a 3"}, log)
  end)

  it("returns its characters and its key code", function()
    local told = {}
    hook.before(Pressed, "pressesBegan:withEvent:", function(_, presses)
      local key = presses[1]:key()
      told[#told + 1] = ("%s %s %d %d"):format(key:characters(),
        key:charactersIgnoringModifiers(), key:keyCode(), presses[1]:type())
    end)
    uikit.pressKey("a", uikit.UIKeyModifierShift)
    uikit.pressKey "?"
    uikit.pressKey(uikit.UIKeyInputLeftArrow)
    uikit.pressKey "\r"
    assert.same({"A a 4 2004", "? / 56 2056", "UIKeyInputLeftArrow UIKeyInputLeftArrow 80 2080",
      "\r \r 40 2040"}, told)
    assert.equal(80, uikit.UIKeyboardHIDUsageKeyboardLeftArrow)
  end)

  it("is a character, or has a name", function()
    assert.error_matches(function() uikit.pressKey "" end, "must be a character, or the name of a key .*, got ''")
    assert.error_matches(function() uikit.pressKey "UIKeyInputUpArow" end,
      "got 'UIKeyInputUpArow' %(did you mean 'UIKeyInputUpArrow'%?%)")
  end)

  it("is not sent if a responder has a command for it", function()
    function Pressed:keyCommands()
      return {objc.UIKeyCommand:keyCommandWithInput_modifierFlags_action_("f", 0, "find:")}
    end
    function Pressed:find_() log[#log + 1] = "find" end
    uikit.pressKey "f"
    uikit.pressKey "g"
    assert.same({"find", "Began g 0", "Ended g 3"}, log)
  end)

  describe("while a text is edited", function()
    local field

    before_each(function()
      field = objc.UITextField:alloc():initWithFrame_ {0, 100, 200, 30}
      controller:view():addSubview_(field)
      field:becomeFirstResponder()
    end)

    it("writes there, after the chain has passed it on", function()
      uikit.pressKey "h"
      uikit.pressKey("i", uikit.UIKeyModifierShift)
      assert.equal("hI", field:text())
      uikit.pressKey(uikit.UIKeyInputDelete)
      assert.equal("h", field:text())
      assert.equal("Began h 0", log[1])
    end)

    it("types nothing if a responder handles the press", function()
      keeps = true
      uikit.pressKey "h"
      assert.equal("", field:text())
    end)

    it("types before a command, unless that has priority", function()
      local command = objc.UIKeyCommand:keyCommandWithInput_modifierFlags_action_("f", 0, "find:")
      function Pressed:keyCommands() return {command} end
      function Pressed:find_() log[#log + 1] = "find" end
      uikit.pressKey "f"
      assert.equal("f", field:text())
      command:setWantsPriorityOverSystemBehavior_(true)
      log = {}
      uikit.pressKey "f"
      assert.equal("f", field:text())
      assert.same({"find"}, log)
    end)
  end)

  it("is a tap for a recognizer that allows its type", function()
    function Pressed:tapped() log[#log + 1] = "tap" end
    local tap = objc.UITapGestureRecognizer:alloc():initWithTarget_action_(controller, "tapped")
    tap:setAllowedPressTypes_ {2040}
    controller:view():addGestureRecognizer_(tap)
    uikit.pressKey "\r"
    runloop.run(0)
    assert.same({"Began \r 0", "tap"}, log)
  end)
end)

describe("a key command", function()
  it("is a command of a menu too, with alternates", function()
    local other = objc.UICommandAlternate:alternateWithTitle_action_modifierFlags_(
      "All", "closeAll:", uikit.UIKeyModifierAlternate)
    local image = objc.UIImage:systemImageNamed_ "xmark"
    local command = objc.msgSend(objc.UIKeyCommand, "commandWithTitle:image:action:input:"
      .. "modifierFlags:propertyList:alternates:", "Close", image, "close:", "w",
      uikit.UIKeyModifierCommand, nil, {other})
    assert.is_true(command:isKindOfClass_(objc.UICommand))
    assert.equal("Close", command:title())
    assert.equal(image, command:image())
    assert.equal("w", command:input())
    assert.equal("close:", objc.NSStringFromSelector(command:action()))
    assert.equal("closeAll:",
      objc.NSStringFromSelector(objc.each(command:alternates())():action()))
  end)

  it("with Command edits the text that has the keyboard", function()
    local field = objc.UITextField:alloc():initWithFrame_ {0, 0, 200, 40}
    field:setText_ "old"
    uikit.keyWindow():addSubview_(field)
    field:becomeFirstResponder()
    local function press(key) uikit.pressKey(key, uikit.UIKeyModifierCommand) end
    press "a"
    press "c"
    uikit.type "new "
    press "v"
    assert.equal("new old", field:text())
    press "a"
    press "x"
    assert.equal("", field:text())
    assert.equal("new old", objc.UIPasteboard:generalPasteboard():string())
    press "b"
    assert.equal("", field:text())
    field:removeFromSuperview()
  end)
end)
