// The macro of <stdnoreturn.h>.
#ifndef HOOKHOST_NO_RETURN_H
#define HOOKHOST_NO_RETURN_H
#define noreturn _Noreturn
#endif
