describe("a key that an object does not have", function()
  local Plain = objc.class("UndefPlain", objc.NSObject, function(instance)
    objc.property(instance, "next")
  end)

  local function caught(body, ...)
    local ok, e = pcall(body, ...)
    assert.is_false(ok)
    return e
  end

  it("raises when it is read, with the device's message", function()
    local object = Plain:new()
    local e = caught(function() object:valueForKey_("nope") end)
    assert.equal("NSUnknownKeyException", e.name)
    assert.equal(objc.NSUndefinedKeyException, e.name)
    assert.is_truthy(e.reason:find(
      "^%[<UndefPlain 0x%x+> valueForUndefinedKey:%]: this class is not key value coding%-compliant "
      .. "for the key nope%.$"))
    assert.equal(object, e.userInfo.NSTargetObjectUserInfoKey)
    assert.equal("nope", e.userInfo.NSUnknownUserInfoKey)
  end)

  it("is asked for by the older methods, where a class has them", function()
    local taken, emptied
    local Older = objc.class("UndefOlder", objc.NSObject, function(instance)
      objc.property(instance, "count", {policy = "assign", default = 1})
      function instance:handleQueryWithUnboundKey_(key) return "found " .. key end
      function instance:handleTakeValue_forUnboundKey_(value, key) taken = key .. value end
      function instance:unableToSetNilForKey_(key) emptied = key end
    end)
    local object = Older:new()
    assert.equal("found nope", object:valueForKey_ "nope")
    object:setValue_forKey_("1", "nope")
    assert.equal("nope1", taken)
    object:setNilValueForKey_ "count"
    assert.equal("count", emptied)
  end)

  it("raises when it is set", function()
    local e = caught(function() Plain:new():setValue_forKey_(1, "nope") end)
    assert.equal("NSUnknownKeyException", e.name)
    assert.is_truthy(e.reason:find("setValue:forUndefinedKey:", 1, true))
  end)

  it("raises at the end of a key path, too", function()
    local object = Plain:new()
    object:setNext_(Plain:new())
    for _, body in ipairs {
      function() object:valueForKeyPath_("next.nope") end,
      function() object:setValue_forKeyPath_(1, "next.nope") end,
    } do
      assert.equal("NSUnknownKeyException", caught(body).name)
    end
  end)

  it("is passed to an override", function()
    local set = {}
    local Open = objc.class("UndefOpen", Plain, function(instance)
      instance["valueForUndefinedKey:"] = function(self, key) return "no " .. key end
      instance["setValue:forUndefinedKey:"] = function(self, value, key) set[key] = value end
    end)
    local object = Open:new()
    assert.equal("no such", object:valueForKey_("such"))
    object:setValue_forKey_(5, "such")
    assert.same({such = 5}, set)
    object:setNext_(Open:new())
    assert.equal("no such", object:valueForKeyPath_("next.such"))
  end)
end)

describe("nil", function()
  it("for a scalar key is given to setNilValueForKey:, which raises", function()
    local view = objc.UIView:new()
    local ok, e = pcall(function() view:setValue_forKey_(nil, "tag") end)
    assert.is_false(ok)
    assert.equal("NSInvalidArgumentException", e.name)
    assert.is_truthy(e.reason:find(
      "^%[<UIView 0x%x+> setNilValueForKey%]: could not set nil as the value for the key tag%.$"))
  end)

  it("for a scalar property or variable is, too, and can be overridden", function()
    local cleared = {}
    local Class = objc.class("NilScalar", objc.NSObject, {ivars = {_size = "q"}}, function(instance)
      objc.property(instance, "count", {policy = "assign", default = 0})
      instance["setNilValueForKey:"] = function(self, key) cleared[#cleared + 1] = key end
    end)
    local object = Class:new()
    object:setValue_forKey_(nil, "count")
    object:setValue_forKey_(nil, "size")
    object:setValue_forKey_(objc.null, "count")
    assert.same({"count", "size", "count"}, cleared)
  end)

  it("for an object key is set", function()
    local Class = objc.class("NilObject", objc.NSObject, {ivars = {"_ivar"}}, function(instance)
      objc.property(instance, "title")
    end)
    local object = Class:new()
    object:setValue_forKey_("a", "title")
    object:setValue_forKey_(nil, "title")
    object:setValue_forKey_(nil, "ivar")
    assert.is_nil(object:title())
  end)
end)

describe("the null object", function()
  it("is the value of all its keys, and has no key to set", function()
    assert.equal(objc.null, objc.null:valueForKey_("anything"))
    assert.equal(objc.null, objc.null:valueForKeyPath_("some.path"))
    assert.error_matches(
      function() objc.null:setValue_forKey_(1, "anything") end, "^NSUnknownKeyException: ")
  end)
end)

describe("a variable that is a union, a pointer or a bit-field", function()
  local here = debug.getinfo(1, "S").source:match "^@(.*/)"
  local run = dofile(here .. "../objective_c/support/run_source.lua")

  it("has no value for its key", function()
    assert.equal("e p 1\n", (run [=[
      #import <Foundation/Foundation.h>
      @interface Parts : NSObject { union { int i; float f; } _e; int *_p; int _n; }
      @end
      @implementation Parts
      - (id)valueForUndefinedKey:(NSString *)key { return key; }
      @end
      int main(void) {
        Parts *parts = [Parts new];
        [parts setValue:@1 forKey:@"n"];
        printf("%s %s %d\n", [[parts valueForKey:@"e"] UTF8String], [[parts valueForKey:@"p"] UTF8String],
          [[parts valueForKey:@"n"] intValue]);
        return 0;
      }]=]))
  end)
end)
