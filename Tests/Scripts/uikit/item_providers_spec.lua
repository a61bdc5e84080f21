-- Item providers and the objects that define how they are transferred.

describe("an item provider of an object of the script's own", function()
  local snapshot, log, Card
  before_each(function()
    snapshot, log = objc.snapshot(), {}
    local kinds = {"com.example.card"}
    local protocols = {"NSItemProviderReading", "NSItemProviderWriting"}
    Card = objc.class("ProvidedCard", objc.NSObject, {protocols = protocols}, function(instance, class)
      function class:writableTypeIdentifiersForItemProvider() return kinds end
      function class:readableTypeIdentifiersForItemProvider() return kinds end
      instance["loadDataWithTypeIdentifier:forItemProviderCompletionHandler:"] = function(_, kind, done)
        log[#log + 1] = "write " .. kind
        done(objc.NSData:dataWithBytes_length_("ace", 3), nil)
      end
      class["objectWithItemProviderData:typeIdentifier:error:"] = function(self, data, kind)
        log[#log + 1] = "read " .. kind .. " " .. objc.unbox(data)
        if objc.unbox(data) == "bad" then return nil, objc.NSError:errorWithDomain_code_userInfo_("Cards", 7, nil) end
        return self:new()
      end
    end)
  end)
  after_each(function() objc.restore(snapshot) end)

  it("asks it for its data when they are loaded", function()
    local provider, got = objc.NSItemProvider:alloc():initWithObject_(Card:new()), nil
    provider:loadDataRepresentationForTypeIdentifier_completionHandler_("com.example.card", function(data) got = data end)
    assert.same({}, log)
    runloop.run(0)
    assert.same({"write com.example.card"}, log)
    assert.equal("ace", objc.unbox(got))
  end)

  it("makes another object of the class from the data", function()
    local card, got = Card:new(), nil
    local provider = objc.NSItemProvider:alloc():initWithObject_(card)
    provider:loadObjectOfClass_completionHandler_(Card, function(object) got = object end)
    runloop.run(0)
    assert.same({"write com.example.card", "read com.example.card ace"}, log)
    assert.is_true(got:isKindOfClass_(Card))
    assert.not_equal(card, got)
  end)

  it("passes on the error of a class that cannot read them", function()
    local provider, failure = objc.NSItemProvider:new(), nil
    provider:registerDataRepresentationForTypeIdentifier_visibility_loadHandler_("com.example.card", 0,
      function(done) done("bad", nil) end)
    provider:loadObjectOfClass_completionHandler_(Card, function(_, e) failure = e end)
    runloop.run(0)
    assert.equal(7, failure:code())
  end)

  it("waits with an object that is registered by its class", function()
    local provider, made, got = objc.NSItemProvider:new(), 0, nil
    provider:registerObjectOfClass_visibility_loadHandler_(Card, 0, function(done)
      made = made + 1
      done(Card:new(), nil)
    end)
    assert.same({"com.example.card"}, provider:registeredTypeIdentifiers())
    assert.equal(0, made)
    provider:loadObjectOfClass_completionHandler_(Card, function(object) got = object end)
    runloop.run(0)
    assert.equal(1, made)
    assert.is_true(got:isKindOfClass_(Card))
  end)
end)

describe("an item provider of a text", function()
  it("returns its bytes as data", function()
    local got
    objc.NSItemProvider:alloc():initWithObject_ "Hello"
      :loadDataRepresentationForTypeIdentifier_completionHandler_("public.utf8-plain-text", function(data) got = data end)
    runloop.run(0)
    assert.is_true(got:isKindOfClass_(objc.NSData))
    assert.equal("Hello", objc.unbox(got))
  end)
end)
