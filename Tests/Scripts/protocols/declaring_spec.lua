describe("objc.protocol", function()
  local Scroll = objc.protocol("DeclScroll", {
    required = {"tableView:updownScroll:"},
    optional = {"tableViewMinMoveDistance:", "+make:", ["isReady"] = "B@:"},
    adopts = {"NSObject"}})

  it("returns the protocol, which is found by its name", function()
    assert.equal(Scroll, objc.getProtocol("DeclScroll"))
    assert.equal("userdata", type(Scroll))
    assert.is_true(rawequal(Scroll, objc.getProtocol("DeclScroll")))
    assert.equal("DeclScroll", tostring(Scroll))
    assert.equal("DeclScroll", objc.protocol_getName(Scroll))
    assert.is_nil(objc.getProtocol("DeclNobody"))
    assert.is_nil(objc.protocol_getName(nil))
  end)

  it("needs no options", function()
    local Empty = objc.protocol("DeclEmpty")
    assert.equal(Empty, objc.getProtocol("DeclEmpty"))
    assert.is_nil(objc.protocol_copyMethodDescriptionList(Empty, true, true))
  end)

  it("makes the selectors known, so that definitions find them", function()
    local Class = objc.class("DeclSpelled", objc.NSObject, function(instance)
      function instance:tableView_updownScroll(...) return select("#", ...) end
    end)
    assert.is_true(Class:instancesRespondToSelector_("tableView:updownScroll:"))
    assert.equal(2, Class:new():tableView_updownScroll_(1, 2))
  end)

  it("declares each method as required or optional, of instances or of the class", function()
    local function types(selector, required, instance)
      local found = objc.protocol_getMethodDescription(Scroll, selector, required, instance)
      return found and found.types
    end
    assert.equal("@@:@@", types("tableView:updownScroll:", true, true))
    assert.is_nil(types("tableView:updownScroll:", false, true))
    assert.is_nil(types("tableView:updownScroll:", true, false))
    assert.equal("@@:@", types("tableViewMinMoveDistance:", false, true))
    assert.equal("@@:@", types("make:", false, false))
    assert.is_nil(types("make:", false, true))
    assert.equal("B@:", types("isReady", false, true))
  end)

  it("describes a method by name and types", function()
    local found = objc.protocol_getMethodDescription(Scroll, "make:", false, false)
    assert.same({name = objc.sel "make:", types = "@@:@"}, found)
  end)

  it("lists its own methods, not those it adopts", function()
    local names = {}
    for _, found in ipairs(objc.protocol_copyMethodDescriptionList(Scroll, false, true)) do
      names[#names + 1] = tostring(found.name)
    end
    assert.same({"tableViewMinMoveDistance:", "isReady"}, names)
    assert.equal(1, #objc.protocol_copyMethodDescriptionList(Scroll, true, true))
    assert.equal(1, #objc.protocol_copyMethodDescriptionList(Scroll, false, false))
    assert.is_nil(objc.protocol_copyMethodDescriptionList(Scroll, true, false))
    assert.is_nil(objc.protocol_copyMethodDescriptionList(nil, true, true))
  end)

  it("finds the description of a method that it adopts", function()
    assert.is_table(objc.protocol_getMethodDescription(Scroll, "isEqual:", true, true))
    assert.is_nil(objc.protocol_getMethodDescription(Scroll, "isEqual:", false, true))
  end)

  it("is an error when the name is in use", function()
    assert.error_matches(function() objc.protocol("DeclScroll") end, "'DeclScroll' is in use")
  end)

  it("names an unknown entry, and registers nothing", function()
    assert.error_matches(
      function() objc.protocol("DeclWrong", {adopts = {"DeclScrol"}}) end,
      "unknown protocol 'DeclScrol'; did you mean 'DeclScroll'?", 1, true)
    assert.error_matches(
      function() objc.protocol("DeclWrong", {needed = {"a"}}) end, "unknown option 'needed'")
    assert.error_matches(
      function() objc.protocol("DeclWrong", {required = {12}}) end, "exact selectors")
    assert.is_nil(objc.getProtocol("DeclWrong"))
  end)

  it("determines the types of a Lua method that it declares", function()
    local Class = objc.class("DeclTyped", objc.NSObject, {protocols = {"DeclScroll"}},
      function(instance)
        function instance:isReady() return true end
        instance["tableView:updownScroll:"] = function() end
      end)
    local function types(name)
      return objc.method_getTypeEncoding(objc.class_getInstanceMethod(Class, name))
    end
    assert.equal("B@:", types("isReady"))
    objc.class_addMethod(Class, "undeclared:", function() end)
    assert.equal("@@:@", types("undeclared:"))
  end)
end)

describe("a protocol made step by step", function()
  it("is not found before it is registered", function()
    local Made = objc.allocateProtocol("StepFound")
    assert.is_nil(objc.getProtocol("StepFound"))
    objc.registerProtocol(Made)
    assert.equal(Made, objc.getProtocol("StepFound"))
    assert.is_nil(objc.allocateProtocol("StepFound"))
  end)

  it("accepts methods until it is registered, and none later", function()
    local Made = objc.allocateProtocol("StepMethods")
    objc.protocol_addMethodDescription(Made, "first:", "v@:@", true, true)
    objc.protocol_addMethodDescription(Made, "second", nil, false, false)
    objc.registerProtocol(Made)
    objc.protocol_addMethodDescription(Made, "third", "v@:", true, true)
    assert.equal("v@:@", objc.protocol_getMethodDescription(Made, "first:", true, true).types)
    assert.equal("@@:", objc.protocol_getMethodDescription(Made, "second", false, false).types)
    assert.is_nil(objc.protocol_getMethodDescription(Made, "third", true, true))
  end)

  it("adopts only protocols that are registered, and only before it is", function()
    local Outer, Inner = objc.allocateProtocol("StepOuter"), objc.allocateProtocol("StepInner")
    objc.protocol_addProtocol(Outer, Inner)
    assert.is_false(objc.protocol_conformsToProtocol(Outer, Inner))
    objc.registerProtocol(Inner)
    objc.protocol_addProtocol(Outer, Inner)
    assert.is_true(objc.protocol_conformsToProtocol(Outer, Inner))
    assert.same({Inner}, objc.protocol_copyProtocolList(Outer))
    objc.registerProtocol(Outer)
    local Late = objc.protocol("StepLate")
    objc.protocol_addProtocol(Outer, Late)
    assert.is_false(objc.protocol_conformsToProtocol(Outer, Late))
  end)

  it("ignores nil", function()
    local Made = objc.allocateProtocol("StepNil")
    objc.protocol_addProtocol(Made, nil)
    objc.protocol_addMethodDescription(Made, nil, "v@:", true, true)
    objc.registerProtocol(nil)
    assert.is_false(objc.protocol_conformsToProtocol(nil, Made))
    assert.is_false(objc.protocol_conformsToProtocol(Made, nil))
    assert.is_nil(objc.protocol_getMethodDescription(nil, "a", true, true))
    assert.is_nil(objc.getProtocol(nil))
  end)
end)

describe("a property of a protocol", function()
  local made = objc.allocateProtocol("DeclProperties")
  objc.protocol_addProperty(made, "one", {{"T", "i"}}, 1, true, true)
  objc.protocol_addProperty(made, "shared", {{"T", "@"}}, 1, true, false)
  objc.protocol_addProperty(made, "optional", {{"T", "i"}}, 1, false, true)
  objc.registerProtocol(made)
  local heir = objc.protocol("DeclPropertiesHeir", {adopts = {made}})

  local function names(list)
    local result = {}
    for place, property in ipairs(list or {}) do result[place] = objc.property_getName(property) end
    return result
  end

  it("is declared for instances or for the class, and never optional", function()
    assert.same({"one"}, names(objc.protocol_copyPropertyList(made)))
    assert.same({"shared"}, names(objc.protocol_copyPropertyList2(made, true, false)))
    assert.is_nil(objc.protocol_copyPropertyList2(made, false, true))
    assert.equal("Ti", objc.property_getAttributes(objc.protocol_getProperty(made, "one", true, true)))
    assert.is_nil(objc.protocol_getProperty(made, "one", true, false))
    assert.is_nil(objc.protocol_getProperty(made, "one", false, true))
    assert.is_nil(objc.protocol_getProperty(nil, "one", true, true))
  end)

  it("is found through a protocol that adopts it, and not listed with that", function()
    assert.equal(
      objc.protocol_getProperty(made, "shared", true, false),
      objc.protocol_getProperty(heir, "shared", true, false))
    assert.is_nil(objc.protocol_copyPropertyList(heir))
  end)

  it("is not added to a protocol that is registered", function()
    objc.protocol_addProperty(made, "late", {{"T", "i"}}, 1, true, true)
    assert.is_nil(objc.protocol_getProperty(made, "late", true, true))
  end)
end)
