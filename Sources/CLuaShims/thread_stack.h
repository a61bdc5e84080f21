// The stack of the running thread.

#ifndef CLUASHIMS_THREAD_STACK_H
#define CLUASHIMS_THREAD_STACK_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Finds the lowest address and the size; false if they are unknown.
bool thread_stack_find(uintptr_t *lowest, size_t *size);

#endif
