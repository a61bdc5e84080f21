typedef NSString *CBConnectionEventMatchingOption;
typedef uint16_t CBL2CAPPSM;
typedef NS_ENUM(NSInteger, CBManagerState) {
  CBManagerStateUnknown, CBManagerStateResetting, CBManagerStateUnsupported,
  CBManagerStateUnauthorized, CBManagerStatePoweredOff, CBManagerStatePoweredOn
};
typedef NS_ENUM(NSInteger, CBManagerAuthorization) {
  CBManagerAuthorizationNotDetermined, CBManagerAuthorizationRestricted,
  CBManagerAuthorizationDenied, CBManagerAuthorizationAllowedAlways
};
typedef NS_ENUM(NSInteger, CBCentralManagerState) {
  CBCentralManagerStateUnknown, CBCentralManagerStateResetting, CBCentralManagerStateUnsupported,
  CBCentralManagerStateUnauthorized, CBCentralManagerStatePoweredOff,
  CBCentralManagerStatePoweredOn
};
typedef NS_ENUM(NSInteger, CBConnectionEvent) {
  CBConnectionEventPeerDisconnected, CBConnectionEventPeerConnected
};
typedef NS_ENUM(NSUInteger, CBCentralManagerFeature) {
  CBCentralManagerFeatureExtendedScanAndConnect = 1
};
typedef NS_ENUM(NSInteger, CBError) {
  CBErrorUnknown, CBErrorInvalidParameters, CBErrorInvalidHandle, CBErrorNotConnected,
  CBErrorOutOfSpace, CBErrorOperationCancelled, CBErrorConnectionTimeout,
  CBErrorPeripheralDisconnected, CBErrorUUIDNotAllowed, CBErrorAlreadyAdvertising,
  CBErrorConnectionFailed, CBErrorConnectionLimitReached, CBErrorUnkownDevice,
  CBErrorUnknownDevice = 12, CBErrorOperationNotSupported, CBErrorPeerRemovedPairingInformation,
  CBErrorEncryptionTimedOut, CBErrorTooManyLEPairedDevices,
  CBErrorLeGattExceededBackgroundNotificationLimit, CBErrorLeGattNearBackgroundNotificationLimit
};
typedef NS_ENUM(NSInteger, CBATTError) {
  CBATTErrorSuccess, CBATTErrorInvalidHandle, CBATTErrorReadNotPermitted,
  CBATTErrorWriteNotPermitted, CBATTErrorInvalidPdu, CBATTErrorInsufficientAuthentication,
  CBATTErrorRequestNotSupported, CBATTErrorInvalidOffset, CBATTErrorInsufficientAuthorization,
  CBATTErrorPrepareQueueFull, CBATTErrorAttributeNotFound, CBATTErrorAttributeNotLong,
  CBATTErrorInsufficientEncryptionKeySize, CBATTErrorInvalidAttributeValueLength,
  CBATTErrorUnlikelyError, CBATTErrorInsufficientEncryption, CBATTErrorUnsupportedGroupType,
  CBATTErrorInsufficientResources
};
typedef NS_ENUM(NSInteger, CBPeripheralManagerAuthorizationStatus) {
  CBPeripheralManagerAuthorizationStatusNotDetermined,
  CBPeripheralManagerAuthorizationStatusRestricted, CBPeripheralManagerAuthorizationStatusDenied,
  CBPeripheralManagerAuthorizationStatusAuthorized
};
typedef NS_ENUM(NSInteger, CBPeripheralManagerState) {
  CBPeripheralManagerStateUnknown, CBPeripheralManagerStateResetting,
  CBPeripheralManagerStateUnsupported, CBPeripheralManagerStateUnauthorized,
  CBPeripheralManagerStatePoweredOff, CBPeripheralManagerStatePoweredOn
};
typedef NS_ENUM(NSInteger, CBPeripheralManagerConnectionLatency) {
  CBPeripheralManagerConnectionLatencyLow, CBPeripheralManagerConnectionLatencyMedium,
  CBPeripheralManagerConnectionLatencyHigh
};
typedef NS_ENUM(NSInteger, CBPeripheralState) {
  CBPeripheralStateDisconnected, CBPeripheralStateConnecting, CBPeripheralStateConnected,
  CBPeripheralStateDisconnecting
};
typedef NS_ENUM(NSInteger, CBCharacteristicWriteType) {
  CBCharacteristicWriteWithResponse, CBCharacteristicWriteWithoutResponse
};
typedef NS_OPTIONS(NSUInteger, CBCharacteristicProperties) {
  CBCharacteristicPropertyBroadcast = 1 << 0, CBCharacteristicPropertyRead = 1 << 1,
  CBCharacteristicPropertyWriteWithoutResponse = 1 << 2, CBCharacteristicPropertyWrite = 1 << 3,
  CBCharacteristicPropertyNotify = 1 << 4, CBCharacteristicPropertyIndicate = 1 << 5,
  CBCharacteristicPropertyAuthenticatedSignedWrites = 1 << 6,
  CBCharacteristicPropertyExtendedProperties = 1 << 7,
  CBCharacteristicPropertyNotifyEncryptionRequired = 1 << 8,
  CBCharacteristicPropertyIndicateEncryptionRequired = 1 << 9
};
typedef NS_OPTIONS(NSUInteger, CBAttributePermissions) {
  CBAttributePermissionsReadable = 1 << 0, CBAttributePermissionsWriteable = 1 << 1,
  CBAttributePermissionsReadEncryptionRequired = 1 << 2,
  CBAttributePermissionsWriteEncryptionRequired = 1 << 3
};
extern NSString *const CBAdvertisementDataLocalNameKey, *const CBAdvertisementDataTxPowerLevelKey,
  *const CBAdvertisementDataServiceUUIDsKey, *const CBAdvertisementDataServiceDataKey,
  *const CBAdvertisementDataManufacturerDataKey,
  *const CBAdvertisementDataOverflowServiceUUIDsKey, *const CBAdvertisementDataIsConnectable,
  *const CBAdvertisementDataSolicitedServiceUUIDsKey,
  *const CBCentralManagerOptionShowPowerAlertKey,
  *const CBCentralManagerOptionRestoreIdentifierKey,
  *const CBCentralManagerOptionDeviceAccessForMedia,
  *const CBCentralManagerScanOptionAllowDuplicatesKey,
  *const CBCentralManagerScanOptionSolicitedServiceUUIDsKey,
  *const CBConnectPeripheralOptionNotifyOnConnectionKey,
  *const CBConnectPeripheralOptionNotifyOnDisconnectionKey,
  *const CBConnectPeripheralOptionNotifyOnNotificationKey,
  *const CBConnectPeripheralOptionStartDelayKey,
  *const CBConnectPeripheralOptionEnableTransportBridgingKey,
  *const CBConnectPeripheralOptionRequiresANCS,
  *const CBCentralManagerRestoredStatePeripheralsKey,
  *const CBCentralManagerRestoredStateScanServicesKey,
  *const CBCentralManagerRestoredStateScanOptionsKey, *const CBErrorDomain,
  *const CBATTErrorDomain, *const CBPeripheralManagerOptionShowPowerAlertKey,
  *const CBPeripheralManagerOptionRestoreIdentifierKey,
  *const CBPeripheralManagerRestoredStateServicesKey,
  *const CBPeripheralManagerRestoredStateAdvertisementDataKey,
  *const CBUUIDCharacteristicExtendedPropertiesString,
  *const CBUUIDCharacteristicUserDescriptionString,
  *const CBUUIDClientCharacteristicConfigurationString,
  *const CBUUIDServerCharacteristicConfigurationString, *const CBUUIDCharacteristicFormatString,
  *const CBUUIDCharacteristicAggregateFormatString, *const CBUUIDCharacteristicValidRangeString,
  *const CBUUIDL2CAPPSMCharacteristicString;
