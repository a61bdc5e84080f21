describe("a required method that is missing", function()
  objc.protocol("MissingDuty", {required = {"duty:", "+make"}, optional = {"extra"}})
  local heard
  local lua_warn = warn

  before_each(function()
    heard = {}
    _G.warn = function(text) heard[#heard + 1] = text end
  end)
  after_each(function() _G.warn = lua_warn end)

  it("is warned of where the class is defined", function()
    local line = debug.getinfo(1, "l").currentline + 1
    objc.class("MissingBoth", objc.NSObject, {protocols = {"MissingDuty"}})
    assert.equal(2, #heard)
    assert.is_truthy(heard[1]:find("missing_methods_spec.lua:" .. line, 1, true))
    assert.is_truthy(heard[1]:find("class MissingBoth", 1, true))
    assert.is_truthy(heard[1]:find("'-duty:' required by protocol 'MissingDuty'", 1, true))
    assert.is_truthy(heard[2]:find("'+make'", 1, true))
  end)

  it("is not missing when the class or a superclass has it", function()
    local Parent = objc.class("MissingParent", objc.NSObject, function(instance, class)
      instance["duty:"] = function() end
    end)
    objc.class("MissingNothing", Parent, {protocols = {"MissingDuty"}}, function(_, class)
      function class:make() end
    end)
    assert.same({}, heard)
  end)

  it("is looked for in the protocols that the protocol adopts", function()
    objc.protocol("MissingMore", {adopts = {"MissingDuty"}})
    objc.class("MissingInherited", objc.NSObject, {protocols = {"MissingMore"}})
    assert.equal(2, #heard)
  end)

  it("is reported by objc.describe", function()
    local Class = objc.class("MissingDescribed", objc.NSObject, {protocols = {"MissingDuty"}})
    local text = objc.describe(Class)
    assert.is_truthy(text:find("protocol MissingDuty", 1, true))
    assert.is_truthy(text:find("missing -duty:, required by protocol MissingDuty", 1, true))
    objc.class_addMethod(Class, "duty:", function() end)
    assert.is_nil(objc.describe(Class):find("missing -duty:", 1, true))
  end)

  it("is shown with the protocol itself", function()
    local text = objc.describe(objc.getProtocol("MissingDuty"))
    assert.is_truthy(text:find("protocol MissingDuty", 1, true))
    assert.is_truthy(text:find("required -duty:", 1, true))
    assert.is_truthy(text:find("required +make", 1, true))
    assert.is_truthy(text:find("optional -extra", 1, true))
  end)
end)
