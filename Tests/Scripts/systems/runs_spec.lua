-- Running tests and scenarios under several systems, and under other values of settings.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local tree = dofile(here .. "../command/spec_tree.lua")
local write, run = tree.write, tree.run

describe("hookhost test", function()
  before_each(tree.make)
  after_each(tree.remove)

  local version = "uikit.settings().systemVersion.value"

  it("runs the tests as a system, and those with its name", function()
    write("a_spec.lua", ([[
      it("one", function() assert.equal("12.4", %s) end)
      it("two #system:9.3", function() assert.equal("9.3", %s) end)
      it("three", function() assert.equal("12.4", %s) end)
      describe("four #system:26.0", function()
        local found
        setup(function() found = %s end)
        it("five", function() assert.equal("26.0", found) end)
        it("six #system:13.1", function() assert.equal("13.1", %s) end)
      end)]]):gsub("%%s", version))
    local output, status = run "-o TAP --system 12.4 ."
    assert.equal(0, status, output)
  end)

  it("fails a test that names no known system", function()
    write("a_spec.lua", "it('one #system:8.0', function() end) it('two', function() end)")
    local output, status = run "-o TAP ."
    assert.equal(1, status)
    assert.matches("#system:8.0", output, 1, true)
    assert.matches('a version such as "18.5"', output, 1, true)
    assert.matches("\nok 2 - two", "\n" .. output, 1, true)
  end)

  it("runs each file under each system, and names once what differs", function()
    write("a_spec.lua", ([[
      it("always", function() end)
      it("new", function() assert.is_truthy(objc.NSClassFromString "UIScene") end)]]))
    local output, status = run "-o plainTerminal --systems 12.4,13.7,18.5 ."
    assert.equal(1, status)
    assert.matches("a_spec.lua:2: new: fails %([^\n]*%) on iOS 12.4; passes on iOS 13.7, 18.5", output)
    assert.not_matches("always:", output)
  end)

  it("names a suite of JUnit for each file and system", function()
    write("a_spec.lua", "it('new', function() assert.is_truthy(objc.NSClassFromString 'UIScene') end)")
    write("b_spec.lua", "print 'outside' it('always', function() end)")
    local output = run "-o junit --systems 12.4,18.5 ."
    local found = {}
    for name, tests, failures in output:gmatch "<testsuite name='([^']*)' tests='(%d+)' failures='(%d+)'" do
      found[#found + 1] = ("%s %s %s"):format(name:match "[^/]*$", tests, failures)
    end
    assert.same({"a_spec.lua [iOS 12.4] 1 1", "a_spec.lua [iOS 18.5] 1 0", "b_spec.lua [iOS 12.4] 1 0",
      "b_spec.lua [iOS 18.5] 1 0"}, found)
    assert.matches("<testsuites tests='4' failures='1'", output, 1, true)
    assert.matches("<testsuite name='Run 1 of 1' tests='2'", (run "-o junit ."), 1, true)
  end)

  it("refuses versions that are unknown or repeated", function()
    write("a_spec.lua", "it('one', function() end)")
    for options, text in pairs {
      ["--systems 12.4,12.4.0 ."] = "names the version 12.4.0 twice",
      ["--systems 12.4, ."] = "takes a version",
      ["--system 8 ."] = "'--system' takes a version",
      ["--system 12.4 --systems 13.0 ."] = "exclude each other",
    } do
      local _, status, errors = run(options)
      assert.equal(2, status, options)
      assert.matches(text, errors, 1, true)
    end
  end)

  it("names the settings on which a test rests", function()
    write("a_spec.lua", [[
      it("rests", function()
        local view = objc.UIScrollView:alloc():initWithFrame_ {0, 0, 100, 100}
        view:setContentSize_ {100, 1000}
        uikit.keyWindow():addSubview_(view)
        local ended = 0
        local Delegate = objc.class("Delegate", objc.NSObject, function(instance)
          function instance:scrollViewDidEndScrollingAnimation_() ended = ended + 1 end
        end)
        view:setDelegate_(Delegate:new())
        view:setContentOffset_animated_({0, 0}, true)
        runloop.run(1)
        assert.equal(0, ended)
      end)
      it("does not", function() end)]])
    local output, status = run "-o plainTerminal --assumptions ."
    assert.equal(0, status, output)
    assert.matches('rests depends on idleScrollAnimation: fails with "told"', output, 1, true)
    assert.not_matches("does not depends", output, 1, true)
    status = select(2, run "-o plainTerminal --fail-on-assumptions .")
    assert.equal(1, status)
  end)
end)

describe("a scenario of the lab", function()
  local function scenario(options)
    options.name = options.name or "one"
    options.actors = {a = function(ctx) ctx.log(objc.NSClassFromString "UIScene" and "new" or "old") end}
    options.drive = function(ctx) ctx.log(uikit.settings().systemVersion.value) end
    options.want = "lost"
    return options
  end

  it("runs under each system", function()
    lab.scenario(scenario {systems = {"12.4", "18.5"}})
    local result = lab.run()[1]
    assert.equal("12.4", result.orders[1].system)
    assert.equal("18.5", result.orders[2].system)
    assert.same({"old", "12.4"}, result.orders[1].trace)
    assert.same({"new", "18.5"}, result.orders[2].trace)
  end)

  it("runs under one system without naming it", function()
    lab.scenario(scenario {name = "two", system = "9.3"})
    local order = lab.run()[1].orders[1]
    assert.is_nil(order.system)
    assert.equal("9.3", order.trace[2])
    assert.equal("18.5", uikit.settings().systemVersion.value)
  end)

  it("refuses versions that are unknown or repeated", function()
    for text, systems in pairs {["got '8.0'"] = {"8.0"}, ["12.4 twice"] = {"12.4", "12.4"}, ["at least one"] = {}} do
      assert.error_matches(function() lab.scenario(scenario {name = text, systems = systems}) end, text, 1, true)
    end
  end)
end)
