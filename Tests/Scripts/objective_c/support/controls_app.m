// An app with controls, a list and a grid in tabs, for tests of XCUITest.
#import <UIKit/UIKit.h>

@interface List : UITableViewController @end
@implementation List { NSMutableArray *_rows; }
- (void)viewDidLoad {
  [super viewDidLoad];
  _rows = [@[@"One", @"Two", @"Three"] mutableCopy];
}
- (NSInteger)tableView:(UITableView *)table numberOfRowsInSection:(NSInteger)section { return _rows.count; }
- (NSString *)tableView:(UITableView *)table titleForHeaderInSection:(NSInteger)section { return @"Header"; }
- (UITableViewCell *)tableView:(UITableView *)table cellForRowAtIndexPath:(NSIndexPath *)path {
  UITableViewCell *cell = [[UITableViewCell alloc] initWithStyle:UITableViewCellStyleSubtitle reuseIdentifier:nil];
  cell.textLabel.text = _rows[path.row];
  cell.detailTextLabel.text = @"detail";
  return cell;
}
- (void)tableView:(UITableView *)table commitEditingStyle:(UITableViewCellEditingStyle)style
    forRowAtIndexPath:(NSIndexPath *)path {
  [_rows removeObjectAtIndex:path.row];
  [table deleteRowsAtIndexPaths:@[path] withRowAnimation:UITableViewRowAnimationAutomatic];
}
- (void)tableView:(UITableView *)table didSelectRowAtIndexPath:(NSIndexPath *)path {
  UIViewController *detail = [UIViewController new];
  detail.title = _rows[path.row];
  [self.navigationController pushViewController:detail animated:YES];
}
@end

@interface FormViewController : UIViewController <UIPickerViewDataSource, UIPickerViewDelegate> @end
@implementation FormViewController {
  UILabel *_out;
  CGFloat _top;
}
- (void)add:(UIView *)view height:(CGFloat)height {
  view.frame = CGRectMake(20, _top, 300, height);
  _top += height + 8;
  [self.view addSubview:view];
}
- (void)viewDidLoad {
  [super viewDidLoad];
  _top = 60;
  _out = [UILabel new];
  _out.accessibilityIdentifier = @"out";
  _out.text = @"-";
  [self add:_out height:24];
  UITextField *user = [UITextField new];
  user.accessibilityIdentifier = @"user";
  user.placeholder = @"User";
  user.text = @"old";
  user.clearButtonMode = UITextFieldViewModeAlways;
  [self add:user height:34];
  UITextField *password = [UITextField new];
  password.placeholder = @"Password";
  password.secureTextEntry = YES;
  [self add:password height:34];
  UITextField *pin = [UITextField new];
  pin.placeholder = @"PIN";
  pin.keyboardType = UIKeyboardTypeNumberPad;
  [self add:pin height:34];
  UISlider *volume = [UISlider new];
  volume.accessibilityIdentifier = @"volume";
  [self add:volume height:31];
  UIPickerView *picker = [UIPickerView new];
  picker.dataSource = self;
  picker.delegate = self;
  [self add:picker height:120];
  UIProgressView *progress = [UIProgressView new];
  progress.progress = 0.5;
  [self add:progress height:4];
  UIActivityIndicatorView *activity = [UIActivityIndicatorView new];
  [activity startAnimating];
  [self add:activity height:20];
  UIButton *icon = [UIButton buttonWithType:UIButtonTypeCustom];
  [icon setImage:[UIImage imageNamed:@"close"] forState:UIControlStateNormal];
  [self add:icon height:30];
  [self add:[[UIImageView alloc] initWithImage:[UIImage imageNamed:@"logo"]] height:10];
  UIButton *go = [UIButton buttonWithType:UIButtonTypeSystem];
  [go setTitle:@"Go" forState:UIControlStateNormal];
  [go addTarget:self action:@selector(go) forControlEvents:UIControlEventTouchUpInside];
  [self add:go height:30];
  UIView *pad = [UIView new];
  pad.isAccessibilityElement = YES;
  pad.accessibilityLabel = @"Pad";
  pad.multipleTouchEnabled = YES;
  [self add:pad height:60];
  UILabel *inner = [[UILabel alloc] initWithFrame:CGRectMake(0, 0, 50, 20)];
  inner.text = @"Inner";
  [pad addSubview:inner];
  UITapGestureRecognizer *two = [[UITapGestureRecognizer alloc] initWithTarget:self action:@selector(two)];
  two.numberOfTouchesRequired = 2;
  [pad addGestureRecognizer:two];
  UITapGestureRecognizer *three = [[UITapGestureRecognizer alloc] initWithTarget:self action:@selector(three)];
  three.numberOfTouchesRequired = 3;
  three.numberOfTapsRequired = 2;
  [pad addGestureRecognizer:three];
  UIView *canvas = [UIView new];
  canvas.accessibilityIdentifier = @"canvas";
  [self add:canvas height:30];
  UIAccessibilityElement *shape = [[UIAccessibilityElement alloc] initWithAccessibilityContainer:canvas];
  shape.accessibilityLabel = @"Shape";
  shape.accessibilityTraits = UIAccessibilityTraitButton | UIAccessibilityTraitSelected;
  shape.accessibilityFrame = UIAccessibilityConvertFrameToScreenCoordinates(CGRectMake(0, 0, 50, 30), canvas);
  canvas.accessibilityElements = @[shape];
  [canvas addGestureRecognizer:[[UITapGestureRecognizer alloc] initWithTarget:self action:@selector(shape)]];
}
- (void)two { _out.text = @"two"; }
- (void)three { _out.text = @"three"; }
- (void)shape { _out.text = @"shape"; }
- (void)go {
  UIAlertController *alert = [UIAlertController alertControllerWithTitle:@"Sure?" message:nil
      preferredStyle:UIAlertControllerStyleAlert];
  for (NSString *title in @[@"Yes", @"No"]) {
    [alert addAction:[UIAlertAction actionWithTitle:title style:UIAlertActionStyleDefault handler:^(UIAlertAction *action) {
      self->_out.text = title;
    }]];
  }
  [self presentViewController:alert animated:YES completion:nil];
}
- (NSInteger)numberOfComponentsInPickerView:(UIPickerView *)picker { return 2; }
- (NSInteger)pickerView:(UIPickerView *)picker numberOfRowsInComponent:(NSInteger)component { return 5; }
- (NSString *)pickerView:(UIPickerView *)picker titleForRow:(NSInteger)row forComponent:(NSInteger)component {
  return [NSString stringWithFormat:@"%@%ld", component == 0 ? @"a" : @"b", (long)row];
}
- (void)pickerView:(UIPickerView *)picker didSelectRow:(NSInteger)row inComponent:(NSInteger)component {
  _out.text = [NSString stringWithFormat:@"wheel %ld row %ld", (long)component, (long)row];
}
@end

