// Proof that a value is alive without a collection: a place that the collector would mark, and in
// which the value was seen. As long as it stands there, it is no garbage.
//
// To know what is garbage takes a whole collection; to know that one value is none takes a look at
// one place. Only places are used that the collector marks for certain: what running functions keep
// in locals, temporaries and upvalues, the upvalues of functions that Swift keeps, the
// globals, and a field of a table in one of these, unless the table is weak.

#ifndef CLUASHIMS_ROOTS_H
#define CLUASHIMS_ROOTS_H

#include <lua.h>
#include <stdbool.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

/// What kind of place it is; `bridge_root_none` is no place.
typedef enum bridge_root_kind {
  bridge_root_none = 0,
  bridge_root_local = 1,    // a local or a temporary of a running function
  bridge_root_upvalue = 2,  // an upvalue of a running function
  bridge_root_anchor = 3,   // an upvalue of a function that Swift keeps; see anchors.h
  bridge_root_global = 4,   // the table of globals
} bridge_root_kind;

enum { bridge_root_key_size = 24 };

/// A place, and the value that was seen there.
typedef struct bridge_root {
  const void *_Nullable value;
  bridge_root_kind kind;
  int32_t where;         // the frame's level, or the anchor
  int32_t slot;          // the number of the local or of the upvalue
  bool is_on_main;       // a frame of the main thread, not of the running one
  int8_t key_length;     // a field of the table there: the length of its name, or -1: a number
  char key[bridge_root_key_size];
  lua_Integer number;
  bool is_field;
} bridge_root;

/// Pops a full userdata and looks for it. `kind` of the answer is none when it was not found.
bridge_root bridge_find_root(lua_State *L);

/// Whether the value stands where it was seen.
bool bridge_confirm_root(lua_State *L, const bridge_root *root);

#pragma clang assume_nonnull end

#endif
