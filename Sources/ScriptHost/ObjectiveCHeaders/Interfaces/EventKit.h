typedef NSString *EKVirtualConferenceRoomTypeIdentifier;
typedef NS_ENUM(NSInteger, EKAuthorizationStatus) {
  EKAuthorizationStatusNotDetermined, EKAuthorizationStatusRestricted, EKAuthorizationStatusDenied,
  EKAuthorizationStatusAuthorized
};
typedef NS_ENUM(NSInteger, EKWeekday) {
  EKWeekdaySunday = 1, EKWeekdayMonday, EKWeekdayTuesday, EKWeekdayWednesday, EKWeekdayThursday,
  EKWeekdayFriday, EKWeekdaySaturday, EKSunday = 1, EKMonday, EKTuesday, EKWednesday, EKThursday,
  EKFriday, EKSaturday
};
typedef NS_ENUM(NSInteger, EKRecurrenceFrequency) {
  EKRecurrenceFrequencyDaily, EKRecurrenceFrequencyWeekly, EKRecurrenceFrequencyMonthly,
  EKRecurrenceFrequencyYearly
};
typedef NS_ENUM(NSInteger, EKParticipantType) {
  EKParticipantTypeUnknown, EKParticipantTypePerson, EKParticipantTypeRoom,
  EKParticipantTypeResource, EKParticipantTypeGroup
};
typedef NS_ENUM(NSInteger, EKParticipantRole) {
  EKParticipantRoleUnknown, EKParticipantRoleRequired, EKParticipantRoleOptional,
  EKParticipantRoleChair, EKParticipantRoleNonParticipant
};
typedef NS_ENUM(NSInteger, EKParticipantScheduleStatus) {
  EKParticipantScheduleStatusNone, EKParticipantScheduleStatusPending,
  EKParticipantScheduleStatusSent, EKParticipantScheduleStatusDelivered,
  EKParticipantScheduleStatusRecipientNotRecognized, EKParticipantScheduleStatusNoPrivileges,
  EKParticipantScheduleStatusDeliveryFailed, EKParticipantScheduleStatusCannotDeliver,
  EKParticipantScheduleStatusRecipientNotAllowed
};
typedef NS_ENUM(NSInteger, EKParticipantStatus) {
  EKParticipantStatusUnknown, EKParticipantStatusPending, EKParticipantStatusAccepted,
  EKParticipantStatusDeclined, EKParticipantStatusTentative, EKParticipantStatusDelegated,
  EKParticipantStatusCompleted, EKParticipantStatusInProcess
};
typedef NS_ENUM(NSInteger, EKCalendarType) {
  EKCalendarTypeLocal, EKCalendarTypeCalDAV, EKCalendarTypeExchange, EKCalendarTypeSubscription,
  EKCalendarTypeBirthday
};
typedef NS_OPTIONS(NSUInteger, EKCalendarEventAvailabilityMask) {
  EKCalendarEventAvailabilityNone, EKCalendarEventAvailabilityBusy = 1 << 0,
  EKCalendarEventAvailabilityFree = 1 << 1, EKCalendarEventAvailabilityTentative = 1 << 2,
  EKCalendarEventAvailabilityUnavailable = 1 << 3
};
typedef NS_ENUM(NSInteger, EKSourceType) {
  EKSourceTypeLocal, EKSourceTypeExchange, EKSourceTypeCalDAV, EKSourceTypeMobileMe,
  EKSourceTypeSubscribed, EKSourceTypeBirthdays
};
typedef NS_ENUM(NSUInteger, EKEntityType) { EKEntityTypeEvent, EKEntityTypeReminder };
typedef NS_ENUM(NSUInteger, EKEntityMask) { EKEntityMaskEvent = 1, EKEntityMaskReminder };
typedef NS_ENUM(NSInteger, EKAlarmProximity) {
  EKAlarmProximityNone, EKAlarmProximityEnter, EKAlarmProximityLeave
};
typedef NS_ENUM(NSInteger, EKAlarmType) {
  EKAlarmTypeDisplay, EKAlarmTypeAudio, EKAlarmTypeProcedure, EKAlarmTypeEmail
};
typedef NS_ENUM(NSUInteger, EKReminderPriority) {
  EKReminderPriorityNone, EKReminderPriorityHigh, EKReminderPriorityMedium = 5,
  EKReminderPriorityLow = 9
};
typedef NS_ENUM(NSInteger, EKSpan) { EKSpanThisEvent, EKSpanFutureEvents };
typedef NS_ENUM(NSInteger, EKErrorCode) {
  EKErrorEventNotMutable, EKErrorNoCalendar, EKErrorNoStartDate, EKErrorNoEndDate,
  EKErrorDatesInverted, EKErrorInternalFailure, EKErrorCalendarReadOnly,
  EKErrorDurationGreaterThanRecurrence, EKErrorAlarmGreaterThanRecurrence,
  EKErrorStartDateTooFarInFuture, EKErrorStartDateCollidesWithOtherOccurrence,
  EKErrorObjectBelongsToDifferentStore, EKErrorInvitesCannotBeMoved, EKErrorInvalidSpan,
  EKErrorCalendarHasNoSource, EKErrorCalendarSourceCannotBeModified, EKErrorCalendarIsImmutable,
  EKErrorSourceDoesNotAllowCalendarAddDelete, EKErrorRecurringReminderRequiresDueDate,
  EKErrorStructuredLocationsNotSupported, EKErrorReminderLocationsNotSupported,
  EKErrorAlarmProximityNotSupported, EKErrorCalendarDoesNotAllowEvents,
  EKErrorCalendarDoesNotAllowReminders, EKErrorSourceDoesNotAllowReminders,
  EKErrorSourceDoesNotAllowEvents, EKErrorPriorityIsInvalid, EKErrorInvalidEntityType,
  EKErrorProcedureAlarmsNotMutable, EKErrorEventStoreNotAuthorized, EKErrorOSNotSupported,
  EKErrorInvalidInviteReplyCalendar, EKErrorNotificationsCollectionFlagNotSet,
  EKErrorSourceMismatch, EKErrorNotificationCollectionMismatch,
  EKErrorNotificationSavedWithoutCollection, EKErrorReminderAlarmContainsEmailOrUrl, EKErrorLast
};
typedef NS_ENUM(NSInteger, EKEventAvailability) {
  EKEventAvailabilityNotSupported = -1, EKEventAvailabilityBusy, EKEventAvailabilityFree,
  EKEventAvailabilityTentative, EKEventAvailabilityUnavailable
};
typedef NS_ENUM(NSInteger, EKEventStatus) {
  EKEventStatusNone, EKEventStatusConfirmed, EKEventStatusTentative, EKEventStatusCanceled
};
typedef void (^EKEventSearchCallback)(EKEvent *, BOOL *);
typedef void (^EKEventStoreRequestAccessCompletionHandler)(BOOL, NSError *_Nullable);
extern NSString *const EKEventStoreChangedNotification, *const EKErrorDomain;

