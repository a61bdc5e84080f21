-- A source in C as the program's script.

local program = arg and arg[-1] or "hookhost"

describe("a source in C", function()
  it("is run as one in Objective-C is", function()
    local path = os.tmpname()
    local source = path .. ".c"
    local file = assert(io.open(source, "w"))
    file:write [[
      #include <stdio.h>
      int main(int count, char **values) { printf("%d %s", count, values[1]); return 3; }]]
    file:close()
    local pipe = assert(io.popen(("'%s' '%s' one 2>&1; echo status $?"):format(program, source)))
    local printed = pipe:read "a"
    pipe:close()
    os.remove(path)
    os.remove(source)
    assert.equal("2 one", (printed:gsub("status %d+\n$", "")))
    assert.equal("3", printed:match "status (%d+)\n$")
  end)
end)