extern CBConnectionEventMatchingOption const CBConnectionEventMatchingOptionServiceUUIDs,
  CBConnectionEventMatchingOptionPeripheralUUIDs;

@interface CBManager : NSObject
@property (nonatomic, readonly) CBManagerState state;
@property (nonatomic, readonly) CBManagerAuthorization authorization;
@property (class, nonatomic, readonly) CBManagerAuthorization authorization;
@end

@protocol CBCentralManagerDelegate <NSObject>
@optional
- (void)centralManagerDidUpdateState:(CBCentralManager *)central;
- (void)centralManager:(CBCentralManager *)central willRestoreState:(NSDictionary<NSString *, id> *)dict;
- (void)centralManager:(CBCentralManager *)central didDiscoverPeripheral:(CBPeripheral *)peripheral advertisementData:(NSDictionary<NSString *, id> *)advertisementData RSSI:(NSNumber *)RSSI;
- (void)centralManager:(CBCentralManager *)central didConnectPeripheral:(CBPeripheral *)peripheral;
- (void)centralManager:(CBCentralManager *)central didFailToConnectPeripheral:(CBPeripheral *)peripheral error:(nullable NSError *)error;
- (void)centralManager:(CBCentralManager *)central didDisconnectPeripheral:(CBPeripheral *)peripheral error:(nullable NSError *)error;
- (void)centralManager:(CBCentralManager *)central connectionEventDidOccur:(CBConnectionEvent)event forPeripheral:(CBPeripheral *)peripheral;
- (void)centralManager:(CBCentralManager *)central didUpdateANCSAuthorizationForPeripheral:(CBPeripheral *)peripheral;
@end

