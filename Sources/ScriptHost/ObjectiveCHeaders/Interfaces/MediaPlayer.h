@interface MPMediaItemArtwork : NSObject
- (instancetype)initWithBoundsSize:(CGSize)boundsSize requestHandler:(UIImage * (^)(CGSize))requestHandler;
- (nullable UIImage *)imageWithSize:(CGSize)size;
@property (nonatomic, readonly) CGRect bounds;
@property (nonatomic, readonly) CGRect imageCropRect;
- (instancetype)initWithImage:(UIImage *)image;
@end

@interface MPMediaLibrary : NSObject
+ (MPMediaLibrary *)defaultMediaLibrary;
@property (nonatomic, readonly) NSDate *lastModifiedDate;
- (void)beginGeneratingLibraryChangeNotifications;
- (void)endGeneratingLibraryChangeNotifications;
+ (MPMediaLibraryAuthorizationStatus)authorizationStatus;
+ (void)requestAuthorization:(void (^)(MPMediaLibraryAuthorizationStatus))completionHandler;
- (void)addItemWithProductID:(NSString *)productID completionHandler:(void (^_Nullable)(NSArray<__kindof MPMediaEntity *> *, NSError *_Nullable))completionHandler;
- (void)getPlaylistWithUUID:(NSUUID *)uuid creationMetadata:(nullable MPMediaPlaylistCreationMetadata *)creationMetadata completionHandler:(void (^)(MPMediaPlaylist *_Nullable, NSError *_Nullable))completionHandler;
@end

@interface MPMediaEntity : NSObject
+ (BOOL)canFilterByProperty:(NSString *)property;
- (void)enumerateValuesForProperties:(NSSet<NSString *> *)properties usingBlock:(void (^)(NSString *, id, BOOL *))block;
- (nullable id)objectForKeyedSubscript:(id)key;
- (nullable id)valueForProperty:(NSString *)property;
@property (nonatomic, readonly) MPMediaEntityPersistentID persistentID;
@end

@interface MPMediaItem : MPMediaEntity
@property (nonatomic, readonly) MPMediaEntityPersistentID persistentID;
@property (nonatomic, readonly) MPMediaType mediaType;
@property (nonatomic, readonly, nullable) NSString *title;
@property (nonatomic, readonly, nullable) NSString *albumTitle;
@property (nonatomic, readonly) MPMediaEntityPersistentID albumPersistentID;
@property (nonatomic, readonly, nullable) NSString *artist;
@property (nonatomic, readonly) MPMediaEntityPersistentID artistPersistentID;
@property (nonatomic, readonly, nullable) NSString *albumArtist;
@property (nonatomic, readonly) MPMediaEntityPersistentID albumArtistPersistentID;
@property (nonatomic, readonly, nullable) NSString *genre;
@property (nonatomic, readonly) MPMediaEntityPersistentID genrePersistentID;
@property (nonatomic, readonly, nullable) NSString *composer;
@property (nonatomic, readonly) MPMediaEntityPersistentID composerPersistentID;
@property (nonatomic, readonly) NSTimeInterval playbackDuration;
@property (nonatomic, readonly) NSUInteger albumTrackNumber;
@property (nonatomic, readonly) NSUInteger albumTrackCount;
@property (nonatomic, readonly) NSUInteger discNumber;
@property (nonatomic, readonly) NSUInteger discCount;
@property (nonatomic, readonly, nullable) MPMediaItemArtwork *artwork;
@property (nonatomic, readonly, getter=isExplicitItem) BOOL explicitItem;
@property (nonatomic, readonly, nullable) NSString *lyrics;
@property (nonatomic, readonly, getter=isCompilation) BOOL compilation;
@property (nonatomic, readonly, nullable) NSDate *releaseDate;
@property (nonatomic, readonly) NSUInteger beatsPerMinute;
@property (nonatomic, readonly, nullable) NSString *comments;
@property (nonatomic, readonly, nullable) NSURL *assetURL;
@property (nonatomic, readonly, getter=isCloudItem) BOOL cloudItem;
@property (nonatomic, readonly, getter=hasProtectedAsset) BOOL protectedAsset;
@property (nonatomic, readonly, nullable) NSString *podcastTitle;
@property (nonatomic, readonly) MPMediaEntityPersistentID podcastPersistentID;
@property (nonatomic, readonly) NSUInteger playCount;
@property (nonatomic, readonly) NSUInteger skipCount;
@property (nonatomic, readonly) NSUInteger rating;
@property (nonatomic, readonly, nullable) NSDate *lastPlayedDate;
@property (nonatomic, readonly, nullable) NSString *userGrouping;
@property (nonatomic, readonly) NSTimeInterval bookmarkTime;
@property (nonatomic, readonly) NSDate *dateAdded;
@property (nonatomic, readonly) NSString *playbackStoreID;
@property (nonatomic, readonly, getter=isPreorder) BOOL preorder;
+ (NSString *)persistentIDPropertyForGroupingType:(MPMediaGrouping)groupingType;
+ (NSString *)titlePropertyForGroupingType:(MPMediaGrouping)groupingType;
@end

