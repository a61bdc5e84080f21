// libxml2's functions that create, change and write documents.
#ifndef HOOKHOST_XML_EDITING_H
#define HOOKHOST_XML_EDITING_H

xmlDoc *xmlNewDoc(const xmlChar *version);
xmlDoc *xmlCopyDoc(xmlDoc *document, int isRecursive);
xmlNode *xmlDocSetRootElement(xmlDoc *document, xmlNode *root);
xmlNode *xmlNewNode(xmlNs *space, const xmlChar *name);
xmlNode *xmlNewDocNode(xmlDoc *document, xmlNs *space, const xmlChar *name, const xmlChar *content);
xmlNode *xmlNewDocRawNode(xmlDoc *document, xmlNs *space, const xmlChar *name, const xmlChar *text);
xmlNode *xmlNewChild(xmlNode *parent, xmlNs *space, const xmlChar *name, const xmlChar *content);
xmlNode *xmlNewTextChild(xmlNode *parent, xmlNs *space, const xmlChar *name, const xmlChar *text);
xmlNode *xmlNewText(const xmlChar *text);
xmlNode *xmlNewTextLen(const xmlChar *text, int size);
xmlNode *xmlNewDocText(const xmlDoc *document, const xmlChar *text);
xmlNode *xmlNewCDataBlock(xmlDoc *document, const xmlChar *text, int size);
xmlNode *xmlNewComment(const xmlChar *text);
xmlNode *xmlNewDocComment(xmlDoc *document, const xmlChar *text);
xmlNode *xmlNewPI(const xmlChar *name, const xmlChar *content);
xmlNode *xmlNewDocPI(xmlDoc *document, const xmlChar *name, const xmlChar *content);
xmlNode *xmlNewReference(const xmlDoc *document, const xmlChar *name);
xmlNode *xmlCopyNode(xmlNode *node, int depth);
xmlNode *xmlDocCopyNode(xmlNode *node, xmlDoc *document, int depth);
xmlDtd *xmlCopyDtd(xmlDtd *type);
void xmlFreeDtd(xmlDtd *type);
void xmlFreeNode(xmlNode *node);
void xmlFreeNodeList(xmlNode *first);
void xmlUnlinkNode(xmlNode *node);
xmlNode *xmlReplaceNode(xmlNode *old, xmlNode *node);
xmlNode *xmlAddChild(xmlNode *parent, xmlNode *node);
xmlNode *xmlAddChildList(xmlNode *parent, xmlNode *first);
xmlNode *xmlAddSibling(xmlNode *place, xmlNode *node);
xmlNode *xmlAddNextSibling(xmlNode *place, xmlNode *node);
xmlNode *xmlAddPrevSibling(xmlNode *place, xmlNode *node);
void xmlNodeSetContent(xmlNode *node, const xmlChar *content);
void xmlNodeAddContent(xmlNode *node, const xmlChar *text);
void xmlNodeAddContentLen(xmlNode *node, const xmlChar *text, int size);
int xmlTextConcat(xmlNode *node, const xmlChar *text, int size);
void xmlNodeSetName(xmlNode *node, const xmlChar *name);

xmlNs *xmlNewNs(xmlNode *node, const xmlChar *uri, const xmlChar *prefix);
xmlNs *xmlCopyNamespace(xmlNs *space);
xmlNs *xmlSearchNs(xmlDoc *document, xmlNode *node, const xmlChar *prefix);
xmlNs *xmlSearchNsByHref(xmlDoc *document, xmlNode *node, const xmlChar *uri);
int xmlReconciliateNs(xmlDoc *document, xmlNode *tree);
void xmlSetNs(xmlNode *node, xmlNs *space);
void xmlFreeNs(xmlNs *space);
void xmlFreeNsList(xmlNs *first);
xmlAttr *xmlNewProp(xmlNode *node, const xmlChar *name, const xmlChar *text);
xmlAttr *xmlNewNsProp(xmlNode *node, xmlNs *space, const xmlChar *name, const xmlChar *text);
xmlAttr *xmlNewDocProp(xmlDoc *document, const xmlChar *name, const xmlChar *content);
xmlAttr *xmlSetProp(xmlNode *node, const xmlChar *name, const xmlChar *text);
xmlAttr *xmlSetNsProp(xmlNode *node, xmlNs *space, const xmlChar *name, const xmlChar *text);
xmlAttr *xmlHasNsProp(const xmlNode *node, const xmlChar *name, const xmlChar *uri);
xmlAttr *xmlCopyProp(xmlNode *target, xmlAttr *attribute);
int xmlUnsetProp(xmlNode *node, const xmlChar *name);
int xmlUnsetNsProp(xmlNode *node, xmlNs *space, const xmlChar *name);
int xmlRemoveProp(xmlAttr *attribute);
void xmlFreeProp(xmlAttr *attribute);
void xmlFreePropList(xmlAttr *first);

void xmlDocDumpMemory(xmlDoc *document, xmlChar **memory, int *size);
void xmlDocDumpFormatMemory(xmlDoc *document, xmlChar **memory, int *size, int format);
void xmlDocDumpMemoryEnc(xmlDoc *document, xmlChar **memory, int *size, const char *encoding);
void xmlDocDumpFormatMemoryEnc(
  xmlDoc *document, xmlChar **memory, int *size, const char *encoding, int format);
