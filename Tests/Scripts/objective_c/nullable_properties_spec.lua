-- Properties that the headers declare nullable or null_resettable accept nil.

local program = arg[-1]

-- Calls a function for each writable property with nil among its values: the class, its name.
local function each_nullable(folder, body)
  for _, header in ipairs {"Foundation/Foundation.h", "QuartzCore/QuartzCore.h", "UIKit/UIKit.h", "WebKit/WebKit.h"} do
    local file <close> = assert(io.open(folder .. "/" .. header))
    for class, text in file:read "a":gmatch "\n@interface (%w+)(.-)\n@end" do
      for attributes, declaration in text:gmatch "@property %(([^)]*)%) ([^;]*);" do
        local is_nullable = attributes:find "null_resettable" or (attributes .. declaration):find "ullable"
        local is_writable = not attributes:find "readonly" and not attributes:find "class"
        local name = declaration:match "%*[%w_ ]-(%w+)$" or declaration:match "^id%f[%W].-(%w+)$"
        if is_nullable and is_writable and name then body(class, name) end
      end
    end
  end
end

describe("a property that may be nil", function()
  it("accepts nil", function()
    local folder = os.tmpname()
    os.remove(folder)
    local world = objc.snapshot()
    assert(os.execute(("'%s' --emit-objc-headers '%s' > /dev/null"):format(program, folder)))
    local refused, count = {}, 0
    each_nullable(folder, function(class, name)
      local is_made, object = pcall(function() return objc[class]:alloc():init() end)
      if not is_made or object == nil then return end
      count = count + 1
      local is_set, problem = pcall(function()
        object["set" .. name:sub(1, 1):upper() .. name:sub(2) .. "_"](object, nil)
      end)
      if not is_set and tostring(problem):find "argument 1 must be" then refused[#refused + 1] = class .. " " .. name end
    end)
    objc.restore(world)
    os.execute(("rm -rf '%s'"):format(folder))
    assert.is_true(count > 300)
    -- Its controller is never nil on a device either.
    assert.same({"UIPopoverController contentViewController"}, refused)
  end)

  it("has its default value again if it is reset", function()
    local label, field = objc.UILabel:new(), objc.UITextField:new()
    label:setTextColor_(objc.UIColor:redColor())
    label:setTextColor_(nil)
    assert.equal(tostring(objc.UILabel:new():textColor()), tostring(label:textColor()))
    field:setFont_(objc.UIFont:systemFontOfSize_(30))
    field:setFont_(nil)
    assert.equal(objc.UITextField:new():font():pointSize(), field:font():pointSize())
    local formatter = objc.NSNumberFormatter:new()
    formatter:setNumberStyle_(1)
    formatter:setGroupingSeparator_("'")
    assert.equal("1'234", formatter:stringFromNumber_(1234))
    formatter:setGroupingSeparator_(nil)
    assert.equal("1,234", formatter:stringFromNumber_(1234))
  end)
end)
