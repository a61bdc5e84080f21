describe("a property's declaration", function()
  local Thing = objc.class("ListThing", objc.NSObject, function(instance)
    objc.property(instance, "title", {policy = "copy"})
    objc.property(instance, "moving",
      {policy = "assign", getter = "isMoving", setter = "startMoving:", default = false})
    objc.property(instance, "count", {readonly = true})
  end)
  local Child = objc.class("ListChild", Thing)

  it("is found in the class and above, and listed with its own class", function()
    local title = objc.class_getProperty(Thing, "title")
    assert.equal("title", objc.property_getName(title))
    assert.is_true(rawequal(title, objc.class_getProperty(Child, "title")))
    assert.is_nil(objc.class_getProperty(Thing, "nobody"))
    assert.equal(3, #objc.class_copyPropertyList(Thing))
    assert.is_nil(objc.class_copyPropertyList(Child))
  end)

  it("occurs once in the list of each class of the frameworks", function()
    local repeated = {}
    for _, class in ipairs(objc.getClassList()) do
      local seen = {}
      for _, property in ipairs(objc.class_copyPropertyList(class) or {}) do
        local name = objc.property_getName(property)
        if seen[name] then table.insert(repeated, objc.class_getName(class) .. "." .. name) end
        seen[name] = true
      end
    end
    assert.same({}, repeated)
  end)

  it("contains its ownership and its accessors", function()
    local function attributes(name)
      return objc.property_getAttributes(objc.class_getProperty(Thing, name))
    end
    assert.equal("T@,C,N,V_title", attributes "title")
    assert.equal("TB,N,GisMoving,SstartMoving:,V_moving", attributes "moving")
    assert.equal("T@,R,&,N,V_count", attributes "count")
    local property = objc.class_getProperty(Thing, "moving")
    assert.equal("isMoving", objc.property_copyAttributeValue(property, "G"))
    assert.same({name = "T", value = "B"}, objc.property_copyAttributeList(property)[1])
  end)

  it("can be added without accessors, unless the class or one above it has the name", function()
    local attributes = {{name = "T", value = "@"}, {name = "R", value = ""}}
    assert.is_true(objc.class_addProperty(Child, "late", attributes, 2))
    assert.is_false(objc.class_addProperty(Child, "late", attributes, 2))
    assert.is_false(objc.class_addProperty(Child, "title", attributes))
    assert.is_false(objc.class_addProperty(objc.class("ListView", objc.UIView), "hidden", attributes))
    assert.equal("T@,R", objc.property_getAttributes(objc.class_getProperty(Child, "late")))
    assert.is_false(Child:instancesRespondToSelector_("late"))
  end)

  it("quotes long attribute names, and omits attributes without a value", function()
    local Class = objc.class("ListQuoted", objc.NSObject)
    objc.class_addProperty(Class, "odd", {{"!"}, {"?", "XX"}, {"'", ""}, {"?!", "YY"}, {"''''", ""}})
    local property = objc.class_getProperty(Class, "odd")
    assert.equal([[?XX,',"?!"YY,"''''"]], objc.property_getAttributes(property))
    assert.equal(4, #objc.property_copyAttributeList(property))
    assert.equal("", objc.property_copyAttributeValue(property, "''''"))
  end)

  it("can be replaced, or is added then", function()
    local Class = objc.class("ListReplaced", objc.NSObject)
    objc.class_replaceProperty(Class, "size", {{"T", "q"}}, 1)
    local property = objc.class_getProperty(Class, "size")
    assert.equal("Tq", objc.property_getAttributes(property))
    objc.class_replaceProperty(Class, "size", {{"T", "d"}}, 1)
    assert.equal("Td", objc.property_getAttributes(property))
    assert.equal(1, #objc.class_copyPropertyList(Class))
  end)

  it("is replaced where it is declared, for a class that inherits it", function()
    local Class = objc.class("ListInheriting", objc.class("ListInherited", objc.NSObject))
    objc.class_addProperty(objc.ListInherited, "size", {{"T", "q"}})
    objc.class_replaceProperty(Class, "size", {{"T", "d"}})
    assert.is_nil(objc.class_copyPropertyList(Class))
    local property = objc.class_getProperty(objc.ListInherited, "size")
    assert.equal("Td", objc.property_getAttributes(property))
  end)

  it("exists for native classes as their headers have it", function()
    local function attributes(class, name)
      return objc.property_getAttributes(objc.class_getProperty(class, name))
    end
    assert.equal('T@"UIColor",C,N', attributes(objc.UIButton, "backgroundColor"))
    assert.equal("TB,N,GisHidden", attributes(objc.UIView, "hidden"))
    assert.equal("T{CGPoint=dd},N", attributes(objc.UIView, "center"))
    assert.equal('T@"UIView",R,N', attributes(objc.UIView, "superview"))
    assert.equal("TB,R,N,GisTracking", attributes(objc.UIScrollView, "tracking"))
    assert.equal('T@"<UIScrollViewDelegate>",W,N', attributes(objc.UIScrollView, "delegate"))
    assert.equal('T@"<UIWebViewDelegate>",N', attributes(objc.UIWebView, "delegate"))
    assert.equal('T@"NSString",R,C,N', attributes(objc.NSObject, "description"))
    assert.is_nil(objc.class_getProperty(objc.UIView, "isHidden"))
    assert.is_nil(objc.class_getProperty(objc.UIView, "init"))
    local count = #objc.class_copyPropertyList(objc.UILabel)
    assert.is_false(objc.class_addProperty(objc.UILabel, "text", {{"T", "@"}}))
    objc.UILabel.listAdded = function() end
    objc.UILabel["setListAdded:"] = function() end
    objc.property(objc.UILabel, "listOwn")
    assert.is_nil(objc.class_getProperty(objc.UILabel, "listAdded"))
    assert.equal(count + 1, #objc.class_copyPropertyList(objc.UILabel))
    assert.equal("T@,&,N,V_listOwn", attributes(objc.UILabel, "listOwn"))
  end)

  it("ignores nil", function()
    assert.is_false(objc.class_addProperty(nil, "a", {}))
    assert.is_false(objc.class_addProperty(Thing, nil, {}))
    objc.class_replaceProperty(nil, "a", {})
    assert.is_nil(objc.class_getProperty(nil, "a"))
    assert.is_nil(objc.class_copyPropertyList(nil))
    assert.is_nil(objc.property_getName(nil))
  end)
end)
