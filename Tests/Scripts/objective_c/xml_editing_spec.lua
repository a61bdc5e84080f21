-- <libxml/tree.h>: documents that sources create, change and write. The expected texts are those of libxml2.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local main = dofile(here .. "support/run_main.lua")

local before = [=[
#include <libxml/tree.h>
#include <libxml/parser.h>
#include <libxml/xpath.h>
#include <libxml/xmlsave.h>
static void dump(xmlDocPtr doc, xmlNodePtr node, int format) {
  xmlBufferPtr buffer = xmlBufferCreate();
  xmlNodeDump(buffer, doc, node, 0, format);
  printf("%s\n", buffer->content);
  xmlBufferFree(buffer);
}
static void whole(xmlDocPtr doc, int format) {
  xmlChar *text; int size;
  xmlDocDumpFormatMemory(doc, &text, &size, format);
  printf("%d %s", size, text);
  xmlFree(text);
}
#define X BAD_CAST
static int put(void *context, const char *bytes, int size) { printf("[%.*s]", size, bytes); return size; }
static int end(void *context) { printf("closed\n"); return 0; }
static void failed(void *context, xmlError *error) { printf("%s %d %s", (char *)context, error->level, error->message); }]=]

local function prints(expected, statements) assert.equal(expected, (main(statements, before))) end

