// A box is a full userdata with one strong reference to a Swift object.
//
// There are two types. A *handle* is a script's reference to an object. A *callable* is the hidden
// first upvalue of every native function. A script with the `debug` library can pass any value
// where a box is expected, so a box is recognized by its size and by a seal that no other userdata
// has: a constant of its type combined with the address of its state.

#ifndef CLUASHIMS_BOXES_H
#define CLUASHIMS_BOXES_H

#include <lua.h>
#include <stdbool.h>
#include <stdint.h>

#include "bridge_state.h"

#pragma clang assume_nonnull begin

/// The memory block of a box. `object` is NULL after it was emptied.
typedef struct bridge_box {
  uint64_t seal;
  void *_Nullable object;
  uint32_t slot;
  uint8_t tag;  // handle: the type of its object, chosen by its creator
  bool flag;    // handle: one bit for its creator; callable: it returns a newborn object
  bool counted;  // handle: a source counts the references to its object by hand
} bridge_box;

/// The types of boxes.
typedef enum bridge_box_kind {
  bridge_box_kind_handle = 1,
  bridge_box_kind_callable = 2,
} bridge_box_kind;

/// This function is provided because a seal combines an address and a constant, in C and in Swift.
static inline uint64_t bridge_seal(const bridge_state *state, bridge_box_kind kind) {
  return (uint64_t)(uintptr_t)state ^ UINT64_C(0x9e3779b97f4a7c15) * kind;
}

/// This function is provided because userdata may be read only after its size was checked, and one
/// inlined check serves every caller. NULL: not a box of that type and state.
static inline bridge_box *_Nullable bridge_box_at(
    lua_State *L, int index, bridge_box_kind kind) {
  bridge_box *_Nullable box = (bridge_box *)lua_touserdata(L, index);
  if (box == NULL || lua_rawlen(L, index) != sizeof *box) return NULL;
  return box->seal == bridge_seal(bridge_state_of(L), kind) ? box : NULL;
}

/// This function is provided because it is the hot path of every native method: returns the object
/// of a handle with that tag, or NULL.
static inline void *_Nullable bridge_handle_object(lua_State *L, int index, uint8_t tag) {
  bridge_box *_Nullable box = bridge_box_at(L, index, bridge_box_kind_handle);
  return box != NULL && box->tag == tag ? box->object : NULL;
}

/// This function is provided because a handle that is the only value on the stack is checked at the
/// birth of every object: returns the box of one with that tag and an object, or NULL.
static inline bridge_box *_Nullable bridge_only_handle(lua_State *L, uint8_t tag) {
  if (lua_gettop(L) != 1) return NULL;
  bridge_box *_Nullable box = bridge_box_at(L, 1, bridge_box_kind_handle);
  return box != NULL && box->tag == tag && box->object != NULL ? box : NULL;
}

/// This function is provided because a handle's block is laid out in C. Takes ownership of the
/// caller's reference to `object`, and pushes the handle.
bridge_box *bridge_push_handle(lua_State *L, void *object, uint8_t tag);

/// This function is provided because a C closure needs a C function. Pushes one that calls
/// `callable`, takes ownership of its reference, and pops `upvalues` values as its upvalues.
void bridge_push_callable(lua_State *L, void *callable, int upvalues);

/// This function is provided because a callable's box is an upvalue. Makes the C closure on top return
/// its only argument without a call into Swift if it is `newborn` of the state.
void bridge_let_return_newborn(lua_State *L);

/// This function is provided because only C can compare the function that enters Swift. Returns the
/// callable of the C closure at `index`, or NULL.
void *_Nullable bridge_callable_of(lua_State *L, int index);

/// This function is provided because a box and the state's slots change together. Empties the box,
/// and passes its reference to the caller; NULL when it was empty.
void *_Nullable bridge_empty_box(bridge_state *state, bridge_box *box);

#pragma clang assume_nonnull end

#endif
