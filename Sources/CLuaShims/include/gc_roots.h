// GC roots: a proof that a value is reachable, without a collection. It is a location that the
// collector marks, and that contained the value. While the value is there, it is not garbage.
//
// Finding all garbage requires a whole collection; to check one value, one location is enough. Only
// locations are used that the collector certainly marks: the locals, temporaries and upvalues of
// running functions, the upvalues of functions that Swift references, the globals, and a field of a
// table in one of these, unless the table is weak.

#ifndef CLUASHIMS_GC_ROOTS_H
#define CLUASHIMS_GC_ROOTS_H

#include <lua.h>
#include <stdbool.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

/// The type of location; `bridge_gc_root_none` is no location.
typedef enum bridge_gc_root_kind {
  bridge_gc_root_none = 0,
  bridge_gc_root_local = 1,    // a local or a temporary of a running function
  bridge_gc_root_upvalue = 2,  // an upvalue of a running function
  bridge_gc_root_reference = 3,   // an upvalue of a function that Swift references; see references.h
  bridge_gc_root_global = 4,   // the table of globals
} bridge_gc_root_kind;

enum { bridge_gc_root_key_size = 24 };

/// A location, and the value that it contained.
typedef struct bridge_gc_root {
  const void *_Nullable value;
  bridge_gc_root_kind kind;
  int32_t where;         // the frame's level, or the reference's number
  int32_t slot;          // the number of the local or of the upvalue
  bool is_on_main;       // a frame of the main thread, not of the running one
  int8_t key_length;     // of a field's key in that table; -1: an integer key
  char key[bridge_gc_root_key_size];
  lua_Integer number;
  bool is_field;
} bridge_gc_root;

/// Pops a full userdata and searches for it. `kind` of the result is none when it was not found.
bridge_gc_root bridge_find_gc_root(lua_State *L);

/// Whether the value is still at the location.
bool bridge_confirm_gc_root(lua_State *L, const bridge_gc_root *root);

#pragma clang assume_nonnull end

#endif
