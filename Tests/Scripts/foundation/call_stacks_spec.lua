describe("a frame of a call stack", function()
  it("is a line with a number, an image, an address and the function", function()
    local ok, e = pcall(function() objc.NSException:raise_reason_("Trouble", "why") end)
    assert.is_false(ok)
    for _, symbols in ipairs {e:callStackSymbols(), objc.NSThread:callStackSymbols()} do
      for place, symbol in ipairs(symbols) do
        local number, image, address, rest = symbol:match "^(%d+) +(%S+) +(0x%x+) (.+)$"
        assert.equal(place - 1, tonumber(number))
        assert.is_truthy(image)
        assert.equal(18, #address)
        assert.is_truthy(rest)
      end
    end
  end)
end)

describe("a call stack", function()
  local function symbols(list)
    local found = {}
    for place, line in ipairs(list) do found[place] = line:match "0x%x+ (.-) %+ %d+" or line:match "0x%x+ (.+)$" end
    return found
  end

  local Walker = objc.class("StackWalker", objc.NSObject, function(instance, class)
    function instance:walk() return objc.NSThread:callStackSymbols() end
    function class:begin() return (self:new():performSelector_("walk")) end
    function instance:fail() objc.NSArray:array():objectAtIndex_(3) end
    function instance:swapped_walk() local list = self:swapped_walk() return list end
  end)
  objc.category(Walker, "More", function(instance)
    function instance:stroll() local list = self:walk() return list end
  end)

  it("names methods as a compiler does, without the frames between", function()
    local found = symbols((Walker:begin()))
    assert.equal("-[StackWalker walk]", found[1])
    assert.equal("-[NSObject performSelector:]", found[2])
    assert.equal("-[StackWalker stroll]", (symbols(Walker:new():stroll())[2]:gsub("%(More%)", "")))
    assert.equal("-[StackWalker(More) stroll]", symbols(Walker:new():stroll())[2])
    assert.equal("start", found[#found])
  end)

  it("names a function by its original method, whichever method runs it now", function()
    local one = objc.class_getInstanceMethod(Walker, "walk")
    local other = objc.class_getInstanceMethod(Walker, "swapped_walk")
    objc.method_exchangeImplementations(one, other)
    local found = symbols(Walker:new():walk())
    objc.method_exchangeImplementations(one, other)
    assert.same({"-[StackWalker walk]", "-[StackWalker swapped_walk]"}, {found[1], found[2]})
  end)

  it("shows the forwarding of a message", function()
    local Forwarder = objc.class("StackForwarder", objc.NSObject, function(instance)
      instance["methodSignatureForSelector:"] = function()
        return objc.NSObject:instanceMethodSignatureForSelector_("description")
      end
      instance["forwardInvocation:"] = function(_, invocation)
        invocation:setReturnValue_(objc.NSThread:callStackSymbols())
      end
    end)
    local found = symbols(objc.unbox(objc.msgSend(Forwarder:new(), "uppercaseString")))
    assert.same({"-[StackForwarder forwardInvocation:]", "___forwarding___", "_CF_forwarding_prep_0"},
      {found[1], found[2], found[3]})
  end)

  it("of an exception begins with the code that raises it", function()
    local walker = Walker:new()
    local ok, e = pcall(walker.fail, walker)
    assert.is_false(ok)
    local lines = e:callStackSymbols()
    assert.matches("^0   CoreFoundation +0x%x+ __exceptionPreprocess", lines[1])
    assert.matches("^1   libobjc.A.dylib +0x%x+ objc_exception_throw", lines[2])
    local found = symbols(lines)
    assert.is_true(found[3] == "-[StackWalker fail]" or found[4] == "-[StackWalker fail]", table.concat(lines, "\n"))
  end)
end)
