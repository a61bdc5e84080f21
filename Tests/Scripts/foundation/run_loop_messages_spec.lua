describe("a run loop's messages", function()
  local log
  local Target = objc.class("LoopTarget", objc.NSObject, function(instance)
    instance["note:"] = function(_, text) log[#log + 1] = text end
  end)
  local loop
  before_each(function()
    log = {}
    loop = objc.NSRunLoop:currentRunLoop()
  end)

  local function perform(target, text, order)
    loop:performSelector_target_argument_order_modes_("note:", target, text, order,
      {"kCFRunLoopDefaultMode"})
  end

  it("are sent at the next turn, in their own order", function()
    local target <const> = Target:new()
    perform(target, "third", 9)
    perform(target, "first", 1)
    perform(target, "second", 1)
    assert.same({}, log)
    runloop.run(0)
    assert.same({"first", "second", "third"}, log)
  end)

  it("can be cancelled, one or all of a target", function()
    local target <const>, other <const> = Target:new(), Target:new()
    perform(target, "a", 0)
    perform(target, "b", 0)
    perform(other, "c", 0)
    loop:cancelPerformSelector_target_argument_("note:", target, "a")
    runloop.run(0)
    assert.same({"b", "c"}, log)
    perform(target, "d", 0)
    loop:cancelPerformSelectorsWithTarget_(target)
    runloop.run(0)
    assert.same({"b", "c"}, log)
  end)
end)

describe("JSON in streams", function()
  it("is read and written", function()
    local stream <const> = objc.NSOutputStream:outputStreamToMemory()
    stream:open()
    assert.equal(7, (objc.NSJSONSerialization:writeJSONObject_toStream_options_error_(
      {a = 1}, stream, 0)))
    local data = stream:propertyForKey_("NSStreamDataWrittenToMemoryStreamKey")
    local input <const> = objc.NSInputStream:inputStreamWithData_(data)
    input:open()
    assert.same({a = 1}, (objc.NSJSONSerialization:JSONObjectWithStream_options_error_(input, 0)))
  end)
end)

describe("the codes of ISO", function()
  it("are those of all languages and regions", function()
    assert.equal(249, #objc.NSLocale:ISOCountryCodes())
    assert.equal("de_CH", objc.NSLocale:localeIdentifierFromComponents_({
      kCFLocaleLanguageCodeKey = "de", kCFLocaleCountryCodeKey = "CH"}))
  end)
end)
