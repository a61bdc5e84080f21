-- Completion handlers and merged results: H48 and H49 of the catalogue.

local exact = require "exact"
local recipes = require "recipes"

-- H48. Symptom: an assertion about a decision handler that was called twice, or never.
-- Source: WebViewJavascriptBridge#267 and #302, firebase-ios-sdk#8442.
local fetch = "application:didReceiveRemoteNotification:fetchCompletionHandler:"

local function fetching(ctx)
  local App = objc.class("FetchDelegate", objc.NSObject, function(instance)
    instance[fetch] = function(_, _, _, handler)
      ctx.log "app"
      handler(0)
    end
  end)
  return {App = App, app = App:new()}
end

local function notify(ctx)
  objc.msgSend(ctx.app, fetch, nil, {}, ctx.completion(function() end))
end

local function answering(body)
  return {sdk = function(ctx)
    recipes.replace(ctx.App, fetch, function(original, self, application, info, handler)
      ctx.log "sdk"
      body(function(mine) original(self, application, info, mine) end, handler)
    end)
  end}
end

lab.scenario(exact {
  name = "H48 app and proxy both answer a completion handler",
  setup = fetching,
  actors = answering(function(original, handler)
    original(handler)
    handler(0)
  end),
  drive = notify,
  want = "completion",
  traces = {sdk = "sdk app"},
})

lab.scenario(exact {
  name = "H48 neither app nor proxy answers a completion handler",
  setup = fetching,
  actors = answering(function(original) original(function() end) end),
  drive = notify,
  want = "completion",
  traces = {sdk = "sdk app"},
})

lab.scenario(exact {
  name = "H48 fixed: the merger answers, once",
  setup = fetching,
  actors = answering(function(original, handler)
    local results = {}
    original(function(result) results[#results + 1] = result end)
    results[#results + 1] = 0
    handler(math.min(table.unpack(results)))
  end),
  drive = notify,
  traces = {sdk = "sdk app"},
})

-- H49. Symptom: the app reports new data, and the system receives no data.
-- Source: GULAppDelegateSwizzler's tests of results and completions.
local NewData, NoData, Failed = 0, 1, 2

local fetches = {
  {answers = {NoData, NoData, NoData}, result = NoData},
  {answers = {Failed, Failed, Failed}, result = Failed},
  {answers = {NoData, NewData, Failed}, result = NewData},
  {answers = {NewData, NoData, NoData}, result = NewData},
  {answers = {NoData, Failed, Failed}, result = NoData},
}
local opens = {
  {answers = {false, false}, result = false}, {answers = {true, false}, result = true},
  {answers = {false, true}, result = true}, {answers = {true, true}, result = true},
}

local function fetch_all(ctx)
  if not ctx.merge then return end
  for _, fetch in ipairs(fetches) do
    local handler = ctx.completion(function(result) ctx.same(result, fetch.result) end)
    local merged = ctx.merge(#fetch.answers, handler)
    for _, answer in ipairs(fetch.answers) do merged(answer) end
  end
  for _, open in ipairs(opens) do ctx.same(ctx.either(open.answers), open.result) end
end

lab.scenario(exact {
  name = "H49 the last of several parties decides the result",
  actors = {proxy = function(ctx)
    function ctx.merge(parties, handler)
      return function(answer)
        parties = parties - 1
        if parties == 0 then handler(answer) end
      end
    end
    function ctx.either(answers) return answers[#answers] end
  end},
  drive = fetch_all,
  want = "identity",
  traces = {proxy = ""},
})

lab.scenario(exact {
  name = "H49 the first of several parties calls the handler, and so do the others",
  actors = {proxy = function(ctx)
    function ctx.merge(_, handler) return handler end
    function ctx.either(answers) return answers[1] end
  end},
  drive = fetch_all,
  want = "completion",
  traces = {proxy = ""},
})

lab.scenario(exact {
  name = "H49 fixed: new data beats no data beats failure, once, after all parties",
  actors = {proxy = function(ctx)
    local rank = {[NewData] = 3, [NoData] = 2, [Failed] = 1}
    function ctx.merge(parties, handler)
      local best = Failed
      return function(answer)
        if rank[answer] > rank[best] then best = answer end
        parties = parties - 1
        if parties == 0 then handler(best) end
      end
    end
    function ctx.either(answers)
      for _, answer in ipairs(answers) do
        if answer then return true end
      end
      return false
    end
  end},
  drive = fetch_all,
  traces = {proxy = ""},
})
