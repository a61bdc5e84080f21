-- Entries G01 to G05: guards of containers.
describe("the catalogue of container guards", function()
  local path = package.path
  setup(function() package.path = "scripts/lab/?.lua;" .. path end)
  teardown(function() package.path = path end)

  it("has the expected verdicts", function()
    dofile "scripts/lab/container_guards_lab.lua"
    for _, result in ipairs(lab.run()) do
      for _, order in ipairs(result.orders) do
        local name = result.name .. ", " .. table.concat(order.order, " ") .. ": "
        assert.equal(name .. order.want, name .. order.verdict, order.detail)
      end
    end
  end)
end)
