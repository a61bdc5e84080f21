// The small blocks of a Lua state, which hold most of its objects: they are taken from lists of free
// blocks, because many are freed at once, and the C library then joins and splits them again.
//
// Blocks that the C library has allocated before, and blocks that could not be made smaller, are in the
// same lists. They are recognized when the lists are freed.

#ifndef CLUASHIMS_SMALL_BLOCKS_H
#define CLUASHIMS_SMALL_BLOCKS_H

#include <stdbool.h>
#include <stddef.h>

#pragma clang assume_nonnull begin

enum { bridge_small_size = 64, bridge_small_grain = 8 };

/// The free small blocks of a state.
typedef struct bridge_small_blocks {
  void *_Nullable free[bridge_small_size / bridge_small_grain];  // each begins with the next one
  char *_Nullable unused, *_Nullable end;  // the unused part of the newest slab
  struct bridge_slab *_Nullable slabs;
} bridge_small_blocks;

/// The index of the list for blocks of a size, which is not 0 and not above `bridge_small_size`.
static inline size_t bridge_small_list(size_t size) { return (size - 1) / bridge_small_grain; }

/// Allocates a small block from a new slab; NULL when there is no memory.
void *_Nullable bridge_small_block_of_slab(bridge_small_blocks *blocks, size_t list);

/// Allocates a small block; NULL when there is no memory.
static inline void *_Nullable bridge_take_small_block(bridge_small_blocks *blocks, size_t size) {
  size_t list = bridge_small_list(size);
  void **_Nullable block = (void **)blocks->free[list];
  if (block == NULL) return bridge_small_block_of_slab(blocks, list);
  blocks->free[list] = *block;
  return block;
}

/// Frees a small block.
static inline void bridge_give_small_block(bridge_small_blocks *blocks, void *block, size_t size) {
  size_t list = bridge_small_list(size);
  *(void *_Nullable *)block = blocks->free[list];
  blocks->free[list] = block;
}

/// Frees all slabs. No block may be in use.
void bridge_free_small_blocks(bridge_small_blocks *blocks);

#pragma clang assume_nonnull end

#endif
