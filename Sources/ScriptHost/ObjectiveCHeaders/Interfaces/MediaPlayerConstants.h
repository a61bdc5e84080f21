typedef uint64_t MPMediaEntityPersistentID;
typedef NS_ENUM(NSInteger, MPErrorCode) {
  MPErrorUnknown, MPErrorPermissionDenied, MPErrorCloudServiceCapabilityMissing,
  MPErrorNetworkConnectionFailed, MPErrorNotFound, MPErrorNotSupported, MPErrorCancelled,
  MPErrorRequestTimedOut
};
typedef NS_ENUM(NSUInteger, MPMediaType) {
  MPMediaTypeMusic = 1, MPMediaTypePodcast, MPMediaTypeAudioBook = 4, MPMediaTypeAudioITunesU = 8,
  MPMediaTypeAnyAudio = 255, MPMediaTypeMovie, MPMediaTypeTVShow = 512,
  MPMediaTypeVideoPodcast = 1024, MPMediaTypeMusicVideo = 2048, MPMediaTypeVideoITunesU = 4096,
  MPMediaTypeHomeVideo = 8192, MPMediaTypeAnyVideo = 65280, MPMediaTypeAny = 18446744073709551615
};
typedef NS_ENUM(NSInteger, MPMediaLibraryAuthorizationStatus) {
  MPMediaLibraryAuthorizationStatusNotDetermined, MPMediaLibraryAuthorizationStatusDenied,
  MPMediaLibraryAuthorizationStatusRestricted, MPMediaLibraryAuthorizationStatusAuthorized
};
typedef NS_OPTIONS(NSUInteger, MPMediaPlaylistAttribute) {
  MPMediaPlaylistAttributeNone, MPMediaPlaylistAttributeOnTheGo = 1 << 0,
  MPMediaPlaylistAttributeSmart = 1 << 1, MPMediaPlaylistAttributeGenius = 1 << 2
};
typedef NS_ENUM(NSInteger, MPMediaGrouping) {
  MPMediaGroupingTitle, MPMediaGroupingAlbum, MPMediaGroupingArtist, MPMediaGroupingAlbumArtist,
  MPMediaGroupingComposer, MPMediaGroupingGenre, MPMediaGroupingPlaylist,
  MPMediaGroupingPodcastTitle
};
typedef NS_ENUM(NSInteger, MPMediaPredicateComparison) {
  MPMediaPredicateComparisonEqualTo, MPMediaPredicateComparisonContains
};
typedef NS_ENUM(NSInteger, MPMovieScalingMode) {
  MPMovieScalingModeNone, MPMovieScalingModeAspectFit, MPMovieScalingModeAspectFill,
  MPMovieScalingModeFill
};
typedef NS_ENUM(NSInteger, MPMoviePlaybackState) {
  MPMoviePlaybackStateStopped, MPMoviePlaybackStatePlaying, MPMoviePlaybackStatePaused,
  MPMoviePlaybackStateInterrupted, MPMoviePlaybackStateSeekingForward,
  MPMoviePlaybackStateSeekingBackward
};
typedef NS_OPTIONS(NSUInteger, MPMovieLoadState) {
  MPMovieLoadStateUnknown, MPMovieLoadStatePlayable = 1 << 0,
  MPMovieLoadStatePlaythroughOK = 1 << 1, MPMovieLoadStateStalled = 1 << 2
};
typedef NS_ENUM(NSInteger, MPMovieRepeatMode) { MPMovieRepeatModeNone, MPMovieRepeatModeOne };
typedef NS_ENUM(NSInteger, MPMovieControlStyle) {
  MPMovieControlStyleNone, MPMovieControlStyleEmbedded, MPMovieControlStyleFullscreen,
  MPMovieControlStyleDefault = 1
};
typedef NS_ENUM(NSInteger, MPMovieFinishReason) {
  MPMovieFinishReasonPlaybackEnded, MPMovieFinishReasonPlaybackError, MPMovieFinishReasonUserExited
};
typedef NS_ENUM(NSUInteger, MPMovieMediaTypeMask) {
  MPMovieMediaTypeMaskNone, MPMovieMediaTypeMaskVideo, MPMovieMediaTypeMaskAudio
};
typedef NS_ENUM(NSInteger, MPMovieSourceType) {
  MPMovieSourceTypeUnknown, MPMovieSourceTypeFile, MPMovieSourceTypeStreaming
};
typedef NS_ENUM(NSInteger, MPMovieTimeOption) {
  MPMovieTimeOptionNearestKeyFrame, MPMovieTimeOptionExact
};
typedef NS_ENUM(NSInteger, MPMusicPlaybackState) {
  MPMusicPlaybackStateStopped, MPMusicPlaybackStatePlaying, MPMusicPlaybackStatePaused,
  MPMusicPlaybackStateInterrupted, MPMusicPlaybackStateSeekingForward,
  MPMusicPlaybackStateSeekingBackward
};
typedef NS_ENUM(NSInteger, MPMusicRepeatMode) {
  MPMusicRepeatModeDefault, MPMusicRepeatModeNone, MPMusicRepeatModeOne, MPMusicRepeatModeAll
};
typedef NS_ENUM(NSInteger, MPMusicShuffleMode) {
  MPMusicShuffleModeDefault, MPMusicShuffleModeOff, MPMusicShuffleModeSongs,
  MPMusicShuffleModeAlbums
};
typedef NS_ENUM(NSUInteger, MPNowPlayingInfoMediaType) {
  MPNowPlayingInfoMediaTypeNone, MPNowPlayingInfoMediaTypeAudio, MPNowPlayingInfoMediaTypeVideo
};
typedef NS_ENUM(NSUInteger, MPNowPlayingPlaybackState) {
  MPNowPlayingPlaybackStateUnknown, MPNowPlayingPlaybackStatePlaying,
  MPNowPlayingPlaybackStatePaused, MPNowPlayingPlaybackStateStopped,
  MPNowPlayingPlaybackStateInterrupted
};
typedef NS_ENUM(NSUInteger, MPNowPlayingInfoLanguageOptionType) {
  MPNowPlayingInfoLanguageOptionTypeAudible, MPNowPlayingInfoLanguageOptionTypeLegible
};
typedef NS_ENUM(NSInteger, MPShuffleType) {
  MPShuffleTypeOff, MPShuffleTypeItems, MPShuffleTypeCollections
};
typedef NS_ENUM(NSInteger, MPRepeatType) { MPRepeatTypeOff, MPRepeatTypeOne, MPRepeatTypeAll };
typedef NS_ENUM(NSInteger, MPChangeLanguageOptionSetting) {
  MPChangeLanguageOptionSettingNone, MPChangeLanguageOptionSettingNowPlayingItemOnly,
  MPChangeLanguageOptionSettingPermanent
};
typedef NS_ENUM(NSInteger, MPRemoteCommandHandlerStatus) {
  MPRemoteCommandHandlerStatusSuccess, MPRemoteCommandHandlerStatusNoSuchContent = 100,
  MPRemoteCommandHandlerStatusNoActionableNowPlayingItem = 110,
  MPRemoteCommandHandlerStatusDeviceNotFound = 120, MPRemoteCommandHandlerStatusCommandFailed = 200
};
typedef NS_ENUM(NSUInteger, MPSeekCommandEventType) {
  MPSeekCommandEventTypeBeginSeeking, MPSeekCommandEventTypeEndSeeking
};
extern NSString *const MPErrorDomain, *const MPMediaEntityPropertyPersistentID,
  *const MPMediaItemPropertyPersistentID, *const MPMediaItemPropertyMediaType,
  *const MPMediaItemPropertyTitle, *const MPMediaItemPropertyAlbumTitle,
  *const MPMediaItemPropertyAlbumPersistentID, *const MPMediaItemPropertyArtist,
  *const MPMediaItemPropertyArtistPersistentID, *const MPMediaItemPropertyAlbumArtist,
  *const MPMediaItemPropertyAlbumArtistPersistentID, *const MPMediaItemPropertyGenre,
  *const MPMediaItemPropertyGenrePersistentID, *const MPMediaItemPropertyComposer,
  *const MPMediaItemPropertyComposerPersistentID, *const MPMediaItemPropertyPlaybackDuration,
  *const MPMediaItemPropertyAlbumTrackNumber, *const MPMediaItemPropertyAlbumTrackCount,
  *const MPMediaItemPropertyDiscNumber, *const MPMediaItemPropertyDiscCount,
  *const MPMediaItemPropertyArtwork, *const MPMediaItemPropertyIsExplicit,
  *const MPMediaItemPropertyLyrics, *const MPMediaItemPropertyIsCompilation,
  *const MPMediaItemPropertyReleaseDate, *const MPMediaItemPropertyBeatsPerMinute,
  *const MPMediaItemPropertyComments, *const MPMediaItemPropertyAssetURL,
  *const MPMediaItemPropertyIsCloudItem, *const MPMediaItemPropertyHasProtectedAsset,
  *const MPMediaItemPropertyPodcastTitle, *const MPMediaItemPropertyPodcastPersistentID,
  *const MPMediaItemPropertyPlayCount, *const MPMediaItemPropertySkipCount,
  *const MPMediaItemPropertyRating, *const MPMediaItemPropertyLastPlayedDate,
  *const MPMediaItemPropertyUserGrouping, *const MPMediaItemPropertyBookmarkTime,
  *const MPMediaItemPropertyDateAdded, *const MPMediaItemPropertyPlaybackStoreID,
  *const MPMediaItemPropertyIsPreorder, *const MPMediaLibraryDidChangeNotification,
  *const MPMediaPlaylistPropertyPersistentID, *const MPMediaPlaylistPropertyCloudGlobalID,
  *const MPMediaPlaylistPropertyName, *const MPMediaPlaylistPropertyPlaylistAttributes,
  *const MPMediaPlaylistPropertySeedItems, *const MPMediaPlaylistPropertyDescriptionText,
  *const MPMediaPlaylistPropertyAuthorDisplayName,
  *const MPMediaPlaybackIsPreparedToPlayDidChangeNotification,
  *const MPMoviePlayerScalingModeDidChangeNotification,
  *const MPMoviePlayerPlaybackDidFinishNotification,
  *const MPMoviePlayerPlaybackDidFinishReasonUserInfoKey,
  *const MPMoviePlayerPlaybackStateDidChangeNotification,
  *const MPMoviePlayerLoadStateDidChangeNotification,
  *const MPMoviePlayerNowPlayingMovieDidChangeNotification,
  *const MPMoviePlayerWillEnterFullscreenNotification,
  *const MPMoviePlayerDidEnterFullscreenNotification,
  *const MPMoviePlayerWillExitFullscreenNotification,
  *const MPMoviePlayerDidExitFullscreenNotification,
  *const MPMoviePlayerFullscreenAnimationDurationUserInfoKey,
  *const MPMoviePlayerFullscreenAnimationCurveUserInfoKey,
  *const MPMoviePlayerIsAirPlayVideoActiveDidChangeNotification,
  *const MPMoviePlayerReadyForDisplayDidChangeNotification,
  *const MPMovieMediaTypesAvailableNotification, *const MPMovieSourceTypeAvailableNotification,
  *const MPMovieDurationAvailableNotification, *const MPMovieNaturalSizeAvailableNotification,
  *const MPMoviePlayerThumbnailImageRequestDidFinishNotification,
  *const MPMoviePlayerThumbnailImageKey, *const MPMoviePlayerThumbnailTimeKey,
  *const MPMoviePlayerThumbnailErrorKey, *const MPMoviePlayerTimedMetadataUpdatedNotification,
  *const MPMoviePlayerTimedMetadataUserInfoKey, *const MPMoviePlayerTimedMetadataKeyName,
  *const MPMoviePlayerTimedMetadataKeyInfo, *const MPMoviePlayerTimedMetadataKeyMIMEType,
  *const MPMoviePlayerTimedMetadataKeyDataType, *const MPMoviePlayerTimedMetadataKeyLanguageCode,
  *const MPMusicPlayerControllerQueueDidChangeNotification,
  *const MPNowPlayingInfoPropertyElapsedPlaybackTime, *const MPNowPlayingInfoPropertyPlaybackRate,
  *const MPNowPlayingInfoPropertyDefaultPlaybackRate,
  *const MPNowPlayingInfoPropertyPlaybackQueueIndex,
  *const MPNowPlayingInfoPropertyPlaybackQueueCount, *const MPNowPlayingInfoPropertyChapterNumber,
  *const MPNowPlayingInfoPropertyChapterCount, *const MPNowPlayingInfoPropertyIsLiveStream,
  *const MPNowPlayingInfoPropertyAvailableLanguageOptions,
  *const MPNowPlayingInfoPropertyCurrentLanguageOptions,
  *const MPNowPlayingInfoCollectionIdentifier,
  *const MPNowPlayingInfoPropertyExternalContentIdentifier,
  *const MPNowPlayingInfoPropertyExternalUserProfileIdentifier,
  *const MPNowPlayingInfoPropertyServiceIdentifier,
  *const MPNowPlayingInfoPropertyPlaybackProgress, *const MPNowPlayingInfoPropertyMediaType,
  *const MPNowPlayingInfoPropertyAssetURL, *const MPNowPlayingInfoPropertyCurrentPlaybackDate,
  *const MPNowPlayingInfoPropertyAdTimeRanges, *const MPNowPlayingInfoPropertyCreditsStartTime,
  *const MPLanguageOptionCharacteristicIsMainProgramContent,
  *const MPLanguageOptionCharacteristicIsAuxiliaryContent,
  *const MPLanguageOptionCharacteristicContainsOnlyForcedSubtitles,
  *const MPLanguageOptionCharacteristicTranscribesSpokenDialog,
  *const MPLanguageOptionCharacteristicDescribesMusicAndSound,
  *const MPLanguageOptionCharacteristicEasyToRead,
  *const MPLanguageOptionCharacteristicDescribesVideo,
  *const MPLanguageOptionCharacteristicLanguageTranslation,
  *const MPLanguageOptionCharacteristicDubbedTranslation,
  *const MPLanguageOptionCharacteristicVoiceOverTranslation,
  *const MPVolumeViewWirelessRoutesAvailableDidChangeNotification,
  *const MPVolumeViewWirelessRouteActiveDidChangeNotification;
extern NSNotificationName const MPMusicPlayerControllerPlaybackStateDidChangeNotification,
  MPMusicPlayerControllerNowPlayingItemDidChangeNotification,
  MPMusicPlayerControllerVolumeDidChangeNotification;
