// A parsed source as lines of fields that are separated by tabs. The first field is the type of the line:
//
//   F number path                                               a file
//   T number kind spelling canonical pointee element count      a type, with its parts
//     size alignment declaration result variadic nullability encoding parameters…
//   D number kind name file line isSystem type parent value     a declaration that something refers to
//     encoding getter setter isDefinition
//   R declaration field…                                        the fields of a structure
//   P declaration text                                          a function as clang prints it, where
//                                                               a selector in it comes from a macro,
//                                                               and a variable with an attribute
//   N depth kind type reference declaration operator file line  a node, before its children
//     column start end spelledFile spelledStart spelledEnd evaluation value spelling
//
// The node that a line names by its number stands in a line before it, but for the parent of a declaration
// and the fields of a structure.

#include "syntax_tree.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "evaluations.h"
#include "identities.h"
#include "ownership.h"

typedef struct {
  libclang *clang;
  text_buffer *text;
  identities files, types, declarations;
  int depth, type_depth;
  // Whether a selector or a type in brackets in the function comes from a macro, whose text is not the node's.
  bool has_words_of_macros;
  bool has_local_attributes;
  // Whether there is a vector, whose elements are named in no node.
  bool has_vectors;
  text_buffer *diagnostics;
  bool is_too_deep;
} tree_writer;

// How many nodes, and how many types, may stand inside each other: each level takes stack, and clang evaluates
// and prints everything inside it again.
enum { most_parameters = 1024 };
enum { deepest = 3000, deepest_type = 1000, longest_type = 4096 };

enum { implementation = 18, superclassReference = 40 };
enum { firstReference = 40, lastExpression = 199, atomicType = 177 };
enum { vectorType = 113, extendedVectorType = 176 };
enum { firstAttribute = 400, lastAttribute = 499 };
enum { unexposedExpression = 100, genericSelection = 122, encodeExpression = 138, selectorExpression = 139 };

static int write_type(tree_writer *writer, CXType type);
static int write_declaration(tree_writer *writer, CXCursor cursor);

static void add_string(tree_writer *writer, CXString string) {
  text_add_field(writer->text, writer->clang->getCString(string));
  writer->clang->disposeString(string);
}

static int write_file(tree_writer *writer, CXFile file) {
  if (file == NULL) return -1;
  bool is_new;
  int number = identity_number(&writer->files, (identity){{(size_t)file, 0}}, &is_new);
  if (is_new) {
    text_add(writer->text, "F", 1);
    text_add_number(writer->text, number);
    add_string(writer, writer->clang->getFileName(file));
    text_add(writer->text, "\n", 1);
  }
  return number;
}

// Whether a type has a size and an encoding: clang ends the process when it is asked about placeholders.
static bool has_layout(CXType canonical) {
  switch (canonical.kind) {
    case 100: case 101: case 102: case 105: case 106: case 109: case 112: case vectorType:
    case extendedVectorType: return true;
    default: return canonical.kind >= 3 && canonical.kind <= 24;
  }
}

static bool is_vector(CXType canonical) {
  return canonical.kind == vectorType || canonical.kind == extendedVectorType;
}

// The type of an array's or a vector's elements: a canonical array has their ownership qualifier itself.
static CXType element_type(libclang *clang, CXType type, CXType canonical) {
  if (is_vector(canonical)) return clang->getElementType(canonical);
  CXType element = clang->getArrayElementType(type);
  return element.kind == 0 ? clang->getArrayElementType(canonical) : element;
}

