// The kernel's information about the machine and the program.
#ifndef HOOKHOST_SYSTEM_CONTROL_H
#define HOOKHOST_SYSTEM_CONTROL_H
#include <hookhost/CLibrary.h>

int sysctl(int *name, uint32_t count, void *old, size_t *oldSize, void *value, size_t size);
int sysctlbyname(const char *name, void *old, size_t *oldSize, void *value, size_t size);

#define CTL_MAXNAME 12
#define CTL_KERN 1
#define CTL_NET 4
#define CTL_HW 6
#define KERN_OSTYPE 1
#define KERN_OSRELEASE 2
#define KERN_OSREV 3
#define KERN_VERSION 4
#define KERN_MAXVNODES 5
#define KERN_MAXPROC 6
#define KERN_MAXFILES 7
#define KERN_ARGMAX 8
#define KERN_SECURELVL 9
#define KERN_HOSTNAME 10
#define KERN_HOSTID 11
#define KERN_CLOCKRATE 12
#define KERN_VNODE 13
#define KERN_PROC 14
#define KERN_FILE 15
#define KERN_PROF 16
#define KERN_POSIX1 17
#define KERN_NGROUPS 18
#define KERN_JOB_CONTROL 19
#define KERN_SAVED_IDS 20
#define KERN_BOOTTIME 21
#define KERN_IPC 32
#define KIPC_MAXSOCKBUF 1
#define KERN_PROCARGS 38
#define KERN_PROCARGS2 49
#define KERN_OSVERSION 65
#define KERN_USRSTACK64 59
#define KERN_PROC_ALL 0
#define KERN_PROC_PID 1
#define KERN_PROC_PGRP 2
#define KERN_PROC_SESSION 3
#define KERN_PROC_TTY 4
#define KERN_PROC_UID 5
#define KERN_PROC_RUID 6
#define HW_MACHINE 1
#define HW_MODEL 2
#define HW_NCPU 3
#define HW_BYTEORDER 4
#define HW_PHYSMEM 5
#define HW_USERMEM 6
#define HW_PAGESIZE 7
#define HW_MACHINE_ARCH 12
#define HW_BUS_FREQ 14
#define HW_CPU_FREQ 15
#define HW_TB_FREQ 23
#define HW_MEMSIZE 24
#define HW_AVAILCPU 25
#define HW_TARGET 26
#define HW_PRODUCT 27

// A process: the program itself is the only one. The fields that sources read.
#define MAXCOMLEN 16
#define P_LP64 0x4
#define P_TRACED 0x800
#define SRUN 2
union __p_un { struct timeval __p_starttime; };
#define p_starttime p_un.__p_starttime
struct extern_proc {
  union __p_un p_un;
  int p_flag;
  char p_stat;
  pid_t p_pid;
  unsigned char p_priority;
  char p_nice;
  char p_comm[MAXCOMLEN + 1];
  char __reserved[243];
};
struct eproc {
  pid_t e_ppid, e_pgid;
  char __reserved[344];
};
struct kinfo_proc {
  struct extern_proc kp_proc;
  struct eproc kp_eproc;
};

#endif
