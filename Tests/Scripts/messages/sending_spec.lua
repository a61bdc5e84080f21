describe("sending", function()
  local Sender = objc.class("MessageSender", objc.NSObject, function(instance, class)
    instance["add:to:"] = function(self, x, y) return x + y end
    function instance:several() return 1, nil, "three" end
    function class:make() return "made" end
  end)
  local sender = Sender:new()

  it("reaches a class by its name in objc", function()
    assert.equal("made", objc.MessageSender:make())
  end)

  it("suggests the nearest class for an unknown name", function()
    assert.error_matches(function() return objc.UIButon end, "UIButton")
    assert.error_matches(function() return objc.MessageSendr end, "MessageSender")
  end)

  it("accepts an exact name or a selector in objc.msgSend", function()
    assert.equal(3, objc.msgSend(sender, "add:to:", 1, 2))
    assert.equal(3, objc.msgSend(sender, objc.sel "add:to:", 1, 2))
    assert.error_matches(
      function() objc.msgSend(sender, "add_to_", 1, 2) end, "-[MessageSender add_to_]:", 1, true)
  end)

  it("counts the arguments of errors as they are written", function()
    assert.error_matches(function() objc.msgSend(sender, 3) end, "objc.msgSend: argument 2 must be a selector", 1, true)
    assert.error_matches(
      function() objc.msgSendSuper(sender:class(), sender, 3) end, "objc.msgSendSuper: argument 3 must be", 1, true)
  end)

  it("returns everything that the method returns", function()
    local one, two, three, four = sender:several()
    assert.same({1, nil, "three", nil}, {one, two, three, four})
  end)

  it("returns nil for a message to nil", function()
    assert.is_nil(objc.msgSend(nil, "add:to:", 1, 2))
    assert.is_nil(objc.msgSend(nil, "frame"))
  end)

  it("stays nil from a missing class to the end", function()
    local Missing = objc.getClass("SendingMissing")
    assert.is_nil(Missing)
    assert.is_nil(objc.msgSend(objc.msgSend(Missing, "alloc"), "init"))
    assert.is_nil(objc.msgSend(objc.msgSend(Missing, "alloc"), "initWithFrame:", {0, 0, 1, 1}))
  end)

  it("leaves a call on Lua's own nil to Lua", function()
    local nothing
    assert.error_matches(function() nothing:foo() end, "attempt to index a nil value")
  end)

  it("raises the device's message if no class implements the selector", function()
    assert.error_matches(
      function() sender:missing() end,
      "^NSInvalidArgumentException: %-%[MessageSender missing%]: "
        .. "unrecognized selector sent to instance 0x%x+$")
    assert.error_matches(
      function() Sender:missing() end,
      "^NSInvalidArgumentException: %+%[MessageSender missing%]: "
        .. "unrecognized selector sent to class 0x%x+$")
  end)

  it("does not mistake class methods for instance methods", function()
    assert.error_matches(function() sender:make() end, "-[MessageSender make]:", 1, true)
    assert.error_matches(function() Sender:several() end, "+[MessageSender several]:", 1, true)
  end)

  it("returns the method as a function when a property is not called", function()
    local view = objc.UIView:new()
    view:setTag_(7)
    assert.equal(7, view.tag(view))
    assert.equal("function", type(view.tag))
  end)

  it("names the setter when a property is assigned", function()
    local view = objc.UIView:new()
    assert.error_matches(function() view.tag = 3 end, "setTag")
    assert.error_matches(function() view.anything = 3 end, "cannot set field 'anything'")
  end)

  it("calls an IMP with a receiver and a selector", function()
    local imp = objc.class_getMethodImplementation(Sender, "add:to:")
    assert.equal(9, imp(sender, objc.sel "add:to:", 4, 5))
  end)

  it("works from any coroutine, but a yield cannot leave native code", function()
    local worker = coroutine.wrap(function() return sender:add_to_(2, 2) end)
    assert.equal(4, worker())
    objc.class_addMethod(Sender, "wait", function() coroutine.yield() end)
    local thread = coroutine.create(function() sender:performSelector_("wait") end)
    local ok, raised = coroutine.resume(thread)
    assert.is_false(ok)
    assert.is_truthy(tostring(raised):find("yield", 1, true))
  end)
end)

describe("a handle", function()
  it("is the same userdata whenever it is the same object", function()
    local parent, child = objc.UIView:new(), objc.UIView:new()
    parent:addSubview_(child)
    assert.is_true(rawequal(parent, child:superview()))
    assert.is_true(rawequal(objc.UIView, child:class()))
    assert.is_true(rawequal(objc.sel "tag", objc.sel "tag"))
    assert.equal("found", ({[parent] = "found"})[child:superview()])
  end)

  it("prints as its description", function()
    local Talker = objc.class("MessageTalker", objc.NSObject, function(instance)
      function instance:description() return "I am a talker" end
    end)
    assert.equal("I am a talker", tostring(Talker:new()))
    assert.is_truthy(tostring(objc.UIButton:new()):find "^<UIButton: 0x%x+")
    assert.equal("UIButton", tostring(objc.UIButton))
    assert.equal("add:to:", tostring(objc.sel "add:to:"))
  end)
end)
