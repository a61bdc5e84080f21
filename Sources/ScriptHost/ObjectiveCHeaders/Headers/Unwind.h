// The stack of machine code: there is none, so no frame follows the first one.
#ifndef HOOKHOST_UNWIND_H
#define HOOKHOST_UNWIND_H
#include <hookhost/CLibrary.h>

typedef uint64_t unw_word_t;
typedef int unw_regnum_t;
typedef struct { uint64_t data[68]; } unw_context_t;
typedef struct { uint64_t data[79]; } unw_cursor_t;
enum { UNW_REG_IP = -1, UNW_REG_SP = -2 };
enum { UNW_ESUCCESS = 0, UNW_EUNSPEC = -6540, UNW_EBADREG = -6542 };
int unw_getcontext(unw_context_t *context);
int unw_init_local(unw_cursor_t *cursor, unw_context_t *context);
int unw_step(unw_cursor_t *cursor);
int unw_get_reg(unw_cursor_t *cursor, unw_regnum_t number, unw_word_t *value);
#endif
