// <ptrauth.h> where pointers are not signed, as on arm64.
#ifndef HOOKHOST_POINTER_SIGNING_H
#define HOOKHOST_POINTER_SIGNING_H

typedef enum {
  ptrauth_key_asia,
  ptrauth_key_asib,
  ptrauth_key_asda,
  ptrauth_key_asdb,
  ptrauth_key_process_independent_code = ptrauth_key_asia,
  ptrauth_key_process_dependent_code = ptrauth_key_asib,
  ptrauth_key_process_independent_data = ptrauth_key_asda,
  ptrauth_key_process_dependent_data = ptrauth_key_asdb,
  ptrauth_key_function_pointer = ptrauth_key_process_independent_code,
  ptrauth_key_return_address = ptrauth_key_process_dependent_code,
} ptrauth_key;
#define ptrauth_strip(value, key) (value)
#define ptrauth_blend_discriminator(pointer, number) ((void)(pointer), (unsigned long)(number))
#define ptrauth_sign_constant(value, key, data) (value)
#define ptrauth_sign_unauthenticated(value, key, data) (value)
#define ptrauth_auth_and_resign(value, oldKey, oldData, newKey, newData) (value)
#define ptrauth_auth_function(value, key, data) (value)
#define ptrauth_auth_data(value, key, data) (value)
#define ptrauth_string_discriminator(text) 0
#define ptrauth_nop_cast(type, value) ((type)(value))
#define __ptrauth(key, address, discriminator)
#define __ptrauth_function_pointer
#define __ptrauth_objc_isa_pointer
#define __ptrauth_objc_super_pointer
#define __ptrauth_objc_method_list_pointer
#define __ptrauth_objc_method_list_imp
#define __ptrauth_objc_class_ro
#define __ptrauth_objc_sel

#endif
