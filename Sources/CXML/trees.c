// Trees are parsed whole and never changed, so that the numbers of their parts stay valid. libxml2's
// field for an application's data has the number of a part.

#include "trees.h"

#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>

#define SLOT(RESULT, NAME, PARAMETERS) {#NAME, offsetof(xml_trees, NAME)},

// XML_PARSE_NOERROR, XML_PARSE_NOWARNING and XML_PARSE_NONET, as of HTML
enum { added_options = 1 << 5 | 1 << 6 | 1 << 11 };
// XML_PARSE_DTDLOAD, DTDATTR, DTDVALID and XINCLUDE, which read files, and HUGE, which lifts limits
enum { refused_options = 1 << 2 | 1 << 3 | 1 << 4 | 1 << 10 | 1 << 19 };

static void *refuse_entity(const char *url, const char *identifier, void *context) {
  (void)url, (void)identifier, (void)context;
  return NULL;
}

xml_trees *xml_trees_load(void) {
  static const shared_library_function wanted[] = {TREE_FUNCTIONS(SLOT){NULL, 0}};
  void *library = shared_library_open("libxml2.so.2");
  xml_trees *made = library == NULL ? NULL : calloc(1, sizeof *made);
  if (made != NULL && shared_library_find(library, "", "", wanted, made) == NULL) {
    made->xmlInitParser();
    made->xmlSetExternalEntityLoader(refuse_entity);
    return made;
  }
  free(made);
  if (library != NULL) dlclose(library);
  return NULL;
}

// MARK: Errors

static void keep_error(void *context, const failure *failure) {
  xml_tree_error *error = context;
  error->domain = failure->domain;
  error->code = failure->code;
  error->level = failure->level;
  error->line = failure->line;
  error->column = failure->column;
  error->message[0] = 0;
  if (failure->message != NULL) {
    strncat(error->message, failure->message, sizeof error->message - 1);
  }
}

void xml_trees_collect_errors(const xml_trees *library, xml_tree_error *error) {
  memset(error, 0, sizeof *error);
  library->xmlSetStructuredErrorFunc(error, keep_error);
}

void xml_trees_end_errors(const xml_trees *library) {
  library->xmlSetStructuredErrorFunc(NULL, NULL);
}

// MARK: Numbers

static bool append(xml_tree *tree, void *part) {
  if (tree->count == tree->capacity) {
    size_t capacity = tree->capacity == 0 ? 64 : tree->capacity * 2;
    node **grown = realloc(tree->parts, capacity * sizeof *grown);
    if (grown == NULL) return false;
    tree->parts = grown;
    tree->capacity = capacity;
  }
  tree->parts[tree->count++] = part;
  return true;
}

static bool number_node(xml_tree *tree, node *part) {
  part->number = (void *)(uintptr_t)tree->count;
  return append(tree, part);
}

static bool number_spaces(xml_tree *tree, name_space *first) {
  for (name_space *space = first; space != NULL; space = space->next) {
    space->number = (void *)(uintptr_t)tree->count;
    if (!append(tree, space)) return false;
  }
  return true;
}

static bool number_attributes(xml_tree *tree, node *owner) {
  for (node *part = owner->attributes; part != NULL; part = part->next) {
    if (!number_node(tree, part)) return false;
    for (node *child = part->children; child != NULL; child = child->next) {
      if (!number_node(tree, child)) return false;
    }
  }
  return number_spaces(tree, owner->definitions);
}

// The children of a reference and of a document type are declarations, which have other fields.
static bool has_own_children(const node *part) {
  return part->type != entity_reference && part->type != document_type;
}

static bool number_all(xml_tree *tree, node *root) {
  if (!number_node(tree, root) || !number_spaces(tree, ((document *)root)->definitions)) {
    return false;
  }
  node *part = root->children;
  while (part != NULL) {
    if (!number_node(tree, part)) return false;
    if (part->type == element && !number_attributes(tree, part)) return false;
    if (has_own_children(part) && part->children != NULL) {
      part = part->children;
      continue;
    }
    while (part != root && part->next == NULL) part = part->parent;
    part = part == root ? NULL : part->next;
  }
  return true;
}

// MARK: Documents

xml_tree *xml_tree_parse(const xml_trees *library, const xml_tree_source *source,
                         xml_tree_error *error) {
  static const char empty[1];
  const char *bytes = source->bytes == NULL ? empty : (const char *)source->bytes;
  xml_trees_collect_errors(library, error);
  node *root =
      source->is_html
          ? library->htmlReadMemory(bytes, (int)source->count, source->url, source->encoding,
                                    (source->options & ~(1 << 19)) | added_options)
          : library->xmlReadMemory(bytes, (int)source->count, source->url, source->encoding,
                                   (source->options & ~refused_options) | added_options);
  xml_trees_end_errors(library);
  if (root == NULL) return NULL;
  xml_tree *tree = calloc(1, sizeof *tree);
  if (tree != NULL) tree->library = library;
  if (tree != NULL && number_all(tree, root)) return tree;
  library->xmlFreeDoc(root);
  if (tree != NULL) free(tree->parts);
  free(tree);
  return NULL;
}

void xml_tree_free(xml_tree *tree) {
  tree->library->xmlFreeDoc(tree->parts[0]);
  free(tree->parts);
  free(tree);
}

size_t xml_tree_count(const xml_tree *tree) { return tree->count; }

static uint32_t space_number(const name_space *space) {
  return space == NULL ? 0 : (uint32_t)(uintptr_t)space->number;
}

static void read_document(const document *root, xml_tree_part *part) {
  part->content = (const char *)root->version;
  part->encoding = (const char *)root->encoding;
  part->uri = (const char *)root->url;
  part->standalone = root->standalone;
}

xml_tree_part xml_tree_read(const xml_tree *tree, uint32_t number) {
  const node *from = tree->parts[number];
  xml_tree_part part = {.type = from->type};
  if (from->type == name_space_type) {
    const name_space *space = (const void *)from;
    part.content = (const char *)space->prefix;
    part.uri = (const char *)space->uri;
    part.next = space_number(space->next);
    return part;
  }
  part.name = (const char *)from->name;
  if (has_own_children(from)) {
    part.first_child = tree_number(from->children);
    part.last_child = tree_number(from->last);
  }
  part.parent = tree_number(from->parent);
  part.next = tree_number(from->next);
  part.previous = tree_number(from->previous);
  switch (from->type) {
  case element:
    part.line = tree->library->xmlGetLineNo(from);
    part.attributes = tree_number(from->attributes);
    part.definitions = space_number(from->definitions);
    // fallthrough
  case attribute:
    part.name_space = space_number(from->space);
    break;
  case plain_text:
  case cdata:
  case instruction:
  case comment:
    part.line = tree->library->xmlGetLineNo(from);
    part.content = (const char *)from->content;
    break;
  default:
    if (number == 0) read_document((const document *)from, &part);
  }
  return part;
}
