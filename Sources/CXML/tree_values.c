// The values that libxml2 computes for the parts of a tree: texts, markup and XPath.
//
// A text is freed by `free`, which is xmlFree unless a program replaces libxml2's allocator.

#include <stdlib.h>
#include <string.h>

#include "trees.h"

// xmlXPathObjectType
enum { xpath_invalid = 0, xpath_nodes = 1 };

static char *markup(const xml_tree *tree, node *part, bool is_indented) {
  const xml_trees *l = tree->library;
  void *buffer = l->xmlBufferCreate();
  if (buffer == NULL) return NULL;
  char *result = NULL;
  if (l->xmlNodeDump(buffer, tree->parts[0], part, 0, is_indented) >= 0) {
    const text *content = l->xmlBufferContent(buffer);
    result = strdup(content == NULL ? "" : (const char *)content);
  }
  l->xmlBufferFree(buffer);
  return result;
}

char *xml_tree_text(const xml_tree *tree, uint32_t number, xml_tree_text_type type,
                    const char *name, const char *uri) {
  const xml_trees *l = tree->library;
  node *part = tree->parts[number];
  const text *named = (const text *)name;
  if (part->type == name_space_type) {
    const text *value = ((name_space *)(void *)part)->uri;
    return type == xml_tree_content && value != NULL ? strdup((const char *)value) : NULL;
  }
  switch (type) {
  case xml_tree_content:
    return (char *)l->xmlNodeGetContent(part);
  case xml_tree_attribute:
    return name == NULL ? NULL : (char *)l->xmlGetNsProp(part, named, (const text *)uri);
  case xml_tree_any_attribute:
    return name == NULL ? NULL : (char *)l->xmlGetProp(part, named);
  case xml_tree_path:
    return (char *)l->xmlGetNodePath(part);
  case xml_tree_markup:
  case xml_tree_indented_markup:
    return markup(tree, part, type == xml_tree_indented_markup);
  }
}

void xml_tree_text_free(char *text) { free(text); }

static bool is_same(const text *one, const text *other) {
  return one == other
         || (one != NULL && other != NULL && strcmp((const char *)one, (const char *)other) == 0);
}

// XPath returns copies of namespaces, of which `next` is the element that they are at.
static uint32_t definition(const name_space *copy) {
  for (node *part = (node *)(void *)copy->next; part != NULL && part->type == element;
       part = part->parent) {
    for (name_space *space = part->definitions; space != NULL; space = space->next) {
      if (is_same(space->prefix, copy->prefix) && is_same(space->uri, copy->uri)) {
        return (uint32_t)(uintptr_t)space->number;
      }
    }
  }
  return 0;
}

static void read_nodes(const node_set *set, xml_tree_value *value) {
  if (set == NULL || set->count <= 0) return;
  value->parts = calloc((size_t)set->count, sizeof *value->parts);
  if (value->parts == NULL) return;
  for (int index = 0; index < set->count; index++) {
    const node *part = set->nodes[index];
    value->parts[value->count++] = part->type == name_space_type
                                       ? definition((const name_space *)(const void *)part)
                                       : tree_number(part);
  }
}

static xml_tree_value read_value(const xpath_value *from) {
  xml_tree_value value = {.type = from->type};
  value.boolean = from->boolean != 0;
  value.number = from->number;
  if (from->string != NULL) value.string = strdup((const char *)from->string);
  value.has_parts = from->type == xpath_nodes && from->nodes != NULL;
  if (value.has_parts) read_nodes(from->nodes, &value);
  return value;
}

xml_tree_value xml_tree_evaluate(const xml_tree *tree, uint32_t number, const char *expression,
                                 const uint8_t *prefixes, size_t count, xml_tree_error *error) {
  const xml_trees *l = tree->library;
  xml_tree_value value = {.type = xpath_invalid};
  xml_trees_collect_errors(l, error);
  xpath_context *context = l->xmlXPathNewContext(tree->parts[0]);
  if (context != NULL) {
    if (number != 0) context->node = tree->parts[number];
    for (size_t index = 0; index < count; index++) {
      const text *uri = prefixes + strlen((const char *)prefixes) + 1;
      l->xmlXPathRegisterNs(context, prefixes, uri);
      prefixes = uri + strlen((const char *)uri) + 1;
    }
    xpath_value *result = l->xmlXPathEvalExpression((const text *)expression, context);
    if (result != NULL) value = read_value(result);
    if (result != NULL) l->xmlXPathFreeObject(result);
    l->xmlXPathFreeContext(context);
  }
  xml_trees_end_errors(l);
  return value;
}

void xml_tree_value_free(xml_tree_value *value) {
  free(value->string);
  free(value->parts);
}
