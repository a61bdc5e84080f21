-- Many descriptors: each new one has the lowest free number, in time that does not grow with the number of open ones.

local here <const> = debug.getinfo(1, "S").source:match "^@(.*/)"
local growth <const> = dofile(here .. "../values/support/growth.lua")
local c <const> = require "hookhost.c".functions

describe("many descriptors", function()
  it("are opened in time that grows with their number", function()
    assert.is_true(growth(function(count)
      local numbers = {}
      for index = 1, count do numbers[index] = c.dup(1) end
      for index = 1, count do assert(c.close(numbers[index]) == 0) end
    end, 4000) < 10)
  end)

  it("have the lowest free numbers, also after others were closed", function()
    local first = c.dup(1)
    assert.same({first + 1, first + 2, first + 3}, {c.dup(1), c.dup(1), c.dup(1)})
    c.close(first + 2)
    c.close(first)
    assert.same({first, first + 2, first + 4}, {c.dup(1), c.dup(1), c.dup(1)})
    for number = first, first + 4 do c.close(number) end
    assert.equal(first, c.dup(1))
    c.close(first)
  end)
end)
