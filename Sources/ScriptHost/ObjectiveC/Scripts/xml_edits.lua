-- The functions of <libxml/tree.h> that create and change documents.
--
-- A document that is changed becomes plain structures, which sources may write to. Its markup is written
-- here; for XPath, libxml2 parses that markup, and the nodes are found by their order in the document.

local C = ...
local c, cstr, xml = C.functions, C.cstr, C.xml
local ELEMENT, ATTRIBUTE, TEXT, CDATA, ENTITY, PI, COMMENT, DOCUMENT = 1, 2, 3, 4, 5, 7, 8, 9

local function fields_of(p) return p.a[p.i] end
local function text_of(p) return p ~= nil and cstr(p) or nil end
local function literal(text) return text and C.literal(text) or nil end

-- Makes the document of a node plain, and returns the node's fields.
local function opened(p)
  xml.open(p)
  return fields_of(p)
end

local function new(type, document, values)
  values.type, values.doc, values.line, values.extra = type, document, values.line or 0, 0
  local cell = C.cell(values)
  cell.is_computed = true
  return cell
end
local function new_text(document, text, type)
  return new(type or TEXT, document, {name = C.literal(type == CDATA and "" or type == COMMENT and "comment" or "text"),
    content = C.literal(text)})
end

-- Lists: the children of a node are between `children` and `last`, attributes after `properties`.
local function unlink(p)
  local node = opened(p)
  local parent = node.parent ~= nil and opened(node.parent) or nil
  if parent and node.type == ATTRIBUTE then
    if parent.properties == p then parent.properties = node.next end
  elseif parent then
    if parent.children == p then parent.children = node.next end
    if parent.last == p then parent.last = node.prev end
  end
  if node.next ~= nil then fields_of(node.next).prev = node.prev end
  if node.prev ~= nil then fields_of(node.prev).next = node.next end
  node.next, node.prev, node.parent = nil, nil, nil
end

local function each(first, visit)
  while first ~= nil do
    local following = fields_of(first).next
    visit(first)
    first = following
  end
end
local function set_document(p, document)
  local node = fields_of(p)
  node.doc = document
  if node.type == ELEMENT then each(node.properties, function(a) set_document(a, document) end) end
  if node.type ~= ENTITY then each(node.children, function(child) set_document(child, document) end) end
end

-- Links a node between two siblings.
local function insert(p, parent, before, after)
  local node, owner = fields_of(p), opened(parent)
  node.parent, node.prev, node.next = parent, before, after
  if before ~= nil then fields_of(before).next = p else owner.children = p end
  if after ~= nil then fields_of(after).prev = p else owner.last = p end
  local document = owner.type >= DOCUMENT and parent or owner.doc
  if node.doc ~= document then set_document(p, document) end
  return p
end
local function add_attribute(owner, p)
  local element, attribute = opened(owner), fields_of(p)
  local last
  each(element.properties, function(other)
    local fields = fields_of(other)
    if other ~= p and cstr(fields.name) == cstr(attribute.name) and fields.ns == attribute.ns then
      unlink(other)
    else
      last = other
    end
  end)
  attribute.parent, attribute.prev, attribute.next = owner, last, nil
  if last then fields_of(last).next = p else element.properties = p end
  if attribute.doc ~= element.doc then set_document(p, element.doc) end
  return p
end

local free
local function is_text(p) return p ~= nil and fields_of(p).type == TEXT end
-- Adds the text of a node to another text node, and frees the first.
local function merge(p, into, is_before)
  local node, other = fields_of(p), fields_of(into)
  local mine, its = text_of(node.content) or "", text_of(other.content) or ""
  other.content = C.literal(is_before and mine .. its or its .. mine)
  free(p)
  return into
end
local function add_child(parent, p)
  if parent == nil or p == nil or parent == p then return nil end
  local owner = opened(parent)
  unlink(p)
  if fields_of(p).type == ATTRIBUTE then return add_attribute(parent, p) end
  if is_text(p) and owner.type == TEXT then return merge(p, parent) end
  if is_text(p) and is_text(owner.last) then return merge(p, owner.last) end
  return insert(p, parent, owner.last, nil)
end
c.xmlAddChild = add_child
function c.xmlAddChildList(parent, first)
  local last
  each(first, function(p) last = add_child(parent, p) end)
  return last
