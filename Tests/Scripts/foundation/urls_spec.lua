describe("NSURL", function()
  it("is split into components", function()
    local url = objc.NSURL:URLWithString_("https://me@example.com:8080/a/b.html?q=1&r=2#top")
    assert.same(
      {"https", "me", "example.com", 8080, "/a/b.html", "q=1&r=2", "top", "b.html", "html"},
      {url:scheme(), url:user(), url:host(), url:port(), url:path(), url:query(), url:fragment(),
        url:lastPathComponent(), url:pathExtension()})
    assert.equal("https://me@example.com:8080/a/b.html?q=1&r=2#top", url:absoluteString())
    assert.equal(url:absoluteString(), tostring(url))
  end)

  it("is nil for an invalid text, and equal by its text", function()
    assert.is_nil(objc.NSURL:URLWithString_("http://not:a.url"))
    local one, other = objc.NSURL:URLWithString_("app://x"), objc.NSURL:URLWithString_("app://x")
    assert.is_true(one:isEqual_(other))
    assert.equal(one:hash(), other:hash())
    assert.is_nil(one:query())
    assert.is_false(one:isFileURL())
  end)

  it("is resolved against another one", function()
    local base = objc.NSURL:URLWithString_("http://h/a/b?q")
    local function resolved(text)
      return objc.NSURL:URLWithString_relativeToURL_(text, base):absoluteString()
    end
    assert.equal("http://h/a/c", resolved "c")
    assert.equal("http://h/c", resolved "/c")
    assert.equal("ftp://x", resolved "ftp://x")
    assert.equal("http://h/a/b#f", objc.NSURL:URLWithString_relativeToURL_(
      "#f", objc.NSURL:URLWithString_("http://h/a/b")):absoluteString())
  end)

  it("resolves dots in a relative URL, and keeps its text", function()
    local base = objc.NSURL:URLWithString_("http://a/b/c/d;p?q")
    for text, whole in pairs {
      g = "b/c/g", ["./g/"] = "b/c/g/", ["?y"] = "b/c/d;p?y", ["#s"] = "b/c/d;p?q#s",
      [".."] = "b/", ["../../g"] = "g", ["../../../g"] = "g", [""] = "b/c/d;p?q"}
    do
      local url = objc.NSURL:URLWithString_relativeToURL_(text, base)
      assert.equal("http://a/" .. whole, url:absoluteString())
      assert.same({text, base}, {url:relativeString(), url:baseURL()})
      assert.equal(text .. " -- http://a/b/c/d;p?q", tostring(url))
    end
    assert.is_nil(objc.NSURL:URLWithString_relativeToURL_("tel:1", base):baseURL())
  end)

  it("has a decoded path without a trailing slash; a query is as it is written", function()
    local function path(text) return objc.NSURL:URLWithString_(text):path() end
    assert.same({"/a b", "/", "", "/100%"},
      {path "http://h/a%20b/", path "http://h/", path "http://h", path "http://h/100%25"})
    assert.equal("http://h/100%25", tostring(objc.NSURL:URLWithString_("http://h/100%")))
    assert.is_nil(path "tel:110")
    assert.is_nil(path "mailto:a@b.c")
    local url = objc.NSURL:URLWithString_("app://[::1]/?q=%20")
    assert.same({"::1", "q=%20", "//[::1]/?q=%20"},
      {url:host(), url:query(), url:resourceSpecifier()})
  end)

  it("can be created from a path, whose special characters are encoded", function()
    local url = objc.NSURL:fileURLWithPath_("/a b#?.txt")
    assert.equal("file:///a%20b%23%3F.txt", url:absoluteString())
    assert.same({"/a b#?.txt", true, "txt"}, {url:path(), url:isFileURL(), url:pathExtension()})
  end)

  it("creates others with another path before the same query", function()
    local url = objc.NSURL:URLWithString_("http://h/a/b.txt?q")
    local function text(message, ...) return url[message](url, ...):absoluteString() end
    assert.equal("http://h/a/b.txt/c%20d?q", text("URLByAppendingPathComponent:", "c d"))
    assert.equal("http://h/a/b.txt.gz?q", text("URLByAppendingPathExtension:", "gz"))
    assert.equal("http://h/a/?q", text "URLByDeletingLastPathComponent")
    assert.equal("http://h../", objc.NSURL:URLWithString_("http://h"):URLByDeletingLastPathComponent()
      :absoluteString())
    assert.equal("http://h/a/b?q", text "URLByDeletingPathExtension")
    assert.same({"/", "a", "b.txt"}, url:pathComponents())
    assert.equal("http://h/x", objc.NSURL:URLWithString_("http://h/a/../x"):standardizedURL()
      :absoluteString())
    assert.equal("me", objc.NSURL:URLWithString_("http://me:pw@h"):user())
    assert.equal("pw", objc.NSURL:URLWithString_("http://me:pw@h"):password())
  end)

  it("is nil without a text, which no initializer accepts", function()
    assert.is_nil(objc.NSURL:URLWithString_(nil))
    assert.error_matches(function() objc.NSURL:alloc():initWithString_(nil) end,
      "*** -[NSURL initWithString:relativeToURL:]: nil string parameter", 1, true)
    assert.error_matches(function() objc.NSURL:fileURLWithPath_(nil) end,
      "*** -[NSURL initFileURLWithPath:]: nil string parameter", 1, true)
  end)
end)
