#include "ownership.h"

#include <stdbool.h>
#include <string.h>

// Kinds of attributes in "clang-c/Index.h".
enum { unexposedAttribute = 400, returnsRetained = 420, returnsUnretained, returnsAutoreleased };

// Of cursors.
enum { functionDeclaration = 8 };

typedef struct {
  libclang *clang;
  CXCursor declaration;
  int ownership;
} attribute_search;

// Reads `objc_method_family`, which has no kind of its own, from the text of the declaration.
static int declared_family(libclang *clang, CXCursor declaration) {
  CXPrintingPolicy policy = clang->getCursorPrintingPolicy(declaration);
  CXString string = clang->getCursorPrettyPrinted(declaration, policy);
  const char *text = clang->getCString(string);
  const char *name = text == NULL ? NULL : strstr(text, "objc_method_family(");
  int ownership = ownership_by_name;
  if (name != NULL) {
    name += strlen("objc_method_family(");
    name += *name == '"';
    ownership = strncmp(name, "none", 4) == 0   ? ownership_without_family
                : strncmp(name, "init", 4) == 0 ? ownership_of_initializer
                                                : ownership_retained;
  }
  clang->disposeString(string);
  clang->PrintingPolicy_dispose(policy);
  return ownership;
}

static int visit_attribute(CXCursor cursor, CXCursor parent, CXClientData data) {
  (void)parent;
  attribute_search *search = data;
  switch (cursor.kind) {
    case returnsRetained: search->ownership = ownership_retained; break;
    case returnsUnretained: case returnsAutoreleased: search->ownership = ownership_unretained; break;
    case unexposedAttribute:
      if (search->ownership == ownership_by_name) {
        search->ownership = declared_family(search->clang, search->declaration);
      }
      break;
    default: break;
  }
  return 1;
}

// Whether the type of a function has `ns_returns_retained`: it is no attribute of the declaration.
static bool is_type_retained(libclang *clang, CXCursor function) {
  static const char ending[] = "ns_returns_retained))";
  CXString string = clang->getTypeSpelling(clang->getCursorType(function));
  const char *text = clang->getCString(string);
  size_t length = text == NULL ? 0 : strlen(text), wanted = sizeof ending - 1;
  bool is_retained = length >= wanted && strcmp(text + length - wanted, ending) == 0;
  clang->disposeString(string);
  return is_retained;
}

int declared_ownership(libclang *clang, CXCursor declaration) {
  attribute_search search = {clang, declaration, ownership_by_name};
  clang->visitChildren(declaration, visit_attribute, &search);
  bool is_function = declaration.kind == functionDeclaration;
  if (is_function && is_type_retained(clang, declaration)) return ownership_retained;
  return search.ownership;
}
