-- The hooking techniques against each other, in the scenarios of scripts/lab.
local root = debug.getinfo(1, "S").source:match "^@(.*)Tests/Scripts/" or ""
local scripts = root .. "scripts/lab/"

describe("the matrix of techniques", function()
  local cells = {}
  local techniques = {
    "addOrExchange", "bareExchange", "lateSuper", "forwarding", "classTable", "staticSlot",
  }
  local isOld = {}
  for _, name in ipairs(techniques) do isOld[name] = true end

  setup(function()
    local path = package.path
    package.path = scripts .. "?.lua;" .. path
    local results = lab.run {paths = {scripts .. "matrix_lab.lua"}}
    package.path = path
    for _, result in ipairs(results) do
      local first, second, shape = result.name:match "^matrix: (.-) × (.-) × (.*)$"
      local order = result.orders[1]
      cells[#cells + 1] = {
        first = first, second = second, shape = shape, verdict = order.verdict, want = order.want,
        minimal = order.minimal,
      }
    end
  end)

  it("has each pair of nine techniques in four shapes, with the expected verdicts", function()
    assert.equal(9 * 9 * 4, #cells)
    for _, cell in ipairs(cells) do assert.equal(cell.want, cell.verdict) end
  end)

  it("finds 120 clean, 18 lost, 4 unrecognized and 2 overflows among the techniques of libraries", function()
    local counts = {}
    for _, cell in ipairs(cells) do
      if isOld[cell.first] and isOld[cell.second] then
        counts[cell.verdict] = (counts[cell.verdict] or 0) + 1
      end
    end
    assert.same({ok = 120, lost = 18, unrecognized = 4, overflow = 2}, counts)
  end)

  it("finds five pairs whose order matters on one class", function()
    local verdicts, pairs = {}, {}
    for _, cell in ipairs(cells) do
      if cell.shape == "one class" then verdicts[cell.first .. " " .. cell.second] = cell.verdict end
    end
    for index, first in ipairs(techniques) do
      for second = index + 1, #techniques do
        local there = verdicts[first .. " " .. techniques[second]]
        if there ~= verdicts[techniques[second] .. " " .. first] then
          pairs[#pairs + 1] = first .. " " .. techniques[second]
        end
      end
    end
    assert.same({
      "addOrExchange forwarding", "addOrExchange classTable", "bareExchange forwarding",
      "bareExchange classTable", "forwarding classTable",
    }, pairs)
  end)

  it("loses the parent's body whenever a table keyed by class hooks the parent", function()
    for _, cell in ipairs(cells) do
      if (cell.shape == "parent, then child" and cell.first or
        cell.shape == "child, then parent" and cell.second) == "classTable" then
        assert.equal("lost", cell.verdict)
        assert.is_truthy(cell.minimal[1]:find "^classTable")
      end
    end
  end)

  it("has no failure that a hook, a dynamic subclass or a late super has a part in", function()
    for _, cell in ipairs(cells) do
      for _, name in ipairs(cell.minimal) do
        assert.is_falsy(name:find "^hook" or name:find "^isaSubclass" or name:find "^lateSuper")
      end
    end
  end)
end)

describe("a technique", function()
  local serial = 0

  it("hooks a message with arguments, and removes its hook", function()
    local path = package.path
    package.path = scripts .. "?.lua;" .. path
    local techniques = require "techniques"
    package.path = path
    local seen = {}
    for name, technique in pairs(techniques) do
      serial = serial + 1
      local context
      local Class = objc.class("Technique" .. serial, objc.NSObject, function(instance)
        objc.property(instance, "delegate", {policy = "weak"})
        function instance:m_(value) context.log("app " .. value) end
      end)
      for _, unhook in ipairs {false, true} do
        lab.scenario {
          name = ("technique %s %s"):format(name, unhook), unhook = unhook,
          setup = function(ctx)
            context = ctx
            local fields = {object = Class:new(), owner = Class:new()}
            fields.owner:setDelegate_(fields.object)
            return fields
          end,
          actors = {sdk = technique(Class, "m:", "sdk")},
          drive = function(ctx) ctx.owner:delegate():m_ "value" end,
        }
        local order = lab.run()[1].orders[1]
        assert.equal("ok", order.verdict, order.detail)
        assert.equal(unhook and "app value" or "sdk app value", table.concat(order.trace, " "))
      end
      seen[#seen + 1] = name
    end
    assert.equal(9, #seen)
  end)
end)
