describe("a renderer of documents", function()
  local function text(data) return data:bytes() end

  it("writes the pages that are begun, each with its box, its links and the document's info", function()
    local format = objc.UIGraphicsPDFRendererFormat:defaultFormat()
    format:setDocumentInfo_ {kCGPDFContextTitle = "Tickets"}
    local renderer = objc.UIGraphicsPDFRenderer:alloc():initWithBounds_format_({0, 0, 200, 100}, format)
    local bytes = text(renderer:PDFDataWithActions_(function(context)
      assert.is_true(context:isKindOfClass_(objc.UIGraphicsPDFRendererContext))
      context:beginPage()
      context:setURL_forRect_(objc.NSURL:URLWithString_ "https://a.example", {10, 10, 50, 20})
      context:addDestinationWithName_atPoint_("top", {0, 0})
      context:beginPageWithBounds_pageInfo_({0, 0, 50, 60}, {})
      assert.equal(60, context:pdfContextBounds().size.height)
      context:setDestinationWithName_forRect_("top", {0, 0, 5, 5})
    end))
    assert.equal("%PDF-1.3", bytes:sub(1, 8))
    assert.truthy(bytes:find("/Count 2", 1, true))
    assert.truthy(bytes:find("/MediaBox [0 0 200 100]", 1, true))
    assert.truthy(bytes:find("/MediaBox [0 0 50 60]", 1, true))
    assert.truthy(bytes:find("/Rect [10 70 60 90]", 1, true))
    assert.truthy(bytes:find("/Title <5469636b657473>", 1, true))
    assert.truthy(bytes:find("/XYZ 0 100 null", 1, true))
    local start = tonumber(bytes:match "startxref\n(%d+)")
    assert.equal("xref", bytes:sub(start + 1, start + 4))
  end)

  it("writes to a file, too", function()
    local url = objc.NSFileManager:defaultManager():temporaryDirectory():URLByAppendingPathComponent_ "a.pdf"
    local renderer = objc.UIGraphicsPDFRenderer:alloc():initWithBounds_ {0, 0, 200, 100}
    assert.is_true(renderer:writePDFToURL_withActions_error_(
      url, function(context) context:beginPage() end, nil))
    assert.equal("%PDF-1.3", text(objc.NSData:dataWithContentsOfURL_(url)):sub(1, 8))
    objc.NSFileManager:defaultManager():removeItemAtURL_error_(url, nil)
  end)
end)
