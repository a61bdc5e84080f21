-- A format of `random_inputs.lua` whose inputs are lists of changes of classes: of native ones too, in any order, with
-- metaclasses and duplicates. Each change may be refused. The world is restored afterwards.

local random = math.random

local names = 0
local function name()
  names = names + 1
  return "Changed" .. names
end

-- Native classes are defined when they are first used.
local natives = {"NSURL", "NSCalendar", "UISwitch", "UITableView", "UITextView", "UINavigationController", "NSURLSession"}

-- Each change receives two classes or metaclasses and a number, and may return another class.
local changes = {
  function(_, _, number) return objc[natives[number % #natives + 1]] end,
  function(class) return objc.duplicateClass(class, name(), 0) end,
  function(class) return objc.allocateClassPair(class, name(), 0) end,
  function() return objc.allocateClassPair(nil, name(), 0) end,
  function(class) objc.registerClassPair(class) end,
  function(class) objc.disposeClassPair(class) end,
  function(class, other) objc.class_setSuperclass(class, other) end,
  function(class, other) objc.object_setClass(class, other) end,
  function(class) objc.object_setClass(objc.NSMutableArray:new(), class) end,
  function(class) objc.class_addMethod(class, "changed", function() return 1 end, "i@:") end,
  function(class) hook.before(class, "description", function() end) end,
  function(class) return tostring(class:new()) and nil end,
  function(class) return objc.class_respondsToSelector(class, "changed") and nil end,
}

return {
  class_changes = {
    make = function()
      local list = {}
      for index = 1, random(1, 40) do list[index] = {random(#changes), random(40), random(40)} end
      return list
    end,
    read = function(list)
      local before, done = objc.snapshot(), 0
      local pool = {objc.NSObject, objc.UIView}
      for index = 1, 2 do pool[#pool + 1] = objc.object_getClass(pool[index]) end
      for _, change in ipairs(list) do
        local class, other = pool[(change[2] - 1) % #pool + 1], pool[(change[3] - 1) % #pool + 1]
        local is_done, made = pcall(changes[change[1]], class, other, change[3])
        if is_done then done = done + 1 end
        if is_done and made then pool[#pool + 1], pool[#pool + 2] = made, objc.object_getClass(made) end
      end
      objc.restore(before)
      return done > #list // 2
    end,
  },
}
