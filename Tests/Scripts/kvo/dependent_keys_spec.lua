local New, Old = objc.NSKeyValueObservingOptionNew, objc.NSKeyValueObservingOptionOld
local Observer = objc.class("DependObserver", objc.NSObject, {ivars = {"_changes"}},
  function(instance)
    function instance:changes() return objc.object_getIvar(self, "_changes") end
    function instance:init()
      objc.object_setIvar(self, "_changes", {})
      return self
    end
    instance["observeValueForKeyPath:ofObject:change:context:"] =
      function(self, path, object, change)
        table.insert(self:changes(), {path, change.old, change.new})
      end
  end)
local kept = {} -- observers; observing does not retain them
local function observe(object, path, options)
  local observer = Observer:new()
  kept[#kept + 1] = observer
  object:addObserver_forKeyPath_options_context_(observer, path, options or New | Old, nil)
  return observer:changes(), observer
end

describe("a key that is computed from others", function()
  local Text = objc.class("DependText", objc.NSObject, function(instance, class)
    objc.property(instance, "mark")
    function instance:word() return (self:mark() or "") .. "KVO" .. (self:mark() or "") end
    function instance:line() return "---" .. self:word() .. "---" end
    function class:keyPathsForValuesAffectingWord() return {"mark"} end
    function class:keyPathsForValuesAffectingLine() return {"word"} end
  end)

  it("changes once when one of them does, and they are not reported themselves", function()
    local text = Text:new()
    local changes = observe(text, "word")
    text:setMark_("!")
    assert.same({{"word", "KVO", "!KVO!"}}, changes)
  end)

  it("changes through a chain of them", function()
    local text = Text:new()
    text:setMark_("")
    local changes = observe(text, "line")
    text:setMark_("!!!")
    assert.same({{"line", "---KVO---", "---!!!KVO!!!---"}}, changes)
  end)

  it("can be said for all keys in one method", function()
    local Sum = objc.class("DependSum", objc.NSObject, function(instance, class, super)
      objc.property(instance, "a", {default = 1})
      objc.property(instance, "b", {default = 2})
      function instance:sum() return self:a() + self:b() end
      class["keyPathsForValuesAffectingValueForKey:"] = function(self, key)
        if key == "sum" then return {"a", "b"} end
        return super(self):keyPathsForValuesAffectingValueForKey_(key)
      end
    end)
    local object = Sum:new()
    local changes = observe(object, "sum")
    object:setA_(10)
    object:setB_(20)
    assert.same({{"sum", 3, 12}, {"sum", 12, 30}}, changes)
    assert.same({}, Sum:keyPathsForValuesAffectingValueForKey_("a"))
  end)

  it("may depend on a path, also through nil", function()
    local Account = objc.class("DependAccount", objc.NSObject, function(instance)
      objc.property(instance, "balance", {default = 0})
    end)
    local Owner = objc.class("DependOwner", objc.NSObject, function(instance, class)
      objc.property(instance, "account")
      function instance:rich()
        local account = self:account()
        return account ~= nil and account:balance() > 100
      end
      function class:keyPathsForValuesAffectingRich() return {"account.balance"} end
    end)
    local owner, account = Owner:new(), Account:new()
    local changes = observe(owner, "rich")
    owner:setAccount_(account)
    account:setBalance_(200)
    owner:setAccount_(nil)
    account:setBalance_(300)
    assert.same(
      {{"rich", false, false}, {"rich", false, true}, {"rich", true, false}}, changes)
  end)

  it("may depend on itself in a circle without harm", function()
    local Circle = objc.class("DependCircle", objc.NSObject, function(instance, class)
      objc.property(instance, "a")
      objc.property(instance, "b")
      function class:keyPathsForValuesAffectingA() return {"b"} end
      function class:keyPathsForValuesAffectingB() return {"a"} end
    end)
    local object = Circle:new()
    local changes, observer = observe(object, "a", New)
    object:setB_(1)
    object:setA_(2)
    assert.equal(2, #changes)
    object:removeObserver_forKeyPath_(observer, "a")
    assert.equal(Circle, objc.object_getClass(object))
  end)

  it("moves the observation of the rest of the path when it changes", function()
    local Leaf = objc.class("DependLeaf", objc.NSObject, function(instance)
      objc.property(instance, "name")
    end)
    local leaves = {Leaf:new(), Leaf:new()}
    local Picker = objc.class("DependPicker", objc.NSObject, function(instance, class)
      objc.property(instance, "index", {default = 1})
      function instance:current() return leaves[self:index()] end
      function class:keyPathsForValuesAffectingCurrent() return {"index"} end
    end)
    local picker = Picker:new()
    local changes = observe(picker, "current.name", New)
    leaves[1]:setName_("one")
    leaves[2]:setName_("unseen")
    picker:setIndex_(2)
    leaves[1]:setName_("unseen")
    leaves[2]:setName_("two")
    assert.same({"one", "unseen", "two"}, {changes[1][3], changes[2][3], changes[3][3]})
    assert.equal(3, #changes)
  end)
end)

describe("an observed path", function()
  local Node = objc.class("DependNode", objc.NSObject, function(instance)
    objc.property(instance, "b")
    objc.property(instance, "c")
    objc.property(instance, "name")
  end)
  local function node(fields)
    local made = Node:new()
    for key, value in pairs(fields or {}) do made:setValue_forKey_(value, key) end
    return made
  end

  it("can lead through nil; each assignment on the path is one change", function()
    local root = node()
    local changes = observe(root, "b.c.name")
    root:setB_(node())
    root:b():setC_(node())
    root:b():c():setName_("leaf")
    root:setB_(nil)
    assert.same({
      {"b.c.name", objc.null, objc.null}, {"b.c.name", objc.null, objc.null},
      {"b.c.name", objc.null, "leaf"}, {"b.c.name", "leaf", objc.null}}, changes)
  end)

  it("counts every assignment on the path, and no other", function()
    local root, off = node(), node()
    local changes = observe(root, "b.c.name", New)
    root:setName_("off the path")
    root:setC_(node())
    assert.equal(0, #changes)
    root:setB_(node {c = node {name = "1"}})
    assert.equal(1, #changes)
    root:b():setC_(node {name = "2"})
    root:b():c():setName_("3")
    root:b():c():setName_("3")
    assert.equal(4, #changes)
    local detached = root:b()
    root:setB_(off)
    detached:setC_(nil)
    assert.equal(5, #changes)
    off:setC_(node {name = "4"})
    off:c():setName_(nil)
    assert.equal(7, #changes)
    assert.same(
      {"1", "2", "3", "3", objc.null, "4", objc.null},
      {changes[1][3], changes[2][3], changes[3][3], changes[4][3], changes[5][3], changes[6][3],
        changes[7][3]})
  end)

  it("changes when an object on the path is replaced, for any leaf", function()
    local old = node {name = "same"}
    local root = node {b = old}
    local changes = observe(root, "b.name")
    root:setB_(node {name = "same"})
    assert.same({{"b.name", "same", "same"}}, changes)
    old:setName_("detached")
    assert.equal(1, #changes)
    assert.equal(Node, objc.object_getClass(old))
    root:b():setName_("attached")
    assert.equal(2, #changes)
  end)

  it("can be set by key-value coding", function()
    local root = node {b = node {c = node()}}
    local changes = observe(root, "b.c.name", New)
    root:setValue_forKeyPath_("x", "b.c.name")
    assert.same({{"b.c.name", nil, "x"}}, changes)
  end)

  it("restores every object when it is no longer observed", function()
    local root = node {b = node {c = node()}}
    local _, observer = observe(root, "b.c.name")
    local objects = {root, root:b(), root:b():c()}
    for _, object in ipairs(objects) do
      assert.equal("NSKVONotifying_DependNode", objc.object_getClassName(object))
    end
    root:removeObserver_forKeyPath_(observer, "b.c.name")
    for _, object in ipairs(objects) do
      assert.equal("DependNode", objc.object_getClassName(object))
    end
  end)
end)

describe("setKeys:triggerChangeNotificationsForDependentKey:", function()
  local Name = objc.class("DependName", objc.NSObject, function(instance, class)
    objc.property(instance, "first")
    objc.property(instance, "last")
    function instance:full() return (self:first() or "") .. " " .. (self:last() or "") end
    function instance:short() return self:first() end
    function class:keyPathsForValuesAffectingShort() return {"first"} end
  end)

  it("declares for a class and its subclasses the keys that a key depends on", function()
    local before = objc.snapshot()
    Name:setKeys_triggerChangeNotificationsForDependentKey_({"first", "last"}, "full")
    local Sub = objc.class("DependSubName", Name)
    assert.same({"first", "last"}, Sub:keyPathsForValuesAffectingValueForKey_("full"))
    local object = Sub:new()
    local changes, observer = observe(object, "full")
    object:setLast_("B")
    object:removeObserver_forKeyPath_(observer, "full")
    assert.same({{"full", " ", " B"}}, changes)
    objc.restore(before)
    assert.same({}, Name:keyPathsForValuesAffectingValueForKey_("full"))
  end)

  it("counts for nothing where the class has the newer method", function()
    Name:setKeys_triggerChangeNotificationsForDependentKey_({"last"}, "short")
    assert.same({"first"}, Name:keyPathsForValuesAffectingValueForKey_("short"))
  end)
end)