@interface EKObject : NSObject
@property (nonatomic, readonly) BOOL hasChanges;
@property (nonatomic, readonly, getter=isNew) BOOL new;
- (void)reset;
- (void)rollback;
- (BOOL)refresh;
@end

@interface EKCalendarItem : EKObject
@property (nonatomic, readonly) NSString *UUID;
@property (nonatomic) EKCalendar *calendar;
@property (nonatomic, readonly) NSString *calendarItemIdentifier;
@property (nonatomic, readonly) NSString *calendarItemExternalIdentifier;
@property (nonatomic, copy) NSString *title;
@property (nonatomic, copy, nullable) NSString *location;
@property (nonatomic, copy, nullable) NSString *notes;
@property (nonatomic, copy) NSURL *URL;
@property (nonatomic, readonly, nullable) NSDate *lastModifiedDate;
@property (nonatomic, readonly) NSDate *creationDate;
@property (nonatomic, copy) NSTimeZone *timeZone;
@property (nonatomic, readonly) BOOL hasAlarms;
@property (nonatomic, readonly) BOOL hasRecurrenceRules;
@property (nonatomic, readonly) BOOL hasAttendees;
@property (nonatomic, readonly) BOOL hasNotes;
@property (nonatomic, readonly, nullable) NSArray<__kindof EKParticipant *> *attendees;
@property (nonatomic, copy, nullable) NSArray<EKAlarm *> *alarms;
- (void)addAlarm:(EKAlarm *)alarm;
- (void)removeAlarm:(EKAlarm *)alarm;
@property (nonatomic, copy) NSArray<EKRecurrenceRule *> *recurrenceRules;
- (void)addRecurrenceRule:(EKRecurrenceRule *)rule;
- (void)removeRecurrenceRule:(EKRecurrenceRule *)rule;
@end

