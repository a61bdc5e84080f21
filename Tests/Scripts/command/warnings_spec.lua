-- The warnings of `-W`, and suggestions for misspelled names.

describe("hookhost", function()
  local lowest = 0
  while arg[lowest - 1] do lowest = lowest - 1 end
  local program = arg[lowest]
  local script = os.tmpname()
  teardown(function() os.remove(script) end)

  --- Returns the output of a command, on both streams.
  local function said(options)
    local pipe <close> = assert(io.popen(("'%s' %s 2>&1 </dev/null"):format(program, options)))
    return pipe:read "a"
  end

  --- Returns the output of a script under -W.
  local function warned(text)
    local file <close> = assert(io.open(script, "w"))
    file:write(text)
    file:close()
    return said("-W " .. script)
  end

  it("warns of an exchange with nil", function()
    local text = warned [[
      local first = objc.class_getInstanceMethod(objc.UIView, "frame")
      objc.method_exchangeImplementations(first, objc.class_getInstanceMethod(objc.UIView, "fram"))]]
    assert.matches(":2: objc.method_exchangeImplementations: argument 2 is nil", text, 1, true)
  end)

  it("warns of a method that is nearly one of the class's protocols", function()
    local text = warned [[
      objc.class("List", objc.NSObject, {protocols = {"UITableViewDelegate"}}, function(instance)
        function instance:tableView_didSelectRowAtIndexPth_(view, path) end
        function instance:tableView_willDisplayCell_forRowAtIndexPath_(view, cell, path) end
        function instance:somethingElse_() end
      end)]]
    assert.matches("class List: method '-tableView:didSelectRowAtIndexPth:' is nearly "
      .. "'tableView:didSelectRowAtIndexPath:' of protocol 'UITableViewDelegate'", text, 1, true)
    assert.is_nil(text:find("somethingElse", 1, true))
    assert.is_nil(text:find("willDisplayCell", 1, true))
  end)

  local views = [[
    local Delegate = objc.class("Delegate", objc.NSObject, function(instance)
      function instance:scrollViewDidScroll_() print "scrolled" end
    end)
    local view = objc.UIScrollView:alloc():initWithFrame_ {0, 0, 100, 100}
    uikit.keyWindow():addSubview_(view)
    dispatch.after(1, function() uikit.keyWindow():subviews()[1]:setContentOffset_ {0, 5} end)
  ]]

  it("warns of an object that only a local variable of the main chunk owned", function()
    local text = warned(views .. "local delegate = Delegate:new() view:setDelegate_(delegate)")
    assert.matches("<Delegate: 0x%x+> %(class of .-:1%) was deallocated, but is still referenced", text)
    assert.is_nil(text:find "scrolled")
  end)

  it("does not warn of a name that an owner defines, or that is never used", function()
    assert.equal("scrolled\n", warned(views .. "delegate = Delegate:new() view:setDelegate_(delegate)"))
    assert.equal("", warned(views .. "local delegate = Delegate:new()"))
  end)

  it("names the command that a file which is not there was meant to be", function()
    assert.matches("cannot open tset.-\n.-did you mean the command 'test'?", said "tset")
    assert.is_nil(said("nothing.lua"):find "did you mean")
  end)
end)
