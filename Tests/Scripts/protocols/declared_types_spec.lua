describe("the classes and protocols that declarations name", function()
  it("leave the encodings of methods as they are", function()
    local made = objc.getProtocol "UIDragInteractionDelegate"
    for name, types in pairs {
      ["dragInteraction:itemsForBeginningSession:"] = "@@:@@",
      ["dragInteraction:sessionAllowsMoveOperation:"] = "B@:@@",
      ["dragInteraction:sessionWillBegin:"] = "v@:@@",
    } do
      local isRequired = name == "dragInteraction:itemsForBeginningSession:"
      assert.equal(types, objc.protocol_getMethodDescription(made, name, isRequired, true).types)
    end
  end)

  it("are in the attributes of properties", function()
    for name, attributes in pairs {
      UIDragInteraction = 'T@"<UIDragInteractionDelegate>",R,W,N',
      UIContextMenuInteraction = 'T@"<UIContextMenuInteractionDelegate>",R,W,N',
      CAAnimation = 'T@"<CAAnimationDelegate>",&,N',
    } do
      assert.equal(attributes, objc.property_getAttributes(objc.class_getProperty(objc[name], "delegate")))
    end
  end)

  it("refuse no object that adopts nothing", function()
    local plain = objc.NSObject:new()
    assert.equal(plain, objc.UIDragInteraction:alloc():initWithDelegate_(plain):delegate())
    local animation = objc.CABasicAnimation:new()
    animation:setDelegate_(plain)
    assert.equal(plain, animation:delegate())
    local Delegate = objc.class("DeclaredTypesDelegate", objc.NSObject, function(instance)
      function instance:dragInteraction_itemsForBeginningSession_(_, session) return {session} end
    end)
    assert.same({"any value"}, Delegate:new():dragInteraction_itemsForBeginningSession_(nil, "any value"))
  end)
end)