@interface EKStructuredLocation : EKObject
+ (instancetype)locationWithTitle:(NSString *)title;
+ (instancetype)locationWithMapItem:(MKMapItem *)mapItem;
@property (nonatomic, nullable) NSString *title;
@property (nonatomic, nullable) CLLocation *geoLocation;
@property (nonatomic) double radius;
@end

@interface EKAlarm : EKObject
+ (EKAlarm *)alarmWithAbsoluteDate:(NSDate *)date;
+ (EKAlarm *)alarmWithRelativeOffset:(NSTimeInterval)offset;
@property (nonatomic) NSTimeInterval relativeOffset;
@property (nonatomic, copy, nullable) NSDate *absoluteDate;
@property (nonatomic, copy, nullable) EKStructuredLocation *structuredLocation;
@property (nonatomic) EKAlarmProximity proximity;
@property (nonatomic, readonly) EKAlarmType type;
@property (nonatomic, copy) NSString *emailAddress;
@property (nonatomic, copy) NSString *soundName;
@property (nonatomic, copy) NSURL *url;
@end

@interface EKCalendar : EKObject
+ (EKCalendar *)calendarWithEventStore:(EKEventStore *)eventStore;
+ (EKCalendar *)calendarForEntityType:(EKEntityType)entityType eventStore:(EKEventStore *)eventStore;
@property (nonatomic) EKSource *source;
@property (nonatomic, readonly) NSString *calendarIdentifier;
@property (nonatomic, copy) NSString *title;
@property (nonatomic, readonly) EKCalendarType type;
@property (nonatomic, readonly) BOOL allowsContentModifications;
@property (nonatomic, readonly, getter=isSubscribed) BOOL subscribed;
@property (nonatomic, readonly, getter=isImmutable) BOOL immutable;
@property (nonatomic) CGColorRef CGColor;
@property (nonatomic, readonly) EKCalendarEventAvailabilityMask supportedEventAvailabilities;
@property (nonatomic, readonly) EKEntityMask allowedEntityTypes;
@end

@interface EKEvent : EKCalendarItem
+ (EKEvent *)eventWithEventStore:(EKEventStore *)eventStore;
@property (nonatomic, readonly) NSString *eventIdentifier;
@property (nonatomic, getter=isAllDay) BOOL allDay;
@property (nonatomic, copy) NSDate *startDate;
@property (nonatomic, copy) NSDate *endDate;
@property (nonatomic, copy) EKStructuredLocation *structuredLocation;
- (NSComparisonResult)compareStartDateWithEvent:(EKEvent *)other;
@property (nonatomic, readonly, nullable) EKParticipant *organizer;
@property (nonatomic) EKEventAvailability availability;
@property (nonatomic, readonly) EKEventStatus status;
@property (nonatomic, readonly) BOOL isDetached;
@property (nonatomic, readonly) NSDate *occurrenceDate;
- (BOOL)refresh;
@property (nonatomic, readonly) NSString *birthdayContactIdentifier;
@property (nonatomic, readonly) NSInteger birthdayPersonID;
@property (nonatomic, readonly) NSString *birthdayPersonUniqueID;
@end

