// The declarations of libxml2's headers for trees; they are stable in its 2.x versions.

#ifndef CXML_TREES_LIBRARY_H
#define CXML_TREES_LIBRARY_H

#include "CSharedLibrary.h"
#include "XMLTrees.h"
#include "library.h"

// xmlNs; its type has the same offset as that of a node.
typedef struct name_space {
  struct name_space *next;
  int type;
  const text *uri, *prefix;
  void *number;
} name_space;

// xmlNode up to the line. An attribute (xmlAttr) ends with its namespace, a document (xmlDoc) and
// a document type (xmlDtd) with the document.
typedef struct node {
  void *number;
  int type;
  const text *name;
  struct node *children, *last, *parent, *next, *previous, *document;
  name_space *space;
  text *content;
  struct node *attributes;
  name_space *definitions;
} node;

// xmlDoc up to the URL
typedef struct {
  node *fields[9];
  int compression, standalone;
  void *internal_subset, *external_subset;
  name_space *definitions;
  const text *version, *encoding;
  void *identifiers, *references;
  const text *url;
} document;

// xmlNodeSet
typedef struct {
  int count, capacity;
  node **nodes;
} node_set;

// xmlXPathObject up to the string
typedef struct {
  int type;
  node_set *nodes;
  int boolean;
  double number;
  text *string;
} xpath_value;

// xmlXPathContext up to the node
typedef struct {
  node *document, *node;
} xpath_context;

typedef void *(*entity_loader)(const char *, const char *, void *);

#define TREE_FUNCTIONS(F)                                                                         \
  F(void, xmlInitParser, (void))                                                                  \
  F(void, xmlSetExternalEntityLoader, (entity_loader))                                            \
  F(void, xmlSetStructuredErrorFunc, (void *, failure_function *))                                \
  F(node *, xmlReadMemory, (const char *, int, const char *, const char *, int))                  \
  F(node *, htmlReadMemory, (const char *, int, const char *, const char *, int))                 \
  F(void, xmlFreeDoc, (node *))                                                                   \
  F(long, xmlGetLineNo, (const node *))                                                           \
  F(text *, xmlNodeGetContent, (const node *))                                                    \
  F(text *, xmlGetProp, (const node *, const text *))                                             \
  F(text *, xmlGetNsProp, (const node *, const text *, const text *))                             \
  F(text *, xmlGetNodePath, (const node *))                                                       \
  F(void *, xmlBufferCreate, (void))                                                              \
  F(const text *, xmlBufferContent, (const void *))                                               \
  F(void, xmlBufferFree, (void *))                                                                \
  F(int, xmlNodeDump, (void *, node *, node *, int, int))                                         \
  F(xpath_context *, xmlXPathNewContext, (node *))                                                \
  F(void, xmlXPathFreeContext, (xpath_context *))                                                 \
  F(int, xmlXPathRegisterNs, (xpath_context *, const text *, const text *))                       \
  F(xpath_value *, xmlXPathEvalExpression, (const text *, xpath_context *))                       \
  F(void, xmlXPathFreeObject, (xpath_value *))

struct xml_trees {
  TREE_FUNCTIONS(SHARED_LIBRARY_FIELD)
};

struct xml_tree {
  const xml_trees *library;
  // The document, and its nodes, attributes and namespaces.
  node **parts;
  size_t count, capacity;
};

// xmlElementType
enum { element = 1, attribute = 2, plain_text = 3, cdata = 4, entity_reference = 5,
       instruction = 7, comment = 8, xml_document = 9, document_type = 14, name_space_type = 18 };

/// Begins to keep the last error in `error`, which is emptied; `xml_trees_end_errors` ends it.
void xml_trees_collect_errors(const xml_trees *library, xml_tree_error *error);
void xml_trees_end_errors(const xml_trees *library);

/// The number of a part; 0 for NULL, the document, and what is in a document type.
static inline uint32_t tree_number(const node *part) {
  return part == NULL ? 0 : (uint32_t)(uintptr_t)part->number;
}

#endif
