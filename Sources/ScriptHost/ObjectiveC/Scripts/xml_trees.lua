-- <libxml/tree.h> and <libxml/xpath.h>, implemented by libxml2 itself, which is loaded with the first
-- document.
--
-- The fields of a document's structures are computed when they are read, until the document is changed. A
-- structure of a freed document raises an error.

local C, native = ...
local c, cstr = C.functions, C.cstr

local loaded
local function library()
  loaded = loaded or native.trees()
  return loaded or error("libxml/tree.h: libxml2 is not installed; Debian's package is libxml2", 0)
end

-- The documents, nodes, attributes and namespaces, by their structures: the document and the number in it.
local owners, numbers = setmetatable({}, {__mode = "k"}), setmetatable({}, {__mode = "k"})
-- The values that have been read of a structure, and those that a source has stored in it.
local values = setmetatable({}, {__mode = "k"})
local texts = {name = true, content = true, href = true, prefix = true, version = true, encoding = true, URL = true}

-- The functions for changed documents, which are in the scripts after this one.
local xml = {}
C.xml = xml

local structure
local function part(document, number) return document.cells[number] or structure(document, number) end
local function handle(document)
  return document.handle or error("memory is used after it was freed", 3)
end

local Part = {}
function Part.__index(fields, key)
  local document = owners[fields]
  local own, relatives = values[fields], nil
  if not own then
    own, relatives = library().read(handle(document), numbers[fields])
    own.relatives, values[fields] = relatives, own
  end
  handle(document)
  if key == "doc" then return part(document, 0) end
  local relative = own.relatives[key]
  if relative then return part(document, relative) end
  -- A document is the parent of its nodes, and has none.
  if key == "parent" and numbers[fields] ~= 0 then return part(document, 0) end
  local value = own[key]
  if texts[key] and value then return C.literal(value) end
  return value or (key == "line" or key == "extra" or key == "compression") and 0 or nil
end
function Part.__newindex(fields, key, value)
  if key == "_private" or key == "psvi" then
    if not values[fields] then Part.__index(fields, key) end
    values[fields][key] = value
  else
    xml.open(part(owners[fields], numbers[fields]))
    fields[key] = value
  end
end

function structure(document, number)
  local fields = setmetatable({}, Part)
  owners[fields], numbers[fields] = document, number
  local cell = C.cell(fields)
  cell.is_computed, document.cells[number] = true, cell
  return cell
end

-- The structure that a pointer refers to, with its document and number; nil for any other pointer.
local function located(p)
  local fields = type(p) == "table" and type(rawget(p, "a")) == "table" and rawget(p.a, p.i) or nil
  local document = owners[fields or 0]
  if document then return handle(document), numbers[fields], document end
end

-- Makes the structures of a node's document plain: their fields are stored, and libxml2's document is freed.
function xml.open(p)
  local number, _, document = located(p)
  if not number then return end
  local parts, count = {}, 0
  while true do
    local own, relatives = library().read(number, count)
    if not own then break end
    if own.type == 14 then own.markup = library().text(number, count, "markup") end
    parts[count], count = {own, relatives}, count + 1
  end
  for place = 0, count - 1 do
    local fields, own, relatives = part(document, place)[0], table.unpack(parts[place])
    local known = values[fields]
    owners[fields], numbers[fields], values[fields] = nil, nil, nil
    setmetatable(fields, nil)
    for key, value in pairs(own) do fields[key] = texts[key] and C.literal(value) or value end
    for key, relative in pairs(relatives) do fields[key] = part(document, relative) end
    if own.type ~= 18 then fields.doc = part(document, 0) end
    if place > 0 and own.type ~= 18 then fields.parent = fields.parent or fields.doc end
    fields.line, fields.extra = own.line or 0, 0
    if known then fields._private, fields.psvi = known._private, known.psvi end
  end
  library().free(number)
  document.handle = nil
end

-- Errors.
local last, handler, handler_context
local function note(failure)
  if failure then
    failure.message = C.literal(failure.message)
    failure.str1, failure.int1 = nil, 0
    last = C.cell(failure)
    if handler then handler(handler_context, last) end
  end
end
function c.xmlSetStructuredErrorFunc(context, new) handler, handler_context = new, context end
function c.xmlSetGenericErrorFunc(context, new)
  handler = new and function(_, failure) new(context, C.literal "%s", failure.a[failure.i].message) end or nil
