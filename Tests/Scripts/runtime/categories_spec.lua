describe("a category", function()
  it("covers the methods that the class has itself", function()
    local Class = objc.class("CategoryCovered", objc.NSObject, function(instance, class)
      function instance:m() return "class" end
      function class:m() return "class" end
    end)
    local object = Class:new()
    assert.same({"class", "class"}, {object:m(), Class:m()})
    objc.category(Class, "Cover", function(instance, class)
      function instance:m() return "category" end
      function class:m() return "category" end
    end)
    assert.same({"category", "category"}, {object:m(), Class:m()})
  end)

  it("is covered in turn by the one attached after it", function()
    local Class = objc.class("CategoryOrder", objc.NSObject)
    for _, name in ipairs {"First", "Second"} do
      objc.category(Class, name, function(instance)
        function instance:m() return name end
      end)
    end
    assert.equal("Second", Class:new():m())
  end)

  it("keeps the covered method in the list, after its own", function()
    local Class = objc.class("CategoryListed", objc.NSObject, function(instance)
      function instance:m() return "class" end
    end)
    objc.category(Class, "Cover", function(instance)
      function instance:m() return "category" end
    end)
    local methods, object = objc.class_copyMethodList(Class), Class:new()
    assert.equal(2, #methods)
    assert.equal("category", objc.method_invoke(object, methods[1]))
    assert.equal("class", objc.method_invoke(object, methods[2]))
  end)

  it("sends to super from the class it is attached to", function()
    local names, above = {"CategoryA", "CategoryB", "CategoryC", "CategoryD"}, objc.NSObject
    for level, name in ipairs(names) do
      above = objc.class(name, above)
      objc.category(above, "Counting", function(instance)
        function instance:count()
          return level == 1 and 30 or objc.super(name, self):count() + 1
        end
      end)
    end
    local counts = {}
    for level, name in ipairs(names) do counts[level] = objc[name]:new():count() end
    assert.same({30, 31, 32, 33}, counts)
  end)

  it("reaches instances and subclasses that exist already", function()
    local Class = objc.class("CategoryLate", objc.NSObject)
    local object = objc.class("CategoryLateChild", Class):new()
    assert.is_false(object:respondsToSelector_("late"))
    objc.category(Class, "Late", function(instance)
      function instance:late() return "late" end
    end)
    assert.is_true(object:respondsToSelector_("late"))
    assert.equal("late", object:late())
  end)
end)
