-- States in which an undo manager raises, with the messages of published crash reports.
describe("an undo manager", function()
  local manager, target
  local Target = objc.class("UndoStatesTarget", objc.NSObject, function(instance)
    function instance:act() end
    function instance:clear() manager:removeAllActions() end
  end)
  before_each(function()
    manager, target = objc.NSUndoManager:new(), Target:new()
    manager:setGroupsByEvent_(false)
  end)

  local function register(selector)
    manager:registerUndoWithTarget_selector_object_(target, selector or "act", nil)
  end
  local function group(selector)
    manager:beginUndoGrouping()
    register(selector)
    manager:endUndoGrouping()
  end
  local function raises(method, reason, body)
    local ok, exception = pcall(body)
    assert.is_false(ok)
    assert.equal("NSInternalInconsistencyException", exception.name)
    assert.matches("^" .. method .. ": NSUndoManager 0x%x+ is in invalid state, " .. reason, exception.reason)
  end

  it("needs an open group for what it records, and an end for each beginning", function()
    raises("_registerUndoObject:", "must begin a group before registering undo\n$", register)
    raises("_setGroupIdentifier:", "must begin a group before registering undo\n$",
      function() manager:setActionName_ "Act" end)
    raises("_endUndoGroupRemovingIfEmpty:", "endUndoGrouping called with no matching begin\n$",
      function() manager:endUndoGrouping() end)
    raises("enableUndoRegistration",
      "enableUndoRegistration may only be invoked with matching call to disableUndoRegistration\n$",
      function() manager:enableUndoRegistration() end)
  end)

  it("does not undo while a group is open that is not the turn's", function()
    manager:beginUndoGrouping()
    register()
    raises("undo", "undo was called with too many nested undo groups$", function() manager:undo() end)
    raises("undoNestedGroup", "call endUndoGrouping before calling this method\n$",
      function() manager:undoNestedGroup() end)
    manager:endUndoGrouping()
    manager:undo()
    assert.is_true(manager:canRedo())
  end)

  it("raises after an action that removes all actions", function()
    group "clear"
    raises("_endUndoGroupRemovingIfEmpty:", "endUndoGrouping called with no matching begin\n$",
      function() manager:undo() end)
    assert.is_false(manager:isUndoing())
    assert.is_false(manager:canUndo())
  end)

  it("raises at the end of a turn whose group the app has closed", function()
    manager:setGroupsByEvent_(true)
    register()
    manager:endUndoGrouping()
    raises("_registerUndoObject:", "must begin a group before registering undo\n$", register)
    raises("_endUndoGroupRemovingIfEmpty:", "endUndoGrouping called with no matching begin\n$",
      function() runloop.run(0) end)
    register()
    runloop.run(0)
    assert.equal(2, manager:undoCount())
  end)

  it("opens and closes no groups while registration is disabled", function()
    manager:disableUndoRegistration()
    manager:beginUndoGrouping()
    manager:endUndoGrouping()
    assert.equal(0, manager:groupingLevel())
    manager:enableUndoRegistration()
    assert.is_false(manager:canUndo())
  end)

  it("rejects nil in handlers", function()
    assert.error_matches(function() manager:registerUndoWithTarget_handler_(target, nil) end,
      "*** -[NSUndoManager registerUndoWithTarget:handler:]: handlercannot be nil", 1, true)
  end)
end)
