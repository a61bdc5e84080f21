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

  it("messages in no run loop mode, which are not sent, and those that end them", function()
    local calls = 0
    local Counter = objc.class("NilModeCounter", objc.NSObject, function(instance)
      function instance:count_() calls = calls + 1 end
    end)
    local counter = Counter:new()
    counter:performSelector_withObject_afterDelay_inModes_("count:", nil, 0, nil)
    counter:performSelectorOnMainThread_withObject_waitUntilDone_modes_("count:", nil, false, nil)
    objc.NSObject:cancelPreviousPerformRequestsWithTarget_(nil)
    runloop.run(1)
    assert.equal(0, calls)
  end)

  it("decimal numbers, index paths and the folders of bundles", function()
    assert.is_true(objc.NSDecimalNumber:notANumber():isEqual_(objc.NSDecimalNumber:decimalNumberWithString_(nil)))
    assert.equal(0, objc.NSIndexPath:indexPathWithIndexes_length_(nil, 0):length())
    assert.is_nil(objc.NSBundle:pathForResource_ofType_inDirectory_("a", "b", nil))
    assert.same({}, objc.NSBundle:pathsForResourcesOfType_inDirectory_("b", nil))
  end)

  it("views, layers and colors, which ignore it", function()
    local view, table_view = objc.UIView:new(), objc.UITableView:new()
    view:addConstraints_(nil)
    view:removeConstraints_(nil)
    view:removeConstraint_(nil)
    view:layer():addSublayer_(nil)
    view:layer():removeAnimationForKey_(nil)
    assert.is_nil(view:layer():animationForKey_(nil))
    assert.is_nil(objc.UIColor:colorNamed_(nil))
    assert.is_nil(table_view:dequeueReusableCellWithIdentifier_(nil))
    assert.is_nil(table_view:dequeueReusableHeaderFooterViewWithIdentifier_(nil))
    assert.equal(0, table_view:rectForRowAtIndexPath_(nil).size.height)
    objc.UIControl:new():touchesBegan_withEvent_(nil, nil)
    objc.UIGestureRecognizer:new():touchesEnded_withEvent_(nil, nil)
  end)

  it("no key of a value, and nothing that is appended to a URL", function()
    local function refused(words, body) assert.error_matches(body, words, 1, true) end
    local object = objc.NSObject:new()
    refused("*** -[NSObject valueForKey:]: attempt to retrieve a value for a nil key",
      function() object:valueForKey_(nil) end)
    refused("*** -[NSObject setValue:forKey:]: attempt to set a value for a nil key",
      function() object:setValue_forKey_(1, nil) end)
    local url = objc.NSURL:URLWithString_ "https://a.com/b"
    for _, name in ipairs {"URLByAppendingPathComponent:", "URLByAppendingPathExtension:"} do
      refused("*** -[NSURL " .. name .. "]: component, components, or pathExtension cannot be nil.",
        function() objc.msgSend(url, name, nil) end)
    end
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
