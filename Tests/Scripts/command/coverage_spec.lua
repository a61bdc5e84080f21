-- hookhost test --coverage: the lines of Lua and of Objective-C that ran.
local own = debug.getinfo(1, "S").source:match "^@(.*/)"
local tree = dofile(own .. "spec_tree.lua")
local write, run = tree.write, tree.run

local function read(name)
  local file <close> = assert(io.open(tree.folder .. "/" .. name))
  return file:read "a"
end

describe("hookhost test --coverage", function()
  before_each(function()
    tree.make()
    write("sums.lua", [[
local sums = {}
function sums.sign(number)
  if number > 0 then
    return 1
  end
  return -1
end
function sums.unused()
  return 0
end
return sums
]])
    write("sums_spec.lua", [[
it("has a sign", function() assert.equal(1, require "sums".sign(3)) end)
it("runs in a coroutine", function() coroutine.wrap(require "sums".sign)(5) end)]])
    write("Sum.m", [[
#import <Foundation/Foundation.h>
@interface Sum : NSObject
- (int)twice:(int)number;
@end
@implementation Sum
- (int)twice:(int)number {
  if (number < 0) {
    return 0;
  }
  return number * 2;
}
@end
int unused(void) {
  return 1;
}
]])
    write("SumTests.m", [[
#import <XCTest/XCTest.h>
@interface Sum : NSObject
- (int)twice:(int)number;
@end
@interface SumTests : XCTestCase @end
@implementation SumTests
- (void)testTwice { XCTAssertEqual([[Sum new] twice:2], 4); }
@end
]])
  end)
  after_each(tree.remove)

  it("reports the lines of Lua that ran as text", function()
    local output, status, errors = run "-o TAP --coverage=text -m './?.lua' sums_spec.lua"
    assert.equal(0, status)
    assert.matches("\nok 1 - has a sign", "\n" .. output, 1, true)
    assert.matches("sums%.lua%s+75%.00%%%s+6 of%s+8  not run: 6, 9\n", errors)
    assert.is_nil(errors:find("sums_spec", 1, true))
  end)

  it("counts the lines of a source, as lcov's tracefile", function()
    local _, status = run "-o TAP --coverage-format lcov --coverage-output out.info --source Sum.m SumTests.m"
    assert.equal(0, status)
    local text = read "out.info"
    assert.matches("SF:Sum.m\nDA:7,1\nDA:8,0\nDA:10,1\nDA:14,0\nLF:4\nLH:2\nend_of_record\n", text, 1, true)
    assert.is_nil(text:find("SumTests", 1, true))
  end)

  it("adds up the counts of several processes, as Cobertura's XML", function()
    write("again_spec.lua", 'it("has another sign", function() require "sums".sign(-1) end)')
    local _, status = run "-o TAP --jobs 2 --coverage=cobertura -m './?.lua' ."
    assert.equal(0, status)
    local text = read "coverage.xml"
    assert.matches('<class name="sums.lua" filename="sums.lua" line%-rate="0.8750"', text)
    assert.matches('<line number="3" hits="3"/>', text, 1, true)
    assert.matches('<line number="9" hits="0"/>', text, 1, true)
  end)

  it("lists the files of the folder that no test loads", function()
    write("unused.lua", "local function one()\n  return 1\nend\nreturn one\n")
    write("broken.lua", "return (")
    os.execute(("mkdir -p '%s/spec' '%s/lua_modules'"):format(tree.folder, tree.folder))
    write("spec/support.lua", "return 1\n")
    write("lua_modules/other.lua", "return 1\n")
    local _, status, errors = run "-o TAP --coverage=text -m './?.lua' sums_spec.lua"
    assert.equal(0, status)
    assert.matches("sums%.lua%s+75%.00%%%s+6 of%s+8", errors)
    assert.matches("unused%.lua%s+0%.00%%%s+0 of%s+2  not loaded by a test\n", errors)
    assert.matches("Total%s+60%.00%%%s+6 of%s+10", errors)
    assert.matches("not in the coverage report: broken.lua: it cannot be compiled", errors, 1, true)
    assert.is_nil(errors:find("support", 1, true) or errors:find("other", 1, true))
    assert.is_nil(errors:find("Sum.m", 1, true))
    run "-o TAP --coverage=cobertura -m './?.lua' sums_spec.lua"
    assert.matches('filename="unused.lua" line-rate="0.0000"', read "coverage.xml", 1, true)
  end)

  it("lists the sources that no test in Objective-C loads", function()
    write("Other.m", "int other(int x) {\n  return x + 1;\n}\n")
    write("Bad.m", "int bad(void) { return missing; }\n")
    local _, status, errors = run "-o TAP --coverage=lcov --coverage-output out.info --source Sum.m SumTests.m"
    assert.equal(0, status)
    local text = read "out.info"
    assert.matches("SF:Other.m\nDA:2,0\nLF:1\nLH:0\nend_of_record\n", text, 1, true)
    assert.matches("SF:Sum.m\nDA:7,1\n", text, 1, true)
    assert.is_nil(text:find("SumTests", 1, true))
    assert.matches("not in the coverage report: Bad.m: Bad.m:1:24: error: use of undeclared identifier", errors, 1, true)
  end)

  it("refuses a format that there is not, and a file that cannot be written", function()
    local _, status, errors = run "--coverage=html ."
    assert.equal(2, status)
    assert.matches("takes text, lcov, cobertura, not 'html'", errors, 1, true)
    _, status, errors = run "-o TAP --coverage-output missing/out -m './?.lua' sums_spec.lua"
    assert.equal(1, status)
    assert.matches("cannot write the coverage report 'missing/out'", errors, 1, true)
  end)

  it("shows control characters of a file's name as question marks", function()
    write("a\nSF:b\27[31m.lua", "return 1\n")
    for format, name in pairs {text = "a?SF:b?[31m.lua  ", lcov = "\nSF:a?SF:b?[31m.lua\n",
      cobertura = [[filename="a?SF:b?[31m.lua"]]} do
      run("-c --coverage-output report --coverage-format " .. format .. " .")
      local report = read "report"
      assert.matches(name, report, 1, true)
      assert.is_nil(report:find "[%z\1-\9\11-\31\127]")
    end
  end)
end)

describe("hookhost test --schedule", function()
  before_each(tree.make)
  after_each(tree.remove)

  it("selects the schedule of each file's world", function()
    write("a_spec.lua", "it('asks', function() assert.equal('random:5', runloop.schedule()) end)")
    write("b_spec.lua", "it('asks', function() assert.equal('random:5', runloop.schedule()) end)")
    assert.equal("ok 1 - asks\nok 2 - asks\n1..2\n", (run "-o TAP --schedule random:5 ."))
    local _, status, errors = run "--schedule sometimes ."
    assert.equal(2, status)
    assert.matches("'--schedule' takes cooperative, random:SEED", errors, 1, true)
  end)
end)