@interface MPMediaItemCollection : MPMediaEntity
+ (MPMediaItemCollection *)collectionWithItems:(NSArray<MPMediaItem *> *)items;
- (instancetype)initWithItems:(NSArray<MPMediaItem *> *)items;
@property (nonatomic, readonly) NSArray<MPMediaItem *> *items;
@property (nonatomic, readonly, nullable) MPMediaItem *representativeItem;
@property (nonatomic, readonly) NSUInteger count;
@property (nonatomic, readonly) MPMediaType mediaTypes;
@end

@interface MPMediaQuery : NSObject
- (instancetype)initWithFilterPredicates:(nullable NSSet<MPMediaPredicate *> *)filterPredicates;
@property (nonatomic, nullable) NSSet<MPMediaPredicate *> *filterPredicates;
- (void)addFilterPredicate:(MPMediaPredicate *)predicate;
- (void)removeFilterPredicate:(MPMediaPredicate *)predicate;
@property (nonatomic, readonly, nullable) NSArray<MPMediaItem *> *items;
@property (nonatomic, readonly, nullable) NSArray<MPMediaItemCollection *> *collections;
@property (nonatomic) MPMediaGrouping groupingType;
@property (nonatomic, readonly, nullable) NSArray<MPMediaQuerySection *> *itemSections;
@property (nonatomic, readonly, nullable) NSArray<MPMediaQuerySection *> *collectionSections;
+ (MPMediaQuery *)albumsQuery;
+ (MPMediaQuery *)artistsQuery;
+ (MPMediaQuery *)songsQuery;
+ (MPMediaQuery *)playlistsQuery;
+ (MPMediaQuery *)podcastsQuery;
+ (MPMediaQuery *)audiobooksQuery;
+ (MPMediaQuery *)compilationsQuery;
+ (MPMediaQuery *)composersQuery;
+ (MPMediaQuery *)genresQuery;
@end

@interface MPMediaPlaylist : MPMediaItemCollection
@property (nonatomic, readonly) MPMediaEntityPersistentID persistentID;
@property (nonatomic, readonly, nullable) NSString *cloudGlobalID;
@property (nonatomic, readonly, nullable) NSString *name;
@property (nonatomic, readonly) MPMediaPlaylistAttribute playlistAttributes;
@property (nonatomic, readonly, nullable) NSArray<MPMediaItem *> *seedItems;
@property (nonatomic, readonly, nullable) NSString *descriptionText;
@property (nonatomic, readonly, nullable) NSString *authorDisplayName;
- (void)addItemWithProductID:(NSString *)productID completionHandler:(void (^_Nullable)(NSError *_Nullable))completionHandler;
- (void)addMediaItems:(NSArray<MPMediaItem *> *)mediaItems completionHandler:(void (^_Nullable)(NSError *_Nullable))completionHandler;
@end

@interface MPMediaPlaylistCreationMetadata : NSObject
- (instancetype)initWithName:(NSString *)name;
@property (nonatomic, readonly, copy) NSString *name;
@property (nonatomic, copy) NSString *authorDisplayName;
@property (nonatomic, copy) NSString *descriptionText;
@end

@protocol MPMediaPickerControllerDelegate <NSObject>
@optional
- (void)mediaPicker:(MPMediaPickerController *)mediaPicker didPickMediaItems:(MPMediaItemCollection *)mediaItemCollection;
- (void)mediaPickerDidCancel:(MPMediaPickerController *)mediaPicker;
@end

