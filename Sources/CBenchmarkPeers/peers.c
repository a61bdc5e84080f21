#include "peers.h"

#include <stdatomic.h>

typedef long (*peer_function)(void *receiver, const char *selector);

static long counted;

static long first(void *receiver, const char *selector) {
  (void)receiver, (void)selector;
  return counted += 1;
}

static long second(void *receiver, const char *selector) {
  (void)receiver, (void)selector;
  return counted += 2;
}

static volatile peer_function table[] = {first, second};

long peers_call_through_table(long count) {
  for (long i = 0; i < count; i++) table[i & 1](table, "value");
  return counted;
}

static atomic_long allocations;

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *block, size_t size);

// The program's own allocator functions take the place of the C library's, and count.

void *malloc(size_t size) {
  allocations++;
  return __libc_malloc(size);
}

void *calloc(size_t count, size_t size) {
  allocations++;
  return __libc_calloc(count, size);
}

void *realloc(void *block, size_t size) {
  allocations++;
  return __libc_realloc(block, size);
}

long peers_allocations(void) { return allocations; }
