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
