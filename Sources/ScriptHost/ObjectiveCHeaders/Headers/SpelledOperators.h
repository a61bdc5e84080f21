// The alternative spellings of operators, of <iso646.h>.
#ifndef HOOKHOST_SPELLED_OPERATORS_H
#define HOOKHOST_SPELLED_OPERATORS_H
#define and &&
#define and_eq &=
#define bitand &
#define bitor |
#define compl ~
#define not !
#define not_eq !=
#define or ||
#define or_eq |=
#define xor ^
#define xor_eq ^=
#endif
