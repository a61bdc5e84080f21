// Requests of debuggers. A program that refuses them runs on: no debugger is attached.
#ifndef HOOKHOST_PROCESS_TRACING_H
#define HOOKHOST_PROCESS_TRACING_H
#include <hookhost/CLibrary.h>

#define PT_TRACE_ME 0
#define PT_READ_I 1
#define PT_READ_D 2
#define PT_CONTINUE 7
#define PT_KILL 8
#define PT_STEP 9
#define PT_ATTACH 10
#define PT_DETACH 11
#define PT_SIGEXC 12
#define PT_THUPDATE 13
#define PT_ATTACHEXC 14
#define PT_FORCEQUOTA 30
#define PT_DENY_ATTACH 31
int ptrace(int request, pid_t process, caddr_t address, int data);

#endif
