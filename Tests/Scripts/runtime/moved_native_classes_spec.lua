-- Native classes are defined when they are first used, perhaps after a script has changed those above them.
describe("a native class that is first used after its root", function()
  local lowest = 0
  while arg[lowest - 1] do lowest = lowest - 1 end

  local function printed(script)
    local pipe = assert(io.popen(("'%s' -e '%s' 2>&1"):format(arg[lowest], script)))
    local output = pipe:read "a"
    return output, select(3, pipe:close())
  end

  it("has got another class is defined without the methods that it does not inherit", function()
    local output, status = printed [[
      objc.object_setClass(objc.NSObject, objc.NSObject)
      print(objc.class_getName(objc.NSURL))
    ]]
    assert.equal("NSURL\n", output)
    assert.equal(0, status)
  end)
end)
