describe("a cache", function()
  local Page = objc.class("CachedPage", objc.NSObject, function(instance)
    function instance:isContentDiscarded() return true end
  end)

  it("evicts an object that has discarded its content, by default", function()
    local cache, page = objc.NSCache:new(), Page:new()
    cache:setObject_forKey_(page, "page")
    assert.is_nil(cache:objectForKey_("page"))
    cache:setEvictsObjectsWithDiscardedContent_(false)
    cache:setObject_forKey_(page, "page")
    assert.equal(page, cache:objectForKey_("page"))
  end)
end)
