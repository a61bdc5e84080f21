-- The syntax of RFC 3986, with which URLs are parsed since iOS 17.

local function text(given)
  local url, components = objc.NSURL:URLWithString_(given), objc.NSURLComponents:componentsWithString_(given)
  assert.equal(url and url:absoluteString(), components and components:string())
  return url and url:absoluteString()
end

describe("a URL's invalid characters", function()
  it("are encoded", function()
    assert.equal("my%20string", text "my string")
    assert.equal("https://a.b/%C3%BC?%C3%B6#%C3%A4", text "https://a.b/ü?ö#ä")
    assert.equal("https://stuff.com#bar=foo%23", text "https://stuff.com#bar=foo#")
    assert.equal("mailto:a%20b@c.d", text "mailto:a b@c.d")
    assert.equal("a://b%7Cc", text "a://b|c")
  end)

  it("make a component be encoded as a whole", function()
    assert.equal("https://a.b/x%20y?q=a%2520b%5Bc", text "https://a.b/x%20y?q=a%20b[c")
    assert.equal("https://a.b/%25zz", text "https://a.b/%zz")
    assert.equal("https://a.b/x%20y", text "https://a.b/x%20y")
  end)

  it("are encoded in hosts by the rules of domain names", function()
    assert.equal("https://xn--wgv71a.jp/", text "https://日本.jp/")
    assert.equal("https://xn--bcher-kva.example", text "https://Bücher.example")
  end)
end)

describe("a text is no URL", function()
  it("with an invalid scheme, port or address", function()
    assert.is_nil(text "1http://a.b")
    assert.is_nil(text "https://a.b:80a/")
    assert.is_nil(text "http://%3Cpath:_%3E")
    assert.is_nil(text "https://[::1")
    assert.equal("https://[::1]:8080/", text "https://[::1]:8080/")
    assert.equal("http://%3Cpath_%3E", text "http://%3Cpath_%3E")
  end)

  it("with an invalid character where none is encoded", function()
    assert.is_nil(objc.NSURL:URLWithString_encodingInvalidCharacters_("https://a.b/x y", false))
    assert.equal("a%20b", objc.NSURL:URLWithString_encodingInvalidCharacters_("a%20b", false):absoluteString())
  end)
end)
