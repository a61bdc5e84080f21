-- Article 002, summary: "put the various solutions together, build many scenes, test whether they
-- get along". Here each scene runs in every order of installation, each in its own world.

local listings = arg[0]:match "^.*/" .. "listings/"
local webSelector = "webView:shouldStartLoadWithRequest:navigationType:"
local didSelect = "collectionView:didSelectItemAtIndexPath:"

local function load(name) return dofile(listings .. name .. ".lua") end

local function delegate_of(ctx)
  return objc.class("Delegate", objc.NSObject, function(instance)
    instance[webSelector] = function()
      ctx.log "delegate"
      return true
    end
    instance[didSelect] = function() ctx.log "delegate" end
  end):alloc():init()
end

local function webView(name, forwardsBridge)
  lab.scenario {
    name = name,
    setup = function(ctx)
      load "DelegateProxy"
      return {delegate = delegate_of(ctx)}
    end,
    actors = {
      customer = function(ctx)
        local customer = load "WebViewJavascriptBridge"
        customer.log, customer.forwardsBridge = ctx.log, forwardsBridge
      end,
      sdk = function(ctx) load "BDWebViewDelegateProxy".log = ctx.log end,
    },
    drive = function(ctx)
      uikit.page("https://example.com/", {})
      local view = objc.UIWebView:alloc():initWithFrame_ {0, 0, 320, 480}
      objc.autoreleasepool(function() view:setDelegate_(ctx.delegate) end)
      view:loadRequest_(objc.NSURLRequest:requestWithURL_(
        objc.NSURL:URLWithString_ "https://example.com/"))
      runloop.run(1)
    end,
  }
end

local function collectionView(name, options)
  lab.scenario {
    name = name,
    setup = function(ctx) return {delegate = delegate_of(ctx), page = load "collection_page"} end,
    actors = {
      sdk = function(ctx)
        load "BDCollectionViewDelegateProxy".event = function() ctx.log "track" end
      end,
      rx = function(ctx)
        local rx = load "RxScrollViewDelegateProxy"
        rx.debug = options.debug
        if options.marker then rx.marker, rx.assertsIdentity = true, false end
        if options.target then
          load "BDForwardingTarget".event = function() ctx.log "track" end
        end
        ctx.rx = rx
      end,
    },
    drive = function(ctx)
      local view = ctx.page.collectionView()
      if ctx.rx then
        ctx.rx.setDelegate(view, ctx.delegate)
        ctx.rx.delegate(view)
      else
        view:setDelegate_(ctx.delegate)
      end
      objc.msgSend(view:delegate(), didSelect, view,
        objc.NSIndexPath:indexPathForItem_inSection_(1, 0))
    end,
    timeLimit = 60, -- a recursion to the end of the stack takes some time
  }
end

webView("the bridge of the customer", false)
webView("the same with the missing line", true)
collectionView("RxCocoa, debug", {debug = true})
collectionView("RxCocoa, release", {debug = false})
collectionView("RxCocoa with solution 1", {debug = true, marker = true})
collectionView("RxCocoa with solution 3", {debug = true, target = true})

for _, result in ipairs(lab.run()) do
  print(result.name)
  for _, order in ipairs(result.orders) do
    local blame = order.verdict == "ok" and ""
      or ", because of " .. table.concat(order.minimal, " and ")
    print("  " .. table.concat(order.order, ", ") .. ": " .. order.verdict .. blame)
  end
end
