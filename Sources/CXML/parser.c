// libxml2's callbacks write events to a buffer, which is read after each piece of the document. So no
// delegate runs inside libxml2: it may raise errors, and parse other documents.
//
// An entity that is external or not declared is replaced by a stand-in of the predefined type. In the
// content of an element, libxml2 reports the stand-in's own text, which is recognized by its address.
// If another event comes first, the reference was in the value of an attribute.

#include <stdlib.h>
#include <string.h>

#include "attribute_counter.h"
#include "library.h"
#include "namespace_counter.h"

// XML_SAX2_MAGIC
static const unsigned second_version = 0xDEEDBEAF;
// XML_PARSE_NOENT, XML_PARSE_NONET: entities are replaced, also in attributes; no network.
enum { options = 1 << 1 | 1 << 11 };
// xmlEntityType
enum { internal_general = 1, external_general = 2, internal_parameter = 4, external_parameter = 5,
       predefined = 6 };
// XML_ERR_ERROR, XML_ERR_FATAL
enum { level_error = 2, level_fatal = 3 };
enum { undeclared_entity = 26, entity_loop = 89 };
// XML_NS_ERR_XML_NAMESPACE to XML_NS_ERR_COLON
enum { first_namespace_error = 200, last_namespace_error = 205 };
enum { too_many_attributes = 1, most_declared_attributes = 10000 };
// The bytes of the events of one piece, and the references to entities in addition to the bytes of
// the document.
enum { most_bytes = 1 << 25, most_references = 1000000 };

struct xml_parser {
  const xml_library *library;
  void *context;
  uint8_t *events;
  size_t count, capacity;
  // The bytes of the document so far.
  size_t size;
  size_t references;
  bool is_stopped, has_external_subset;
  attribute_counter counter;
  size_t declared_attributes;
  namespace_counter namespaces;
  // The name of the last unknown entity, until its text or another event is reported.
  char *unknown, *unknown_system_id;
  // libxml2 reads further fields of an entity.
  union {
    entity entity;
    char space[512];
  } stand_in;
  text stand_in_text[2];
};

// MARK: Events

static bool reserve(xml_parser *parser, size_t added) {
  size_t needed = parser->count + added;
  if (needed <= parser->capacity) return true;
  size_t capacity = needed < 4096 ? 4096 : needed * 2;
  uint8_t *grown = realloc(parser->events, capacity);
  if (grown == NULL) return false;
  parser->events = grown;
  parser->capacity = capacity;
  return true;
}

static void append(xml_parser *parser, const void *bytes, size_t size) {
  if (size == 0 || !reserve(parser, size)) return;
  memcpy(parser->events + parser->count, bytes, size);
  parser->count += size;
}

static void append_text(xml_parser *parser, const void *bytes, size_t size) {
  uint32_t length = bytes == NULL ? xml_missing : (uint32_t)size;
  append(parser, &length, sizeof length);
  if (bytes != NULL) append(parser, bytes, size);
}

static void append_string(xml_parser *parser, const void *string) {
  append_text(parser, string, string == NULL ? 0 : strlen(string));
}

static void append_event(xml_parser *parser, xml_event_type type, int number, uint32_t texts) {
  const xml_library *l = parser->library;
  xml_event event = {
      .type = type,
      .line = (uint32_t)l->xmlSAX2GetLineNumber(parser->context),
      .column = (uint32_t)l->xmlSAX2GetColumnNumber(parser->context),
      .number = (uint32_t)number,
      .texts = texts,
  };
  append(parser, &event, sizeof event);
}

static void stop(xml_parser *parser, int code, const char *message) {
  if (parser->is_stopped) return;
  append_event(parser, xml_error, code, 1);
  append_string(parser, message);
  parser->is_stopped = true;
  parser->library->xmlStopParser(parser->context);
}

static void forget_unknown(xml_parser *parser) {
  free(parser->unknown);
  free(parser->unknown_system_id);
  parser->unknown = parser->unknown_system_id = NULL;
}

static void refuse_unknown(xml_parser *parser) {
  char message[256] = "Entity '";
  strncat(message, parser->unknown, 200);
  strcat(message, "' not defined");
  forget_unknown(parser);
  stop(parser, undeclared_entity, message);
}

// Begins an event; returns false if the parser is stopped.
static bool begin(xml_parser *parser, xml_event_type type, int number, uint32_t texts) {
  if (parser->unknown != NULL) refuse_unknown(parser);
  if (parser->count > most_bytes) stop(parser, entity_loop, "Detected an entity reference loop");
  if (parser->is_stopped) return false;
  append_event(parser, type, number, texts);
  return true;
}

// MARK: Callbacks

static void start_document(void *data) {
  xml_parser *parser = data;
  // libxml2's own document has the entities.
  parser->library->xmlSAX2StartDocument(parser->context);
  begin(parser, xml_document_begins, 0, 0);
}

