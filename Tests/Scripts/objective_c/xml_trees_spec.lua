-- <libxml/…>: documents, their nodes and XPath, by libxml2 itself.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local main = dofile(here .. "support/run_main.lua")

local before = [=[
#include <libxml/tree.h>
#include <libxml/parser.h>
#include <libxml/HTMLparser.h>
#include <libxml/xpath.h>
#include <libxml/xpathInternals.h>
static xmlDocPtr parsed(const char *text, int options) { return xmlReadMemory(text, strlen(text), "", NULL, options); }
static void show(xmlNodePtr node) {
  for (; node; node = node->next) {
    printf("%d:%s%s%s ", node->type, node->name, node->content ? "=" : "", node->content ? (char *)node->content : "");
    if (node->type == XML_ELEMENT_NODE)
      for (xmlAttrPtr a = node->properties; a; a = a->next) printf("@%s=%s ", a->name, a->children->content);
    show(node->children);
  }
}
]=]
local birds = [=[
xmlDocPtr doc = parsed("<?xml version='1.0' encoding='UTF-8'?>\n<a xmlns:q='urn:q' x='1' q:x='2'>\n"
  "<b>t &amp; u</b><!--c--><q:d/></a>", 0);
xmlNodePtr root = xmlDocGetRootElement(doc);
]=]

describe("a document of libxml2", function()
  it("has nodes, attributes and namespaces", function()
    assert.equal("1.0 UTF-8 1:a @x=1 @x=2 3:text=\n 1:b 3:text=t & u 8:comment=c 1:d | urn:q q 3 1 1 1 2",
      (main(birds .. [=[
      printf("%s %s ", doc->version, doc->encoding);
      show(doc->children);
      xmlNodePtr last = root->last;
      printf("| %s %s %ld ", last->ns->href, root->nsDef->prefix, xmlGetLineNo(last));
      printf("%d %d %d", last->parent == root, root->doc == doc, root->parent == (xmlNodePtr)doc);
      printf(" %s", xmlNodeGetContent((xmlNodePtr)root->properties->next));]=], before)))
  end)

  it("returns texts that the caller frees", function()
    assert.equal("1 2 t & uc /a/b <b>t &amp; u</b> 16 0", (main(birds .. [=[
      xmlChar *one = xmlGetProp(root, BAD_CAST "x"), *two = xmlGetNsProp(root, BAD_CAST "x", BAD_CAST "urn:q");
      xmlNodePtr b = xmlFirstElementChild(root);
      xmlChar *all = xmlNodeListGetString(doc, b, 1), *path = xmlGetNodePath(b);
      printf("%s %s %s %s ", one, two, all, path);
      xmlFree(one); xmlFree(two); xmlFree(all); xmlFree(path);
      xmlBufferPtr buffer = xmlBufferCreate();
      xmlNodeDump(buffer, doc, b, 0, 0);
      printf("%s %d %d", buffer->content, xmlBufferLength(buffer), xmlGetProp(root, BAD_CAST "y") != NULL);
      xmlBufferFree(buffer);
      xmlFreeDoc(doc);]=], before)))
  end)

  it("is searched by XPath", function()
    assert.equal("2 b d | 3.5 1 t & u | 0 1 1 Undefined namespace prefix", (main(birds .. [=[
      xmlXPathContextPtr context = xmlXPathNewContext(doc);
      xmlXPathRegisterNs(context, BAD_CAST "z", BAD_CAST "urn:q");
      xmlXPathObjectPtr found = xmlXPathEvalExpression(BAD_CAST "//z:d | //b", context);
      printf("%d ", found->nodesetval->nodeNr);
      for (int place = 0; place < found->nodesetval->nodeNr; place++)
        printf("%s ", found->nodesetval->nodeTab[place]->name);
      xmlXPathFreeObject(found);
      context->node = root->last;
      printf("| %g ", xmlXPathEval(BAD_CAST "count(//*) + 0.5", context)->floatval);
      printf("%d ", xmlXPathEval(BAD_CAST "../b = 't & u'", context)->boolval);
      printf("%s | ", xmlXPathEval(BAD_CAST "string(../b)", context)->stringval);
      xmlNodeSetPtr none = xmlXPathEval(BAD_CAST "//none", context)->nodesetval;
      printf("%d %d ", xmlXPathNodeSetGetLength(none), xmlXPathNodeSetIsEmpty(none));
      printf("%d ", xmlXPathEval(BAD_CAST "//none:b", context) == NULL);
      printf("%s", xmlGetLastError()->message);]=], before):gsub("\n$", "")))
  end)

  it("is parsed from HTML", function()
    assert.equal("13 p 2", (main([=[
      const char *text = "<p class=x>one<p>two";
      xmlDocPtr doc = htmlReadMemory(text, strlen(text), NULL, "utf-8", HTML_PARSE_NOERROR);
      xmlXPathObjectPtr found = xmlXPathEval(BAD_CAST "/html/body/p", xmlXPathNewContext(doc));
      printf("%d %s %d", doc->type, found->nodesetval->nodeTab[1]->name, found->nodesetval->nodeNr);]=], before)))
  end)

  it("reports the error of an invalid text", function()
    assert.equal("1 1 3 2 | 0 1 0 | 1", (main([=[
      printf("%d ", parsed("<a>\n<b></a>", 0) == NULL);
      xmlErrorPtr error = xmlGetLastError();
      printf("%d %d %d | ", error->domain, error->level, error->line);
      xmlResetLastError();
      printf("%d ", xmlGetLastError() != NULL);
      xmlDocPtr doc = parsed("<a><b></a>", XML_PARSE_RECOVER);
      printf("%d %d | ", doc != NULL, xmlGetLastError() == NULL);
      printf("%d", parsed("", 0) == NULL);]=], before)))
  end)

  it("never loads an external entity", function()
    assert.equal("0 inside", (main([=[
      xmlDocPtr doc = parsed("<!DOCTYPE a SYSTEM 'file:///etc/hostname' [<!ENTITY e SYSTEM '/etc/hostname'>"
        "<!ENTITY i 'inside'>]><a>&e;&i;</a>", XML_PARSE_NOENT | XML_PARSE_DTDLOAD | XML_PARSE_RECOVER);
      xmlNodePtr root = xmlDocGetRootElement(doc);
      int others = 0;
      for (xmlNodePtr node = root->children; node; node = node->next) others += node->type != XML_TEXT_NODE;
      printf("%d %s", others, xmlNodeGetContent(root));]=], before)))
  end)

  it("cannot be used after it was freed", function()
    assert.matches("memory is used after it was freed", (main(birds .. [=[
      xmlFreeDoc(doc);
      xmlFreeDoc(doc);
      printf("%s", root->name);]=], before)))
    assert.matches("memory is used after it was freed", (main(birds .. [=[
      xmlFreeDoc(doc);
      xmlXPathNewContext(doc);
      xmlNodeGetContent(root);]=], before)))
  end)
end)
