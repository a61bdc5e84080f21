-- `hookhost lab`, run on small folders of scenarios.
local lowest = 0
while arg[lowest - 1] do lowest = lowest - 1 end
local hookhost = arg[lowest]:gsub("^[^/]+/", os.getenv "PWD" .. "/%0")

local head = [[
local ctx
local App = objc.class("App", objc.NSObject, function(instance)
  function instance:m() ctx.log "app" end
end)
local function replace(class) objc.class_replaceMethod(App, objc.sel "m", function() end) end
local function add(name, fields)
  fields.name = name
  fields.setup = fields.setup or function(c) ctx = c return {object = App:new()} end
  fields.drive = fields.drive or function(c) c.object:m() end
  lab.scenario(fields)
end
local function nothing() end
]]

describe("hookhost lab", function()
  local folder

  before_each(function()
    folder = os.tmpname()
    os.remove(folder)
    assert(os.execute(("mkdir '%s'"):format(folder)))
  end)

  after_each(function() os.execute(("rm -r '%s'"):format(folder)) end)

  local function write(name, body, start)
    local file = assert(io.open(folder .. "/" .. name, "w"))
    file:write(start or head, body)
    file:close()
  end

  --- Returns the command's output and its status; its errors are written to `errors`.
  local function run(options, errors)
    local pipe = assert(io.popen(
      ("cd '%s' && '%s' lab %s 2>%s"):format(folder, hookhost, options or "", errors or "/dev/null")))
    local output = pipe:read "a"
    return output, select(3, pipe:close())
  end

  it("runs the files of a folder, and counts their orders by the second", function()
    write("two_lab.lua", [[add("fine", {actors = {a = nothing, b = nothing, c = nothing}})]])
    write("other.lua", [[error "not a file of scenarios"]])
    local output, status = run()
    assert.equal(0, status)
    assert.matches("two_lab.lua\n  ok +fine +6  6 ok\n", output)
    assert.matches("6 orders of 1 scenario in [%d.]+ s, [%d,]+ orders per second: all as wanted\n", output)
  end)

  it("fails for an unexpected verdict, and shows the smallest set", function()
    write("one_lab.lua", [[
      add("lost", {actors = {sdk = replace, other = nothing}})
      add("wanted", {actors = {sdk = replace, other = nothing}, want = "lost"})]])
    local output, status = run "one_lab.lua"
    assert.equal(1, status)
    assert.matches("FAILED +lost +2  2 lost", output)
    assert.matches("other sdk %(and 1 like it%): lost instead of ok: 'app' came never instead of once", output)
    assert.matches("smallest set: sdk\n", output)
    assert.matches("ok +wanted", output)
  end)

  it("names errors in a scenario or a file, and runs the others", function()
    write("a_lab.lua", [[
      add("setup", {setup = function() error "no disk" end, actors = {a = nothing}})
      add("endless", {drive = function() while true do end end, timeLimit = 0.05, actors = {a = nothing}})
      add("nobody", {actors = {}})
      add("fine", {actors = {a = nothing}})
      add("fine", {actors = {b = nothing}})
      add("loud", {actors = {a = function() print(("x"):rep(1000000)) end}})
      add("exit", {actors = {a = function() os.exit(0) end}})]])
    write("b_lab.lua", "local x =")
    write("c_lab.lua", [[add("early", {actors = {a = nothing}}) error "boom"]])
    write("d_lab.lua", "")
    local output, status = run(nil, "errors")
    assert.equal(1, status)
    for _, text in ipairs {
      "setup: a_lab.lua:%d+: no disk", "timeout instead of ok: took longer than 0.05 s",
      "'actors' must name at least one actor", "'fine' is registered already, at a_lab.lua:",
      "ok +fine", "FAILED +loud", "a run printed more than 65,536 bytes; the rest was dropped",
      "os.exit: a scenario cannot end the lab", "b_lab.lua:%d+: unexpected symbol",
      "c_lab.lua:%d+: boom", "ok +early", "registers no scenario",
    } do
      assert.matches(text, output)
    end
    local errors = assert(io.open(folder .. "/errors"))
    assert.is_true(#errors:read "a" < 200000)
    errors:close()
  end)

  it("names a runaway recursion by the actors that installed its methods", function()
    write("a_lab.lua", [[
      local function slot()
        local original
        return function()
          original = objc.class_getMethodImplementation(App, objc.sel "m")
          objc.class_replaceMethod(App, objc.sel "m", objc.imp(function(self, _cmd) original(self, _cmd) end))
        end
      end
      local again = slot()
      add("slots", {timeLimit = 60, actors = {OneSignal = again, Instabug = slot(), Again = again}, want = "overflow",
        orders = {{"OneSignal", "Instabug", "Again"}}})
      add("loop", {timeLimit = 60, actors = {a = function()
        objc.class_replaceMethod(App, objc.sel "m", function(self) self:m() end)
      end}, want = "overflow"})]])
    local output, status = run "--output json"
    assert.equal(0, status)
    assert.matches("Again → Instabug → OneSignal → Again: stack overflow: %-%[App m%]", output)
    assert.matches('"a: stack overflow: %-%[App m%] → %-%[App m%]"', output)
  end)

  it("reports the same in one process and in several, and part by part", function()
    write("a_lab.lua", [[
      add("lost", {actors = {a = replace, b = nothing, c = nothing, d = function() error(objc.NSObject:new()) end}})
      add("fine", {actors = {a = nothing, b = nothing}, unhook = true})]])
    write("b_lab.lua", [[add("other", {actors = {a = nothing, b = nothing}}) error "boom"]])
    for _, format in ipairs {"json", "junit", "html"} do
      local alone, status = run("--output " .. format)
      local together, other = run("--jobs 3 --output " .. format)
      assert.equal(1, status)
      assert.equal(status, other)
      assert.equal(alone, together)
    end
    local count = 0
    for part = 1, 4 do
      for _ in run(("--output json --shard %d/4"):format(part)):gmatch '"number"' do count = count + 1 end
    end
    assert.equal(24 + 4 + 2, count)
  end)

  it("loses only the order that ends its process", function()
    write("a_lab.lua", [[
      local function kill(c) if not c.killed then c.killed = true os.execute "kill -9 $PPID" end end
      add("first", {actors = {a = nothing, b = nothing}})
      add("deadly", {actors = {a = kill, b = nothing}, orders = {{"b"}, {"a"}, {"b", "a"}}})
      add("stuck", {timeLimit = 0.05, actors = {a = function()
        local text = ("a"):rep(100000)
        text:find(("a*"):rep(30) .. "b")
      end}, want = "timeout"})]])
    write("b_lab.lua", "os.execute 'kill -9 $PPID'")
    write("c_lab.lua", [[add("last", {actors = {a = nothing}})]])
    for jobs = 1, 2 do
      local output, status = run("--jobs " .. jobs)
      assert.equal(1, status)
      assert.matches("ok +first +2  2 ok\n  FAILED +deadly +1  1 ok\n", output)
      assert.matches(" a: its process was terminated by signal 9", output, 1, true)
      assert.matches("b a: its process was terminated by signal 9", output, 1, true)
      assert.matches("ok +stuck +1  1 timeout\n", output)
      assert.matches("b_lab.lua\n  FAULT  its process was terminated by signal 9", output)
      assert.matches("c_lab.lua\n  ok +last", output)
    end
    local output = run "--output json a_lab.lua"
    assert.matches("took longer than 0.05 s, in a function that cannot be interrupted", output, 1, true)
  end)

  it("shows a fault that has tabs in a line that can be read", function()
    write("a_lab.lua", "require 'nobody.has.it'")
    local output = run ""
    assert.matches("module 'nobody.has.it' not found:\\n no field", output, 1, true)
  end)

  it("ends a worker that hangs, and continues with the other orders", function()
    write("a_lab.lua", [[
      local function stop() os.execute "kill -STOP $PPID" end
      add("still", {timeLimit = 0.2, actors = {a = stop, b = nothing}, orders = {{"a"}, {"b"}},
        want = {a = "timeout"}})]])
    local output, status = run "--jobs 2"
    assert.equal(0, status)
    assert.matches("ok +still +2  1 ok, 1 timeout\n", output)
  end)

  it("folds repetitions in a trace", function()
    write("a_lab.lua", [[
      add("often", {actors = {a = nothing}, want = "lost", drive = function(c)
        c.log "begin"
        for _ = 1, 1199 do c.log "analytics" end
        for _ = 1, 5 do c.log "a" c.log "b" end
        for _ = 1, 3 do c.log "end" end
        c.completion()
      end})]])
    for _, format in ipairs {"text", "json", "junit", "html"} do
      local output = run("--output " .. format)
      assert.matches("analytics × 1,199", output, 1, true)
      assert.matches("(a b) × 5", output, 1, true)
      assert.is_nil(output:find "analytics.-analytics.-analytics")
    end
    assert.matches('"begin", "analytics × 1,199", "%(a b%) × 5", "end", "end", "end"', run "--output json")
  end)

  it("exits with 130 after Ctrl-C, with a report of the finished orders", function()
    write("a_lab.lua", [[
      add("slow", {timeLimit = 60, actors = {a = function()
        os.execute "kill -2 $(ps -o ppid= $PPID)"
        while true do end
      end}})
      add("quick", {actors = {a = nothing}})]])
    local output, status = run "--output json"
    assert.equal(130, status)
    local report = require "dkjson".decode(output)
    assert.equal("quick", report.files[1].scenarios[2].name)
    assert.equal(1, #report.files[1].scenarios[2].orders)
    assert.matches("interrupted", report.faults[1])
  end)

  it("reads its part from CI_NODE_INDEX and CI_NODE_TOTAL", function()
    write("a_lab.lua", [[add("fine", {actors = {a = nothing, b = nothing, c = nothing}})]])
    local function part(environment)
      local pipe = assert(io.popen(("cd '%s' && %s '%s' lab 2>&1"):format(folder, environment, hookhost)))
      local output = pipe:read "a"
      return output:match "(%d+) orders? of" or output, select(3, pipe:close())
    end
    assert.equal("2", (part "CI_NODE_INDEX=1 CI_NODE_TOTAL=4"))
    assert.equal("1", (part "CI_NODE_INDEX=4 CI_NODE_TOTAL=4"))
    assert.equal("2", (part "HEROKU_TEST_RUN_ID=x CI_NODE_INDEX=0 CI_NODE_TOTAL=4"))
    local output, status = part "CI_NODE_INDEX=0 CI_NODE_TOTAL=4"
    assert.matches("CI_NODE_INDEX is '0'", output)
    assert.equal(2, status)
  end)

  it("keeps the output of scenarios out of its reports, which stay well-formed", function()
    write("a_lab.lua", [=[
      add("<a> & \"b\" ]]> \0\27", {actors = {["<script>"] = function()
        print "on the way"
        os.execute "echo from a process"
        error("</script>\0\27\255 ]]>")
      end}})]=])
    for _, format in ipairs {"json", "junit", "html", "text"} do
      local output = run("--output " .. format)
      assert.not_matches("on the way", output, 1, true)
      assert.not_matches("from a process", output, 1, true)
      assert.not_matches("[%z\27]", output)
      if format ~= "json" then
        -- The page has two scripts of its own.
        local scripts = select(2, output:gsub("<script>", ""))
        if format ~= "text" then assert.equal(format == "html" and 2 or 0, scripts) end
        assert.is_not_nil(utf8.len(output))
      end
    end
  end)

  it("lets a file require modules in its folder, and the techniques from anywhere", function()
    write("near.lua", "return {nothing = nothing}", "local function nothing() end ")
    write("a_lab.lua", [[
      local near, techniques = require "near", require "techniques"
      add("both", {actors = {a = near.nothing, b = techniques.hook(App, "m", "b")}})]])
    local _, status = run()
    assert.equal(0, status)
  end)

  it("shows techniques against each other, of which hookhost's own breaks none", function()
    local output, status = run "--matrix"
    assert.equal(0, status)
    assert.matches("one class: first ↓, then →", output, 1, true)
    assert.matches("294 clean, 24 lost, 4 unrecognized, 2 overflow", output)
    assert.matches("\n  hook +clean\n", output)
    assert.matches("\n 5 classTable +lost +lost +· +lost +·", output)
    assert.matches("<th scope=\"row\">hook</th>", run "--matrix --output html", 1, true)
  end)

  it("rejects bad usage with status 2, and suggests what was meant", function()
    for options, text in pairs {
      ["--outptu json"] = "did you mean '--output'", ["--output yaml"] = "text, junit, json, html",
      ["--shard 5/4"] = "takes I/N", ["--jobs 0"] = "a number from 1 to 256",
      ["missing_lab.lua"] = "no file or folder 'missing_lab.lua'", [""] = "no file named *_lab.lua",
      ["--output"] = "needs a value", ["--matrix=yes"] = "takes no value",
    } do
      local output, status = run(options, "&1")
      assert.equal(2, status)
      assert.matches(text, output, 1, true)
      assert.matches("`hookhost help lab`", output, 1, true)
    end
  end)

  it("reports it when its report cannot be written", function()
    write("a_lab.lua", [[add("fine", {actors = {a = nothing}})]])
    local _, status = run "--output html >/dev/full"
    assert.equal(1, status)
    local output = run "--output html 2>errors >/dev/full; cat errors"
    assert.matches("the report cannot be written: No space left on device", output, 1, true)
  end)
end)