@interface CBUUID : NSObject
@property (nonatomic, readonly) NSData *data;
@property (nonatomic, readonly) NSString *UUIDString;
+ (CBUUID *)UUIDWithString:(NSString *)theString;
+ (CBUUID *)UUIDWithData:(NSData *)theData;
+ (CBUUID *)UUIDWithCFUUID:(CFUUIDRef)theUUID;
+ (CBUUID *)UUIDWithNSUUID:(NSUUID *)theUUID;
@end

@interface CBPeer : NSObject
@property (nonatomic, readonly) NSUUID *identifier;
@end

@interface CBPeripheral : CBPeer
@property (nonatomic, weak, nullable) id<CBPeripheralDelegate> delegate;
@property (readonly, nullable) NSString *name;
@property (readonly) NSNumber *RSSI;
@property (readonly) CBPeripheralState state;
@property (readonly, nullable) NSArray<CBService *> *services;
@property (readonly) BOOL canSendWriteWithoutResponse;
@property (readonly) BOOL ancsAuthorized;
- (void)readRSSI;
- (void)discoverServices:(nullable NSArray<CBUUID *> *)serviceUUIDs;
- (void)discoverIncludedServices:(nullable NSArray<CBUUID *> *)includedServiceUUIDs forService:(CBService *)service;
- (void)discoverCharacteristics:(nullable NSArray<CBUUID *> *)characteristicUUIDs forService:(CBService *)service;
- (void)readValueForCharacteristic:(CBCharacteristic *)characteristic;
- (NSUInteger)maximumWriteValueLengthForType:(CBCharacteristicWriteType)type;
- (void)writeValue:(NSData *)data forCharacteristic:(CBCharacteristic *)characteristic type:(CBCharacteristicWriteType)type;
- (void)setNotifyValue:(BOOL)enabled forCharacteristic:(CBCharacteristic *)characteristic;
- (void)discoverDescriptorsForCharacteristic:(CBCharacteristic *)characteristic;
- (void)readValueForDescriptor:(CBDescriptor *)descriptor;
- (void)writeValue:(NSData *)data forDescriptor:(CBDescriptor *)descriptor;
- (void)openL2CAPChannel:(CBL2CAPPSM)PSM;
@end

@interface CBCentralManager : CBManager
@property (nonatomic, weak, nullable) id<CBCentralManagerDelegate> delegate;
@property (nonatomic, readonly) BOOL isScanning;
+ (BOOL)supportsFeatures:(CBCentralManagerFeature)features;
- (instancetype)initWithDelegate:(nullable id<CBCentralManagerDelegate>)delegate queue:(nullable dispatch_queue_t)queue;
- (instancetype)initWithDelegate:(nullable id<CBCentralManagerDelegate>)delegate queue:(nullable dispatch_queue_t)queue options:(nullable NSDictionary<NSString *, id> *)options;
- (NSArray<CBPeripheral *> *)retrievePeripheralsWithIdentifiers:(NSArray<NSUUID *> *)identifiers;
- (NSArray<CBPeripheral *> *)retrieveConnectedPeripheralsWithServices:(NSArray<CBUUID *> *)serviceUUIDs;
- (void)scanForPeripheralsWithServices:(nullable NSArray<CBUUID *> *)serviceUUIDs options:(nullable NSDictionary<NSString *, id> *)options;
- (void)stopScan;
- (void)connectPeripheral:(CBPeripheral *)peripheral options:(nullable NSDictionary<NSString *, id> *)options;
- (void)cancelPeripheralConnection:(CBPeripheral *)peripheral;
- (void)registerForConnectionEventsWithOptions:(nullable NSDictionary<CBConnectionEventMatchingOption, id> *)options;
@end

