-- Where a source's output goes when it is tested, and what becomes of test cases and of a `main` elsewhere.

local program = arg and arg[-1] or "hookhost"

-- Runs the program with a source; answers what it wrote on standard output, on standard error, and its status.
local function run(source, before, after)
  local base = os.tmpname()
  os.remove(base)
  local path = base .. "Tests.m"
  local file = assert(io.open(path, "w"))
  file:write(source)
  file:close()
  local pipe = assert(io.popen(("'%s' %s '%s' %s 2>'%s'; echo \"status $?\""):format(
    program, before or "", path, after or "", base)))
  local out = pipe:read "a"
  pipe:close()
  local errors = assert(io.open(base))
  local err = errors:read "a"
  errors:close()
  os.remove(path)
  os.remove(base)
  local status = tonumber(out:match "status (%d+)\n$")
  local function named(text) return (text:gsub(path:gsub("%p", "%%%0"), "Tests.m")) end
  return named(out:gsub("status %d+\n$", "")), named(err), status
end

local cases = [[
  #import <XCTest/XCTest.h>
  #include <unistd.h>
  @interface PrintingTests : XCTestCase @end
  @implementation PrintingTests
  - (void)testPrints {
    printf("printf\n");
    puts("puts");
    putchar('c');
    putchar('\n');
    fprintf(stdout, "fprintf\n");
    fputs("fputs\n", stdout);
    write(1, "write\n", 6);
    fprintf(stderr, "to stderr\n");
    write(2, "write to 2\n", 11);
    NSLog(@"logged");
  }
  @end]]
local printed = "printf\nputs\nc\nfprintf\nfputs\nwrite\n"

describe("a source under test", function()
  it("prints on standard output, and logs on standard error", function()
    local out, err, status = run(cases, "test -o plainTerminal")
    assert.equal(printed .. "+\n1 success / 0 failures / 0 errors / 0 pending", out:match "^(.-) :")
    assert.match("^to stderr\nwrite to 2\n[^\n]* logged\n$", err)
    assert.equal(0, status)
  end)

  it("prints in TAP's comments", function()
    local out = run(cases, "test -o TAP")
    assert.equal("# " .. printed:gsub("\n$", ""):gsub("\n", "\n# ") .. "\nok 1 - PrintingTests testPrints\n1..1\n", out)
  end)

  it("prints in the elements of JUnit and JSON", function()
    local out = run(cases, "test -o junit")
    assert.equal(printed, out:match "<system%-out>(.-)</system%-out>")
    assert.match("^to stderr\nwrite to 2\n", out:match "<system%-err>(.-)</system%-err>")
    local decoded = require "dkjson".decode((run(cases, "test -o json")))
    assert.equal(printed, decoded.successes[1].element.stdout)
    assert.match("logged\n$", decoded.successes[1].element.stderr)
  end)

  it("prints between what Lua prints", function()
    local path = os.tmpname() .. "_spec.lua"
    local file = assert(io.open(path, "w"))
    file:write [[
      describe("both", function() it("print", function()
        local c = require "hookhost.c".functions
        print "one" c.puts "two" io.write "three\n" c.printf "four\n" print "five"
        uikit.tree(objc.UIView:new())
      end) end)]]
    file:close()
    local pipe = assert(io.popen(("'%s' test -o plainTerminal '%s' 2>/dev/null"):format(program, path)))
    local out = pipe:read "a"
    pipe:close()
    os.remove(path)
    assert.match("^one\ntwo\nthree\nfour\nfive\n<UIView", out)
  end)
end)

describe("a source of test cases that is run", function()
  it("is tested, with the report and the status of hookhost test", function()
    local out, _, status = run(cases)
    assert.match("1 success / 0 failures / 0 errors / 0 pending", out, 1, true)
    assert.equal(0, status)
    local failing = cases:gsub('printf%("printf\\n"%);', 'XCTFail(@"not yet");')
    out, _, status = run(failing)
    assert.match("0 successes / 1 failure / 0 errors / 0 pending", out, 1, true)
    assert.match("Tests.m:6: failed %- not yet", out)
    assert.equal(1, status)
  end)

  it("takes the options of hookhost test behind it", function()
    assert.match("\nok 1 %- PrintingTests testPrints\n", (run(cases, nil, "-o TAP")))
    local _, err, status = run(cases, nil, "--bogus")
    assert.match("unrecognized option '--bogus'", err, 1, true)
    assert.equal(2, status)
  end)

  it("is refused in a sandbox and under limits, which do not reach the processes of tests", function()
    for _, option in ipairs {"--sandbox", "--time-limit 5", "--memory-limit 100M"} do
      local _, err, status = run(cases, option)
      assert.equal("hookhost: Tests.m has test cases and no main; `hookhost test Tests.m` runs them\n", err)
      assert.equal(1, status)
    end
  end)

  it("is a program where it has a main", function()
    local out, _, status = run(cases .. "\nint main(void) { printf(\"main\\n\"); return 4; }")
    assert.equal("main\n", out)
    assert.equal(4, status)
  end)
end)

describe("a main in a source that is imported", function()
  it("is not run, which is said once", function()
    local source = "#import <Foundation/Foundation.h>\nint main(void) { puts(\"main\"); return 0; }"
    local out, err = run(source, "-e 'local p = arg[1] objc.import(p) objc.import(p)' -")
    assert.equal("", out)
    assert.equal("Tests.m: warning: 'main' is not run where a source is imported; `hookhost Tests.m` runs it\n", err)
  end)
end)
