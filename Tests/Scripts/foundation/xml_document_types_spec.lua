local log

local Reader = objc.class("DeclarationReader", objc.NSObject, function(instance)
  instance["parser:foundAttributeDeclarationWithName:forElement:type:defaultValue:"] =
    function(_, _, name, element, kind, usual)
      log[#log + 1] = ("%s of %s: %s %s"):format(name, element, kind, usual)
    end
  instance["parser:foundUnparsedEntityDeclarationWithName:publicID:systemID:notationName:"] =
    function(_, _, name, public, system, notation)
      log[#log + 1] = ("unparsed %s %s %s %s"):format(name, public, system, notation)
    end
  instance["parser:foundElementDeclarationWithName:model:"] = function(_, _, name, model)
    log[#log + 1] = "element " .. name .. " " .. model
  end
  instance["parser:didStartElement:namespaceURI:qualifiedName:attributes:"] =
    function(_, _, name, _, _, attributes)
      log[#log + 1] = name .. " kind=" .. tostring(attributes.kind)
    end
  instance["parser:resolveExternalEntityName:systemID:"] = function(_, _, name, system)
    log[#log + 1] = "resolve " .. name .. " " .. tostring(system)
    return objc.NSData:dataWithBytes_length_("text", 4)
  end
  instance["parser:foundCharacters:"] = function(_, _, text) log[#log + 1] = "text " .. text end
end)

--- The messages of a parser about declarations, and the attributes of elements.
local function parse(text)
  log = {}
  local reader <const> = Reader:new()
  local parser = objc.NSXMLParser:alloc():initWithData_(text)
  parser:setDelegate_(reader)
  assert.is_true(parser:parse())
  return log
end

describe("a document type", function()
  it("declares attributes, with the values of those that are omitted", function()
    assert.same({
      "id of a: ID nil", "kind of a: ENUMERATION x", "note of a: CDATA n",
      "a kind=y", "a kind=x",
    }, parse('<!DOCTYPE a [<!ATTLIST a id ID #REQUIRED kind (x|y) "x" note CDATA #FIXED "n">]>'
      .. '<a kind="y"><a/></a>'))
  end)

  it("declares entities that are not parsed", function()
    assert.same({"unparsed logo nil logo.gif gif", "a kind=nil"}, parse(
      '<!DOCTYPE a [<!NOTATION gif SYSTEM "viewer"><!ENTITY logo SYSTEM "logo.gif" NDATA gif>]>'
      .. "<a/>"))
  end)

  it("asks for the location of an external entity", function()
    assert.same({"a kind=nil", "resolve part part.xml", "text text"}, parse(
      '<!DOCTYPE a [<!ENTITY part SYSTEM "part.xml">]><a>&part;</a>'))
  end)

  it("declares the content of elements", function()
    assert.same({"element a MIXED", "element b ELEMENT", "element c EMPTY", "a kind=nil"}, parse(
      "<!DOCTYPE a [<!ELEMENT a (#PCDATA)><!ELEMENT b (a, c?)><!ELEMENT c EMPTY>]><a/>"))
  end)

  it("asks for an entity that is not declared, and rejects it in an attribute", function()
    assert.same({"a kind=nil", "resolve part nil", "text text"}, parse "<a>&part;</a>")
    local parser <const> = objc.NSXMLParser:alloc():initWithData_('<a b="&part;"/>')
    parser:setDelegate_(Reader:new())
    assert.is_false(parser:parse())
    assert.equal(26, parser:parserError():code())
  end)
end)

describe("a document type with very many attributes", function()
  it("is refused, because each is compared with the earlier ones", function()
    local function parse(count)
      local parts = {"<!DOCTYPE a ["}
      for index = 1, count do parts[#parts + 1] = "<!ATTLIST a b" .. index .. " CDATA 'c'>" end
      local text = table.concat(parts) .. "]><a/>"
      local parser = objc.NSXMLParser:alloc():initWithData_(objc.NSData:dataWithBytes_length_(text, #text))
      return parser:parse(), parser:parserError()
    end
    assert.is_true(parse(9000))
    local is_done, fault = parse(10001)
    assert.is_false(is_done)
    assert.equal("The document type declares more than 10000 attributes",
      tostring(fault:userInfo().NSXMLParserErrorMessage))
  end)
end)
