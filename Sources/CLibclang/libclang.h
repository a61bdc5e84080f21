// The part of libclang's C interface that reading a source needs, declared here: no headers of
// clang are installed where hookhost runs, and nothing is linked. The layouts and signatures are
// those of libclang's stable interface ("clang-c/Index.h", versions 17 and later).

#ifndef LIBCLANG_H
#define LIBCLANG_H

#include "CSharedLibrary.h"

#include <stdbool.h>
#include <stddef.h>

typedef void *CXPrintingPolicy;
typedef void *CXIndex, *CXTranslationUnit, *CXFile, *CXDiagnostic, *CXDiagnosticSet, *CXEvalResult,
    *CXClientData;

typedef struct {
  const void *data;
  unsigned private_flags;
} CXString;

typedef struct {
  int kind;
  int xdata;
  const void *data[3];
} CXCursor;

typedef struct {
  int kind;
  void *data[2];
} CXType;

typedef struct {
  const void *ptr_data[2];
  unsigned int_data;
} CXSourceLocation;

typedef struct {
  const void *ptr_data[2];
  unsigned begin_int_data;
  unsigned end_int_data;
} CXSourceRange;

typedef int (*CXCursorVisitor)(CXCursor cursor, CXCursor parent, CXClientData data);
typedef int (*CXFieldVisitor)(CXCursor field, CXClientData data);
typedef void (*CXInclusionVisitor)(
    CXFile file, CXSourceLocation *stack, unsigned depth, CXClientData data);

