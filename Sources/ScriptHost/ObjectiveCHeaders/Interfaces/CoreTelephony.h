extern NSString *const CTRadioAccessTechnologyDidChangeNotification,
  *const CTServiceRadioAccessTechnologyDidChangeNotification,
  *const CTRadioAccessTechnologyGPRS, *const CTRadioAccessTechnologyEdge,
  *const CTRadioAccessTechnologyWCDMA, *const CTRadioAccessTechnologyHSDPA,
  *const CTRadioAccessTechnologyHSUPA, *const CTRadioAccessTechnologyCDMA1x,
  *const CTRadioAccessTechnologyCDMAEVDORev0, *const CTRadioAccessTechnologyCDMAEVDORevA,
  *const CTRadioAccessTechnologyCDMAEVDORevB, *const CTRadioAccessTechnologyeHRPD,
  *const CTRadioAccessTechnologyLTE, *const CTRadioAccessTechnologyNR,
  *const CTRadioAccessTechnologyNRNSA;

@interface CTCarrier : NSObject
@end

@interface CTTelephonyNetworkInfo : NSObject
@property (readonly, nullable) CTCarrier *subscriberCellularProvider;
@property (readonly, nullable) NSDictionary<NSString *, CTCarrier *> *serviceSubscriberCellularProviders;
@property (readonly, nullable) NSDictionary<NSString *, NSString *> *serviceCurrentRadioAccessTechnology;
@property (nonatomic, copy, nullable) void (^subscriberCellularProviderDidUpdateNotifier)(CTCarrier *carrier);
@end
