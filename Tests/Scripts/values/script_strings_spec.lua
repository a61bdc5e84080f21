-- Strings of a script's own class: their initializers, and errors in their primitives.

local Units = objc.class("UnitString", objc.NSString, function(instance)
  objc.property(instance, "units")
  function instance:initWithCharactersNoCopy_length_freeWhenDone_(units)
    self:setUnits_(units)
    return self
  end
  function instance:length() return #self:units() end
  function instance:characterAtIndex_(index) return self:units()[index + 1] end
end)

describe("an initializer of a script's string", function()
  local function same(text, made)
    assert.equal("UnitString", objc.object_getClassName(made))
    assert.equal(text, tostring(made))
  end

  it("calls the one with UTF-16 units", function()
    same("abc", Units:alloc():initWithString_("abc"))
    same("äb", Units:alloc():initWithUTF8String_("äb"))
    same("a 7", Units:alloc():initWithFormat_("%@ %d", "a", 7))
    same("abc", Units:alloc():initWithBytes_length_encoding_("abcd", 3, 4))
    same("abc", Units:alloc():initWithData_encoding_(objc.NSData:dataWithBytes_length_("abc", 3), 4))
    same("abc", Units:alloc():initWithCString_encoding_("abc", 1))
    same("ab", Units:alloc():initWithCharacters_length_({97, 98}, 2))
    same("x", Units:stringWithString_("x"))
    same("1/2", Units:stringWithFormat_("%d/%d", 1, 2))
  end)

  it("is rejected if the class does not implement it", function()
    objc.class("AbstractString", objc.NSString)
    for _, send in ipairs {
      function(made) return made:initWithString_("a") end,
      function(made) return made:initWithData_encoding_(objc.NSData:data(), 4) end,
      function(made) return made:initWithCharacters_length_({97}, 1) end,
    } do
      assert.error_matches(function() send(objc.AbstractString:alloc()) end,
        "initialization method %-initWithCharactersNoCopy:length:freeWhenDone: cannot be sent to an "
          .. "abstract object of class AbstractString: Create a concrete instance!")
    end
  end)
end)

describe("an error in a string's primitive", function()
  objc.class("RaisingString", objc.NSString, function(instance)
    function instance:length() return 3 end
    function instance:characterAtIndex_() error("no such character", 0) end
  end)
  local text = objc.RaisingString:new()

  it("is raised to the caller that reads it", function()
    for name, send in pairs {
      URL = function() return objc.NSURL:URLWithString_(text) end,
      defaults = function() return objc.NSUserDefaults:standardUserDefaults():objectForKey_(text) end,
      label = function() objc.UILabel:new():setText_(text) end,
      class = function() return objc.NSClassFromString(text) end,
      number = function() return objc.NSNumberFormatter:new():numberFromString_(text) end,
      file = function() return objc.NSData:dataWithContentsOfFile_(text) end,
      description = function() return tostring(text) end,
      join = function() return objc.box({text}):componentsJoinedByString_(",") end,
    } do
      local ok, raised = pcall(send)
      assert.is_false(ok, name)
      assert.equal("no such character", raised, name)
    end
    -- Nothing of it is left for the next message.
    assert.equal("b", objc.UILabel:new():description() and "b")
  end)
end)