static int write_type(tree_writer *writer, CXType type) {
  libclang *clang = writer->clang;
  if (type.kind == 0) return -1;
  bool is_new;
  identity key = {{(size_t)type.data[0], (size_t)type.kind}};
  int number = identity_number(&writer->types, key, &is_new);
  if (!is_new) return number;
  CXType canonical = clang->getCanonicalType(type);
  if (canonical.kind == atomicType)
    canonical = clang->getCanonicalType(clang->Type_getValueType(canonical));
  if (++writer->type_depth > deepest_type) writer->is_too_deep = true;
  if (writer->is_too_deep) {
    writer->type_depth--;
    return -1;
  }
  if (is_vector(canonical)) writer->has_vectors = true;
  int pointee = write_type(writer, clang->getPointeeType(canonical));
  int element = write_type(writer, element_type(clang, type, canonical));
  int result = write_type(writer, clang->getResultType(canonical));
  int declaration = write_declaration(writer, clang->getTypeDeclaration(canonical));
  int parameters[most_parameters];
  int count = clang->getNumArgTypes(canonical);
  if (count > most_parameters) count = most_parameters;
  for (int i = 0; i < count; i++)
    parameters[i] = write_type(writer, clang->getArgType(canonical, (unsigned)i));
  writer->type_depth--;
  if (writer->is_too_deep) return -1;
  text_add(writer->text, "T", 1);
  text_add_number(writer->text, number);
  // `id`, `Class` and `SEL` are known by their own kinds, not as the pointers that they are.
  text_add_number(writer->text, type.kind >= 27 && type.kind <= 29 ? type.kind : canonical.kind);
  add_string(writer, clang->getTypeSpelling(type));
  size_t before = writer->text->length;
  add_string(writer, clang->getTypeSpelling(canonical));
  // Types that were written before may be deep as well: the name of each is as long as that.
  if (writer->text->length - before > longest_type) writer->is_too_deep = true;
  text_add_number(writer->text, pointee);
  text_add_number(writer->text, element);
  text_add_number(
      writer->text, is_vector(canonical) ? clang->getNumElements(canonical) : clang->getArraySize(canonical));
  bool laid_out = has_layout(canonical);
  text_add_number(writer->text, laid_out ? clang->Type_getSizeOf(canonical) : 0);
  text_add_number(writer->text, laid_out ? clang->Type_getAlignOf(canonical) : 0);
  text_add_number(writer->text, declaration);
  text_add_number(writer->text, result);
  text_add_number(writer->text, clang->isFunctionTypeVariadic(canonical));
  text_add_number(writer->text, clang->Type_getNullability(type));
  if (laid_out) add_string(writer, clang->Type_getObjCEncoding(type));
  else text_add_field(writer->text, "");
  for (int i = 0; i < count; i++) text_add_number(writer->text, parameters[i]);
  text_add(writer->text, "\n", 1);
  return number;
}

typedef struct {
  tree_writer *writer;
  int *fields;
  int count, room;
} field_list;

static int visit_field(CXCursor field, CXClientData data) {
  field_list *list = data;
  if (list->count == list->room) {
    list->room = list->room * 2 + 16;
    list->fields = realloc(list->fields, (size_t)list->room * sizeof *list->fields);
    if (list->fields == NULL) abort();
  }
  list->fields[list->count++] = write_declaration(list->writer, field);
  return 1;
}

static void write_fields(tree_writer *writer, CXCursor cursor, int number) {
  field_list list = {.writer = writer};
  writer->clang->Type_visitFields(writer->clang->getCursorType(cursor), visit_field, &list);
  text_add(writer->text, "R", 1);
  text_add_number(writer->text, number);
  for (int i = 0; i < list.count; i++) text_add_number(writer->text, list.fields[i]);
  text_add(writer->text, "\n", 1);
  free(list.fields);
}

static long long value_of(libclang *clang, CXCursor cursor) {
  switch (cursor.kind) {
    case 6: {
      int width = clang->getFieldDeclBitWidth(cursor);
      long long offset = clang->Cursor_getOffsetOfField(cursor);
      return offset * 1024 + (width < 0 ? 0 : width);
    }
    case 7: return clang->getEnumConstantDeclValue(cursor);
    case 15: {
      int width = clang->getFieldDeclBitWidth(cursor);
      return width < 0 ? 0 : width;
    }
    case 8: case 9: return clang->Cursor_getStorageClass(cursor);
    case 14: return clang->Cursor_getObjCPropertyAttributes(cursor, 0);
    case 16: case 17: return clang->Cursor_isObjCOptional(cursor);
    default: return 0;
  }
}

