describe("the description of a collection", function()
  it("has several lines, with bare words and quoted texts", function()
    assert.equal("(\n)", tostring(objc.box({})))
    assert.equal('(\n    abc,\n    12,\n    "a b",\n    "",\n    "-1",\n    "1.5",\n    "<null>",\n    1\n)',
      tostring(objc.box({"abc", 12, "a b", "", -1, 1.5, objc.null, true})))
  end)

  it("escapes non-ASCII characters", function()
    assert.equal('(\n    "\\U4e2d\\n\\t\\"\\\\\\U00e9"\n)', tostring(objc.box({'中\n\t"\\é'})))
  end)

  it("sorts the keys of a dictionary, and indents nested collections", function()
    assert.equal('{\n    a = 1;\n    "b c" = x;\n    list =     (\n        1,\n                (\n            2\n'
      .. '        )\n    );\n}', tostring(objc.box({["b c"] = "x", a = 1, list = {1, {2}}})))
  end)

  it("encloses a set in its own brackets", function()
    assert.equal("{(\n    a\n)}", tostring(objc.NSSet:setWithObject_("a")))
  end)

  it("quotes the descriptions of objects, except for data", function()
    local object = objc.NSObject:new()
    assert.equal('(\n    "' .. tostring(object) .. '",\n    {length = 1, bytes = 0x61}\n)',
      tostring(objc.box({object, objc.NSData:dataWithBytes_length_("a", 1)})))
  end)
end)

describe("the description of an ordered set", function()
  it("is that of a set, in its order", function()
    local set = objc.NSOrderedSet:orderedSetWithArray {2, 1}
    assert.equal("{(\n    2,\n    1\n)}", tostring(set))
    assert.equal("{(\n    2,\n    1\n)}", tostring(set:descriptionWithLocale(nil)))
    assert.equal("(\n        {(\n        2,\n        1\n    )}\n)", tostring(objc.NSArray:arrayWithObject(set)))
  end)
end)
