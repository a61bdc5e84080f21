describe("purgeable data", function()
  it("can be read only while its access is counted", function()
    local data = objc.NSPurgeableData:alloc():initWithBytes_length_("abc", 3)
    assert.equal(3, data:length())
    data:endContentAccess()
    for _, message in ipairs {"length", "bytes", "mutableBytes", "endContentAccess"} do
      local ok, e = pcall(objc.msgSend, data, message)
      assert.is_false(ok)
      assert.equal("NSGenericException", e.name)
    end
    assert.is_true(data:beginContentAccess())
    assert.equal(3, data:length())
  end)
end)
