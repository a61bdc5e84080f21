#include "program_arguments.h"

static int argument_count;
static char **argument_list;

// The C library calls a program's constructors with the arguments of `main`.
__attribute__((constructor)) static void note_arguments(int count, char **list) {
  argument_count = count;
  argument_list = list;
}

int bridge_argument_count(void) { return argument_count; }

const char *bridge_argument(int index) {
  return index >= 0 && index < argument_count ? argument_list[index] : NULL;
}

#if defined(__APPLE__)

#include <mach-o/dyld.h>
#include <pthread.h>
#include <stdint.h>

static char program_path[4096];
static pthread_once_t is_found = PTHREAD_ONCE_INIT;

static void find_program(void) {
  uint32_t size = sizeof program_path;
  if (_NSGetExecutablePath(program_path, &size) != 0) program_path[0] = '\0';
}

const char *bridge_program_path(void) {
  pthread_once(&is_found, find_program);
  return program_path;
}

#else

const char *bridge_program_path(void) { return "/proc/self/exe"; }

#endif