static void end_document(void *data) { begin(data, xml_document_ends, 0, 0); }

static void internal_subset(void *data, const text *name, const text *public_id,
                            const text *system_id) {
  xml_parser *parser = data;
  parser->library->xmlSAX2InternalSubset(parser->context, name, public_id, system_id);
  parser->has_external_subset = system_id != NULL;
  if (!begin(parser, xml_document_type, 0, 2)) return;
  append_string(parser, public_id);
  append_string(parser, system_id);
}

static void start_element(void *data, const text *name, const text *prefix, const text *uri,
                          int namespaces, const text **declared, int attributes, int defaulted,
                          const text **values) {
  (void)defaulted;
  xml_parser *parser = data;
  if (!enter_namespaces(&parser->namespaces, namespaces)) {
    stop(parser, too_many_attributes, "More than 1000 namespaces are declared around an element");
  }
  uint32_t texts = 3 + 2 * (uint32_t)namespaces + 3 * (uint32_t)attributes;
  if (!begin(parser, xml_element_begins, namespaces, texts)) return;
  append_string(parser, name);
  append_string(parser, prefix);
  append_string(parser, uri);
  for (int i = 0; i < 2 * namespaces; i++) append_string(parser, declared[i]);
  // A name, a prefix, a URI, and the beginning and the end of a value.
  for (int i = 0; i < 5 * attributes; i += 5) {
    append_string(parser, values[i]);
    append_string(parser, values[i + 1]);
    append_text(parser, values[i + 3], (size_t)(values[i + 4] - values[i + 3]));
  }
}

static void end_element(void *data, const text *name, const text *prefix, const text *uri) {
  xml_parser *parser = data;
  leave_namespaces(&parser->namespaces);
  if (!begin(data, xml_element_ends, 0, 3)) return;
  append_string(data, name);
  append_string(data, prefix);
  append_string(data, uri);
}

static void characters(void *data, const text *bytes, int count) {
  xml_parser *parser = data;
  if (parser->unknown != NULL && bytes == parser->stand_in_text && !parser->is_stopped) {
    append_event(parser, xml_unknown_entity, parser->has_external_subset, 2);
    append_string(parser, parser->unknown);
    append_string(parser, parser->unknown_system_id);
    forget_unknown(parser);
  } else if (begin(parser, xml_characters, 0, 1)) {
    append_text(parser, bytes, (size_t)count);
  }
}

static void cdata(void *data, const text *bytes, int count) {
  if (begin(data, xml_cdata, 0, 1)) append_text(data, bytes, (size_t)count);
}

static void comment(void *data, const text *content) {
  if (begin(data, xml_comment, 0, 1)) append_string(data, content);
}

static void instruction(void *data, const text *target, const text *content) {
  if (!begin(data, xml_instruction, 0, 2)) return;
  append_string(data, target);
  append_string(data, content);
}

static void entity_declaration(void *data, const text *name, int type, const text *public_id,
                               const text *system_id, text *content) {
  xml_parser *parser = data;
  static text nothing[] = {0};
  // An external parameter entity is never loaded, so it is an empty one.
  if (type == external_parameter) {
    parser->library->xmlSAX2EntityDecl(parser->context, name, internal_parameter, NULL, NULL,
                                       nothing);
    return;
  }
  parser->library->xmlSAX2EntityDecl(parser->context, name, type, public_id, system_id, content);
  if (type == internal_general) {
    if (!begin(parser, xml_internal_entity, 0, 2)) return;
    append_string(parser, name);
    append_string(parser, content);
  } else if (type == external_general) {
    if (!begin(parser, xml_external_entity, 0, 3)) return;
    append_string(parser, name);
    append_string(parser, public_id);
    append_string(parser, system_id);
  }
}

static void unparsed_entity(void *data, const text *name, const text *public_id,
                            const text *system_id, const text *notation) {
  xml_parser *parser = data;
  parser->library->xmlSAX2UnparsedEntityDecl(parser->context, name, public_id, system_id, notation);
  if (!begin(parser, xml_unparsed_entity, 0, 4)) return;
  append_string(parser, name);
  append_string(parser, public_id);
  append_string(parser, system_id);
  append_string(parser, notation);
}

static void notation_declaration(void *data, const text *name, const text *public_id,
                                 const text *system_id) {
  if (!begin(data, xml_notation, 0, 3)) return;
  append_string(data, name);
  append_string(data, public_id);
  append_string(data, system_id);
}

static void attribute_declaration(void *data, const text *element, const text *name, int type,
                                  int rule, const text *value, void *values) {
  (void)rule;
  xml_parser *parser = data;
  // The callback owns the list of values.
  parser->library->xmlFreeEnumeration(values);
  // libxml2 compares each declaration with the earlier ones of the element.
  if (++parser->declared_attributes > most_declared_attributes) {
    stop(parser, too_many_attributes, "The document type declares more than 10000 attributes");
    return;
  }
  if (!begin(parser, xml_attribute_declaration, type, 3)) return;
  append_string(parser, name);
  append_string(parser, element);
  append_string(parser, value);
}

