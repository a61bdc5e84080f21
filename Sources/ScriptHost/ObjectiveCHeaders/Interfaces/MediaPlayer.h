extern NSString *const MPMoviePlayerPlaybackDidFinishNotification, *const MPMediaItemPropertyTitle,
  *const MPMediaItemPropertyArtist, *const MPMediaItemPropertyPlaybackDuration,
  *const MPNowPlayingInfoPropertyElapsedPlaybackTime, *const MPNowPlayingInfoPropertyPlaybackRate;
typedef NS_ENUM(NSInteger, MPRemoteCommandHandlerStatus) {
  MPRemoteCommandHandlerStatusSuccess, MPRemoteCommandHandlerStatusNoSuchContent = 100,
  MPRemoteCommandHandlerStatusCommandFailed = 200
};

@interface MPMoviePlayerController : NSObject
@end

@interface MPMoviePlayerViewController : UIViewController
@end

@interface MPVolumeView : UIView
@property (nonatomic) BOOL showsVolumeSlider;
@end

@interface MPNowPlayingInfoCenter : NSObject
+ (MPNowPlayingInfoCenter *)defaultCenter;
@property (copy, nullable) NSDictionary<NSString *, id> *nowPlayingInfo;
@end

@interface MPRemoteCommandCenter : NSObject
+ (MPRemoteCommandCenter *)sharedCommandCenter;
@end

@interface MPMediaItem : NSObject
@end

@interface MPMediaPickerController : UIViewController
@end
