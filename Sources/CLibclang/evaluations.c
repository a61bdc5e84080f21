#include "evaluations.h"

#include <stdbool.h>
#include <stdio.h>

enum { firstExpression = 100 };

static int note_child(CXCursor cursor, CXCursor parent, CXClientData data) {
  (void)parent;
  // The names in `offsetof` are no operands.
  if (cursor.kind < firstExpression) return 1;
  *(bool *)data = true;
  return 0;
}

// Stops at the first operand below casts and parentheses, and notes whether it is a unary operator.
static int note_operator(CXCursor cursor, CXCursor parent, CXClientData data) {
  (void)parent;
  if (cursor.kind < firstExpression) return 1;
  if (cursor.kind == 100 || cursor.kind == 111 || cursor.kind == 117) return 2;
  *(bool *)data = cursor.kind == 112;
  return 0;
}

// Whether the value of an expression of a kind is asked of clang.
static bool is_evaluated(libclang *clang, CXCursor cursor) {
  switch (cursor.kind) {
    case 106: case 107: case 109: case 110: case 136: case 137: case 145: return true;
    case 100: {
      bool has_children = false;
      clang->visitChildren(cursor, note_child, &has_children);
      return !has_children;
    }
    case 117: {
      // `(size_t)&((T *)0)->field`, the offset of a field.
      bool is_operator = false;
      clang->visitChildren(cursor, note_operator, &is_operator);
      return is_operator;
    }
    default: return false;
  }
}

void write_evaluation(libclang *clang, text_buffer *text, CXCursor cursor) {
  CXEvalResult result = is_evaluated(clang, cursor) ? clang->Cursor_Evaluate(cursor) : NULL;
  int kind = result == NULL ? 0 : clang->EvalResult_getKind(result);
  text_add_number(text, kind);
  char digits[64];
  switch (kind) {
    case 1:
      text_add_number(
          text, clang->EvalResult_isUnsignedInt(result)
                    ? (long long)clang->EvalResult_getAsUnsigned(result)
                    : clang->EvalResult_getAsLongLong(result));
      break;
    case 2:
      snprintf(digits, sizeof digits, "%a", clang->EvalResult_getAsDouble(result));
      text_add_field(text, digits);
      break;
    case 3: case 4: case 5: text_add_field(text, clang->EvalResult_getAsStr(result)); break;
    default: text_add(text, "\t", 1);
  }
  if (result != NULL) clang->EvalResult_dispose(result);
}
