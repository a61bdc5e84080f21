describe("forwardInvocation:", function()
  local Worker = objc.class("InvocationsWorker", objc.NSObject, function(instance)
    instance["join:with:"] = function(_, x, y) return tostring(x) .. "+" .. tostring(y) end
    instance["echo:"] = function(_, ...) return ... end
    instance["count:"] = function(_, ...) return select("#", ...) end
    function instance:fails() error({"worker"}, 0) end
  end)
  local Forwarder = objc.class("InvocationsForwarder", objc.NSObject, function(instance)
    objc.property(instance, "worker")
    objc.property(instance, "invocation")
    function instance:methodSignatureForSelector_(selector)
      return self:worker():methodSignatureForSelector_(selector)
    end
    function instance:forwardInvocation_(invocation)
      self:setInvocation_(invocation)
      invocation:invokeWithTarget_(self:worker())
    end
  end)
  local forwarder = Forwarder:new()
  forwarder:setWorker_(Worker:new())

  it("invokes another target, whose result the sender receives", function()
    assert.equal("1+2", forwarder:join_with_(1, 2))
    assert.equal("a+nil", objc.msgSend(forwarder, "join:with:", "a"))
    assert.equal("x", forwarder:performSelector_withObject_("echo:", "x"))
  end)

  it("passes Lua's values unchanged", function()
    for _, value in ipairs {{}, print, 1, 1.0, "\xff", true, coroutine.create(print)} do
      local result = forwarder:echo_(value)
      assert.is_true(rawequal(value, result), tostring(value))
      assert.equal(math.type(value), math.type(result))
    end
    assert.is_nil(forwarder:echo_(nil))
  end)

  it("passes all actual arguments, whatever the signature says", function()
    assert.equal(0, forwarder:count_())
    assert.equal(5, forwarder:count_(1, nil, 3, nil, nil))
  end)

  it("passes errors unchanged", function()
    local ok, raised = pcall(function() forwarder:fails() end)
    assert.is_false(ok)
    assert.same({"worker"}, raised)
  end)

  it("receives the receiver, the selector and the arguments", function()
    forwarder:join_with_("left", "right")
    local invocation = forwarder:invocation()
    assert.equal("join:with:", objc.sel_getName(invocation:selector()))
    assert.equal(forwarder:worker(), invocation:target())
    assert.equal("right", invocation:getArgumentAtIndex_(3))
    assert.equal(4, invocation:methodSignature():numberOfArguments())
    assert.equal("left+right", invocation:getReturnValue())
  end)

  it("returns the value of setReturnValue: without an invocation", function()
    local Answering = objc.class("InvocationsAnswering", objc.NSObject, function(instance)
      function instance:methodSignatureForSelector_()
        return objc.NSMethodSignature:signatureWithObjCTypes_("@@:")
      end
      function instance:forwardInvocation_(invocation) invocation:setReturnValue_ {"set"} end
    end)
    assert.same({"set"}, Answering:new():anything())
    assert.same({"set"}, Answering:new():performSelector_("anything"))
  end)

  it("returns zero of the result's type when it does nothing", function()
    for types, zero in pairs {["B@:"] = false, ["q@:"] = 0, ["d@:"] = 0.0} do
      local Idle = objc.class("InvocationsIdle_" .. types:byte(), objc.NSObject, function(instance)
        function instance:methodSignatureForSelector_()
          return objc.NSMethodSignature:signatureWithObjCTypes_(types)
        end
        function instance:forwardInvocation_() end
      end)
      assert.equal(zero, Idle:new():anything())
    end
  end)

  it("returns a structure of zeros when that is the result's type", function()
    local Idle = objc.class("InvocationsIdleStructure", objc.NSObject, function(instance)
      function instance:methodSignatureForSelector_()
        return objc.NSMethodSignature:signatureWithObjCTypes_ "{CGRect={CGPoint=dd}{CGSize=dd}}@:"
      end
      function instance:forwardInvocation_() end
    end)
    assert.same(uikit.CGRectMake(0, 0, 0, 0), Idle:new():anything())
  end)

  it("is not sent for an implemented message", function()
    forwarder:setInvocation_(nil)
    forwarder:worker()
    forwarder:description()
    assert.is_nil(forwarder:invocation())
  end)

  it("leaves no invocation alive", function()
    forwarder:setInvocation_(nil)
    objc.autoreleasepool(function()
      for _ = 1, 10 do forwarder:join_with_(1, 2) end
      forwarder:setInvocation_(nil)
    end)
    assert.equal(0, #objc.liveObjects(objc.NSInvocation))
  end)

  it("is rejected with an invalid signature", function()
    local Wrong = objc.class("InvocationsWrong", objc.NSObject, function(instance)
      function instance:methodSignatureForSelector_() return "v@:" end
    end)
    assert.error_matches(
      function() Wrong:new():anything() end,
      "-[InvocationsWrong methodSignatureForSelector:]: the result must be an NSMethodSignature",
      1, true)
  end)

  it("sends the action of a control to whom the target forwards", function()
    local clicked = 0
    local Page = objc.class("InvocationsPage", objc.NSObject, function(instance)
      instance["clicked:"] = function() clicked = clicked + 1 end
    end)
    local target = Forwarder:new()
    target:setWorker_(Page:new())
    local button = objc.UIButton:alloc():initWithFrame_ {10, 100, 50, 50}
    button:addTarget_action_forControlEvents_(target, "clicked:", uikit.UIControlEventTouchUpInside)
    uikit.keyWindow():addSubview_(button)
    gesture.tap(button)
    assert.equal(1, clicked)
    button:removeFromSuperview()
  end)
end)

describe("an invocation", function()
  local Receiver = objc.class("InvocationsReceiver", objc.NSObject, function(instance)
    instance["add:to:"] = function(_, x, y) return x + y end
    function instance:nothing() end
  end)
  local receiver = Receiver:new()

  local function make(types, selector)
    local invocation = objc.NSInvocation:invocationWithMethodSignature_(
      objc.NSMethodSignature:signatureWithObjCTypes_(types))
    invocation:setSelector_(selector)
    return invocation
  end

  it("is sent with invoke", function()
    local invocation = make("@@:@@", "add:to:")
    invocation:setTarget_(receiver)
    invocation:setArgument_atIndex_(1, 2)
    invocation:setArgument_atIndex_(2, 3)
    invocation:invoke()
    assert.equal(3, invocation:getReturnValue())
    invocation:setArgument_atIndex_(5, 3)
    invocation:invoke()
    assert.equal(6, invocation:getReturnValue())
  end)

  it("has its target at 0 and its selector at 1, its own arguments from 2", function()
    local invocation = make("@@:@", "self")
    assert.is_nil(invocation:getArgumentAtIndex_(0))
    invocation:setArgument_atIndex_(receiver, 0)
    invocation:setArgument_atIndex_("description", 1)
    assert.equal(receiver, invocation:target())
    assert.equal(objc.sel "description", invocation:selector())
    assert.equal(receiver, invocation:getArgumentAtIndex_(0))
    assert.equal(objc.sel "description", invocation:getArgumentAtIndex_(1))
    assert.is_nil(invocation:getArgumentAtIndex_(2))
  end)

  it("rejects an index beyond its arguments", function()
    local invocation = make("@@:@", "self")
    for _, index in ipairs {3, -2, 100} do
      local ok, raised = pcall(function() invocation:getArgumentAtIndex_(index) end)
      assert.is_false(ok)
      assert.equal("NSInvalidArgumentException", raised.name)
      assert.equal(
        ("-[NSInvocation getArgument:atIndex:]: index (%d) out of bounds [-1, 2]"):format(index),
        raised.reason)
      assert.error_matches(
        function() invocation:setArgument_atIndex_(1, index) end, "setArgument:atIndex:]: index (",
        1, true)
    end
  end)

  it("rejects a value that the type cannot hold", function()
    local wrong = {
      ["B"] = "text", ["i"] = 1.5, ["c"] = 128, ["C"] = -1, ["d"] = "1", [":"] = 1, ["#"] = {},
      ["@?"] = {}, ["{CGPoint=dd}"] = 1, ["*"] = {}, ["S"] = 65536, ["I"] = 2 ^ 40,
    }
    for type, value in pairs(wrong) do
      local invocation = make("v@:" .. type, "self")
      assert.error_matches(
        function() invocation:setArgument_atIndex_(value, 2) end,
        "-[NSInvocation setArgument:atIndex:]: argument 1, for index 2, must be ", 1, true)
    end
  end)

  it("keeps every type of value", function()
    local values = {
      {"c", -128}, {"C", 255}, {"s", -1}, {"i", 1 << 20}, {"q", math.maxinteger}, {"B", true},
      {"c", true}, {"f", 0.5}, {"d", 0.1}, {"@", "text"}, {"@", receiver}, {"#", Receiver},
      {"@?", print}, {":", objc.sel "add:to:"}, {"*", "chars"}, {"^v", receiver},
    }
    for _, pair in ipairs(values) do
      local type, value = pair[1], pair[2]
      local invocation = make(type .. "@:" .. type, "self")
      invocation:setArgument_atIndex_(value, 2)
      invocation:setReturnValue_(value)
      assert.equal(value, invocation:getArgumentAtIndex_(2), type)
      assert.equal(value, invocation:getReturnValue(), type)
    end
    local rectangle = uikit.CGRectMake(1, 2, 3, 4)
    local invocation = make("v@:{CGRect={CGPoint=dd}{CGSize=dd}}", "self")
    invocation:setArgument_atIndex_(rectangle, 2)
    assert.same(rectangle, invocation:getArgumentAtIndex_(2))
  end)

  it("passes many numbers of mixed types in their order, and small ones in a struct", function()
    local Adder = objc.class("InvocationsAdder", objc.NSObject)
    local kinds, name, sum = "", "", 0
    for index = 1, 15 do
      kinds = kinds .. (index % 2 == 1 and "f" or "d")
      name = name .. "a" .. index .. ":"
      sum = sum + index * (index + 0.5)
    end
    objc.class_addMethod(Adder, name, function(_, ...)
      local total = 0
      for index, value in ipairs {...} do total = total + index * value end
      return total
    end, "d@:" .. kinds)
    local invocation = make("d@:" .. kinds, name)
    for index = 1, 15 do invocation:setArgument_atIndex_(index + 0.5, index + 1) end
    invocation:invokeWithTarget_(Adder:new())
    assert.equal(sum, invocation:getReturnValue())

    objc.class_addMethod(Adder, "next:", function(_, value) return value + 1 end, "c@:c")
    invocation = make("c@:c", "next:")
    invocation:setArgument_atIndex_(1, 2)
    invocation:invokeWithTarget_(Adder:new())
    assert.equal(2, invocation:getReturnValue())

    objc.class_addMethod(Adder, "same:", function(_, value) return value end,
      "{CGRect={CGPoint=dd}{CGSize=dd}}@:{CGRect={CGPoint=dd}{CGSize=dd}}")
    invocation = make("{CGRect={CGPoint=dd}{CGSize=dd}}@:{CGRect={CGPoint=dd}{CGSize=dd}}", "same:")
    invocation:setArgument_atIndex_(uikit.CGRectMake(1, 2, 3, 4), 2)
    invocation:invokeWithTarget_(Adder:new())
    assert.same(uikit.CGRectMake(1, 2, 3, 4), invocation:getReturnValue())
  end)

  it("passes a struct of small numbers whole", function()
    local Summer = objc.class("InvocationsSummer", objc.NSObject)
    objc.class_addMethod(Summer, "sum:", function(_, packed)
      local sum = 0
      for _, value in pairs(packed) do sum = sum + value end
      return sum
    end, "i@:{packed=cccccccc}")
    local invocation = make("i@:{packed=cccccccc}", "sum:")
    invocation:setArgument_atIndex_({1, 2, 3, 4, 5, 6, 7, 8}, 2)
    invocation:invokeWithTarget_(Summer:new())
    assert.equal(36, invocation:getReturnValue())
  end)

  it("rounds a float to the precision of a float", function()
    local invocation = make("v@:f", "self")
    invocation:setArgument_atIndex_(0.1, 2)
    assert.not_equal(0.1, invocation:getArgumentAtIndex_(2))
    assert.is_true(math.abs(invocation:getArgumentAtIndex_(2) - 0.1) < 1e-8)
  end)

  it("has zeros where nothing was set", function()
    local invocation = make("v@:@Bqd", "self")
    assert.is_nil(invocation:getArgumentAtIndex_(2))
    assert.is_false(invocation:getArgumentAtIndex_(3))
    assert.equal(0, invocation:getArgumentAtIndex_(4))
    assert.equal(0, invocation:getArgumentAtIndex_(5))
  end)

  it("does nothing without a target, and its result is zero", function()
    local invocation = make("q@:", "nothing")
    invocation:invoke()
    assert.equal(0, invocation:getReturnValue())
    invocation = make("@@:", "nothing")
    invocation:invokeWithTarget_(nil)
    assert.is_nil(invocation:getReturnValue())
  end)

  it("has no result before it was sent or given one", function()
    local invocation = make("@@:", "nothing")
    local ok, raised = pcall(function() invocation:getReturnValue() end)
    assert.is_false(ok)
    assert.equal("NSGenericException", raised.name)
    invocation:setReturnValue_("given")
    assert.equal("given", invocation:getReturnValue())
  end)

  it("drops the result when its signature is void", function()
    local invocation = make("v@:", "description")
    invocation:invokeWithTarget_(receiver)
    assert.is_nil(invocation:getReturnValue())
  end)

  it("keeps the target of invokeWithTarget:", function()
    local invocation = make("@@:", "description")
    invocation:invokeWithTarget_(receiver)
    assert.equal(receiver, invocation:target())
  end)

  it("is forwarded by a target that does not implement its selector", function()
    assert.error_matches(
      function() make("@@:", "invocationsUnknown"):invokeWithTarget_(receiver) end,
      "-[InvocationsReceiver invocationsUnknown]: unrecognized selector", 1, true)
  end)

  it("is created only from a signature", function()
    assert.error_matches(
      function() objc.NSInvocation:invocationWithMethodSignature_(nil) end,
      "method signature argument cannot be nil", 1, true)
    assert.error_matches(function() objc.NSInvocation:new() end, "-[NSInvocation init]", 1, true)
  end)

  it("returns a structure with named fields, for either notation, as a copy", function()
    local rectangle = "{CGRect={CGPoint=dd}{CGSize=dd}}"
    local invocation = make(rectangle .. "@:" .. rectangle .. "{_NSRange=QQ}", "nothing")
    local expected = {origin = {x = 1.0, y = 2.0}, size = {width = 3.0, height = 4.0}}
    for _, written in ipairs {{1, 2, 3, 4}, {origin = {1, 2}, size = {width = 3, height = 4}}} do
      invocation:setArgument_atIndex_(written, 2)
      invocation:setReturnValue_(written)
      invocation:getArgumentAtIndex_(2).origin.x = 99
      assert.same(expected, invocation:getArgumentAtIndex_(2))
      assert.same(expected, invocation:getReturnValue())
    end
    invocation:setArgument_atIndex_({5, 6}, 3)
    assert.same({location = 5, length = 6}, invocation:getArgumentAtIndex_(3))
    assert.error_matches(
      function() invocation:setArgument_atIndex_({x = 1}, 2) end, "must be a structure", 1, true)
  end)

  it("retains nothing by itself", function()
    local invocation = make("v@:@", "nothing")
    local argument = objc.NSObject:new()
    local before = objc.retainCount(argument)
    invocation:setTarget_(argument)
    invocation:setArgument_atIndex_(argument, 2)
    assert.is_false(invocation:argumentsRetained())
    assert.equal(before, objc.retainCount(argument))
    local dangling = make("v@:@", "nothing")
    do
      local gone <close> = objc.NSObject:new()
      dangling:setArgument_atIndex_(gone, 2)
    end
    local ok, raised = pcall(function() dangling:getArgumentAtIndex_(2):description() end)
    assert.is_false(ok)
    assert.equal("EXC_BAD_ACCESS", raised.name)
  end)

  it("retains target and arguments on request, also those that are set later", function()
    local box, later
    local held = {}
    do
      local invocation <close> = make("v@:@@", "nothing")
      local target, first, second = objc.NSObject:new(), objc.NSObject:new(), objc.NSObject:new()
      held = {target, first, second}
      invocation:setTarget_(target)
      invocation:setArgument_atIndex_(first, 2)
      invocation:retainArguments()
      invocation:retainArguments()
      invocation:setArgument_atIndex_(second, 3)
      assert.is_true(invocation:argumentsRetained())
      for _, object in ipairs(held) do assert.equal(2, objc.retainCount(object)) end
      invocation:setArgument_atIndex_(nil, 3)
      assert.equal(1, objc.retainCount(second))
      box, later = objc.weak(first), invocation
    end
    for _, object in ipairs(held) do assert.equal(1, objc.retainCount(object)) end
    assert.is_not_nil(box:get())
  end)
end)
