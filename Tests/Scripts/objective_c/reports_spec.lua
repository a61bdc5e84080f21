-- How errors in sources and warnings about them are reported.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local run = dofile(here .. "support/run_source.lua")

describe("an error in a function of C", function()
  it("names the source's line that called it", function()
    local text, status = run [[
#include <string.h>
static void clear(char *memory) {
  memset(memory, 0, 4);
}
int main(void) { clear(NULL); return 0; }]]
    assert.match("File%.m:3: ", text)
    assert.equal(1, status)
  end)
end)

describe("assembler outside of functions", function()
  it("is a warning", function()
    local text, status = run "#include <stdio.h>\nasm(\".globl other\");\nint main(void) { printf(\"ran\"); return 0; }"
    assert.match("File%.m:2:1: warning: assembler outside of functions is not run", text)
    assert.match("ran", text)
    assert.equal(0, status)
  end)
end)

describe("objc.import", function()
  it("raises clang's errors without its warnings", function()
    local path = os.tmpname()
    os.remove(path)
    path = path .. ".m"
    local file = assert(io.open(path, "w"))
    file:write "static int unused(int x) { if (x = 3) return 1; }\nint broken(void) { return missing; }\n"
    file:close()
    local is_read, exception = pcall(objc.import, path)
    os.remove(path)
    assert.is_false(is_read)
    assert.match("^objc%.import: .*:2:27: error: use of undeclared identifier 'missing'", exception.reason)
    assert.is_nil(exception.reason:find "warning: ")
  end)
end)
