-- The markup and the values of libxml2's changed documents, its output buffers, encodings and strings.

local C = ...
local c, cstr, xml = C.functions, C.cstr, C.xml
local ELEMENT, ATTRIBUTE, TEXT, CDATA, ENTITY, PI, COMMENT, DOCUMENT, DTD = 1, 2, 3, 4, 5, 7, 8, 9, 14
local NAMESPACE = 18

local function fields_of(p) return p.a[p.i] end
local function text_of(p) return p ~= nil and cstr(p) or nil end
local function children(node)
  local p = node.type ~= ENTITY and node.children or nil
  return function()
    local found = p
    if found ~= nil then p = fields_of(found).next end
    return found
  end
end

-- Markup.
local escapes = {["&"] = "&amp;", ["<"] = "&lt;", [">"] = "&gt;", ['"'] = "&quot;", ["\r"] = "&#13;",
  ["\n"] = "&#10;", ["\t"] = "&#9;"}
local function in_text(text) return (text:gsub("[&<>\r]", escapes)) end
local function in_attribute(text) return (text:gsub('[&<>"\r\n\t]', escapes)) end
local function in_ascii(text)
  return (text:gsub("[\xC2-\xF4][\x80-\xBF]+", function(bytes) return ("&#x%X;"):format(utf8.codepoint(bytes)) end))
end
local function name_of(node)
  local prefix = node.ns ~= nil and text_of(fields_of(node.ns).prefix)
  return prefix and prefix .. ":" .. cstr(node.name) or cstr(node.name)
