#include "memory_meter.h"

#if !defined(__APPLE__)

#include <dlfcn.h>
#include <errno.h>
#include <gnu/lib-names.h>
#include <malloc.h>
#include <stdlib.h>

#include "native_memory.h"

// The address sanitizer has its own allocator, which must not be replaced: memory is then limited
// as in a program without the meter.
#if defined(__has_feature) && __has_feature(address_sanitizer)

void memory_meter_link(void) {}

#else

// The C library's own functions, with the names that it exports for replacements.
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *block, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);
extern void __libc_free(void *block);

// An allocator that is preloaded, such as jemalloc, would be asked the size of a block that the C library
// allocated: the name is looked up in the C library itself.
size_t malloc_usable_size(void *block) {
  static _Atomic(size_t (*)(void *)) usable_size;
  size_t (*function)(void *) = atomic_load_explicit(&usable_size, memory_order_relaxed);
  if (function == NULL) {
    void *library = dlopen(LIBC_SO, RTLD_LAZY | RTLD_NOLOAD);
    function = (size_t (*)(void *))dlsym(library, "malloc_usable_size");
    if (function == NULL) abort();
    atomic_store_explicit(&usable_size, function, memory_order_relaxed);
  }
  return function(block);
}

__attribute__((constructor)) static void begin(void) {
  bridge_native_memory.has_meter = true;
  bridge_restore_reserve();
}

void memory_meter_link(void) {}

// The bytes of a block, with the C library's own in front of it: they are a tenth of the memory of small objects.
static ptrdiff_t size_of(void *block) {
  return (ptrdiff_t)(malloc_usable_size(block) + sizeof(size_t));
}

static void count(void *block) {
  native_memory *memory = &bridge_native_memory;
  ptrdiff_t size = size_of(block);
  ptrdiff_t used =
      atomic_fetch_add_explicit(&memory->used_bytes, size, memory_order_relaxed) + size;
  if (used <= 0) return;
  if ((size_t)used > memory->hard_limit) bridge_die_without_memory();
  if ((size_t)used + *memory->lua_bytes > memory->soft_limit)
    atomic_store_explicit(&memory->is_over, true, memory_order_relaxed);
}

static void discount(void *block) {
  atomic_fetch_sub_explicit(&bridge_native_memory.used_bytes, size_of(block), memory_order_relaxed);
}

static inline bool counts(void) {
  return bridge_native_memory.is_counting && !bridge_allocates_for_lua;
}

// Whether a failed allocation may be retried; a second failure terminates the process.
static bool try_again(void) {
  if (bridge_allocates_for_lua) return false;
  if (!bridge_give_up_reserve()) bridge_die_without_memory();
  return true;
}

static void *finished(void *block) {
  if (block == NULL) {
    if (!bridge_allocates_for_lua) bridge_die_without_memory();
    errno = ENOMEM;
  } else if (counts()) {
    count(block);
  }
  return block;
}

void *malloc(size_t size) {
  void *block = __libc_malloc(size);
  if (block == NULL && try_again()) block = __libc_malloc(size);
  return finished(block);
}

void *calloc(size_t number, size_t size) {
  void *block = __libc_calloc(number, size);
  if (block == NULL && try_again()) block = __libc_calloc(number, size);
  return finished(block);
}

void *realloc(void *block, size_t size) {
  if (block == NULL) return malloc(size);
  if (size == 0) {
    free(block);
    return NULL;
  }
  if (counts()) discount(block);
  void *grown = __libc_realloc(block, size);
  if (grown == NULL && try_again()) grown = __libc_realloc(block, size);
  return finished(grown);
}

static void *aligned(size_t alignment, size_t size) {
  void *block = __libc_memalign(alignment, size);
  if (block == NULL && try_again()) block = __libc_memalign(alignment, size);
  return finished(block);
}

void *memalign(size_t alignment, size_t size) { return aligned(alignment, size); }

void *aligned_alloc(size_t alignment, size_t size) { return aligned(alignment, size); }

int posix_memalign(void **place, size_t alignment, size_t size) {
  *place = aligned(alignment, size);
  return *place == NULL ? ENOMEM : 0;
}

void free(void *block) {
  if (block != NULL && counts()) discount(block);
  __libc_free(block);
}

#endif

#endif
