-- libxml2's parsers that report events, from <libxml/parser.h> and <libxml/HTMLparser.h>.
--
-- The pieces of a document are collected: the events are reported when the last one has come, in the order
-- of the document and up to its first error.

local C = ...
local c, cstr, xml = C.functions, C.cstr, C.xml
local ELEMENT, TEXT, CDATA, ENTITY, PI, COMMENT, DTD = 1, 3, 4, 5, 7, 8, 14
local SAX2, RECOVER = 0xDEEDBEAF, 1

local function fields_of(p) return p.a[p.i] end
local function text_of(p) return p ~= nil and cstr(p) or nil end

local function add(parser, p, size)
  if p == nil or size <= 0 then return end
  local pieces = fields_of(parser).pieces
  pieces[#pieces + 1] = C.bytesOf(C.cast(p, "u1"), size)
end
local function new(sax, context, p, size, values)
  values.sax, values.userData, values.pieces = sax, context, {}
  values.wellFormed, values.errNo, values.disableSAX = 1, 0, 0
  values.replaceEntities, values.recovery, values.options = 0, 0, 0
  values.lastError = {domain = 0, code = 0, level = 0, line = 0, int1 = 0, int2 = 0}
  local parser = C.cell(values)
  if context == nil then values.userData = parser end
  add(parser, p, size)
  return parser
end
function c.xmlNewParserCtxt() return new(nil, nil, nil, 0, {}) end
function c.xmlCreateMemoryParserCtxt(p, size) return size > 0 and new(nil, nil, p, size, {}) or nil end
function c.xmlCreatePushParserCtxt(sax, context, p, size) return new(sax, context, p, size, {}) end
function c.htmlCreateMemoryParserCtxt(p, size) return size > 0 and new(nil, nil, p, size, {isHTML = true}) or nil end
function c.htmlCreatePushParserCtxt(sax, context, p, size, _, encoding)
  return new(sax, context, p, size, {isHTML = true, encoding = c.xmlGetCharEncodingName(encoding)})
end

-- The attributes of an element as names and values, with its declarations of namespaces first.
local function qualified(node)
  local prefix = node.ns ~= nil and text_of(fields_of(node.ns).prefix)
  return C.literal((prefix and prefix .. ":" or "") .. cstr(node.name))
end
-- In a value that a parser of XML reports, an ampersand is a reference.
local function value_of(attribute, is_html)
  local text = c.xmlNodeGetContent(attribute)
  return is_html and text or C.literal((cstr(text):gsub("&", "&#38;")))
end
local function pairs_of(node, is_html)
  local list, ns, attribute = {}, node.nsDef, node.properties
  while ns ~= nil do
    local prefix = text_of(fields_of(ns).prefix)
    list[#list + 1], list[#list + 2] = C.literal("xmlns" .. (prefix and ":" .. prefix or "")), fields_of(ns).href
    ns = fields_of(ns).next
  end
  while attribute ~= nil do
    list[#list + 1], list[#list + 2] = qualified(fields_of(attribute)), value_of(attribute, is_html)
    attribute = fields_of(attribute).next
  end
  return #list > 0 and C.list(list, #list + 1) or nil
end
-- The attributes of an element as five values each: name, prefix, URI, and both ends of the value.
local function fives_of(node)
  local list, count, attribute = {}, 0, node.properties
  while attribute ~= nil do
    local fields, value = fields_of(attribute), value_of(attribute)
    local ns, place = fields.ns ~= nil and fields_of(fields.ns) or {}, 5 * count
    list[place + 1], list[place + 2], list[place + 3] = fields.name, ns.prefix, ns.href
    list[place + 4], list[place + 5] = value, C.add(value, #cstr(value))
    attribute, count = fields.next, count + 1
  end
  return count, count > 0 and C.list(list, 5 * count) or nil
end
local function spaces_of(node)
  local list, count, ns = {}, 0, node.nsDef
  while ns ~= nil do
    list[2 * count + 1], list[2 * count + 2] = fields_of(ns).prefix, fields_of(ns).href
    ns, count = fields_of(ns).next, count + 1
  end
  return count, count > 0 and C.list(list, 2 * count) or nil
end

-- Reports the events of a node and its children; `is_open` where the end of the last one is missing.
local report
local function report_element(parser, node, is_open)
  local sax, context = fields_of(fields_of(parser).sax), fields_of(parser).userData
  local ns = node.ns ~= nil and fields_of(node.ns) or {}
  local has_spaces = sax.initialized == SAX2 and not fields_of(parser).isHTML
  if has_spaces and sax.startElementNs then
    local spaces, space_list = spaces_of(node)
    local attributes, attribute_list = fives_of(node)
    sax.startElementNs(context, node.name, ns.prefix, ns.href, spaces, space_list, attributes, 0, attribute_list)
  elseif sax.startElement then
    sax.startElement(context, qualified(node), pairs_of(node, fields_of(parser).isHTML))
  end
  report(parser, node.children, is_open)
  if is_open or fields_of(parser).disableSAX ~= 0 then return end
  if has_spaces and sax.endElementNs then
    sax.endElementNs(context, node.name, ns.prefix, ns.href)
  elseif sax.endElement then
    sax.endElement(context, qualified(node))
  end
end
function report(parser, first, is_open)
  local sax, context = fields_of(fields_of(parser).sax), fields_of(parser).userData
  while first ~= nil and fields_of(parser).disableSAX == 0 do
    local node = fields_of(first)
    local type, text = node.type, text_of(node.content) or ""
    if type == ELEMENT then report_element(parser, node, is_open and node.next == nil)
    elseif type == CDATA and sax.cdataBlock then sax.cdataBlock(context, C.literal(text), #text)
    elseif (type == TEXT or type == CDATA) and sax.characters then sax.characters(context, C.literal(text), #text)
    elseif type == COMMENT and sax.comment then sax.comment(context, C.literal(text))
    elseif type == PI and sax.processingInstruction then
      sax.processingInstruction(context, node.name, node.content)
    elseif type == ENTITY and sax.reference then sax.reference(context, node.name)
    elseif type == DTD and sax.internalSubset then sax.internalSubset(context, node.name, nil, nil) end
    first = node.next
  end
end
local function report_error(parser, failure)
  local fields = fields_of(parser)
  local sax = fields.sax ~= nil and fields_of(fields.sax)
  fields.wellFormed, fields.errNo = 0, failure.code
  for key, value in pairs(failure) do fields.lastError[key] = value end
  if not sax or fields.disableSAX ~= 0 then return end
  local handler = failure.level == 1 and sax.warning or sax.error
  if sax.initialized == SAX2 and sax.serror then sax.serror(fields.userData, C.cell(failure))
  elseif handler then handler(fields.userData, C.literal "%s", failure.message) end
end

-- Parses the collected pieces: reports the events, or stores the document.
local function finish(parser, url, encoding)
  local fields = fields_of(parser)
  local bytes = table.concat(fields.pieces)
  fields.pieces = {}
  local previous = c.xmlGetLastError()
  c.xmlResetLastError()
  local options = fields.options | (fields.sax ~= nil and RECOVER or 0)
  local text, read = C.literal(bytes), fields.isHTML and c.htmlReadMemory or c.xmlReadMemory
  local document = read(text, #bytes, url, encoding or fields.encoding, options)
  local failure = c.xmlGetLastError()
  if failure == nil then xml.setLastError(previous) end
  failure = failure ~= nil and (not fields.isHTML or document == nil) and fields_of(failure) or nil
  if fields.sax == nil then
    fields.myDoc = document
    if failure then report_error(parser, failure) end
    return fields.errNo
  end
  local sax = fields_of(fields.sax)
  if sax.startDocument and #bytes > 0 then sax.startDocument(fields.userData) end
  if document ~= nil then report(parser, fields_of(document).children, failure ~= nil) end
  if failure then report_error(parser, failure) end
  if sax.endDocument and not failure and fields.disableSAX == 0 then sax.endDocument(fields.userData) end
  c.xmlFreeDoc(document)
  return fields.errNo
end
function c.xmlParseChunk(parser, p, size, is_last)
  if parser == nil then return -1 end
  add(parser, p, size)
  return is_last ~= 0 and finish(parser) or fields_of(parser).errNo
end
c.htmlParseChunk = c.xmlParseChunk
function c.xmlParseDocument(parser)
  if parser == nil then return -1 end
  finish(parser)
  return fields_of(parser).wellFormed ~= 0 and 0 or -1
end
c.htmlParseDocument = c.xmlParseDocument
function c.xmlCtxtReadMemory(parser, p, size, url, encoding, options)
  if parser == nil then return nil end
  local fields = fields_of(parser)
  fields.sax, fields.options, fields.pieces, fields.errNo, fields.wellFormed = nil, options, {}, 0, 1
  add(parser, p, size)
  finish(parser, url, encoding)
  return fields.myDoc
end
function c.xmlSAXUserParseMemory(sax, context, p, size)
  return c.xmlParseChunk(new(sax, context, nil, 0, {}), p, size, 1)
end
function c.xmlCtxtUseOptions(parser, options)
  fields_of(parser).options = options
  return 0
end
c.htmlCtxtUseOptions = c.xmlCtxtUseOptions
function c.xmlStopParser(parser) fields_of(parser).disableSAX = 1 end
function c.xmlCtxtGetLastError(parser)
  local failure = fields_of(parser).lastError
  return failure.code ~= 0 and C.cell(failure) or nil
end
function c.xmlCtxtResetLastError(parser) fields_of(parser).lastError = {domain = 0, code = 0, level = 0, line = 0, int1 = 0, int2 = 0} end
function c.xmlFreeParserCtxt(parser) C.free(parser) end
c.htmlFreeParserCtxt = c.xmlFreeParserCtxt