@interface MPMediaPickerController : UIViewController
- (instancetype)initWithMediaTypes:(MPMediaType)mediaTypes;
@property (nonatomic, readonly) MPMediaType mediaTypes;
@property (nonatomic, weak, nullable) id<MPMediaPickerControllerDelegate> delegate;
@property (nonatomic) BOOL allowsPickingMultipleItems;
@property (nonatomic) BOOL showsCloudItems;
@property (nonatomic) BOOL showsItemsWithProtectedAssets;
@property (nonatomic, copy, nullable) NSString *prompt;
@end

@interface MPMediaPredicate : NSObject
@end

@interface MPMediaQuerySection : NSObject
@property (nonatomic, readonly, copy) NSString *title;
@property (nonatomic, readonly) NSRange range;
@end

@interface MPMediaPropertyPredicate : MPMediaPredicate
+ (MPMediaPropertyPredicate *)predicateWithValue:(nullable id)value forProperty:(NSString *)property;
+ (MPMediaPropertyPredicate *)predicateWithValue:(nullable id)value forProperty:(NSString *)property comparisonType:(MPMediaPredicateComparison)comparisonType;
@property (nonatomic, readonly, copy) NSString *property;
@property (nonatomic, readonly, copy, nullable) id value;
@property (nonatomic, readonly) MPMediaPredicateComparison comparisonType;
@end

@protocol MPMediaPlayback
@optional
- (void)prepareToPlay;
@property (nonatomic, readonly) BOOL isPreparedToPlay;
- (void)play;
- (void)pause;
- (void)stop;
@property (nonatomic) NSTimeInterval currentPlaybackTime;
@property (nonatomic) float currentPlaybackRate;
- (void)beginSeekingForward;
- (void)beginSeekingBackward;
- (void)endSeeking;
@end

@interface MPTimedMetadata : NSObject
@property (nonatomic, readonly) NSString *key;
@property (nonatomic, readonly) NSString *keyspace;
@property (nonatomic, readonly) id value;
@property (nonatomic, readonly) NSTimeInterval timestamp;
@property (nonatomic, readonly) NSDictionary *allMetadata;
@end

@interface MPMusicPlayerQueueDescriptor : NSObject
@end

@interface MPMusicPlayerMediaItemQueueDescriptor : MPMusicPlayerQueueDescriptor
- (instancetype)initWithQuery:(MPMediaQuery *)query;
- (instancetype)initWithItemCollection:(MPMediaItemCollection *)itemCollection;
@property (nonatomic, readonly, copy) MPMediaQuery *query;
@property (nonatomic, readonly) MPMediaItemCollection *itemCollection;
@property (nonatomic, nullable) MPMediaItem *startItem;
- (void)setStartTime:(NSTimeInterval)startTime forItem:(MPMediaItem *)mediaItem;
- (void)setEndTime:(NSTimeInterval)endTime forItem:(MPMediaItem *)mediaItem;
@end

@interface MPMusicPlayerStoreQueueDescriptor : MPMusicPlayerQueueDescriptor
- (instancetype)initWithStoreIDs:(NSArray<NSString *> *)storeIDs;
@property (nonatomic, copy, nullable) NSArray<NSString *> *storeIDs;
@property (nonatomic, copy, nullable) NSString *startItemID;
- (void)setStartTime:(NSTimeInterval)startTime forItemWithStoreID:(NSString *)storeID;
- (void)setEndTime:(NSTimeInterval)endTime forItemWithStoreID:(NSString *)storeID;
@end

@interface MPMusicPlayerPlayParameters : NSObject
- (nullable instancetype)initWithDictionary:(NSDictionary<NSString *, id> *)dictionary;
@property (nonatomic, readonly, copy) NSDictionary<NSString *, id> *dictionary;
@end

@interface MPMusicPlayerPlayParametersQueueDescriptor : MPMusicPlayerQueueDescriptor
- (instancetype)initWithPlayParametersQueue:(NSArray<MPMusicPlayerPlayParameters *> *)playParametersQueue;
@property (nonatomic, copy) NSArray<MPMusicPlayerPlayParameters *> *playParametersQueue;
@property (nonatomic, nullable) MPMusicPlayerPlayParameters *startItemPlayParameters;
- (void)setStartTime:(NSTimeInterval)startTime forItemWithPlayParameters:(MPMusicPlayerPlayParameters *)playParameters;
- (void)setEndTime:(NSTimeInterval)endTime forItemWithPlayParameters:(MPMusicPlayerPlayParameters *)playParameters;
@end

