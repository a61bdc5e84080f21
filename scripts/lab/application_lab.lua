-- Two vendors in an app that is launched, loaded from nibs and laid out with constraints.

local exact = require "exact"

--- Logs a name before a method runs.
local function tracker(name, class, selector)
  return {
    promises = {[name] = 1},
    install = function(ctx)
      hook.before(ctx[class] or objc[class], selector, function() ctx.log(name) end)
    end,
  }
end

-- A deep link is opened while the app is in the background. Both vendors must see it, and the app
-- must see it before it is active again.
lab.scenario(exact {
  name = "a link wakes an app in which two vendors watch links",
  setup = function(ctx)
    local Delegate = objc.class("LinkedApp", objc.UIResponder, function(instance)
      instance["application:openURL:options:"] = function()
        ctx.log "app"
        return true
      end
      instance["applicationDidBecomeActive:"] = function() ctx.log "active" end
    end)
    uikit.launch(Delegate)
    uikit.background()
    return {Delegate = Delegate}
  end,
  actors = {
    attribution = tracker("attribution", "Delegate", "application:openURL:options:"),
    analytics = tracker("analytics", "Delegate", "application:openURL:options:"),
  },
  drive = function() uikit.openURL "shop://item/1" end,
  traces = {
    [""] = "active app active",
    ["attribution analytics"] = "active analytics attribution app active",
    ["analytics attribution"] = "active attribution analytics app active",
  },
})

-- One vendor exchanges a method that UISlider only inherits, without adding it first: NSObject's
-- method changes, and every other object of the nib receives a selector that it does not implement.
lab.scenario {
  name = "a nib awakes under an exchange of a method that is inherited",
  setup = function()
    uikit.nib("Player", {subviews = {{class = "UISlider"}, {class = "UILabel"}}})
    return {}
  end,
  actors = {
    slider = function(ctx)
      local alias = "vendor_awakeFromNib"
      objc.category(objc.UISlider, "Vendor", function(instance)
        instance[alias] = function(self)
          ctx.log "slider"
          objc.msgSend(self, alias)
        end
      end)
      objc.method_exchangeImplementations(
        objc.class_getInstanceMethod(objc.UISlider, "awakeFromNib"),
        objc.class_getInstanceMethod(objc.UISlider, alias))
    end,
    label = function(ctx)
      hook.after(objc.UILabel, "awakeFromNib", function() ctx.log "label" end)
    end,
  },
  drive = function()
    objc.UINib:nibWithNibName_bundle_("Player", nil):instantiateWithOwner_options_(nil, nil)
  end,
  want = {["slider label"] = "unrecognized", ["label slider"] = "unrecognized"},
}

-- Both vendors hook updateConstraints of a view; each hook runs once.
lab.scenario(exact {
  name = "two vendors add constraints when a view updates its own",
  setup = function()
    local Banner = objc.class("LabBanner", objc.UIView, function(instance, _, super)
      function instance:updateConstraints() super(self):updateConstraints() end
    end)
    return {Banner = Banner, banner = Banner:new()}
  end,
  actors = {
    width = {promises = {width = 1}, install = function(ctx)
      hook.before(ctx.Banner, "updateConstraints", function(self)
        ctx.log "width"
        self:widthAnchor():constraintEqualToConstant_(200):setActive_(true)
      end)
    end},
    height = {promises = {height = 1}, install = function(ctx)
      hook.after(ctx.Banner, "updateConstraints", function(self)
        ctx.log "height"
        self:heightAnchor():constraintEqualToConstant_(50):setActive_(true)
      end)
    end},
  },
  drive = function(ctx)
    ctx.banner:setTranslatesAutoresizingMaskIntoConstraints_(false)
    uikit.keyWindow():addSubview_(ctx.banner)
    runloop.run(0)
    ctx.log "shown"
  end,
  expect = function(ctx)
    local size = ctx.banner:bounds().size
    local trace = ctx.trace()
    return size.width == (trace:find "width" and 200 or 0)
      and size.height == (trace:find "height" and 50 or 0)
  end,
  traces = {
    [""] = "shown",
    ["width height"] = "width height shown",
    ["height width"] = "width height shown",
  },
})
