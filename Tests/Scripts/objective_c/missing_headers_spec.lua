describe("a header that is missing", function()
  it("is named, with the options for header paths", function()
    local path = os.tmpname() .. ".m"
    local file <close> = assert(io.open(path, "w"))
    file:write '#import "Missing.h"\n'
    file:flush()
    local ok, exception = pcall(objc.import, path)
    os.remove(path)
    assert.is_false(ok)
    assert.matches(":1:9: fatal error: 'Missing.h' file not found", exception.reason, 1, true)
    assert.matches("--include DIR, or objc.import's {include = {DIR}}, says where headers are", exception.reason, 1, true)
  end)
end)

describe("a header of the system in another case", function()
  local here = debug.getinfo(1, "S").source:match "^@(.*/)"
  local run = dofile(here .. "support/run_source.lua")

  it("is found, as the file system of macOS finds it", function()
    assert.equal("read", (run [=[
#import <UIKit/UIKIt.h>
#import "coregraphics/CGGeometry.h"
int main(void) { printf([UIView new].alpha == 1 && CGRectZero.size.width == 0 ? "read" : "?"); return 0; }
]=]))
  end)
end)
