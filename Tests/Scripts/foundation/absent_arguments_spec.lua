describe("Foundation returns", function()
  it("a sort descriptor without a comparator", function()
    local descriptor = objc.NSSortDescriptor:alloc():initWithKey_ascending_comparator_("a", true, nil)
    assert.equal("a", tostring(descriptor:key()))
  end)

  it("a function's expression without arguments", function()
    assert.equal("now()", tostring(objc.NSExpression:expressionForFunction_arguments_("now", nil)))
  end)
end)

describe("nil is accepted by", function()
  local manager, bundle = objc.NSFileManager:defaultManager(), objc.NSBundle:mainBundle()
  local defaults = objc.NSUserDefaults:standardUserDefaults()

  it("what asks about a file, a bundle or a default", function()
    for _, name in ipairs{"isReadable", "isWritable", "isDeletable", "isExecutable"} do
      assert.is_false(manager[name .. "FileAtPath_"](manager, nil), name)
    end
    assert.is_nil(manager:contentsAtPath_(nil))
    assert.is_nil(objc.NSBundle:bundleWithIdentifier_(nil))
    assert.is_nil(bundle:objectForInfoDictionaryKey_(nil))
    assert.is_nil(bundle:classNamed_(nil))
    for _, name in ipairs{"object", "string", "array", "stringArray", "dictionary", "data", "URL"} do
      assert.is_nil(defaults[name .. "ForKey_"](defaults, nil), name)
    end
    assert.same({false, 0, 0.0},
      {defaults:boolForKey_(nil), defaults:integerForKey_(nil), defaults:doubleForKey_(nil)})
  end)

  it("no method that changes or lists files", function()
    local url = objc.NSURL:fileURLWithPath_ "/tmp/a"
    local function refuses(words, method, ...)
      local arguments = table.pack(...)
      assert.error_matches(function() manager[method](manager, table.unpack(arguments, 1, arguments.n)) end,
        "NSFileManager " .. words, 1, true)
    end
    local empty = "fileSystemRepresentationWithPath:]: nil or empty path argument"
    refuses(empty, "removeItemAtPath_error_", nil, nil)
    refuses(empty, "fileSystemRepresentationWithPath_", "")
    refuses("moveItemAtPath:toPath:error:]: source path is nil", "moveItemAtPath_toPath_error_", nil, "/tmp/a", nil)
    refuses("copyItemAtPath:toPath:error:]: destination path is nil", "copyItemAtPath_toPath_error_", "/tmp/a", nil, nil)
    refuses("moveItemAtURL:toURL:options:error:]: source URL is nil", "moveItemAtURL_toURL_error_", nil, url, nil)
    refuses("copyItemAtURL:toURL:options:error:]: destination URL is nil", "copyItemAtURL_toURL_error_", url, nil, nil)
    refuses("contentsOfDirectoryAtURL:includingPropertiesForKeys:options:error:]: URL is nil",
      "contentsOfDirectoryAtURL_includingPropertiesForKeys_options_error_", nil, nil, 0, nil)
    refuses("enumeratorAtURL:includingPropertiesForKeys:options:errorHandler:]: URL is nil",
      "enumeratorAtURL_includingPropertiesForKeys_options_errorHandler_", nil, nil, 0, nil)
  end)
end)
