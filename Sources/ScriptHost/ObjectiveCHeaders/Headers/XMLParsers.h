// libxml2's parsers that report events, whole documents and documents in pieces.
#ifndef HOOKHOST_XML_PARSERS_H
#define HOOKHOST_XML_PARSERS_H

#define XML_SAX2_MAGIC 0xDEEDBEAF
typedef struct _xmlParserCtxt xmlParserCtxt, *xmlParserCtxtPtr, htmlParserCtxt, *htmlParserCtxtPtr;
typedef struct _xmlParserInput xmlParserInput, *xmlParserInputPtr;
typedef struct _xmlSAXLocator xmlSAXLocator, *xmlSAXLocatorPtr;
typedef struct _xmlEntity xmlEntity, *xmlEntityPtr;
typedef struct _xmlElement xmlElement, *xmlElementPtr;
typedef struct _xmlAttribute xmlAttribute, *xmlAttributePtr;
typedef struct _xmlNotation xmlNotation, *xmlNotationPtr;
typedef struct _xmlEnumeration xmlEnumeration, *xmlEnumerationPtr;
typedef struct _xmlElementContent xmlElementContent, *xmlElementContentPtr;
typedef void (*internalSubsetSAXFunc)(void *, const xmlChar *, const xmlChar *, const xmlChar *);
typedef internalSubsetSAXFunc externalSubsetSAXFunc;
typedef int (*isStandaloneSAXFunc)(void *);
typedef isStandaloneSAXFunc hasInternalSubsetSAXFunc, hasExternalSubsetSAXFunc;
typedef xmlParserInput *(*resolveEntitySAXFunc)(void *, const xmlChar *, const xmlChar *);
typedef xmlEntity *(*getEntitySAXFunc)(void *, const xmlChar *);
typedef getEntitySAXFunc getParameterEntitySAXFunc;
typedef void (*entityDeclSAXFunc)(
  void *, const xmlChar *, int, const xmlChar *, const xmlChar *, xmlChar *);
typedef internalSubsetSAXFunc notationDeclSAXFunc;
typedef void (*attributeDeclSAXFunc)(
  void *, const xmlChar *, const xmlChar *, int, int, const xmlChar *, xmlEnumeration *);
typedef void (*elementDeclSAXFunc)(void *, const xmlChar *, int, xmlElementContent *);
typedef void (*unparsedEntityDeclSAXFunc)(
  void *, const xmlChar *, const xmlChar *, const xmlChar *, const xmlChar *);
typedef void (*setDocumentLocatorSAXFunc)(void *, xmlSAXLocator *);
typedef void (*startDocumentSAXFunc)(void *);
typedef startDocumentSAXFunc endDocumentSAXFunc;
typedef void (*startElementSAXFunc)(void *, const xmlChar *, const xmlChar **);
typedef void (*endElementSAXFunc)(void *, const xmlChar *);
typedef endElementSAXFunc referenceSAXFunc, commentSAXFunc;
typedef void (*charactersSAXFunc)(void *, const xmlChar *, int);
typedef charactersSAXFunc ignorableWhitespaceSAXFunc, cdataBlockSAXFunc;
typedef void (*processingInstructionSAXFunc)(void *, const xmlChar *, const xmlChar *);
typedef void (*warningSAXFunc)(void *, const char *, ...);
typedef warningSAXFunc errorSAXFunc, fatalErrorSAXFunc;
typedef void (*startElementNsSAX2Func)(
  void *, const xmlChar *, const xmlChar *, const xmlChar *, int, const xmlChar **, int, int,
  const xmlChar **);
typedef void (*endElementNsSAX2Func)(
  void *, const xmlChar *, const xmlChar *, const xmlChar *);
typedef struct _xmlSAXHandler {
  internalSubsetSAXFunc internalSubset;
  isStandaloneSAXFunc isStandalone;
  hasInternalSubsetSAXFunc hasInternalSubset;
  hasExternalSubsetSAXFunc hasExternalSubset;
  resolveEntitySAXFunc resolveEntity;
  getEntitySAXFunc getEntity;
  entityDeclSAXFunc entityDecl;
  notationDeclSAXFunc notationDecl;
  attributeDeclSAXFunc attributeDecl;
  elementDeclSAXFunc elementDecl;
  unparsedEntityDeclSAXFunc unparsedEntityDecl;
  setDocumentLocatorSAXFunc setDocumentLocator;
  startDocumentSAXFunc startDocument;
  endDocumentSAXFunc endDocument;
  startElementSAXFunc startElement;
  endElementSAXFunc endElement;
  referenceSAXFunc reference;
  charactersSAXFunc characters;
  ignorableWhitespaceSAXFunc ignorableWhitespace;
  processingInstructionSAXFunc processingInstruction;
  commentSAXFunc comment;
  warningSAXFunc warning;
  errorSAXFunc error;
  fatalErrorSAXFunc fatalError;
  getParameterEntitySAXFunc getParameterEntity;
  cdataBlockSAXFunc cdataBlock;
  externalSubsetSAXFunc externalSubset;
  unsigned int initialized;
  void *_private;
  startElementNsSAX2Func startElementNs;
  endElementNsSAX2Func endElementNs;
  xmlStructuredErrorFunc serror;
} xmlSAXHandler, *xmlSAXHandlerPtr, htmlSAXHandler, *htmlSAXHandlerPtr;
struct _xmlParserCtxt {
  xmlSAXHandler *sax;
  void *userData;
  xmlDoc *myDoc;
  int wellFormed, replaceEntities, errNo, disableSAX, recovery, options;
  void *_private;
  xmlError lastError;
};

xmlParserCtxt *xmlNewParserCtxt(void);
xmlParserCtxt *xmlCreateMemoryParserCtxt(const char *bytes, int size);
xmlParserCtxt *xmlCreatePushParserCtxt(
  xmlSAXHandler *handler, void *context, const char *bytes, int size, const char *name);
htmlParserCtxt *htmlCreateMemoryParserCtxt(const char *bytes, int size);
htmlParserCtxt *htmlCreatePushParserCtxt(
  htmlSAXHandler *handler, void *context, const char *bytes, int size, const char *name,
  xmlCharEncoding encoding);
int xmlParseChunk(xmlParserCtxt *parser, const char *bytes, int size, int isLast);
int htmlParseChunk(htmlParserCtxt *parser, const char *bytes, int size, int isLast);
int xmlParseDocument(xmlParserCtxt *parser);
int htmlParseDocument(htmlParserCtxt *parser);
xmlDoc *xmlCtxtReadMemory(
  xmlParserCtxt *parser, const char *bytes, int size, const char *url, const char *encoding,
  int options);
int xmlSAXUserParseMemory(xmlSAXHandler *handler, void *context, const char *bytes, int size);
int xmlCtxtUseOptions(xmlParserCtxt *parser, int options);
int htmlCtxtUseOptions(htmlParserCtxt *parser, int options);
void xmlStopParser(xmlParserCtxt *parser);
xmlError *xmlCtxtGetLastError(void *parser);
void xmlCtxtResetLastError(void *parser);
void xmlFreeParserCtxt(xmlParserCtxt *parser);
void htmlFreeParserCtxt(htmlParserCtxt *parser);
#endif
