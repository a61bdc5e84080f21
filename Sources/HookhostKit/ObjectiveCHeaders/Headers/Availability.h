// The versions that a source may compare with: those of the SDK of iOS 18.5, which is the target, too. A macro that
// is defined before (`--define`) names another target.
#ifndef HOOKHOST_AVAILABILITY_H
#define HOOKHOST_AVAILABILITY_H
#include <hookhost/Macros.h>

#define __IPHONE_2_0 20000
#define __IPHONE_2_1 20100
#define __IPHONE_2_2 20200
#define __IPHONE_3_0 30000
#define __IPHONE_3_1 30100
#define __IPHONE_3_2 30200
#define __IPHONE_4_0 40000
#define __IPHONE_4_1 40100
#define __IPHONE_4_2 40200
#define __IPHONE_4_3 40300
#define __IPHONE_5_0 50000
#define __IPHONE_5_1 50100
#define __IPHONE_6_0 60000
#define __IPHONE_6_1 60100
#define __IPHONE_7_0 70000
#define __IPHONE_7_1 70100
#define __IPHONE_8_0 80000
#define __IPHONE_8_1 80100
#define __IPHONE_8_2 80200
#define __IPHONE_8_3 80300
#define __IPHONE_8_4 80400
#define __IPHONE_9_0 90000
#define __IPHONE_9_1 90100
#define __IPHONE_9_2 90200
#define __IPHONE_9_3 90300
#define __IPHONE_10_0 100000
#define __IPHONE_10_1 100100
#define __IPHONE_10_2 100200
#define __IPHONE_10_3 100300
#define __IPHONE_11_0 110000
#define __IPHONE_11_1 110100
#define __IPHONE_11_2 110200
#define __IPHONE_11_3 110300
#define __IPHONE_11_4 110400
#define __IPHONE_12_0 120000
#define __IPHONE_12_1 120100
#define __IPHONE_12_2 120200
#define __IPHONE_12_3 120300
#define __IPHONE_12_4 120400
#define __IPHONE_13_0 130000
#define __IPHONE_13_1 130100
#define __IPHONE_13_2 130200
#define __IPHONE_13_3 130300
#define __IPHONE_13_4 130400
#define __IPHONE_13_5 130500
#define __IPHONE_13_6 130600
#define __IPHONE_13_7 130700
#define __IPHONE_14_0 140000
#define __IPHONE_14_1 140100
#define __IPHONE_14_2 140200
#define __IPHONE_14_3 140300
#define __IPHONE_14_4 140400
#define __IPHONE_14_5 140500
#define __IPHONE_14_6 140600
#define __IPHONE_14_7 140700
#define __IPHONE_14_8 140800
#define __IPHONE_15_0 150000
#define __IPHONE_15_1 150100
#define __IPHONE_15_2 150200
#define __IPHONE_15_3 150300
#define __IPHONE_15_4 150400
#define __IPHONE_15_5 150500
#define __IPHONE_15_6 150600
#define __IPHONE_15_7 150700
#define __IPHONE_15_8 150800
#define __IPHONE_16_0 160000
#define __IPHONE_16_1 160100
#define __IPHONE_16_2 160200
#define __IPHONE_16_3 160300
#define __IPHONE_16_4 160400
#define __IPHONE_16_5 160500
#define __IPHONE_16_6 160600
#define __IPHONE_16_7 160700
#define __IPHONE_17_0 170000
#define __IPHONE_17_1 170100
#define __IPHONE_17_2 170200
#define __IPHONE_17_3 170300
#define __IPHONE_17_4 170400
#define __IPHONE_17_5 170500
#define __IPHONE_17_6 170600
#define __IPHONE_17_7 170700
#define __IPHONE_18_0 180000
#define __IPHONE_18_1 180100
#define __IPHONE_18_2 180200
#define __IPHONE_18_3 180300
#define __IPHONE_18_4 180400
#define __IPHONE_18_5 180500
#ifndef __IPHONE_OS_VERSION_MAX_ALLOWED
#define __IPHONE_OS_VERSION_MAX_ALLOWED __IPHONE_18_5
#endif

#ifndef __IPHONE_OS_VERSION_MIN_REQUIRED
#ifdef __ENVIRONMENT_IPHONE_OS_VERSION_MIN_REQUIRED__
#define __IPHONE_OS_VERSION_MIN_REQUIRED __ENVIRONMENT_IPHONE_OS_VERSION_MIN_REQUIRED__
#else
#define __IPHONE_OS_VERSION_MIN_REQUIRED __IPHONE_18_5
#endif
#endif

#define __MAC_10_0 1000
#define __MAC_10_1 1010
#define __MAC_10_2 1020
#define __MAC_10_3 1030
#define __MAC_10_4 1040
#define __MAC_10_5 1050
#define __MAC_10_6 1060
#define __MAC_10_7 1070
#define __MAC_10_8 1080
#define __MAC_10_9 1090
#define __MAC_10_10 101000
#define __MAC_10_11 101100
#define __MAC_10_12 101200
#define __MAC_10_13 101300
#define __MAC_10_14 101400
#define __MAC_10_15 101500
#define __MAC_11_0 110000
#define __MAC_12_0 120000
#define __MAC_13_0 130000
#define __MAC_14_0 140000
#define __MAC_15_0 150000
#define MAC_OS_X_VERSION_10_0 __MAC_10_0
#define MAC_OS_X_VERSION_10_1 __MAC_10_1
#define MAC_OS_X_VERSION_10_2 __MAC_10_2
#define MAC_OS_X_VERSION_10_3 __MAC_10_3
#define MAC_OS_X_VERSION_10_4 __MAC_10_4
#define MAC_OS_X_VERSION_10_5 __MAC_10_5
#define MAC_OS_X_VERSION_10_6 __MAC_10_6
#define MAC_OS_X_VERSION_10_7 __MAC_10_7
#define MAC_OS_X_VERSION_10_8 __MAC_10_8
#define MAC_OS_X_VERSION_10_9 __MAC_10_9
#define MAC_OS_X_VERSION_10_10 __MAC_10_10
#define MAC_OS_X_VERSION_10_11 __MAC_10_11
#define MAC_OS_X_VERSION_10_12 __MAC_10_12
#define MAC_OS_X_VERSION_10_13 __MAC_10_13
#define MAC_OS_X_VERSION_10_14 __MAC_10_14
#define MAC_OS_X_VERSION_10_15 __MAC_10_15
#define MAC_OS_VERSION_11_0 __MAC_11_0
#define MAC_OS_VERSION_12_0 __MAC_12_0
#define MAC_OS_VERSION_13_0 __MAC_13_0
#define MAC_OS_VERSION_14_0 __MAC_14_0
#define MAC_OS_VERSION_15_0 __MAC_15_0
#define __TVOS_9_0 90000
#define __TVOS_10_0 100000
#define __TVOS_11_0 110000
#define __TVOS_12_0 120000
#define __TVOS_13_0 130000
#define __TVOS_14_0 140000
#define __TVOS_15_0 150000
#define __TVOS_16_0 160000
#define __TVOS_17_0 170000
#define __TVOS_18_0 180000
#define __WATCHOS_1_0 10000
#define __WATCHOS_2_0 20000
#define __WATCHOS_3_0 30000
#define __WATCHOS_4_0 40000
#define __WATCHOS_5_0 50000
#define __WATCHOS_6_0 60000
#define __WATCHOS_7_0 70000
#define __WATCHOS_8_0 80000
#define __WATCHOS_9_0 90000
#define __WATCHOS_10_0 100000
#define __WATCHOS_11_0 110000

#endif