@interface EKSource : EKObject
@property (nonatomic, readonly) NSString *sourceIdentifier;
@property (nonatomic, readonly) EKSourceType sourceType;
@property (nonatomic, readonly) NSString *title;
@property (nonatomic, readonly) NSSet<EKCalendar *> *calendars;
- (NSSet<EKCalendar *> *)calendarsForEntityType:(EKEntityType)entityType;
@property (nonatomic, readonly) BOOL isDelegate;
@end

@interface EKReminder : EKCalendarItem
+ (EKReminder *)reminderWithEventStore:(EKEventStore *)eventStore;
@property (nonatomic, copy, nullable) NSDateComponents *startDateComponents;
@property (nonatomic, copy, nullable) NSDateComponents *dueDateComponents;
@property (nonatomic, getter=isCompleted) BOOL completed;
@property (nonatomic, copy, nullable) NSDate *completionDate;
@property (nonatomic) NSUInteger priority;
@end

@interface EKEventStore : NSObject
+ (EKAuthorizationStatus)authorizationStatusForEntityType:(EKEntityType)entityType;
- (id)initWithAccessToEntityTypes:(EKEntityMask)entityTypes;
- (instancetype)initWithSources:(NSArray<EKSource *> *)sources;
- (void)requestAccessToEntityType:(EKEntityType)entityType completion:(EKEventStoreRequestAccessCompletionHandler)completion;
@property (nonatomic, readonly) NSString *eventStoreIdentifier;
@property (nonatomic, readonly) NSArray<EKSource *> *delegateSources;
@property (nonatomic, readonly) NSArray<EKSource *> *sources;
- (nullable EKSource *)sourceWithIdentifier:(NSString *)identifier;
@property (nonatomic, readonly) NSArray<EKCalendar *> *calendars;
- (NSArray<EKCalendar *> *)calendarsForEntityType:(EKEntityType)entityType;
@property (nonatomic, readonly, nullable) EKCalendar *defaultCalendarForNewEvents;
- (nullable EKCalendar *)defaultCalendarForNewReminders;
- (nullable EKCalendar *)calendarWithIdentifier:(NSString *)identifier;
- (BOOL)saveCalendar:(EKCalendar *)calendar commit:(BOOL)commit error:(NSError **)error;
- (BOOL)removeCalendar:(EKCalendar *)calendar commit:(BOOL)commit error:(NSError **)error;
- (nullable EKCalendarItem *)calendarItemWithIdentifier:(NSString *)identifier;
- (NSArray<EKCalendarItem *> *)calendarItemsWithExternalIdentifier:(NSString *)externalIdentifier;
- (BOOL)saveEvent:(EKEvent *)event span:(EKSpan)span error:(NSError **)error;
- (BOOL)removeEvent:(EKEvent *)event span:(EKSpan)span error:(NSError **)error;
- (BOOL)saveEvent:(EKEvent *)event span:(EKSpan)span commit:(BOOL)commit error:(NSError **)error;
- (BOOL)removeEvent:(EKEvent *)event span:(EKSpan)span commit:(BOOL)commit error:(NSError **)error;
- (nullable EKEvent *)eventWithIdentifier:(NSString *)identifier;
- (NSArray<EKEvent *> *)eventsMatchingPredicate:(NSPredicate *)predicate;
- (void)enumerateEventsMatchingPredicate:(NSPredicate *)predicate usingBlock:(EKEventSearchCallback)block;
- (NSPredicate *)predicateForEventsWithStartDate:(NSDate *)startDate endDate:(NSDate *)endDate calendars:(nullable NSArray<EKCalendar *> *)calendars;
- (BOOL)saveReminder:(EKReminder *)reminder commit:(BOOL)commit error:(NSError **)error;
- (BOOL)removeReminder:(EKReminder *)reminder commit:(BOOL)commit error:(NSError **)error;
- (id)fetchRemindersMatchingPredicate:(NSPredicate *)predicate completion:(void (^)(NSArray<EKReminder *> *_Nullable))completion;
- (void)cancelFetchRequest:(id)fetchIdentifier;
- (NSPredicate *)predicateForRemindersInCalendars:(nullable NSArray<EKCalendar *> *)calendars;
- (NSPredicate *)predicateForIncompleteRemindersWithDueDateStarting:(nullable NSDate *)startDate ending:(nullable NSDate *)endDate calendars:(nullable NSArray<EKCalendar *> *)calendars;
- (NSPredicate *)predicateForCompletedRemindersWithCompletionDateStarting:(nullable NSDate *)startDate ending:(nullable NSDate *)endDate calendars:(nullable NSArray<EKCalendar *> *)calendars;
- (BOOL)commit:(NSError **)error;
- (void)reset;
- (void)refreshSourcesIfNecessary;
@end

