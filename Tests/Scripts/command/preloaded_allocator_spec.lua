describe("a preloaded allocator", function()
  local lowest = 0
  while arg[lowest - 1] do lowest = lowest - 1 end

  --- Returns the path of jemalloc, or nil where it is not installed.
  local function allocator()
    local pipe <close> = assert(io.popen "ls /usr/lib/*/libjemalloc.so.2 2>&1")
    return pipe:read("l"):match "^/.*jemalloc%.so%.2$"
  end

  it("leaves the sizes of the program's own blocks right", function()
    local library = allocator()
    if not library then return pending "libjemalloc2 is not installed" end
    local name = os.tmpname()
    local file <close> = assert(io.open(name, "w"))
    file:write [[
      local list = objc.NSMutableArray:array()
      for number = 1, 1000 do list:addObject_(number) end
      print(list:count())]]
    file:close()
    local pipe = assert(io.popen(("LD_PRELOAD=%s '%s' '%s' 2>&1"):format(library, arg[lowest], name)))
    assert.equal("1000\n", pipe:read "a")
    assert.is_true(pipe:close())
    os.remove(name)
  end)
end)