end
function c.xmlGetLastError() return last end
function c.xmlResetLastError() last = nil end
function xml.setLastError(failure) last = failure end
function c.xmlResetError(p)
  if p == nil then return end
  local failure = p.a[p.i]
  failure.domain, failure.code, failure.level, failure.line, failure.int2, failure.message = 0, 0, 0, 0, 0, nil
end

-- Documents.
local function text_or_nil(p) return p ~= nil and cstr(p) or nil end
local function parsed(bytes, is_html, url, encoding, options)
  local number, failure = library().parse(bytes, is_html, text_or_nil(url), text_or_nil(encoding), options)
  note(failure)
  return number ~= 0 and structure({handle = number, cells = {}}, 0) or nil
end
local function bytes_of(p, size)
  if p == nil or size <= 0 then return "" end
  return C.bytesOf(C.cast(p, "u1"), size)
end
function c.xmlReadMemory(p, size, url, encoding, options)
  return parsed(bytes_of(p, size), false, url, encoding, options)
end
function c.htmlReadMemory(p, size, url, encoding, options)
  return parsed(bytes_of(p, size), true, url, encoding, options)
end
function c.xmlReadDoc(p, url, encoding, options)
  return p ~= nil and parsed(cstr(p), false, url, encoding, options) or nil
end
function c.htmlReadDoc(p, url, encoding, options)
  return p ~= nil and parsed(cstr(p), true, url, encoding, options) or nil
end
local keeps_blanks, NO_BLANKS = 1, 1 << 8
function c.xmlKeepBlanksDefault(new)
  local old = keeps_blanks
  keeps_blanks = new
  return old
end
local function default_options() return keeps_blanks == 0 and NO_BLANKS or 0 end
function c.xmlParseMemory(p, size) return c.xmlReadMemory(p, size, nil, nil, default_options()) end
function c.xmlParseDoc(p) return c.xmlReadDoc(p, nil, nil, default_options()) end
function c.htmlParseDoc(p, encoding) return c.htmlReadDoc(p, nil, encoding, 0) end
function c.xmlFreeDoc(p)
  if p == nil then return end
  local number, _, document = located(p)
  if number then
    library().free(number)
    document.handle = nil
  else
    xml.freeNode(p)
  end
end
function c.xmlInitParser() end
-- No handler can be set, so the default one is always in place.
c.initGenericErrorDefaultFunc = c.xmlInitParser
c.xmlCleanupParser, c.xmlFree = c.xmlInitParser, c.free

-- Nodes.
local ELEMENT, TEXT, CDATA = 1, 3, 4
local function fields_of(p) return p.a[p.i] end
local function element_from(node, direction)
  while node ~= nil and fields_of(node).type ~= ELEMENT do node = fields_of(node)[direction] end
  return node
end
function c.xmlDocGetRootElement(p) return p ~= nil and element_from(fields_of(p).children, "next") or nil end
function c.xmlFirstElementChild(p) return p ~= nil and element_from(fields_of(p).children, "next") or nil end
function c.xmlLastElementChild(p) return p ~= nil and element_from(fields_of(p).last, "prev") or nil end
function c.xmlNextElementSibling(p) return p ~= nil and element_from(fields_of(p).next, "next") or nil end
function c.xmlPreviousElementSibling(p) return p ~= nil and element_from(fields_of(p).prev, "prev") or nil end
function c.xmlChildElementCount(p)
  local count, child = 0, c.xmlFirstElementChild(p)
  while child ~= nil do count, child = count + 1, c.xmlNextElementSibling(child) end
  return count
end
local function is_text(p) return p ~= nil and (fields_of(p).type == TEXT or fields_of(p).type == CDATA) end
function c.xmlNodeIsText(p) return is_text(p) and 1 or 0 end
function c.xmlIsBlankNode(p)
  return is_text(p) and not cstr(fields_of(p).content or ""):find "[^ \t\r\n]" and 1 or 0
end
function c.xmlGetLineNo(p) return p ~= nil and fields_of(p).line or -1 end

-- Texts, which the caller frees.
local function computed(p, kind, name, uri)
  local document, number = located(p)
  local text
  if document then text = library().text(document, number, kind, text_or_nil(name), text_or_nil(uri))
  elseif p ~= nil then text = xml.text(p, kind, text_or_nil(name), text_or_nil(uri)) end
  return text and c.strdup(C.literal(text)) or nil
