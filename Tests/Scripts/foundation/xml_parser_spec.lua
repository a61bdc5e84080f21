-- NSXMLParser: callbacks in document order, and the errors of invalid documents.

local names = {
  "parserDidStartDocument:", "parserDidEndDocument:",
  "parser:didStartElement:namespaceURI:qualifiedName:attributes:",
  "parser:didEndElement:namespaceURI:qualifiedName:", "parser:didStartMappingPrefix:toURI:",
  "parser:didEndMappingPrefix:", "parser:foundCharacters:",
  "parser:foundProcessingInstructionWithTarget:data:", "parser:foundComment:",
  "parser:foundInternalEntityDeclarationWithName:value:", "parser:parseErrorOccurred:",
}

local function short(name)
  return (name:gsub("^parser:?", ""):gsub("^Did", "did"):match("^%a+"))
end

local function text(value)
  if type(value) == "table" then
    local keys = {}
    for key in pairs(value) do keys[#keys + 1] = key .. "=" .. value[key] end
    table.sort(keys)
    return "{" .. table.concat(keys, " ") .. "}"
  end
  if type(value) == "userdata" and value.code then return "error " .. value:code() end
  return tostring(value)
end

local function parse(source, prepare)
  local log = {}
  local Delegate = objc.class("XMLDelegate" .. tostring(#source) .. tostring(log):gsub("%W", ""),
    objc.NSObject, {protocols = {"NSXMLParserDelegate"}})
  local unpacked = {
    [0] = "v@:@", "v@:@@", "v@:@@@", "v@:@@@@", "v@:@@@@@",
  }
  for _, name in ipairs(names) do
    local _, count = name:gsub(":", "")
    objc.class_addMethod(Delegate, name, function(_, _, ...)
      local words = {short(name)}
      for place = 1, count - 1 do words[#words + 1] = text((select(place, ...))) end
      log[#log + 1] = table.concat(words, " ")
    end, unpacked[count - 1])
  end
  local parser = objc.NSXMLParser:alloc():initWithData_(source)
  local delegate = Delegate:new()
  parser:setDelegate_(delegate)
  if prepare then prepare(parser, delegate) end
  local worked = parser:parse()
  return log, worked, parser
end

describe("an XML parser", function()
  it("reports elements, attributes, characters, comments and instructions in their order", function()
    local log, worked = parse(
      '<?xml version="1.0"?>\n<!--c--><list count="2" kind=\'a&amp;b\'><?do it?><item>one</item><item/></list>')
    assert.is_true(worked)
    assert.same({
      "didStartDocument", "foundComment c", "didStartElement list nil nil {count=2 kind=a&b}",
      "foundProcessingInstructionWithTarget do it", "didStartElement item nil nil {}",
      "foundCharacters one", "didEndElement item nil nil", "didStartElement item nil nil {}",
      "didEndElement item nil nil", "didEndElement list nil nil", "didEndDocument",
    }, log)
  end)

  it("reports references separately, and CDATA as characters to a delegate without a CDATA method", function()
    local log = parse("<a>1 &lt; 2 &#65;&#x42;<![CDATA[<raw>]]></a>")
    assert.same({
      "didStartDocument", "didStartElement a nil nil {}", "foundCharacters 1 ",
      "foundCharacters <", "foundCharacters  2 ", "foundCharacters A", "foundCharacters B",
      "foundCharacters <raw>", "didEndElement a nil nil", "didEndDocument",
    }, log)
  end)

  it("processes namespaces, and reports their prefixes", function()
    local log = parse('<x:a xmlns:x="urn:x" xmlns="urn:d" x:k="v"><b/></x:a>', function(parser)
      parser:setShouldProcessNamespaces_(true)
      parser:setShouldReportNamespacePrefixes_(true)
    end)
    assert.same({
      "didStartDocument", "didStartMappingPrefix x urn:x", "didStartMappingPrefix  urn:d",
      "didStartElement a urn:x x:a {x:k=v}", "didStartElement b urn:d b {}",
      "didEndElement b urn:d b", "didEndElement a urn:x x:a", "didEndMappingPrefix x",
      "didEndMappingPrefix ", "didEndDocument",
    }, log)
  end)

  it("resolves the entities of the document", function()
    local log = parse('<!DOCTYPE a [<!ENTITY me "Ann &amp; Co"><!ENTITY all "&me;!">]><a>&all;</a>')
    assert.same({
      "didStartDocument", "foundInternalEntityDeclarationWithName me Ann &amp; Co",
      "foundInternalEntityDeclarationWithName all &me;!", "didStartElement a nil nil {}",
      "foundCharacters Ann ", "foundCharacters &", "foundCharacters  Co", "foundCharacters !",
      "didEndElement a nil nil", "didEndDocument",
    }, log)
  end)

  it("stops at the first error, which it keeps", function()
    local codes = {
      [""] = 4, ["no xml"] = 4, ["<a><b></a>"] = 76, ["<a>"] = 5, ["<a/><b/>"] = 5, ["<a k=v/>"] = 39,
      ["<a k/>"] = 41, ['<a k="1" k="2"/>'] = 42, ["<a>&nobody;</a>"] = 26, ["<a><!-- "] = 45,
      ["<a>&#xZZ;</a>"] = 6, ['<a b="<"/>'] = 38, ["<1/>"] = 68, ["<a><![CDATA[x</a>"] = 5,
      ["<a> <?xml version='1.0'?></a>"] = 64,
      ['<!DOCTYPE a [<!ENTITY x "&y;"><!ENTITY y "&x;">]><a>&x;</a>'] = 89,
    }
    for source, code in pairs(codes) do
      local log, worked, parser = parse(source)
      assert.is_false(worked)
      assert.equal(code, parser:parserError():code(), source)
      assert.equal("NSXMLParserErrorDomain", parser:parserError():domain())
      assert.equal("parseErrorOccurred error " .. code, log[#log])
    end
  end)

  it("reports the line and the column", function()
    local _, _, parser = parse("<a>\n  <b>\n</a>")
    assert.equal(3, parser:lineNumber())
  end)

  it("parses a large document in pieces", function()
    local text <const> = ("0123456789"):rep(20000)
    local log, worked = parse("<a>" .. text .. "<b/></a>")
    assert.is_true(worked)
    local characters = {}
    for _, line in ipairs(log) do characters[#characters + 1] = line:match "^foundCharacters (.*)" end
    assert.is_true(#characters > 1)
    assert.equal(text, table.concat(characters))
    assert.equal("didEndDocument", log[#log])
  end)

  it("stops when entities expand far beyond the document", function()
    for _, value in ipairs {"0123456789", ""} do
      local parts = {"<!DOCTYPE a [<!ENTITY e0 '" .. value .. "'>"}
      for level = 1, 30 do
        parts[#parts + 1] = ("<!ENTITY e%d '%s'>"):format(level, ("&e" .. level - 1 .. ";"):rep(10))
      end
      local declarations <const> = table.concat(parts) .. "]>"
      for _, root in ipairs {"<a>&e30;</a>", "<a b='&e30;'/>"} do
        local _, worked, parser = parse(declarations .. root)
        assert.is_false(worked)
        assert.equal(89, parser:parserError():code())
      end
    end
  end)

  it("loads no external entity, whatever its settings", function()
    local path <const> = objc.NSTemporaryDirectory() .. "entity.xml"
    objc.box("secret"):writeToFile_atomically_encoding_error_(path, true, 4, nil)
    for _, system in ipairs {path, "file:///etc/hostname", "http://host.example/a"} do
      local log, worked, parser = parse(
        ('<!DOCTYPE a [<!ENTITY e SYSTEM "%s"><!ENTITY %% p SYSTEM "%s"> %%p;]><a>&e;</a>'):format(system, system),
        function(parser)
          parser:setShouldResolveExternalEntities_(true)
          parser:setExternalEntityResolvingPolicy_(3)
        end)
      assert.is_false(worked)
      assert.equal(26, parser:parserError():code())
      assert.is_nil(table.concat(log, "\n"):find "foundCharacters")
    end
  end)

  it("reports an undeclared prefix only when it processes namespaces", function()
    assert.is_true(select(2, parse("<p:a/>")))
    local _, worked, parser = parse("<p:a/>", function(parser) parser:setShouldProcessNamespaces_(true) end)
    assert.is_false(worked)
    assert.equal(201, parser:parserError():code())
  end)

  it("is aborted by its delegate", function()
    local log, worked, parser = parse("<a><b/><c/></a>", function(parser)
      hook.after(parser:delegate():class(),
        "parser:didStartElement:namespaceURI:qualifiedName:attributes:",
        function(_, of, name) if name == "b" then of:abortParsing() end end)
    end)
    assert.is_false(worked)
    assert.equal(512, parser:parserError():code())
    assert.equal("parseErrorOccurred error 512", log[#log])
    for _, line in ipairs(log) do assert.is_nil(line:match("element c")) end
  end)

  it("reads other encodings and files", function()
    local log = parse('<?xml version="1.0" encoding="ISO-8859-1"?><a>\xE9</a>')
    assert.equal("foundCharacters é", log[3])
    assert.equal("foundCharacters テ",
      parse('<?xml version="1.0" encoding="Shift_JIS"?><a>\x83\x65</a>')[3])
    assert.equal("foundCharacters é", parse("\xFF\xFE" .. ("<a>\xE9</a>"):gsub(".", "%0\0"))[3])
    assert.is_nil(objc.NSXMLParser:alloc():initWithContentsOfURL_(
      objc.NSURL:fileURLWithPath_("/nowhere.xml")))
  end)
end)
