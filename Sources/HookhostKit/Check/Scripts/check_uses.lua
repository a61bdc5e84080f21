-- Typical uses of Foundation and UIKit by an app besides its life cycle: collections, strings, values by key,
-- lists that change, texts, pages, connections. These are the methods that SDKs hook most often, so
-- that fewer hooks stay `not reached`.
local objc <const>, uikit <const>, network <const>, runloop <const> =
  require "objc", require "uikit", require "network", require "runloop"
local uses <const> = {}

local Items <const> = objc.class("CheckItemsDelegate", objc.NSObject, {protocols = {"UICollectionViewDelegate"}}, function(instance)
  instance["collectionView:didSelectItemAtIndexPath:"] = function() end
end)

-- Logs a callback of the app; set for each run.
local log

local Pages <const> = objc.class("CheckPageDelegate", objc.NSObject, {protocols = {"WKNavigationDelegate"}}, function(instance)
  for _, about in ipairs {"Action", "Response"} do
    instance["webView:decidePolicyForNavigation" .. about .. ":decisionHandler:"] = function(_, _, _, decide) decide(1) end
  end
  for name, token in pairs {
    ["webView:didStartProvisionalNavigation:"] = "page started", ["webView:didCommitNavigation:"] = "page committed",
    ["webView:didReceiveServerRedirectForProvisionalNavigation:"] = "page redirected",
    ["webView:didFinishNavigation:"] = "page finished",
  } do
    instance[name] = function() log(token) end
  end
end)

local LeavingPages <const> = objc.class("CheckLeavingPageDelegate", objc.NSObject, {protocols = {"WKNavigationDelegate"}},
  function(instance) instance["webView:didFinishNavigation:"] = function() end end)

-- The delegate of the sessions: each handler is called once, as an app does.
local Tasks <const> = objc.class("CheckTaskDelegate", objc.NSObject,
  {protocols = {"NSURLSessionDataDelegate", "NSURLSessionDownloadDelegate"}}, function(instance)
    instance["URLSession:task:willPerformHTTPRedirection:newRequest:completionHandler:"] = function(_, _, _, _, request, go)
      log "request redirected"
      go(request)
    end
    instance["URLSession:dataTask:didReceiveResponse:completionHandler:"] = function(_, _, _, _, go)
      log "response received"
      go(1)
    end
    instance["URLSession:dataTask:willCacheResponse:completionHandler:"] = function(_, _, _, response, go) go(response) end
    instance["URLSession:task:didReceiveChallenge:completionHandler:"] = function(_, _, _, _, go) go(1, nil) end
    instance["URLSession:task:didSendBodyData:totalBytesSent:totalBytesExpectedToSend:"] = function() end
    instance["URLSession:task:didFinishCollectingMetrics:"] = function() end
    for name, token in pairs {
      ["URLSession:dataTask:didReceiveData:"] = "data received", ["URLSession:task:didCompleteWithError:"] = "task ended",
      ["URLSession:downloadTask:didFinishDownloadingToURL:"] = "file downloaded",
      ["URLSession:didBecomeInvalidWithError:"] = "session ended",
    } do
      instance[name] = function() log(token) end
    end
  end)

local function text(words) return objc.box(words) end

-- The steps close their variables: what they have created is deallocated as in an app, without a collection.
local function start(created)
  local task <close> = created
  task:resume()
end

local function use_collections()
  local list = objc.NSMutableArray:array()
  list:addObject_ "a"
  list:insertObject_atIndex_("b", 0)
  list:addObject_ "c"
  list:replaceObjectAtIndex_withObject_(0, "d")
  list:setObject_atIndexedSubscript_("e", 1)
  list:removeObjectAtIndex_(2)
  for _, one in ipairs {list, list:copy(), objc.NSArray:arrayWithObject_ "a"} do
    one:objectAtIndex_(0)
    one:objectAtIndexedSubscript_(0)
    one:subarrayWithRange_ {0, 1}
  end
  list:removeObject_ "d"
  list:removeLastObject()
  local map = objc.NSMutableDictionary:dictionary()
  map:setObject_forKey_("a", "key")
  map:setObject_forKeyedSubscript_("b", "other")
  map:setValue_forKey_("c", "third")
  map:objectForKey_ "key"
  map:removeObjectForKey_ "key"
  objc.NSDictionary:dictionaryWithObject_forKey_("a", "key"):objectForKey_ "key"
  local set = objc.NSMutableSet:setWithObject_ "a"
  set:addObject_ "b"
  set:removeObject_ "a"
  local cache = objc.NSCache:new()
  cache:setObject_forKey_("a", "key")
  cache:objectForKey_ "key"
