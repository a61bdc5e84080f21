-- What secure unarchiving logs since iOS 15.

local lowest = 0
while arg[lowest - 1] do lowest = lowest - 1 end

-- The log of a script that unarchives a dictionary for some classes, on a system.
local function log(version, classes)
  local path = os.tmpname()
  local file = assert(io.open(path, "w"))
  file:write(([[
    local data = objc.NSKeyedArchiver:archivedDataWithRootObject_requiringSecureCoding_error_({name = "x"}, true)
    local classes = objc.NSSet:setWithArray_ {%s}
    local value = objc.NSKeyedUnarchiver:unarchivedObjectOfClasses_fromData_error_(classes, data)
    print(value.name)]]):format(classes))
  file:close()
  local pipe = assert(io.popen(("'%s' --system %s %s 2>&1"):format(arg[lowest], version, path)))
  local output = pipe:read "a"
  pipe:close()
  os.remove(path)
  return (output:gsub("0x%x+", "0x"))
end

describe("a secure unarchiver", function()
  it("logs a class of property lists that is no allowed class", function()
    assert.equal("x\n", log("14.8", "objc.NSDictionary"))
    assert.equal("x\n", log("15.0", "objc.NSDictionary, objc.NSString"))
    local output = log("15.0", "objc.NSDictionary")
    assert.matches("*** -[NSKeyedUnarchiver validateAllowedClass:forKey:] allowed unarchiving safe plist type "
      .. "''NSString' (0x) [/System/Library/Frameworks/Foundation.framework]' for key 'NS.keys', even though it was "
      .. "not explicitly included in the client allowed classes set: '{(\n    \"'NSDictionary' (0x) "
      .. "[/System/Library/Frameworks/CoreFoundation.framework]\"\n)}'. This will be disallowed in the future.",
      output, 1, true)
    assert.matches("x\n$", output)
  end)

  it("logs once that NSObject allows everything", function()
    assert.equal("x\n", log("14.8", "objc.NSObject"))
    local output = log("15.0", "objc.NSObject")
    local _, count = output:gsub("contains %[NSObject class%]", "")
    assert.equal(1, count)
    assert.matches("Allowed class list: {(\n    \"'NSObject' (0x) [/usr/lib]\"\n)}", output, 1, true)
  end)
end)
