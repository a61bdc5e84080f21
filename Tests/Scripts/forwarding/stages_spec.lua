describe("an unimplemented message", function()
  local log = {}
  local function note(name) log[#log + 1] = name end

  -- A class whose stages record that they are called; `answers` names the one that handles the message.
  local function forwarder(name, answers)
    return objc.class(name, objc.NSObject, function(instance, class)
      function class:resolveInstanceMethod_(selector)
        note "resolve"
        if answers == "resolve" then
          objc.class_addMethod(self, selector, function() return "resolved" end)
        end
        return answers == "resolve"
      end
      function instance:forwardingTargetForSelector_()
        note "target"
        if answers == "target" then return objc.StagesTarget:new() end
      end
      function instance:methodSignatureForSelector_()
        note "signature"
        if answers == "invocation" then
          return objc.NSMethodSignature:signatureWithObjCTypes_("@@:")
        end
      end
      function instance:forwardInvocation_(invocation)
        note "invocation"
        invocation:setReturnValue_ "invoked"
      end
      function instance:doesNotRecognizeSelector_() note "refuse" end
    end)
  end
  objc.class("StagesTarget", objc.NSObject, function(instance)
    function instance:message() return "targeted" end
  end)

  local function send(answers)
    log = {}
    local Class = forwarder("Stages_" .. answers, answers)
    return Class:new():message()
  end

  it("goes through the stages in order, each only if the previous ones returned nothing", function()
    assert.equal("resolved", send "resolve")
    assert.same({"resolve"}, log)
    assert.equal("targeted", send "target")
    assert.same({"resolve", "target"}, log)
    assert.equal("invoked", send "invocation")
    assert.same({"resolve", "target", "signature", "invocation"}, log)
  end)

  it("ends with doesNotRecognizeSelector:, which can be overridden", function()
    assert.is_nil(send "none")
    assert.same({"resolve", "target", "signature", "refuse"}, log)
  end)

  it("does not make the object respond, whichever stage deals with it but the first", function()
    assert.is_false(objc.Stages_target:new():respondsToSelector_("message"))
    assert.is_false(objc.Stages_invocation:new():respondsToSelector_("message"))
    assert.is_true(objc.Stages_resolve:new():respondsToSelector_("message"))
  end)

  it("is rejected with the device's message", function()
    local ok, raised = pcall(function() objc.NSObject:new():stagesUnknown() end)
    assert.is_false(ok)
    assert.equal("NSInvalidArgumentException", raised.name)
    assert.is_truthy(
      raised.reason:find "^%-%[NSObject stagesUnknown%]: unrecognized selector sent to instance 0x")
    ok, raised = pcall(function() objc.NSObject:stagesUnknown() end)
    assert.is_false(ok)
    assert.is_truthy(
      raised.reason:find "^%+%[NSObject stagesUnknown%]: unrecognized selector sent to class 0x")
  end)

  it("is rejected when there is a signature and forwardInvocation: is NSObject's own", function()
    local Class = objc.class("StagesSignatureOnly", objc.NSObject, function(instance)
      function instance:methodSignatureForSelector_()
        return objc.NSMethodSignature:signatureWithObjCTypes_("v@:")
      end
    end)
    assert.error_matches(
      function() Class:new():half() end, "-[StagesSignatureOnly half]: unrecognized", 1, true)
  end)

  it("enters the stages from performSelector: too", function()
    local object = objc.Stages_invocation:new()
    log = {}
    assert.equal("invoked", object:performSelector_("another"))
    assert.same({"resolve", "target", "signature", "invocation"}, log)
    log = {}
    object:performSelector_(nil)
    assert.same({"refuse"}, log)
    assert.error_matches(
      function() objc.NSObject:new():performSelector_(nil) end,
      "-[NSObject <null selector>]: unrecognized selector", 1, true)
  end)

  it("enters them after the resolver when its method is the forwarding entry", function()
    local Class = objc.class("StagesForwardEntry", objc.Stages_invocation, function(instance)
      function instance:replaced() return "original" end
    end)
    local object = Class:new()
    assert.equal("original", object:replaced())
    objc.class_replaceMethod(Class, "replaced", objc._objc_msgForward)
    log = {}
    assert.equal("invoked", object:replaced())
    assert.equal("invoked", object:performSelector_("replaced"))
    assert.same(
      {"target", "signature", "invocation", "target", "signature", "invocation"}, log)
    assert.is_true(object:respondsToSelector_("replaced"))
  end)

  it("is spelled like a known selector, and else by its arguments", function()
    local Speller = objc.class("StagesSpeller", objc.NSObject, function(instance)
      function instance:methodSignatureForSelector_()
        return objc.NSMethodSignature:signatureWithObjCTypes_("@@:")
      end
      function instance:forwardInvocation_(invocation)
        invocation:setReturnValue_(objc.sel_getName(invocation:selector()))
      end
    end)
    local speller = Speller:new()
    objc.sel "stages_known:of_all:"
    assert.equal("stages_known:of_all:", speller:stages_known_of_all(1, 2))
    assert.equal("addTarget:action:forControlEvents:",
      speller:addTarget_action_forControlEvents_(1, 2, 3))
    assert.equal("stages_never:heard:", speller:stages_never_heard_(1, 2))
    assert.equal("stagesNone", speller:stagesNone())
    assert.error_matches(function() speller:stagesFew(1, 2) end, "fewer underscores")
    objc.sel "stages:twice:"
    objc.sel "stages_twice:"
    assert.error_matches(function() speller:stages_twice(1) end, '"stages:twice:" and "stages_twice:"')
    assert.equal("stages_twice:", speller["stages_twice:"](speller, 1))
  end)
end)
