--- The program in poor surroundings: closed pipes, a narrow terminal, no home, no UTF-8, and reports of other frames.
local lowest = 0
while arg[lowest - 1] do lowest = lowest - 1 end

local function output_of(command)
  local pipe = assert(io.popen((command:gsub("HOOKHOST", function() return "'" .. arg[lowest] .. "'" end)) .. " 2>&1"))
  local output = pipe:read "a"
  return output, select(3, pipe:close())
end

describe("the program", function()
  it("survives a reader that closes its pipe early", function()
    for _, arguments in ipairs {"help functions", "help --output json kvo", "help --search view"} do
      local text = output_of(("HOOKHOST %s | head -n 1; :"):format(arguments))
      assert.not_matches("Fatal", text, 1, true)
      assert.not_matches("signal", text, 1, true)
    end
  end)

  it("wraps its pages for a terminal of 20 columns", function()
    local text = output_of [[TERM=xterm NO_COLOR=1 script -qec "stty cols 20; HOOKHOST help kvo" /dev/null < /dev/null]]
    for line in text:gsub("\r", ""):gmatch "[^\n]+" do assert.is_true(utf8.len(line) <= 20, line) end
    assert.not_matches("\27", text, 1, true)
  end)

  it("needs no home, no writable folder and no UTF-8", function()
    for _, environment in ipairs {"HOME=/nonexistent", "HOME=/proc", "LC_ALL=C", "-u HOME", "TERM=dumb"} do
      local text, status = output_of(("env %s HOOKHOST -e 'print(objc.UIView:new():tag())'"):format(environment))
      assert.equal("0\n", text)
      assert.equal(0, status)
      assert.equal(0, (select(2, output_of(("env %s HOOKHOST help kvo"):format(environment)))))
    end
  end)

  it("reports failures of XCTest cases without its own frames", function()
    local case = os.tmpname() .. ".m"
    finally(function() os.remove(case) end)
    local file <close> = assert(io.open(case, "w"))
    file:write "#import <XCTest/XCTest.h>\n@interface ATests : XCTestCase\n@end\n@implementation ATests\n"
    file:write "- (void)testOne { XCTAssertEqual(1, 2); }\n- (void)testTwo { [@[] objectAtIndex:3]; }\n@end\n"
    file:flush()
    local text = output_of(("HOOKHOST test -p . -o junit '%s'"):format(case))
    assert.matches("<failure>[^<]*:5: ", text)
    for _, frame in ipairs {"[hookhost]", "/busted/", "xpcall", "skipping"} do assert.not_matches(frame, text, 1, true) end
  end)
end)
