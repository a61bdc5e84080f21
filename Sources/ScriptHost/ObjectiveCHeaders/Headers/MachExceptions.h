// The kernel's codes, messages and ports of exceptions, and the facts that crash reporters read.
#ifndef HOOKHOST_MACH_EXCEPTIONS_H
#define HOOKHOST_MACH_EXCEPTIONS_H
#include <mach/mach.h>

enum {
  KERN_NO_SPACE = 3, KERN_INVALID_ARGUMENT, KERN_RESOURCE_SHORTAGE = 6, KERN_NOT_RECEIVER,
  KERN_NO_ACCESS, KERN_MEMORY_FAILURE, KERN_MEMORY_ERROR, KERN_ALREADY_IN_SET, KERN_NOT_IN_SET,
  KERN_NAME_EXISTS, KERN_ABORTED, KERN_INVALID_NAME, KERN_INVALID_TASK, KERN_INVALID_RIGHT,
  KERN_INVALID_VALUE, KERN_UREFS_OVERFLOW, KERN_INVALID_CAPABILITY, KERN_RIGHT_EXISTS,
  KERN_INVALID_HOST, KERN_MEMORY_PRESENT, KERN_MEMORY_DATA_MOVED, KERN_MEMORY_RESTART_COPY,
  KERN_INVALID_PROCESSOR_SET, KERN_POLICY_LIMIT, KERN_INVALID_POLICY, KERN_INVALID_OBJECT,
  KERN_ALREADY_WAITING, KERN_DEFAULT_SET, KERN_EXCEPTION_PROTECTED, KERN_INVALID_LEDGER,
  KERN_INVALID_MEMORY_CONTROL, KERN_INVALID_SECURITY, KERN_NOT_DEPRESSED, KERN_TERMINATED,
  KERN_LOCK_SET_DESTROYED, KERN_LOCK_UNSTABLE, KERN_LOCK_OWNED, KERN_LOCK_OWNED_SELF,
  KERN_SEMAPHORE_DESTROYED, KERN_RPC_SERVER_TERMINATED, KERN_RPC_TERMINATE_ORPHAN,
  KERN_RPC_CONTINUE_ORPHAN, KERN_NOT_SUPPORTED, KERN_NODE_DOWN, KERN_NOT_WAITING,
  KERN_CODESIGN_ERROR = 50, KERN_POLICY_STATIC, KERN_RETURN_MAX = 0x100
};
enum {
  EXC_SOFT_SIGNAL = 0x10003, EXC_UNIX_BAD_SYSCALL = 0x10000, EXC_UNIX_BAD_PIPE, EXC_UNIX_ABORT,
  EXC_I386_DIVERR = 0, EXC_I386_INTOERR, EXC_I386_NOEXT, EXC_I386_EXTOVR, EXC_I386_EXTERR,
  EXC_I386_EMERR, EXC_I386_BOUND, EXC_I386_SSEEXTERR, EXC_I386_INVOP = 1, EXC_I386_SGL = 1,
  EXC_I386_BPT, EXC_I386_GPFLT = 13, EXC_ARM_UNDEFINED = 1, EXC_ARM_BREAKPOINT = 1,
  EXC_ARM_DA_ALIGN = 0x101, EXC_ARM_DA_DEBUG, EXC_ARM_SP_ALIGN, EXC_ARM_SWP,
  EXC_ARM_PAC_FAIL
};
#define EXC_MASK_EMULATION (1 << EXC_EMULATION)
#define EXC_MASK_SYSCALL (1 << EXC_SYSCALL)
#define EXC_MASK_MACH_SYSCALL (1 << EXC_MACH_SYSCALL)
#define EXC_MASK_RPC_ALERT (1 << EXC_RPC_ALERT)
#define EXC_MASK_RESOURCE (1 << EXC_RESOURCE)
#define EXC_MASK_GUARD (1 << EXC_GUARD)
#define EXC_MASK_CORPSE_NOTIFY (1 << EXC_CORPSE_NOTIFY)
#define EXC_MASK_ALL 0x1bfe
#define VM_PROT_DEFAULT (VM_PROT_READ | VM_PROT_WRITE)
#define VM_PROT_ALL (VM_PROT_READ | VM_PROT_WRITE | VM_PROT_EXECUTE)
#define VM_PROT_COPY 0x10
#define VM_FLAGS_FIXED 0
#define VM_FLAGS_ANYWHERE 1
#define VM_INHERIT_SHARE 0
#define VM_INHERIT_COPY 1
#define VM_INHERIT_NONE 2
#define THREAD_NULL ((thread_t)0)
#define MACH_PORT_DEAD ((mach_port_name_t)~0)
#define MACH_PORT_VALID(name) ((name) != MACH_PORT_NULL && (name) != MACH_PORT_DEAD)

