-- The catalogue of conflicts in scripts/lab: each entry fails as described, and its fix works.

local folder = "scripts/lab/"
local files = {
  "inheritance_and_exchange_lab.lua", "loading_and_super_lab.lua", "tables_and_slots_lab.lua",
  "delegates_lab.lua", "proxies_lab.lua", "completions_lab.lua", "app_delegates_lab.lua",
}
local entries = {
  "H01", "H02", "H04", "H06", "H07", "H08", "H10", "H12", "H14",
  "H16", "H18", "H19", "H21", "H22", "H25", "H26",
  "H27", "H29", "H30", "H31", "H32", "H34", "H35", "H36", "H37",
  "H39", "H40", "H42", "H43", "H44", "H46", "H48", "H49", "H51", "H53", "H56", "H57", "H58",
}

describe("the catalogue of conflicts", function()
  local path = package.path
  local fails, fixed = {}, {}

  setup(function() package.path = folder .. "?.lua;" .. path end)
  teardown(function() package.path = path end)

  for _, file in ipairs(files) do
    it("has the verdicts that " .. file .. " wants", function()
      dofile(folder .. file)
      for _, result in ipairs(lab.run()) do
        local entry = result.name:match "^H%d%d"
        local kind = result.name:match "^H%d%d fixed: " and fixed or fails
        assert.is_not_nil(entry, result.name)
        local goes_wrong = false
        for _, order in ipairs(result.orders) do
          local name = result.name .. ", " .. table.concat(order.order, " ")
          assert.equal(
            name .. ": " .. order.want, name .. ": " .. order.verdict, order.detail)
          goes_wrong = goes_wrong or order.verdict ~= "ok"
        end
        assert.equal(kind == fails, goes_wrong, result.name)
        kind[entry] = true
      end
    end)
  end

  it("has a failing and a fixed form of each entry", function()
    for _, entry in ipairs(entries) do
      assert.is_true(fails[entry], entry .. " has no failing form")
      assert.is_true(fixed[entry], entry .. " has no fixed form")
    end
  end)
end)
