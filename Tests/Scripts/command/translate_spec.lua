local lowest = 0
while arg[lowest - 1] do lowest = lowest - 1 end

describe("hookhost translate", function()
  it("searches headers in all given folders, and accepts all macros", function()
    local folder = os.tmpname()
    os.remove(folder)
    assert(os.execute(("mkdir -p '%s/one' '%s/two'"):format(folder, folder)))
    local function write(name, text)
      local file = assert(io.open(folder .. "/" .. name, "w"))
      file:write(text)
      file:close()
    end
    write("one/One.h", "static int one(void) { return FIRST; }\n")
    write("two/Two.h", "static int two(void) { return SECOND; }\n")
    write("Main.m", '#include "One.h"\n#include "Two.h"\nint main(void) { return one() + two(); }\n')
    local pipe = assert(io.popen(("'%s' translate --include '%s/one' --include '%s/two' --define FIRST=7 --define SECOND=8 "
      .. "'%s/Main.m' 2>&1"):format(arg[lowest], folder, folder, folder)))
    local printed = pipe:read "a"
    assert.is_true(pipe:close())
    assert.matches("return 7", printed)
    assert.matches("return 8", printed)
    os.execute(("rm -rf '%s'"):format(folder))
  end)
end)