describe("a document of libxml2", function()
  it("can be created", function()
    prints([==[
1 189 <?xml version="1.0"?>
<a xmlns:n="urn:n" k="1 &lt; 2 &amp; &quot;q&quot;"><b>x &amp; y</b><c>x &amp;amp; &lt;y&gt;</c><!-- note --><?do it?>]==] .. [==[
<n:d n:z="caf&#xE9;"><![CDATA[<raw>]]></n:d></a>
205 <?xml version="1.0"?>
<a xmlns:n="urn:n" k="1 &lt; 2 &amp; &quot;q&quot;">
  <b>x &amp; y</b>
  <c>x &amp;amp; &lt;y&gt;</c>
  <!-- note -->
  <?do it?>
  <n:d n:z="caf&#xE9;"><![CDATA[<raw>]]></n:d>
</a>
<n:d n:z="caf&#xE9;"><![CDATA[<raw>]]></n:d>
]==], [=[
      xmlDocPtr doc = xmlNewDoc(X "1.0");
      xmlNodePtr root = xmlNewNode(NULL, X "a");
      xmlDocSetRootElement(doc, root);
      xmlNewProp(root, X "k", X "1 < 2 & \"q\"");
      xmlNewChild(root, NULL, X "b", X "x &amp; y");
      xmlNewTextChild(root, NULL, X "c", X "x &amp; <y>");
      xmlAddChild(root, xmlNewComment(X " note "));
      xmlAddChild(root, xmlNewPI(X "do", X "it"));
      xmlNodePtr d = xmlAddChild(root, xmlNewNode(NULL, X "d"));
      xmlAddChild(d, xmlNewCDataBlock(doc, X "<raw>", 5));
      xmlNsPtr ns = xmlNewNs(root, X "urn:n", X "n");
      xmlSetNs(d, ns);
      xmlSetNsProp(d, ns, X "z", X "caf\xc3\xa9");
      printf("%d ", xmlNewNs(root, X "urn:o", X "n") == NULL);
      whole(doc, 0);
      whole(doc, 1);
      dump(doc, d, 0);
      xmlFreeDoc(doc);]=])
  end)

  it("can be changed, and is searched as it is then", function()
    prints([==[
1 1 !?|0 -1 <r>head<deux>more &amp; more</deux>tail<three>a &lt; b</three><one j="3">1</one>!?</r>
deux three one 1 2 1 1 /r/one headmore & moretaila < b1!?
1 <r>head<deux>more &amp; more</deux>tail<new/><one j="3">1</one>!?</r>
<r>head<deux>more &amp; more</deux>tail<three>a &lt; b</three><one j="3">1</one>!?</r>
]==], [=[
      const char *text = "<r><one i='1'>1</one><two/>tail<three>3</three></r>";
      xmlDocPtr doc = xmlReadMemory(text, (int)strlen(text), NULL, NULL, 0);
      xmlNodePtr root = xmlDocGetRootElement(doc), one = root->children, two = one->next, three = root->last;
      xmlUnlinkNode(one);
      xmlAddNextSibling(three, one);
      xmlAddPrevSibling(two, xmlNewText(X "head"));
      printf("%d ", xmlAddChild(root, xmlNewText(X "!")) == root->last);
      xmlNodePtr last = root->last;
      printf("%d ", xmlAddChild(root, xmlNewText(X "?")) == last);
      printf("%s|", last->content);
      xmlSetProp(one, X "i", X "2");
      xmlSetProp(one, X "j", X "3");
      printf("%d %d ", xmlUnsetProp(one, X "i"), xmlUnsetProp(one, X "none"));
      xmlNodeSetContent(three, X "a &lt; b");
      xmlNodeAddContent(two, X "more & more");
      xmlNodeSetName(two, X "deux");
      dump(doc, root, 0);
      xmlXPathContextPtr context = xmlXPathNewContext(doc);
      xmlXPathObjectPtr found = xmlXPathEvalExpression(X "/r/*", context);
      for (int i = 0; i < found->nodesetval->nodeNr; i++) printf("%s ", found->nodesetval->nodeTab[i]->name);
      printf("%d ", found->nodesetval->nodeTab[0] == two);
      xmlXPathFreeObject(found);
      context->node = one;
      found = xmlXPathEvalExpression(X "@j | following-sibling::node()", context);
      printf("%d %d %d ", found->nodesetval->nodeNr, found->nodesetval->nodeTab[0] == (xmlNodePtr)one->properties,
        found->nodesetval->nodeTab[1] == last);
      xmlXPathFreeObject(found);
      xmlXPathFreeContext(context);
      xmlChar *path = xmlGetNodePath(one), *content = xmlNodeGetContent(root);
      printf("%s %s\n", path, content);
      xmlNodePtr copy = xmlCopyNode(root, 1);
      xmlNodePtr old = xmlReplaceNode(three, xmlNewNode(NULL, X "new"));
      printf("%d ", old == three);
      xmlFreeNode(old);
      dump(doc, root, 0);
      dump(NULL, copy, 1);
      xmlFreeNode(copy);
      xmlFreeDoc(doc);]=])
  end)

  it("keeps its namespaces in copies", function()
    prints([==[
urn:p p 1 <p:b xmlns:p="urn:p">&e;</p:b>
132 <?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE p:a [
<!ENTITY e "v">
]>
<p:a xmlns:p="urn:p" p:x="1"><p:b p:y="2">&e;</p:b></p:a>
1 1 105 <?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE p:a [
<!ENTITY e "v">
]>
<p:a xmlns:p="urn:p" p:x="1"/>
]==], [=[
      const char *text = "<?xml version='1.0' encoding='UTF-8'?>\n<!DOCTYPE p:a [<!ENTITY e 'v'>]>\n<p:a xmlns:p='urn:p' p:x='1'><p:b>&e;</p:b></p:a>";
      xmlDocPtr doc = xmlReadMemory(text, (int)strlen(text), NULL, NULL, 0);
      xmlNodePtr root = xmlDocGetRootElement(doc), b = root->children;
      xmlUnsetNsProp(root, root->ns, X "none");
      printf("%s %s %d ", xmlSearchNs(doc, b, X "p")->href, xmlSearchNsByHref(doc, b, X "urn:p")->prefix,
        xmlHasNsProp(root, X "x", X "urn:p") == root->properties);
      xmlNodePtr copy = xmlCopyNode(b, 1);
      dump(doc, copy, 0);
      xmlSetNsProp(b, root->ns, X "y", X "2");
      whole(doc, 0);
      xmlDocPtr other = xmlCopyDoc(doc, 1);
      xmlNodePtr moved = xmlDocGetRootElement(other)->children;
      xmlUnlinkNode(moved);
      xmlAddChild(root, moved);
      printf("%d %d ", moved->doc == doc, moved->parent == root);
      whole(other, 0);
      xmlFreeDoc(other);
      xmlFreeNode(copy);
      xmlFreeDoc(doc);]=])
  end)

  it("is written to a function", function()
    prints([==[
[<r><a/></r>][]closed
UTF-8 &lt;&amp;&gt;&quot;' 1 cde abcd
]==], [=[
      const char *text = "<r><a/></r>";
      xmlDocPtr doc = xmlReadMemory(text, (int)strlen(text), NULL, NULL, 0);
      xmlOutputBufferPtr buffer = xmlOutputBufferCreateIO(put, end, NULL, NULL);
      xmlNodeDumpOutput(buffer, doc, xmlDocGetRootElement(doc), 0, 0, "UTF-8");
      xmlOutputBufferFlush(buffer);
      xmlOutputBufferClose(buffer);
      printf("%s %s %d ", xmlGetCharEncodingName(XML_CHAR_ENCODING_UTF8), xmlEncodeSpecialChars(doc, X "<&>\"'"),
        xmlStrQEqual(X "a", X "b", X "a:b"));
      printf("%s %s\n", xmlStrsub(X "abcdef", 2, 3), xmlStrcat(xmlStrdup(X "ab"), X "cd"));
      xmlFreeDoc(doc);]=])
  end)

  it("reports its errors to a handler, and can drop blanks", function()
    prints([==[
seen 3 Couldn't find end of Start Tag a line 1
1 <a><b/></a>
]==], [=[
      xmlSetStructuredErrorFunc("seen", failed);
      printf("%d ", xmlReadMemory("<a", 2, NULL, NULL, 0) == NULL);
      xmlSetStructuredErrorFunc(NULL, NULL);
      int old = xmlKeepBlanksDefault(0);
      xmlDocPtr doc = xmlParseMemory("<a> <b/> </a>", 13);
      xmlKeepBlanksDefault(old);
      dump(doc, xmlDocGetRootElement(doc), 0);
      xmlFreeDoc(doc);]=])
  end)

  it("is written with options", function()
    prints([==[
<a><b></b><c><d></d></c></a><a>
<b/>
<c>
<d/>
</c>
</a><a>
  <b/>
  <c>
    <d/>
  </c>
</a>
<?xml version="1.0"?>
<a><b></b><c><d></d></c></a>
<b></b>]==], [=[
      xmlDocPtr doc = xmlReadMemory("<a><b/><c><d/></c></a>", 22, NULL, NULL, 0);
      xmlBufferPtr buffer = xmlBufferCreate();
      xmlSaveNoEmptyTags = 1;
      xmlNodeDump(buffer, doc, xmlDocGetRootElement(doc), 0, 0);
      xmlSaveNoEmptyTags = 0;
      xmlIndentTreeOutput = 0;
      xmlNodeDump(buffer, doc, xmlDocGetRootElement(doc), 0, 1);
      xmlIndentTreeOutput = 1;
      xmlSaveCtxtPtr saver = xmlSaveToBuffer(buffer, "UTF-8", XML_SAVE_NO_DECL | XML_SAVE_FORMAT);
      xmlSaveDoc(saver, doc);
      xmlSaveClose(saver);
      saver = xmlSaveToBuffer(buffer, NULL, XML_SAVE_NO_EMPTY);
      xmlSaveDoc(saver, doc);
      xmlSaveTree(saver, xmlDocGetRootElement(doc)->children);
      xmlSaveClose(saver);
      printf("%s", buffer->content);]=])
  end)

  it("has fields that can be written", function()
    prints("<b><c/></b>\nx 1", [=[
    xmlDocPtr doc = xmlReadMemory("<a><c/></a>", 11, NULL, NULL, 0);
    xmlNodePtr root = xmlDocGetRootElement(doc);
    root->name = X "b";
    dump(doc, root, 0);
    root->_private = "x";
    printf("%s %d", root->_private, root->children->parent == root);]=])
  end)

  it("cannot be used after it was freed", function()
    assert.matches("memory is used after it was freed", (main([=[
    xmlDocPtr doc = xmlNewDoc(NULL);
    xmlDocSetRootElement(doc, xmlNewNode(NULL, X "a"));
    xmlNodePtr root = xmlDocGetRootElement(doc);
    xmlFreeDoc(doc);
    printf("%s", root->name);]=], before)))
  end)
end)
