-- Two libraries hook -[App open].
local techniques = require "techniques"
local App = objc.class("TaskApp", objc.NSObject, function(instance)
  function instance:open() end
end)
lab.scenario {
  name = "two libraries",
  setup = function() return {object = App:new()} end,
  actors = {
    one = techniques.addOrExchange(App, "open", "one"),
    two = techniques.forwarding(App, "open", "two"),
  },
  drive = function(ctx) ctx.object:open() end,
}
