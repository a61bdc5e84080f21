-- Errors of C's memory and library name the line of the source that caused them.

describe("an error of a source's memory", function()
  local directory = os.tmpname()
  local path
  setup(function()
    os.remove(directory)
    path = directory .. ".m"
    local file = assert(io.open(path, "w"))
    file:write [=[
#import <Foundation/Foundation.h>
@interface PlacedFault : NSObject
@end
@implementation PlacedFault
- (void)overflow {
  char text[2];
  strcpy(text, "abcdef");
}
- (void)overflowLater {
  dispatch_async(dispatch_get_main_queue(), ^{
    char text[2];
    strcpy(text, "abcdef");
  });
}
@end
]=]
    file:close()
    objc.import(path)
  end)
  teardown(function() os.remove(path) end)

  it("names the line that called the function", function()
    local ok, message = pcall(function() objc.PlacedFault:new():overflow() end)
    assert.is_false(ok)
    assert.equal(path .. ":7: index 2 is outside 'text' (2 elements)", message)
  end)

  it("names a line of a block that runs later", function()
    objc.PlacedFault:new():overflowLater()
    local ok, message = pcall(runloop.run, 1)
    assert.is_false(ok)
    assert.equal(path .. ":12: index 2 is outside 'text' (2 elements)", message)
  end)

  it("lists the calls that led to it", function()
    local run = dofile(debug.getinfo(1, "S").source:match "^@(.*/)" .. "support/run_source.lua")
    assert.equal("File.m:3: File.m:6: ", (run [=[
#import <Foundation/Foundation.h>
static void fill(char *text) {
  strcpy(text, "abcdef");
}
int main(void) { char text[2];
  fill(text); return 0; }
]=]):match "stack traceback:(.*)":gsub("[^\n]-(File%.m:%d+: )[^\n]*", "%1"):gsub("[\n\t]", ""))
  end)
end)
