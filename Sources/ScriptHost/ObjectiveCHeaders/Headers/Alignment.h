// The macros of <stdalign.h>.
#ifndef HOOKHOST_ALIGNMENT_H
#define HOOKHOST_ALIGNMENT_H
#define alignas _Alignas
#define alignof _Alignof
#define __alignas_is_defined 1
#define __alignof_is_defined 1
#endif