@interface Grid : UICollectionViewController @end
@implementation Grid
- (void)viewDidLoad {
  [super viewDidLoad];
  [self.collectionView registerClass:UICollectionViewCell.class forCellWithReuseIdentifier:@"cell"];
}
- (NSInteger)collectionView:(UICollectionView *)view numberOfItemsInSection:(NSInteger)section { return 200; }
- (UICollectionViewCell *)collectionView:(UICollectionView *)view cellForItemAtIndexPath:(NSIndexPath *)path {
  UICollectionViewCell *cell = [view dequeueReusableCellWithReuseIdentifier:@"cell" forIndexPath:path];
  cell.accessibilityIdentifier = [NSString stringWithFormat:@"item-%ld", (long)path.item];
  return cell;
}
@end

@interface AppDelegate : UIResponder <UIApplicationDelegate>
@property (strong, nonatomic) UIWindow *window;
@end
@implementation AppDelegate
- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
  self.window = [[UIWindow alloc] initWithFrame:UIScreen.mainScreen.bounds];
  UITabBarController *tabs = [UITabBarController new];
  UIViewController *form = [[UINavigationController alloc] initWithRootViewController:[FormViewController new]];
  UIViewController *list = [[UINavigationController alloc] initWithRootViewController:[List new]];
  UIViewController *grid = [[Grid alloc] initWithCollectionViewLayout:[UICollectionViewFlowLayout new]];
  form.title = @"Form";
  [list.childViewControllers.firstObject setTitle:@"List"];
  list.tabBarItem.title = @"List";
  grid.title = @"Grid";
  tabs.viewControllers = @[form, list, grid];
  tabs.selectedIndex = [NSUserDefaults.standardUserDefaults integerForKey:@"tab"];
  self.window.rootViewController = tabs;
  [self.window makeKeyAndVisible];
  return YES;
}
@end

int main(int argc, char **argv) { return UIApplicationMain(argc, argv, nil, @"AppDelegate"); }
