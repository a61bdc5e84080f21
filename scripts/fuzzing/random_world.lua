-- The receivers of random calls: some objects of every class, and the names of the runtime.
--
-- A seed selects a few classes, because most errors need objects that reference each other.

local random = math.random
local pick = require "random_values".pick

local World = {}
World.__index = World

local most_objects = 60

-- Whole scenes: a view or controller with a delegate that responds to any selector.
local bases = {
  "UITableView", "UICollectionView", "UIScrollView", "UIButton", "UITextField", "UIPanGestureRecognizer",
  "UIView", "UIViewController", "UINavigationController", "UIWebView", "WKWebView", "UIAlertView", "UISlider",
  "UICollectionViewFlowLayout", "UITableViewCell", "UISwitch",
}
local delegates = {
  "UITableViewDataSource", "UITableViewDelegate", "UIScrollViewDelegate", "UICollectionViewDataSource",
  "UICollectionViewDelegate", "UICollectionViewDelegateFlowLayout", "UIGestureRecognizerDelegate",
  "UITextFieldDelegate", "UINavigationControllerDelegate", "UIViewControllerTransitioningDelegate",
  "UIWebViewDelegate", "WKNavigationDelegate", "UIAlertViewDelegate", "UIActionSheetDelegate",
}

function World.new()
  local self = setmetatable({classes = {}, objects = {}, selectors = {}, methods = {}, made = 0}, World)
  for _, class in ipairs(objc.getClassList()) do table.insert(self.classes, objc.class_getName(class)) end
  self.focus = {}
  for i = 1, 6 do self.focus[i] = pick(self.classes) end
  return self
end

function World:class()
  local name = random(3) == 1 and pick(self.classes) or pick(self.focus)
  return objc.getClass(name) or objc.NSObject
end

function World:object() return self.objects[random(math.max(1, #self.objects))] end

-- Returns the name of a registered selector.
function World:selector()
  return #self.selectors > 0 and pick(self.selectors) or "description"
end

-- Returns an object of a class, which is created if there is none.
function World:instance(name)
  local class = objc.getClass(name)
  if not class then return self:object() end
  local fitting = {}
  for _, object in ipairs(self.objects) do
    local ok, fits = pcall(objc.NSObject.isKindOfClass_, object, class)
    if ok and fits == true then table.insert(fitting, object) end
  end
  if #fitting > 0 and random(5) > 1 then return pick(fitting) end
  local ok, object = pcall(function() return class:alloc():init() end)
  if not ok then return fitting[1] end
  self:keep(object)
  return object
end

-- Stores an object, or one of a list, for later calls.
function World:keep(value)
  if type(value) == "table" and random(4) == 1 then value = value[1] end
  if type(value) ~= "userdata" then return end
  local place = #self.objects < most_objects and #self.objects + 1 or random(most_objects)
  self.objects[place] = value
end

-- Releases about half of the objects.
function World:drop()
  for place = #self.objects, 1, -1 do
    if random(2) == 1 then table.remove(self.objects, place) end
  end
  collectgarbage()
end

-- Returns the names of a class's own and inherited methods.
function World:methods_of(class)
  local name = objc.class_getName(class) .. (objc.class_isMetaClass(class) and "+" or "-")
  if self.methods[name] then return self.methods[name] end
  local list = {}
  while class do
    for _, method in ipairs(objc.class_copyMethodList(class) or {}) do
      local selector = objc.sel_getName(objc.method_getName(method))
      table.insert(list, selector)
      table.insert(self.selectors, selector)
    end
    class = objc.class_getSuperclass(class)
  end
  self.methods[name] = list
  return list
end

-- Creates a subclass that implements some selectors with the functions; returns its name.
function World:define(superclass, selectors, functions)
  self.made = self.made + 1
  local name = "Random" .. self.made
  objc.class(name, superclass, function(instance)
    for _, selector in ipairs(selectors) do
      pcall(function() instance[selector] = pick(functions) end)
    end
  end)
  return name
end

-- Returns some of the selectors of a class and its superclasses.
function World:some(count, class)
  local all, list = self:methods_of(class), {}
  for i = 1, #all > 0 and count or 0 do list[i] = pick(all) end
  return list
end

-- Adds a subclass of any class, and an object of it.
function World:subclass(functions)
  local name = self:define(self:class(), self:some(random(4), self:class()), functions)
  table.insert(self.classes, name)
  self.focus[random(#self.focus)] = name
  self:keep(objc[name]:alloc():init())
end

-- Shows a view whose delegate, data source and target is an object that responds to any selector, and
-- moves a touch over it.
function World:stage(functions)
  local base = pick(bases)
  local selectors = {}
  for _ = 1, 2 do
    for _, isRequired in ipairs {true, false} do
      local protocol = objc.getProtocol(pick(delegates))
      for _, method in ipairs(objc.protocol_copyMethodDescriptionList(protocol, isRequired, true) or {}) do
        if random(2) == 1 then table.insert(selectors, method.name) end
      end
    end
  end
  local helper = objc[self:define(objc.NSObject, selectors, functions)]:new()
  local class = objc[self:define(objc[base], self:some(random(0, 3), objc[base]), functions)]
  local made, object
  if base == "UICollectionView" then
    made, object = pcall(function()
      return class:alloc():initWithFrame_collectionViewLayout_({0, 0, 390, 844}, objc.UICollectionViewFlowLayout:new())
    end)
  else
    made, object = pcall(function() return class:alloc():initWithFrame_ {0, 0, 300, 500} end)
    if not made then made, object = pcall(function() return class:alloc():init() end) end
  end
  if not made then return end
  self:keep(object)
  self:keep(helper)
  for _, step in ipairs {
    function() object:registerClass_forCellReuseIdentifier_(objc.UITableViewCell, "cell") end,
    function() object:registerClass_forCellWithReuseIdentifier_(objc.UICollectionViewCell, "cell") end,
    function() object:setContentSize_ {300, 3000} end,
    function() object:setDataSource_(helper) end,
    function() object:setDelegate_(helper) end,
    function() uikit.keyWindow():addSubview_(object) end,
    function() uikit.keyWindow():setRootViewController_(object) end,
    function() object:addTarget_action_forControlEvents_(helper, self:selector(), 64) end,
    function() self:object():addGestureRecognizer_(object) end,
    function() object:show() end,
    function() gesture.flick(object, {by = {0, -200}}) end,
    function() runloop.run(0.3) end,
  } do
    pcall(step)
  end
end

return World
