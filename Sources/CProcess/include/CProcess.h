// The process around the Lua states: child processes, memory, timers, arguments. Knows no Lua.

#ifndef CPROCESS_H
#define CPROCESS_H

#include "child_process.h"
#include "memory_files.h"
#include "native_memory.h"
#include "open_paths.h"
#include "process_tree.h"
#include "program_arguments.h"
#include "sha256.h"
#include "timers.h"

#endif