typedef struct _xmlCharEncodingHandler xmlCharEncodingHandler, *xmlCharEncodingHandlerPtr;
typedef int (*xmlOutputWriteCallback)(void *context, const char *bytes, int size);
typedef int (*xmlOutputCloseCallback)(void *context);
typedef struct _xmlOutputBuffer { void *context; int written, error; } xmlOutputBuffer, *xmlOutputBufferPtr;
xmlOutputBuffer *xmlOutputBufferCreateIO(
  xmlOutputWriteCallback write, xmlOutputCloseCallback close, void *context,
  xmlCharEncodingHandler *encoder);
int xmlOutputBufferWriteString(xmlOutputBuffer *buffer, const char *text);
int xmlOutputBufferFlush(xmlOutputBuffer *buffer);
int xmlOutputBufferClose(xmlOutputBuffer *buffer);
void xmlNodeDumpOutput(
  xmlOutputBuffer *buffer, xmlDoc *document, xmlNode *node, int level, int format,
  const char *encoding);
typedef enum { XML_SAVE_FORMAT = 1, XML_SAVE_NO_DECL = 1 << 1, XML_SAVE_NO_EMPTY = 1 << 2 } xmlSaveOption;
typedef struct _xmlSaveCtxt xmlSaveCtxt, *xmlSaveCtxtPtr;
xmlSaveCtxt *xmlSaveToBuffer(xmlBuffer *buffer, const char *encoding, int options);
xmlSaveCtxt *xmlSaveToFd(int descriptor, const char *encoding, int options);
long xmlSaveDoc(xmlSaveCtxt *context, xmlDoc *document);
long xmlSaveTree(xmlSaveCtxt *context, xmlNode *node);
int xmlSaveFlush(xmlSaveCtxt *context);
int xmlSaveClose(xmlSaveCtxt *context);
int *__xmlSaveNoEmptyTags(void);
#define xmlSaveNoEmptyTags (*(__xmlSaveNoEmptyTags()))
int *__xmlIndentTreeOutput(void);
#define xmlIndentTreeOutput (*(__xmlIndentTreeOutput()))
xmlBuffer *xmlBufferCreateSize(size_t size);
int xmlBufferAdd(xmlBuffer *buffer, const xmlChar *text, int size);
int xmlBufferCat(xmlBuffer *buffer, const xmlChar *text);
void xmlBufferEmpty(xmlBuffer *buffer);

typedef enum { XML_CHAR_ENCODING_ERROR = -1, XML_CHAR_ENCODING_NONE, XML_CHAR_ENCODING_UTF8,
  XML_CHAR_ENCODING_UTF16LE, XML_CHAR_ENCODING_UTF16BE, XML_CHAR_ENCODING_UCS4LE,
  XML_CHAR_ENCODING_UCS4BE, XML_CHAR_ENCODING_EBCDIC, XML_CHAR_ENCODING_UCS4_2143,
  XML_CHAR_ENCODING_UCS4_3412, XML_CHAR_ENCODING_UCS2, XML_CHAR_ENCODING_8859_1,
  XML_CHAR_ENCODING_8859_2, XML_CHAR_ENCODING_8859_3, XML_CHAR_ENCODING_8859_4,
  XML_CHAR_ENCODING_8859_5, XML_CHAR_ENCODING_8859_6, XML_CHAR_ENCODING_8859_7,
  XML_CHAR_ENCODING_8859_8, XML_CHAR_ENCODING_8859_9, XML_CHAR_ENCODING_2022_JP,
  XML_CHAR_ENCODING_SHIFT_JIS, XML_CHAR_ENCODING_EUC_JP, XML_CHAR_ENCODING_ASCII } xmlCharEncoding;
const char *xmlGetCharEncodingName(xmlCharEncoding encoding);
xmlCharEncoding xmlParseCharEncoding(const char *name);
xmlChar *xmlEncodeSpecialChars(const xmlDoc *document, const xmlChar *text);
xmlChar *xmlEncodeEntitiesReentrant(xmlDoc *document, const xmlChar *text);
int xmlKeepBlanksDefault(int keepsBlanks);

int xmlStrQEqual(const xmlChar *prefix, const xmlChar *name, const xmlChar *text);
const xmlChar *xmlStrchr(const xmlChar *text, xmlChar byte);
const xmlChar *xmlStrstr(const xmlChar *text, const xmlChar *part);
const xmlChar *xmlStrcasestr(const xmlChar *text, const xmlChar *part);
xmlChar *xmlStrndup(const xmlChar *text, int size);
xmlChar *xmlCharStrdup(const char *text);
xmlChar *xmlStrsub(const xmlChar *text, int start, int size);
xmlChar *xmlStrcat(xmlChar *text, const xmlChar *added);
xmlChar *xmlStrncat(xmlChar *text, const xmlChar *added, int size);
int xmlUTF8Strlen(const xmlChar *text);
int xmlCheckUTF8(const unsigned char *text);

typedef void (*xmlStructuredErrorFunc)(void *context, xmlError *error);
void xmlSetStructuredErrorFunc(void *context, xmlStructuredErrorFunc handler);
void xmlSetGenericErrorFunc(void *context, xmlGenericErrorFunc handler);
#endif
