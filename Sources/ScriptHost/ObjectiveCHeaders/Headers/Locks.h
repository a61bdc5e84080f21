// Locks and atomics of C: POSIX threads, <os/lock.h>, <libkern/OSAtomic.h>, <stdatomic.h>.
#ifndef HOOKHOST_LOCKS_H
#define HOOKHOST_LOCKS_H
#include <hookhost/CLibrary.h>
#include <libkern/OSByteOrder.h>

#define PTHREAD_MUTEX_INITIALIZER {0x32AAABA7, {0}}
#define PTHREAD_RECURSIVE_MUTEX_INITIALIZER {0x32AAABA2, {0}}
#define PTHREAD_COND_INITIALIZER {0x3CB0B1BB, {0}}
#define PTHREAD_RWLOCK_INITIALIZER {0x2DA8B3B4, {0}}
#define PTHREAD_ONCE_INIT {0x30B1BCBA, {0}}
#define PTHREAD_MUTEX_NORMAL 0
#define PTHREAD_MUTEX_ERRORCHECK 1
#define PTHREAD_MUTEX_RECURSIVE 2
#define PTHREAD_MUTEX_DEFAULT PTHREAD_MUTEX_NORMAL
int pthread_mutex_init(pthread_mutex_t *mutex, const pthread_mutexattr_t *attributes);
int pthread_mutex_destroy(pthread_mutex_t *mutex);
int pthread_mutex_lock(pthread_mutex_t *mutex);
int pthread_mutex_trylock(pthread_mutex_t *mutex);
int pthread_mutex_unlock(pthread_mutex_t *mutex);
int pthread_mutexattr_init(pthread_mutexattr_t *attributes);
int pthread_mutexattr_destroy(pthread_mutexattr_t *attributes);
int pthread_mutexattr_settype(pthread_mutexattr_t *attributes, int type);
int pthread_mutexattr_gettype(const pthread_mutexattr_t *attributes, int *type);
int pthread_cond_init(pthread_cond_t *condition, const pthread_condattr_t *attributes);
int pthread_cond_destroy(pthread_cond_t *condition);
int pthread_cond_wait(pthread_cond_t *condition, pthread_mutex_t *mutex);
int pthread_cond_timedwait(
  pthread_cond_t *condition, pthread_mutex_t *mutex, const struct timespec *until);
int pthread_cond_timedwait_relative_np(
  pthread_cond_t *condition, pthread_mutex_t *mutex, const struct timespec *duration);
int pthread_cond_signal(pthread_cond_t *condition);
int pthread_cond_broadcast(pthread_cond_t *condition);
int pthread_rwlock_init(pthread_rwlock_t *lock, const pthread_rwlockattr_t *attributes);
int pthread_rwlock_destroy(pthread_rwlock_t *lock);
int pthread_rwlock_rdlock(pthread_rwlock_t *lock);
int pthread_rwlock_wrlock(pthread_rwlock_t *lock);
int pthread_rwlock_tryrdlock(pthread_rwlock_t *lock);
int pthread_rwlock_trywrlock(pthread_rwlock_t *lock);
int pthread_rwlock_unlock(pthread_rwlock_t *lock);
#define PTHREAD_CREATE_JOINABLE 1
#define PTHREAD_CREATE_DETACHED 2
int pthread_attr_init(pthread_attr_t *attributes);
int pthread_attr_destroy(pthread_attr_t *attributes);
int pthread_attr_setstacksize(pthread_attr_t *attributes, size_t size);
int pthread_attr_setdetachstate(pthread_attr_t *attributes, int state);
int sched_yield(void);
void pthread_yield_np(void);
int pthread_create(
  pthread_t *thread, const pthread_attr_t *attributes, void *(*body)(void *), void *argument);
int pthread_join(pthread_t thread, void **result);
int pthread_detach(pthread_t thread);
void pthread_exit(void *result) __attribute__((noreturn));
pthread_t pthread_self(void);
int pthread_equal(pthread_t one, pthread_t other);
int pthread_main_np(void);
int pthread_once(pthread_once_t *once, void (*body)(void));
int pthread_key_create(pthread_key_t *key, void (*destructor)(void *));
int pthread_key_delete(pthread_key_t key);
void *pthread_getspecific(pthread_key_t key);
int pthread_setspecific(pthread_key_t key, const void *value);
int pthread_setname_np(const char *name);
int pthread_getname_np(pthread_t thread, char *name, size_t size);
uint32_t pthread_mach_thread_np(pthread_t thread);
int pthread_threadid_np(pthread_t thread, __uint64_t *number);
void *pthread_get_stackaddr_np(pthread_t thread);
size_t pthread_get_stacksize_np(pthread_t thread);

