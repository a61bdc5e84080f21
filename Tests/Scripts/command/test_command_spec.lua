local own = debug.getinfo(1, "S").source:match "^@(.*/)"
local tree = dofile(own .. "spec_tree.lua")
local write, run = tree.write, tree.run

describe("hookhost test", function()
  before_each(tree.make)
  after_each(tree.remove)

  it("returns 0 when all is well, 1 when a test fails, and runs the others all the same", function()
    write("a_spec.lua", "it('works', function() end)")
    local output, status = run "-o TAP ."
    assert.equal("ok 1 - works\n1..1\n", output)
    assert.equal(0, status)
    write("b_spec.lua", "it('fails', function() assert.equal(1, 2) end) it('goes on', function() end)")
    output, status = run "-o TAP ."
    assert.equal(1, status)
    assert.matches("not ok 2 - fails", output, 1, true)
    assert.matches("\nok 3 - goes on", "\n" .. output, 1, true)
  end)

  it("runs each file in its own world, or each test, or none", function()
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

  it("restores after each file its changes to Lua's libraries and to the process", function()
    write("a_spec.lua", [[
      it("changes", function()
        local methods = getmetatable(io.stdout).__index
        string.format, table.concat, methods.write, os.time, package.path = nil, nil, nil, nil, ""
        string.extra = true
        collectgarbage "stop"
        io.output "written"
        require "lfs".chdir "/"
      end)]])
    write("b_spec.lua", [[
      it("is unaffected by it", function()
        assert.is_truthy(string.format and table.concat and io.stdout.write and os.time)
        assert.is_nil(string.extra)
        assert.not_equal("", package.path)
        assert.equal(io.stdout, io.output())
        assert.is_true(collectgarbage "isrunning")
        assert.is_truthy(io.open "b_spec.lua")
      end)]])
    local output, status = run "-o TAP ."
    assert.equal("ok 1 - changes\nok 2 - is unaffected by it\n1..2\n", output)
    assert.equal(0, status)
  end)

  it("shows busted's version", function()
    local output, status = run "--version"
    assert.equal(require "busted.core"().version .. "\n", output)
    assert.equal(0, status)
  end)

  it("accepts --lua when it names this program, and rejects another interpreter", function()
    write("a_spec.lua", "it('works', function() end)")
    local output, status = run("-o TAP --lua='" .. tree.program .. "' .")
    assert.equal("ok 1 - works\n1..1\n", output)
    assert.equal(0, status)
    local _, refusal, said = run "--lua=luajit ."
    assert.matches("'--lua' names another interpreter, 'luajit'", said, 1, true)
    assert.equal(2, refusal)
    assert.equal(2, select(2, run "--lua /bin/sh ."))
  end)

  it("reports when .busted names another interpreter, and runs the tests itself", function()
    write("a_spec.lua", "it('works', function() end)")
    write(".busted", "return {_all = {lua = 'luajit'}}")
    local output, status, said = run "-o TAP ."
    assert.matches(".busted names another interpreter, 'luajit'", said, 1, true)
    assert.equal("ok 1 - works\n1..1\n", output)
    assert.equal(0, status)
    write(".busted", ("return {_all = {lua = %q}}"):format(tree.program))
    assert.equal("", select(3, run "-o TAP ."))
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

  it("stops a test that runs too long, and continues", function()
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

  it("rejects unknown options", function()
    local _, status, text = run "--jbos 2"
    assert.equal(2, status)
    assert.matches("unrecognized option '--jbos'; did you mean '--jobs'?", text, 1, true)
    for _, options in ipairs {
      "no/such/path", "--jobs 0", "--jobs", "--isolate=never", "--shard 3/2", "--test-time-limit nan",
    } do
      assert.equal(2, select(2, run(options)), options)
    end
  end)

  it("reads .busted where -C leads, with its profiles", function()
    write(".busted", "return {default = {output = 'TAP', tags = 'quick'}, slow = {output = 'TAP', tags = 'slow'}}")
    write("a_spec.lua", "it('is #quick', function() end) it('is #slow', function() end)")
    assert.equal("ok 1 - is #quick\n1..1\n", (run "."))
    assert.equal("ok 1 - is #slow\n1..1\n", (run "--run=slow ."))
    assert.equal(2, select(2, run "--run=none ."))
  end)

  it("stops a lab that a test runs for too long, and runs the following tests", function()
    write("a_spec.lua", [[
      it("runs a lab", function()
        local actors = {}
        for index = 1, 7 do actors["a" .. index] = function() for _ = 1, 3000 do end end end
        lab.scenario {name = "long", actors = actors, drive = function() end}
        pcall(lab.run)
      end)
      it("runs later", function()
        local scenario = lab.scenario {name = "short", actors = {a = function() end}, drive = function() end}
        assert.equal("ok", lab.run {names = {scenario.name}}[1].orders[1].verdict)
      end)]])
    local output, status = run "--test-time-limit 0.3 -o TAP ."
    assert.equal(1, status)
    assert.matches("^not ok 1 .-time limit exceeded: it ran longer than 0.3 s\nok 2", output)
  end)

  it("ends a worker that hangs, and runs the following files", function()
    write("a_spec.lua", [[
      it("hangs", function() os.execute "kill -STOP $PPID" end)]])
    write("b_spec.lua", "it('is well', function() end)")
    local output, status = run "--test-time-limit 0.2 -o TAP ."
    assert.equal(1, status)
    assert.matches("^not ok 1 .-time limit exceeded.-\nok 2 %- is well\n", output)
  end)

  it("ends an endless step before the first file: the configuration, a helper, -e", function()
    write("a_spec.lua", "it('is well', function() end)")
    for what, options in pairs {
      ["the configuration"] = {".busted", "while true do end", ""},
      ["a helper"] = {"helper.lua", "while true do pcall(error) end", "--helper=helper.lua"},
      ["-e"] = {"unused.lua", "", "-e 'while true do end'"},
    } do
      write(options[1], options[2])
      local output, status, text = run("--test-time-limit 0.3 -o TAP " .. options[3] .. " .")
      assert.is_true(status == 1 or status == 2, what)
      assert.equal("", output:gsub("1%.%.0\n", ""), what)
      assert.matches("ran longer than 0.3 s", text, 1, true)
      write(options[1], "return {}")
    end
  end)

  it("ends processes that a test has started when the test runs too long", function()
    write("a_spec.lua", [[
      it("waits", function() os.execute "sleep 60.125 & sleep 60.25; true" end)]])
    local output, status = run "--test-time-limit 0.3 -o TAP ."
    assert.equal(1, status)
    assert.matches("time limit exceeded", output, 1, true)
    local pipe = assert(io.popen [[
      for file in /proc/[0-9]*/cmdline; do tr '\0' ' ' <$file; echo; done 2>/dev/null]])
    assert.is_nil(pipe:read("a"):find("sleep 60.", 1, true))
    pipe:close()
  end)

  it("exits with 130 after Ctrl-C, with a report of the running test", function()
    write("a_spec.lua", [[
      it("is done", function() end)
      it("continues", function()
        os.execute "kill -2 $(ps -o ppid= $PPID)"
        while true do end
      end)
      it("never runs", function() end)]])
    write("b_spec.lua", "it('is done too', function() end)")
    local output, status, text = run "-o TAP ."
    assert.equal(130, status)
    assert.matches("^ok 1 %- is done\nnot ok 2 %- continues\n.-interrupted\n1..2\n$", output)
    assert.matches("interrupted; what had not run is missing in the report", text, 1, true)
  end)

  it("leaves no process at work when it is killed", function()
    write("a_spec.lua", [[
      it("continues", function()
        local from, to = io.open "/proc/self/stat", io.open("pid", "w")
        to:write(from:read "n")
        from:close()
        to:close()
        while true do end
      end)]])
    local pipe = assert(io.popen(([[
      cd '%s'; '%s' test . >log 2>&1 & command=$!
      for _ in $(seq 200); do [ -s pid ] || sleep 0.05; done
      kill -9 $command; sleep 0.3
      grep -s '^State:.[RSD]' /proc/$(cat pid)/status; echo done]])
      :format(tree.folder, tree.program:gsub("^[^/]+/", os.getenv "PWD" .. "/%0"))))
    assert.equal("done\n", pipe:read "a")
    pipe:close()
  end)

  it("supports spies on messages, comparison of objects and timelines", function()
    local pipe = assert(io.popen(("'%s' test -o TAP '%smessages_in_tests.lua'")
      :format(tree.program, own)))
    local output = pipe:read "a"
    assert.is_true(pipe:close(), output)
    assert.matches("1..8\n$", output)
  end)
end)
