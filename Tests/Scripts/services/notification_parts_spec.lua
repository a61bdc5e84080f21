-- Attachments, categories, actions, and the service extension that changes remote content.
local world, log
local center = objc.UNUserNotificationCenter:currentNotificationCenter()

before_each(function() world = objc.snapshot(); log = {} end)
after_each(function() objc.restore(world) end)

local folder = objc.NSTemporaryDirectory()

local function file(path, text)
  objc.NSFileManager:defaultManager():createFileAtPath_contents_attributes_(path, objc.NSData
    :dataWithBytes_length_(text, #text), nil)
  return objc.NSURL:fileURLWithPath_(path)
end

local function attach(url, options)
  return objc.UNNotificationAttachment:attachmentWithIdentifier_URL_options_error_("", url, options)
end

local function add(content, identifier)
  local failure
  center:addNotificationRequest_withCompletionHandler_(objc.UNNotificationRequest
    :requestWithIdentifier_content_trigger_(identifier or "one", content, nil), function(e) failure = e end)
  runloop.runUntilIdle()
  return failure
end

describe("an attachment", function()
  it("detects its type, and is rejected for a file that cannot be shown", function()
    local made, none = attach(file(folder .. "a.png", "x"))
    assert.same({"public.png", nil}, {made:type(), none})
    assert.not_equal("", made:identifier())
    local function code(...) local _, e = attach(...) return e:code() end
    assert.equal(uikit.UNErrorCodeAttachmentInvalidURL, code(objc.NSURL:fileURLWithPath_(folder .. "none.png")))
    assert.equal(uikit.UNErrorCodeAttachmentUnrecognizedType, code(file(folder .. "a.txt", "x")))
    assert.equal(uikit.UNErrorCodeAttachmentInvalidFileSize, code(file(folder .. "b.png", "")))
    local hinted = attach(file(folder .. "c.dat", "x"),
      {[uikit.UNNotificationAttachmentOptionsTypeHintKey] = "public.jpeg"})
    assert.equal("public.jpeg", hinted:type())
  end)

  it("is moved away when its request is scheduled, and copied out of the bundle", function()
    local files = objc.NSFileManager:defaultManager()
    local presents = "userNotificationCenter:willPresentNotification:withCompletionHandler:"
    local Delegate = objc.class("Presents", objc.NSObject, {protocols = {"UNUserNotificationCenterDelegate"}},
      function(instance) instance[presents] = function(_, _, _, handler) handler(0) end end)
    local delegate = Delegate:new()
    center:setDelegate_(delegate)
    uikit.bundle {files = {["own.png"] = "y"}}
    local own = objc.NSBundle:mainBundle():pathForResource_ofType_("own", "png")
    for path, url in pairs {
      [folder .. "a.png"] = file(folder .. "a.png", "x"), [own] = objc.NSURL:fileURLWithPath_(own),
    } do
      local content, kept = objc.UNMutableNotificationContent:new(), nil
      content:setAttachments_ {attach(url)}
      hook.before(Delegate, presents, function(_, _, notification)
        kept = notification:request():content():attachments()[1]:URL():path()
      end)
      assert.is_nil(add(content))
      assert.same({path == own, true}, {files:fileExistsAtPath_(path), files:fileExistsAtPath_(kept)})
    end
    local gone = attach(file(folder .. "a.png", "x"))
    files:removeItemAtPath_error_(folder .. "a.png")
    local content = objc.UNMutableNotificationContent:new()
    content:setAttachments_ {gone}
    assert.equal(uikit.UNErrorCodeAttachmentInvalidURL, add(content):code())
  end)
end)

describe("a category", function()
  local function categorize(options)
    local Delegate = objc.class("Answers", objc.NSObject, {protocols = {"UNUserNotificationCenterDelegate"}},
      function(instance)
        function instance:userNotificationCenter_didReceiveNotificationResponse_withCompletionHandler_(
            _, response, handler)
          log[#log + 1] = response:actionIdentifier() .. " " .. response:class():description() .. " "
            .. (response:respondsToSelector_ "userText" and response:userText() or "-")
          handler()
        end
      end)
    local delegate = Delegate:new()
    center:setDelegate_(delegate)
    objc.setAssociatedObject(center, "answers", delegate)
    local Action, Text = objc.UNNotificationAction, objc.UNTextInputNotificationAction
    center:setNotificationCategories_ {objc.UNNotificationCategory
      :categoryWithIdentifier_actions_intentIdentifiers_hiddenPreviewsBodyPlaceholder_categorySummaryFormat_options_(
        "mail", {
          Action:actionWithIdentifier_title_options_icon_("open", "Open",
            uikit.UNNotificationActionOptionForeground,
            objc.UNNotificationActionIcon:iconWithSystemImageName_ "star"),
          Action:actionWithIdentifier_title_options_("later", "Later", 0),
          Text:actionWithIdentifier_title_options_icon_textInputButtonTitle_textInputPlaceholder_("reply",
            "Reply", 0, nil, "Send", "Say it"),
        }, {}, "hidden", "%u more", options)}
    uikit.launch(objc.class("Launched", objc.UIResponder, {protocols = {"UIApplicationDelegate"}}))
    uikit.background()
    for _, name in ipairs {"a", "b", "c", "d"} do
      local content = objc.UNMutableNotificationContent:new()
      content:setCategoryIdentifier_ "mail"
      add(content, name)
    end
  end

  local function state() return objc.UIApplication:sharedApplication():applicationState() end

  it("declares which actions open the app, and which have a text input", function()
    categorize(0)
    uikit.openNotification("a", "later")
    assert.equal(uikit.UIApplicationStateBackground, state())
    uikit.openNotification("b", "reply", "yes")
    uikit.openNotification("c", uikit.UNNotificationDismissActionIdentifier)
    assert.equal(uikit.UIApplicationStateBackground, state())
    uikit.openNotification("d", "open")
    assert.equal(uikit.UIApplicationStateActive, state())
    assert.same({"later UNNotificationResponse -", "reply UNTextInputNotificationResponse yes",
      "open UNNotificationResponse -"}, log)
  end)

  it("can request a callback when a notification is dismissed", function()
    categorize(uikit.UNNotificationCategoryOptionCustomDismissAction)
    uikit.openNotification("c", uikit.UNNotificationDismissActionIdentifier)
    assert.equal(uikit.UIApplicationStateBackground, state())
    assert.equal(1, #log)
  end)

  it("stores its properties", function()
    categorize(0)
    local category
    center:getNotificationCategoriesWithCompletionHandler_(function(l) category = l[1] end)
    runloop.runUntilIdle()
    assert.same({"hidden", "%u more", "Say it"}, {category:hiddenPreviewsBodyPlaceholder(),
      category:categorySummaryFormat(), category:actions()[3]:textInputPlaceholder()})
    assert.truthy(category:actions()[1]:icon())
  end)
end)

describe("a service extension", function()
  local function serve(body)
    local Delegate = objc.class("Shows", objc.NSObject, {protocols = {"UNUserNotificationCenterDelegate"}},
      function(instance)
        function instance:userNotificationCenter_willPresentNotification_withCompletionHandler_(_, n, handler)
          log[#log + 1] = n:request():content():body()
          handler(0)
        end
      end)
    local delegate = Delegate:new()
    center:setDelegate_(delegate)
    objc.setAssociatedObject(center, "shows", delegate)
    objc.class("Service", objc.UNNotificationServiceExtension, body)
  end
  local mutable = {aps = {alert = "secret", category = "mail", ["mutable-content"] = 1}}

  it("changes remote content before it is shown", function()
    serve(function(instance)
      function instance:didReceiveNotificationRequest_withContentHandler_(request, handler)
        local content = request:content():mutableCopy()
        content:setBody_(content:categoryIdentifier() .. ": open")
        dispatch.after(2, function() handler(content) end)
      end
    end)
    uikit.receiveNotification(mutable)
    assert.same({}, log)
    runloop.run(3)
    assert.same({"mail: open"}, log)
    uikit.receiveNotification {aps = {alert = "plain"}}
    assert.equal("plain", log[2])
  end)

  it("has half a minute, and is notified at its end", function()
    serve(function(instance)
      function instance:didReceiveNotificationRequest_withContentHandler_() end
      function instance:serviceExtensionTimeWillExpire() log[#log + 1] = "hurry" end
    end)
    uikit.receiveNotification(mutable)
    runloop.run(29)
    assert.same({}, log)
    runloop.run(2)
    assert.same({"hurry", "secret"}, log)
  end)
end)
