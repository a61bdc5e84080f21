-- An object that a variable of a source leaves, and that a script still has: no complete collection looks for it.
local imported = dofile(debug.getinfo(1, "S").source:match "^@(.*/)" .. "../objective_c/support/import_source.lua")

describe("a variable of a source", function()
  -- Garbage that only a complete collection finds: it is old when it is dropped.
  local function drop_old()
    local is_found, value = false, nil
    value = setmetatable({}, {__gc = function() is_found = true end})
    collectgarbage()
    collectgarbage()
    value = nil
    return function() return is_found end
  end

  setup(function()
    imported [[
      #import <Foundation/Foundation.h>
      @interface Leaving : NSObject
      @end
      @implementation Leaving
      + (void)read:(NSObject *)object {
        NSObject *other = object;
        other = nil;
      }
      @end
    ]]
  end)

  it("causes no complete collection while a variable of the script has its object", function()
    local object = objc.NSObject:new()
    objc.Leaving:read_(object)
    local is_found = drop_old()
    collectgarbage "stop"
    for _ = 1, 20 do objc.Leaving:read_(object) end
    collectgarbage "restart"
    assert.is_false(is_found())
    assert.equal("NSObject", objc.object_getClass(object):description())
  end)

  it("releases its object when the script has it no longer", function()
    local ended = 0
    local Ending = objc.class("EndingOfReached", objc.NSObject, function(instance)
      function instance.dealloc() ended = ended + 1 end
    end)
    local object = Ending:new()
    objc.Leaving:read_(object)
    assert.equal(0, ended)
    object = nil
    objc.Leaving:read_(Ending:new())
    collectgarbage()
    assert.equal(2, ended)
  end)
end)
