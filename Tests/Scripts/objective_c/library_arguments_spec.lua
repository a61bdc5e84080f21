-- Arguments that a function of the library cannot use: the error is the caller's.

describe("a function of the library", function()
  local path = os.tmpname()
  os.remove(path)
  path = path .. ".m"
  setup(function()
    local file = assert(io.open(path, "w"))
    file:write [=[
#import <Foundation/Foundation.h>
@interface LibraryCaller : NSObject
@end
@implementation LibraryCaller
- (int)number:(const char *)text { int number = atoi(text); return number; }
- (int)guarded {
  @try { return atoi(NULL); } @finally { [self description]; }
}
- (void)later {
  dispatch_async(dispatch_get_main_queue(), ^{ atoi(NULL); });
}
@end
]=]
    file:close()
    objc.import(path)
  end)
  teardown(function() os.remove(path) end)

  local function fault(...)
    local ok, message = pcall(...)
    assert.is_false(ok)
    return message
  end
  local bad_access = ": EXC_BAD_ACCESS (code=1, address=0x0): argument 1 of atoi is null"

  it("names the null argument and the line of the source", function()
    local caller = objc.LibraryCaller:new()
    assert.equal(path .. ":5" .. bad_access, fault(caller.number_, caller, nil))
  end)

  it("does so through @finally and a block of a queue", function()
    local caller = objc.LibraryCaller:new()
    assert.equal(path .. ":7" .. bad_access, fault(caller.guarded, caller))
    caller:later()
    assert.equal(path .. ":10" .. bad_access, fault(runloop.run, 1))
  end)
end)
