// The macros that annotate declarations. Those for availability and Swift have no effect here.
#ifndef HOOKHOST_MACROS_H
#define HOOKHOST_MACROS_H

// A declaration that hookhost lacks: clang warns where it is used.
#define HOOKHOST_MISSING(name) __attribute__((deprecated("hookhost has no " name)))
#define HOOKHOST_MISSING_CLASS(name) \
  __attribute__((deprecated("hookhost has no class " #name)))

#ifdef __cplusplus
#define FOUNDATION_EXTERN extern "C"
#else
#define FOUNDATION_EXTERN extern
#endif
#define FOUNDATION_EXPORT FOUNDATION_EXTERN
#define FOUNDATION_IMPORT FOUNDATION_EXTERN
#define FOUNDATION_STATIC_INLINE static inline
#define FOUNDATION_EXTERN_INLINE extern inline
#define OBJC_EXTERN FOUNDATION_EXTERN
#define OBJC_EXPORT OBJC_EXTERN
#define OBJC_IMPORT OBJC_EXTERN
#define OBJC_INLINE static inline
#define OBJC_VISIBLE
#define OBJC_ISA_AVAILABILITY
#define OBJC_ROOT_CLASS __attribute__((objc_root_class))
#define OBJC_DESIGNATED_INITIALIZER
#define NS_INLINE static inline __attribute__((always_inline))
#define NS_EXTERN FOUNDATION_EXTERN
#define CF_EXPORT FOUNDATION_EXTERN
#define CF_EXTERN_C_BEGIN
#define CF_EXTERN_C_END
#define CF_INLINE static inline
#define CG_EXTERN FOUNDATION_EXTERN
#define CG_INLINE static inline
#define CA_EXTERN FOUNDATION_EXTERN
#define UIKIT_EXTERN FOUNDATION_EXTERN
#define UIKIT_STATIC_INLINE static inline
#define WK_EXTERN FOUNDATION_EXTERN
#define WK_EXPORT
#define XCT_EXPORT FOUNDATION_EXTERN
#define DISPATCH_EXPORT FOUNDATION_EXTERN
#include <hookhost/ExportMacros.h>

// Nullability.
#define NS_ASSUME_NONNULL_BEGIN _Pragma("clang assume_nonnull begin")
#define NS_ASSUME_NONNULL_END _Pragma("clang assume_nonnull end")
#define CF_ASSUME_NONNULL_BEGIN NS_ASSUME_NONNULL_BEGIN
#define CF_ASSUME_NONNULL_END NS_ASSUME_NONNULL_END
#define DISPATCH_ASSUME_NONNULL_BEGIN NS_ASSUME_NONNULL_BEGIN
#define DISPATCH_ASSUME_NONNULL_END NS_ASSUME_NONNULL_END
#define NS_HEADER_AUDIT_BEGIN(...) NS_ASSUME_NONNULL_BEGIN
#define NS_HEADER_AUDIT_END(...) NS_ASSUME_NONNULL_END
#define __nonnull _Nonnull
#define __nullable _Nullable
#define __null_unspecified _Null_unspecified

// Enumerations and options, with or without a fixed type.
#define HOOKHOST_ENUM_TWO(type, name) enum name : type name; enum name : type
#define HOOKHOST_ENUM_ONE(type) enum : type
#define HOOKHOST_ENUM_PICK(_1, _2, macro, ...) macro
#define NS_ENUM(...) HOOKHOST_ENUM_PICK(__VA_ARGS__, HOOKHOST_ENUM_TWO, HOOKHOST_ENUM_ONE)(__VA_ARGS__)
#define NS_OPTIONS(...) NS_ENUM(__VA_ARGS__)
#define NS_CLOSED_ENUM(...) NS_ENUM(__VA_ARGS__)
#define NS_ERROR_ENUM(...) HOOKHOST_ENUM_PICK(__VA_ARGS__, HOOKHOST_ERROR_TWO, HOOKHOST_ERROR_ONE)(__VA_ARGS__)
#define HOOKHOST_ERROR_TWO(domain, name) enum name : NSInteger name; enum name : NSInteger
#define HOOKHOST_ERROR_ONE(domain) enum : NSInteger
#define CF_ENUM(...) NS_ENUM(__VA_ARGS__)
#define CF_OPTIONS(...) NS_ENUM(__VA_ARGS__)
#define CF_CLOSED_ENUM(...) NS_ENUM(__VA_ARGS__)
#define OBJC_ENUM(...) NS_ENUM(__VA_ARGS__)
#define OBJC_OPTIONS(...) NS_ENUM(__VA_ARGS__)
#define DISPATCH_ENUM(name, type, ...) typedef enum : type { __VA_ARGS__ } name##_t
#define DISPATCH_OPTIONS(name, type, ...) DISPATCH_ENUM(name, type, __VA_ARGS__)
#define NS_TYPED_ENUM
#define NS_STRING_ENUM
#define NS_EXTENSIBLE_STRING_ENUM
#define NS_TYPED_EXTENSIBLE_ENUM
#define NS_SWIFT_BRIDGED_TYPEDEF
#define CF_STRING_ENUM
#define CF_EXTENSIBLE_STRING_ENUM
#define CF_TYPED_ENUM
#define CF_TYPED_EXTENSIBLE_ENUM

// Methods and their results.
#define NS_REQUIRES_SUPER __attribute__((objc_requires_super))
#define NS_DESIGNATED_INITIALIZER __attribute__((objc_designated_initializer))
#define NS_REQUIRES_NIL_TERMINATION __attribute__((sentinel(0, 1)))
#define __PRAGMA_PUSH_NO_EXTRA_ARG_WARNINGS \
  _Pragma("clang diagnostic push") _Pragma("clang diagnostic ignored \"-Wformat-extra-args\"")
#define __PRAGMA_POP_NO_EXTRA_ARG_WARNINGS _Pragma("clang diagnostic pop")
#define NS_FORMAT_FUNCTION(text, first) __attribute__((format(__NSString__, text, first)))
#define NS_FORMAT_ARGUMENT(number) __attribute__((format_arg(number)))
#define CF_FORMAT_FUNCTION(text, first) __attribute__((format(CFString, text, first)))
#define NS_RETURNS_RETAINED __attribute__((ns_returns_retained))
#define NS_RETURNS_NOT_RETAINED __attribute__((ns_returns_not_retained))
#define NS_RETURNS_INNER_POINTER __attribute__((objc_returns_inner_pointer))
#define NS_RELEASES_ARGUMENT __attribute__((ns_consumed))
#define NS_CONSUMED __attribute__((ns_consumed))
#define NS_CONSUMES_SELF __attribute__((ns_consumes_self))
#define NS_REPLACES_RECEIVER NS_CONSUMES_SELF NS_RETURNS_RETAINED
#define NS_VALID_UNTIL_END_OF_SCOPE __attribute__((objc_precise_lifetime))
#if __has_feature(objc_arc)
#define NS_AUTOMATED_REFCOUNT_UNAVAILABLE \
  __attribute__((unavailable("not available in automatic reference counting mode")))
#else
#define NS_AUTOMATED_REFCOUNT_UNAVAILABLE
#endif
#define NS_AUTOMATED_REFCOUNT_WEAK_UNAVAILABLE
#define OBJC_ARC_UNAVAILABLE NS_AUTOMATED_REFCOUNT_UNAVAILABLE
#define OBJC_SWIFT_UNAVAILABLE(message)
#define CF_RETURNS_RETAINED __attribute__((cf_returns_retained))
#define CF_RETURNS_NOT_RETAINED __attribute__((cf_returns_not_retained))
#define CF_CONSUMED __attribute__((cf_consumed))
#define CF_RELEASES_ARGUMENT __attribute__((cf_consumed))
#define CF_BRIDGED_TYPE(type) __attribute__((objc_bridge(type)))
#define CF_BRIDGED_MUTABLE_TYPE(type) __attribute__((objc_bridge_mutable(type)))
#define CF_RELATED_TYPE(...)
#define CF_IMPLICIT_BRIDGING_ENABLED _Pragma("clang arc_cf_code_audited begin")
#define CF_IMPLICIT_BRIDGING_DISABLED _Pragma("clang arc_cf_code_audited end")
#define NS_ROOT_CLASS __attribute__((objc_root_class))
#define NS_REQUIRES_PROPERTY_DEFINITIONS __attribute__((objc_requires_property_definitions))
#define NS_PROTOCOL_REQUIRES_EXPLICIT_IMPLEMENTATION \
  __attribute__((objc_protocol_requires_explicit_implementation))
#define NS_SWIFT_NONISOLATED
#define NS_DIRECT
#define NS_DIRECT_MEMBERS
#define NS_NO_TAIL_CALL
#define NS_NOESCAPE __attribute__((noescape))
#define CF_NOESCAPE NS_NOESCAPE
#define NS_NORETURN __attribute__((noreturn))
#define CF_NORETURN NS_NORETURN
#define NS_WARN_UNUSED_RESULT __attribute__((warn_unused_result))
#define CF_WARN_UNUSED_RESULT NS_WARN_UNUSED_RESULT
#define NS_DISCARDABLE_RESULT
#define NS_UNAVAILABLE __attribute__((unavailable))
#define NS_UNAVAILABLE_IOS(...) __attribute__((unavailable))
#define NS_UNAVAILABLE_MAC(...)
#define UNAVAILABLE_ATTRIBUTE __attribute__((unavailable))
#define NS_EXTENSION_UNAVAILABLE(...)
#define NS_EXTENSION_UNAVAILABLE_IOS(...)
#define NS_CLASS_AVAILABLE(...)
#define NS_CLASS_AVAILABLE_IOS(...)
#define NS_CLASS_AVAILABLE_MAC(...)
#define NS_CLASS_DEPRECATED(...)
#define NS_CLASS_DEPRECATED_IOS(...)
#define NS_AVAILABLE(...)
#define NS_AVAILABLE_IOS(...)
#define NS_AVAILABLE_MAC(...)
#define NS_AVAILABLE_IPHONE(...)
#define NS_ENUM_AVAILABLE(...)
#define NS_ENUM_AVAILABLE_IOS(...)
#define NS_ENUM_AVAILABLE_MAC(...)
#define NS_ENUM_DEPRECATED(...)
#define NS_ENUM_DEPRECATED_IOS(...)
#define NS_DEPRECATED(...)
#define NS_DEPRECATED_IOS(...)
#define NS_DEPRECATED_MAC(...)
#define NS_DEPRECATED_WITH_REPLACEMENT_MAC(...)
#define NS_OPENGL_DEPRECATED(...)
#define DEPRECATED_ATTRIBUTE __attribute__((deprecated))
#define DEPRECATED_MSG_ATTRIBUTE(message) __attribute__((deprecated(message)))
#define CF_AVAILABLE(...)
#define CF_AVAILABLE_IOS(...)
#define CF_DEPRECATED(...)
#define CF_DEPRECATED_IOS(...)
#define CF_ENUM_AVAILABLE(...)
#define OBJC_AVAILABLE(...)
#define OBJC_DEPRECATED(...)
#define OBJC_OSX_AVAILABLE_OTHERS_UNAVAILABLE(...)
#define OBJC_OSX_DEPRECATED_OTHERS_UNAVAILABLE(...)
#define OBJC_UNAVAILABLE
#define OBJC2_UNAVAILABLE
#define UI_APPEARANCE_SELECTOR __attribute__((annotate("ui_appearance_selector")))
// Clang defines these itself.
#undef IBOutlet
#undef IBAction
#undef IBOutletCollection
#define IBOutlet
#define IBAction void
#define IBOutletCollection(type)
#define IBInspectable
#define IB_DESIGNABLE
#define IBSegueAction

// Annotations for Swift.
#define NS_SWIFT_NAME(...)
#define NS_SWIFT_UNAVAILABLE(...)
#define NS_SWIFT_UNAVAILABLE_FROM_ASYNC(...)
#define NS_SWIFT_NOTHROW
#define NS_SWIFT_DISABLE_ASYNC
#define NS_SWIFT_ASYNC(...)
#define NS_SWIFT_ASYNC_NAME(...)
#define NS_SWIFT_ASYNC_THROWS_ON_FALSE(...)
#define NS_SWIFT_SENDABLE
#define NS_SWIFT_NONSENDABLE
#define NS_SWIFT_UI_ACTOR
#define NS_SWIFT_MAIN_ACTOR
#define NS_REFINED_FOR_SWIFT
#define NS_REFINED_FOR_SWIFT_ASYNC(...)
#define CF_SWIFT_NAME(...)
#define CF_SWIFT_UNAVAILABLE(...)
#define CF_REFINED_FOR_SWIFT
#define DISPATCH_SWIFT_NAME(...)
#define DISPATCH_SWIFT_UNAVAILABLE(...)
#define OBJC_DESIGNATED
#define SWIFT_NAME(...)

// Dispatch and the compiler.
#define DISPATCH_NOESCAPE NS_NOESCAPE
#define DISPATCH_NOTHROW
#define DISPATCH_NONNULL_ALL
#define DISPATCH_NONNULL1
#define DISPATCH_NONNULL2
#define DISPATCH_NONNULL3
#define DISPATCH_WARN_RESULT NS_WARN_UNUSED_RESULT
#define DISPATCH_RETURNS_RETAINED
#define DISPATCH_MALLOC
#define DISPATCH_NORETURN NS_NORETURN
#define DISPATCH_INLINE static inline
#define DISPATCH_ALWAYS_INLINE __attribute__((always_inline))
#define DISPATCH_UNAVAILABLE __attribute__((unavailable))
#define OS_INLINE static inline
#define OS_EXPORT FOUNDATION_EXTERN
#define OS_NOTHROW
#define OS_NONNULL_ALL
#define OS_NONNULL1
#define OS_NONNULL2
#define OS_NONNULL3
#define OS_NORETURN NS_NORETURN
#define OS_PURE
#define OS_CONST
#define OS_MALLOC
#define OS_WARN_RESULT NS_WARN_UNUSED_RESULT
#define OS_ALWAYS_INLINE __attribute__((always_inline))
#define OS_NOINLINE __attribute__((noinline))
#define OS_OVERLOADABLE __attribute__((overloadable))
#define OS_USED __attribute__((used))
#define OS_UNUSED __attribute__((unused))
#define OS_WEAK __attribute__((weak))
#define OS_WEAK_IMPORT __attribute__((weak_import))
#define OS_EXPECT(value, expected) __builtin_expect((value), (expected))
#define _OS_CONCAT_1(one, other) one##other
#define OS_CONCAT(one, other) _OS_CONCAT_1(one, other)
#define _OS_STRINGIFY_1(text) #text
#define OS_STRINGIFY(text) _OS_STRINGIFY_1(text)
#define OS_OBJECT_DECL(name) \
  @protocol OS_##name <NSObject> \
  @end \
  typedef NSObject<OS_##name> *name##_t
#define OS_OBJECT_USE_OBJC 1
#if __has_feature(objc_arc)
#define OS_OBJECT_USE_OBJC_RETAIN_RELEASE 1
#else
#define OS_OBJECT_USE_OBJC_RETAIN_RELEASE 0
#endif
#define OS_OBJECT_HAVE_OBJC_SUPPORT 1
#define __BEGIN_DECLS
#define __END_DECLS
#define __unused __attribute__((unused))
#define __CONCAT(left, right) left##right
#define __STRING(text) #text
#define __used __attribute__((used))
#define __deprecated __attribute__((deprecated))
#define __deprecated_msg(message) __attribute__((deprecated(message)))
#define __deprecated_enum_msg(message) __deprecated_msg(message)
#define __kpi_unavailable
#define __unavailable __attribute__((unavailable))
#define __abortlike __attribute__((noreturn, cold, noinline))
#define __pure __attribute__((pure))
#define __const const
#define __signed signed
#define __volatile volatile
#define __strfmonlike(text, first)
#define __strftimelike(text)
#define __alloc_size(...) __attribute__((alloc_size(__VA_ARGS__)))
#define __exported __attribute__((visibility("default")))
#define __private_extern__ __attribute__((visibility("hidden"))) extern
#define __enum_open
#define __enum_closed
#define __enum_options
#define __single
#define __unsafe_indexable
#define __counted_by(count)
#define __sized_by(count)
#define __null_terminated
#define __ended_by(end)
#define __IOS_UNAVAILABLE
#define __OSX_UNAVAILABLE
#define __TVOS_UNAVAILABLE
#define __WATCHOS_UNAVAILABLE
#define __OSX_DEPRECATED(...)
#define __IOS_DEPRECATED(...)
#define __TVOS_DEPRECATED(...)
#define __WATCHOS_DEPRECATED(...)
#define __OS_AVAILABILITY(...)
#define __OS_AVAILABILITY_MSG(...)
#define __API_UNAVAILABLE(...)
#define __API_DEPRECATED(...)
#define __API_DEPRECATED_WITH_REPLACEMENT(...)
#define __SPI_AVAILABLE(...)
#define __SPI_DEPRECATED(...)
#define SPI_DEPRECATED(...)
#define SPI_DEPRECATED_WITH_REPLACEMENT(...)
#define API_OBSOLETED(...)
#define API_OBSOLETED_WITH_REPLACEMENT(...)
#define NS_AVAILABLE_WATCHOS(...)
#define NS_AVAILABLE_TVOS(...)
#define NS_DEPRECATED_IPHONE(...)
#define NS_DEPRECATED_TVOS(...)
#define NS_DEPRECATED_WATCHOS(...)
#define NS_ENUM_AVAILABLE_IPHONE(...)
#define NS_ENUM_DEPRECATED_MAC(...)
#define NS_ENUM_DEPRECATED_WITH_REPLACEMENT_MAC(...)
#define NS_EXTENSION_UNAVAILABLE_MAC(...)
#define CF_AVAILABLE_MAC(...)
#define CF_AVAILABLE_IPHONE(...)
#define CF_DEPRECATED_MAC(...)
#define CF_ENUM_AVAILABLE_IOS(...)
#define CF_ENUM_AVAILABLE_MAC(...)
#define CF_ENUM_DEPRECATED(...)
#define CF_ENUM_DEPRECATED_IOS(...)
#define CF_ENUM_DEPRECATED_MAC(...)
#define CF_EXTENSION_UNAVAILABLE(...)
#define CF_EXTENSION_UNAVAILABLE_IOS(...)
#define UIKIT_AVAILABLE_IOS_ONLY(...)
#define UIKIT_AVAILABLE_TVOS_ONLY(...)
#define UIKIT_AVAILABLE_IOS_TVOS(...)
#define UIKIT_CLASS_AVAILABLE_IOS_ONLY(...)
#define UIKIT_CLASS_AVAILABLE_IOS_TVOS(...)
#define UIKIT_UNAVAILABLE_TVOS
#define __dead2 __attribute__((noreturn))
#define __pure2 __attribute__((const))
#define __printflike(text, first) __attribute__((format(printf, text, first)))
#define __printf0like(text, first)
#define __scanflike(text, first)
#define __result_use_check __attribute__((warn_unused_result))
#define __header_always_inline static inline __attribute__((always_inline))
#define __IOS_AVAILABLE(...)
#define __OSX_AVAILABLE(...)
#define __TVOS_AVAILABLE(...)
#define __WATCHOS_AVAILABLE(...)
#define __IOS_PROHIBITED
#define __TVOS_PROHIBITED
#define __WATCHOS_PROHIBITED
#define __OSX_AVAILABLE_STARTING(...)
#define __OSX_AVAILABLE_BUT_DEPRECATED(...)
#define __OSX_AVAILABLE_BUT_DEPRECATED_MSG(...)
#define __API_AVAILABLE(...)
#define API_AVAILABLE(...)
#define API_UNAVAILABLE(...)
#define API_DEPRECATED(...)
#define API_DEPRECATED_WITH_REPLACEMENT(...)
#define API_AVAILABLE_BEGIN(...)
#define API_AVAILABLE_END
#define API_UNAVAILABLE_BEGIN(...)
#define API_UNAVAILABLE_END
#define API_DEPRECATED_BEGIN(...)
#define API_DEPRECATED_END
#define API_DEPRECATED_WITH_REPLACEMENT_BEGIN(...)
#define API_DEPRECATED_WITH_REPLACEMENT_END
#define SPI_AVAILABLE(...)
#define AVAILABLE_MAC_OS_X_VERSION_10_0_AND_LATER
#define __IPHONE_AVAILABLE(...)
#ifndef WEAK_IMPORT_ATTRIBUTE
#define WEAK_IMPORT_ATTRIBUTE __attribute__((weak_import))
#endif

#endif
