-- MessageUI's composers and QuickLook's previews.

describe("a composer", function()
  after_each(function() uikit.setting("composers", "ready") end)

  it("stores its contents, and its delegate weakly", function()
    local message = objc.MFMessageComposeViewController:new()
    message:setRecipients_ {"555"}
    message:setBody_ "hello"
    assert.same({"555"}, message:recipients())
    assert.equal("hello", message:body())
    local mail = objc.MFMailComposeViewController:new()
    mail:setToRecipients_ {"a@b.c"}
    mail:setMessageBody_isHTML_("hello", false)
    do
      local delegate <close> = objc.NSObject:new()
      mail:setMailComposeDelegate_(delegate)
      assert.equal(delegate, mail:mailComposeDelegate())
    end
    assert.is_nil(mail:mailComposeDelegate())
    assert.is_true(mail:isKindOfClass_(objc.UINavigationController))
  end)

  it("reports whether it can send, which is a setting", function()
    assert.is_true(objc.MFMailComposeViewController:canSendMail())
    assert.is_true(objc.MFMessageComposeViewController:canSendText())
    uikit.setting("composers", "unavailable")
    assert.is_false(objc.MFMailComposeViewController:canSendMail())
    assert.is_false(objc.MFMessageComposeViewController:canSendText())
  end)
end)

describe("a preview controller", function()
  it("asks its data source, and notifies its delegate that it is dismissed", function()
    local log = {}
    local Helper = objc.class("PreviewHelper", objc.NSObject, function(instance)
      instance["numberOfPreviewItemsInPreviewController:"] = function() return 2 end
      instance["previewController:previewItemAtIndex:"] = function(_, _, index)
        return objc.NSURL:fileURLWithPath_("/item" .. index)
      end
      instance["previewControllerWillDismiss:"] = function() log[#log + 1] = "will" end
      instance["previewControllerDidDismiss:"] = function() log[#log + 1] = "did" end
    end)
    local helper, controller, root = Helper:new(), objc.QLPreviewController:new(), objc.UIViewController:new()
    controller:setDataSource_(helper)
    controller:setDelegate_(helper)
    controller:setCurrentPreviewItemIndex_(1)
    uikit.keyWindow():setRootViewController_(root)
    root:presentViewController_animated_completion_(controller, false, nil)
    runloop.runUntilIdle()
    assert.equal("/item1", controller:currentPreviewItem():path())
    root:dismissViewControllerAnimated_completion_(false, nil)
    runloop.runUntilIdle()
    assert.same({"will", "did"}, log)
  end)
end)