end
function c.xmlAddNextSibling(place, p)
  if place == nil or p == nil or place == p then return nil end
  local sibling = opened(place)
  unlink(p)
  if fields_of(p).type == ATTRIBUTE then return add_attribute(sibling.parent, p) end
  if is_text(p) and is_text(place) then return merge(p, place) end
  if is_text(p) and is_text(sibling.next) then return merge(p, sibling.next, true) end
  return insert(p, sibling.parent, place, sibling.next)
end
function c.xmlAddPrevSibling(place, p)
  if place == nil or p == nil or place == p then return nil end
  local sibling = opened(place)
  unlink(p)
  if fields_of(p).type == ATTRIBUTE then return add_attribute(sibling.parent, p) end
  if is_text(p) and is_text(place) then return merge(p, place, true) end
  if is_text(p) and is_text(sibling.prev) then return merge(p, sibling.prev) end
  return insert(p, sibling.parent, sibling.prev, place)
end
function c.xmlAddSibling(place, p)
  if place == nil or p == nil or place == p then return nil end
  return add_child(opened(place).parent, p)
end
function c.xmlUnlinkNode(p) if p ~= nil then unlink(p) end end
function c.xmlReplaceNode(old, p)
  if old == nil or old == p then return nil end
  local node = opened(old)
  local parent, before, after = node.parent, node.prev, node.next
  if p ~= nil then unlink(p) end
  unlink(old)
  if p ~= nil and node.type == ATTRIBUTE then add_attribute(parent, p)
  elseif p ~= nil then insert(p, parent, before, after) end
  return old
end

function free(p)
  if p == nil then return end
  local node = opened(p)
  if node.type == ELEMENT then
    each(node.properties, free)
    each(node.nsDef, C.free)
  end
  if node.type ~= ENTITY then each(node.children, free) end
  C.free(p)
end
xml.freeNode = free
function c.xmlFreeNode(p) free(p) end
function c.xmlFreeNodeList(p)
  if p ~= nil then opened(p) end
  each(p, free)
end
c.xmlFreeProp, c.xmlFreePropList, c.xmlFreeDtd, c.xmlFreeNs = c.xmlFreeNode, c.xmlFreeNodeList, C.free, C.free
function c.xmlFreeNsList(p) each(p, C.free) end
function c.xmlRemoveProp(p)
  if p == nil then return -1 end
  unlink(p)
  free(p)
  return 0
end

-- Texts: in contents of elements and attributes that functions receive, references are replaced.
local named = {amp = "&", lt = "<", gt = ">", quot = '"', apos = "'"}
local function decoded(text)
  return (text:gsub("&(#?)(x?)(%w+);", function(number, hexadecimal, name)
    if number == "" then return named[hexadecimal .. name] end
    local code = tonumber(name, hexadecimal == "x" and 16 or 10)
    return code and utf8.char(code)
  end))
end
local function set_content(p, text)
  local node = opened(p)
  if node.type ~= ELEMENT and node.type ~= ATTRIBUTE then
    node.content = C.literal(text)
    return
  end
  each(node.children, free)
  node.children, node.last = nil, nil
  if text ~= "" then insert(new_text(node.doc, text), p, nil, nil) end
end
function c.xmlNodeSetContent(p, text)
  if p == nil then return end
  local type = opened(p).type
  local is_parsed = type == ELEMENT or type == ATTRIBUTE
  set_content(p, text == nil and "" or is_parsed and decoded(cstr(text)) or cstr(text))
end
function c.xmlNodeAddContentLen(p, text, size)
  if p == nil or text == nil then return end
  local node, added = opened(p), cstr(text):sub(1, size)
  if node.type == ELEMENT then add_child(p, new_text(node.doc, added)) else set_content(p, (text_of(node.content) or "") .. added) end
end
function c.xmlNodeAddContent(p, text) c.xmlNodeAddContentLen(p, text, -1) end
c.xmlTextConcat = function(p, text, size) c.xmlNodeAddContentLen(p, text, size) return 0 end
function c.xmlNodeSetName(p, name)
  if p == nil or name == nil then return end
  opened(p).name = c.strdup(name)
end

-- New nodes.
local function new_node(document, ns, name, type)
  return new(type or ELEMENT, document, {name = c.strdup(name), ns = ns})
end
function c.xmlNewNode(ns, name) return name ~= nil and new_node(nil, ns, name) or nil end
function c.xmlNewDocRawNode(document, ns, name, text)
  if name == nil then return nil end
  local p = new_node(document, ns, name)
  if text ~= nil then set_content(p, cstr(text)) end
  return p
