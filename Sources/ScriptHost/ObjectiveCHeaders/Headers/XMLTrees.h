// libxml2's documents and XPath.
#ifndef HOOKHOST_XML_TREES_H
#define HOOKHOST_XML_TREES_H
#include <hookhost/CLibrary.h>

#define LIBXML_DOTTED_VERSION "2.9.14"
#define LIBXML_VERSION 20914
#define LIBXML_TREE_ENABLED
#define LIBXML_XPATH_ENABLED
#define LIBXML_HTML_ENABLED
#define XMLCALL
#define XMLPUBFUN
#define BAD_CAST (xmlChar *)
#define LIBXML_TEST_VERSION

typedef unsigned char xmlChar;
typedef enum { XML_ELEMENT_NODE = 1, XML_ATTRIBUTE_NODE, XML_TEXT_NODE, XML_CDATA_SECTION_NODE,
  XML_ENTITY_REF_NODE, XML_ENTITY_NODE, XML_PI_NODE, XML_COMMENT_NODE, XML_DOCUMENT_NODE,
  XML_DOCUMENT_TYPE_NODE, XML_DOCUMENT_FRAG_NODE, XML_NOTATION_NODE, XML_HTML_DOCUMENT_NODE,
  XML_DTD_NODE, XML_ELEMENT_DECL, XML_ATTRIBUTE_DECL, XML_ENTITY_DECL, XML_NAMESPACE_DECL,
  XML_XINCLUDE_START, XML_XINCLUDE_END, XML_DOCB_DOCUMENT_NODE } xmlElementType;
#define XML_LOCAL_NAMESPACE XML_NAMESPACE_DECL
typedef xmlElementType xmlNsType;
typedef enum { XML_ATTRIBUTE_CDATA = 1 } xmlAttributeType;

typedef struct _xmlDoc xmlDoc, *xmlDocPtr, *htmlDocPtr;
typedef struct _xmlNode xmlNode, *xmlNodePtr, *htmlNodePtr;
typedef struct _xmlAttr xmlAttr, *xmlAttrPtr;
typedef struct _xmlNs xmlNs, *xmlNsPtr;
typedef struct _xmlDtd xmlDtd, *xmlDtdPtr;
struct _xmlNs {
  xmlNs *next;
  xmlNsType type;
  const xmlChar *href;
  const xmlChar *prefix;
  void *_private;
  xmlDoc *context;
};
struct _xmlNode {
  void *_private;
  xmlElementType type;
  const xmlChar *name;
  xmlNode *children;
  xmlNode *last;
  xmlNode *parent;
  xmlNode *next;
  xmlNode *prev;
  xmlDoc *doc;
  xmlNs *ns;
  xmlChar *content;
  xmlAttr *properties;
  xmlNs *nsDef;
  void *psvi;
  unsigned short line;
  unsigned short extra;
};
struct _xmlAttr {
  void *_private;
  xmlElementType type;
  const xmlChar *name;
  xmlNode *children;
  xmlNode *last;
  xmlNode *parent;
  xmlAttr *next;
  xmlAttr *prev;
  xmlDoc *doc;
  xmlNs *ns;
  xmlAttributeType atype;
  void *psvi;
};
struct _xmlDoc {
  void *_private;
  xmlElementType type;
  char *name;
  xmlNode *children;
  xmlNode *last;
  xmlNode *parent;
  xmlNode *next;
  xmlNode *prev;
  xmlDoc *doc;
  int compression;
  int standalone;
  xmlDtd *intSubset;
  xmlDtd *extSubset;
  xmlNs *oldNs;
  const xmlChar *version;
  const xmlChar *encoding;
  void *ids;
  void *refs;
  const xmlChar *URL;
  int charset;
};

typedef enum { XML_PARSE_RECOVER = 1, XML_PARSE_NOENT = 1 << 1, XML_PARSE_DTDLOAD = 1 << 2,
  XML_PARSE_DTDATTR = 1 << 3, XML_PARSE_DTDVALID = 1 << 4, XML_PARSE_NOERROR = 1 << 5,
  XML_PARSE_NOWARNING = 1 << 6, XML_PARSE_PEDANTIC = 1 << 7, XML_PARSE_NOBLANKS = 1 << 8,
  XML_PARSE_SAX1 = 1 << 9, XML_PARSE_XINCLUDE = 1 << 10, XML_PARSE_NONET = 1 << 11,
  XML_PARSE_NODICT = 1 << 12, XML_PARSE_NSCLEAN = 1 << 13, XML_PARSE_NOCDATA = 1 << 14,
  XML_PARSE_NOXINCNODE = 1 << 15, XML_PARSE_COMPACT = 1 << 16, XML_PARSE_OLD10 = 1 << 17,
  XML_PARSE_NOBASEFIX = 1 << 18, XML_PARSE_HUGE = 1 << 19, XML_PARSE_OLDSAX = 1 << 20,
  XML_PARSE_IGNORE_ENC = 1 << 21, XML_PARSE_BIG_LINES = 1 << 22 } xmlParserOption;
typedef enum { HTML_PARSE_RECOVER = 1, HTML_PARSE_NODEFDTD = 1 << 2, HTML_PARSE_NOERROR = 1 << 5,
  HTML_PARSE_NOWARNING = 1 << 6, HTML_PARSE_PEDANTIC = 1 << 7, HTML_PARSE_NOBLANKS = 1 << 8,
  HTML_PARSE_NONET = 1 << 11, HTML_PARSE_NOIMPLIED = 1 << 13, HTML_PARSE_COMPACT = 1 << 16,
  HTML_PARSE_IGNORE_ENC = 1 << 21 } htmlParserOption;

