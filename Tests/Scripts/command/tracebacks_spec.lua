-- The text of a traceback, compared with that of the system's `lua5.4`.
describe("a traceback", function()
  local lowest = 0
  while arg[lowest - 1] do lowest = lowest - 1 end

  local function output_of(program, text)
    local name = os.tmpname()
    local file <close> = assert(io.open(name, "w"))
    file:write(text)
    file:close()
    local pipe <close> = assert(io.popen(("%s %s 2>&1"):format(program, name)))
    local output = pipe:read "a"
    os.remove(name)
    -- A name can contain what looks like an address.
    return (output:gsub(name, "FILE"):gsub("0x%x+", "0x…"))
  end

  local cases = {
    ["names functions of modules, fields, locals, upvalues and chunks"] = [[
      local t = {}
      function t.method() return debug.traceback "field" end
      function globalfn() return debug.traceback("global", 1) end
      string.extra = function() return (debug.traceback "named") end
      package.loaded.mine = {f = function() return (debug.traceback "mine") end}
      print((t.method()), (globalfn()), (string.extra()), (package.loaded.mine.f()))
      print((string.gsub("a", "a", function() return debug.traceback "called from C" end)))
      print((load("return (debug.traceback 'chunk')", "=chunk"))())
      local function tail() return globalfn() end
      print(tail())]],
    ["leaves the middle of a deep stack out"] = [[
      local function deep(n) if n == 0 then return (debug.traceback()) end local r = deep(n - 1) return r end
      for _, n in ipairs {3, 17, 18, 19, 20, 21, 60} do print(deep(n)) end]],
    ["shows other threads"] = [[
      local thread = coroutine.create(function()
        string.gsub("abc", "b", function() table.sort({2, 1}, function() coroutine.yield() end) end)
      end)
      print(coroutine.resume(thread))
      thread = coroutine.create(function() local function inner() coroutine.yield() end inner() end)
      coroutine.resume(thread)
      print(debug.traceback(thread), debug.traceback(thread, "m", 0), debug.traceback(thread, nil, 1))]],
    ["gives back what is no message, and takes any level"] = [[
      print(debug.traceback({}) ~= nil, debug.traceback(nil), debug.traceback(12))
      print(pcall(debug.traceback, "x", "y"))
      print(debug.traceback("x", 100), debug.traceback("x", -1))]],
    ["is written by message handlers"] = [[
      print(select(2, xpcall(function() error "boom" end, debug.traceback)))
      print(select(2, xpcall(function() local x x() end, function(m) return debug.traceback(m, 2) end)))
      error "uncaught"]],
  }

  for name, text in pairs(cases) do
    it(name, function()
      local theirs = output_of("lua5.4", text):gsub("^lua5.4: ", ""):gsub("\nlua5.4: ", "\n")
      local ours = output_of(arg[lowest], text):gsub("\n[^\n]*hookhost: ", "\n")
      assert.equal(theirs, ours)
    end)
  end
end)