@interface CBL2CAPChannel : NSObject
@property (nonatomic, readonly) CBPeer *peer;
@property (nonatomic, readonly) NSInputStream *inputStream;
@property (nonatomic, readonly) NSOutputStream *outputStream;
@property (nonatomic, readonly) CBL2CAPPSM PSM;
@end

@interface CBCentral : CBPeer
@property (nonatomic, readonly) NSUInteger maximumUpdateValueLength;
@end

@interface CBAttribute : NSObject
@property (nonatomic, readonly) CBUUID *UUID;
@end

@interface CBService : CBAttribute
@property (nonatomic, readonly, weak, nullable) CBPeripheral *peripheral;
@property (nonatomic, readonly) BOOL isPrimary;
@property (readonly, nullable) NSArray<CBService *> *includedServices;
@property (readonly, nullable) NSArray<CBCharacteristic *> *characteristics;
@end

@interface CBMutableService : CBService
@property (nullable) NSArray<CBService *> *includedServices;
@property (nullable) NSArray<CBCharacteristic *> *characteristics;
- (instancetype)initWithType:(CBUUID *)UUID primary:(BOOL)isPrimary;
@end

@interface CBCharacteristic : CBAttribute
@property (nonatomic, readonly, weak, nullable) CBService *service;
@property (nonatomic, readonly) CBCharacteristicProperties properties;
@property (readonly, nullable) NSData *value;
@property (readonly, nullable) NSArray<CBDescriptor *> *descriptors;
@property (readonly) BOOL isBroadcasted;
@property (readonly) BOOL isNotifying;
@end

@interface CBMutableCharacteristic : CBCharacteristic
@property (nonatomic) CBAttributePermissions permissions;
@property (readonly) NSArray<CBCentral *> *subscribedCentrals;
@property (nonatomic) CBCharacteristicProperties properties;
@property (nullable) NSData *value;
@property (nullable) NSArray<CBDescriptor *> *descriptors;
- (instancetype)initWithType:(CBUUID *)UUID properties:(CBCharacteristicProperties)properties value:(nullable NSData *)value permissions:(CBAttributePermissions)permissions;
@end

@interface CBATTRequest : NSObject
@property (nonatomic, readonly) CBCentral *central;
@property (nonatomic, readonly) CBCharacteristic *characteristic;
@property (nonatomic, readonly) NSUInteger offset;
@property (copy, nullable) NSData *value;
@end

@protocol CBPeripheralManagerDelegate <NSObject>
@optional
- (void)peripheralManagerDidUpdateState:(CBPeripheralManager *)peripheral;
- (void)peripheralManager:(CBPeripheralManager *)peripheral willRestoreState:(NSDictionary<NSString *, id> *)dict;
- (void)peripheralManagerDidStartAdvertising:(CBPeripheralManager *)peripheral error:(nullable NSError *)error;
- (void)peripheralManager:(CBPeripheralManager *)peripheral didAddService:(CBService *)service error:(nullable NSError *)error;
- (void)peripheralManager:(CBPeripheralManager *)peripheral central:(CBCentral *)central didSubscribeToCharacteristic:(CBCharacteristic *)characteristic;
- (void)peripheralManager:(CBPeripheralManager *)peripheral central:(CBCentral *)central didUnsubscribeFromCharacteristic:(CBCharacteristic *)characteristic;
- (void)peripheralManager:(CBPeripheralManager *)peripheral didReceiveReadRequest:(CBATTRequest *)request;
- (void)peripheralManager:(CBPeripheralManager *)peripheral didReceiveWriteRequests:(NSArray<CBATTRequest *> *)requests;
- (void)peripheralManagerIsReadyToUpdateSubscribers:(CBPeripheralManager *)peripheral;
- (void)peripheralManager:(CBPeripheralManager *)peripheral didPublishL2CAPChannel:(CBL2CAPPSM)PSM error:(nullable NSError *)error;
- (void)peripheralManager:(CBPeripheralManager *)peripheral didUnpublishL2CAPChannel:(CBL2CAPPSM)PSM error:(nullable NSError *)error;
- (void)peripheralManager:(CBPeripheralManager *)peripheral didOpenL2CAPChannel:(nullable CBL2CAPChannel *)channel error:(nullable NSError *)error;
@end