// One line for each function: its result, its name, its parameters.
#define LIBCLANG_FUNCTIONS(F)                                                                      \
  F(CXIndex, createIndex, (int, int))                                                              \
  F(void, disposeIndex, (CXIndex))                                                                 \
  F(int, parseTranslationUnit2,                                                                    \
    (CXIndex, const char *, const char *const *, int, const void *, unsigned, unsigned,            \
     CXTranslationUnit *))                                                                         \
  F(void, disposeTranslationUnit, (CXTranslationUnit))                                             \
  F(int, saveTranslationUnit, (CXTranslationUnit, const char *, unsigned))                         \
  F(CXCursor, getTranslationUnitCursor, (CXTranslationUnit))                                       \
  F(unsigned, getNumDiagnostics, (CXTranslationUnit))                                              \
  F(CXDiagnostic, getDiagnostic, (CXTranslationUnit, unsigned))                                    \
  F(void, disposeDiagnostic, (CXDiagnostic))                                                       \
  F(int, getDiagnosticSeverity, (CXDiagnostic))                                                    \
  F(CXString, formatDiagnostic, (CXDiagnostic, unsigned))                                          \
  F(CXSourceLocation, getDiagnosticLocation, (CXDiagnostic))                                       \
  F(unsigned, getDiagnosticNumRanges, (CXDiagnostic))                                              \
  F(CXSourceRange, getDiagnosticRange, (CXDiagnostic, unsigned))                                   \
  F(CXDiagnosticSet, getChildDiagnostics, (CXDiagnostic))                                          \
  F(unsigned, getNumDiagnosticsInSet, (CXDiagnosticSet))                                           \
  F(CXDiagnostic, getDiagnosticInSet, (CXDiagnosticSet, unsigned))                                 \
  F(const char *, getFileContents, (CXTranslationUnit, CXFile, size_t *))                          \
  F(void, getInclusions, (CXTranslationUnit, CXInclusionVisitor, CXClientData))                    \
  F(unsigned, defaultDiagnosticDisplayOptions, (void))                                             \
  F(const char *, getCString, (CXString))                                                          \
  F(void, disposeString, (CXString))                                                               \
  F(unsigned, visitChildren, (CXCursor, CXCursorVisitor, CXClientData))                            \
  F(CXString, getCursorSpelling, (CXCursor))                                                       \
  F(CXCursor, getCursorReferenced, (CXCursor))                                                     \
  F(CXCursor, getCanonicalCursor, (CXCursor))                                                      \
  F(CXCursor, getCursorSemanticParent, (CXCursor))                                                 \
  F(CXType, getCursorType, (CXCursor))                                                             \
  F(CXType, getCursorResultType, (CXCursor))                                                       \
  F(CXSourceRange, getCursorExtent, (CXCursor))                                                    \
  F(CXSourceLocation, getCursorLocation, (CXCursor))                                               \
  F(CXSourceLocation, getRangeStart, (CXSourceRange))                                              \
  F(CXSourceLocation, getRangeEnd, (CXSourceRange))                                                \
  F(void, getExpansionLocation,                                                                    \
    (CXSourceLocation, CXFile *, unsigned *, unsigned *, unsigned *))                              \
  F(void, getSpellingLocation,                                                                     \
    (CXSourceLocation, CXFile *, unsigned *, unsigned *, unsigned *))                              \
  F(int, Location_isInSystemHeader, (CXSourceLocation))                                            \
  F(CXString, getFileName, (CXFile))                                                               \
  F(unsigned, hashCursor, (CXCursor))                                                              \
  F(unsigned, equalCursors, (CXCursor, CXCursor))                                                  \
  F(int, Cursor_isNull, (CXCursor))                                                                \
  F(int, getCursorBinaryOperatorKind, (CXCursor))                                                  \
  F(int, getCursorUnaryOperatorKind, (CXCursor))                                                   \
  F(CXEvalResult, Cursor_Evaluate, (CXCursor))                                                     \
  F(int, EvalResult_getKind, (CXEvalResult))                                                       \
  F(long long, EvalResult_getAsLongLong, (CXEvalResult))                                           \
  F(unsigned, EvalResult_isUnsignedInt, (CXEvalResult))                                            \
  F(unsigned long long, EvalResult_getAsUnsigned, (CXEvalResult))                                  \
  F(double, EvalResult_getAsDouble, (CXEvalResult))                                                \
  F(const char *, EvalResult_getAsStr, (CXEvalResult))                                             \
  F(void, EvalResult_dispose, (CXEvalResult))                                                      \
  F(CXCursor, Cursor_getVarDeclInitializer, (CXCursor))                                            \
  F(int, Cursor_getStorageClass, (CXCursor))                                                       \
  F(long long, getEnumConstantDeclValue, (CXCursor))                                               \
  F(CXString, Cursor_getObjCPropertyGetterName, (CXCursor))                                        \
  F(CXString, Cursor_getObjCPropertySetterName, (CXCursor))                                        \
  F(unsigned, Cursor_getObjCPropertyAttributes, (CXCursor, unsigned))                              \
  F(unsigned, Cursor_isObjCOptional, (CXCursor))                                                   \
  F(CXString, getDeclObjCTypeEncoding, (CXCursor))                                                 \
  F(CXString, Type_getObjCEncoding, (CXType))                                                      \
  F(CXType, getEnumDeclIntegerType, (CXCursor))                                                    \
  F(int, getFieldDeclBitWidth, (CXCursor))                                                         \
  F(unsigned, isCursorDefinition, (CXCursor))                                                      \
  F(CXPrintingPolicy, getCursorPrintingPolicy, (CXCursor))                                         \
  F(CXString, getCursorPrettyPrinted, (CXCursor, CXPrintingPolicy))                                \
  F(void, PrintingPolicy_dispose, (CXPrintingPolicy))                                              \
  F(CXType, getCanonicalType, (CXType))                                                            \
  F(CXString, getTypeSpelling, (CXType))                                                           \
  F(CXType, Type_getValueType, (CXType))                                                           \
  F(CXType, getPointeeType, (CXType))                                                              \
  F(CXType, getArrayElementType, (CXType))                                                         \
  F(long long, getArraySize, (CXType))                                                             \
  F(CXType, getElementType, (CXType))                                                              \
  F(long long, getNumElements, (CXType))                                                           \
  F(CXCursor, getTypeDeclaration, (CXType))                                                        \
  F(CXType, getResultType, (CXType))                                                               \
  F(int, getNumArgTypes, (CXType))                                                                 \
  F(CXType, getArgType, (CXType, unsigned))                                                        \
  F(unsigned, isFunctionTypeVariadic, (CXType))                                                    \
  F(long long, Type_getSizeOf, (CXType))                                                           \
  F(long long, Type_getAlignOf, (CXType))                                                          \
  F(unsigned, Type_visitFields, (CXType, CXFieldVisitor, CXClientData))                            \
  F(long long, Cursor_getOffsetOfField, (CXCursor))                                                \
  F(int, Type_getNullability, (CXType))

// The functions of the loaded library.
typedef struct {
  void *library;
  LIBCLANG_FUNCTIONS(SHARED_LIBRARY_FIELD)
} libclang;

// Loads a library and its functions; returns the name of a missing one, or NULL.
const char *libclang_load(libclang *clang, const char *path);

#endif
