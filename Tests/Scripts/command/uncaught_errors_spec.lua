describe("an uncaught error", function()
  local lowest = 0
  while arg[lowest - 1] do lowest = lowest - 1 end

  --- Returns a script's standard error before it ends with status 1.
  local function report_of(script)
    local name = os.tmpname()
    local file <close> = assert(io.open(name, "w"))
    file:write(script)
    file:close()
    local pipe = assert(io.popen(("'%s' '%s' 2>&1"):format(arg[lowest], name)))
    local report = pipe:read "a"
    local _, _, status = pipe:close()
    os.remove(name)
    assert.equal(1, status)
    return report
  end

  it("is reported by its type if it is a table without __tostring", function()
    local report = report_of "error(setmetatable({}, {__name = 'Mine'}))"
    assert.matches("(error object is a table value)", report, 1, true)
    assert.not_matches("Mine", report, 1, true)
  end)

  it("lists the lines of an Objective-C source without native frames between them", function()
    local name = os.tmpname()
    local source <close> = assert(io.open(name .. ".m", "w"))
    source:write [=[
#import <Foundation/Foundation.h>
@interface Lost : NSObject
@end
@implementation Lost
- (void)inner { [self performSelector:NSSelectorFromString(@"gone")]; }
- (void)outer { [@[@1] enumerateObjectsUsingBlock:^(id one, NSUInteger index, BOOL *stop) { [self inner]; }]; }
@end
int main(void) {
  [[Lost new] outer];
  return 0;
}
]=]
    source:flush()
    local pipe = assert(io.popen(("'%s' '%s.m' 2>&1"):format(arg[lowest], name)))
    local report = pipe:read "a"
    pipe:close()
    os.remove(name)
    os.remove(name .. ".m")
    assert.matches("-[Lost gone]: unrecognized selector", report, 1, true)
    local lines = {}
    for frame in report:match "stack traceback:\n(.*)":gmatch "[^\n]+" do lines[#lines + 1] = frame:match ".m:(%d+):" or frame end
    assert.same({"5", "6", "6", "9"}, lines)
  end)

  local raising = [[
    local function inner() error "raised" end
    local Raising = objc.class("Raising", objc.UIView, function(instance)
      function instance:touchesBegan_withEvent_() inner() end
      function instance:raise() inner() end
      function instance:raiseTable() error {} end
    end)
    local view = Raising:alloc():initWithFrame_ {10, 10, 50, 50}
    uikit.keyWindow():addSubview_(view)
  ]]

  for name, call in pairs {
    ["a block"] = "dispatch.after(1, function() inner() end)",
    ["a touch"] = "gesture.tap(view)",
    ["a message sent by native code"] = "view:performSelector_ 'raise'",
    ["several of them"] = "dispatch.async(function() view:performSelector_ 'raise' end)",
    ["a class's body"] = "objc.class('Other', nil, function() inner() end)",
  } do
    it("shows where it was raised when it reached " .. name, function()
      local report = report_of(raising .. call)
      assert.matches(":1: raised\nstack traceback:\n\t[C]: in function 'error'\n", report, 1, true)
      assert.matches("in upvalue 'inner'", report, 1, true)
      local _, tracebacks = report:gsub("stack traceback:", "")
      assert.equal(1, tracebacks)
    end)
  end

  it("shows where it was raised when it is a table", function()
    local report = report_of(raising .. "view:performSelector_ 'raiseTable'")
    assert.matches("(error object is a table value)\nstack traceback:\n\t[C]: in function 'error'",
      report, 1, true)
  end)

  it("shows the place of the last error, not of one that was caught", function()
    local report = report_of(raising .. [[
      pcall(view.performSelector_, view, "raise")
      local function outer() error "again" end
      outer()]])
    assert.matches("again\nstack traceback:", report, 1, true)
    assert.matches("in local 'outer'", report, 1, true)
    assert.not_matches("inner", report, 1, true)
  end)

  it("reaches pcall as the same value", function()
    local thrown = {}
    local view = objc.class("UncaughtSame", objc.NSObject, function(instance)
      function instance:raise() error(thrown) end
      function instance:raiseText() error("text", 0) end
    end):new()
    assert.is_true(rawequal(thrown, select(2, pcall(view.performSelector_, view, "raise"))))
    assert.equal("text", select(2, pcall(view.performSelector_, view, "raiseText")))
  end)
end)
