-- <libxml/parser.h>: parsers that report events. The expected texts are those of libxml2.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local main = dofile(here .. "support/run_main.lua")

local before = [=[
#include <libxml/tree.h>
#include <libxml/parser.h>
#include <libxml/HTMLparser.h>
static void started(void *c) { printf("%s(", (char *)c); }
static void ended(void *c) { printf(")\n"); }
static void open_(void *c, const xmlChar *name, const xmlChar **attributes) {
  printf("<%s", name);
  for (; attributes && *attributes; attributes += 2) printf(" %s=%s", attributes[0], attributes[1]);
  printf(">");
}
static void close_(void *c, const xmlChar *name) { printf("</%s>", name); }
static void open2(void *c, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri, int spaces,
    const xmlChar **space, int count, int defaulted, const xmlChar **attributes) {
  printf("<%s|%s|%s", prefix ? (char *)prefix : "", name, uri ? (char *)uri : "");
  for (int i = 0; i < spaces; i++) printf(" :%s=%s", space[2 * i] ? (char *)space[2 * i] : "", space[2 * i + 1]);
  for (int i = 0; i < count; i++)
    printf(" %s=%.*s", attributes[5 * i], (int)(attributes[5 * i + 4] - attributes[5 * i + 3]), attributes[5 * i + 3]);
  printf(">");
}
static void close2(void *c, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri) { printf("</%s>", name); }
static void chars(void *c, const xmlChar *text, int size) { printf("%.*s", size, text); }
static void note(void *c, const xmlChar *text) { printf("{%s}", text); }
static void instruct(void *c, const xmlChar *name, const xmlChar *text) { printf("?%s %s?", name, text); }
static void raw(void *c, const xmlChar *text, int size) { printf("[%.*s]", size, text); }
static void fault(void *c, const char *format, ...) { printf("!"); }
static xmlSAXHandler one = {.startDocument = started, .endDocument = ended, .startElement = open_, .endElement = close_,
  .characters = chars, .comment = note, .error = fault, .fatalError = fault};
static xmlSAXHandler two = {.startDocument = started, .endDocument = ended, .startElementNs = open2,
  .endElementNs = close2, .characters = chars, .comment = note, .processingInstruction = instruct, .cdataBlock = raw,
  .error = fault, .initialized = XML_SAX2_MAGIC};
static void push(xmlSAXHandler *handler, const char *text) {
  xmlParserCtxtPtr parser = xmlCreatePushParserCtxt(handler, "c", NULL, 0, NULL);
  int size = (int)strlen(text), half = size / 2;
  xmlParseChunk(parser, text, half, 0);
  xmlParseChunk(parser, text + half, size - half, 0);
  printf("=%d\n", xmlParseChunk(parser, NULL, 0, 1));
  xmlFreeParserCtxt(parser);
}
]=]

describe("a parser of libxml2", function()
  it("reports the events of documents in pieces", function()
    assert.equal([==[
c(<p:a xmlns:p=urn:p xmlns=urn:d k=v&#38;w p:l=2>one{c}<b>x<y</b> two</p:a>)
=0
c(?go on?<p|a|urn:p :p=urn:p :=urn:d k=v&#38;w l=2>one{c}<|b|urn:d>[x<y]</b> two</a>)
=0
c(<|a|><|b|>text!=76
m(<a>x</a>)
0
h(<html><body><p class=x>hi<br></br>you</p></body></html>)
]==], (main([=[
      const char *text = "<?xml version='1.0'?><?go on?><p:a xmlns:p='urn:p' xmlns='urn:d' k='v&amp;w' p:l='2'>one<!--c--><b><![CDATA[x<y]]></b> two</p:a>";
      push(&one, text);
      push(&two, text);
      push(&two, "<a><b>text</c></a>");
      printf("%d\n", xmlSAXUserParseMemory(&one, "m", "<a>x</a>", 8));
      htmlParserCtxtPtr parser = htmlCreatePushParserCtxt(&one, "h", "<p class=x>hi", 13, NULL, XML_CHAR_ENCODING_UTF8);
      htmlParseChunk(parser, "<br>you", 7, 0);
      htmlParseChunk(parser, NULL, 0, 1);
      htmlFreeParserCtxt(parser);]=], before)))
  end)

  it("stops where a handler says so", function()
    assert.equal("c(<a>1", (main([=[
    xmlSAXHandler handler = one;
    handler.characters = stop;
    parser_to_stop = xmlCreatePushParserCtxt(&handler, "c", "<a>x<b/></a>", 12, NULL);
    xmlParseChunk(parser_to_stop, NULL, 0, 1);]=], before .. [=[
static xmlParserCtxtPtr parser_to_stop;
static void stop(void *c, const xmlChar *text, int size) { printf("%d", size); xmlStopParser(parser_to_stop); }
]=])))
  end)

  it("stores the document when it has no handler", function()
    assert.equal("a 1 0 3", (main([=[
    xmlParserCtxtPtr parser = xmlCreatePushParserCtxt(NULL, NULL, "<a", 2, NULL);
    xmlParseChunk(parser, "/>", 2, 1);
    printf("%s %d ", xmlDocGetRootElement(parser->myDoc)->name, parser->wellFormed);
    xmlParserCtxtPtr other = xmlCreateMemoryParserCtxt("<a", 2);
    xmlParseDocument(other);
    printf("%d %d", other->wellFormed, xmlCtxtGetLastError(other)->level);]=], before)))
  end)
end)
