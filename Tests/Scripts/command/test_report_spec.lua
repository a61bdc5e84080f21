local own = debug.getinfo(1, "S").source:match "^@(.*/)"
local tree = dofile(own .. "spec_tree.lua")
local write, run = tree.write, tree.run

describe("the report of hookhost test", function()
  before_each(tree.make)
  after_each(tree.remove)

  it("writes the same report with any number of processes, and shares files out", function()
    for n = 1, 4 do
      write(n .. "_spec.lua", ("it('%d', function() if %d == 1 then os.execute 'sleep 0.2' end end)")
        :format(n, n))
    end
    local one = run "-o TAP ."
    assert.equal(one, (run "-o TAP --jobs 3 ."))
    local first, second = run "-l --shard 1/2 .", run "-l --shard 2/2 ."
    assert.equal("1\n3\n", first)
    assert.equal("2\n4\n", second)
    local pipe = assert(io.popen(("CI_NODE_INDEX=2 CI_NODE_TOTAL=2 '%s' test -C '%s' -l .")
      :format(tree.program, tree.folder)))
    assert.equal(second, pipe:read "a")
    pipe:close()
  end)

  it("names the seed of a random order, and the place of an error of a file", function()
    write("a_spec.lua", "describe('a', function() it('fails', function() error 'x' end) end)")
    write("b_spec.lua", "\nit(")
    local output = run "--shuffle-tests --seed=5 -o TAP ."
    assert.matches("not ok 1 .-# Random seed: 5", output)
    assert.matches("not ok 2 - ./b_spec.lua\n# ./b_spec.lua @ 2\n", output, 1, true)
  end)

  it("keeps reports well-formed, whatever a test prints or raises", function()
    write("a_spec.lua", [==[
      print "ok 9 - no test"
      it("raises bytes", function() print "<x>" error "a\0b\255\27[31m ]]> <&>\nok 7" end)
      it("raises a table", function() error {1, {}} end)
      it("raises nothing", function() error(nil) end)
      it("raises an exception", function() objc.NSObject:new():bogus() end)
      it("# SKIP me\nok 8", function() end)
      it("raises silence", function() error(setmetatable({}, {__tostring = error})) end)]==])
    write("b_spec.lua", "it(")
    local tap = run "-o TAP ."
    local count = 0
    for line in tap:gmatch "[^\n]+" do
      assert.is_truthy(line:find "^#" or line:find "^1%.%.7$" or line:find "^n?o?t? ?ok %d ", line)
      if line:find "^ok" then assert.matches("\\# SKIP me", line, 1, true) count = count + 1 end
    end
    assert.equal(1, count)
    local report = require "dkjson".decode((run "-o json ."))
    assert.equal(6, #report.errors)
    assert.matches("a\\x00b\\xFF\\x1B", report.errors[1].message, 1, true)
    local xml = run "-o junit ."
    assert.not_matches("[%z\1-\8\11-\31\127-\255]", xml)
    assert.equal(6, select(2, xml:gsub("<testcase", "")))
    assert.is_truthy(require "pl.xml".parse(xml))
  end)

  it("fails when the report cannot be written", function()
    write("a_spec.lua", "it('works', function() end)")
    local _, status, text = run("-o TAP a_spec.lua", "> /dev/full")
    assert.equal(1, status)
    assert.matches("cannot write the report: No space left on device", text, 1, true)
    assert.equal(1, select(2, run "-o junit -Xoutput /dev/full ."))
  end)

  it("reports this also when tests failed, and when standard output is closed", function()
    write("a_spec.lua", "it('fails', function() error 'x' end)")
    local _, status, text = run("-o TAP .", "> /dev/full")
    assert.equal(1, status)
    assert.matches("cannot write the report: No space left on device", text, 1, true)
    _, status, text = run("-o TAP .", ">&-")
    assert.equal(1, status)
    assert.equal("hookhost test: cannot write the report: Bad file descriptor\n", text)
  end)

  it("names the objects that a test leaks, or fails it", function()
    write("a_spec.lua", [[
      local Node = objc.class("Node", objc.NSObject, function(instance)
        objc.property(instance, "next")
      end)
      it("keeps", function()
        local a, b = Node:new(), Node:new()
        a:setNext_(b)
        b:setNext_(a)
      end)
      it("cleans up", function()
        local a = Node:new()
        a:setNext_(Node:new())
        uikit.keyWindow():addSubview_(objc.UIView:new())
        gesture.tap(uikit.keyWindow())
      end)
      it("leaves others in charge", function()
        local Holder = objc.class("Holder", objc.NSObject, function(instance)
          objc.property(instance, "held", {default = objc.NSObject:new()})
        end)
        objc.setAssociatedObject(Holder, "key", objc.NSObject:new())
        local list = objc.UITableView:alloc():initWithFrame_style_({0, 0, 100, 200}, 0)
        list:registerClass_forCellReuseIdentifier_(objc.UITableViewCell, "cell")
        hook.delegate(list, {["scrollViewDidScroll:"] = function() end})
        local Source = objc.class("Source", objc.NSObject, {protocols = {"UITableViewDataSource"}}, function(instance)
          function instance:tableView_numberOfRowsInSection_() return 3 end
          function instance:tableView_cellForRowAtIndexPath_(view) return view:dequeueReusableCellWithIdentifier_ "cell" end
        end)
        _G.source = Source:new()
        list:setDataSource_(source)
        uikit.keyWindow():addSubview_(list)
        runloop.run(0)
        list:setDataSource_(nil)
        list:reloadData()
        runloop.run(0)
      end)]])
    for _, options in ipairs {".", "--isolate=test .", "--isolate=none ."} do
      local _, status, text = run(options)
      assert.equal(0, status)
      assert.matches("a_spec.lua:4: keeps leaked 2 Node, as <Node: 0x", text, 1, true)
      assert.not_matches("cleans up", text, 1, true)
      assert.not_matches("leaves others", text, 1, true)
    end
    assert.equal("", (select(3, run "--no-leaks .")))
    local output, status = run "--fail-on-leaks -o TAP ."
    assert.equal(1, status)
    assert.matches("^not ok 1 %- keeps.-leaked 2 Node.-\nok 2 %- cleans up\nok 3", output)
  end)

  it("reports the output of each test, and shows it where that keeps the report valid", function()
    write("a_spec.lua", [[
      print "outside"
      before_each(function() print "before" end)
      after_each(function() io.write("after", 1, "\n") end)
      it("prints", function()
        print("one", nil, 2)
        io.stdout:write("two\n"):write("# not ok\n")
        io.stderr:write "three\n"
        objc.NSLog "four"
        os.execute "echo five"
      end)
      it("is silent", function() end)]])
    local captured = "before\none\tnil\t2\ntwo\n# not ok\nafter1\n"
    local xml = require "pl.xml".parse((run "-o junit ."))
    local out, err = xml:get_elements_with_name "system-out", xml:get_elements_with_name "system-err"
    assert.matches("<testsuite name='Run 1 of 1' tests='2' failures='0'", run "-o junit .", 1, true)
    assert.equal(captured, out[1]:get_text())
    assert.equal("before\nafter1\n", out[2]:get_text())
    assert.equal("outside\n", out[3]:get_text())
    assert.equal("three\n2026-01-01 00:00:00.000 script[1:1] four\n", err[1]:get_text())
    local report = require "dkjson".decode((run "-o json ."))
    assert.equal(captured, report.successes[1].element.stdout)
    assert.matches("^three\n.- four\n$", report.successes[1].element.stderr)
    local tap, _, errors = run "-o TAP ."
    assert.equal("# before\n# one\tnil\t2\n# two\n# # not ok\n# after1\nok 1 - prints\n"
      .. "# before\n# after1\nok 2 - is silent\n# outside\n1..2\n", tap)
    assert.matches("three\n", errors, 1, true)
    assert.matches("five\n", errors, 1, true)
    local plain = run "-o plainTerminal ."
    assert.matches("^outside\nbefore\none\tnil\t2\ntwo\n# not ok\nafter1\n%+before\nafter1\n%+\n2 succ", plain)
  end)

  it("limits the output of a test, and reports how much it has dropped", function()
    write("a_spec.lua", [==[
      it("prints a lot", function() for _ = 1, 10 do print(("x"):rep(999999)) end end)
      it("raises a lot", function() error(("x"):rep(9999999)) end)
      it("prints bytes", function() io.write "a\0b\255\27[31m]]>\n" end)]==])
    local report = require "dkjson".decode((run "-o json ."))
    local text = report.successes[1].element.stdout
    assert.equal(262144 + #"\n… (9,737,856 more bytes)\n", #text)
    assert.matches("… (9,737,856 more bytes)", text, 1, true)
    assert.is_true(#report.errors[1].message < 70000)
    assert.equal("a\\x00b\\xFF\\x1B[31m]]>\n", report.successes[2].element.stdout)
    local xml = run "-o junit ."
    assert.is_truthy(require "pl.xml".parse(xml))
    assert.not_matches("[%z\27\255]", xml)
  end)

  it("begins the traceback of a failure in JUnit on a line of its own", function()
    write("a_spec.lua", "it('raises', function() error 'boom' end)")
    local xml = run "-o junit ."
    assert.matches("a_spec%.lua:1: boom\nstack traceback:\n", xml)
    assert.not_matches("busted", xml, 1, true)
  end)

  it("measures coverage with luacov, whose results exist when the worker has ended", function()
    write("a_spec.lua", "it('works', function() end)")
    assert(os.execute(("mkdir '%s/luacov'"):format(tree.folder)))
    write("luacov/runner.lua", [[
      local runner = {configuration = {exclude = {}}}
      return setmetatable(runner, {__call = function()
        local lines = 0
        debug.sethook(function() lines = lines + 1 end, "l")
        runner.keeper = setmetatable({}, {__gc = function()
          local file <close> = io.open("stats", "a")
          file:write(lines > 0 and "measured\n" or "nothing\n")
        end})
      end})]])
    assert.equal(0, select(2, run "--coverage -m './?.lua' ."))
    local file <close> = assert(io.open(tree.folder .. "/stats"))
    assert.equal("measured\n", file:read "a")
    write("luacov/runner.lua", "error 'broken'")
    local _, status, text = run "--coverage -m './?.lua' ."
    assert.equal(1, status)
    assert.matches("LuaCov not found", text, 1, true)
  end)

  it("fails when a list cannot be written", function()
    write("a_spec.lua", "it('works', function() end)")
    local _, status, text = run("-l .", "> /dev/full")
    assert.equal(1, status)
    assert.matches("cannot write the list: No space left on device", text, 1, true)
  end)
end)
