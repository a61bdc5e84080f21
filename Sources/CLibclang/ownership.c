#include "ownership.h"

#include <stdbool.h>
#include <string.h>

// Kinds of attributes in "clang-c/Index.h".
enum {
  unexposedAttribute = 400,
  returnsRetained = 420, returnsUnretained, returnsAutoreleased,
  consumesReceiver, consumesArgument
};

// Of cursors.
enum { functionDeclaration = 8, parameterDeclaration = 10 };

typedef struct {
  libclang *clang;
  CXCursor declaration;
  declared_references found;
  // The number of parameters so far.
  int parameters;
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

static int visit_attribute_of_parameter(CXCursor cursor, CXCursor parent, CXClientData data) {
  (void)parent;
  attribute_search *search = data;
  if (cursor.kind == consumesArgument) search->found.consumed |= UINT64_C(1) << search->parameters;
  return 1;
}

static int visit_attribute(CXCursor cursor, CXCursor parent, CXClientData data) {
  (void)parent;
  attribute_search *search = data;
  switch (cursor.kind) {
    case returnsRetained: search->found.result = ownership_retained; break;
    case returnsUnretained: case returnsAutoreleased: search->found.result = ownership_unretained; break;
    case consumesReceiver: search->found.consumed |= 1; break;
    case parameterDeclaration:
      if (++search->parameters < 64) {
        search->clang->visitChildren(cursor, visit_attribute_of_parameter, search);
      }
      break;
    case unexposedAttribute:
      if (search->found.result == ownership_by_name) {
        search->found.result = declared_family(search->clang, search->declaration);
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

declared_references references_of(libclang *clang, CXCursor declaration) {
  attribute_search search = {clang, declaration, {ownership_by_name, 0}, 0};
  clang->visitChildren(declaration, visit_attribute, &search);
  bool is_function = declaration.kind == functionDeclaration;
  if (is_function && is_type_retained(clang, declaration)) search.found.result = ownership_retained;
  return search.found;
}
