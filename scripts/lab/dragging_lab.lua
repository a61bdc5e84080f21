-- Vendors that change the dragged items, while the app uses the first item of a drop.

local exact = require "exact"

local gives = "dragInteraction:itemsForBeginningSession:"

local function item(text)
  return objc.UIDragItem:alloc():initWithItemProvider_(objc.NSItemProvider:alloc():initWithObject_(text))
end

--- A picture that can be dragged to an album, which accepts one item at a time.
local function album(ctx)
  local Picture = objc.class("DraggedPicture", objc.NSObject,
    {protocols = {"UIDragInteractionDelegate"}}, function(instance)
      instance[gives] = function() return {item "picture"} end
      instance["dragInteraction:session:didEndWithOperation:"] = function() ctx.log "ended" end
    end)
  local Album = objc.class("DropAlbum", objc.NSObject,
    {protocols = {"UIDropInteractionDelegate"}}, function(instance)
      instance["dropInteraction:sessionDidUpdate:"] = function()
        return objc.UIDropProposal:alloc():initWithDropOperation_(uikit.UIDropOperationCopy)
      end
      instance["dropInteraction:performDrop:"] = function(_, _, session)
        session:loadObjectsOfClass_completion_(objc.NSString, function(texts) ctx.log("took " .. texts[1]) end)
      end
    end)
  local function place(y, interaction, delegate)
    local view = objc.UIView:alloc():initWithFrame_ {40, y, 200, 100}
    view:addInteraction_(interaction)
    uikit.keyWindow():addSubview_(view)
    return {view = view, delegate = delegate, interaction = interaction}
  end
  local picture, shelf = Picture:new(), Album:new()
  return {
    Picture = Picture,
    from = place(100, objc.UIDragInteraction:alloc():initWithDelegate_(picture), picture),
    to = place(300, objc.UIDropInteraction:alloc():initWithDelegate_(shelf), shelf),
  }
end

--- The user drags the picture to the album.
local function carry(ctx)
  local finger = gesture.touch(ctx.from.view, {x = 20, y = 20})
  finger:hold(0.7)
  finger:move {by = {x = 0, y = 200}, duration = 0.3}
  finger:lift()
  runloop.run(1)
end

--- Adds a note with the origin of the picture.
local function credit(isFirst)
  return function(ctx)
    hook.instead(ctx.Picture, gives, function(original, ...)
      local items = original(...)
      table.insert(items, isFirst and 1 or #items + 1, item "credit")
      return items
    end)
  end
end

--- Counts the drags and their items.
local function count(ctx)
  hook.before(ctx.Picture, "dragInteraction:session:didEndWithOperation:", function(_, _, session)
    ctx.log("dragged " .. #session:items())
  end)
end

-- Symptom: the album shows the note instead of the picture, in both orders.
lab.scenario(exact {
  name = "a vendor's item lies before the app's, and the album takes the first one",
  setup = album,
  actors = {credit = credit(true), count = count},
  drive = carry,
  want = {credit = "lost", count = "ok", ["credit count"] = "lost", ["count credit"] = "lost"},
  traces = {
    [""] = "took picture ended", ["credit count"] = "took credit dragged 2 ended",
    ["count credit"] = "took credit dragged 2 ended",
  },
})

lab.scenario(exact {
  name = "fixed: the vendor's item comes after the app's",
  setup = album,
  actors = {credit = credit(false), count = count},
  drive = carry,
  traces = {
    ["credit count"] = "took picture dragged 2 ended", ["count credit"] = "took picture dragged 2 ended",
  },
})
