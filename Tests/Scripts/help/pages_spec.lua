local lowest = 0
while arg[lowest - 1] do lowest = lowest - 1 end

local function page(name)
  local pipe = assert(io.popen(("'%s' help '%s' 2>&1"):format(arg[lowest], name)))
  local text = pipe:read "a"
  assert.is_true(pipe:close(), text)
  return text
end

describe("hookhost help", function()
  it("shows a function by either name: its line, its options, an example", function()
    for _, name in ipairs {"gesture.flick", "flick", "gesture.flick()"} do
      local text = page(name)
      assert.matches("gesture.flick(view: UIView, options: {from: CGPoint?", text, 1, true)
      assert.matches("\n  duration: number?", text, 1, true)
      assert.matches("gesture.flick(list, {by = {0, -300}})", text, 1, true)
    end
  end)

  it("shows a method of a function's result", function()
    assert.matches("Finger:hold(seconds: number)", page "Finger:hold", 1, true)
    assert.matches("HookToken:remove(): boolean", page "HookToken:remove", 1, true)
  end)

  it("shows an option without its dashes, and a method without its type", function()
    assert.equal(page "--shard", page "shard")
    assert.equal(page "Finger:hold", page "hold")
  end)

  it("shows an option whose word is a selector too, and then that selector", function()
    local text = page "matrix"
    assert.equal(page "--matrix", text:sub(1, #page "--matrix"))
    assert.matches("-[UIFontDescriptor matrix]", text, 1, true)
  end)

  it("lists the errors of a function, or that it has none of its own", function()
    assert.matches("\nErrors\n  The view is in no window.\n", page "gesture.touch", 1, true)
    assert.matches("\nErrors\n  None of its own", page "uikit.keyWindow", 1, true)
    for _, name in ipairs {"functions", "gesture"} do
      assert.matches("\n  errors  The errors that all functions share", page(name), 1, true)
    end
  end)

  it("shows the default of a property, by system, with its source", function()
    local text = page "modalPresentationStyle":gsub("%s+", " ")
    assert.matches("Default UIViewController 0 before iOS 13.0, 1 since iOS 13.0; source: defaultPresentation (documented)",
      text, 1, true)
    text = page "-[UIView alpha]":gsub("%s+", " ")
    assert.matches("Default 1; source: the value of a new UIView in every system", text, 1, true)
    assert.matches("UIControl true; source", (page "enabled":gsub("%s+", " ")), 1, true)
  end)

  it("shows the options of a table that is one of several types", function()
    assert.matches("\n  concurrent: boolean?", page "dispatch.queue", 1, true)
    assert.matches("\n  ivars: table?", page "objc.class", 1, true)
  end)

  it("shows a class: superclasses, properties with their accessors, methods, subclasses", function()
    for _, name in ipairs {"UIControl", "objc.UIControl"} do
      local text = page(name)
      assert.matches("UIControl : UIView : UIResponder : NSObject", text, 1, true)
      assert.matches("enabled: boolean%s+isEnabled%(%), setEnabled_%(value%)", text)
      assert.matches("sendAction_to_forEvent_(", text, 1, true)
      assert.matches("UISwitch", text, 1, true)
    end
  end)

  it("shows a protocol, with and without brackets", function()
    assert.equal(page "UIScrollViewDelegate", page "<UIScrollViewDelegate>")
    assert.matches("scrollViewDidScroll_(scrollView: UIScrollView)", page "UIScrollViewDelegate", 1, true)
  end)

  it("shows a method of a class in each notation, inherited ones too", function()
    for _, name in ipairs {"-[UIView setTag:]", "UIView.setTag_", "UIView:setTag", "UIView.setTag:"} do
      assert.matches("setTag_(tag: integer)", page(name), 1, true)
    end
    assert.matches("UIButton inherits it", page "UIButton.setTag_", 1, true)
    assert.matches("+[UIButton buttonWithType:]", page "UIButton.buttonWithType_", 1, true)
    assert.matches("optional method", page "-[UITableViewDelegate tableView:didSelectRowAtIndexPath:]", 1, true)
  end)

  it("lists the classes that implement a selector", function()
    local text = page "setTag:"
    assert.matches("-[UIView setTag:]", text, 1, true)
    assert.matches("-[UIBarItem setTag:]", text, 1, true)
    assert.matches("-[UITableViewDataSource tableView:numberOfRowsInSection:]",
      page "tableView_numberOfRowsInSection_", 1, true)
  end)

  it("shows constants, structures, settings, verdicts, techniques, limits and options", function()
    assert.matches("uikit.UIControlEventTouchUpInside = 64", page "UIControlEventTouchUpInside", 1, true)
    assert.matches("{x: number, y: number}", page "CGPoint", 1, true)
    local setting = page "trackingOrder"
    assert.matches("Default\n  trackingFirst", setting, 1, true)
    assert.matches("Alternatives\n  touchDownFirst", setting, 1, true)
    assert.matches("message came to an object that has gone", page "dangling", 1, true)
    assert.matches("technique of hooking", page "bareExchange", 1, true)
    assert.matches("1,000,000 turns", page "turns", 1, true)
    assert.matches("option of hookhost lab", page "--matrix", 1, true)
  end)

  it("shows everything of a name that several things have", function()
    local text = page "trace"
    assert.matches("usage: hookhost trace", text, 1, true)
    assert.matches("trace: module", text, 1, true)
  end)

  it("lists the classes by framework, and those of one framework", function()
    local text = page "classes"
    assert.matches("\nFoundation\n", text, 1, true)
    assert.matches("\nWebKit\n.-WKWebView", text)
    assert.matches("\nUIKit\n.-UIView", text)
    assert.not_matches("UIView", page "WebKit")
  end)

  it("explains everything that a topic lists", function()
    for _, topic in ipairs {"settings", "verdicts", "techniques", "limits", "functions"} do
      local count = 0
      for name, text in (page(topic) .. "\n"):gmatch "\n  ([%w.:_]+)%f[%s]%s+([^\n]*)" do
        count = count + 1
        assert.matches("^%S", text, name)
      end
      assert.is_true(count > 2, topic)
    end
  end)

  it("keeps apart a limit and a technique of one name", function()
    assert.matches("forwarding%s+A chain of objects", page "limits")
    assert.matches("forwarding%s+Makes the message unrecognized", page "techniques")
  end)

  it("keeps to lines of eighty columns", function()
    for _, name in ipairs {"gesture.flick", "UIControl", "classes", "settings", "topics"} do
      for line in page(name):gmatch "[^\n]+" do
        assert.is_true(utf8.len(line) <= 80 or not line:find "%S%s+%S" or line:find "^  .*%->", line)
      end
    end
  end)
end)

describe("an unknown class", function()
  it("shows examples that Lua can read, at eighty columns too", function()
    for _, name in ipairs {"gesture.pinch", "network.respond", "lab.scenario"} do
      local pipe = assert(io.popen(("script -qec \"stty cols 80; '%s' help %s\" /dev/null"):format(arg[lowest], name)))
      local code = pipe:read "a":gsub("\r", ""):gsub("\27%[[%d;]*m", ""):match "\nExample\n(.-)\n\n%S"
      pipe:close()
      for _, text in ipairs {code, page(name):match "\nExample\n(.-)\n\n%S"} do assert(load(text)) end
    end
  end)

  it("writes each line of an example whole where no terminal is", function()
    assert.matches("initWithTarget_action_(watcher, \"pinched:\"))\n", page "gesture.pinch", 1, true)
  end)

  it("names a parameter after the words that follow the last preposition", function()
    for name, line in pairs {
      ["-[NSURLSession dataTaskWithURL:]"] = "dataTaskWithURL_(url: NSURL?): NSURLSessionTask",
      ["-[UITextChecker ignoreWord:]"] = "ignoreWord_(ignoreWord: string)",
      ["-[NSArray objectAtIndex:]"] = "objectAtIndex_(index: integer): any",
      ["-[CALayer drawInContext:]"] = "drawInContext_(context: any)",
    } do assert.matches(line, page(name), 1, true) end
  end)

  it("has the class of a property getter's result", function()
    assert.matches("configuration(): NSURLSessionConfiguration", page "-[NSURLSession configuration]", 1, true)
    assert.matches("delegate(): NSURLSessionDelegate", page "-[NSURLSession delegate]", 1, true)
  end)

  it("accepts a command with the program's name before it", function()
    assert.matches("^usage: hookhost test ", page "hookhost test")
  end)

  it("offers the name that differs only in its capitals", function()
    local pipe = assert(io.popen(("'%s' help UIVIEW 2>&1"):format(arg[lowest])))
    assert.matches("nothing is called 'UIVIEW'; did you mean 'UIView'?\n", pipe:read "a", 1, true)
    assert.equal(2, select(3, pipe:close()))
  end)

  it("suggests a replacement", function()
    for name, hint in pairs {
      UIScrolView = "did you mean 'UIScrollView'?", UIScrollViewDelegate = "it is a protocol",
      CGRect = "it is a structure", NSView = "it is called UIView here", ScrollView = "it is called UIScrollView here",
      MKMapView = "MapKit is not here",
    } do
      local _, fault = pcall(function() return objc[name] end)
      assert.matches(hint, fault.reason, 1, true)
    end
    -- It begins as classes of AuthenticationServices do.
    local _, fault = pcall(function() return objc.ASSOCIATION_RETAIN end)
    assert.equal("unknown class 'ASSOCIATION_RETAIN'", fault.reason)
  end)
end)
