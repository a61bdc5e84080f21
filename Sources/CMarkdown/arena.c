#include "arena.h"

#include <setjmp.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

// A block, in a list that is closed by its head. The contents follow.
typedef struct block {
  _Alignas(max_align_t) struct block *next;
  struct block *previous;
  size_t size;
} block;

typedef struct {
  block head;
  size_t allocations;
  bool (*goes_on)(void *);
  void *owner;
  jmp_buf leave;
} arena;

// cmark-gfm's functions have no parameter for the arena.
static _Thread_local arena *current;

static void insert(block *b) {
  b->previous = &current->head;
  b->next = current->head.next;
  b->next->previous = b;
  current->head.next = b;
}

static void take_out(block *b) {
  b->previous->next = b->next;
  b->next->previous = b->previous;
}

void arena_check(void) {
  if (!current->goes_on(current->owner)) longjmp(current->leave, 1);
}

// Returns a block with its first bytes as before, and the others zero; it is in the list.
static void *resized(block *old, size_t size) {
  if (++current->allocations % 1024 == 0) arena_check();
  size_t before = old == NULL ? 0 : old->size;
  if (size > SIZE_MAX - sizeof(block)) longjmp(current->leave, 1);
  if (old != NULL) take_out(old);
  block *b = realloc(old, sizeof(block) + size);
  if (b == NULL) {
    if (old != NULL) insert(old);
    longjmp(current->leave, 1);
  }
  b->size = size;
  insert(b);
  if (size > before) memset((char *)(b + 1) + before, 0, size - before);
  return b + 1;
}

static void *arena_calloc(size_t count, size_t size) {
  size_t bytes;
  if (__builtin_mul_overflow(count, size, &bytes)) longjmp(current->leave, 1);
  return resized(NULL, bytes);
}

static void *arena_realloc(void *contents, size_t size) {
  return resized(contents == NULL ? NULL : (block *)contents - 1, size);
}

static void arena_free(void *contents) {
  if (contents == NULL) return;
  block *b = (block *)contents - 1;
  take_out(b);
  free(b);
}

const arena_functions arena_memory = {arena_calloc, arena_realloc, arena_free};

bool arena_run(void (*body)(void *), void *context, bool (*goes_on)(void *), void *owner) {
  arena own = {.goes_on = goes_on, .owner = owner};
  own.head.next = own.head.previous = &own.head;
  arena *outer = current;
  current = &own;
  volatile bool is_done = false;
  if (setjmp(own.leave) == 0) {
    body(context);
    is_done = true;
  }
  current = outer;
  for (block *b = own.head.next; b != &own.head;) {
    block *next = b->next;
    free(b);
    b = next;
  }
  return is_done;
}
