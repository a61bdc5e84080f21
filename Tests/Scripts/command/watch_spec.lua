local lowest = 0
while arg[lowest - 1] do lowest = lowest - 1 end

describe("--watch", function()
  local folder = os.tmpname()

  before_each(function()
    os.remove(folder)
    assert(os.execute(("mkdir '%s'"):format(folder)))
  end)

  after_each(function() os.execute(("rm -rf '%s'"):format(folder)) end)

  local function write(name, text)
    local file <close> = assert(io.open(folder .. "/" .. name, "w"))
    file:write(text)
  end

  local function read()
    local file <close> = io.open(folder .. "/output")
    return file and file:read "a" or ""
  end

  local function wait_for(pattern, count)
    for _ = 1, 100 do
      if select(2, read():gsub(pattern, "")) >= count then return true end
      os.execute "sleep 0.1"
    end
    return false, read()
  end

  local function watching(arguments, body)
    local pipe = assert(io.popen(("cd '%s' && { '%s' %s > output 2>&1 < /dev/null & echo $!; }")
      :format(folder, arg[lowest], arguments)))
    local process = pipe:read "l"
    pipe:close()
    local ended <close> = setmetatable({}, {__close = function() os.execute("kill " .. process) end})
    body()
  end

  it("runs a spec again that was saved, and those that name a module that was", function()
    write("a_spec.lua", "describe('a', function() it('one', function() assert(require 'shared' == 1) end) end)")
    write("b_spec.lua", "describe('b', function() it('two', function() end) end)")
    write("shared.lua", "return 1")
    watching("test --watch -o TAP -m './?.lua' .", function()
      assert(wait_for("watching %d+ files", 1))
      assert.equal(2, select(2, read():gsub("\nok ", "")) + select(2, read():gsub("^ok ", "")))
      os.execute "sleep 0.1"
      write("b_spec.lua", "describe('b', function() it('two, anew', function() end) end)")
      assert(wait_for("watching %d+ files", 2))
      assert.matches("two, anew", read(), 1, true)
      assert.equal(1, select(2, read():gsub("a one", "")))
      write("shared.lua", "return 2")
      assert(wait_for("watching %d+ files", 3))
      assert.matches("not ok 1 %- a one", read())
      write("b_spec.lua", "describe(")
      assert(wait_for("watching %d+ files", 4))
      assert.matches("b_spec.lua:1:", read(), 1, true)
      os.remove(folder .. "/b_spec.lua")
      assert(wait_for("b_spec.lua has gone", 1))
    end)
  end)

  it("runs the specs that name a saved Objective-C source", function()
    write("SDK.m", "#import <Foundation/Foundation.h>\nNSInteger answer(void) { return 1; }\n")
    write("a_spec.lua", "describe('a', function() it('imports SDK', function() objc.import 'SDK.m' end) end)")
    write("b_spec.lua", "describe('b', function() it('two', function() end) end)")
    watching("test --watch -o TAP a_spec.lua b_spec.lua", function()
      assert(wait_for("watching %d+ files", 1))
      os.execute "sleep 0.1"
      write("SDK.m", "NSInteger answer(void) { return }\n")
      assert(wait_for("watching %d+ files", 2))
      assert.matches("hookhost test: SDK.m\n.*not ok 1 %- a imports SDK", read())
      assert.equal(1, select(2, read():gsub("b two", "")))
    end)
  end)

  for command, file in pairs {test = "a_spec.lua", lab = "a_lab.lua"} do
    it("ends " .. command .. " at Ctrl-C, with status 130", function()
      write("a_spec.lua", "describe('a', function() it('one', function() end) end)")
      write("a_lab.lua", "lab.scenario {name = 'a', actors = {one = function() end}, drive = function() end}")
      local pipe = assert(io.popen(([[cd '%s' || exit
        timeout 30 '%s' %s --watch %s > output 2>&1 < /dev/null & pid=$!
        until grep -q 'Ctrl-C ends' output || ! kill -0 $pid; do sleep 0.1; done
        kill -INT $pid; wait $pid; echo $?]]):format(folder, arg[lowest], command, file)))
      assert.equal("130", pipe:read "l")
      pipe:close()
      assert.matches("watching %d+ files?, Ctrl%-C ends\n$", read())
    end)
  end

  it("runs scenarios again", function()
    local scenario = [[lab.scenario {name = "%s", actors = {one = function() end}, drive = function() end}]]
    write("a_lab.lua", scenario:format "first")
    watching("lab --watch .", function()
      assert(wait_for("watching 1 file", 1))
      os.execute "sleep 0.1"
      write("a_lab.lua", scenario:format "second")
      assert(wait_for("watching 1 file", 2))
      assert.matches("first.*second", read())
      -- A deleted file can be created again.
      os.remove(folder .. "/a_lab.lua")
      assert(wait_for("watching 0 files", 1))
      assert.matches("hookhost lab: no file named *_lab.lua in '.'", read(), 1, true)
      write("a_lab.lua", scenario:format "third")
      assert(wait_for("watching 1 file", 3))
      assert.matches("third", read(), 1, true)
    end)
  end)
end)
