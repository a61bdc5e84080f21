-- Vendors that observe typed text and its appearance: a paste guard with a key counter, and a theme
-- with a vendor that enlarges fonts.

--- A field whose app accepts at most five characters, with something to paste.
local function form(ctx)
  local Limit = objc.class("FormLimit", objc.NSObject, function(instance)
    function instance:textField_shouldChangeCharactersInRange_replacementString_(field, range, text)
      ctx.log "asked"
      return #field:text() - range.length + #text <= 5
    end
  end)
  local field = objc.UITextField:alloc():initWithFrame_ {20, 100, 200, 34}
  uikit.keyWindow():addSubview_(field)
  local limit = Limit:new()
  field:setDelegate_(limit)
  objc.UIPasteboard:generalPasteboard():setString_ "secret"
  return {field = field, limit = limit}
end

local function fill(ctx)
  ctx.field:setText_ ""
  ctx.field:becomeFirstResponder()
  uikit.type "ab\b"
  if ctx.field:canPerformAction_withSender_(objc.sel "paste:", nil) then
    ctx.log "pastes"
    ctx.field:paste_(nil)
  end
  ctx.field:resignFirstResponder()
end

-- Counts keys, as form analytics do.
local counter = {promises = {key = 3}, install = function(ctx)
  local typed = hook.after(objc.UITextField, "insertText:", function() ctx.log "key" end)
  local deleted = hook.after(objc.UITextField, "deleteBackward", function() ctx.log "key" end)
  return function()
    typed:remove()
    deleted:remove()
  end
end}

-- Prevents pasting into a vendor's own fields, but not into the app's.
local guard = {promises = {guarded = 1}, install = function(ctx)
  local token = hook.instead(objc.UITextField, "canPerformAction:withSender:",
    function(original, self, action, sender)
      if action == objc.sel "paste:" then ctx.log "guarded" end
      if self:tag() == 77 and action == objc.sel "paste:" then return false end
      return original(self, action, sender)
    end)
  return function() token:remove() end
end}

lab.scenario {
  name = "a paste guard and a counter of keys",
  setup = form,
  actors = {guard = guard, counter = counter},
  drive = fill,
  unhook = true,
  expect = function(ctx) ctx.same(ctx.field:text(), "a") end,
}

--- A label of an app; its size affects the app's layout.
local function screen()
  local label = objc.UILabel:new()
  uikit.keyWindow():addSubview_(label)
  return {label = label}
end

local function show(ctx)
  ctx.label:setFont_(objc.UIFont:systemFontOfSize_weight_(10, uikit.UIFontWeightRegular))
  ctx.label:setTextColor_(objc.UIColor:blackColor())
  ctx.label:setText_ "Hello"
  ctx.log "shown"
end

-- Turns dark text light, for a theme.
local theme = {promises = {themed = 1}, install = function(ctx)
  local token = hook.instead(objc.UILabel, "setTextColor:", function(original, self, color)
    ctx.log "themed"
    return original(self, color == objc.UIColor:blackColor() and objc.UIColor:whiteColor() or color)
  end)
  return function() token:remove() end
end}

-- Enlarges the system's fonts, for accessibility.
local larger = {promises = {enlarged = 1}, install = function(ctx)
  local token = hook.instead(objc.getMetaClass "UIFont", "systemFontOfSize:weight:",
    function(original, self, size, weight)
      ctx.log "enlarged"
      return original(self, size * 2, weight)
    end)
  return function() token:remove() end
end}

lab.scenario {
  name = "a theme and larger fonts over the same label",
  setup = screen,
  actors = {theme = theme, larger = larger},
  drive = show,
  unhook = true,
}
