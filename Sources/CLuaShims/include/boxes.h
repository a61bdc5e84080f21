// A box is a full userdata that holds one strong reference to a Swift object.
//
// There are two kinds. A *handle* is what scripts hold of an object. A *callable* is the hidden
// first upvalue of every native function. A script with the `debug` library can put any value where
// a box is expected, so a box is recognised by its size and by a seal that no other userdata has: a
// constant of its kind mixed with the address of the state it was made for.

#ifndef CLUASHIMS_BOXES_H
#define CLUASHIMS_BOXES_H

#include <lua.h>
#include <stdbool.h>
#include <stdint.h>

#include "bridge_state.h"

#pragma clang assume_nonnull begin

/// The block of a box. `object` is NULL once it has been emptied.
typedef struct bridge_box {
  uint64_t seal;
  void *_Nullable object;
  uint32_t place;
  uint8_t tag;  // a handle: the kind of its object, chosen by its maker
  bool flag;    // a handle: one bit for its maker
} bridge_box;

/// The kinds of boxes.
typedef enum bridge_box_kind {
  bridge_box_kind_handle = 1,
  bridge_box_kind_callable = 2,
} bridge_box_kind;

/// This function is provided because a seal mixes an address into a constant, in C and in Swift.
static inline uint64_t bridge_seal(const bridge_state *state, bridge_box_kind kind) {
  return (uint64_t)(uintptr_t)state ^ UINT64_C(0x9e3779b97f4a7c15) * kind;
}

/// This function is provided because userdata may only be read after its size has been checked, and
/// one inlined copy of that check serves every caller. NULL: not a box of that kind and state.
static inline bridge_box *_Nullable bridge_box_at(
    lua_State *L, int index, bridge_box_kind kind) {
  bridge_box *_Nullable box = (bridge_box *)lua_touserdata(L, index);
  if (box == NULL || lua_rawlen(L, index) != sizeof *box) return NULL;
  return box->seal == bridge_seal(bridge_state_of(L), kind) ? box : NULL;
}

/// This function is provided because it is the hot path of every native method: the object of a
/// handle with that tag, or NULL.
static inline void *_Nullable bridge_handle_object(lua_State *L, int index, uint8_t tag) {
  bridge_box *_Nullable box = bridge_box_at(L, index, bridge_box_kind_handle);
  return box != NULL && box->tag == tag ? box->object : NULL;
}

/// This function is provided because a handle's block is laid out in C. It takes over the caller's
/// reference to `object`, and pushes the handle.
void bridge_push_handle(lua_State *L, void *object, uint8_t tag);

/// This function is provided because a C closure needs a C function: pushes one that enters Swift
/// with `callable`, whose reference it takes over, and with the `upvalues` values that it pops.
void bridge_push_callable(lua_State *L, void *callable, int upvalues);

/// This function is provided because only C knows the function that enters Swift: the callable of the
/// C closure at `index`, or NULL.
void *_Nullable bridge_callable_of(lua_State *L, int index);

/// This function is provided because a box and the state's places change together. Empties the box,
/// and hands its reference to the caller; NULL when it was empty.
void *_Nullable bridge_empty_box(bridge_state *state, bridge_box *box);

#pragma clang assume_nonnull end

#endif