end
function c.xmlNodeGetContent(p) return computed(p, "content") end
function c.xmlGetNodePath(p) return computed(p, "path") end
function c.xmlGetProp(p, name) return computed(p, "anyAttribute", name) end
function c.xmlGetNoNsProp(p, name) return computed(p, "attribute", name) end
function c.xmlGetNsProp(p, name, uri) return computed(p, "attribute", name, uri) end
function c.xmlNodeListGetString(_, p)
  local parts = {}
  while p ~= nil do
    local document, number = located(p)
    parts[#parts + 1] = document and library().text(document, number, "content") or xml.text(p, "content")
    p = fields_of(p).next
  end
  return #parts > 0 and c.strdup(C.literal(table.concat(parts))) or nil
end
function c.xmlHasProp(p, name)
  if p == nil or name == nil or fields_of(p).type ~= ELEMENT then return nil end
  local attribute, wanted = fields_of(p).properties, cstr(name)
  while attribute ~= nil and cstr(fields_of(attribute).name) ~= wanted do attribute = fields_of(attribute).next end
  return attribute
end

-- Buffers.
function c.xmlBufferCreate() return C.cell {content = C.literal "", use = 0, size = 0} end
function c.xmlBufferFree(p) C.free(p) end
function c.xmlBufferContent(p) return p ~= nil and fields_of(p).content or nil end
function c.xmlBufferLength(p) return p ~= nil and fields_of(p).use or 0 end
function c.xmlNodeDump(buffer, _, node, _, format)
  if buffer == nil or node == nil then return -1 end
  xml.openToWrite(node)
  local document, number = located(node)
  local kind, text = format ~= 0 and "indentedMarkup" or "markup", nil
  if document then text = library().text(document, number, kind) else text = xml.text(node, kind) end
  if not text then return -1 end
  local fields = fields_of(buffer)
  local whole = cstr(fields.content) .. text
  fields.content, fields.use, fields.size = C.literal(whole), #whole, #whole + 1
  return #text
end

-- Strings; two null pointers are equal.
function c.xmlStrlen(p) return p ~= nil and #cstr(p) or 0 end
local function compared(by, p, other, count)
  if p == nil or other == nil then return p == other and 0 or p == nil and -1 or 1 end
  return by(p, other, count)
end
function c.xmlStrcmp(p, other) return compared(c.strcmp, p, other) end
function c.xmlStrncmp(p, other, count) return compared(c.strncmp, p, other, count) end
function c.xmlStrcasecmp(p, other) return compared(c.strcasecmp, p, other) end
function c.xmlStrEqual(p, other) return c.xmlStrcmp(p, other) == 0 and 1 or 0 end
function c.xmlStrdup(p) return p ~= nil and c.strdup(p) or nil end

-- XPath.
function c.xmlXPathNewContext(p) return C.cell {doc = p, node = nil, prefixes = {}} end
function c.xmlXPathFreeContext(p) C.free(p) end
function c.xmlXPathRegisterNs(p, prefix, uri)
  if p == nil or prefix == nil or cstr(prefix) == "" then return -1 end
  local prefixes = fields_of(p).prefixes
  prefixes[#prefixes + 1], prefixes[#prefixes + 2] = cstr(prefix), uri ~= nil and cstr(uri) or ""
  return 0
end
function c.xmlXPathSetContextNode(node, p)
  if node == nil or p == nil then return -1 end
  fields_of(p).node = node
  return 0
end
function c.xmlXPathEvalExpression(expression, p)
  if expression == nil or p == nil then return nil end
  local context = fields_of(p)
  local node = context.node or context.doc
  local document, number, owner = located(node)
  local order
  if not document then
    if node == nil then return nil end
    document, number, order = xml.parsedAgain(node, library())
  end
  local value, failure = library().evaluate(document, number, cstr(expression), table.unpack(context.prefixes))
  note(failure)
  if not value then return nil end
  local set
  if value.parts then
    local count = #value.parts
    for place, other in ipairs(value.parts) do value.parts[place] = order and order[other] or part(owner, other) end
    set = C.cell {nodeNr = count, nodeMax = count, nodeTab = count > 0 and C.list(value.parts) or nil}
  end
  return C.cell {type = value.type, nodesetval = set, boolval = value.boolean, floatval = value.number,
    stringval = value.string and C.literal(value.string) or nil}
end
c.xmlXPathEval = c.xmlXPathEvalExpression
function c.xmlXPathNodeEval(node, expression, p)
  if c.xmlXPathSetContextNode(node, p) ~= 0 then return nil end
  return c.xmlXPathEvalExpression(expression, p)
end
function c.xmlXPathFreeObject(p)
  if p == nil then return end
  C.free(fields_of(p).nodesetval)
  C.free(p)
end