end

local function use_texts()
  local words = objc.NSMutableString:stringWithString_ "hook host"
  words:appendString_ "!"
  words:replaceCharactersInRange_withString_({0, 4}, "HOOK")
  words:substringFromIndex_(1)
  words:substringToIndex_(3)
  words:substringWithRange_ {0, 2}
  words:characterAtIndex_(0)
  words:hasPrefix_ "H"
  words:rangeOfString_ "host"
  words:stringByAppendingString_ "?"
  words:stringByReplacingOccurrencesOfString_withString_("host", "hosts")
  objc.NSString:stringWithString_("plain"):lowercaseString()
  local rich = objc.NSMutableAttributedString:alloc():initWithString_ "rich text"
  rich:addAttribute_value_range_("kind", "a", {0, 4})
  rich:setAttributes_range_({kind = text "b"}, {0, 4})
  rich:removeAttribute_range_("kind", {0, 4})
  rich:replaceCharactersInRange_withString_({0, 4}, "poor")
  rich:appendAttributedString_(objc.NSAttributedString:alloc():initWithString_ " end")
  rich:attributedSubstringFromRange_ {0, 4}
end

local function use_values(root)
  local defaults = objc.NSUserDefaults:standardUserDefaults()
  defaults:setObject_forKey_("value", "check")
  defaults:objectForKey_ "check"
  defaults:removeObjectForKey_ "check"
  root:setValue_forKey_("Check", "title")
  root:valueForKey_ "title"
  local device = objc.UIDevice:currentDevice()
  for _, name in ipairs {"systemVersion", "name", "model", "identifierForVendor", "userInterfaceIdiom"} do device[name](device) end
  objc.NSBundle:mainBundle():bundleIdentifier()
  objc.NSBundle:mainBundle():objectForInfoDictionaryKey_ "CFBundleVersion"
  objc.NSFileManager:defaultManager():fileExistsAtPath_ "/none"
  objc.NSJSONSerialization:dataWithJSONObject_options_error_(objc.NSDictionary:dictionary(), 0)
end

local function use_lists(root, list)
  list:reloadData()
  list:setContentOffset_animated_({0, 20}, false)
  list:reloadRowsAtIndexPaths_withRowAnimation_({objc.NSIndexPath:indexPathForRow_inSection_(0, 0)}, 5)
  list:beginUpdates()
  list:endUpdates()
  list:selectRowAtIndexPath_animated_scrollPosition_(objc.NSIndexPath:indexPathForRow_inSection_(0, 0), false, 0)
  local items = objc.UICollectionView:alloc():initWithFrame_collectionViewLayout_(
    {0, 0, 100, 100}, objc.UICollectionViewFlowLayout:new())
  local delegate = Items:new()
  items:setDelegate_(delegate)
  root:view():addSubview_(items)
  items:reloadData()
  items:layoutIfNeeded()
  items:removeFromSuperview()
  items:setDelegate_(nil)
end

local function use_views(root)
  local view = root:view()
  local label, image, area = objc.UILabel:new(), objc.UIImageView:new(), objc.UITextView:alloc():initWithFrame_ {0, 0, 50, 50}
  label:setText_ "Check"
  label:setAttributedText_(objc.NSAttributedString:alloc():initWithString_ "Check")
  label:setFont_(objc.UIFont:systemFontOfSize_(15))
  label:setTextColor_(objc.UIColor:whiteColor())
  image:setImage_(objc.UIImage:imageNamed_ "none")
  area:setText_ "Check"
  for _, one in ipairs {label, image, area} do
    view:addSubview_(one)
    one:setFrame_ {0, 0, 50, 50}
    one:setNeedsDisplay()
    one:layoutIfNeeded()
    one:removeFromSuperview()
  end
  objc.UIView:animateWithDuration_animations_(0.1, function() view:setAlpha_(1) end)
  root:navigationItem():setTitle_ "Check"
  root:navigationController():setNavigationBarHidden_animated_(false, false)
