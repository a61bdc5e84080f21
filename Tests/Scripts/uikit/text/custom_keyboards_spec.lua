local world, field, log

before_each(function()
  world = objc.snapshot()
  log = {}
  field = objc.UITextField:alloc():initWithFrame_{20, 100, 300, 40}
  uikit.keyWindow():addSubview_(field)
end)
after_each(function() objc.restore(world) end)

local function keyboard()
  local cls = objc.class("Keyboard", "UIInputViewController")
  for _, name in ipairs {"viewWillAppear_", "viewDidAppear_", "viewDidDisappear_", "textDidChange_"} do
    cls[name] = function(self, argument)
      objc.super(cls, self)[name](objc.super(cls, self), argument)
      log[#log + 1] = name:gsub("_", "")
    end
  end
  local holder = objc.class("Field", "UITextField")
  local made = cls:new()
  function holder:inputViewController() return made end
  field = holder:alloc():initWithFrame_{20, 160, 300, 40}
  uikit.keyWindow():addSubview_(field)
  return made
end

describe("a keyboard of the app's own", function()
  it("appears and disappears with its field", function()
    local controller = keyboard()
    field:becomeFirstResponder()
    runloop.run(1)
    assert.equal("UITextEffectsWindow", tostring(controller:view():window():class()))
    assert.same({"viewWillAppear", "textDidChange", "viewDidAppear"}, log)
    controller:dismissKeyboard()
    runloop.run(1)
    assert.is_false(field:isFirstResponder())
    assert.is_nil(controller:view():window())
    assert.equal("viewDidDisappear", log[#log])
  end)

  it("types and deletes through its proxy, after the delegate", function()
    local controller = keyboard()
    field:becomeFirstResponder()
    local delegate = objc.class("Delegate", "NSObject")
    function delegate:textField_shouldChangeCharactersInRange_replacementString_(_, _, new) return new ~= "no" end
    local object = delegate:new()
    field:setDelegate_(object)
    local proxy = controller:textDocumentProxy()
    proxy:insertText_ "Hello"
    proxy:insertText_ "no"
    proxy:deleteBackward()
    assert.equal("Hell", field:text())
    assert.equal("Hell", proxy:documentContextBeforeInput())
    proxy:adjustTextPositionByCharacterOffset_(-3)
    assert.same({"H", "ell"}, {proxy:documentContextBeforeInput(), proxy:documentContextAfterInput()})
    assert.is_true(proxy:hasText())
    assert.equal(uikit.UIKeyboardTypeDefault, proxy:keyboardType())
    assert.equal("textDidChange", log[#log])
  end)

  it("is replaced by the next one", function()
    local controller = keyboard()
    field:becomeFirstResponder()
    controller:advanceToNextInputMode()
    assert.is_nil(controller:view():window())
    assert.is_true(field:isFirstResponder())
  end)

  it("receives the device's words", function()
    local words
    keyboard():requestSupplementaryLexiconWithCompletion_(function(lexicon) words = lexicon:entries() end)
    runloop.run(0)
    assert.equal("On my way!", words[1]:documentText())
  end)
end)

-- UIAction came with iOS 13.
local later = objc.NSClassFromString "UIAction" and it or pending

describe("an accessory above the keyboard", function()
  later("is met by fingers, and counts in the keyboard's height", function()
    local bar = objc.UIView:alloc():initWithFrame_{0, 0, 390, 50}
    local button = objc.UIButton:buttonWithType_(1)
    button:setFrame_{0, 0, 80, 50}
    bar:addSubview_(button)
    button:addAction_forControlEvents_(objc.UIAction:actionWithHandler_(function() field:resignFirstResponder() end),
      uikit.UIControlEventTouchUpInside)
    field:setInputAccessoryView_(bar)
    local height
    local center = objc.NSNotificationCenter:defaultCenter()
    center:addObserverForName_object_queue_usingBlock_("UIKeyboardWillShowNotification", nil, nil, function(note)
      height = note:userInfo()[uikit.UIKeyboardFrameEndUserInfoKey].size.height
    end)
    field:becomeFirstResponder()
    runloop.run(1)
    assert.equal(291 + 50, height)
    gesture.tap(button)
    assert.is_false(field:isFirstResponder())
    assert.is_nil(bar:window())
  end)

  it("can be that of a controller up the chain, or be on its own", function()
    local cls = objc.class("Chat", "UIViewController")
    local bar = objc.UIToolbar:alloc():initWithFrame_{0, 0, 390, 44}
    function cls:inputAccessoryView() return bar end
    function cls:canBecomeFirstResponder() return true end
    local chat = cls:new()
    uikit.keyWindow():setRootViewController_(chat)
    runloop.run(0)
    assert.is_true(chat:becomeFirstResponder())
    assert.equal(800, bar:convertPoint_toView_({0, 0}, nil).y)
    chat:view():addSubview_(field)
    field:becomeFirstResponder()
    assert.equal(844 - 44 - 291, bar:convertPoint_toView_({0, 0}, nil).y)
  end)
end)
