-- Dragging from one view to another with a finger: the order is that of the headers' comments.
local world, log, source, target, drag, drop, proposal, given

local function note(...) log[#log + 1] = table.concat({...}, " ") end
local function said() return table.concat(log, ", ") end

local function recorder(prefix, names)
  return function(instance)
    for _, name in ipairs(names) do
      instance[prefix .. name] = function() note((name:gsub(":.*", ""))) end
    end
  end
end

before_each(function()
  world = objc.snapshot()
  log, given, proposal = {}, {}, 2
  source = objc.UIView:alloc():initWithFrame_ {0, 100, 100, 100}
  target = objc.UIView:alloc():initWithFrame_ {0, 300, 100, 100}
  uikit.keyWindow():addSubview_(source)
  uikit.keyWindow():addSubview_(target)
  local Source = objc.class("DragSource", objc.NSObject, {protocols = {"UIDragInteractionDelegate"}},
    function(instance, class)
      recorder("dragInteraction:", {"sessionWillBegin:", "sessionDidTransferItems:"})(instance, class)
      instance["dragInteraction:itemsForBeginningSession:"] = function(_, _, session)
        local at = session:locationInView_(source)
        note("items", at.x, at.y)
        return given
      end
      instance["dragInteraction:previewForLiftingItem:session:"] = function()
        note "preview"
        return objc.UITargetedDragPreview:alloc():initWithView_(source)
      end
      instance["dragInteraction:willAnimateLiftWithAnimator:session:"] = function(_, _, animator)
        note "lift"
        animator:addAnimations_(function() note "lifting" end)
        animator:addCompletion_(function(position) note("lifted", position) end)
      end
      instance["dragInteraction:session:willEndWithOperation:"] = function(_, _, _, n) note("willEnd", n) end
      instance["dragInteraction:session:didEndWithOperation:"] = function(_, _, _, n) note("didEnd", n) end
      instance["dragInteraction:previewForCancellingItem:withDefault:"] = function(_, _, _, usual)
        note "cancel"
        return usual
      end
    end)
  local Target = objc.class("DropTarget", objc.NSObject, {protocols = {"UIDropInteractionDelegate"}},
    function(instance, class)
      recorder("dropInteraction:", {"sessionDidEnter:", "sessionDidExit:", "concludeDrop:", "sessionDidEnd:"})(
        instance, class)
      instance["dropInteraction:canHandleSession:"] = function(_, _, session)
        note("can", tostring(session:hasItemsConformingToTypeIdentifiers_ {"public.text"}))
        return true
      end
      instance["dropInteraction:sessionDidUpdate:"] = function(_, _, session)
        if log[#log] ~= "update" then note "update" end
        return objc.UIDropProposal:alloc():initWithDropOperation_(proposal), session
      end
      instance["dropInteraction:performDrop:"] = function(_, _, session)
        note("perform", tostring(session:localDragSession():localContext()))
        session:loadObjectsOfClass_completion_(objc.NSString, function(texts) note("got", texts[1]) end)
      end
      instance["dropInteraction:previewForDroppingItem:withDefault:"] = function(_, _, _, usual)
        note "place"
        return usual
      end
      instance["dropInteraction:item:willAnimateDropWithAnimator:"] = function(_, _, _, animator)
        note "drop"
        animator:addCompletion_(function() note "dropped" end)
      end
    end)
  local from, to = Source:new(), Target:new()
  drag = objc.UIDragInteraction:alloc():initWithDelegate_(from)
  drop = objc.UIDropInteraction:alloc():initWithDelegate_(to)
  objc.setAssociatedObject(drag, "delegate", from)
  objc.setAssociatedObject(drop, "delegate", to)
  source:addInteraction_(drag)
  target:addInteraction_(drop)
  given = {objc.UIDragItem:alloc():initWithItemProvider_(
    objc.NSItemProvider:alloc():initWithObject_("hello"))}
end)
after_each(function() objc.restore(world) end)

local function carry(to)
  local finger = gesture.touch(source, {x = 20, y = 30})
  finger:hold(0.7)
  finger:move {by = to, duration = 0.2}
  return finger
end

describe("a drag", function()
  it("lifts, moves over a target, drops there and passes its data on", function()
    carry {x = 0, y = 200}:lift()
    runloop.run(1)
    assert.equal("items 20.0 30.0, preview, lift, lifting, lifted 0, sessionWillBegin, can true, "
      .. "sessionDidEnter, update, willEnd 2, perform nil, place, drop, got hello, dropped, "
      .. "concludeDrop, sessionDidEnd, didEnd 2, sessionDidTransferItems", said())
  end)

  it("leaves a target that it passes, and returns if no target accepts it", function()
    local finger = carry {x = 0, y = 200}
    finger:move {by = {x = 150, y = 0}, duration = 0.1}
    finger:lift()
    runloop.run(1)
    assert.equal("update, sessionDidExit, willEnd 0, cancel, sessionDidEnd, didEnd 0", said():match("update.*"))
  end)

  it("does not begin for a finger that is lifted or moved too early, or without items", function()
    gesture.press(source, {at = {x = 20, y = 30}, duration = 0.7})
    runloop.run(1)
    assert.equal("items 20.0 30.0, preview, lift, lifting, lifted 0", said())
    log = {}
    gesture.press(source, {at = {x = 20, y = 30}, duration = 0.4})
    assert.equal("lifted 1", log[#log])
    log = {}
    gesture.drag(source, {by = {x = 0, y = 200}})
    assert.equal("", said())
    given = {}
    carry {x = 0, y = 200}:lift()
    assert.equal("items 20.0 30.0", said())
  end)

  it("is cancelled by a move where moving is not allowed, and by a cancelled finger", function()
    proposal = uikit.UIDropOperationMove
    objc.DragSource["dragInteraction:sessionAllowsMoveOperation:"] = function() return false end
    carry {x = 0, y = 200}:lift()
    runloop.run(1)
    assert.equal("willEnd 0, cancel, sessionDidEnd, didEnd 0", said():match("willEnd.*"))
    log, proposal = {}, uikit.UIDropOperationCopy
    carry {x = 0, y = 200}:cancel()
    runloop.run(1)
    assert.equal("willEnd 0, cancel, sessionDidEnd, didEnd 0", said():match("willEnd.*"))
  end)

  it("asks each possible target once, and no other", function()
    objc.DropTarget["dropInteraction:canHandleSession:"] = function() note "no" return false end
    local finger = carry {x = 0, y = 200}
    finger:move {by = {x = 20, y = 20}, duration = 0.2}
    finger:lift()
    runloop.run(1)
    assert.equal("sessionWillBegin, no, willEnd 0, cancel, didEnd 0", said():match("sessionWillBegin.*"))
  end)

  it("adds the items that another finger taps", function()
    local more = objc.UIDragItem:alloc():initWithItemProvider_(
      objc.NSItemProvider:alloc():initWithObject_("more"))
    objc.DragSource["dragInteraction:itemsForAddingToSession:withTouchAtPoint:"] = function(_, _, session)
      note("adding to", #session:items())
      return {more}
    end
    objc.DragSource["dragInteraction:session:willAddItems:forInteraction:"] = function(_, _, session, items)
      note("adds", #items, "to", #session:items())
    end
    local finger = carry {x = 0, y = 150}
    log = {}
    gesture.tap(source, {at = {x = 50, y = 50}})
    assert.equal("adding to 1, adds 1 to 1", said())
    hook.before(objc.DropTarget, "dropInteraction:performDrop:", function(_, _, session)
      note("takes", #session:items())
    end)
    finger:move {by = {x = 0, y = 50}, duration = 0.1}
    finger:lift()
    assert.truthy(said():find "takes 2")
  end)

  it("does not begin while its interaction is disabled or has left the view", function()
    drag:setEnabled_(false)
    carry {x = 0, y = 200}:lift()
    drag:setEnabled_(true)
    source:removeInteraction_(drag)
    carry {x = 0, y = 200}:lift()
    assert.equal("", said())
    assert.same({}, source:gestureRecognizers())
  end)

  it("is forgotten by a snapshot that is restored", function()
    local before = objc.snapshot()
    carry {x = 0, y = 200}
    objc.restore(before)
    log = {}
    carry {x = 0, y = 200}:lift()
    runloop.run(1)
    assert.equal("sessionDidTransferItems", log[#log])
  end)

  it("rejects an invalid item, preview or proposal", function()
    assert.error_matches(function() objc.UIDropProposal:alloc():initWithDropOperation_(9) end,
      "there is no UIDropOperation 9")
    objc.DragSource["dragInteraction:itemsForBeginningSession:"] = function() return {source} end
    assert.error_matches(function() carry {x = 0, y = 200} end, "itemsForBeginningSession")
  end)
end)