// Messages.
typedef unsigned int mach_msg_bits_t, mach_msg_type_name_t, mach_msg_options_t;
typedef natural_t mach_msg_size_t, mach_msg_timeout_t;
typedef integer_t mach_msg_id_t, mach_msg_option_t, mach_msg_return_t;
typedef natural_t mach_port_right_t, mach_port_seqno_t, mach_port_delta_t;
typedef mach_port_name_t *mach_port_name_array_t;
typedef mach_port_t *mach_port_array_t;
typedef mach_port_t exception_port_t, exception_handler_t, ipc_space_t, ledger_t;
typedef thread_state_flavor_t *exception_flavor_array_t;
typedef mach_exception_data_type_t mach_exception_code_t, mach_exception_subcode_t;
typedef natural_t thread_state_data_t[1296];
typedef mach_vm_address_t mach_vm_address_array_t[1];
typedef struct {
  mach_msg_bits_t msgh_bits;
  mach_msg_size_t msgh_size;
  mach_port_t msgh_remote_port, msgh_local_port;
  mach_port_name_t msgh_voucher_port;
  mach_msg_id_t msgh_id;
} mach_msg_header_t;
typedef struct { mach_msg_size_t msgh_descriptor_count; } mach_msg_body_t;
typedef struct {
  mach_port_t name;
  mach_msg_size_t pad1;
  unsigned int pad2 : 16, disposition : 8, type : 8;
} mach_msg_port_descriptor_t;
typedef struct { unsigned int msgh_trailer_type; mach_msg_size_t msgh_trailer_size; }
  mach_msg_trailer_t;
typedef struct {
  unsigned char mig_vers, if_vers, reserved1, mig_encoding, int_rep, char_rep, float_rep, reserved2;
} NDR_record_t;
extern NDR_record_t NDR_record;
typedef struct {
  mach_msg_header_t Head;
  mach_msg_body_t msgh_body;
  mach_msg_port_descriptor_t thread, task;
  NDR_record_t NDR;
  exception_type_t exception;
  mach_msg_type_number_t codeCnt;
  integer_t code[2];
} __Request__exception_raise_t;
typedef struct {
  mach_msg_header_t Head;
  NDR_record_t NDR;
  kern_return_t RetCode;
} __Reply__exception_raise_t, mig_reply_error_t;
#define THREAD_STATE_NONE 5
#define MACH_MSG_SUCCESS 0
#define MACH_MSG_TIMEOUT_NONE 0
#define MACH_MSG_OPTION_NONE 0
#define MACH_SEND_MSG 1
#define MACH_RCV_MSG 2
#define MACH_RCV_LARGE 4
#define MACH_SEND_TIMEOUT 0x10
#define MACH_RCV_TIMEOUT 0x100
#define MACH_SEND_INVALID_DEST 0x10000003
#define MACH_RCV_TOO_LARGE 0x10004004
#define MACH_RCV_TIMED_OUT 0x10004003
#define MACH_MSG_TYPE_MOVE_RECEIVE 16
#define MACH_MSG_TYPE_MOVE_SEND 17
#define MACH_MSG_TYPE_MOVE_SEND_ONCE 18
#define MACH_MSG_TYPE_COPY_SEND 19
#define MACH_MSG_TYPE_MAKE_SEND 20
#define MACH_MSG_TYPE_MAKE_SEND_ONCE 21
#define MACH_MSGH_BITS(remote, local) ((remote) | ((local) << 8))
#define MACH_MSGH_BITS_REMOTE_MASK 0x1f
#define MACH_MSGH_BITS_REMOTE(bits) ((bits) & MACH_MSGH_BITS_REMOTE_MASK)
#define MACH_MSGH_BITS_COMPLEX 0x80000000
#define MACH_PORT_RIGHT_SEND 0
#define MACH_PORT_RIGHT_RECEIVE 1
#define MACH_PORT_RIGHT_SEND_ONCE 2
#define MACH_PORT_RIGHT_PORT_SET 3
#define MACH_PORT_RIGHT_DEAD_NAME 4
#define MIG_BAD_ID (-303)
#define MIG_NO_REPLY (-305)
#define PTHREAD_KERN_SUCCESS 0
mach_msg_return_t mach_msg(
  mach_msg_header_t *message, mach_msg_option_t options, mach_msg_size_t sent,
  mach_msg_size_t received, mach_port_name_t port, mach_msg_timeout_t timeout,
  mach_port_name_t notify);
kern_return_t mach_port_allocate(ipc_space_t task, mach_port_right_t right, mach_port_name_t *name);
typedef mach_vm_address_t mach_port_context_t;
kern_return_t mach_port_get_context(
  ipc_space_t task, mach_port_name_t name, mach_port_context_t *context);
kern_return_t mach_port_set_context(
  ipc_space_t task, mach_port_name_t name, mach_port_context_t context);
void mach_error(const char *text, mach_error_t code);
kern_return_t mach_port_destruct(
  ipc_space_t task, mach_port_name_t name, mach_port_delta_t change, mach_port_context_t guard);
kern_return_t mach_port_destroy(ipc_space_t task, mach_port_name_t name);
kern_return_t mach_port_insert_right(
  ipc_space_t task, mach_port_name_t name, mach_port_t right, mach_msg_type_name_t type);
kern_return_t mach_port_mod_refs(
  ipc_space_t task, mach_port_name_t name, mach_port_right_t right, mach_port_delta_t change);
