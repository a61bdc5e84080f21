describe("trace", function()
  after_each(function() pcall(trace.stop) end)

  local function reason(...)
    local ok, e = pcall(...)
    assert.is_false(ok)
    return e.reason
  end

  it("names where the trace that runs was started", function()
    trace.start()
    assert.matches("a trace runs already, started at .*control_spec.lua:11$", reason(trace.start))
  end)

  it("refuses to stop and print a trace that does not exist", function()
    assert.matches("trace.stop: no trace runs", reason(trace.stop))
    assert.matches("argument 1 must be a list of entries", reason(trace.print, 3))
    assert.matches("argument 1 must be a list of entries", reason(trace.print, {3}))
  end)

  it("rejects options that it does not have", function()
    assert.matches("unknown option 'class'", reason(trace.start, {class = {}}))
    assert.matches("'classes' must be a list, got string", reason(trace.start, {classes = "x"}))
    assert.matches("'selectors' lists selectors or their names",
      reason(trace.start, {selectors = {3}}))
    for _, limit in ipairs {0, -1, 1.5, "many", 0 / 0} do
      assert.matches("'limit' must be a positive integer", reason(trace.start, {limit = limit}))
    end
    trace.start()
  end)

  it("keeps the filtered classes, subclasses too", function()
    local view = objc.UIView:alloc():init()
    local label = objc.UILabel:alloc():init()
    local object = objc.NSObject:alloc():init()
    local function work() view:hash() label:hash() object:hash() label:isEqual_(view) end
    local function kept(options)
      trace.start(options)
      work()
      local names = {}
      for _, entry in ipairs(trace.stop()) do names[#names + 1] = entry.name end
      return table.concat(names, " ")
    end
    assert.equal("-[UIView hash] -[UILabel hash] -[UILabel isEqual:]",
      kept {classes = {objc.UIView}})
    assert.equal("-[UILabel hash] -[UILabel isEqual:]", kept {classes = {"UILabel"}})
    assert.equal("-[UILabel isEqual:]", kept {selectors = {"isEqual:"}})
    assert.equal("-[UILabel hash]", kept {classes = {"UILabel"}, selectors = {objc.sel "hash"}})
    assert.equal("", kept {classes = {"Unheard"}})
  end)

  it("keeps the newest entries, and reports how many it dropped", function()
    local object = objc.NSObject:alloc():init()
    trace.start {limit = 3}
    for _ = 1, 10 do object:hash() end
    object:isEqual_(nil)
    local list = trace.stop()
    assert.equal(3, #list)
    assert.equal("isEqual:", list[3].selector)
    assert.equal(8, list.dropped)
  end)

  it("adds no cost to messages after it ends", function()
    local C = objc.class("TraceCost", objc.NSObject, function(instance)
      function instance:go(x) return self:hash() end
    end)
    hook.before(C, "go:", function() end)
    local c = C:alloc():init()
    local function cost()
      c:go(1)
      local count = 0
      debug.sethook(function() count = count + 1 end, "crl", 1)
      c:go(1)
      debug.sethook()
      return count
    end
    local before = cost()
    trace.start()
    local during = cost()
    trace.stop()
    assert.is_true(during > before)
    assert.equal(before, cost())
  end)

  it("reports when it cannot be printed", function()
    local lowest = 0
    while arg[lowest - 1] do lowest = lowest - 1 end
    local pipe = assert(io.popen(([['%s' -e 'trace.start() objc.NSObject:hash() trace.stop()
      print(pcall(trace.print))' 2>&1 >/dev/full; '%s' -e 'trace.start() objc.NSObject:hash()
      trace.stop() trace.print()' 2>&1 >/dev/full]]):format(arg[lowest], arg[lowest])))
    assert.matches("trace.print: cannot write to standard output", pipe:read "a", 1, true)
    pipe:close()
  end)

  it("continues over a restored snapshot", function()
    local world = objc.snapshot()
    local object = objc.NSObject:alloc():init()
    trace.start {selectors = {"hash"}}
    object:hash()
    objc.restore(world)
    local after = objc.NSObject:alloc():init()
    after:hash()
    local list = trace.stop()
    assert.equal(2, #list)
    assert.equal(after, list[2].receiver)
    assert.error_matches(function() list[1].receiver:hash() end,
      "created after the restored snapshot")
  end)
end)