typedef struct os_unfair_lock_s { uint32_t _os_unfair_lock_opaque; } os_unfair_lock;
typedef os_unfair_lock *os_unfair_lock_t;
#define OS_UNFAIR_LOCK_INIT ((os_unfair_lock){0})
void os_unfair_lock_lock(os_unfair_lock_t lock);
_Bool os_unfair_lock_trylock(os_unfair_lock_t lock);
void os_unfair_lock_unlock(os_unfair_lock_t lock);
void os_unfair_lock_assert_owner(const os_unfair_lock *lock);
void os_unfair_lock_assert_not_owner(const os_unfair_lock *lock);

typedef int32_t OSSpinLock;
#define OS_SPINLOCK_INIT 0
void OSSpinLockLock(volatile OSSpinLock *lock);
_Bool OSSpinLockTry(volatile OSSpinLock *lock);
void OSSpinLockUnlock(volatile OSSpinLock *lock);
int32_t OSAtomicAdd32(int32_t amount, volatile int32_t *value);
int32_t OSAtomicAdd32Barrier(int32_t amount, volatile int32_t *value);
int64_t OSAtomicAdd64(int64_t amount, volatile int64_t *value);
int64_t OSAtomicAdd64Barrier(int64_t amount, volatile int64_t *value);
int32_t OSAtomicIncrement32(volatile int32_t *value);
int32_t OSAtomicIncrement32Barrier(volatile int32_t *value);
int32_t OSAtomicDecrement32(volatile int32_t *value);
int32_t OSAtomicDecrement32Barrier(volatile int32_t *value);
int64_t OSAtomicIncrement64(volatile int64_t *value);
int64_t OSAtomicIncrement64Barrier(volatile int64_t *value);
int64_t OSAtomicDecrement64(volatile int64_t *value);
int64_t OSAtomicDecrement64Barrier(volatile int64_t *value);
_Bool OSAtomicCompareAndSwap32(int32_t old, int32_t new, volatile int32_t *value);
_Bool OSAtomicCompareAndSwap32Barrier(int32_t old, int32_t new, volatile int32_t *value);
_Bool OSAtomicCompareAndSwap64(int64_t old, int64_t new, volatile int64_t *value);
_Bool OSAtomicCompareAndSwap64Barrier(int64_t old, int64_t new, volatile int64_t *value);
_Bool OSAtomicCompareAndSwapInt(int old, int new, volatile int *value);
_Bool OSAtomicCompareAndSwapIntBarrier(int old, int new, volatile int *value);
_Bool OSAtomicCompareAndSwapLong(long old, long new, volatile long *value);
_Bool OSAtomicCompareAndSwapPtr(void *old, void *new, void *volatile *value);
_Bool OSAtomicCompareAndSwapPtrBarrier(void *old, void *new, void *volatile *value);
int32_t OSAtomicOr32(uint32_t bits, volatile uint32_t *value);
int32_t OSAtomicOr32Barrier(uint32_t bits, volatile uint32_t *value);
int32_t OSAtomicAnd32(uint32_t bits, volatile uint32_t *value);
int32_t OSAtomicAnd32Barrier(uint32_t bits, volatile uint32_t *value);
int32_t OSAtomicXor32Barrier(uint32_t bits, volatile uint32_t *value);
_Bool OSAtomicTestAndSet(uint32_t bit, volatile void *value);
_Bool OSAtomicTestAndSetBarrier(uint32_t bit, volatile void *value);
_Bool OSAtomicTestAndClear(uint32_t bit, volatile void *value);
_Bool OSAtomicTestAndClearBarrier(uint32_t bit, volatile void *value);
void OSMemoryBarrier(void);

