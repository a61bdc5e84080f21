// The declarations of libxml2's headers that are used here; they are stable in its 2.x versions.

#ifndef CXML_LIBRARY_H
#define CXML_LIBRARY_H

#include "CXML.h"

typedef unsigned char text;

// xmlEntity up to the identifiers; later fields differ between versions.
typedef struct {
  void *owner;
  int type;
  const text *name;
  void *links[6];
  text *original, *content;
  int length, entity_type;
  const text *public_id, *system_id;
} entity;

// xmlError
typedef struct {
  int domain, code;
  const char *message;
  int level;
  const char *file;
  int line;
  const char *texts[3];
  int first, column;
  void *context, *node;
} failure;

typedef void failure_function(void *, const failure *);

// xmlSAXHandler
typedef struct {
  void (*internal_subset)(void *, const text *, const text *, const text *);
  void *unused_before_entities[4];
  entity *(*get_entity)(void *, const text *);
  void (*entity_declaration)(void *, const text *, int, const text *, const text *, text *);
  void (*notation_declaration)(void *, const text *, const text *, const text *);
  void (*attribute_declaration)(void *, const text *, const text *, int, int, const text *, void *);
  void (*element_declaration)(void *, const text *, int, void *);
  void (*unparsed_entity)(void *, const text *, const text *, const text *, const text *);
  void *set_locator;
  void (*start_document)(void *);
  void (*end_document)(void *);
  void *unused_before_characters[3];
  void (*characters)(void *, const text *, int);
  void (*space)(void *, const text *, int);
  void (*instruction)(void *, const text *, const text *);
  void (*comment)(void *, const text *);
  void *unused_errors[3];
  void *(*get_parameter_entity)(void *, const text *);
  void (*cdata)(void *, const text *, int);
  void *external_subset;
  unsigned version;
  void *unused_before_elements;
  void (*start_element)(void *, const text *, const text *, const text *, int, const text **, int,
                        int, const text **);
  void (*end_element)(void *, const text *, const text *, const text *);
  failure_function *error;
} handler;

// xmlParserCtxt up to the document
typedef struct {
  handler *handler;
  void *data, *document;
} context;

#define FUNCTIONS(F)                                                                              \
  F(void, xmlInitParser, (void))                                                                  \
  F(void *, xmlCreatePushParserCtxt, (handler *, void *, const char *, int, const char *))        \
  F(int, xmlCtxtUseOptions, (void *, int))                                                        \
  F(int, xmlParseChunk, (void *, const char *, int, int))                                         \
  F(void, xmlStopParser, (void *))                                                                \
  F(void, xmlFreeDoc, (void *))                                                                   \
  F(void, xmlFreeParserCtxt, (void *))                                                            \
  F(void, xmlFreeEnumeration, (void *))                                                           \
  F(void, xmlSAX2StartDocument, (void *))                                                         \
  F(void, xmlSAX2InternalSubset, (void *, const text *, const text *, const text *))              \
  F(void, xmlSAX2EntityDecl, (void *, const text *, int, const text *, const text *, text *))     \
  F(void, xmlSAX2UnparsedEntityDecl,                                                              \
    (void *, const text *, const text *, const text *, const text *))                             \
  F(entity *, xmlSAX2GetEntity, (void *, const text *))                                           \
  F(void *, xmlSAX2GetParameterEntity, (void *, const text *))                                    \
  F(int, xmlSAX2GetLineNumber, (void *))                                                          \
  F(int, xmlSAX2GetColumnNumber, (void *))                                                        \
  F(failure_function **, __xmlStructuredError, (void))

#define FIELD(RESULT, NAME, PARAMETERS) RESULT(*NAME) PARAMETERS;

struct xml_library {
  FUNCTIONS(FIELD)
};

#endif
