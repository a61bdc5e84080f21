@protocol MKAnnotation <NSObject>
@optional
@property (nonatomic, readonly, copy, nullable) NSString *title;
@property (nonatomic, readonly, copy, nullable) NSString *subtitle;
@end

@interface MKAnnotationView : UIView
@property (nonatomic, readonly, nullable) NSString *reuseIdentifier;
@property (nonatomic, strong, nullable) id<MKAnnotation> annotation;
@property (nonatomic, strong, nullable) UIImage *image;
@property (nonatomic, getter=isSelected) BOOL selected;
@property (nonatomic) BOOL canShowCallout;
- (instancetype)initWithAnnotation:(nullable id<MKAnnotation>)annotation reuseIdentifier:(nullable NSString *)identifier;
- (void)prepareForReuse;
@end
