#include "small_blocks.h"

#include <stdint.h>
#include <stdlib.h>

enum { SLAB_SIZE = 64 << 10 };

typedef struct bridge_slab {
  struct bridge_slab *next;
  char blocks[];  // aligned as Lua's values, to 8 bytes
} bridge_slab;

void *bridge_small_block_of_slab(bridge_small_blocks *blocks, size_t list) {
  size_t size = (list + 1) * bridge_small_grain;
  if ((size_t)(blocks->end - blocks->unused) < size) {
    // A little less than a power of two, to which the C library adds its own header.
    bridge_slab *slab = malloc(SLAB_SIZE - 64);
    if (slab == NULL) return NULL;
    slab->next = blocks->slabs;
    blocks->slabs = slab;
    blocks->unused = slab->blocks;
    blocks->end = (char *)slab + SLAB_SIZE - 64;
  }
  void *block = blocks->unused;
  blocks->unused += size;
  return block;
}

static int compare_addresses(const void *first, const void *second) {
  uintptr_t one = *(const uintptr_t *)first, other = *(const uintptr_t *)second;
  return (one > other) - (one < other);
}

// Whether a block is in one of the slabs, whose addresses are sorted.
static bool is_in_slab(const uintptr_t *slabs, size_t count, uintptr_t block) {
  size_t low = 0, high = count;
  while (low < high) {
    size_t middle = (low + high) / 2;
    if (slabs[middle] <= block)
      low = middle + 1;
    else
      high = middle;
  }
  return low > 0 && block - slabs[low - 1] < SLAB_SIZE - 64;
}

// Frees the blocks that are in no slab; without memory for the list of slabs, they are lost.
static void free_others(bridge_small_blocks *blocks) {
  size_t count = 0;
  for (bridge_slab *slab = blocks->slabs; slab != NULL; slab = slab->next) count++;
  uintptr_t *slabs = malloc((count + 1) * sizeof *slabs);
  if (slabs == NULL) return;
  size_t place = 0;
  for (bridge_slab *slab = blocks->slabs; slab != NULL; slab = slab->next)
    slabs[place++] = (uintptr_t)slab;
  qsort(slabs, count, sizeof *slabs, compare_addresses);
  for (size_t list = 0; list < bridge_small_size / bridge_small_grain; list++) {
    void **block = blocks->free[list];
    while (block != NULL) {
      void **next = *block;
      if (!is_in_slab(slabs, count, (uintptr_t)block)) free(block);
      block = next;
    }
  }
  free(slabs);
}

void bridge_free_small_blocks(bridge_small_blocks *blocks) {
  free_others(blocks);
  for (bridge_slab *slab = blocks->slabs; slab != NULL;) {
    bridge_slab *next = slab->next;
    free(slab);
    slab = next;
  }
  *blocks = (bridge_small_blocks){0};
}
