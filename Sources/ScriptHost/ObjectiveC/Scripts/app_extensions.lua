-- The classes of app extensions: their context, the compose sheet of share extensions, and widgets.
--
-- A test takes the part of the host: it creates a context, sends beginRequestWithExtensionContext: to
-- the extension's controller, and reads how the request has ended.

local C = ...
local objc = C.objc

-- Calls a handler on the main queue, as no other queue of the host is known.
local function later(handler, ...)
  if handler == nil then return end
  local arguments = table.pack(...)
  objc.NSOperationQueue:mainQueue():addOperationWithBlock_(function()
    handler(table.unpack(arguments, 1, arguments.n))
  end)
end

objc.class("NSExtensionContext", objc.NSObject, function(instance, class, super)
  objc.property(instance, "inputItems", {policy = "copy"})
  -- What a test reads: the items or the error with which the request has ended.
  objc.property(instance, "returnedItems", {policy = "copy"})
  objc.property(instance, "cancellationError", {policy = "strong"})
  objc.property(instance, "notificationActions", {policy = "copy"})
  objc.property(instance, "widgetLargestAvailableDisplayMode", {policy = "assign", default = 0})
  objc.property(instance, "widgetActiveDisplayMode", {policy = "assign", default = 0})
  function instance:init()
    self = super(self):init()
    self:setInputItems_(objc.NSArray:array())
    self:setNotificationActions_(objc.NSArray:array())
    return self
  end
  -- The argument of the handler is whether the time of the extension has expired.
  function instance:completeRequestReturningItems_completionHandler_(items, handler)
    self:setReturnedItems_(items ~= nil and items or objc.NSArray:array())
    later(handler, false)
  end
  function instance:cancelRequestWithError_(failure) self:setCancellationError_(failure) end
  function instance:openURL_completionHandler_(url, handler)
    objc.UIApplication:sharedApplication():openURL_options_completionHandler_(url, objc.NSDictionary:dictionary(),
      function(success) if handler ~= nil then handler(success) end end)
  end
  function instance:widgetMaximumSizeForDisplayMode_(mode)
    local width = objc.UIScreen:mainScreen():bounds().size.width - 16
    return {width = width, height = mode == 0 and 110.0 or 528.0}
  end
  function instance:performNotificationDefaultAction() end
  function instance:dismissNotificationContentExtension() end
  function instance:mediaPlayingStarted() end
  function instance:mediaPlayingPaused() end
end)

objc.class("NCWidgetController", objc.NSObject, function(instance, class)
  local shared
  function class:widgetController()
    shared = shared or self:alloc():init()
    return shared
  end
  function instance:setHasContent_forWidgetWithBundleIdentifier_(_, _) end
end)

objc.class("SLComposeSheetConfigurationItem", objc.NSObject, function(instance, class, super)
  objc.property(instance, "title", {policy = "copy"})
  objc.property(instance, "value", {policy = "copy"})
  objc.property(instance, "valuePending", {policy = "assign", default = false})
  objc.property(instance, "tapHandler", {policy = "copy"})
end)

objc.class("SLComposeServiceViewController", objc.UIViewController, {protocols = {"UITextViewDelegate"}}, function(instance, class, super)
  objc.property(instance, "textView", {policy = "strong"})
  objc.property(instance, "placeholder", {policy = "copy"})
  objc.property(instance, "charactersRemaining", {policy = "strong"})
  objc.property(instance, "autoCompletionViewController", {policy = "strong"})
  -- The text of the first item of the request.
  local function given(self)
    local context = self:extensionContext()
    local item = context and context:inputItems():firstObject()
    local text = item ~= nil and item:attributedContentText()
    return text and text:string()
  end
  function instance:viewDidLoad()
    super(self):viewDidLoad()
    local text = objc.UITextView:alloc():initWithFrame_(self:view():bounds())
    text:setDelegate_(self)
    text:setText_(given(self))
    self:setTextView_(text)
    self:view():addSubview_(text)
    local item, button = self:navigationItem(), objc.UIBarButtonItem
    item:setLeftBarButtonItem_(button:alloc():initWithBarButtonSystemItem_target_action_(
      C.uikit.UIBarButtonSystemItemCancel, self, objc.sel "didSelectCancel"))
    item:setRightBarButtonItem_(button:alloc():initWithTitle_style_target_action_(
      "Post", C.uikit.UIBarButtonItemStyleDone, self, objc.sel "didSelectPost"))
  end
  function instance:viewDidAppear_(animated)
    super(self):viewDidAppear_(animated)
    self:presentationAnimationDidFinish()
    self:reloadConfigurationItems()
    self:validateContent()
  end
  function instance:presentationAnimationDidFinish() end
  function instance:contentText()
    self:view()
    return self:textView():text()
  end
  function instance:isContentValid() return true end
  function instance:validateContent() self:navigationItem():rightBarButtonItem():setEnabled_(self:isContentValid()) end
  function instance:textViewDidChange_() self:validateContent() end
  function instance:didSelectPost()
    self:extensionContext():completeRequestReturningItems_completionHandler_(objc.NSArray:array(), nil)
  end
  -- NSUserCancelledError
  function instance:didSelectCancel()
    self:extensionContext():cancelRequestWithError_(
      objc.NSError:errorWithDomain_code_userInfo_("NSCocoaErrorDomain", 3072, nil))
  end
  function instance:cancel() self:didSelectCancel() end
  function instance:configurationItems() return objc.NSArray:array() end
  function instance:reloadConfigurationItems() self:configurationItems() end
  function instance:pushConfigurationViewController_(controller)
    local stack = self:navigationController()
    if stack then stack:pushViewController_animated_(controller, true) end
  end
  function instance:popConfigurationViewController()
    local stack = self:navigationController()
    if stack then stack:popToViewController_animated_(self, true) end
  end
  function instance:loadPreviewView() return nil end
end)
