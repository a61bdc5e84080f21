-- The scenarios in scripts/lab that are not entries of the catalogue: vendors that hook an app's environment, each with
-- the orders that break.
local folder = "scripts/lab/"

describe("the scenarios of vendors", function()
  local path = package.path

  setup(function() package.path = folder .. "?.lua;" .. path end)
  teardown(function() package.path = path end)

  for _, file in ipairs {
    "application", "dragging", "network", "menus", "screens", "services", "system_delegates", "text", "threads",
  } do
    it("have the verdicts that " .. file .. " wants", function()
      dofile(folder .. file .. "_lab.lua")
      local orders = 0
      for _, result in ipairs(lab.run()) do
        for _, order in ipairs(result.orders) do
          local name = result.name .. ", " .. table.concat(order.order, " ") .. ": "
          assert.equal(name .. order.want, name .. order.verdict, order.detail)
          orders = orders + 1
        end
      end
      assert.is_true(orders > 0)
    end)
  end
end)