typedef enum memory_order {
  memory_order_relaxed = __ATOMIC_RELAXED,
  memory_order_consume = __ATOMIC_CONSUME,
  memory_order_acquire = __ATOMIC_ACQUIRE,
  memory_order_release = __ATOMIC_RELEASE,
  memory_order_acq_rel = __ATOMIC_ACQ_REL,
  memory_order_seq_cst = __ATOMIC_SEQ_CST,
} memory_order;
typedef _Atomic(_Bool) atomic_bool;
typedef _Atomic(int) atomic_int;
typedef _Atomic(unsigned) atomic_uint;
typedef _Atomic(long) atomic_long;
typedef _Atomic(unsigned long) atomic_ulong;
typedef _Atomic(long long) atomic_llong;
typedef _Atomic(unsigned long long) atomic_ullong;
typedef _Atomic(size_t) atomic_size_t;
typedef _Atomic(intptr_t) atomic_intptr_t;
typedef _Atomic(uintptr_t) atomic_uintptr_t;
typedef _Atomic(char) atomic_char;
typedef _Atomic(signed char) atomic_schar;
typedef _Atomic(unsigned char) atomic_uchar;
typedef _Atomic(short) atomic_short;
typedef _Atomic(unsigned short) atomic_ushort;
typedef _Atomic(ptrdiff_t) atomic_ptrdiff_t;
typedef _Atomic(intmax_t) atomic_intmax_t;
typedef _Atomic(uintmax_t) atomic_uintmax_t;
typedef _Atomic(int_least8_t) atomic_int_least8_t;
typedef _Atomic(uint_least8_t) atomic_uint_least8_t;
typedef _Atomic(int_least16_t) atomic_int_least16_t;
typedef _Atomic(uint_least16_t) atomic_uint_least16_t;
typedef _Atomic(int_least32_t) atomic_int_least32_t;
typedef _Atomic(uint_least32_t) atomic_uint_least32_t;
typedef _Atomic(int_least64_t) atomic_int_least64_t;
typedef _Atomic(uint_least64_t) atomic_uint_least64_t;
typedef _Atomic(int_fast8_t) atomic_int_fast8_t;
typedef _Atomic(uint_fast8_t) atomic_uint_fast8_t;
typedef _Atomic(int_fast16_t) atomic_int_fast16_t;
typedef _Atomic(uint_fast16_t) atomic_uint_fast16_t;
typedef _Atomic(int_fast32_t) atomic_int_fast32_t;
typedef _Atomic(uint_fast32_t) atomic_uint_fast32_t;
typedef _Atomic(int_fast64_t) atomic_int_fast64_t;
typedef _Atomic(uint_fast64_t) atomic_uint_fast64_t;
typedef struct atomic_flag { atomic_bool _Value; } atomic_flag;
#define ATOMIC_VAR_INIT(value) (value)
#define ATOMIC_FLAG_INIT {0}
#define atomic_init __c11_atomic_init
#define atomic_store(object, value) __c11_atomic_store(object, value, __ATOMIC_SEQ_CST)
#define atomic_store_explicit __c11_atomic_store
#define atomic_load(object) __c11_atomic_load(object, __ATOMIC_SEQ_CST)
#define atomic_load_explicit __c11_atomic_load
#define atomic_exchange(object, value) __c11_atomic_exchange(object, value, __ATOMIC_SEQ_CST)
#define atomic_fetch_add(object, value) __c11_atomic_fetch_add(object, value, __ATOMIC_SEQ_CST)
#define atomic_fetch_add_explicit __c11_atomic_fetch_add
#define atomic_fetch_sub(object, value) __c11_atomic_fetch_sub(object, value, __ATOMIC_SEQ_CST)
#define atomic_fetch_sub_explicit __c11_atomic_fetch_sub
#define atomic_fetch_or(object, value) __c11_atomic_fetch_or(object, value, __ATOMIC_SEQ_CST)
#define atomic_fetch_and(object, value) __c11_atomic_fetch_and(object, value, __ATOMIC_SEQ_CST)
#define atomic_compare_exchange_strong(object, expected, value) \
  __c11_atomic_compare_exchange_strong( \
    object, expected, value, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST)
#define atomic_compare_exchange_weak(object, expected, value) \
  __c11_atomic_compare_exchange_weak(object, expected, value, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST)
#define atomic_thread_fence(order) __c11_atomic_thread_fence(order)
#define atomic_flag_test_and_set(flag) \
  __c11_atomic_exchange(&(flag)->_Value, 1, __ATOMIC_SEQ_CST)
#define atomic_flag_test_and_set_explicit(flag, order) \
  __c11_atomic_exchange(&(flag)->_Value, 1, order)
#define atomic_flag_clear_explicit(flag, order) \
  __c11_atomic_store(&(flag)->_Value, 0, order)
#define atomic_flag_clear(flag) __c11_atomic_store(&(flag)->_Value, 0, __ATOMIC_SEQ_CST)

#endif
