// Signals, which call the program's handlers; an unhandled signal terminates the program.
#ifndef HOOKHOST_SIGNALS_H
#define HOOKHOST_SIGNALS_H
#include <hookhost/CTypes.h>

#define SIGHUP 1
#define SIGINT 2
#define SIGQUIT 3
#define SIGILL 4
#define SIGTRAP 5
#define SIGABRT 6
#define SIGIOT SIGABRT
#define SIGEMT 7
#define SIGFPE 8
#define SIGKILL 9
#define SIGBUS 10
#define SIGSEGV 11
#define SIGSYS 12
#define SIGPIPE 13
#define SIGALRM 14
#define SIGTERM 15
#define SIGURG 16
#define SIGSTOP 17
#define SIGTSTP 18
#define SIGCONT 19
#define SIGCHLD 20
#define SIGTTIN 21
#define SIGTTOU 22
#define SIGIO 23
#define SIGXCPU 24
#define SIGXFSZ 25
#define SIGVTALRM 26
#define SIGPROF 27
#define SIGWINCH 28
#define SIGINFO 29
#define SIGUSR1 30
#define SIGUSR2 31
#define NSIG 32
#define SIGSTKSZ 131072
#define MINSIGSTKSZ 32768

typedef int sig_atomic_t;
typedef uint32_t sigset_t;
typedef void (*sig_t)(int);
typedef void (*__sighandler_t)(int);
#define SIG_DFL ((sig_t)0)
#define SIG_IGN ((sig_t)1)
#define SIG_ERR ((sig_t)-1)
sig_t signal(int number, sig_t handler);

// The information for a handler with SA_SIGINFO. Its third argument is null: there is no machine
// code, so there are no registers.
union sigval { int sival_int; void *sival_ptr; };
typedef struct __siginfo {
  int si_signo, si_errno, si_code;
  pid_t si_pid;
  uid_t si_uid;
  int si_status;
  void *si_addr;
  union sigval si_value;
  long si_band;
} siginfo_t;
#define SI_USER 0x10001
#define ILL_NOOP 0
#define ILL_ILLOPC 1
#define ILL_ILLTRP 2
#define ILL_PRVOPC 3
#define ILL_ILLOPN 4
#define ILL_ILLADR 5
#define ILL_PRVREG 6
#define ILL_COPROC 7
#define ILL_BADSTK 8
#define FPE_NOOP 0
#define FPE_FLTDIV 1
#define FPE_FLTOVF 2
#define FPE_FLTUND 3
#define FPE_FLTRES 4
#define FPE_FLTINV 5
#define FPE_FLTSUB 6
#define FPE_INTDIV 7
#define FPE_INTOVF 8
#define SEGV_NOOP 0
#define SEGV_MAPERR 1
#define SEGV_ACCERR 2
#define BUS_NOOP 0
#define BUS_ADRALN 1
#define BUS_ADRERR 2
#define BUS_OBJERR 3
#define TRAP_BRKPT 1
#define TRAP_TRACE 2

union __sigaction_u {
  void (*__sa_handler)(int);
  void (*__sa_sigaction)(int, siginfo_t *, void *);
};
struct sigaction {
  union __sigaction_u __sigaction_u;
  sigset_t sa_mask;
  int sa_flags;
};
#define sa_handler __sigaction_u.__sa_handler
#define sa_sigaction __sigaction_u.__sa_sigaction
#define SA_ONSTACK 1
#define SA_RESTART 2
#define SA_RESETHAND 4
#define SA_NOCLDSTOP 8
#define SA_NODEFER 16
#define SA_NOCLDWAIT 32
#define SA_SIGINFO 64
#define SA_USERTRAMP 256
#define SA_64REGSET 512
int sigaction(int number, const struct sigaction *action, struct sigaction *old);

// Signal sets and pending signals.
int sigemptyset(sigset_t *set);
int sigfillset(sigset_t *set);
int sigaddset(sigset_t *set, int number);
int sigdelset(sigset_t *set, int number);
int sigismember(const sigset_t *set, int number);
#define SIG_BLOCK 1
#define SIG_UNBLOCK 2
#define SIG_SETMASK 3
int sigprocmask(int how, const sigset_t *set, sigset_t *old);
int pthread_sigmask(int how, const sigset_t *set, sigset_t *old);
int sigpending(sigset_t *set);

// The alternate stack of signal handlers, which is not needed here.
typedef struct __darwin_sigaltstack {
  void *ss_sp;
  size_t ss_size;
  int ss_flags;
} stack_t;
#define SS_ONSTACK 1
#define SS_DISABLE 4
int sigaltstack(const stack_t *stack, stack_t *old);

// Sending.
struct _opaque_pthread_t;
int raise(int number);
int kill(pid_t process, int number);
int killpg(pid_t group, int number);
int pthread_kill(struct _opaque_pthread_t *thread, int number);

// Non-local jumps: a source may refer to them, but calling them is an error: not available.
typedef int jmp_buf[48];
typedef int sigjmp_buf[49];
int setjmp(jmp_buf environment);
void longjmp(jmp_buf environment, int value) __attribute__((noreturn));
int _setjmp(jmp_buf environment);
void _longjmp(jmp_buf environment, int value) __attribute__((noreturn));
int sigsetjmp(sigjmp_buf environment, int savesMask);
void siglongjmp(sigjmp_buf environment, int value) __attribute__((noreturn));
char *strsignal(int number);
void psignal(int number, const char *text);
extern const char *const sys_siglist[NSIG];
extern const char *const sys_signame[NSIG];

#endif