@interface EKRecurrenceRule : EKObject
- (instancetype)initRecurrenceWithFrequency:(EKRecurrenceFrequency)type interval:(NSInteger)interval end:(nullable EKRecurrenceEnd *)end;
- (instancetype)initRecurrenceWithFrequency:(EKRecurrenceFrequency)type interval:(NSInteger)interval daysOfTheWeek:(nullable NSArray<EKRecurrenceDayOfWeek *> *)days daysOfTheMonth:(nullable NSArray<NSNumber *> *)monthDays monthsOfTheYear:(nullable NSArray<NSNumber *> *)months weeksOfTheYear:(nullable NSArray<NSNumber *> *)weeksOfTheYear daysOfTheYear:(nullable NSArray<NSNumber *> *)daysOfTheYear setPositions:(nullable NSArray<NSNumber *> *)setPositions end:(nullable EKRecurrenceEnd *)end;
@property (nonatomic, readonly) NSString *calendarIdentifier;
@property (nonatomic, copy, nullable) EKRecurrenceEnd *recurrenceEnd;
@property (nonatomic, readonly) EKRecurrenceFrequency frequency;
@property (nonatomic, readonly) NSInteger interval;
@property (nonatomic, readonly) NSInteger firstDayOfTheWeek;
@property (nonatomic, readonly, nullable) NSArray<EKRecurrenceDayOfWeek *> *daysOfTheWeek;
@property (nonatomic, readonly, nullable) NSArray<NSNumber *> *daysOfTheMonth;
@property (nonatomic, readonly, nullable) NSArray<NSNumber *> *daysOfTheYear;
@property (nonatomic, readonly, nullable) NSArray<NSNumber *> *weeksOfTheYear;
@property (nonatomic, readonly, nullable) NSArray<NSNumber *> *monthsOfTheYear;
@property (nonatomic, readonly, nullable) NSArray<NSNumber *> *setPositions;
@end

@interface EKParticipant : EKObject
@property (nonatomic, readonly) NSURL *URL;
@property (nonatomic, readonly, nullable) NSString *name;
@property (nonatomic, readonly) EKParticipantStatus participantStatus;
@property (nonatomic, readonly) EKParticipantRole participantRole;
@property (nonatomic, readonly) EKParticipantType participantType;
@property (nonatomic, readonly, getter=isCurrentUser) BOOL currentUser;
@property (nonatomic, readonly) NSPredicate *contactPredicate;
@end

@interface EKRecurrenceEnd : NSObject
+ (instancetype)recurrenceEndWithEndDate:(NSDate *)endDate;
+ (instancetype)recurrenceEndWithOccurrenceCount:(NSUInteger)occurrenceCount;
@property (nonatomic, readonly, nullable) NSDate *endDate;
@property (nonatomic, readonly) NSUInteger occurrenceCount;
@end