kern_return_t task_get_exception_ports(
  task_t task, exception_mask_t mask, exception_mask_array_t masks, mach_msg_type_number_t *count,
  exception_port_array_t ports, exception_behavior_array_t behaviors,
  exception_flavor_array_t flavors);
kern_return_t task_set_exception_ports(
  task_t task, exception_mask_t mask, mach_port_t port, exception_behavior_t behavior,
  thread_state_flavor_t flavor);
kern_return_t task_swap_exception_ports(
  task_t task, exception_mask_t mask, mach_port_t port, exception_behavior_t behavior,
  thread_state_flavor_t flavor, exception_mask_array_t masks, mach_msg_type_number_t *count,
  exception_port_array_t ports, exception_behavior_array_t behaviors,
  exception_flavor_array_t flavors);
kern_return_t thread_set_exception_ports(
  thread_act_t thread, exception_mask_t mask, mach_port_t port, exception_behavior_t behavior,
  thread_state_flavor_t flavor);
kern_return_t thread_set_state(
  thread_act_t thread, thread_state_flavor_t flavor, thread_state_t state,
  mach_msg_type_number_t count);
kern_return_t thread_create_running(
  task_t task, thread_state_flavor_t flavor, thread_state_t state, mach_msg_type_number_t count,
  thread_act_t *thread);
kern_return_t thread_terminate(thread_act_t thread);
kern_return_t thread_abort(thread_act_t thread);
kern_return_t thread_switch(mach_port_name_t thread, int option, mach_msg_timeout_t timeout);
kern_return_t task_suspend(task_t task);
kern_return_t task_resume(task_t task);
kern_return_t task_for_pid(mach_port_name_t task, int process, mach_port_name_t *found);
kern_return_t mach_vm_read_overwrite(
  vm_map_t task, mach_vm_address_t address, mach_vm_size_t size, mach_vm_address_t to,
  mach_vm_size_t *moved);
kern_return_t mach_vm_protect(
  vm_map_t task, mach_vm_address_t address, mach_vm_size_t size, boolean_t maximum,
  vm_prot_t protection);
kern_return_t mach_vm_allocate(
  vm_map_t task, mach_vm_address_t *address, mach_vm_size_t size, int flags);
kern_return_t mach_vm_deallocate(vm_map_t task, mach_vm_address_t address, mach_vm_size_t size);
kern_return_t mach_vm_region(
  vm_map_t task, mach_vm_address_t *address, mach_vm_size_t *size, int flavor,
  vm_region_info_t info, mach_msg_type_number_t *count, mach_port_t *name);
kern_return_t mach_vm_remap(
  vm_map_t task, mach_vm_address_t *address, mach_vm_size_t size, mach_vm_offset_t mask, int flags,
  vm_map_t source, mach_vm_address_t from, boolean_t copy, vm_prot_t *protection,
  vm_prot_t *maximum, vm_inherit_t inheritance);
kern_return_t vm_read(
  vm_map_t task, vm_address_t address, vm_size_t size, vm_offset_t *data,
  mach_msg_type_number_t *count);
kern_return_t vm_write(
  vm_map_t task, vm_address_t address, vm_offset_t data, mach_msg_type_number_t count);
kern_return_t vm_remap(
  vm_map_t task, vm_address_t *address, vm_size_t size, vm_address_t mask, int flags,
  vm_map_t source, vm_address_t from, boolean_t copy, vm_prot_t *protection, vm_prot_t *maximum,
  vm_inherit_t inheritance);

// The facts of threads and of the loader.
#define THREAD_IDENTIFIER_INFO 4
typedef struct thread_identifier_info {
  uint64_t thread_id, thread_handle, dispatch_qaddr;
} thread_identifier_info_data_t, *thread_identifier_info_t;
#define THREAD_IDENTIFIER_INFO_COUNT 6
#define THREAD_EXTENDED_INFO 5
typedef struct thread_extended_info {
  uint64_t pth_user_time, pth_system_time;
  int32_t pth_cpu_usage, pth_policy, pth_run_state, pth_flags, pth_sleep_time, pth_curpri,
    pth_priority, pth_maxpriority;
  char pth_name[64];
} thread_extended_info_data_t, *thread_extended_info_t;
#define THREAD_EXTENDED_INFO_COUNT 28
enum {
  TH_STATE_RUNNING = 1, TH_STATE_STOPPED, TH_STATE_WAITING, TH_STATE_UNINTERRUPTIBLE,
  TH_STATE_HALTED
};
#define TH_FLAGS_SWAPPED 1
#define TASK_DYLD_INFO 17
#define TASK_DYLD_ALL_IMAGE_INFO_32 0
#define TASK_DYLD_ALL_IMAGE_INFO_64 1
typedef struct task_dyld_info {
  mach_vm_address_t all_image_info_addr;
  mach_vm_size_t all_image_info_size;
  integer_t all_image_info_format;
} task_dyld_info_data_t;
#define TASK_DYLD_INFO_COUNT 5
typedef struct _opaque_pthread_t *hookhost_thread;
hookhost_thread pthread_from_mach_thread_np(mach_port_t thread);

#endif
