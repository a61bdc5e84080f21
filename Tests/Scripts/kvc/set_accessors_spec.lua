describe("a set through three methods", function()
  local Shelf = objc.class("SetShelf", objc.NSObject, function(instance)
    objc.property(instance, "log")
    function instance:countOfBooks() return 2 end
    function instance:enumeratorOfBooks() return objc.box({"a", "b"}):objectEnumerator() end
    function instance:memberOfBooks_(book) return book end
    function instance:addBooksObject_() self:setLog_("one comes") end
    function instance:addBooks_(books) self:setLog_(#books .. " come") end
    function instance:removeBooksObject_() self:setLog_("one goes") end
    function instance:removeBooks_(books) self:setLog_(#books .. " go") end
  end)

  it("is the value of its key", function()
    local books = Shelf:new():valueForKey_("books")
    assert.is_true(books:isKindOfClass_(objc.NSSet))
    assert.is_true(books:isEqualToSet_(objc.NSSet:setWithArray_({"b", "a"})))
  end)

  it("changes by the method for one object or by that for a set, as requested", function()
    local shelf = Shelf:new()
    local books = shelf:mutableSetValueForKey_("books")
    local function logged(message, ...)
      objc.msgSend(books, message, ...)
      return shelf:log()
    end
    assert.equal("one comes", logged("addObject:", "c"))
    assert.equal("1 come", logged("unionSet:", objc.NSSet:setWithArray_({"c"})))
    assert.equal("one goes", logged("removeObject:", "a"))
    assert.equal("1 go", logged("minusSet:", objc.NSSet:setWithArray_({"a"})))
  end)
end)
