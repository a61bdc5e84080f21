-- PDF: contexts that write the pages that a source begins, and documents with their pages.
--
-- Nothing is drawn, so pages are empty; their count and boxes are right. The format is ISO 32000-1,
-- 7.5. Documents with pages in compressed object streams cannot be read; opening one returns nil.

local C = ...
local c, objc, send, uikit = C.functions, C.objc, C.send, C.uikit

local function written(pages)
  local objects = {"<< /Type /Catalog /Pages 2 0 R >>", ""}
  local kids = {}
  for _, box in ipairs(pages) do
    kids[#kids + 1] = ("%d 0 R"):format(#objects + 1)
    objects[#objects + 1] = ("<< /Type /Page /Parent 2 0 R /MediaBox [%.14g %.14g %.14g %.14g] /Resources << >> >>"):format(
      c.CGRectGetMinX(box), c.CGRectGetMinY(box), c.CGRectGetMaxX(box), c.CGRectGetMaxY(box))
  end
  objects[2] = ("<< /Type /Pages /Count %d /Kids [%s] >>"):format(#pages, table.concat(kids, " "))
  local parts, length, places = {"%PDF-1.3\n"}, 9, {}
  for number, object in ipairs(objects) do
    local text = ("%d 0 obj\n%s\nendobj\n"):format(number, object)
    places[number], length = length, length + #text
    parts[#parts + 1] = text
  end
  parts[#parts + 1] = ("xref\n0 %d\n0000000000 65535 f \n"):format(#objects + 1)
  for _, place in ipairs(places) do parts[#parts + 1] = ("%010d 00000 n \n"):format(place) end
  parts[#parts + 1] = ("trailer\n<< /Size %d /Root 1 0 R >>\nstartxref\n%d\n%%%%EOF\n"):format(#objects + 1, length)
  return table.concat(parts)
end

-- A sheet of letter paper, the default size.
local LETTER = c.CGRectMake(0.0, 0.0, 612.0, 792.0)
local function new_context(box, data, path)
  if c.CGRectIsEmpty(box) then box = LETTER end
  local context = C.newContext(box.size, 1.0)
  context.pdf = {box = box, page = box, pages = {}, data = data, path = path}
  return context
end
local function finish(context)
  local pdf = context.pdf
  if pdf.is_closed then return end
  pdf.is_closed = true
  local bytes = written(pdf.pages)
  local data = objc.NSData:dataWithBytes_length_(bytes, #bytes)
  if pdf.data ~= nil then pdf.data:appendData_(data) end
  if pdf.path ~= nil then data:writeToFile_atomically_(pdf.path, true) end
end
local function begin_page(context, box)
  context.pdf.page = box
  table.insert(context.pdf.pages, box)
end

-- UIGraphics.h.
local function current()
  local context = C.contextState(c.UIGraphicsGetCurrentContext())
  return context and context.pdf and context
end
function c.UIGraphicsBeginPDFContextToData(data, bounds) c.UIGraphicsPushContext(new_context(bounds, data)) end
function c.UIGraphicsBeginPDFContextToFile(path, bounds)
  local folder = tostring(path):match "^(.*)/[^/]*$" or "/"
  if not objc.NSFileManager:defaultManager():isWritableFileAtPath_(folder == "" and "/" or folder) then return false end
  c.UIGraphicsPushContext(new_context(bounds, nil, path))
  return true
end
function c.UIGraphicsBeginPDFPageWithInfo(bounds)
  local context = current()
  if context then begin_page(context, c.CGRectIsEmpty(bounds) and context.pdf.box or bounds) end
end
function c.UIGraphicsBeginPDFPage() c.UIGraphicsBeginPDFPageWithInfo(c.CGRectMake(0.0, 0.0, 0.0, 0.0)) end
function c.UIGraphicsGetPDFContextBounds()
  local context = current()
  return context and context.pdf.page or c.CGRectMake(0.0, 0.0, 0.0, 0.0)
end
function c.UIGraphicsEndPDFContext()
  local context = current()
  if not context then return end
  finish(context)
  c.UIGraphicsPopContext()
end

-- CGPDFContext.h.
local consumers = setmetatable({}, {__mode = "k"})
function c.CGDataConsumerCreateWithCFData(data)
  local consumer = objc.NSObject:new()
  consumers[consumer] = {data = data}
  return consumer
end
function c.CGDataConsumerCreateWithURL(url)
  local consumer = objc.NSObject:new()
  consumers[consumer] = {path = url:path()}
  return consumer
end
local function box_at(p) return p ~= nil and p.a[p.i] or LETTER end
function c.CGPDFContextCreate(consumer, box)
  local to = consumers[consumer]
  return to and new_context(box_at(box), to.data, to.path)
end
function c.CGPDFContextCreateWithURL(url, box) return new_context(box_at(box), nil, url:path()) end
-- The box of a page is stored as a rectangle's bytes in its information.
function c.CGPDFContextBeginPage(context, information)
  local data = information ~= nil and send(information, "objectForKey:", "MediaBox") or nil
  local box = context.pdf.box
  if data ~= nil and send(data, "length") == 32 then
    box = c.CGRectMake(("<dddd"):unpack(data:bytes()))
  end
  begin_page(context, box)
end
function c.CGContextBeginPage(context, box) begin_page(context, box ~= nil and box.a[box.i] or context.pdf.box) end
function c.CGPDFContextEndPage() end
c.CGContextEndPage = c.CGPDFContextEndPage
function c.CGPDFContextClose(context) finish(context) end

-- CGPDFDocument.h.
local documents = setmetatable({}, {__mode = "k"})
local function object_named(objects, text, key)
  return objects[tonumber(text:match("/" .. key .. "%s+(%d+)%s+%d+%s+R") or "")]
end
local MOST_LEVELS = 64
local function pages_of(bytes)
  local objects = {}
  for number, body in bytes:gmatch "(%d+)%s+%d+%s+obj(.-)endobj" do objects[tonumber(number)] = body end
  local trailer = bytes:match ".*trailer(.*)$"
  local catalog = trailer and object_named(objects, trailer, "Root")
  local root = catalog and object_named(objects, catalog, "Pages")
  local pages = {}
  local function add(node, inherited, level)
    if not node or level > MOST_LEVELS then return end
    local boxes = setmetatable({}, {__index = inherited})
    for name, numbers in node:gmatch "/(%u%a+Box)%s*%[([^%]]*)%]" do
      local values = {}
      for number in numbers:gmatch "%S+" do values[#values + 1] = tonumber(number) end
      if #values == 4 then
        boxes[name] = c.CGRectMake(values[1] + 0.0, values[2] + 0.0, values[3] - values[1] + 0.0,
          values[4] - values[2] + 0.0)
      end
    end
    local kids = node:match "/Kids%s*%[([^%]]*)%]"
    if not kids then
      pages[#pages + 1] = {boxes = boxes, number = #pages + 1}
      return
    end
    for number in kids:gmatch "(%d+)%s+%d+%s+R" do add(objects[tonumber(number)], boxes, level + 1) end
  end
  add(root, {MediaBox = LETTER}, 0)
  return root and pages
end
local function document_of(data)
  if data == nil or data:length() == 0 then return nil end
  local bytes = data:bytes()
  local pages = bytes:find "^%%PDF%-" and pages_of(bytes)
  if not pages then return nil end
  local document = objc.NSObject:new()
  documents[document] = pages
  return document
end
function c.CGPDFDocumentCreateWithProvider(provider) return document_of(c.CGDataProviderCopyData(provider)) end
function c.CGPDFDocumentCreateWithURL(url) return document_of(objc.NSData:dataWithContentsOfURL_(url)) end
function c.CGPDFDocumentGetNumberOfPages(document) return document and #documents[document] or 0 end
local pages_by_object = setmetatable({}, {__mode = "k"})
function c.CGPDFDocumentGetPage(document, number)
  local page = document and documents[document][number]
  if not page then return nil end
  if not page.object then
    page.object = objc.NSObject:new()
    pages_by_object[page.object] = page
  end
  return page.object
end
function c.CGPDFPageGetPageNumber(page) return page and pages_by_object[page].number or 0 end
local boxes = {[0] = "MediaBox", "CropBox", "BleedBox", "TrimBox", "ArtBox"}
function c.CGPDFPageGetBoxRect(page, box)
  local known = pages_by_object[page].boxes
  return known[boxes[box]] or known.CropBox or known.MediaBox
end
-- Fits the box into the rectangle, around its center and never larger; turns are clockwise.
function c.CGPDFPageGetDrawingTransform(page, box, rect, rotate, keeps_ratio)
  local bounds = c.CGPDFPageGetBoxRect(page, box)
  local turns = (rotate // 90) % 4
  local width, height = bounds.size.width, bounds.size.height
  if turns % 2 == 1 then width, height = height, width end
  local x, y = math.min(1, rect.size.width / width), math.min(1, rect.size.height / height)
  if keeps_ratio and keeps_ratio ~= 0 then x, y = math.min(x, y), math.min(x, y) end
  local made = uikit.CGAffineTransformMakeTranslation(
    rect.origin.x + rect.size.width / 2, rect.origin.y + rect.size.height / 2)
  made = uikit.CGAffineTransformScale(made, x, y)
  made = uikit.CGAffineTransformRotate(made, -turns * math.pi / 2)
  return uikit.CGAffineTransformTranslate(made, -bounds.origin.x - bounds.size.width / 2,
    -bounds.origin.y - bounds.size.height / 2)
end
function c.CGContextDrawPDFPage() end
for name in ("CGPDFDocument CGPDFPage CGDataConsumer"):gmatch "%a+" do
  c[name .. "Retain"], c[name .. "Release"] = c.objc_retain, c.objc_release
end
