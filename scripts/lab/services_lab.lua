-- Vendors that hook an app's environment: one switches its language, one stores its settings
-- elsewhere, one presents its own notifications.

local function app()
  uikit.bundle {strings = {Localizable = {title = "Title"}, ["de/Localizable"] = {title = "Titel"}}}
  return {defaults = objc.NSUserDefaults:standardUserDefaults()}
end

-- Returns strings from the table of the language that the user has chosen in the app.
local languages = {promises = {["de:Titel"] = 1}, install = function(ctx)
  local token = hook.instead(objc.NSBundle, "localizedStringForKey:value:table:",
    function(original, self, key, value, name)
      local text = original(self, key, value, "de/" .. (name or "Localizable"))
      if text == key then text = original(self, key, value, name) end
      ctx.log("de:" .. text)
      return text
    end)
  return function() token:remove() end
end}

-- Marks each string, as tools that search for untranslated strings do.
local marker = {promises = {marked = 1}, install = function(ctx)
  local token = hook.instead(objc.NSBundle, "localizedStringForKey:value:table:",
    function(original, self, ...)
      ctx.log "marked"
      return "[" .. original(self, ...) .. "]"
    end)
  return function() token:remove() end
end}

-- Observes stored settings, whichever method stores them.
local watcher = {promises = {["set launched"] = 1}, install = function(ctx)
  local token = hook.before(objc.NSUserDefaults, "setObject:forKey:", function(_, _, key)
    ctx.log("set " .. key)
  end)
  return function() token:remove() end
end}

lab.scenario {
  name = "a language switch, a marker and a watcher of settings",
  setup = app,
  actors = {marker = marker, watcher = watcher},
  drive = function(ctx)
    ctx.log(objc.NSLocalizedString("title") ~= "" and "titled" or "untitled")
    ctx.defaults:setBool_forKey_(true, "launched")
    ctx.assert(ctx.defaults:boolForKey_("launched"), "remembered")
  end,
  unhook = true,
}

lab.scenario {
  name = "two vendors who translate the same text",
  setup = app,
  actors = {languages = languages, marker = marker},
  drive = function(ctx) ctx.log(objc.NSLocalizedString("title") ~= "" and "titled" or "untitled") end,
  expect = function(ctx) return ctx.trace():find("titled", 1, true) ~= nil end,
  want = {languages = "ok", marker = "ok", ["languages marker"] = "ok", ["marker languages"] = "lost"},
}