@interface EKRecurrenceDayOfWeek : NSObject
+ (instancetype)dayOfWeek:(EKWeekday)dayOfTheWeek;
+ (instancetype)dayOfWeek:(EKWeekday)dayOfTheWeek weekNumber:(NSInteger)weekNumber;
- (id)initWithDayOfTheWeek:(EKWeekday)dayOfTheWeek weekNumber:(NSInteger)weekNumber;
@property (nonatomic, readonly) EKWeekday dayOfTheWeek;
@property (nonatomic, readonly) NSInteger weekNumber;
@end

typedef NS_ENUM(NSInteger, EKEventEditViewAction) {
  EKEventEditViewActionCanceled, EKEventEditViewActionSaved, EKEventEditViewActionDeleted,
  EKEventEditViewActionCancelled = 0
};
typedef NS_ENUM(NSInteger, EKEventViewAction) {
  EKEventViewActionDone, EKEventViewActionResponded, EKEventViewActionDeleted
};
typedef NS_ENUM(NSInteger, EKCalendarChooserSelectionStyle) {
  EKCalendarChooserSelectionStyleSingle, EKCalendarChooserSelectionStyleMultiple
};
typedef NS_ENUM(NSInteger, EKCalendarChooserDisplayStyle) {
  EKCalendarChooserDisplayAllCalendars, EKCalendarChooserDisplayWritableCalendarsOnly
};

@protocol EKEventEditViewDelegate <NSObject>
@optional
- (void)eventEditViewController:(EKEventEditViewController *)controller didCompleteWithAction:(EKEventEditViewAction)action;
- (EKCalendar *)eventEditViewControllerDefaultCalendarForNewEvents:(EKEventEditViewController *)controller;
@end

@interface EKEventEditViewController : UINavigationController
@property (nonatomic, weak, nullable) id<EKEventEditViewDelegate> editViewDelegate;
@property (nonatomic) EKEventStore *eventStore;
@property (nonatomic, nullable) EKEvent *event;
- (void)cancelEditing;
@end

@protocol EKEventViewDelegate <NSObject>
@optional
- (void)eventViewController:(EKEventViewController *)controller didCompleteWithAction:(EKEventViewAction)action;
@end

@interface EKEventViewController : UIViewController
@property (nonatomic, weak) id<EKEventViewDelegate> delegate;
@property (nonatomic) EKEvent *event;
@property (nonatomic) BOOL allowsEditing;
@property (nonatomic) BOOL allowsCalendarPreview;
@end

@protocol EKCalendarChooserDelegate <NSObject>
@optional
- (void)calendarChooserSelectionDidChange:(EKCalendarChooser *)calendarChooser;
- (void)calendarChooserDidFinish:(EKCalendarChooser *)calendarChooser;
- (void)calendarChooserDidCancel:(EKCalendarChooser *)calendarChooser;
@end

@interface EKGroupInfo : NSObject
@end

@interface EKCalendarChooser : UIViewController
- (id)initWithSelectionStyle:(EKCalendarChooserSelectionStyle)selectionStyle displayStyle:(EKCalendarChooserDisplayStyle)displayStyle eventStore:(EKEventStore *)eventStore;
- (id)initWithSelectionStyle:(EKCalendarChooserSelectionStyle)style displayStyle:(EKCalendarChooserDisplayStyle)displayStyle entityType:(EKEntityType)entityType eventStore:(EKEventStore *)eventStore;
@property (nonatomic, readonly) EKCalendarChooserSelectionStyle selectionStyle;
@property (nonatomic, weak, nullable) id<EKCalendarChooserDelegate> delegate;
@property (nonatomic) BOOL showsDoneButton;
@property (nonatomic) BOOL showsCancelButton;
@property (nonatomic, copy) NSSet<EKCalendar *> *selectedCalendars;
@end
