--- objc.import finds a source beside the script that calls it.
local lowest = 0
while arg[lowest - 1] do lowest = lowest - 1 end

describe("objc.import", function()
  it("searches the current folder, then the folder of the script", function()
    local folder = os.tmpname()
    os.remove(folder)
    finally(function() os.execute(("rm -rf '%s'"):format(folder)) end)
    assert(os.execute(("mkdir -p '%s/a long folder name so that Lua shortens the name of the chunk in its messages'"):format(folder)))
    folder = folder .. "/a long folder name so that Lua shortens the name of the chunk in its messages"
    local function write(name, text)
      local file <close> = assert(io.open(folder .. "/" .. name, "w"))
      file:write(text)
    end
    write("Beside.m", "#import <Foundation/Foundation.h>\n@interface Beside : NSObject\n@end\n@implementation Beside\n"
      .. "- (int)seven { return 7; }\n@end\n")
    write("app.lua", 'objc.import "Beside.m" print(objc.Beside:new():seven())')
    write("wrong.lua", 'objc.import "Besides.m"')
    local function run(arguments)
      local pipe <close> = assert(io.popen(("'%s' %s 2>&1"):format(arg[lowest], arguments)))
      return pipe:read "a"
    end
    assert.equal("7\n", run(("'%s/app.lua'"):format(folder)))
    assert.equal("7\n", run(("-e 'dofile [[%s/app.lua]]'"):format(folder)))
    assert.matches("Besides%.m", run(("'%s/wrong.lua'"):format(folder)))
  end)
end)