end
local function content(p)
  local node = fields_of(p)
  if node.type == NAMESPACE then return text_of(node.href) end
  if node.type ~= ELEMENT and node.type ~= ATTRIBUTE and node.type < DOCUMENT then return text_of(node.content) or "" end
  local parts = {}
  for child in children(node) do
    local type = fields_of(child).type
    if type ~= COMMENT and type ~= PI and type ~= DTD then parts[#parts + 1] = content(child) end
  end
  return table.concat(parts)
end

-- The variables `xmlSaveNoEmptyTags` and `xmlIndentTreeOutput`.
local no_empty_tags, indents = C.cell(0, "i4"), C.cell(1, "i4")
function c.__xmlSaveNoEmptyTags() return no_empty_tags end
function c.__xmlIndentTreeOutput() return indents end
-- libxml2 itself writes documents that are not changed by the values that it starts with.
function xml.openToWrite(p) if no_empty_tags[0] ~= 0 or indents[0] == 0 then xml.open(p) end end

local write
local function write_attributes(out, node)
  local ns, attribute = node.nsDef, node.properties
  while ns ~= nil do
    local prefix = text_of(fields_of(ns).prefix)
    out[#out + 1] = (' xmlns%s="%s"'):format(prefix and ":" .. prefix or "", in_attribute(text_of(fields_of(ns).href) or ""))
    ns = fields_of(ns).next
  end
  local document = node.doc ~= nil and fields_of(node.doc)
  while attribute ~= nil do
    local text = in_attribute(content(attribute))
    if document and document.encoding == nil then text = in_ascii(text) end
    out[#out + 1] = (' %s="%s"'):format(name_of(fields_of(attribute)), text)
    attribute = fields_of(attribute).next
  end
end
local function write_element(out, node, level, is_indented)
  local name = name_of(node)
  out[#out + 1] = "<" .. name
  write_attributes(out, node)
  if node.children == nil then
    out[#out + 1] = no_empty_tags[0] ~= 0 and "></" .. name .. ">" or "/>"
    return
  end
  out[#out + 1] = ">"
  for child in children(node) do
    local type = fields_of(child).type
    if type == TEXT or type == CDATA or type == ENTITY then is_indented = false end
  end
  for child in children(node) do
    if is_indented then out[#out + 1] = "\n" .. ("  "):rep(indents[0] ~= 0 and level + 1 or 0) end
    write(out, child, level + 1, is_indented)
  end
  out[#out + 1] = (is_indented and "\n" .. ("  "):rep(indents[0] ~= 0 and level or 0) or "") .. "</" .. name .. ">"
end
local function write_document(out, node, is_indented, encoding, has_no_declaration)
  encoding = encoding or text_of(node.encoding)
  local standalone = node.standalone == 1 and "yes" or node.standalone == 0 and "no"
  out[#out + 1] = has_no_declaration and "" or ('<?xml version="%s"%s%s?>\n'):format(text_of(node.version) or "1.0",
    encoding and (' encoding="%s"'):format(encoding) or "", standalone and (' standalone="%s"'):format(standalone) or "")
  for child in children(node) do
    write(out, child, 0, is_indented)
    out[#out + 1] = "\n"
  end
end
function write(out, p, level, is_indented)
  local node = fields_of(p)
  local type = node.type
  if type == ELEMENT then write_element(out, node, level, is_indented)
  elseif type == DTD then out[#out + 1] = node.markup
  elseif type >= DOCUMENT and type ~= NAMESPACE then write_document(out, node, is_indented)
  elseif type == ENTITY then out[#out + 1] = "&" .. cstr(node.name) .. ";"
  elseif type == ATTRIBUTE then out[#out + 1] = (' %s="%s"'):format(name_of(node), in_attribute(content(p)))
  elseif type ~= NAMESPACE then
    local text = text_of(node.content) or ""
    out[#out + 1] = type == TEXT and in_text(text) or type == CDATA and "<![CDATA[" .. text .. "]]>"
      or type == COMMENT and "<!--" .. text .. "-->"
      or "<?" .. cstr(node.name) .. (text ~= "" and " " .. text or "") .. "?>"
  end
end
local function markup(p, is_indented, level)
  local out = {}
  write(out, p, level or 0, is_indented)
  return table.concat(out)
end

-- The path of a node, with its place among the siblings of its name.
local function path(p)
  local node = fields_of(p)
  if node.type >= DOCUMENT then return "" end
  local steps = {[TEXT] = "text()", [CDATA] = "text()", [COMMENT] = "comment()"}
  local step = steps[node.type] or (node.type == ATTRIBUTE and "@" or "") .. name_of(node)
  local place, count, sibling = 0, 0, node.parent ~= nil and node.type ~= ATTRIBUTE and fields_of(node.parent).children or nil
  while sibling ~= nil do
    local other = fields_of(sibling)
    if other.type == node.type and (node.type ~= ELEMENT or name_of(other) == name_of(node)) then
      count = count + 1
      if sibling == p then place = count end
    end
    sibling = other.next
  end
  return (node.parent ~= nil and path(node.parent) or "") .. "/" .. step .. (count > 1 and ("[%d]"):format(place) or "")
end

local function attribute_text(p, name, uri, is_any)
  local attribute = fields_of(p).type == ELEMENT and fields_of(p).properties or nil
  while attribute ~= nil do
    local fields = fields_of(attribute)
    local own = fields.ns ~= nil and text_of(fields_of(fields.ns).href) or nil
    if cstr(fields.name) == name and (is_any or own == uri) then return content(attribute) end
    attribute = fields.next
  end
end
function xml.text(p, kind, name, uri)
  if kind == "content" then return content(p) end
  if kind == "path" then return path(p) ~= "" and path(p) or "/" end
  if kind == "markup" or kind == "indentedMarkup" then return markup(p, kind == "indentedMarkup") end
  return name and attribute_text(p, name, uri, kind == "anyAttribute")
end

-- XPath: the parts of a document in the order in which libxml2 numbers those of its own.
local function ordered(root)
  local order, place_of, count = {}, {}, 0
  local function add(p) order[count], place_of[p], count = p, count, count + 1 end
  local function visit(p)
    local node = fields_of(p)
    add(p)
    if node.type == ELEMENT then
      local attribute, ns = node.properties, node.nsDef
      while attribute ~= nil do
        add(attribute)
        for child in children(fields_of(attribute)) do add(child) end
        attribute = fields_of(attribute).next
      end
      while ns ~= nil do
        add(ns)
        ns = fields_of(ns).next
      end
    end
    local follows_text
    for child in children(node) do
      local fields = fields_of(child)
      -- A parser joins the texts that follow each other.
      local is_text = fields.type == TEXT
      if is_text and follows_text then place_of[child] = count - 1
      elseif not is_text or text_of(fields.content) ~= "" then visit(child) end
      follows_text = is_text
    end
  end
  if fields_of(root).type < DOCUMENT then add(root) end
  visit(root)
  return order, place_of
end
local RECOVER, latest = 1, {}
-- Parses the markup of a node's document: the document's number, the node's, and the parts by their numbers.
function xml.parsedAgain(p, library)
  local root = p
  while fields_of(root).parent ~= nil do root = fields_of(root).parent end
  local text = markup(root)
  if latest.text ~= text then
    if latest.number then library.free(latest.number) end
    latest = {text = text, number = library.parse(text, false, nil, nil, RECOVER)}
  end
  local order, place_of = ordered(root)
  return latest.number, place_of[p] or 0, order
end

-- Dumps.
local function dumped(document, memory, size, encoding, format)
  xml.open(document)
  local out = {}
  write_document(out, fields_of(document), format ~= 0, text_of(encoding))
  local text = table.concat(out)
  if encoding == nil and fields_of(document).encoding == nil then text = in_ascii(text) end
  memory.a[memory.i] = C.characters(text, 0)
  if size ~= nil then C.out(size, #text) end
end
function c.xmlDocDumpMemory(document, memory, size) dumped(document, memory, size, nil, 0) end
function c.xmlDocDumpFormatMemory(document, memory, size, format) dumped(document, memory, size, nil, format) end
function c.xmlDocDumpMemoryEnc(document, memory, size, encoding) dumped(document, memory, size, encoding, 0) end
c.xmlDocDumpFormatMemoryEnc = dumped
local FORMAT, NO_DECLARATION, NO_EMPTY = 1, 2, 4
local function saver(put, encoding, options)
  return C.cell {put = put, encoding = text_of(encoding), options = options}
end
function c.xmlSaveToBuffer(buffer, encoding, options)
  return saver(function(text) c.xmlBufferAdd(buffer, C.literal(text), #text) end, encoding, options)
end
function c.xmlSaveToFd(descriptor, encoding, options)
  return saver(function(text) c.write(descriptor, C.literal(text), #text) end, encoding, options)
end
function c.xmlSaveTree(p, node)
  xml.open(node)
  local out, fields, before = {}, fields_of(p), no_empty_tags[0]
  local is_indented, has_no_declaration = fields.options & FORMAT ~= 0, fields.options & NO_DECLARATION ~= 0
  if fields.options & NO_EMPTY ~= 0 then no_empty_tags[0] = 1 end
  if fields_of(node).type >= DOCUMENT and fields_of(node).type < DTD then
    write_document(out, fields_of(node), is_indented, fields.encoding, has_no_declaration)
  else
    write(out, node, 0, is_indented)
  end
  no_empty_tags[0] = before
  fields.put(table.concat(out))
  return 0
end
c.xmlSaveDoc = c.xmlSaveTree
function c.xmlSaveFlush() return 0 end
function c.xmlSaveClose(p)
  C.free(p)
  return 0
end
function c.xmlOutputBufferCreateIO(write_bytes, close, context)
  return C.cell {write = write_bytes, close = close, context = context, text = ""}
end
function c.xmlNodeDumpOutput(buffer, _, p, level, format)
  if buffer == nil or p == nil then return end
  xml.open(p)
  fields_of(buffer).text = fields_of(buffer).text .. markup(p, format ~= 0, level)
end
function c.xmlOutputBufferWriteString(buffer, text)
  fields_of(buffer).text = fields_of(buffer).text .. cstr(text)
  return #cstr(text)
end
function c.xmlOutputBufferFlush(buffer)
  local fields = fields_of(buffer)
  local text = fields.text
  fields.text = ""
  if fields.write then fields.write(fields.context, C.literal(text), #text) end
  return #text
end
function c.xmlOutputBufferClose(buffer)
  local size = c.xmlOutputBufferFlush(buffer)
  if fields_of(buffer).close then fields_of(buffer).close(fields_of(buffer).context) end
  C.free(buffer)
  return size
end
function c.xmlBufferCreateSize() return c.xmlBufferCreate() end
function c.xmlBufferAdd(buffer, text, size)
  local fields = fields_of(buffer)
  local whole = cstr(fields.content) .. cstr(text):sub(1, size)
  fields.content, fields.use, fields.size = C.literal(whole), #whole, #whole + 1
  return 0
end
function c.xmlBufferCat(buffer, text) return c.xmlBufferAdd(buffer, text, -1) end
function c.xmlBufferEmpty(buffer) fields_of(buffer).content, fields_of(buffer).use = C.literal "", 0 end

-- Encodings and strings.
local encodings = {[1] = "UTF-8", [2] = "UTF-16", [3] = "UTF-16", [4] = "ISO-10646-UCS-4", [5] = "ISO-10646-UCS-4",
  [6] = "EBCDIC", [9] = "ISO-10646-UCS-2", [19] = "ISO-2022-JP", [20] = "Shift_JIS", [21] = "EUC-JP"}
for place = 1, 9 do encodings[place + 9] = "ISO-8859-" .. place end
function c.xmlGetCharEncodingName(encoding) return encodings[encoding] and C.literal(encodings[encoding]) or nil end
function c.xmlParseCharEncoding(name)
  local wanted = (text_of(name) or ""):upper()
  for place, known in pairs(encodings) do if known:upper() == wanted then return place end end
  return wanted == "UTF8" and 1 or (wanted == "ASCII" or wanted == "US-ASCII") and 22 or -1
end
function c.xmlEncodeSpecialChars(_, text)
  return text ~= nil and C.characters((cstr(text):gsub('[&<>"\r]', escapes)), 0) or nil
end
function c.xmlEncodeEntitiesReentrant(document, text)
  if text == nil then return nil end
  local escaped = cstr(text):gsub('[&<>"\r]', escapes)
  local has_encoding = document ~= nil and fields_of(document).encoding ~= nil
  return C.characters(has_encoding and escaped or in_ascii(escaped), 0)
end
c.xmlEncodeEntities, c.xmlCharStrdup, c.xmlStrndup = c.xmlEncodeEntitiesReentrant, c.xmlStrdup, c.strndup
function c.xmlStrQEqual(prefix, name, text)
  local whole = (prefix ~= nil and cstr(prefix) .. ":" or "") .. (text_of(name) or "")
  return whole == text_of(text) and 1 or 0
end
function c.xmlStrchr(text, byte) return text ~= nil and c.strchr(text, byte) or nil end
function c.xmlStrstr(text, part) return text ~= nil and part ~= nil and c.strstr(text, part) or nil end
function c.xmlStrcasestr(text, part) return text ~= nil and part ~= nil and c.strcasestr(text, part) or nil end
function c.xmlStrsub(text, start, size)
  return text ~= nil and start >= 0 and C.characters(cstr(text):sub(start + 1, start + size), 0) or nil
end
function c.xmlStrcat(text, added) return C.characters((text_of(text) or "") .. (text_of(added) or ""), 0) end
function c.xmlStrncat(text, added, size) return C.characters((text_of(text) or "") .. cstr(added):sub(1, size), 0) end
function c.xmlUTF8Strlen(text) return text ~= nil and utf8.len(cstr(text)) or -1 end
function c.xmlCheckUTF8(text) return text ~= nil and utf8.len(cstr(text)) and 1 or 0 end
