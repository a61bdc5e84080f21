-- The common part of the specs of the catalogue of conflicts in scripts/lab.

local folder = "scripts/lab/"

--- Asserts that the scenarios of some files have the expected verdicts, and that each entry has both versions.
return function(what, files, entries)
  describe("the catalogue of conflicts, " .. what .. ",", function()
    local path = package.path
    local fails, fixed = {}, {}

    setup(function() package.path = folder .. "?.lua;" .. path end)
    teardown(function() package.path = path end)

    --- Compares each order with the expected verdict, and records the version and the entry.
    local function check(result)
      local entry = result.name:match "^H%d%d"
      local kind = result.name:match "^H%d%d fixed: " and fixed or fails
      assert.is_not_nil(entry, result.name)
      local goes_wrong = false
      for _, order in ipairs(result.orders) do
        local name = result.name .. ", " .. table.concat(order.order, " ") .. ": "
        assert.equal(name .. order.want, name .. order.verdict, order.detail)
        goes_wrong = goes_wrong or order.verdict ~= "ok"
      end
      assert.equal(kind == fails, goes_wrong, result.name)
      kind[entry] = true
    end

    for _, file in ipairs(files) do
      it("has the verdicts that " .. file .. " wants", function()
        dofile(folder .. file .. "_lab.lua")
        for _, result in ipairs(lab.run()) do check(result) end
      end)
    end

    it("has a failing and a fixed form of each entry", function()
      for _, entry in ipairs(entries) do
        assert.is_true(fails[entry], entry .. " has no failing form")
        assert.is_true(fixed[entry], entry .. " has no fixed form")
      end
    end)
  end)
end
