describe("hookhost test", function()
  local lowest = 0
  while arg[lowest - 1] do lowest = lowest - 1 end
  local folder

  before_each(function()
    folder = os.tmpname()
    os.remove(folder)
    assert(os.execute(("mkdir '%s'"):format(folder)))
  end)
  after_each(function() os.execute(("rm -r '%s'"):format(folder)) end)

  local function write(name, text)
    local file <close> = assert(io.open(folder .. "/" .. name, "w"))
    file:write(text)
  end

  --- What the command writes on standard output, its status, and what is on standard error.
  local function run(options, redirection)
    local command = "unset CI_NODE_INDEX CI_NODE_TOTAL; '%s' test -C '%s' %s 2>'%s/stderr' %s"
    command = command:format(arg[lowest], folder, options, folder, redirection or "")
    local pipe = assert(io.popen(command))
    local output = pipe:read "a"
    local _, _, status = pipe:close()
    local file <close> = assert(io.open(folder .. "/stderr"))
    return output, status, file:read "a"
  end

  it("answers 0 when all is well, 1 when a test fails, and runs the others all the same", function()
    write("a_spec.lua", "it('works', function() end)")
    local output, status = run "-o TAP ."
    assert.equal("ok 1 - works\n1..1\n", output)
    assert.equal(0, status)
    write("b_spec.lua", "it('fails', function() assert.equal(1, 2) end) it('goes on', function() end)")
    output, status = run "-o TAP ."
    assert.equal(1, status)
    assert.matches("not ok 2 - fails", output, 1, true)
    assert.matches("ok 3 - goes on", output, 1, true)
  end)

  it("gives each file a world of its own, or each test, or none", function()
    write("a_spec.lua", [[
      it("makes", function() objc.class("Leaking", objc.NSObject) end)
      it("meets", function() assert.is_nil(objc.getClass "Leaking") end)]])
    write("b_spec.lua", "it('meets', function() assert.is_nil(objc.getClass 'Leaking') end)")
    local function failures(options)
      return select(2, run("-o TAP " .. options):gsub("not ok", ""))
    end
    assert.equal(1, failures ".")
    assert.equal(0, failures "--isolate=test .")
    assert.equal(2, failures "--isolate none .")
  end)

  it("fails a test that calls os.exit, even where the error is caught", function()
    write("a_spec.lua", [[
      it("leaves", function() os.exit(0) end)
      it("hides it", function() pcall(os.exit, 0) end)
      it("stays", function() end)]])
    local output, status = run "-o TAP ."
    assert.equal(1, status)
    assert.matches("not ok 1 .-os.exit%(0%) was called.-not ok 2 .-os.exit%(0%).-ok 3", output)
  end)

  it("names the test whose process was killed, and runs the other files", function()
    write("a_spec.lua", "it('dies', function() os.execute 'kill -9 $PPID' end)")
    write("b_spec.lua", "it('lives', function() end)")
    local output, status = run "-o TAP ."
    assert.equal(1, status)
    assert.matches("^not ok 1 %- dies.-signal 9.-ok 2 %- lives\n1%.%.2\n$", output)
  end)

  it("stops what takes too long, and goes on", function()
    write("a_spec.lua", [[
      it("loops", function() while true do pcall(function() while true do end end) end end)
      it("has a limit inside", function()
        local result = lab.run {names = {lab.scenario({name = "loop", timeLimit = 0.05,
          actors = {a = function() end}, drive = function() while true do end end}).name}}
        assert.equal("timeout", result[1].orders[1].verdict)
      end)]])
    local output, status = run "-o TAP --test-time-limit 0.8 ."
    assert.equal(1, status)
    assert.matches("not ok 1 .-time limit exceeded.-\nok 2", output)
  end)

  it("fails a run without a test", function()
    write("a_spec.lua", "it('is #slow', function() end)")
    for options, message in pairs {
      ["--filter nothing ."] = "no test matches the filters",
      ["--exclude-tags slow ."] = "no test matches the filters",
      ["-p _nothing ."] = "no test file matches",
    } do
      local _, status, text = run(options)
      assert.equal(1, status)
      assert.matches(message, text, 1, true)
    end
    write("a_spec.lua", "")
    assert.equal(1, select(2, run "."))
  end)

  it("refuses what it does not know", function()
    local _, status, text = run "--jbos 2"
    assert.equal(2, status)
    assert.matches("unrecognized option '--jbos'; did you mean '--jobs'?", text, 1, true)
    for _, options in ipairs {
      "no/such/path", "--jobs 0", "--jobs", "--isolate=never", "--shard 3/2", "--test-time-limit nan",
    } do
      assert.equal(2, select(2, run(options)), options)
    end
  end)

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
      :format(arg[lowest], folder)))
    assert.equal(second, pipe:read "a")
    pipe:close()
  end)

  it("reads .busted where -C leads, with its profiles", function()
    write(".busted", "return {default = {output = 'TAP', tags = 'quick'}, slow = {output = 'TAP', tags = 'slow'}}")
    write("a_spec.lua", "it('is #quick', function() end) it('is #slow', function() end)")
    assert.equal("ok 1 - is #quick\n1..1\n", (run "."))
    assert.equal("ok 1 - is #slow\n1..1\n", (run "--run=slow ."))
    assert.equal(2, select(2, run "--run=none ."))
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

  it("names the objects that a test leaves behind, or fails it", function()
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
      end)]])
    for _, options in ipairs {".", "--isolate=test .", "--isolate=none ."} do
      local _, status, text = run(options)
      assert.equal(0, status)
      assert.matches("a_spec.lua:4: keeps leaked 2 Node, as <Node: 0x", text, 1, true)
      assert.not_matches("cleans up", text, 1, true)
    end
    assert.equal("", (select(3, run "--no-leaks .")))
    local output, status = run "--fail-on-leaks -o TAP ."
    assert.equal(1, status)
    assert.matches("^not ok 1 %- keeps.-leaked 2 Node.-ok 2 %- cleans up", output)
  end)

  it("reports what each test prints, and shows it where that spoils no report", function()
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
    assert.equal(captured, out[1]:get_text())
    assert.equal("before\nafter1\n", out[2]:get_text())
    assert.equal("outside\n", out[3]:get_text())
    assert.equal("three\n2001-01-01 00:00:00.000 script[1:1] four\n", err[1]:get_text())
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

  it("bounds what a test prints, and says how much it has dropped", function()
    write("a_spec.lua", [==[
      it("prints a lot", function() for _ = 1, 10 do print(("x"):rep(999999)) end end)
      it("prints bytes", function() io.write "a\0b\255\27[31m]]>\n" end)]==])
    local report = require "dkjson".decode((run "-o json ."))
    local text = report.successes[1].element.stdout
    assert.equal(262144 + #"\n… (9,737,856 more bytes)\n", #text)
    assert.matches("… (9,737,856 more bytes)", text, 1, true)
    assert.equal("a\\x00b\\xFF\\x1B[31m]]>\n", report.successes[2].element.stdout)
    local xml = run "-o junit ."
    assert.is_truthy(require "pl.xml".parse(xml))
    assert.not_matches("[%z\27\255]", xml)
  end)

  it("stops a lab that a test runs for too long, and runs the tests behind it", function()
    write("a_spec.lua", [[
      it("runs a lab", function()
        local actors = {}
        for index = 1, 7 do actors["a" .. index] = function() for _ = 1, 3000 do end end end
        lab.scenario {name = "long", actors = actors, drive = function() end}
        pcall(lab.run)
      end)
      it("comes behind", function()
        local scenario = lab.scenario {name = "short", actors = {a = function() end}, drive = function() end}
        assert.equal("ok", lab.run {names = {scenario.name}}[1].orders[1].verdict)
      end)]])
    local output, status = run "--test-time-limit 0.3 -o TAP ."
    assert.equal(1, status)
    assert.matches("^not ok 1 .-time limit exceeded: it ran longer than 0.3 s\nok 2", output)
  end)

  it("answers 130 to Ctrl-C, with a report that says what ran then", function()
    write("a_spec.lua", [[
      it("is done", function() end)
      it("goes on", function()
        os.execute "kill -2 $(ps -o ppid= $PPID)"
        while true do end
      end)
      it("never runs", function() end)]])
    write("b_spec.lua", "it('is done too', function() end)")
    local output, status, text = run "-o TAP ."
    assert.equal(130, status)
    assert.matches("^ok 1 %- is done\nnot ok 2 %- goes on\n.-interrupted\n1..2\n$", output)
    assert.matches("interrupted; what had not run is missing in the report", text, 1, true)
  end)

  it("lets tests spy on messages, compare objects and draw timelines", function()
    local own = debug.getinfo(1, "S").source:match "^@(.*/)"
    local pipe = assert(io.popen(("'%s' test -o TAP '%smessages_in_tests.lua'")
      :format(arg[lowest], own)))
    local output = pipe:read "a"
    assert.is_true(pipe:close(), output)
    assert.matches("1..8\n$", output)
  end)
end)