void xmlInitParser(void);
void xmlCleanupParser(void);
void xmlFree(void *memory);
xmlDoc *xmlReadMemory(
  const char *bytes, int size, const char *url, const char *encoding, int options);
xmlDoc *xmlReadDoc(const xmlChar *text, const char *url, const char *encoding, int options);
xmlDoc *xmlParseMemory(const char *bytes, int size);
xmlDoc *xmlParseDoc(const xmlChar *text);
xmlDoc *htmlReadMemory(
  const char *bytes, int size, const char *url, const char *encoding, int options);
xmlDoc *htmlReadDoc(const xmlChar *text, const char *url, const char *encoding, int options);
xmlDoc *htmlParseDoc(const xmlChar *text, const char *encoding);
void xmlFreeDoc(xmlDoc *document);

xmlNode *xmlDocGetRootElement(const xmlDoc *document);
xmlNode *xmlFirstElementChild(xmlNode *parent);
xmlNode *xmlLastElementChild(xmlNode *parent);
xmlNode *xmlNextElementSibling(xmlNode *node);
xmlNode *xmlPreviousElementSibling(xmlNode *node);
unsigned long xmlChildElementCount(xmlNode *parent);
int xmlNodeIsText(const xmlNode *node);
int xmlIsBlankNode(const xmlNode *node);
long xmlGetLineNo(const xmlNode *node);
xmlChar *xmlGetNodePath(const xmlNode *node);
xmlChar *xmlNodeGetContent(const xmlNode *node);
xmlChar *xmlNodeListGetString(xmlDoc *document, const xmlNode *list, int replacesEntities);
xmlChar *xmlGetProp(const xmlNode *node, const xmlChar *name);
xmlChar *xmlGetNoNsProp(const xmlNode *node, const xmlChar *name);
xmlChar *xmlGetNsProp(const xmlNode *node, const xmlChar *name, const xmlChar *uri);
xmlAttr *xmlHasProp(const xmlNode *node, const xmlChar *name);

typedef struct _xmlBuffer {
  xmlChar *content;
  unsigned int use;
  unsigned int size;
} xmlBuffer, *xmlBufferPtr;
xmlBuffer *xmlBufferCreate(void);
void xmlBufferFree(xmlBuffer *buffer);
const xmlChar *xmlBufferContent(const xmlBuffer *buffer);
int xmlBufferLength(const xmlBuffer *buffer);
int xmlNodeDump(xmlBuffer *buffer, xmlDoc *document, xmlNode *node, int level, int format);

int xmlStrlen(const xmlChar *text);
int xmlStrcmp(const xmlChar *text, const xmlChar *other);
int xmlStrncmp(const xmlChar *text, const xmlChar *other, int count);
int xmlStrcasecmp(const xmlChar *text, const xmlChar *other);
int xmlStrEqual(const xmlChar *text, const xmlChar *other);
xmlChar *xmlStrdup(const xmlChar *text);

typedef enum { XML_ERR_NONE, XML_ERR_WARNING, XML_ERR_ERROR, XML_ERR_FATAL } xmlErrorLevel;
typedef struct _xmlError {
  int domain;
  int code;
  char *message;
  xmlErrorLevel level;
  char *file;
  int line;
  char *str1;
  char *str2;
  char *str3;
  int int1;
  int int2;
  void *ctxt;
  void *node;
} xmlError, *xmlErrorPtr;
xmlError *xmlGetLastError(void);
typedef void (*xmlGenericErrorFunc)(void *context, const char *format, ...);
void initGenericErrorDefaultFunc(xmlGenericErrorFunc *handler);
void xmlResetLastError(void);
void xmlResetError(xmlError *error);

typedef struct _xmlNodeSet {
  int nodeNr;
  int nodeMax;
  xmlNode **nodeTab;
} xmlNodeSet, *xmlNodeSetPtr;
typedef enum { XPATH_UNDEFINED, XPATH_NODESET, XPATH_BOOLEAN, XPATH_NUMBER,
  XPATH_STRING } xmlXPathObjectType;
typedef struct _xmlXPathObject {
  xmlXPathObjectType type;
  xmlNodeSet *nodesetval;
  int boolval;
  double floatval;
  xmlChar *stringval;
} xmlXPathObject, *xmlXPathObjectPtr;
typedef struct _xmlXPathContext {
  xmlDoc *doc;
  xmlNode *node;
} xmlXPathContext, *xmlXPathContextPtr;
xmlXPathContext *xmlXPathNewContext(xmlDoc *document);
void xmlXPathFreeContext(xmlXPathContext *context);
int xmlXPathRegisterNs(xmlXPathContext *context, const xmlChar *prefix, const xmlChar *uri);
int xmlXPathSetContextNode(xmlNode *node, xmlXPathContext *context);
xmlXPathObject *xmlXPathEvalExpression(const xmlChar *expression, xmlXPathContext *context);
xmlXPathObject *xmlXPathEval(const xmlChar *expression, xmlXPathContext *context);
xmlXPathObject *xmlXPathNodeEval(
  xmlNode *node, const xmlChar *expression, xmlXPathContext *context);
void xmlXPathFreeObject(xmlXPathObject *value);
#define xmlXPathNodeSetGetLength(set) ((set) ? (set)->nodeNr : 0)
#define xmlXPathNodeSetIsEmpty(set) (((set) == NULL) || ((set)->nodeNr == 0))
#define xmlXPathNodeSetItem(set, index) \
  ((((set) != NULL) && ((index) >= 0) && ((index) < (set)->nodeNr)) ? (set)->nodeTab[(index)] : NULL)
#include <hookhost/XMLEditing.h>
#include <hookhost/XMLParsers.h>
#endif