end
function c.xmlNewDocNode(document, ns, name, text)
  return c.xmlNewDocRawNode(document, ns, name, text ~= nil and C.literal(decoded(cstr(text))) or nil)
end
local function child_maker(make)
  return function(parent, ns, name, text)
    if parent == nil or name == nil then return nil end
    local owner = opened(parent)
    return insert(make(owner.doc, ns == nil and owner.ns or ns, name, text), parent, owner.last, nil)
  end
end
c.xmlNewChild, c.xmlNewTextChild = child_maker(c.xmlNewDocNode), child_maker(c.xmlNewDocRawNode)
function c.xmlNewDocText(document, text) return new_text(document, text_of(text) or "") end
function c.xmlNewText(text) return c.xmlNewDocText(nil, text) end
function c.xmlNewTextLen(text, size) return new_text(nil, cstr(text):sub(1, size)) end
function c.xmlNewCDataBlock(document, text, size) return new_text(document, (text_of(text) or ""):sub(1, size), CDATA) end
function c.xmlNewDocComment(document, text) return new_text(document, text_of(text) or "", COMMENT) end
function c.xmlNewComment(text) return c.xmlNewDocComment(nil, text) end
function c.xmlNewDocPI(document, name, text)
  if name == nil then return nil end
  return new(PI, document, {name = c.strdup(name), content = literal(text_of(text))})
end
function c.xmlNewPI(name, text) return c.xmlNewDocPI(nil, name, text) end
function c.xmlNewReference(document, name)
  return new(ENTITY, document, {name = C.literal((cstr(name):gsub("[&;]", "")))})
end

-- Namespaces.
local NAMESPACE = 18
local function same(p, text) return (text_of(p) or "") == (text or "") end
function c.xmlNewNs(owner, uri, prefix)
  local p = C.cell {type = NAMESPACE, href = literal(text_of(uri)), prefix = literal(text_of(prefix))}
  if owner == nil then return p end
  local element, last, exists = opened(owner), nil, false
  each(element.nsDef, function(other)
    last, exists = other, exists or same(fields_of(other).prefix, text_of(prefix))
  end)
  if exists or element.type ~= ELEMENT then return nil end
  if last then fields_of(last).next = p else element.nsDef = p end
  return p
end
function c.xmlSetNs(p, ns) if p ~= nil then opened(p).ns = ns end end
local function found_space(p, is_found)
  while p ~= nil and fields_of(p).type ~= DOCUMENT do
    local result
    each(fields_of(p).nsDef, function(ns) if not result and is_found(fields_of(ns)) then result = ns end end)
    if result then return result end
    p = fields_of(p).parent
  end
end
function c.xmlSearchNs(_, p, prefix)
  return found_space(p, function(ns) return same(ns.prefix, text_of(prefix)) end)
end
function c.xmlSearchNsByHref(_, p, uri)
  return found_space(p, function(ns) return same(ns.href, text_of(uri)) end)
end
function c.xmlReconciliateNs() return 0 end

-- Attributes.
local function find_attribute(p, name, is_of_space)
  local result
  if fields_of(p).type ~= ELEMENT then return nil end
  each(fields_of(p).properties, function(other)
    local fields = fields_of(other)
    if not result and cstr(fields.name) == name and is_of_space(fields.ns) then result = other end
  end)
  return result
end
local function of_space(uri)
  return function(ns) return uri == nil and ns == nil or uri ~= nil and ns ~= nil and same(fields_of(ns).href, uri) end
end
function c.xmlHasNsProp(p, name, uri)
  return p ~= nil and name ~= nil and find_attribute(p, cstr(name), of_space(text_of(uri))) or nil
end
function c.xmlNewNsProp(p, ns, name, text)
  if name == nil then return nil end
  local attribute = new_node(p ~= nil and opened(p).doc or nil, ns, name, ATTRIBUTE)
  if text ~= nil then set_content(attribute, cstr(text)) end
  return p ~= nil and add_attribute(p, attribute) or attribute
end
c.xmlNewNsPropEatName = c.xmlNewNsProp
function c.xmlNewProp(p, name, text) return c.xmlNewNsProp(p, nil, name, text) end
function c.xmlNewDocProp(document, name, text)
  local attribute = new_node(document, nil, name, ATTRIBUTE)
  if text ~= nil then set_content(attribute, decoded(cstr(text))) end
  return attribute
