// libxml2's trees of documents, and XPath. It is loaded with the first document, and not linked.

#ifndef CXML_TREES_H
#define CXML_TREES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

/// The library's functions for trees.
typedef struct xml_trees xml_trees;

/// These functions are provided because functions of a library that may be missing are found by
/// name, and cast. Loads the library, which stays loaded; NULL when it is not installed.
xml_trees *_Nullable xml_trees_load(void);

/// A document and its parts by their numbers: 0 is the document, and 1 to `xml_tree_count` - 1 are
/// its nodes, attributes and namespaces.
typedef struct xml_tree xml_tree;

/// The last error of a call; `level` is 0 if there was none.
typedef struct {
  int domain, code, level, line, column;
  char message[512];
} xml_tree_error;

/// A document that is parsed. No file or connection is opened, whatever the options are.
typedef struct {
  const uint8_t *_Nullable bytes;
  size_t count;
  bool is_html;
  const char *_Nullable url;
  const char *_Nullable encoding;
  /// Of `xmlParserOption`, or `htmlParserOption`.
  int options;
} xml_tree_source;

xml_tree *_Nullable xml_tree_parse(const xml_trees *library, const xml_tree_source *source,
                                   xml_tree_error *error);
void xml_tree_free(xml_tree *tree);
size_t xml_tree_count(const xml_tree *tree);

/// A part of a document. The others are numbers of parts; 0 is no part, and the document itself for
/// `parent`. The texts are valid as long as the tree; one that a part does not have is NULL.
typedef struct {
  /// By `xmlElementType`.
  int type;
  /// Of an element; or 0.
  long line;
  const char *_Nullable name;
  /// The content of a text; the prefix of a namespace; the version of a document.
  const char *_Nullable content;
  /// The URI of a namespace or a document.
  const char *_Nullable uri;
  /// The encoding of a document.
  const char *_Nullable encoding;
  int standalone;
  uint32_t parent, first_child, last_child, next, previous, attributes, definitions, name_space;
} xml_tree_part;

/// Reads a part of a document; the number must be less than the count.
xml_tree_part xml_tree_read(const xml_tree *tree, uint32_t number);

/// The texts that libxml2 computes for a part.
typedef enum {
  /// All text in it.
  xml_tree_content,
  /// The value of the attribute with a name: without a namespace for a NULL URI.
  xml_tree_attribute,
  /// The value of the attribute with a name, in any namespace.
  xml_tree_any_attribute,
  /// Its XPath.
  xml_tree_path,
  /// Its markup, without and with indentation.
  xml_tree_markup,
  xml_tree_indented_markup,
} xml_tree_text_type;

/// Returns a text of a part, which `xml_tree_text_free` frees. NULL if there is none.
char *_Nullable xml_tree_text(const xml_tree *tree, uint32_t number, xml_tree_text_type type,
                              const char *_Nullable name, const char *_Nullable uri);
void xml_tree_text_free(char *_Nullable text);

/// The value of an XPath expression.
typedef struct {
  /// By `xmlXPathObjectType`; 0 if the expression is invalid.
  int type;
  bool boolean;
  double number;
  char *_Nullable string;
  uint32_t *_Nullable parts;
  size_t count;
  /// Whether it is a set of nodes, which may be empty.
  bool has_parts;
} xml_tree_value;

/// Evaluates an XPath expression at a part of a document.
///
/// `prefixes` has `count` pairs of a prefix and the URI of its namespace, one after the other, each
/// with a null character at its end. `xml_tree_value_free` frees the value.
xml_tree_value xml_tree_evaluate(const xml_tree *tree, uint32_t number, const char *expression,
                                 const uint8_t *prefixes, size_t count, xml_tree_error *error);
void xml_tree_value_free(xml_tree_value *value);

#pragma clang assume_nonnull end

#endif
