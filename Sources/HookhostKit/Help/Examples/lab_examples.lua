--- lab.scenario
do
  local Document = objc.class("Document", objc.NSObject, function(instance)
    function instance:save() print "saved" end
  end)
  lab.scenario {
    name = "two that look on",
    actors = {
      one = function(ctx) hook.before(Document, "save", function() ctx.log "one" end) end,
      two = function(ctx) hook.after(Document, "save", function() ctx.log "two" end) end,
    },
    drive = function() Document:new():save() end,
  }
  for _, result in ipairs(lab.run()) do
    for _, order in ipairs(result.orders) do print(order.verdict) end
  end
end

--- lab.run
do
  lab.scenario {
    name = "one alone",
    actors = {own = function(ctx) ctx.log "here" end},
    drive = function() end,
  }
  print(lab.run {names = {"one alone"}}[1].orders[1].verdict) --> ok
end