end
function c.xmlSetNsProp(p, ns, name, text)
  if p == nil or name == nil then return nil end
  opened(p)
  local found = find_attribute(p, cstr(name), of_space(ns ~= nil and text_of(fields_of(ns).href) or nil))
  if not found then return c.xmlNewNsProp(p, ns, name, text) end
  set_content(found, text_of(text) or "")
  return found
end
-- The namespace and the local part of a name with a prefix.
local function split(p, name)
  local prefix, part = cstr(name):match "^([^:]+):(.+)$"
  local ns = prefix and c.xmlSearchNs(nil, p, C.literal(prefix))
  if ns then return ns, C.literal(part) end
  return nil, name
end
function c.xmlSetProp(p, name, text)
  if p == nil or name == nil then return nil end
  local ns, part = split(p, name)
  return c.xmlSetNsProp(p, ns, part, text)
end
function c.xmlUnsetNsProp(p, ns, name)
  local found = p ~= nil and c.xmlHasNsProp(p, name, ns ~= nil and fields_of(ns).href or nil)
  return found and c.xmlRemoveProp(found) or -1
end
function c.xmlUnsetProp(p, name)
  if p == nil or name == nil then return -1 end
  local ns, part = split(p, name)
  return c.xmlUnsetNsProp(p, ns, part)
end

-- Documents.
function c.xmlNewDoc(version)
  local p = new(DOCUMENT, nil, {version = C.literal(text_of(version) or "1.0"), standalone = -1, compression = -1})
  fields_of(p).doc = p
  return p
end
function c.xmlDocSetRootElement(document, root)
  if document == nil or root == nil then return nil end
  local old = c.xmlDocGetRootElement(document)
  if old == root then return old end
  if old ~= nil then return c.xmlReplaceNode(old, root) end
  add_child(document, root)
end

-- Copies.
local function copied(p, document, parent, depth, spaces)
  local node = opened(p)
  local values = {parent = parent, line = node.line, markup = node.markup}
  for _, key in ipairs {"name", "content", "version", "encoding", "URL"} do values[key] = literal(text_of(node[key])) end
  for _, key in ipairs {"standalone", "compression"} do values[key] = node[key] end
  local copy = new(node.type, document, values)
  if node.type >= DOCUMENT and node.type ~= 14 then values.doc, document = copy, copy end
  if node.type == ELEMENT and depth > 0 then
    each(node.nsDef, function(ns) spaces[ns] = c.xmlNewNs(copy, fields_of(ns).href, fields_of(ns).prefix) end)
  end
  local ns = node.ns
  if ns ~= nil and not spaces[ns] then
    -- The copy of a node without its ancestors declares what they declare.
    local root = spaces.root or copy
    spaces[ns] = fields_of(root).type == ELEMENT and c.xmlNewNs(root, fields_of(ns).href, fields_of(ns).prefix) or ns
  end
  spaces.root, values.ns = spaces.root or copy, ns ~= nil and spaces[ns] or nil
  if node.type == ELEMENT and depth > 0 then
    each(node.properties, function(a) add_attribute(copy, (copied(a, document, nil, 1, spaces))) end)
  end
  if node.type ~= ENTITY and (depth == 1 or node.type == ATTRIBUTE) then
    each(node.children, function(child)
      insert(copied(child, document, copy, 1, spaces), copy, values.last, nil)
    end)
  end
  return copy
end
function c.xmlDocCopyNode(p, document, depth) return p ~= nil and copied(p, document, nil, depth, {}) or nil end
function c.xmlCopyNode(p, depth) return c.xmlDocCopyNode(p, nil, depth) end
function c.xmlCopyDoc(p, depth) return c.xmlDocCopyNode(p, nil, depth) end
function c.xmlCopyDtd(p) return c.xmlDocCopyNode(p, nil, 1) end
function c.xmlCopyProp(owner, p)
  if p == nil then return nil end
  local copy = c.xmlDocCopyNode(p, owner ~= nil and opened(owner).doc or nil, 1)
  fields_of(copy).parent = owner
  return copy
end
function c.xmlCopyNamespace(ns)
  return ns ~= nil and c.xmlNewNs(nil, fields_of(ns).href, fields_of(ns).prefix) or nil
end
