-- Attributed strings of HTML and of plain text, and back.

local function data(text) return objc.NSData:dataWithBytes_length_(text, #text) end

local function read(html, options)
  local text, facts, failure = objc.NSAttributedString:alloc():initWithData_options_documentAttributes_error_(
    data(html), options or {DocumentType = "NSHTML", CharacterEncoding = 4})
  assert.is_nil(failure)
  return text, facts
end

local function string(html) return tostring(read(html):string()) end

local function at(text, place, name) return text:attribute_atIndex_effectiveRange_(name, place, nil) end

describe("an attributed string of HTML", function()
  it("has the text with its paragraphs and lines", function()
    assert.equal("one two", string "<b>one</b>\n  two")
    assert.equal("a\nb\n", string "<p>a</p><p>b</p>")
    assert.equal("a\u{2028}b", string "a<br>b")
    assert.equal("\t•\ta\n\t•\tb\n", string "<ul><li>a</li><li>b</li></ul>")
    assert.equal("\t1.\ta\n\t2.\tb\n", string "<ol><li>a<li>b</ol>")
    assert.equal("a & b < c é", string "<html><head><title>t</title><style>p{}</style></head>a &amp; b &lt; c &#233;<!-- no -->")
    assert.equal("  x\n y\n", string "<pre>  x\n y</pre>")
  end)

  it("has the fonts of its elements", function()
    local text = read "a<b>b</b><i>c</i><code>d</code><h1>e</h1>"
    assert.equal("TimesNewRomanPSMT", tostring(at(text, 0, "NSFont"):fontName()))
    assert.equal(12, at(text, 0, "NSFont"):pointSize())
    assert.equal("TimesNewRomanPS-BoldMT", tostring(at(text, 1, "NSFont"):fontName()))
    assert.equal("TimesNewRomanPS-ItalicMT", tostring(at(text, 2, "NSFont"):fontName()))
    assert.equal("Courier New", tostring(at(text, 3, "NSFont"):familyName()))
    assert.equal(24, at(text, 5, "NSFont"):pointSize())
  end)

  it("has colors, lines and alignment of styles", function()
    local text = read '<p style="text-align:center"><span style="color:#ff0000; font-size:20px">a</span><u>b</u><s>c</s></p>'
    assert.is_true(at(text, 0, "NSColor"):isEqual_(objc.UIColor:colorWithRed_green_blue_alpha_(1, 0, 0, 1)))
    assert.equal(20, at(text, 0, "NSFont"):pointSize())
    assert.equal(1, objc.unbox(at(text, 1, "NSUnderline")))
    assert.equal(1, objc.unbox(at(text, 2, "NSStrikethrough")))
    assert.equal(1, at(text, 0, "NSParagraphStyle"):alignment())
  end)

  it("has links", function()
    local text = read '<a href="https://a.b/c?d=1&amp;e=2">x</a>y'
    assert.equal("https://a.b/c?d=1&e=2", tostring(at(text, 0, "NSLink"):absoluteString()))
    assert.is_nil(at(text, 1, "NSLink"))
  end)

  it("is loaded in a later turn", function()
    local found
    objc.NSAttributedString:loadFromHTMLWithString_options_completionHandler_("<i>x</i>", {}, function(text)
      found = tostring(text:string())
    end)
    assert.is_nil(found)
    runloop.run(0)
    assert.equal("x", found)
  end)

  it("is written, and read unchanged", function()
    local text = objc.NSMutableAttributedString:alloc():initWithString_attributes_("a<b\nc",
      {NSFont = objc.UIFont:fontWithName_size_("Helvetica-Bold", 15)})
    local written, failure = text:dataFromRange_documentAttributes_error_({location = 0, length = 5}, {DocumentType = "NSHTML"})
    assert.is_nil(failure)
    local again = read(objc.unbox(written))
    assert.equal("a<b\nc\n", tostring(again:string()))
    assert.equal("Helvetica-Bold", tostring(at(again, 0, "NSFont"):fontName()))
    assert.equal(15, at(again, 0, "NSFont"):pointSize())
  end)
end)

describe("an attributed string of a document", function()
  it("is plain text by default", function()
    local text, facts = read("a b", {})
    assert.equal("a b", tostring(text:string()))
    assert.equal("NSPlainText", objc.unbox(facts).DocumentType)
    local mutable = objc.NSMutableAttributedString:new()
    assert.is_true((mutable:readFromData_options_documentAttributes_error_("<b>x</b>", {})))
    assert.equal("x", tostring(mutable:string()))
  end)

  it("returns an error for a type that cannot be read, and for a file that is not there", function()
    local none, _, failure = objc.NSAttributedString:alloc():initWithData_options_documentAttributes_error_(
      data "x", {DocumentType = "NSRTF"})
    assert.is_nil(none)
    assert.equal(65806, failure:code())
    none, _, failure = objc.NSAttributedString:alloc():initWithURL_options_documentAttributes_error_(
      objc.NSURL:fileURLWithPath_("/nowhere"), {})
    assert.is_nil(none)
    assert.equal(260, failure:code())
  end)

  -- A time that grows with the square of these sizes is above a test's limit.
  it("reads tags without end, and 512 nested elements of many more", function()
    assert.equal(299999, read(("<a "):rep(100000)):length())
    assert.equal("x", tostring(read(("<b>"):rep(50000) .. "x" .. ("</i>"):rep(50000)):string()))
    assert.equal(100000, read(("&"):rep(100000)):length())
  end)
end)