static int write_declaration(tree_writer *writer, CXCursor cursor) {
  libclang *clang = writer->clang;
  if (clang->Cursor_isNull(cursor) || cursor.kind >= 50) return -1;
  CXCursor canonical = clang->getCanonicalCursor(cursor);
  bool is_new;
  identity key = {{(size_t)canonical.data[0], 0}};
  int number = identity_number(&writer->declarations, key, &is_new);
  if (!is_new) return number;
  CXFile file;
  unsigned line;
  CXSourceLocation location = clang->getCursorLocation(cursor);
  clang->getExpansionLocation(location, &file, &line, NULL, NULL);
  int file_number = write_file(writer, file);
  bool is_enum = cursor.kind == 5;
  bool is_method = cursor.kind == 16 || cursor.kind == 17;
  CXType declared = is_enum     ? clang->getEnumDeclIntegerType(cursor)
                    : is_method ? clang->getCursorResultType(cursor)
                                : clang->getCursorType(cursor);
  int type = write_type(writer, declared);
  int parent = write_declaration(writer, clang->getCursorSemanticParent(cursor));
  bool has_encoding = cursor.kind == 14 || cursor.kind == 16 || cursor.kind == 17;
  bool is_property = cursor.kind == 14;
  text_add(writer->text, "D", 1);
  text_add_number(writer->text, number);
  text_add_number(writer->text, cursor.kind);
  add_string(writer, clang->getCursorSpelling(cursor));
  text_add_number(writer->text, file_number);
  text_add_number(writer->text, line);
  text_add_number(writer->text, clang->Location_isInSystemHeader(location));
  text_add_number(writer->text, type);
  text_add_number(writer->text, parent);
  text_add_number(writer->text, value_of(clang, cursor));
  if (has_encoding) add_string(writer, clang->getDeclObjCTypeEncoding(cursor));
  else text_add(writer->text, "\t", 1);
  if (is_property) add_string(writer, clang->Cursor_getObjCPropertyGetterName(cursor));
  else text_add(writer->text, "\t", 1);
  if (is_property) add_string(writer, clang->Cursor_getObjCPropertySetterName(cursor));
  else text_add(writer->text, "\t", 1);
  text_add_number(writer->text, clang->isCursorDefinition(cursor));
  bool is_called = is_method || cursor.kind == 8;
  declared_references references = {0};
  if (is_called) references = references_of(clang, canonical);
  text_add_number(writer->text, references.result);
  text_add_number(writer->text, (long long)references.consumed);
  text_add(writer->text, "\n", 1);
  if (cursor.kind == 2 || cursor.kind == 3) write_fields(writer, cursor, number);
  return number;
}

// The text of a function, in which every macro is expanded.
static void write_print(tree_writer *writer, CXCursor cursor, int declaration) {
  libclang *clang = writer->clang;
  CXPrintingPolicy policy = clang->getCursorPrintingPolicy(cursor);
  text_add(writer->text, "P", 1);
  text_add_number(writer->text, declaration);
  add_string(writer, clang->getCursorPrettyPrinted(cursor, policy));
  text_add(writer->text, "\n", 1);
  clang->PrintingPolicy_dispose(policy);
}

static void refuse_depth(
    tree_writer *writer, CXSourceLocation location, const char *what, int most) {
  libclang *clang = writer->clang;
  CXFile file;
  unsigned line, column;
  clang->getExpansionLocation(location, &file, &line, &column, NULL);
  CXString name = clang->getFileName(file);
  const char *words = clang->getCString(name);
  char place[160];
  if (words != NULL) text_add(writer->diagnostics, words, strlen(words));
  int length = snprintf(
      place, sizeof place,
      ":%u:%u: error: more than %d %s inside each other\n1 error generated.\n", line, column, most,
      what);
  text_add(writer->diagnostics, place, (size_t)length);
  clang->disposeString(name);
}

// A structure that a field declares is before the field as well: structures in structures would double with
// each level.
static bool is_visited_already(CXCursor cursor, CXCursor parent) {
  return (cursor.kind == 2 || cursor.kind == 3) && parent.kind == 6;
}

// Finds the first node that is too deep, before anything is asked about those around it.
static int check_depth(CXCursor cursor, CXCursor parent, CXClientData data) {
  if (is_visited_already(cursor, parent)) return 1;
  tree_writer *writer = data;
  libclang *clang = writer->clang;
  if (writer->depth == 0 && clang->Location_isInSystemHeader(clang->getCursorLocation(cursor)))
    return 1;
  if (++writer->depth > deepest) {
    CXSourceLocation start = clang->getRangeStart(clang->getCursorExtent(cursor));
    refuse_depth(writer, start, "expressions and statements", deepest);
    writer->is_too_deep = true;
  } else {
    clang->visitChildren(cursor, check_depth, writer);
  }
  writer->depth--;
  return writer->is_too_deep ? 0 : 1;
}

static int visit_node(CXCursor cursor, CXCursor parent, CXClientData data);

static int visit_superclass(CXCursor cursor, CXCursor parent, CXClientData data) {
  return cursor.kind == superclassReference ? visit_node(cursor, parent, data) : 1;
}

// Visits the superclass that an implementation of an undeclared class names. It is a child of the interface that
// clang makes there, which is no node.
static void visit_superclass_of_undeclared(tree_writer *writer, CXCursor cursor) {
  libclang *clang = writer->clang;
  CXCursor interface = clang->getCanonicalCursor(cursor);
  CXFile file, interface_file;
  unsigned offset, interface_offset;
  clang->getSpellingLocation(clang->getCursorLocation(cursor), &file, NULL, NULL, &offset);
  clang->getSpellingLocation(
      clang->getCursorLocation(interface), &interface_file, NULL, NULL, &interface_offset);
  if (file == interface_file && offset == interface_offset)
    clang->visitChildren(interface, visit_superclass, writer);
}

