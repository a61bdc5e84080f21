--- Validates the JSON output of each command against its schema.
local lowest = 0
while arg[lowest - 1] do lowest = lowest - 1 end
local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local schemas = dofile(here .. "support/json_schema.lua")

local folder = os.tmpname()
os.remove(folder)

local function run(arguments, input)
  local pipe = assert(io.popen(("'%s' %s 2>/dev/null <<'END'\n%s\nEND"):format(arg[lowest], arguments, input or "")))
  local output = pipe:read "a"
  return output, select(3, pipe:close())
end

local function write(name, text)
  local file <close> = assert(io.open(folder .. "/" .. name, "w"))
  assert(file:write(text))
  return folder .. "/" .. name
end

--- Asserts that an output has a format and conforms to its schema; returns the value.
local function assert_valid(format, output)
  local value = schemas.read(output)
  local schema = schemas.read((run("help --schema " .. format)))
  assert.equal("hookhost." .. format, schema.title)
  assert.equal("", schemas.faults(value, schema))
  return value
end

describe("the schema of", function()
  setup(function() os.execute("mkdir -p " .. folder) end)
  teardown(function() os.execute("rm -rf " .. folder) end)

  it("help: pages, a search, several names, the usage, a name without a page", function()
    for _, arguments in ipairs {"kvo", "gesture.tap", "--search scroll", "", "swizling", "test", "classes", "HH002"} do
      local value = assert_valid("help", (run("help --output json " .. arguments)))
      assert.equal(arguments ~= "swizling", value.found)
    end
    local count = 0
    for line in run("help --output json -", "kvo\nUIView\nnothing at all"):gmatch "[^\n]+" do
      assert_valid("help", line)
      count = count + 1
    end
    assert.equal(3, count)
  end)

  it("systems: the differences between two versions", function()
    local value = assert_valid("systems", (run "help --output json systems 12.4 13"))
    assert.is_true(#value.differences > 5)
    assert.equal("13.0", value.differences[#value.differences].since)
  end)

  it("examples: the list, and a copy", function()
    assert.is_true(#assert_valid("examples", (run "examples --output json")).items > 5)
    local value = assert_valid("examples", (run("examples --output json copy 003_delay_button " .. folder)))
    assert.equal(folder .. "/003_delay_button", value.copied)
    assert.equal("003_delay_button", value.items[1].name)
  end)

  it("models: the SDKs without sources", function()
    local value = assert_valid("models", (run "check --models --output json"))
    assert.is_string(value.models[1].methods[1].selector)
    assert.equal(2, select(2, run "check --models --output sarif"))
  end)

  it("check: findings, actors, and the findings of a baseline", function()
    local value = assert_valid("check", (run "check --output json scripts/examples/007_check"))
    assert.is_true(#value.findings > 0 and #value.actors > 0)
    local baseline = folder .. "/baseline.json"
    run(("check --write-baseline %s scripts/examples/007_check"):format(baseline))
    value = assert_valid("check", (run(("check --output json --baseline %s scripts/examples/007_check"):format(baseline))))
    assert.is_true(value.inBaseline > 0)
  end)

  it("lab: orders that fail, removals, systems, the matrix", function()
    local path = write("two_lab.lua", [[
lab.scenario {
  name = "two",
  actors = {
    one = function() hook.before(objc.UIView, "setTag:", function() error "boom" end) end,
    two = function(ctx)
      local token = hook.after(objc.UIView, "setTag:", function() ctx.log "two" end)
      return {unhook = function() token:remove() end}
    end,
  },
  drive = function() objc.UIView:new():setTag_(1) end,
}
]])
    local value = assert_valid("lab", (run("lab --output json " .. path)))
    assert.is_true(value.notAsWanted > 0)
    assert_valid("lab", (run(("lab --output json --systems 12.4,18.5 --assumptions %s"):format(path))))
    assert_valid("lab", (run "lab --output json scripts/tasks/conflict_lab.lua"))
    assert.is_true(#assert_valid("lab", (run("lab --output json --matrix " .. path))).files > 0)
  end)

  it("test: successes, failures, errors and pending tests", function()
    local path = write("all_spec.lua", [[
it("passes", function() print "a line" end)
it("fails", function() assert.equal(1, 2) end)
it("raises", function() error {} end)
it("raises an exception", function() objc.NSArray:array():objectAtIndex_(1) end)
it("waits", function() pending "later" end)
pending "nothing yet"
]])
    local value = assert_valid("test", (run("test --output json " .. path)))
    assert.same({1, 1, 2, 2}, {#value.successes, #value.failures, #value.errors, #value.pendings})
  end)

  it("trace: the messages of a script, and the chain to a change", function()
    local path = write("script.lua", [[
view = objc.UIView:new()
hook.before(objc.UIView, "setTag:", function() end)
view:setTag_(3)
pcall(view.bogus, view)
]])
    for _, option in ipairs {"", "--all", "--only UIView", "--why view.tag", "--why view.alpha"} do
      assert_valid("trace", (run(("trace --output json %s %s"):format(option, path))))
    end
  end)

  it("explain: a delegate that died, one that was replaced, none", function()
    local path = write("delegates.lua", [[
list, other, none = objc.UIScrollView:new(), objc.UIScrollView:new(), objc.UIScrollView:new()
local Watcher = objc.class("Watcher", objc.NSObject)
kept = Watcher:new()
do list:setDelegate_(Watcher:new()) end
other:setDelegate_(kept)
other:setDelegate_(nil)
]])
    for _, name in ipairs {"list", "other", "none"} do
      assert_valid("explain", (run(("explain delegate --output json %s %s"):format(path, name))))
    end
  end)

  it("translate: a source, one with a mistake, a project", function()
    local good = write("good.m", "#import <Foundation/Foundation.h>\nint main(void) { NSLog(@\"a\"); return 0; }\n")
    local bad = write("bad.m", "int main(void) { return nothing; }\n")
    for _, path in ipairs {good, bad, "scripts/examples/007_check"} do
      assert_valid("translate", (run("translate --output json " .. path)))
    end
  end)

  it("mcp: the structured content of a result", function()
    local list = run("mcp", '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"run",'
      .. '"arguments":{"code":"print(1)"}}}\n{"jsonrpc":"2.0","id":2,"method":"tools/list"}')
    local results = {}
    for line in list:gmatch "[^\n]+" do
      local answer = schemas.read(line)
      results[answer.id] = answer.result
    end
    local content = results[1].structuredContent
    assert.equal("", schemas.faults(content, schemas.read((run "help --schema mcp"))))
    assert.equal("", schemas.faults(content, results[2].tools[1].outputSchema))
  end)
end)

describe("the schemas", function()
  it("are pages, files of the reference, and refuse other values", function()
    local page = assert_valid("help", (run "help --output json hookhost.trace")).pages[1]
    assert.equal("format of JSON output", page.kind)
    local code = page.sections[1].code
    assert.equal("", schemas.faults(schemas.read((run "help --schema=hookhost.trace")), schemas.read(code) and {}))
    os.execute("mkdir -p " .. folder)
    run("--emit-reference " .. folder)
    local file <close> = assert(io.open(folder .. "/schemas/trace.json"))
    assert.equal((run "help --schema trace"), file:read "a")
    os.execute("rm -rf " .. folder)
    local schema = schemas.read(code)
    for _, wrong in ipairs {
      '{"format":"hookhost.trace","version":1,"entries":[],"hidden":0}', '{"format":"hookhost.lab","version":1,'
        .. '"entries":[],"hidden":0,"dropped":0}', '{"format":"hookhost.trace","version":1,"entries":{},"hidden":0,'
        .. '"dropped":0}', '{"format":"hookhost.trace","version":1,"entries":[],"hidden":0,"dropped":0,"other":1}', "[]",
    } do
      assert.not_equal("", schemas.faults(schemas.read(wrong), schema))
    end
    local _, status = run "help --schema trase"
    assert.equal(2, status)
  end)
end)
