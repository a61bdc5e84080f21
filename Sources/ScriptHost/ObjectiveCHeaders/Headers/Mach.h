// The kernel's types and functions that sources use to measure memory and threads.
#ifndef HOOKHOST_MACH_H
#define HOOKHOST_MACH_H
#include <hookhost/CLibrary.h>

typedef int kern_return_t;
typedef unsigned int natural_t, mach_port_t, mach_msg_type_number_t, task_t, thread_t, host_t;
typedef int integer_t;
typedef unsigned int mach_port_name_t, memory_object_name_t, task_flavor_t, thread_act_t;
typedef uintptr_t vm_address_t, vm_offset_t, vm_size_t;
typedef uint64_t mach_vm_address_t, mach_vm_size_t;
typedef int vm_prot_t, vm_inherit_t, vm_behavior_t, boolean_t, policy_t;
typedef integer_t *task_info_t, *thread_info_t, *host_info_t, *vm_region_info_t;
typedef host_info_t host_info64_t;
typedef vm_region_info_t vm_region_info_64_t;
typedef thread_act_t *thread_act_array_t;
typedef thread_act_array_t thread_array_t;
typedef task_t vm_map_t;
#define TASK_NULL ((task_t)0)
#define KERN_SUCCESS 0
#define KERN_FAILURE 5
#define MACH_PORT_NULL 0
#define VM_PROT_NONE 0
#define VM_PROT_READ 1
#define VM_PROT_WRITE 2
#define VM_PROT_EXECUTE 4
#define VM_REGION_BASIC_INFO_64 9
#define MACH_TASK_BASIC_INFO 20
#define TASK_BASIC_INFO 20
#define TASK_VM_INFO 22
#define THREAD_BASIC_INFO 3
#define HOST_VM_INFO 2
#define HOST_VM_INFO64 4
#define HOST_BASIC_INFO 1
#define TH_USAGE_SCALE 1000
#define TH_FLAGS_IDLE 2
#define THREAD_INFO_MAX 32
typedef struct { int seconds, microseconds; } time_value_t;
typedef struct vm_region_basic_info_64 {
  vm_prot_t protection, max_protection;
  vm_inherit_t inheritance;
  boolean_t shared, reserved;
  uint64_t offset;
  vm_behavior_t behavior;
  unsigned short user_wired_count;
} vm_region_basic_info_data_64_t, *vm_region_basic_info_64_t;
#define VM_REGION_BASIC_INFO_COUNT_64 9
typedef struct mach_task_basic_info {
  mach_vm_size_t virtual_size, resident_size, resident_size_max;
  time_value_t user_time, system_time;
  policy_t policy;
  integer_t suspend_count;
} mach_task_basic_info_data_t;
#define MACH_TASK_BASIC_INFO_COUNT 12
typedef struct mach_task_basic_info task_basic_info_data_t;
#define task_basic_info mach_task_basic_info
#define TASK_BASIC_INFO_COUNT MACH_TASK_BASIC_INFO_COUNT
typedef struct task_vm_info {
  mach_vm_size_t virtual_size;
  integer_t region_count, page_size;
  mach_vm_size_t resident_size, resident_size_peak, internal, compressed, phys_footprint;
} task_vm_info_data_t;
#define TASK_VM_INFO_COUNT 13
typedef struct thread_basic_info {
  time_value_t user_time, system_time;
  integer_t cpu_usage;
  policy_t policy;
  integer_t run_state, flags, suspend_count, sleep_time;
} thread_basic_info_data_t, *thread_basic_info_t;
#define THREAD_BASIC_INFO_COUNT 10
typedef struct vm_statistics {
  natural_t free_count, active_count, inactive_count, wire_count, zero_fill_count, reactivations,
    pageins, pageouts, faults, cow_faults, lookups, hits, purgeable_count, purges,
    speculative_count;
} vm_statistics_data_t, vm_statistics64_data_t, *vm_statistics_t;
#define HOST_VM_INFO_COUNT 15
#define HOST_VM_INFO64_COUNT 15
#ifndef PAGE_SIZE
#define PAGE_SIZE 16384
#define PAGE_SHIFT 14
#define PAGE_MASK (PAGE_SIZE - 1)
#define PAGE_MAX_SIZE PAGE_SIZE
#define PAGE_MIN_SIZE PAGE_SIZE
#endif
typedef mach_port_t semaphore_t;
typedef struct { unsigned tv_sec; int tv_nsec; } mach_timespec_t;
#define SYNC_POLICY_FIFO 0
#define KERN_OPERATION_TIMED_OUT 49
kern_return_t semaphore_create(task_t task, semaphore_t *semaphore, int policy, int value);
kern_return_t semaphore_destroy(task_t task, semaphore_t semaphore);
kern_return_t semaphore_signal(semaphore_t semaphore);
kern_return_t semaphore_wait(semaphore_t semaphore);
kern_return_t semaphore_timedwait(semaphore_t semaphore, mach_timespec_t time);
extern vm_size_t vm_page_size;
extern mach_port_t mach_task_self_;
#define mach_task_self() mach_task_self_
mach_port_t mach_host_self(void);
mach_port_t mach_thread_self(void);
kern_return_t mach_port_deallocate(task_t task, mach_port_name_t name);
char *mach_error_string(kern_return_t code);
kern_return_t task_info(
  task_t task, task_flavor_t flavor, task_info_t info, mach_msg_type_number_t *count);
kern_return_t task_threads(
  task_t task, thread_act_array_t *threads, mach_msg_type_number_t *count);
kern_return_t thread_info(
  thread_act_t thread, unsigned flavor, thread_info_t info, mach_msg_type_number_t *count);
kern_return_t host_page_size(host_t host, vm_size_t *size);
kern_return_t host_statistics(
  host_t host, int flavor, host_info_t info, mach_msg_type_number_t *count);
kern_return_t host_statistics64(
  host_t host, int flavor, host_info64_t info, mach_msg_type_number_t *count);
kern_return_t vm_allocate(vm_map_t task, vm_address_t *address, vm_size_t size, int flags);
kern_return_t vm_deallocate(vm_map_t task, vm_address_t address, vm_size_t size);
kern_return_t vm_protect(
  vm_map_t task, vm_address_t address, vm_size_t size, boolean_t maximum, vm_prot_t protection);
kern_return_t vm_region_64(
  vm_map_t task, vm_address_t *address, vm_size_t *size, int flavor, vm_region_info_t info,
  mach_msg_type_number_t *count, mach_port_t *name);
kern_return_t vm_read_overwrite(
  vm_map_t task, vm_address_t address, vm_size_t size, vm_address_t to, vm_size_t *moved);

#endif
