-- Attributed strings from Markdown: the text, and its attributes.

local kinds <const> = {[0] = "p", "h", "ol", "ul", "li", "code", "quote", "hr", "table", "head", "row", "cell"}

local function options(syntax)
  local made = objc.NSAttributedStringMarkdownParsingOptions:new()
  made:setInterpretedSyntax_(syntax)
  return made
end

local function parsed(text, syntax, base)
  local made, failure = objc.NSAttributedString:alloc():initWithMarkdownString_options_baseURL_error_(
    text, syntax and options(syntax), base)
  assert.is_nil(failure)
  return made
end

--- Every run as its text and the value of an attribute.
local function runs(text, read)
  local found = {}
  text:enumerateAttributesInRange_options_usingBlock_({location = 0, length = text:length()}, 0,
    function(attributes, range)
      local part = tostring(text:attributedSubstringFromRange_(range):string())
      found[#found + 1] = part .. "|" .. read(attributes)
    end)
  return found
end

local function inline(attributes)
  local intent = attributes:objectForKey_("NSInlinePresentationIntent")
  local link = attributes:objectForKey_("NSLink")
  return (intent and tostring(objc.unbox(intent)) or "0") .. (link and " " .. tostring(link:absoluteString()) or "")
end

local function block(attributes)
  local words = {}
  local intent = attributes:objectForKey_("NSPresentationIntent")
  while intent do
    local number = math.max(intent:headerLevel(), intent:ordinal(), intent:column(), intent:row())
    table.insert(words, 1, kinds[intent:intentKind()] .. intent:identity() .. (number > 0 and "=" .. number or ""))
    intent = intent:parentIntent()
  end
  return table.concat(words, "/")
end

describe("Markdown inside of a line", function()
  it("is emphasis, code and strikethrough", function()
    assert.same({"a |0", "b|1", " |0", "c|2", " |0", "d|3", " |0", "e*|4", " |0", "f|32"},
      runs(parsed "a *b* __c__ ***d*** `e*` ~~f~~", inline))
    assert.same({"a |2", "b|3", " c|2"}, runs(parsed "**a *b* c**", inline))
  end)

  it("follows CommonMark for overlapping signs, entities and tags", function()
    assert.same({"a|3", " b|1"}, runs(parsed "***a** b*", inline))
    assert.same({"*|0", "a|1"}, runs(parsed "**a*", inline))
    assert.same({"ä ¾|0"}, runs(parsed "&auml; &frac34;", inline))
    assert.same({"a |0", "<b>|256", "c|0", "</b>|256"}, runs(parsed "a <b>c</b>", inline))
    assert.same({"<div>\nx\n</div>\n|512"}, runs(parsed "<div>\nx\n</div>", inline))
  end)

  it("keeps signs that mean nothing", function()
    for _, text in ipairs {"2 * 3 * 4", "snake_case_name", "*open", "[no link]", "a & b", "1 < 2"} do
      assert.same({text .. "|0"}, runs(parsed(text), inline))
    end
    assert.same({"*a* & ©|0"}, runs(parsed "\\*a\\* &amp; &#169;", inline))
  end)

  it("has links of several forms", function()
    assert.same({"text|0 https://a.b/c"}, runs(parsed '[text](https://a.b/c "title")', inline))
    assert.same({"https://a.b|0 https://a.b"}, runs(parsed "<https://a.b>", inline))
    assert.same({"one|0 https://a.b", " |0", "two|0 https://c.d"},
      runs(parsed "[one][x] [two]\n\n[x]: https://a.b\n[two]: https://c.d", inline))
    assert.same({"r|0 https://a.b/c/d"},
      runs(parsed("[r](d)", nil, objc.NSURL:URLWithString_("https://a.b/c/")), inline))
    assert.same({"b|2 https://a.b"}, runs(parsed "[**b**](https://a.b)", inline))
  end)

  it("has pictures by their addresses", function()
    local text = parsed "![alt](https://a.b/p.png)"
    assert.equal("alt", tostring(text:string()))
    assert.equal("https://a.b/p.png",
      tostring(text:attribute_atIndex_effectiveRange_("NSImageURL", 0, nil):absoluteString()))
  end)

  it("breaks lines at hard line breaks", function()
    assert.same({"a|0", " |64", "b|0", "\n|128", "c|0"}, runs(parsed "a\nb  \nc", inline))
    assert.equal("a\nb", tostring(parsed("a\nb", 2):string()))
    assert.equal("  a  \n\n b ", tostring(parsed("  a  \n\n b ", 2):string()))
  end)
end)

describe("Markdown's blocks", function()
  it("are headers and paragraphs, whose texts follow each other", function()
    local text = parsed "# One\n\ntwo\n\nThree\n-----"
    assert.equal("OnetwoThree", tostring(text:string()))
    assert.same({"One|h1=1", "two|p2", "Three|h3=2"}, runs(text, block))
  end)

  it("are lists, nested and numbered", function()
    assert.same({"a|ul1/li2=1/p3", "b|ul1/li2=1/ul4/li5=1/p6", "c|ul1/li7=2/p8"},
      runs(parsed "- a\n  - b\n- c", block))
    assert.same({"x|ol1/li2=3/p3", "y|ol1/li4=4/p5"}, runs(parsed "3. x\n4. y", block))
  end)

  it("are quotes, code and rules", function()
    assert.same({"q|quote1/p2"}, runs(parsed "> q", block))
    local code = parsed "```lua\nx = 1\n```"
    assert.equal("x = 1\n", tostring(code:string()))
    assert.equal("lua", tostring(code:attribute_atIndex_effectiveRange_("NSPresentationIntent", 0, nil):languageHint()))
    assert.same({"⸻|hr1"}, runs(parsed "***", block))
  end)

  it("are tables", function()
    local text = parsed "| a | b |\n|---|--:|\n| c | d |"
    assert.same({"a|table1/head2/cell3", "b|table1/head2/cell4=1", "c|table1/row5=1/cell6", "d|table1/row5=1/cell7=1"},
      runs(text, block))
    local cell = text:attribute_atIndex_effectiveRange_("NSPresentationIntent", 0, nil)
    assert.same({0, 2}, objc.unbox(cell:parentIntent():parentIntent():columnAlignments()))
  end)

  it("stay text where only lines are read", function()
    assert.equal("# a", tostring(parsed("# a", 1):string()))
    assert.is_nil(parsed("# a", 1):attribute_atIndex_effectiveRange_("NSPresentationIntent", 0, nil))
    assert.same({"- |0", "a|1", " |64", "> |0", "b|4", " |64", "1. c |0"},
      runs(parsed("- *a*\n> `b`\n1. c ", 1), inline))
    assert.same({"_|0", "a|2", " |64", "|x|||0"}, runs(parsed("\\_**a**\n|x||", 1), inline))
  end)
end)

describe("Markdown that is nested without end", function()
  it("is parsed at once", function()
    for _, text in ipairs {(">"):rep(20000) .. "a", ("*a **b "):rep(5000), ("["):rep(20000) .. "a", ("- "):rep(500) .. "a"} do
      assert.is_true(parsed(text):length() > 0)
    end
  end)
end)

describe("an attributed string of a file in Markdown", function()
  it("reads it, or returns why not", function()
    local path = tostring(objc.NSTemporaryDirectory()) .. "a.md"
    objc.box("*a*"):writeToFile_atomically_encoding_error_(path, true, 4)
    local text = objc.NSAttributedString:alloc():initWithContentsOfMarkdownFileAtURL_options_baseURL_error_(
      objc.NSURL:fileURLWithPath_(path), nil, nil)
    assert.equal("a", tostring(text:string()))
    local none, failure = objc.NSAttributedString:alloc():initWithContentsOfMarkdownFileAtURL_options_baseURL_error_(
      objc.NSURL:fileURLWithPath_("/nowhere.md"), nil, nil)
    assert.is_nil(none)
    assert.equal(260, failure:code())
  end)

  it("rejects bytes that are no UTF-8", function()
    local none, failure = objc.NSMutableAttributedString:alloc():initWithMarkdown_options_baseURL_error_("\xff", nil, nil)
    assert.is_nil(none)
    assert.equal(261, failure:code())
  end)
end)

describe("a presentation intent", function()
  it("is created and compared with its parent", function()
    local Intent <const> = objc.NSPresentationIntent
    local quote = Intent:blockQuoteIntentWithIdentity_nestedInsideIntent_(1, nil)
    local one = Intent:headerIntentWithIdentity_level_nestedInsideIntent_(2, 3, quote)
    assert.equal(3, one:headerLevel())
    assert.equal(1, one:indentationLevel())
    assert.is_true(one:isEquivalentToPresentationIntent_(Intent:headerIntentWithIdentity_level_nestedInsideIntent_(
      2, 3, Intent:blockQuoteIntentWithIdentity_nestedInsideIntent_(1, nil))))
    assert.is_false(one:isEqual_(Intent:headerIntentWithIdentity_level_nestedInsideIntent_(2, 3, nil)))
  end)
end)