end

local function use_pages(root)
  local page, left = objc.WKWebView:alloc():initWithFrame_ {0, 0, 100, 100}, objc.WKWebView:new()
  local delegate <const> = Pages:new()
  page:setNavigationDelegate_(root)
  page:loadHTMLString_baseURL_("<p>Check</p>", nil)
  page:setNavigationDelegate_(delegate)
  uikit.page("https://app.example/moved", {redirect = "https://app.example/page"})
  page:loadRequest_(objc.NSURLRequest:requestWithURL_(objc.NSURL:URLWithString_ "https://app.example/moved"))
  do
    -- The delegate is deallocated while the page loads.
    local gone <close> = LeavingPages:new()
    left:setNavigationDelegate_(gone)
    left:loadHTMLString_baseURL_("<p>Check</p>", nil)
  end
  runloop.run(0.2)
  local alert = objc.UIAlertController:alertControllerWithTitle_message_preferredStyle_("Check", "A message", 1)
  root:presentViewController_animated_completion_(alert, false, nil)
  runloop.run(0.5)
  root:dismissViewControllerAnimated_completion_(false, nil)
  runloop.run(0.5)
end

local function use_network()
  local address = objc.NSURL:URLWithString_ "https://app.example/d"
  local session <const> = objc.NSURLSession:sharedSession()
  local ask <close> = objc.NSMutableURLRequest:requestWithURL_(address)
  ask:setHTTPMethod_ "POST"
  ask:setHTTPBody_(text("body"):dataUsingEncoding_(4))
  ask:setValue_forHTTPHeaderField_("text/plain", "Content-Type")
  local task <close> = session:dataTaskWithRequest_(ask)
  task:suspend()
  task:resume()
  start(session:uploadTaskWithRequest_fromData_completionHandler_(ask, text("body"):dataUsingEncoding_(4), function() end))
  start(session:downloadTaskWithURL_completionHandler_(address, function() end))
  objc.NSURLConnection:sendAsynchronousRequest_queue_completionHandler_(
    ask, objc.NSOperationQueue:mainQueue(), function() end)
  runloop.run(0.5)
end

-- A session of the app with a delegate, until its end.
local function use_session()
  network.respond("https://old.example/*", {redirect = "https://app.example/new"})
  local delegate <close> = Tasks:new()
  local session <close> = objc.NSURLSession:sessionWithConfiguration_delegate_delegateQueue_(
    objc.NSURLSessionConfiguration:defaultSessionConfiguration(), delegate, objc.NSOperationQueue:mainQueue())
  local function address(path) return objc.NSURL:URLWithString_("https://app.example/" .. path) end
  start(session:dataTaskWithURL_(objc.NSURL:URLWithString_ "https://old.example/"))
  start(session:downloadTaskWithURL_(address "file"))
  local ask <close> = objc.NSMutableURLRequest:requestWithURL_(address "upload")
  ask:setHTTPMethod_ "POST"
  start(session:uploadTaskWithRequest_fromData_(ask, text("body"):dataUsingEncoding_(4)))
  session:finishTasksAndInvalidate()
  runloop.run(0.5)
end

--- Does it all once, on the screen of the standard app, with a list if the screen has one. `attempt`
--- calls a function and handles its exception; `note` logs a callback of the app.
function uses.run(attempt, root, list, note)
  log = note
  attempt(network.respond, "https://app.example/*", {body = "{}"})
  attempt(use_collections)
  attempt(use_texts)
  attempt(use_values, root)
  if list then attempt(use_lists, root, list) end
  attempt(use_views, root)
  attempt(use_pages, root)
  attempt(use_network)
  attempt(use_session)
  attempt(uikit.motion, "shake")
end

return uses
