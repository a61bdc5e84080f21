#define _GNU_SOURCE
#include "thread_stack.h"

#include <pthread.h>

#if defined(__APPLE__)

bool thread_stack_find(uintptr_t *lowest, size_t *size) {
  pthread_t thread = pthread_self();
  *size = pthread_get_stacksize_np(thread);
  *lowest = (uintptr_t)pthread_get_stackaddr_np(thread) - *size;  // the address is the top
  return *size > 0;
}

#else

#include <sys/auxv.h>
#include <sys/resource.h>

// The size of a main stack above which it may overlap other stacks; the kernel reserves the address
// space of smaller ones.
enum { LARGEST_PLAIN_STACK = 64 << 20 };

// Finds the stack if the running thread is the main one. The C library would read the list of all
// mappings, which takes a twentieth of a script's start.
static bool find_main_stack(uintptr_t *lowest, size_t *size) {
  struct rlimit limit;
  uintptr_t top = (uintptr_t)getauxval(AT_EXECFN);  // the program's name is above the stack
  if (top == 0 || getrlimit(RLIMIT_STACK, &limit) != 0) return false;
  if (limit.rlim_cur > LARGEST_PLAIN_STACK || limit.rlim_cur >= top) return false;
  uintptr_t here = (uintptr_t)__builtin_frame_address(0);
  if (here >= top || here < top - limit.rlim_cur) return false;
  *lowest = top - limit.rlim_cur;
  *size = limit.rlim_cur;
  return true;
}

bool thread_stack_find(uintptr_t *lowest, size_t *size) {
  if (find_main_stack(lowest, size)) return true;
  pthread_attr_t attributes;
  if (pthread_getattr_np(pthread_self(), &attributes) != 0) return false;
  void *start;
  bool is_known = pthread_attr_getstack(&attributes, &start, size) == 0;
  if (is_known) *lowest = (uintptr_t)start;
  pthread_attr_destroy(&attributes);
  return is_known;
}

#endif
