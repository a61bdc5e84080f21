-- Vendors that change a context menu, while the app relies on its own.

local exact = require "exact"

local asks = "contextMenuInteraction:configurationForMenuAtLocation:"
local makes = "configurationWithIdentifier:previewProvider:actionProvider:"

local function action(ctx, title)
  return objc.UIAction:actionWithTitle_image_identifier_handler_(title, nil, nil,
    function() ctx.log(title:lower()) end)
end

--- A picture that can be deleted from its menu; the app finds the picture by the menu's identifier.
local function picture(ctx)
  local Host = objc.class("PictureHost", objc.NSObject,
    {protocols = {"UIContextMenuInteractionDelegate"}}, function(instance)
      instance[asks] = function()
        return objc.UIContextMenuConfiguration:configurationWithIdentifier_previewProvider_actionProvider_(
          "picture 7", nil, function() return objc.UIMenu:menuWithChildren_ {action(ctx, "Delete")} end)
      end
      instance["contextMenuInteraction:willEndForConfiguration:animator:"] = function(_, _, configuration)
        ctx.log("closed " .. tostring(configuration:identifier()))
      end
    end)
  local host, view = Host:new(), objc.UIView:alloc():initWithFrame_ {40, 100, 200, 200}
  local interaction = objc.UIContextMenuInteraction:alloc():initWithDelegate_(host)
  view:addInteraction_(interaction)
  uikit.keyWindow():addSubview_(view)
  return {Host = Host, host = host, view = view, interaction = interaction}
end

--- The user holds a finger on the picture and deletes it.
local function delete(ctx)
  gesture.press(ctx.view, {duration = 0.6})
  uikit.pressButton(ctx.interaction, "Delete")
  runloop.run(1)
end

--- Adds "Share" with its own configuration, whose first part is the app's menu.
local function share(keepsIdentifier)
  return function(ctx)
    hook.instead(ctx.Host, asks, function(original, ...)
      local inner = original(...)
      return objc.UIContextMenuConfiguration:configurationWithIdentifier_previewProvider_actionProvider_(
        keepsIdentifier and inner:identifier() or "share", nil, function()
          return objc.UIMenu:menuWithChildren_ {action(ctx, "Delete"), action(ctx, "Share")}
        end)
    end)
  end
end

--- Adds "Report" to every menu, where configurations are created.
local function report(ctx)
  hook.instead(objc.getMetaClass("UIContextMenuConfiguration"), makes,
    function(original, class, identifier, preview, provider)
      return original(class, identifier, preview, function(suggested)
        local menu = provider(suggested)
        local children = menu:children()
        children[#children + 1] = action(ctx, "Report")
        return menu:menuByReplacingChildren_(children)
      end)
    end)
end

-- Symptom: the app closes no picture, since the menu that ends is not the app's menu.
lab.scenario(exact {
  name = "a vendor's menu has an identifier of its own, by which the app no longer knows its picture",
  setup = picture,
  actors = {share = share(false), report = report},
  drive = delete,
  want = {share = "lost", report = "ok", ["share report"] = "lost", ["report share"] = "lost"},
  traces = {
    [""] = "closed picture 7 delete", ["share report"] = "closed share delete",
    ["report share"] = "closed share delete",
  },
})

lab.scenario(exact {
  name = "fixed: the menu keeps the identifier of the app's",
  setup = picture,
  actors = {share = share(true), report = report},
  drive = delete,
  traces = {["share report"] = "closed picture 7 delete", ["report share"] = "closed picture 7 delete"},
})
