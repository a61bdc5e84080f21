/// Methods that Apple's class declares itself although the class here inherits them.
///
/// An exchange without `class_addMethod` changes only the subclass there. The runtime headers of iOS
/// in nst/iOS-Runtime-Headers are the source.
enum LiftedMethods {
  static func contains(_ cls: String, _ selector: String) -> Bool {
    all.contains("\(cls) \(selector)")
  }

  private static let all: Set<String> = [
    "UIImageView layoutSubviews", "UILabel initWithFrame:", "UITableView didMoveToWindow",
    "WKWebView dealloc", "UICollectionView didMoveToWindow",
    "UINavigationController childViewControllerForStatusBarStyle", "UISearchBar didMoveToWindow",
    "UISearchBar initWithFrame:", "UISegmentedControl initWithFrame:",
    "UITextField didMoveToWindow", "UITextField initWithFrame:", "UIViewController dealloc",
    "UIWindow initWithFrame:", "NSNotificationCenter dealloc", "UIActivityIndicatorView setFrame:",
    "UIActivityIndicatorView sizeThatFits:", "UIAlertController viewDidLoad",
    "UIButton initWithFrame:", "UIButton setEnabled:", "UIButton setHighlighted:",
    "UIButton setTintColor:", "UIButton sizeThatFits:", "UIImageView setFrame:",
    "UIImageView sizeThatFits:", "UILabel dealloc", "UILabel sizeThatFits:",
    "UINavigationBar hitTest:withEvent:", "UINavigationBar initWithFrame:",
    "UINavigationBar setTintColor:", "UINavigationBar sizeThatFits:",
    "UINavigationController childViewControllerForStatusBarHidden",
    "UINavigationController initWithNibName:bundle:",
    "UINavigationController supportedInterfaceOrientations",
    "UINavigationController viewWillAppear:", "UIProgressView initWithFrame:",
    "UIScrollView description", "UISearchBar didMoveToSuperview", "UISearchBar init",
    "UISearchBar setFrame:", "UISegmentedControl setFrame:", "UISegmentedControl setTintColor:",
    "UISlider initWithFrame:", "UISlider layoutSubviews", "UISlider setEnabled:",
    "UIStepper setTintColor:", "UITabBar initWithFrame:", "UITabBar setTintColor:",
    "UITableView setBackgroundColor:", "UITableView sizeThatFits:",
    "UITableViewCell didMoveToSuperview", "UITableViewCell setBackgroundColor:",
    "UITapGestureRecognizer initWithTarget:action:",
    "UITextField canPerformAction:withSender:", "UITextField setFrame:", "UIView setValue:forKey:",
    "UIWindow setBounds:", "UIWindow setFrame:",
  ]
}
