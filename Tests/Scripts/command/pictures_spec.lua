--- The pictures of the README are those that its scripts generate.
local lowest = 0
while arg[lowest - 1] do lowest = lowest - 1 end
local binary = arg[lowest]:gsub("^[^/]+/", os.getenv "PWD" .. "/%0")

describe("scripts/pictures", function()
  it("finds drawings and pages as they are kept", function()
    local pipe = assert(io.popen(("HOOKHOST_BINARY='%s' scripts/pictures --check 2>&1"):format(binary)))
    local text = pipe:read "a"
    local succeeded = pipe:close()
    assert.equal("", text)
    assert.is_true(succeeded)
  end)
end)
