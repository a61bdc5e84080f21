describe("the main bundle", function()
  setup(function()
    uikit.bundle {
      info = {CFBundleIdentifier = "org.example.app", Answer = 42, Nested = {"a", "b"}},
      strings = {Localizable = {hello = "Hello"}, Other = {hello = "Hi"},
        ["de/Localizable"] = {hello = "Hallo"}},
      files = {["data.json"] = "{}", ["en.lproj/page.html"] = "<p>", ["Base.lproj/Raw.strings"] =
        '/* greeting */ "key" = "A \\"quoted\\" text";\n// more\n"other"="2";'},
    }
  end)

  it("returns the entries of its Info.plist", function()
    local bundle = objc.NSBundle:mainBundle()
    assert.equal(bundle, objc.NSBundle:mainBundle())
    assert.same({"org.example.app", 42, {"a", "b"}, "1.0"}, {bundle:bundleIdentifier(),
      bundle:objectForInfoDictionaryKey_("Answer"), bundle:infoDictionary().Nested,
      bundle:infoDictionary().CFBundleShortVersionString})
    assert.equal(bundle, objc.NSBundle:bundleForClass_(objc.class("BundledThing", objc.UIView)))
    assert.equal(bundle, objc.NSBundle:bundleForClass_(nil))
    assert.equal(bundle, objc.NSBundle:bundleWithIdentifier_("org.example.app"))
    assert.is_nil(objc.NSBundle:bundleWithPath_("/nowhere"))
  end)

  it("is not that of UIKit's and Foundation's classes", function()
    local function folder(class) return tostring(objc.NSBundle:bundleForClass_(class):bundlePath()) end
    assert.equal("/System/Library/PrivateFrameworks/UIKitCore.framework", folder(objc.UIView))
    assert.equal("/System/Library/Frameworks/Foundation.framework", folder(objc.NSString))
    assert.equal("/usr/lib", folder(objc.NSObject))
    assert.is_nil(objc.NSBundle:bundleForClass_(objc.UIView):pathForResource_ofType_("Info", "plist"))
  end)

  it("translates keys into the user's language", function()
    local bundle = objc.NSBundle:mainBundle()
    local function text(...) return bundle:localizedStringForKey_value_table_(...) end
    assert.same({"Hello", "Hi", "none", "?", "", ""}, {text("hello", nil, nil),
      text("hello", "", "Other"), text("none", "", nil), text("none", "?", nil),
      text(nil, nil, nil), text(nil, "", nil)})
    assert.same({'A "quoted" text', "2"}, {text("key", nil, "Raw"), text("other", nil, "Raw")})
    uikit.setting("preferredLanguages", {"de-AT"})
    assert.same({"Hallo", {"de"}},
      {objc.NSLocalizedString("hello", "a greeting"), bundle:preferredLocalizations()})
    uikit.setting("preferredLanguages", {"en-US"})
  end)

  it("calls hooks of the message for NSLocalizedString", function()
    local token = hook.instead(objc.NSBundle, "localizedStringForKey:value:table:",
      function(original, self, key, value, name) return "[" .. original(self, key, value, name) .. "]" end)
    assert.equal("[Hello]", objc.NSLocalizedString("hello"))
    token:remove()
  end)

  it("finds resources in the main folder and in the languages' folders", function()
    local bundle = objc.NSBundle:mainBundle()
    local path = bundle:pathForResource_ofType_("data", "json")
    assert.equal(bundle:bundlePath() .. "/data.json", path)
    assert.equal(path, bundle:pathForResource_ofType_("data.json", nil))
    assert.matches("en.lproj/page.html", bundle:pathForResource_ofType_("page", "html"), 1, true)
    assert.is_nil(bundle:pathForResource_ofType_("nobody", "html"))
    assert.equal("data.json",
      bundle:URLForResource_withExtension_("data", "json"):lastPathComponent())
    assert.equal("{}", objc.unbox(objc.NSFileManager:defaultManager():contentsAtPath_(path)))
  end)

  it("loads the nibs that were described", function()
    uikit.nib("Row", {class = "UIView", subviews = {{class = "UILabel", text = "row"}}})
    local roots = objc.NSBundle:mainBundle():loadNibNamed_owner_options_("Row", nil, nil)
    assert.equal("row", roots[1]:subviews()[1]:text())
    assert.error_matches(function()
      objc.NSBundle:mainBundle():loadNibNamed_owner_options_("Rows", nil, nil)
    end, "Could not load NIB in bundle")
  end)

  it("looks names up in the dictionary that a subclass returns", function()
    local fake = objc.class("FakeBundle", objc.NSBundle, function(instance)
      function instance:infoDictionary() return {Purpose = "test"} end
    end):new()
    assert.equal("test", fake:objectForInfoDictionaryKey_ "Purpose")
    assert.is_nil(fake:objectForInfoDictionaryKey_ "CFBundleName")
    uikit.bundle {info = {Purpose = "app"}}
    assert.equal("app", objc.NSBundle:mainBundle():objectForInfoDictionaryKey_ "Purpose")
  end)

  it("reports mistakes in its contents", function()
    assert.error_matches(function() uikit.bundle {infos = {}} end, "unknown option 'infos'")
    assert.error_matches(function() uikit.bundle {strings = {a = 1}} end, "'a' is none")
    assert.error_matches(function() uikit.bundle {files = {a = {}}} end, "'a' is none")
  end)
end)