@interface CBPeripheralManager : CBManager
@property (nonatomic, weak, nullable) id<CBPeripheralManagerDelegate> delegate;
@property (nonatomic, readonly) BOOL isAdvertising;
+ (CBPeripheralManagerAuthorizationStatus)authorizationStatus;
- (instancetype)initWithDelegate:(nullable id<CBPeripheralManagerDelegate>)delegate queue:(nullable dispatch_queue_t)queue;
- (instancetype)initWithDelegate:(nullable id<CBPeripheralManagerDelegate>)delegate queue:(nullable dispatch_queue_t)queue options:(nullable NSDictionary<NSString *, id> *)options;
- (void)startAdvertising:(nullable NSDictionary<NSString *, id> *)advertisementData;
- (void)stopAdvertising;
- (void)setDesiredConnectionLatency:(CBPeripheralManagerConnectionLatency)latency forCentral:(CBCentral *)central;
- (void)addService:(CBMutableService *)service;
- (void)removeService:(CBMutableService *)service;
- (void)removeAllServices;
- (void)respondToRequest:(CBATTRequest *)request withResult:(CBATTError)result;
- (BOOL)updateValue:(NSData *)value forCharacteristic:(CBMutableCharacteristic *)characteristic onSubscribedCentrals:(nullable NSArray<CBCentral *> *)centrals;
- (void)publishL2CAPChannelWithEncryption:(BOOL)encryptionRequired;
- (void)unpublishL2CAPChannel:(CBL2CAPPSM)PSM;
@end

@protocol CBPeripheralDelegate <NSObject>
@optional
- (void)peripheralDidUpdateName:(CBPeripheral *)peripheral;
- (void)peripheral:(CBPeripheral *)peripheral didModifyServices:(NSArray<CBService *> *)invalidatedServices;
- (void)peripheralDidUpdateRSSI:(CBPeripheral *)peripheral error:(nullable NSError *)error;
- (void)peripheral:(CBPeripheral *)peripheral didReadRSSI:(NSNumber *)RSSI error:(nullable NSError *)error;
- (void)peripheral:(CBPeripheral *)peripheral didDiscoverServices:(nullable NSError *)error;
- (void)peripheral:(CBPeripheral *)peripheral didDiscoverIncludedServicesForService:(CBService *)service error:(nullable NSError *)error;
- (void)peripheral:(CBPeripheral *)peripheral didDiscoverCharacteristicsForService:(CBService *)service error:(nullable NSError *)error;
- (void)peripheral:(CBPeripheral *)peripheral didUpdateValueForCharacteristic:(CBCharacteristic *)characteristic error:(nullable NSError *)error;
- (void)peripheral:(CBPeripheral *)peripheral didWriteValueForCharacteristic:(CBCharacteristic *)characteristic error:(nullable NSError *)error;
- (void)peripheral:(CBPeripheral *)peripheral didUpdateNotificationStateForCharacteristic:(CBCharacteristic *)characteristic error:(nullable NSError *)error;
- (void)peripheral:(CBPeripheral *)peripheral didDiscoverDescriptorsForCharacteristic:(CBCharacteristic *)characteristic error:(nullable NSError *)error;
- (void)peripheral:(CBPeripheral *)peripheral didUpdateValueForDescriptor:(CBDescriptor *)descriptor error:(nullable NSError *)error;
- (void)peripheral:(CBPeripheral *)peripheral didWriteValueForDescriptor:(CBDescriptor *)descriptor error:(nullable NSError *)error;
- (void)peripheralIsReadyToSendWriteWithoutResponse:(CBPeripheral *)peripheral;
- (void)peripheral:(CBPeripheral *)peripheral didOpenL2CAPChannel:(nullable CBL2CAPChannel *)channel error:(nullable NSError *)error;
@end

@interface CBDescriptor : CBAttribute
@property (nonatomic, readonly, weak, nullable) CBCharacteristic *characteristic;
@property (readonly, nullable) id value;
@end

@interface CBMutableDescriptor : CBDescriptor
- (instancetype)initWithType:(CBUUID *)UUID value:(nullable id)value;
@end
