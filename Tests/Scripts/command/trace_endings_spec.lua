-- A trace is written however the script ends, and states how.
describe("the trace of a script that does not reach its end", function()
  local lowest = 0
  while arg[lowest - 1] do lowest = lowest - 1 end
  local program = arg[lowest]
  local script, file = os.tmpname(), os.tmpname() .. ".json"
  teardown(function()
    os.remove(script)
    os.remove(file)
    os.remove((file:gsub("%.json$", "")))
  end)

  local function read(path)
    local handle = io.open(path)
    if not handle then return nil end
    local text = handle:read "a"
    handle:close()
    return text
  end

  -- Returns the status, the messages, and the text of the file.
  local function trace(text, options, prefix, output)
    local handle = assert(io.open(script, "w"))
    handle:write("objc.NSObject:hash() ", text)
    handle:close()
    output = output or file
    os.remove(output)
    local pipe = assert(io.popen(("%s '%s' trace -o '%s' %s '%s' 2>&1"):format(
      prefix or "", program, output, options or "", script)))
    local said = pipe:read "a"
    return select(3, pipe:close()), said, read(output)
  end

  local function signal(name) return "timeout --preserve-status -k 20 -s " .. name .. " 0.7" end
  local busy = "while true do pcall(function() while true do end end) end"
  local blocked = ("local s = ('a'):rep(40) s:find(('a*'):rep(40) .. 'b')")

  local function holds(text, ending)
    assert.is_string(text)
    assert.matches('"ending":"' .. ending .. '"', text, 1, true)
    assert.matches('"name":"+[NSObject hash]"', text, 1, true)
    assert.matches("\n]}\n$", text)
  end

  for name, case in pairs {
    ["by the signal TERM"] = {busy, nil, signal "TERM", 143, "the script was terminated"},
    ["by Ctrl-C"] = {busy, nil, signal "INT", 130, "the script was interrupted"},
    ["by the time limit"] = {busy, "--time-limit 0.3", nil, 124, "the time limit was reached"},
    ["by the memory limit"] = {
      "local t = {} while true do t[#t + 1] = ('x'):rep(1000) .. #t end", "--memory-limit 20M", nil,
      137, "the memory limit was reached",
    },
    ["by an error"] = {"error 'broken'", nil, nil, 1, "the script failed"},
    ["by os.exit"] = {"os.exit(7)", nil, nil, 7, "the script called os.exit"},
    ["by the signal TERM inside a function of C"] = {
      blocked, nil, signal "TERM", 143, "the script was terminated",
    },
    ["by the time limit inside a function of C"] = {
      blocked, "--time-limit 0.3", nil, 124, "the time limit was reached",
    },
    ["by the signal TERM inside a coroutine"] = {
      "coroutine.wrap(function() " .. busy .. " end)()", nil, signal "TERM", 143,
      "the script was terminated",
    },
  } do
    it("is whole when it is ended " .. name, function()
      local text, options, prefix, expected, ending = table.unpack(case, 1, 5)
      local status, said, written = trace(text, options, prefix)
      assert.equal(expected, status)
      assert.matches(
        ("trace: %s; what was traced until then is in '%s'\n"):format(ending, file), said, 1, true)
      holds(written, ending)
    end)
  end

  it("notes this in a text and in a page too", function()
    local name = file:gsub("json$", "txt")
    local _, _, text = trace("error 'broken'", nil, nil, name)
    assert.matches("\n%(the script failed%)\n$", text)
    os.remove(name)
    name = file:gsub("json$", "html")
    _, _, text = trace("error 'broken'", nil, nil, name)
    assert.matches('"ending":"the script failed"', text, 1, true)
    os.remove(name)
  end)

  it("waits for an os.exit that exits", function()
    local status, said, written = trace "pcall(os.exit, 'later') objc.NSObject:class()"
    assert.equal(0, status)
    assert.equal("", said)
    assert.matches('"ending":"the script ran to its end"', written, 1, true)
    assert.matches("+[NSObject class]", written, 1, true)
  end)

  it("ends with the state in which a finalizer has started it, after a class was disposed of", function()
    local handle = assert(io.open(script, "w"))
    handle:write [[
      local class = objc.allocateClassPair(objc.NSObject, "Disposed", 0)
      objc.registerClassPair(class)
      kept = {class, class:new()}
      objc.disposeClassPair(class)
      last = setmetatable({}, {__gc = function() trace.start() end})]]
    handle:close()
    assert.same({true, "exit", 0}, {os.execute(("'%s' '%s'"):format(program, script))})
  end)
end)
