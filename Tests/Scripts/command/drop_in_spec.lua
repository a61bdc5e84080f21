-- Runs the same command lines with this program and with the system's `lua5.4`, and compares every
-- byte of standard output and standard error, and the status.
--
-- Not covered: the readline library of the system's program without a terminal (it reads ahead of `io.read`, and
-- treats control characters as keys), and input that ends inside a statement at the prompt (the message is `(null)`
-- there).

describe("in place of lua5.4", function()
  local lowest = 0
  while arg[lowest - 1] do lowest = lowest - 1 end

  local root = os.tmpname()
  os.remove(root)

  local function shell(command) assert(os.execute(command)) end

  local function write(name, text)
    local file <close> = assert(io.open(name, "wb"))
    file:write(text)
  end

  local function read(name)
    local file <close> = assert(io.open(name, "rb"))
    return file:read "a"
  end

  setup(function()
    -- Both are called `lua`, so that messages begin in the same way.
    for name, program in pairs {ours = arg[lowest], theirs = "$(command -v lua5.4)"} do
      shell(([[mkdir -p '%s/%s' && ln -s "$(realpath "%s")" '%s/%s/lua']])
        :format(root, name, program, root, name))
    end
  end)

  teardown(function() shell(("rm -r '%s'"):format(root)) end)

  --- Returns a program's output, errors and status for a case.
  local function run(name, case)
    local work = root .. "/work"
    shell(("rm -rf '%s' && mkdir '%s'"):format(work, work))
    for file, text in pairs(case.files or {}) do write(work .. "/" .. file, text) end
    write(root .. "/input", case.input or "")
    write(root .. "/command", case[1])
    local _, _, status = os.execute(([[
      cd '%s' && env -i LC_ALL=C PATH='%s/%s':"$PATH" %s sh ../command <../input >../output 2>../errors
    ]]):format(work, root, name, case.variables or ""))
    return {
      output = read(root .. "/output"):gsub("0x%x+", "0x…"),
      -- After a misused option, all options are listed.
      errors = read(root .. "/errors"):gsub("0x%x+", "0x…"):gsub("skipping %d+ levels", "skipping …"):gsub("\nusage: .*", "\nusage: …\n"),
      status = status,
    }
  end

  local binary = string.dump(load("print('dumped', ...)", "=dumped"))

  local cases = {
    -- Standard input.
    {"lua", input = "print(1, ...) return 5"},
    {"lua -", input = "print(arg[0], #arg, ...)"},
    {"lua - a b", input = "print(arg[0], arg[-1], arg[1], arg[2], ...)"},
    {"lua -- - a b", files = {["-"] = "print('a file', ...)"}},
    {"lua -W - a -x", input = "print(arg[0], arg[-1], arg[-2], ...)"},
    {"lua", input = "#!shebang\nprint(debug.getinfo(1, 'l').currentline)"},
    {"lua", input = "# only"},
    {"lua", input = ""},
    {"lua", input = "\xEF\xBB\xBFprint 'marked'"},
    {"lua", input = "\xEF\xBB\xBF# marked\nprint 'marked'"},
    {"lua", input = "\xEF\xBBprint 'half'"},
    {"lua", input = "print('a\0b')"},
    {"lua", input = binary},
    {"lua -", input = "#!x\n" .. binary},
    {"lua", input = binary:sub(1, -5)},
    {"lua", input = "\x1BLua"},
    {"lua", input = "x ="},
    {"lua", input = "x = 'a\n"},
    {"lua", input = "goto nowhere"},
    {"lua", input = "for i = 1, 3 do local x <close> = i end"},
    {"lua", input = "\n\nerror 'here'"},
    {"lua", input = "local function f() error('level 2', 2) end f()"},
    {"lua", input = "print(io.read())\nrest of it"},
    {"lua -e 'print(io.read \"n\", io.read \"a\")'", input = "12 and the rest\n"},
    {"lua -e 'for line in io.lines() do print(#line, line) end'", input = "one\n\ntwo\0three"},
    {"lua s.lua", files = {["s.lua"] = "for a, b in io.lines(nil, 'n', 'L') do print(a, b) end"}, input = "1 x\n2 y\n"},
    {"lua", input = ("x = 1\n"):rep(20000) .. "print(x) x()"},
    {"lua", input = "x = " .. ("{"):rep(300)},
    {"lua", input = "-- \r\nprint(debug.getinfo(1, 'l').currentline)\r\nerror 'cr'\r\n"},

    -- Scripts.
    {"lua s.lua", files = {["s.lua"] = "#!/usr/bin/lua\nprint(arg[-1], arg[0], ...) error 'x'"}},
    {"lua s.lua a 'b c' ''", files = {["s.lua"] = "print(#arg, select('#', ...), ...) print(arg[-1], arg[-2])"}},
    {"lua -W -v -E s.lua x", files = {["s.lua"] = "for i = -5, 2 do print(i, arg[i]) end"}},
    {"lua ./s.lua", files = {["s.lua"] = "print(debug.getinfo(1, 'S').source) local t = nil; t.x = 1"}},
    {"lua missing.lua"},
    {"lua ''"},
    {"lua ."},
    {"lua s.lua/x", files = {["s.lua"] = ""}},
    {"lua s.lua", files = {["s.lua"] = binary}},
    {"lua s.lua 1 2", files = {["s.lua"] = "#!x\n" .. binary}},
    {"lua s.lua", files = {["s.lua"] = binary:sub(1, 40)}},
    {"lua s.lua", files = {["s.lua"] = "x = }"}},
    {"lua s.lua", files = {["s.lua"] = "return ..."}},
    {"lua s.lua", files = {["s.lua"] = "error()"}},
    {"lua s.lua", files = {["s.lua"] = "error(nil)"}},
    {"lua s.lua", files = {["s.lua"] = "error(42)"}},
    {"lua s.lua", files = {["s.lua"] = "error(42.5, 0)"}},
    {"lua s.lua", files = {["s.lua"] = "error(true)"}},
    {"lua s.lua", files = {["s.lua"] = "error {}"}},
    {"lua s.lua", files = {["s.lua"] = "error(print)"}},
    {"lua s.lua", files = {["s.lua"] = "error(io.stdout)"}},
    {"lua s.lua", files = {["s.lua"] = "error(coroutine.create(print))"}},
    {"lua s.lua", files = {["s.lua"] = "error 'a\\0b'"}},
    {"lua s.lua", files = {["s.lua"] = "error(('x'):rep(5000))"}},
    {"lua s.lua", files = {["s.lua"] = "error(setmetatable({}, {__tostring = function() return 'told' end}))"}},
    {"lua s.lua", files = {["s.lua"] = "error(setmetatable({}, {__tostring = function() return 1 end}))"}},
    {"lua s.lua", files = {["s.lua"] = "error(setmetatable({}, {__tostring = function() error 'inner' end}))"}},
    {"lua s.lua", files = {["s.lua"] = "error(setmetatable({}, {__tostring = 1}))"}},
    {"lua s.lua", files = {["s.lua"] = "error(setmetatable({}, {__name = 'Named'}))"}},
    {"lua s.lua", files = {["s.lua"] = "local function f(n) if n == 0 then error 'deep' end f(n - 1) return 1 end f(40)"}},
    {"lua s.lua", files = {["s.lua"] = "local function f() return f() + 1 end f()"}},
    {"lua s.lua", files = {["s.lua"] = [[
      local function f() return f() + 1 end
      print(xpcall(f, function() print(pcall(f)) return 'handled' end)) print(pcall(f))]]}},
    {"lua s.lua", files = {["s.lua"] = "string.rep()"}},
    {"lua s.lua", files = {["s.lua"] = "('x'):rep(1e10)"}},
    {"lua s.lua", files = {["s.lua"] = "string.rep('x', -1, {})"}},
    {"lua s.lua", files = {["s.lua"] = "setmetatable({}, {__index = function(t, k) return k.x.y end}).z()"}},
    {"lua s.lua", files = {["s.lua"] = "table.sort({3, 2, 1}, function(a, b) error 'compare' end)"}},
    {"lua s.lua", files = {["s.lua"] = "coroutine.wrap(function() error 'inside' end)()"}},
    {"lua s.lua", files = {["s.lua"] = [[coroutine.wrap(function()
      local x <close> = setmetatable({}, {__close = function() print 'closed' end})
      error {}
    end)()]]}},
    {"lua s.lua", files = {["s.lua"] = [[local co = coroutine.create(function() error 'x' end)
    print(coroutine.resume(co)) print(debug.traceback(co)) print(coroutine.close(co))]]}},
    {"lua s.lua", files = {["s.lua"] = "print(pcall(error)) print(xpcall(error, debug.traceback, 'm', 0)) print(select('#', pcall(error, nil)))"}},
    {"lua s.lua", files = {["s.lua"] = "print(pcall(pcall)) print(pcall(xpcall, print)) print(pcall(xpcall)) print(pcall())"}},
    {"lua s.lua", files = {["s.lua"] = "print(xpcall(function() local x = nil + 1 end, function(m) return m .. '!', 2 end))"}},
    {"lua s.lua", files = {["s.lua"] = "print(xpcall(error, function(m) error(m) end, 'again'))"}},
    {"lua s.lua", files = {["s.lua"] = "print(xpcall(function() error 'x' end, 1)) print(xpcall(print, nil, 1, 2))"}},
    {"lua s.lua", files = {["s.lua"] = "xpcall(function() error 'x' end, function(m) print(debug.traceback(m)) end)"}},
    {"lua s.lua", files = {["s.lua"] = "print(pcall(function() pcall(error) error({}) end)) print(pcall(string.rep)) print(pcall(nil)) print(pcall({}))"}},
    {"lua s.lua", files = {["s.lua"] = "local function f() return pcall(f) end print(select('#', f()))"}},
    {"lua s.lua", files = {["s.lua"] = "print(debug.traceback('m')) pcall(function() print(debug.traceback('n', 1)) end)"}},
    {"lua s.lua", files = {["s.lua"] = "local x <close> = setmetatable({}, {__close = function(_, e) print('closing', e) end}) error 'body'"}},
    {"lua s.lua", files = {["s.lua"] = "local x <close> = setmetatable({}, {__close = function() error 'closing' end}) return 1"}},
    {"lua s.lua", files = {["s.lua"] = "setmetatable({}, {__gc = function() print 'collected' end})"}},
    {"lua -W s.lua", files = {["s.lua"] = "setmetatable({}, {__gc = function() error 'in gc' end})"}},
    {"lua s.lua", files = {["s.lua"] = "warn '@on' warn('a', 'b') warn '@off' warn 'hidden' warn('@on') warn('@unknown') warn '@on'"}},
    {"lua s.lua", files = {["s.lua"] = "warn 'hidden' print(pcall(warn)) print(pcall(warn, 1, {}))"}},
    {"lua s.lua", files = {["s.lua"] = "arg = nil print(...)"}},
    {"lua s.lua | head -c 10", files = {["s.lua"] = "for i = 1, 100000 do print(i) end"}},
    {"lua s.lua", files = {["s.lua"] = "io.write(('x'):rep(1 << 20)) io.stderr:write(('y'):rep(1 << 18))"}},
    {"lua s.lua", files = {["s.lua"] = "print('out') io.stderr:write 'err' io.stdout:close() print 'lost'"}},
    {"lua s.lua", files = {["s.lua"] = "io.stdout:setvbuf 'full' print 'buffered' error 'x'"}},
    {"lua s.lua >/dev/full", files = {["s.lua"] = "print(io.write 'x') print(io.stdout:flush()) error(select(2, io.stdout:flush()))"}},
    {"lua s.lua >&-", files = {["s.lua"] = "print 'lost' io.stderr:write(tostring(select(2, io.stdout:flush())))"}},
    {"lua s.lua <&-", files = {["s.lua"] = "print(io.read())"}},
    {"lua <&-"},
    {"lua s.lua", files = {["s.lua"] = "print(require 'm', package.loaded.m)", ["m.lua"] = "print(...) return 'module'"}},
    {"lua s.lua", files = {["s.lua"] = "require 'm'", ["m.lua"] = "x ="}},
    {"lua s.lua", files = {["s.lua"] = "require 'm'", ["m.lua"] = "error {}"}},
    {"lua s.lua", files = {["s.lua"] = "require 'missing.module'"}},
    {"lua s.lua", files = {["s.lua"] = "dofile 'missing.lua'"}},
    {"lua s.lua", files = {["s.lua"] = "dofile()"}, input = "print 'from input' error 'there'"},
    {"lua s.lua", files = {["s.lua"] = "print(load('x =')) print(load('x = 1', '@name', 'b')) print(loadfile 'none')"}},
    {"lua s.lua", files = {["s.lua"] = "print(collectgarbage 'incremental', collectgarbage 'generational')"}},
    {"lua s.lua", files = {["s.lua"] = "print(math.maxinteger // -1, 1e15, 2^53, -0.0, 1/0, 0/0 ~= 0/0, 3 | 0, '10' + 1)"}},
    {"lua s.lua", files = {["s.lua"] = "print(package.path) print(package.cpath) print(package.config)"}},
    {"lua s.lua", files = {["s.lua"] = "print(os.getenv 'HOME', os.setlocale(), _VERSION, os.execute())"}},
    {"lua s.lua", files = {["s.lua"] = "print(io.popen('exit 3'):close()) print(os.execute 'kill -9 $$')"}},
    {"lua s.lua", files = {["s.lua"] = "os.execute 'kill -TERM $PPID' while true do end"}},

    -- Ends.
    {"lua -e 'os.exit()'"}, {"lua -e 'os.exit(true)'"}, {"lua -e 'os.exit(false)'"},
    {"lua -e 'os.exit(3.0)'"}, {"lua -e 'os.exit(3.5)'"}, {"lua -e 'os.exit(256 + 7)'"},
    {"lua -e 'os.exit(-1)'"}, {"lua -e 'os.exit \"4\"'"}, {"lua -e 'os.exit {}'"},
    {"lua s.lua", files = {["s.lua"] = "setmetatable({}, {__gc = function() print 'collected' end}) os.exit(5, true)"}},
    {"lua s.lua", files = {["s.lua"] = "setmetatable({}, {__gc = function() print 'collected' end}) os.exit(5)"}},
    {"lua s.lua", files = {["s.lua"] = "local x <close> = setmetatable({}, {__close = function() print 'closed' end}) os.exit(true, true)"}},
    {"lua s.lua", files = {["s.lua"] = "coroutine.wrap(function() os.exit(6, true) end)()"}},
    {"lua s.lua", files = {["s.lua"] = "setmetatable({}, {__gc = function() os.exit(9, true) end})"}},
    {"lua s.lua", files = {["s.lua"] = "pcall(os.exit, 7, true)"}},

    -- Options.
    {"lua -v"}, {"lua -v -e 'print(1)'"}, {"lua -v s.lua", files = {["s.lua"] = "print(2)"}},
    {"lua -e 'print(1)' -e 'print(2, ...)' -e 'error(3)' -e 'print(4)'"},
    {"lua -e'print(arg[0], arg[-1], ...)'"}, {"lua -e"}, {"lua -e -v"}, {"lua -e 'x ='"}, {"lua -e ''"},
    {"lua -e 'print(1)' s.lua x", files = {["s.lua"] = "print(...) print(arg[-2], arg[-1])"}},
    {"lua -e 'arg = {10, 20}' s.lua x", files = {["s.lua"] = "print(...)"}},
    {"lua -e 'arg = nil' s.lua x", files = {["s.lua"] = "print(...)"}},
    {"lua -e 'arg = 1' - x", input = "print(...)"},
    {"lua -e 'return 1'"}, {"lua -e 'print(1)'", input = "print 'not run'"},
    {"lua -e 'print(1)' -", input = "print('run', ...)"},
    {"lua -l m -e 'print(m)'", files = {["m.lua"] = "return {1, name = ...} and ..."}},
    {"lua -lm -e 'print(m)'", files = {["m.lua"] = "return ..."}},
    {"lua -l g=m -e 'print(g, m)'", files = {["m.lua"] = "return ..."}},
    {"lua -l a.b -e 'print(_G[\"a.b\"])'", files = {}, input = ""},
    {"lua -l missing"}, {"lua -l"}, {"lua -l m", files = {["m.lua"] = "error 'in m'"}},
    {"lua -l m", files = {["m.lua"] = "print 'm'"}, input = "print('input', m)"},
    {"lua -W -e 'warn(1)' -e 'warn \"@off\"' -e 'warn(2)'"}, {"lua -e 'warn(1)' -W -e 'warn(2)'"},
    {"lua -W", input = "warn 'from input'"},
    {"lua -x"}, {"lua -"}, {"lua --"}, {"lua --", input = "print 'input'"},
    {"lua ---"}, {"lua -ee"}, {"lua -vv"}, {"lua -iv"}, {"lua -Ex"}, {"lua -h"}, {"lua --x"}, {"lua -e 'print(1)' -x"},
    {"lua -- s.lua -x", files = {["s.lua"] = "print(...) print(arg[-1], arg[-2])"}},
    {"lua -v -- ", input = "print 'not run'"},
    {"lua -E", input = "print 'run'"},

    -- The environment.
    {"lua -e 'print(x)'", variables = "LUA_INIT='x=1'"},
    {"lua -E -e 'print(x)'", variables = "LUA_INIT='x=1'"},
    {"lua -e 'print(x)'", variables = "LUA_INIT='x=1' LUA_INIT_5_4='x=2'"},
    {"lua -e 'print(x)'", variables = "LUA_INIT=@init.lua", files = {["init.lua"] = "x = ... or 'none' print(arg[0])"}},
    {"lua -e 'print(x)'", variables = "LUA_INIT=@missing.lua"},
    {"lua -e 'print(x)'", variables = "LUA_INIT='x='"},
    {"lua -e 'print(x)'", variables = "LUA_INIT_5_4='error(1)'"},
    {"lua -v -e 'print(x)'", variables = "LUA_INIT='error(setmetatable({}, {__tostring = function() return \"told\" end}))'"},
    {"lua s.lua a", variables = "LUA_INIT='arg = {9}'", files = {["s.lua"] = "print(...)"}},
    {"lua -e 'print(package.path) print(package.cpath)'", variables = "LUA_PATH='a;;b' LUA_CPATH=';;c'"},
    {"lua -e 'print(package.path) print(package.cpath)'", variables = "LUA_PATH='a' LUA_PATH_5_4='b;;' LUA_CPATH_5_4=''"},
    {"lua -E -e 'print(package.path == (package.path:gsub(\"a;\", \"\")))'", variables = "LUA_PATH='a;'"},

    -- A prompt without a terminal.
    {"lua -i", input = ""},
    {"lua -i", input = "x = 1\nx, nil, 'a'\n=x\nreturn x\nlocal y = 2\ny\nprint(x) -- \n"},
    {"lua -i", input = "for i = 1, 2 do\nprint(i)\nend\nfunction f()\n\nerror 'in f'\nend\nf()\n"},
    {"lua -i", input = "x = = 1\n'unfinished\n1 +\n2\n[[\nlong]]\n--[[\n]]\n"},
    {"lua -i", input = "error()\nerror(nil)\nerror {}\nerror(setmetatable({}, {__tostring = function() return 'told' end}))\n"},
    {"lua -i", input = "os.exit(4)\n"},
    {"lua -i", input = "_PROMPT = 'a '\n_PROMPT2 = 'b '\nif x then\nend\n_PROMPT = 7\n_PROMPT = nil\n1"},
    {"lua -i", input = "_PROMPT = setmetatable({}, {__tostring = function() return 'p ' end})\n1\n"},
    {"lua -i", input = "print = nil\n1\nprint = 2\n2\nprint = error\n3\n"},
    {"lua -i", input = "table.unpack({}, 1, 1e6)\ntable.unpack({}, 1, 200)\n"},
    {"lua -i -e 'x = 5'", input = "x\n"},
    {"lua -i s.lua a", files = {["s.lua"] = "x = ..."}, input = "x, arg[0]\n"},
    {"lua -i s.lua", files = {["s.lua"] = "error 'x'"}, input = "1\n"},
    {"lua -i missing.lua", input = "1\n"},
    {"lua -i -", input = "x = 7"},
    {"lua -i", variables = "LUA_INIT='error(1)'", input = "1\n"},
    {"lua -i -W", input = "warn 'a'\nwarn '@off'\nwarn 'b'\nsetmetatable({}, {__gc = error})\n"},
    {"lua -i", input = "goto x\n::x::\nlocal x <const> = 1; x = 2\nreturn return\nbreak\n"},
    {"lua -i", input = "\n\n  \n;\n1;\n"},
    {"lua -i", input = "x = 'a\nb'\nx = 'a\\\nb'\nx\nx = 'a\\z\n  b'\nx\n"},
    {"lua -i", input = "local a <const>\n= 1\nlocal b <close>\nlocal c\n"},
    {"lua -i", input = "while (function() do return false end end)() do\nend\nfor i = 1, 2 do\nfor j = 1, 2 do\nprint(i, j)\nend\nend\n"},
    {"lua -i", input = "if true\nthen\nprint 'a'\nelseif x\nthen\nelse\n)\nend\nprint 'b'\n"},
    {"lua -i", input = "repeat\nlocal x = 1\nuntil\nx\nfunction\nf\n(\n)\nend\nf\n()\n"},
    {"lua -i", input = "x = {\n1, -- }\n[==[\n]]\n]==], --[[\n}]]\n}\n#x\nx = {\n]\n1\n"},
    {"lua -i", input = "print(\n1 ..\n'2' ..\n\n3)\ngoto\nl\n::l\n::\nnot\nnil\n"},
    {"lua -i", input = "_PROMPT2 = setmetatable({}, {__tostring = function() error 'no prompt' end})\nif x then\nend\n1\n"},
    {"lua -i", input = "do\nlocal x = = 1\nend\n"},
    {"lua -i", input = "f(\n" .. ("  {1, 2},\n"):rep(300) .. "3)\n" .. "x = {\n" .. ("  {1, 2},\n"):rep(100) .. "}}\n1\n"},
  }

  for number, case in ipairs(cases) do
    local script = (case.files or {})["s.lua"] or case.input or ""
    local title = ("%s %s <<< %s"):format(case[1], case.variables or "", script:sub(1, 60)):gsub("[^ -~]", ".")
    it(("does in case %d what it does: %s"):format(number, title), function()
      local theirs, ours = run("theirs", case), run("ours", case)
      -- lua5.4 ignores a failed standard input unless `-` requests it.
      local is_forgotten = case[1]:match "^lua[- W]*$" or case[1] == "lua <&-" or case[1] == "lua -l m"
      if is_forgotten and theirs.errors:find "^lua:" and theirs.status == 0 then theirs.status = 1 end
      assert.same(theirs, ours)
    end)
  end
end)
