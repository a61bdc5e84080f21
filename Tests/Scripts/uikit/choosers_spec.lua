-- System controllers in which the user picks something, and their results.
describe("a chooser", function()
  local snapshot, window, log, owner
  before_each(function()
    snapshot = objc.snapshot()
    window = uikit.keyWindow()
    log = {}
    local function note(name) return function(_, _, what) log[#log + 1] = {name, what} end end
    local Owner = objc.class("ChoosingController", objc.UIViewController, function(instance)
      instance["imagePickerController:didFinishPickingMediaWithInfo:"] = note "picked"
      instance["picker:didFinishPicking:"] = note "results"
      instance["documentPicker:didPickDocumentsAtURLs:"] = note "documents"
      function instance:fontPickerViewControllerDidPickFont_() end
      function instance:documentPickerWasCancelled_() log[#log + 1] = {"cancelled"} end
    end)
    owner = Owner:new()
    window:setRootViewController_(owner)
    runloop.run(1)
  end)
  after_each(function()
    window:setRootViewController_(nil)
    objc.restore(snapshot)
  end)

  local function presented(chooser)
    chooser:setDelegate_(owner)
    owner:presentViewController_animated_completion_(chooser, false, nil)
    runloop.run(1)
    return chooser
  end

  it("of images returns the picture, edited too where that is allowed", function()
    local picker = presented(objc.UIImagePickerController:new())
    assert.is_true(picker:isKindOfClass_(objc.UINavigationController))
    assert.is_true(objc.UIImagePickerController:isSourceTypeAvailable_(1))
    picker:setAllowsEditing_(true)
    local image = objc.UIImage:imageNamed_ "cat"
    uikit.choose(picker, image)
    assert.equal("picked", log[1][1])
    assert.equal(image, log[1][2].UIImagePickerControllerOriginalImage)
    assert.equal(image, log[1][2].UIImagePickerControllerEditedImage)
    assert.equal("public.image", log[1][2].UIImagePickerControllerMediaType)
    assert.is_not_nil(owner:presentedViewController())
  end)

  it("of images takes a picture with the camera, and is dismissed if cancelling is not handled", function()
    local picker = presented(objc.UIImagePickerController:new())
    picker:setSourceType_(1)
    picker:takePicture()
    runloop.run(0.1)
    assert.equal("picked", log[1][1])
    uikit.choose(picker)
    runloop.run(1)
    assert.is_nil(owner:presentedViewController())
  end)

  it("of photos returns results with item providers, and none for a cancel", function()
    local configuration = objc.PHPickerConfiguration:new()
    configuration:setSelectionLimit_(2)
    configuration:setFilter_(objc.PHPickerFilter:imagesFilter())
    local picker = presented(objc.PHPickerViewController:alloc():initWithConfiguration_(configuration))
    local image = objc.UIImage:imageNamed_ "cat"
    uikit.choose(picker, {image, image})
    assert.equal(2, #log[1][2])
    local provider, got = log[1][2][1]:itemProvider(), nil
    assert.is_true(provider:canLoadObjectOfClass_(objc.UIImage))
    provider:loadObjectOfClass_completionHandler_(objc.UIImage, function(object) got = object end)
    assert.is_nil(got)
    runloop.run(0)
    assert.equal(image, got)
    uikit.choose(picker)
    assert.same({}, log[2][2])
    assert.error_matches(function() uikit.choose(picker, {image, image, image}) end, "selectionLimit is 2, got 3 items")
  end)

  it("of documents is dismissed first, then returns URLs or reports a cancel", function()
    local picker = presented(objc.UIDocumentPickerViewController:alloc():initWithDocumentTypes_inMode_({"public.text"}, 1))
    assert.equal(1, picker:documentPickerMode())
    uikit.choose(picker, "file:///tmp/a.txt")
    assert.equal("file:///tmp/a.txt", log[1][2][1]:absoluteString())
    runloop.run(1)
    assert.is_nil(owner:presentedViewController())
    presented(picker)
    assert.error_matches(function() uikit.choose(picker, {"file:///a", "file:///b"}) end, "does not allow multiple selection")
    uikit.choose(picker)
    assert.equal("cancelled", log[2][1])
  end)

  it("of a printer reports its result", function()
    local printing, answers = objc.UIPrintInteractionController:sharedPrintController(), {}
    assert.equal(printing, objc.UIPrintInteractionController:sharedPrintController())
    local info = objc.UIPrintInfo:printInfo()
    info:setJobName_ "Letter"
    printing:setPrintInfo_(info)
    for _, prints in ipairs {true, false} do
      assert.is_true(printing:presentAnimated_completionHandler_(true, function(_, completed) answers[#answers + 1] = completed end))
      runloop.run(1)
      uikit.choose(printing, prints)
    end
    assert.same({true, false}, answers)
    assert.error_matches(function() uikit.choose(printing, true) end, "is not presented")
  end)

  it("that is invalid, or is not shown, is an error", function()
    assert.error_matches(function() uikit.choose(objc.UIView:new()) end, "must be a UIImagePickerController")
    assert.error_matches(function() uikit.choose(objc.UIImagePickerController:new()) end, "is not presented, so nothing can be chosen in it")
    local picker = presented(objc.UIImagePickerController:new())
    assert.error_matches(function() uikit.choose(picker, 5) end, "takes a UIImage or a dictionary")
  end)

  it("of fonts returns a descriptor, and is dismissed", function()
    local configuration = objc.UIFontPickerViewControllerConfiguration:new()
    configuration:setIncludeFaces_(true)
    local picker = presented(
      objc.UIFontPickerViewController:alloc():initWithConfiguration_(configuration))
    configuration:setIncludeFaces_(false)
    assert.is_true(picker:configuration():includeFaces())
    assert.error_matches(function() uikit.choose(picker, 3) end, "takes a UIFontDescriptor, a UIFont")
    local picked
    hook.before(picker:delegate(), "fontPickerViewControllerDidPickFont:", function(_, controller)
      picked = controller:selectedFontDescriptor():objectForKey_ "NSFontFamilyAttribute"
    end)
    uikit.choose(picker, "Georgia")
    runloop.run(1)
    assert.equal("Georgia", tostring(picked))
    assert.is_nil(owner:presentedViewController())
  end)

  it("of printers notifies its delegate and its block", function()
    local picker = objc.UIPrinterPickerController:printerPickerControllerWithInitiallySelectedPrinter_(nil)
    local answers = {}
    picker:presentAnimated_completionHandler_(true, function(_, did) answers[#answers + 1] = did end)
    runloop.run(1)
    local printer = objc.UIPrinter:printerWithURL_(objc.NSURL:URLWithString_ "ipp://office.example")
    uikit.choose(picker, printer)
    assert.equal(printer, picker:selectedPrinter())
    picker:presentAnimated_completionHandler_(true, function(_, did) answers[#answers + 1] = did end)
    uikit.choose(picker)
    assert.same({true, false}, answers)
    assert.error_matches(function() uikit.choose(picker, printer) end, "is not presented")
  end)
end)

describe("an item provider", function()
  it("has the types of its object, and reads conforming ones", function()
    local provider = objc.NSItemProvider:alloc():initWithObject_ "Hello"
    assert.same({"public.utf8-plain-text"}, provider:registeredTypeIdentifiers())
    assert.is_true(provider:hasItemConformingToTypeIdentifier_ "public.text")
    assert.is_false(provider:canLoadObjectOfClass_(objc.UIImage))
    local text, failed
    provider:loadObjectOfClass_completionHandler_(objc.NSString, function(object) text = object end)
    provider:loadItemForTypeIdentifier_options_completionHandler_("public.png", nil, function(_, e) failed = e end)
    runloop.run(0)
    assert.equal("Hello", text)
    assert.equal("NSItemProviderErrorDomain", failed:domain())
  end)

  it("calls its handler only for a load", function()
    local provider, asked, got = objc.NSItemProvider:new(), 0, nil
    provider:registerDataRepresentationForTypeIdentifier_visibility_loadHandler_("public.data", 0, function(done)
      asked = asked + 1
      done("bytes", nil)
    end)
    provider:loadDataRepresentationForTypeIdentifier_completionHandler_("public.data", function(data) got = data end)
    assert.equal(0, asked)
    runloop.run(0)
    assert.same({1, "bytes"}, {asked, got})
  end)

  it("can be stored in a pasteboard", function()
    local board = objc.UIPasteboard:pasteboardWithUniqueName()
    board:setItemProviders_ {objc.NSItemProvider:alloc():initWithObject_ "Copied"}
    assert.equal("Copied", board:string())
    assert.equal(1, #board:itemProviders())
    assert.is_true(board:itemProviders()[1]:canLoadObjectOfClass_(objc.NSString))
    assert.same({{"public.utf8-plain-text"}}, board:pasteboardTypesForItemSet_(nil))
  end)
end)
