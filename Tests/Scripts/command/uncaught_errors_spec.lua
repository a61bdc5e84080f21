describe("an uncaught error", function()
  local lowest = 0
  while arg[lowest - 1] do lowest = lowest - 1 end

  --- What a script writes on standard error before it ends with status 1.
  local function report_of(script)
    local name = os.tmpname()
    local file <close> = assert(io.open(name, "w"))
    file:write(script)
    file:close()
    local pipe = assert(io.popen(("'%s' '%s' 2>&1"):format(arg[lowest], name)))
    local report = pipe:read "a"
    local _, _, status = pipe:close()
    os.remove(name)
    assert.equal(1, status)
    return report
  end

  it("is told by its type when it is a table that cannot tell itself", function()
    local report = report_of "error(setmetatable({}, {__name = 'Mine'}))"
    assert.matches("(error object is a table value)", report, 1, true)
    assert.not_matches("Mine", report, 1, true)
  end)
end)
