-- Freeing a linked structure takes time proportional to its size: four times as many links take about four times as
-- long, where a collection for each link would take sixteen times as long.
describe("a structure that is linked through Lua", function()
  local Node = objc.class("LinkedNode", objc.NSObject, function(instance)
    objc.property(instance, "next")
    objc.property(instance, "other")
  end)

  local links = {
    tables = function(node, next) node:setNext_ {next} end,
    ["nested tables"] = function(node, next) node:setNext_ {deep = {{next}}} end,
    closures = function(node, next) node:setNext_(function() return next end) end,
    ["tables that hold themselves"] = function(node, next)
      local link = {next}
      link.link = link
      node:setNext_(link)
    end,
    ["closures that call themselves"] = function(node, next)
      local function find(depth) return depth == 0 and next or find(depth - 1) end
      node:setNext_(find)
    end,
    ["associated tables"] = function(node, next) objc.setAssociatedObject(node, "next", {next}) end,
    ["suspended coroutines"] = function(node, next)
      local thread = coroutine.create(function(value) coroutine.yield() return value end)
      coroutine.resume(thread, next)
      node:setNext_ {thread}
    end,
    metatables = function(node, next) node:setNext_(setmetatable({}, {__index = {next}})) end,
  }

  local function seconds(link, count)
    local begun
    objc.autoreleasepool(function()
      local head
      for _ = 1, count do
        local node = Node:new()
        if head then link(node, head) end
        head = node
      end
      head = nil -- luacheck: ignore
      begun = os.clock()
    end)
    assert.equal(0, #objc.liveObjects(Node))
    return os.clock() - begun
  end

  for name, link in pairs(links) do
    it("by " .. name .. " goes in linear time", function()
      local once = seconds(link, 1000)
      assert.is_true(seconds(link, 4000) < 8 * once + 0.1)
    end)
  end

  it("keeps objects that the script still reaches", function()
    local kept, other = {}, nil
    objc.autoreleasepool(function()
      local head
      for place = 1, 60 do
        local node = Node:new()
        if head then node:setNext_ {head} end
        if place == 20 then kept[1] = node end
        if place == 40 then other = coroutine.wrap(function(value) coroutine.yield() return value end) other(node) end
        head = node
      end
      head = nil -- luacheck: ignore
    end)
    assert.equal(40, #objc.liveObjects(Node))
    other = nil
    objc.autoreleasepool(function() end)
    assert.equal(20, #objc.liveObjects(Node))
    assert.is_table(kept[1]:next())
    kept[1] = nil
    objc.autoreleasepool(function() end)
    assert.equal(0, #objc.liveObjects(Node))
  end)

  it("keeps objects that a dealloc stores", function()
    local saved, count = {}, 0
    local Saving = objc.class("LinkedSaving", Node, function(instance)
      function instance:dealloc()
        count = count + 1
        if count % 10 == 0 and self:next() then saved[#saved + 1] = self:next()[1] end
      end
    end)
    objc.autoreleasepool(function()
      local head
      for _ = 1, 100 do
        local node = Saving:new()
        if head then node:setNext_ {head} end
        head = node
      end
      head = nil -- luacheck: ignore
    end)
    assert.equal(1, #saved)
    assert.equal(10, count)
    assert.equal("LinkedSaving", objc.object_getClassName(saved[1]))
    while count < 100 do
      saved[1] = nil
      objc.autoreleasepool(function() end)
      table.move(saved, 2, #saved + 1, 1)
    end
    objc.disposeClassPair(Saving)
  end)

  it("leaks where it is a circle, as with blocks", function()
    objc.autoreleasepool(function()
      local first, second = Node:new(), Node:new()
      first:setNext_ {second}
      second:setNext_ {first}
    end)
    local leaked = objc.liveObjects(Node)
    assert.equal(2, #leaked)
    for _, node in ipairs(leaked) do node:setNext_(nil) end
  end)
end)
