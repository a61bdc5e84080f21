-- Output that cannot be written makes the program fail at its end, whatever wrote it.

local lowest = 0
while arg[lowest - 1] do lowest = lowest - 1 end

local folder

before_each(function()
  folder = os.tmpname()
  os.remove(folder)
  assert(os.execute("mkdir " .. folder))
end)
after_each(function() os.execute("rm -rf " .. folder) end)

-- Runs the program with arguments in the folder; returns its standard error, or output, and its exit status.
local function run(arguments, redirection)
  local pipe = assert(io.popen(("cd %s && '%s' %s %s"):format(folder, arg[lowest], arguments, redirection)))
  local output = pipe:read "a"
  return output, select(3, pipe:close())
end
local function write(name, text)
  local file <close> = assert(io.open(folder .. "/" .. name, "w"))
  file:write(text)
end

local full <const> = "2>&1 > /dev/full"
local report <const> = "hookhost: cannot write to standard output\n"

describe("a full device", function()
  for name, script in pairs {
    print = "print 'hello'",
    ["io.write, whose output is buffered"] = "for _ = 1, 10 do io.write 'hello\\n' end",
    ["a buffer that the script asks for"] = "io.stdout:setvbuf 'full' io.write(('x'):rep(100000))",
    ["os.exit"] = "print 'hello' os.exit(0)",
    ["os.exit that closes the state"] = "print 'hello' os.exit(true, true)",
    ["a timer"] = "objc.NSTimer:scheduledTimerWithTimeInterval_repeats_block_(1, false, function() print 'hello' end)",
    ["a finalizer"] = "setmetatable({}, {__gc = function() print 'hello' end})",
  } do
    it("is an error of " .. name, function()
      write("a.lua", script)
      assert.same({report, 1}, {run("a.lua", full)})
    end)
  end

  it("is an error of a script from standard input", function()
    write("a.lua", "print 'hello'")
    assert.same({report, 1}, {run("-", full .. " < a.lua")})
  end)

  it("is an error of printf in a source, after what it logs", function()
    write("a.m", '#import <Foundation/Foundation.h>\n#include <stdio.h>\nint main(void) { printf("x\\n"); NSLog(@"logged"); return 0; }\n')
    local errors, status = run("a.m", full)
    assert.equal(1, status)
    assert.matches("logged\n" .. report, errors, 1, true)
    errors, status = run("a.m", "2> /dev/full")
    assert.same({"x\n", 1}, {errors, status})
  end)

  it("is an error of a recorded script, whose trace is written", function()
    write("a.lua", "objc.NSObject:new() print 'hello'")
    assert.same({report, 1}, {run("trace -o trace.txt a.lua", full)})
    local file <close> = assert(io.open(folder .. "/trace.txt"))
    assert.matches("NSObject new", file:read "a", 1, true)
  end)

  it("leaves another exit status, and another error, as they are", function()
    write("a.lua", "print 'hello' os.exit(7)")
    assert.same({"", 7}, {run("a.lua", full)})
    write("a.lua", "print 'hello' error('failed', 0)")
    local errors, status = run("a.lua", full)
    assert.equal(1, status)
    assert.matches("failed", errors, 1, true)
    assert.not_matches("cannot write", errors, 1, true)
  end)
end)

describe("a script that loses nothing", function()
  it("succeeds without output, and with a stream that was closed before it", function()
    write("a.lua", "local x = 1")
    assert.same({"", 0}, {run("a.lua", full)})
    write("a.lua", "print 'hello'")
    assert.same({"hello\n", 0}, {run("a.lua", "")})
    assert.same({"", 0}, {run("a.lua", ">&-")})
  end)
end)