static void element_declaration(void *data, const text *name, int type, void *content) {
  (void)content;
  if (begin(data, xml_element_declaration, type, 1)) append_string(data, name);
}

static bool may_replace(xml_parser *parser) {
  if (++parser->references > most_references + parser->size)
    stop(parser, entity_loop, "Detected an entity reference loop");
  return !parser->is_stopped;
}

static entity *get_entity(void *data, const text *name) {
  xml_parser *parser = data;
  if (!may_replace(parser)) return NULL;
  entity *found = parser->library->xmlSAX2GetEntity(parser->context, name);
  if (found != NULL && found->entity_type != external_general) return found;
  if (parser->unknown != NULL) {
    refuse_unknown(parser);
    return NULL;
  }
  parser->unknown = strdup((const char *)name);
  if (found != NULL && found->system_id != NULL)
    parser->unknown_system_id = strdup((const char *)found->system_id);
  return &parser->stand_in.entity;
}

static void *get_parameter_entity(void *data, const text *name) {
  xml_parser *parser = data;
  if (!may_replace(parser)) return NULL;
  parser->has_external_subset = true;
  return parser->library->xmlSAX2GetParameterEntity(parser->context, name);
}

static void note_failure(void *data, const failure *failure) {
  xml_parser *parser = data;
  bool is_namespace_error =
      failure->code >= first_namespace_error && failure->code <= last_namespace_error;
  bool is_reported = failure->level == level_fatal ||
                     (failure->level == level_error && is_namespace_error);
  if (!is_reported || !begin(parser, xml_error, failure->code, 1)) return;
  const char *message = failure->message == NULL ? "" : failure->message;
  size_t length = strlen(message);
  while (length > 0 && message[length - 1] == '\n') length--;
  append_text(parser, message, length);
  if (failure->level == level_fatal) parser->is_stopped = true;
}

// MARK: Parsing

xml_parser *xml_parser_create(const xml_library *library) {
  xml_parser *made = calloc(1, sizeof *made);
  if (made == NULL) return NULL;
  made->library = library;
  made->stand_in_text[0] = ' ';
  made->stand_in.entity.type = 17;  // XML_ENTITY_DECL
  made->stand_in.entity.name = made->stand_in_text;
  made->stand_in.entity.original = made->stand_in.entity.content = made->stand_in_text;
  made->stand_in.entity.length = 1;
  made->stand_in.entity.entity_type = predefined;
  handler handler = {
      .internal_subset = internal_subset,
      .get_entity = get_entity,
      .entity_declaration = entity_declaration,
      .notation_declaration = notation_declaration,
      .attribute_declaration = attribute_declaration,
      .element_declaration = element_declaration,
      .unparsed_entity = unparsed_entity,
      .start_document = start_document,
      .end_document = end_document,
      .characters = characters,
      .space = characters,
      .instruction = instruction,
      .comment = comment,
      .get_parameter_entity = get_parameter_entity,
      .cdata = cdata,
      .version = second_version,
      .start_element = start_element,
      .end_element = end_element,
      .error = note_failure,
  };
  // libxml2 copies the handler.
  made->context = library->xmlCreatePushParserCtxt(&handler, made, NULL, 0, NULL);
  if (made->context == NULL) {
    free(made);
    return NULL;
  }
  library->xmlCtxtUseOptions(made->context, options);
  return made;
}

void xml_parser_free(xml_parser *parser) {
  // The document, with the entities, is not freed with the context.
  context *context = parser->context;
  if (context->document != NULL) parser->library->xmlFreeDoc(context->document);
  context->document = NULL;
  parser->library->xmlFreeParserCtxt(context);
  forget_unknown(parser);
  free(parser->events);
  free(parser);
}

static void ignore_failure(void *data, const failure *failure) {
  (void)data;
  (void)failure;
}

xml_events xml_parser_parse(xml_parser *parser, const uint8_t *bytes, size_t count, bool is_last) {
  parser->count = 0;
  parser->size += count;
  // Errors that belong to no parser, as those of encodings, would be printed.
  failure_function **unowned = parser->library->__xmlStructuredError(), *outer = *unowned;
  *unowned = ignore_failure;
  if (!parser->is_stopped && has_too_many_attributes(&parser->counter, bytes, count))
    stop(parser, too_many_attributes, "An element has more than 10000 attributes");
  if (!parser->is_stopped)
    parser->library->xmlParseChunk(parser->context, (const char *)bytes, (int)count, is_last);
  *unowned = outer;
  xml_events events = {parser->events, parser->count};
  return events;
}