@interface MPMusicPlayerController : NSObject <MPMediaPlayback>
@property (class, nonatomic, readonly) MPMusicPlayerController *applicationMusicPlayer;
@property (class, nonatomic, readonly) MPMusicPlayerApplicationController *applicationQueuePlayer;
@property (class, nonatomic, readonly) MPMusicPlayerController<MPSystemMusicPlayerController> *systemMusicPlayer;
@property (nonatomic, readonly) MPMusicPlaybackState playbackState;
@property (nonatomic) MPMusicRepeatMode repeatMode;
@property (nonatomic) MPMusicShuffleMode shuffleMode;
@property (nonatomic) float volume;
@property (nonatomic, copy, nullable) MPMediaItem *nowPlayingItem;
@property (nonatomic, readonly) NSUInteger indexOfNowPlayingItem;
- (void)setQueueWithQuery:(MPMediaQuery *)query;
- (void)setQueueWithItemCollection:(MPMediaItemCollection *)itemCollection;
- (void)setQueueWithStoreIDs:(NSArray<NSString *> *)storeIDs;
- (void)setQueueWithDescriptor:(MPMusicPlayerQueueDescriptor *)descriptor;
- (void)prependQueueDescriptor:(MPMusicPlayerQueueDescriptor *)descriptor;
- (void)appendQueueDescriptor:(MPMusicPlayerQueueDescriptor *)descriptor;
- (void)prepareToPlayWithCompletionHandler:(void (^)(NSError *_Nullable))completionHandler;
- (void)skipToNextItem;
- (void)skipToBeginning;
- (void)skipToPreviousItem;
- (void)beginGeneratingPlaybackNotifications;
- (void)endGeneratingPlaybackNotifications;
@property (class, nonatomic, readonly) MPMusicPlayerController *iPodMusicPlayer;
@end

@interface MPMusicPlayerApplicationController : MPMusicPlayerController
- (void)performQueueTransaction:(void (^)(MPMusicPlayerControllerMutableQueue *))queueTransaction completionHandler:(void (^)(MPMusicPlayerControllerQueue *, NSError *_Nullable))completionHandler;
@end

@protocol MPSystemMusicPlayerController <NSObject>
@optional
- (void)openToPlayQueueDescriptor:(MPMusicPlayerQueueDescriptor *)queueDescriptor;
@end

@interface MPMusicPlayerControllerQueue : NSObject
@property (nonatomic, readonly, copy) NSArray<MPMediaItem *> *items;
@end

@interface MPMusicPlayerControllerMutableQueue : MPMusicPlayerControllerQueue
- (void)insertQueueDescriptor:(MPMusicPlayerQueueDescriptor *)queueDescriptor afterItem:(nullable MPMediaItem *)afterItem;
- (void)removeItem:(MPMediaItem *)item;
@end

@interface MPVolumeView : UIView
@property (nonatomic) BOOL showsVolumeSlider;
@property (nonatomic) BOOL showsRouteButton;
@property (nonatomic, readonly, getter=areWirelessRoutesAvailable) BOOL wirelessRoutesAvailable;
@property (nonatomic, readonly, getter=isWirelessRouteActive) BOOL wirelessRouteActive;
- (void)setMinimumVolumeSliderImage:(nullable UIImage *)image forState:(UIControlState)state;
- (void)setMaximumVolumeSliderImage:(nullable UIImage *)image forState:(UIControlState)state;
- (void)setVolumeThumbImage:(nullable UIImage *)image forState:(UIControlState)state;
- (nullable UIImage *)minimumVolumeSliderImageForState:(UIControlState)state;
- (nullable UIImage *)maximumVolumeSliderImageForState:(UIControlState)state;
- (nullable UIImage *)volumeThumbImageForState:(UIControlState)state;
@property (nonatomic, nullable) UIImage *volumeWarningSliderImage;
- (CGRect)volumeSliderRectForBounds:(CGRect)bounds;
- (CGRect)volumeThumbRectForBounds:(CGRect)bounds volumeSliderRect:(CGRect)rect value:(float)value;
- (void)setRouteButtonImage:(nullable UIImage *)image forState:(UIControlState)state;
- (nullable UIImage *)routeButtonImageForState:(UIControlState)state;
- (CGRect)routeButtonRectForBounds:(CGRect)bounds;
@end
