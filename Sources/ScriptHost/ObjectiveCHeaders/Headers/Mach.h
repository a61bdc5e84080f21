// The kernel's types and functions that sources use to measure memory and threads.
#ifndef HOOKHOST_MACH_H
#define HOOKHOST_MACH_H
#include <hookhost/CLibrary.h>

typedef int kern_return_t;
typedef unsigned int natural_t, mach_port_t, mach_msg_type_number_t, task_t, thread_t, host_t;
typedef int integer_t;
typedef unsigned int mach_port_name_t, memory_object_name_t, task_flavor_t, thread_act_t;
typedef int vm_prot_t, vm_inherit_t, vm_behavior_t, policy_t;
typedef integer_t *task_info_t, *thread_info_t, *host_info_t, *vm_region_info_t;
typedef host_info_t host_info64_t;
typedef vm_region_info_t vm_region_info_64_t;
typedef thread_act_t *thread_act_array_t;
typedef thread_act_array_t thread_array_t;
typedef task_t vm_map_t;
typedef integer_t exception_type_t, exception_data_type_t;
typedef long long mach_exception_data_type_t;
typedef integer_t exception_behavior_t;
typedef exception_data_type_t *exception_data_t;
typedef mach_exception_data_type_t *mach_exception_data_t;
typedef unsigned int exception_mask_t;
typedef exception_mask_t *exception_mask_array_t;
typedef exception_behavior_t *exception_behavior_array_t;
typedef mach_port_t *exception_port_array_t;
#define EXC_BAD_ACCESS 1
#define EXC_BAD_INSTRUCTION 2
#define EXC_ARITHMETIC 3
#define EXC_EMULATION 4
#define EXC_SOFTWARE 5
#define EXC_BREAKPOINT 6
#define EXC_SYSCALL 7
#define EXC_MACH_SYSCALL 8
#define EXC_RPC_ALERT 9
#define EXC_CRASH 10
#define EXC_RESOURCE 11
#define EXC_GUARD 12
#define EXC_CORPSE_NOTIFY 13
#define EXCEPTION_DEFAULT 1
#define EXCEPTION_STATE 2
#define EXCEPTION_STATE_IDENTITY 3
#define MACH_EXCEPTION_CODES 0x80000000
#define EXC_MASK_BAD_ACCESS (1 << EXC_BAD_ACCESS)
#define EXC_MASK_BAD_INSTRUCTION (1 << EXC_BAD_INSTRUCTION)
#define EXC_MASK_ARITHMETIC (1 << EXC_ARITHMETIC)
#define EXC_MASK_SOFTWARE (1 << EXC_SOFTWARE)
#define EXC_MASK_BREAKPOINT (1 << EXC_BREAKPOINT)
#define EXC_MASK_CRASH (1 << EXC_CRASH)
#define EXC_TYPES_COUNT 14
#define TASK_NULL ((task_t)0)
#define ERR_SUCCESS 0
#define KERN_SUCCESS 0
#define KERN_INVALID_ADDRESS 1
#define KERN_PROTECTION_FAILURE 2
#define KERN_FAILURE 5
#define MACH_PORT_NULL 0
#define round_page(size) (((size) + vm_page_size - 1) & ~(vm_page_size - 1))
#define trunc_page(size) ((size) & ~(vm_page_size - 1))
#define mach_vm_round_page(size) round_page((mach_vm_size_t)(size))
#define mach_vm_trunc_page(size) trunc_page((mach_vm_offset_t)(size))
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
#define TASK_BASIC_INFO_64 5
#define TASK_BASIC_INFO_64_COUNT MACH_TASK_BASIC_INFO_COUNT
typedef struct mach_task_basic_info *mach_task_basic_info_t, *task_basic_info_t;
// A buffer that has room for the information of every flavor.
#define TASK_INFO_MAX 1024
typedef integer_t task_info_data_t[TASK_INFO_MAX];
typedef integer_t thread_info_data_t[THREAD_INFO_MAX];
#define TASK_EVENTS_INFO 2
#define TASK_THREAD_TIMES_INFO 3
typedef struct task_thread_times_info {
  time_value_t user_time, system_time;
} task_thread_times_info_data_t, *task_thread_times_info_t;
#define TASK_THREAD_TIMES_INFO_COUNT 4
typedef struct task_events_info {
  integer_t faults, pageins, cow_faults, messages_sent, messages_received, syscalls_mach,
    syscalls_unix, csw;
} task_events_info_data_t, *task_events_info_t;
#define TASK_EVENTS_INFO_COUNT 8
#define HOST_CPU_LOAD_INFO 3
#define PROCESSOR_BASIC_INFO 1
#define PROCESSOR_CPU_LOAD_INFO 2
#define CPU_STATE_USER 0
#define CPU_STATE_SYSTEM 1
#define CPU_STATE_IDLE 2
#define CPU_STATE_NICE 3
#define CPU_STATE_MAX 4
typedef int processor_flavor_t, host_flavor_t, thread_flavor_t;
typedef integer_t *processor_info_t, *processor_info_array_t;
typedef integer_t thread_state_flavor_t;
typedef natural_t *thread_state_t;
typedef mach_port_t thread_port_t, host_name_port_t, vm_map_read_t, task_name_t;
typedef struct host_cpu_load_info {
  natural_t cpu_ticks[CPU_STATE_MAX];
} host_cpu_load_info_data_t, *host_cpu_load_info_t;
typedef struct processor_cpu_load_info {
  unsigned int cpu_ticks[CPU_STATE_MAX];
} processor_cpu_load_info_data_t, *processor_cpu_load_info_t;
#define HOST_CPU_LOAD_INFO_COUNT 4
#define PROCESSOR_CPU_LOAD_INFO_COUNT 4
typedef struct host_basic_info {
  integer_t max_cpus, avail_cpus;
  natural_t memory_size;
  cpu_type_t cpu_type;
  cpu_subtype_t cpu_subtype;
  cpu_threadtype_t cpu_threadtype;
  integer_t physical_cpu, physical_cpu_max, logical_cpu, logical_cpu_max;
  uint64_t max_mem;
} host_basic_info_data_t, *host_basic_info_t;
#define HOST_BASIC_INFO_COUNT 12
typedef struct task_vm_info {
  mach_vm_size_t virtual_size;
  integer_t region_count, page_size;
  mach_vm_size_t resident_size, resident_size_peak, internal, compressed, phys_footprint;
  mach_vm_address_t min_address, max_address;
  int64_t ledger_phys_footprint_peak;
  uint64_t limit_bytes_remaining;
} task_vm_info_data_t, *task_vm_info_t;
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
} vm_statistics_data_t, *vm_statistics_t;
typedef struct vm_statistics64 {
  natural_t free_count, active_count, inactive_count, wire_count;
  uint64_t zero_fill_count, reactivations, pageins, pageouts, faults, cow_faults, lookups, hits,
    purges;
  natural_t purgeable_count, speculative_count;
  uint64_t decompressions, compressions, swapins, swapouts;
  natural_t compressor_page_count, throttled_count, external_page_count, internal_page_count;
  uint64_t total_uncompressed_pages_in_compressor;
} vm_statistics64_data_t, *vm_statistics64_t;
#define HOST_VM_INFO_COUNT 15
#define HOST_VM_INFO64_COUNT 38
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
typedef kern_return_t mach_error_t;
char *mach_error_string(mach_error_t code);
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
kern_return_t host_info(
  host_t host, host_flavor_t flavor, host_info_t info, mach_msg_type_number_t *count);