static int visit_node(CXCursor cursor, CXCursor parent, CXClientData data) {
  tree_writer *writer = data;
  libclang *clang = writer->clang;
  CXSourceRange extent = clang->getCursorExtent(cursor);
  CXSourceLocation start = clang->getRangeStart(extent), end = clang->getRangeEnd(extent);
  if (writer->depth == 0 &&
      clang->Location_isInSystemHeader(clang->getCursorLocation(cursor)))
    return 1;
  CXFile file, spelled_file;
  unsigned line, column, offset, end_offset, spelled, spelled_end;
  clang->getExpansionLocation(start, &file, &line, &column, &offset);
  clang->getExpansionLocation(end, NULL, NULL, NULL, &end_offset);
  clang->getSpellingLocation(start, &spelled_file, NULL, NULL, &spelled);
  clang->getSpellingLocation(end, NULL, NULL, NULL, &spelled_end);
  int file_number = write_file(writer, file), spelled_number = write_file(writer, spelled_file);
  bool is_declaration = cursor.kind < firstReference;
  // `@synthesize` refers to its property, which may be a protocol's.
  bool refers = (!is_declaration && cursor.kind <= lastExpression) || cursor.kind == 37;
  int type = write_type(writer, clang->getCursorType(cursor));
  int reference = refers ? write_declaration(writer, clang->getCursorReferenced(cursor)) : -1;
  int declaration = is_declaration ? write_declaration(writer, cursor) : -1;
  if (writer->is_too_deep) {
    refuse_depth(writer, start, "types", deepest_type);
    return 0;
  }
  int operator= cursor.kind == 114 || cursor.kind == 115 ? clang->getCursorBinaryOperatorKind(cursor)
                : cursor.kind == 112                     ? clang->getCursorUnaryOperatorKind(cursor)
                                                         : 0;
  if (cursor.kind == 9)
    operator= clang->Cursor_isNull(clang->Cursor_getVarDeclInitializer(cursor)) ? 0 : 1;
  long long numbers[] = {writer->depth, cursor.kind, type,    reference,      declaration, operator,
                         file_number,   line,        column,  offset,         end_offset,
                         spelled_number, spelled,    spelled_end};
  text_add(writer->text, "N", 1);
  for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++)
    text_add_number(writer->text, numbers[i]);
  write_evaluation(clang, writer->text, cursor);
  add_string(writer, clang->getCursorSpelling(cursor));
  text_add(writer->text, "\n", 1);
  if (cursor.kind >= firstAttribute && cursor.kind <= lastAttribute) {
    // An attribute of a variable outside functions may name its section, by a macro too.
    if (writer->depth == 1 && parent.kind == 9) writer->has_words_of_macros = true;
    if (writer->depth > 1 && parent.kind == 9) writer->has_local_attributes = true;
    return 1;
  }
  if (is_visited_already(cursor, parent)) return 1;
  bool is_written_elsewhere = spelled_number != file_number || spelled != offset;
  bool has_words = (writer->has_vectors && cursor.kind == unexposedExpression) ||
                   cursor.kind == encodeExpression || cursor.kind == selectorExpression ||
                   cursor.kind == genericSelection;
  // The encoded type may be the name of a macro, at any position.
  if (has_words && (is_written_elsewhere || cursor.kind == encodeExpression)) {
    writer->has_words_of_macros = true;
  }
  writer->depth++;
  if (cursor.kind == implementation) visit_superclass_of_undeclared(writer, cursor);
  clang->visitChildren(cursor, visit_node, writer);
  writer->depth--;
  if (writer->is_too_deep) return 0;
  // So may one of a static variable in a function, whose print leaves blocks out.
  if (cursor.kind == 9 && writer->depth > 0 && writer->has_local_attributes) {
    write_print(writer, cursor, declaration);
    writer->has_local_attributes = false;
  }
  bool is_function = cursor.kind == 8 || cursor.kind == 9 || cursor.kind == 16 || cursor.kind == 17;
  if (is_function && writer->depth < 2) {
    if (writer->has_words_of_macros) write_print(writer, cursor, declaration);
    writer->has_words_of_macros = false;
  }
  return 1;
}

bool syntax_tree_write(
    libclang *clang, CXTranslationUnit unit, text_buffer *text, text_buffer *diagnostics) {
  tree_writer writer = {.clang = clang, .text = text, .diagnostics = diagnostics};
  clang->visitChildren(clang->getTranslationUnitCursor(unit), check_depth, &writer);
  if (!writer.is_too_deep)
    clang->visitChildren(clang->getTranslationUnitCursor(unit), visit_node, &writer);
  identities_free(&writer.files);
  identities_free(&writer.types);
  identities_free(&writer.declarations);
  return !writer.is_too_deep;
}
