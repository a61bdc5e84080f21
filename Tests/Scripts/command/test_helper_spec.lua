local own = debug.getinfo(1, "S").source:match "^@(.*/)"
local tree = dofile(own .. "spec_tree.lua")
local write, run = tree.write, tree.run

describe("hookhost test with a helper", function()
  before_each(function()
    tree.make()
    write("a_spec.lua", "it('a', function() end)")
    write("b_spec.lua", "it('b', function() end)")
  end)
  after_each(tree.remove)

  local function help(text)
    write("helper.lua", "local busted = require 'busted' " .. text)
    return run "-o TAP --helper helper.lua ."
  end

  it("runs the helper's hooks around all tests in each file", function()
    local output, status = help [[
      busted.setup(function() count = 1 end)
      busted.before_each(function() count = count + 1 end)
      busted.after_each(function() print(count) end)]]
    assert.equal(0, status)
    assert.equal("# 2\nok 1 - a\n# 2\nok 2 - b\n1..2\n", output)
  end)

  it("reports once that its setup failed, and runs nothing then", function()
    local output, status = help "busted.setup(function() error 'not today' end)"
    assert.equal(1, status)
    assert.equal([[
not ok 1 - suite setup
# helper.lua @ 1
# Failure message: helper.lua:1: not today
1..1
]], output)
  end)

  it("reports that its teardown failed, after all files", function()
    local output, status = help "busted.teardown(function() error 'still there' end)"
    assert.equal(1, status)
    assert.matches("\nok 2 %- b\nnot ok 3 %- suite teardown\n.-still there\n1..3\n$", "\n" .. output)
  end)

  it("reports failures at the start or end of the suite", function()
    local output, status = help "busted.subscribe({'suite', 'start'}, function() error 'begin' end)"
    assert.equal(1, status)
    assert.matches("^not ok 1 [^\n]*\n.-helper.lua:1: begin\n1..1\n$", output)
    output, status = help "busted.subscribe({'suite', 'end'}, function() error 'end' end)"
    assert.equal(1, status)
    assert.matches("\nok 2 %- b\nnot ok 3 [^\n]*\n.-helper.lua:1: end\n1..3\n$", "\n" .. output)
  end)
end)

describe("hookhost test", function()
  before_each(tree.make)
  after_each(tree.remove)

  it("runs a file that calls busted's runner to be run by itself", function()
    write("a_spec.lua", "require 'busted.runner' {} it('works', function() end)")
    assert.equal("ok 1 - works\n1..1\n", (run "-o TAP ."))
  end)

  it("names the line of a file that fails outside its tests", function()
    write("a_spec.lua", "\n\nerror 'early'")
    assert.matches("# ./a_spec.lua @ 3\n", (run "-o TAP ."), 1, true)
  end)
end)