kern_return_t host_processor_info(
  host_t host, processor_flavor_t flavor, natural_t *count, processor_info_array_t *info,
  mach_msg_type_number_t *size);
kern_return_t thread_suspend(thread_act_t thread);
kern_return_t thread_resume(thread_act_t thread);
kern_return_t thread_get_state(
  thread_act_t thread, thread_state_flavor_t flavor, thread_state_t state,
  mach_msg_type_number_t *count);
kern_return_t vm_allocate(vm_map_t task, vm_address_t *address, vm_size_t size, int flags);
kern_return_t vm_deallocate(vm_map_t task, vm_address_t address, vm_size_t size);
kern_return_t vm_protect(
  vm_map_t task, vm_address_t address, vm_size_t size, boolean_t maximum, vm_prot_t protection);
kern_return_t vm_region_64(
  vm_map_t task, vm_address_t *address, vm_size_t *size, int flavor, vm_region_info_t info,
  mach_msg_type_number_t *count, mach_port_t *name);
kern_return_t vm_read_overwrite(
  vm_map_t task, vm_address_t address, vm_size_t size, vm_address_t to, vm_size_t *moved);

typedef mach_port_t clock_serv_t;
typedef int alarm_type_t, clock_id_t, clock_res_t;
#define SYSTEM_CLOCK 0
#define CALENDAR_CLOCK 1
kern_return_t host_get_clock_service(host_t host, clock_id_t clock, clock_serv_t *service);
kern_return_t clock_get_time(clock_serv_t service, mach_timespec_t *time);

#include <mach/exc.h>
#include <sys/ucontext.h>

#endif
