// libxml2's push parser, as in Debian's libxml2. It is loaded with the first document, and not
// linked.

#ifndef CXML_H
#define CXML_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "XMLTrees.h"

#pragma clang assume_nonnull begin

/// The library's functions.
typedef struct xml_library xml_library;

/// These functions are provided because functions of a library that may be missing are found by
/// name, and cast. Loads the library, which stays loaded; NULL when it is not installed.
xml_library *_Nullable xml_library_load(void);

/// A parser of one document.
///
/// It never opens a file or a connection: external entities are reported, not loaded.
typedef struct xml_parser xml_parser;

xml_parser *_Nullable xml_parser_create(const xml_library *library);
void xml_parser_free(xml_parser *parser);

/// The types of events, each with its texts; a text may be missing.
typedef enum {
  xml_document_begins,
  xml_document_ends,
  /// The local name, the prefix and the URI; `number` pairs of a prefix and a URI; a local name, a
  /// prefix and a value for each attribute.
  xml_element_begins,
  /// The local name, the prefix and the URI.
  xml_element_ends,
  xml_characters,
  xml_cdata,
  xml_comment,
  /// The target and the data.
  xml_instruction,
  /// The public and the system identifier of the document type.
  xml_document_type,
  /// The name and the value.
  xml_internal_entity,
  /// The name, the public and the system identifier.
  xml_external_entity,
  /// The name, the public and the system identifier, and the notation.
  xml_unparsed_entity,
  /// The name, the public and the system identifier.
  xml_notation,
  /// The attribute's name, the element's name and the default value; `number` is the type, by
  /// `xmlAttributeType`.
  xml_attribute_declaration,
  /// The name; `number` is the type of the content, by `xmlElementTypeVal`.
  xml_element_declaration,
  /// A reference, in the content of an element, to an entity that is external or not declared: the
  /// name and the system identifier. `number` is 1 if the document has declarations elsewhere.
  xml_unknown_entity,
  /// The message; `number` is the code, by `xmlParserErrors`. No event follows a fatal error.
  xml_error,
} xml_event_type;

/// The head of an event. Its texts follow, each with its length as a `uint32_t` before it, which is
/// `xml_missing` for a missing one.
typedef struct {
  uint32_t type, line, column, number, texts;
} xml_event;

enum { xml_missing = UINT32_MAX };

/// Events, one after the other, without padding.
typedef struct {
  const uint8_t *_Nullable bytes;
  size_t count;
} xml_events;

/// Parses the next piece of the document.
///
/// Returns its events, which are valid until the next call. They are limited in size: a piece whose
/// entities expand to more is an error, as for libxml2 (`XML_ERR_ENTITY_LOOP`).
xml_events xml_parser_parse(xml_parser *parser, const uint8_t *_Nullable bytes, size_t count,
                            bool is_last);

#pragma clang assume_nonnull end

#endif
