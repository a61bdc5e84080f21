// The state of a thread's processor that a signal handler receives: the fields that sources read.
#ifndef HOOKHOST_MACHINE_CONTEXTS_H
#define HOOKHOST_MACHINE_CONTEXTS_H
#include <mach/mach.h>

// An ARM processor with 64 bits, as mach/arm/_structs.h describes it.
struct __darwin_arm_thread_state64 {
  uint64_t __x[29], __fp, __lr, __sp, __pc;
  uint32_t __cpsr, __pad;
};
struct __darwin_arm_exception_state64 {
  uint64_t __far;
  uint32_t __esr, __exception;
};
struct __darwin_mcontext64 {
  struct __darwin_arm_exception_state64 __es;
  struct __darwin_arm_thread_state64 __ss;
};
typedef struct __darwin_arm_thread_state64 _STRUCT_ARM_THREAD_STATE64, arm_thread_state64_t;
typedef struct __darwin_arm_exception_state64 _STRUCT_ARM_EXCEPTION_STATE64,
  arm_exception_state64_t;
typedef struct __darwin_mcontext64 _STRUCT_MCONTEXT64, *mcontext_t;
#define _STRUCT_MCONTEXT struct __darwin_mcontext64
#define ARM_THREAD_STATE64 6
#define ARM_EXCEPTION_STATE64 7
#define ARM_THREAD_STATE64_COUNT 68
#define ARM_EXCEPTION_STATE64_COUNT 4
#define MACHINE_THREAD_STATE ARM_THREAD_STATE64
#define MACHINE_THREAD_STATE_COUNT ARM_THREAD_STATE64_COUNT
#ifndef HOOKHOST_UCONTEXT
#define HOOKHOST_UCONTEXT
typedef struct __darwin_ucontext {
  int uc_onstack;
  uint32_t uc_sigmask;
  struct __darwin_ucontext *uc_link;
  size_t uc_mcsize;
  mcontext_t uc_mcontext;
} ucontext_t;
typedef struct __darwin_ucontext64 {
  int uc_onstack;
  uint32_t uc_sigmask;
  struct __darwin_ucontext64 *uc_link;
  size_t uc_mcsize;
  mcontext_t uc_mcontext64;
} ucontext64_t;
#endif

#endif
