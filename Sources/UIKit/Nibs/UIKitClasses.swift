import Foundation

/// The classes of UIKit that nibs name, so that no search through the program's types is needed for them.
enum UIKitClasses {
    @MainActor static let byName: [String: AnyClass] = [
        "UIView": UIView.self, "UILabel": UILabel.self, "UIButton": UIButton.self, "UIImageView": UIImageView.self,
        "UIStackView": UIStackView.self, "UIScrollView": UIScrollView.self, "UITextField": UITextField.self, "UITextView": UITextView.self,
        "UISwitch": UISwitch.self, "UISlider": UISlider.self, "UISegmentedControl": UISegmentedControl.self, "UIStepper": UIStepper.self,
        "UIProgressView": UIProgressView.self, "UIActivityIndicatorView": UIActivityIndicatorView.self, "UIPageControl": UIPageControl.self,
        "UIPickerView": UIPickerView.self, "UIDatePicker": UIDatePicker.self, "UISearchBar": UISearchBar.self,
        "UITableView": UITableView.self, "UITableViewCell": UITableViewCell.self, "UITableViewHeaderFooterView": UITableViewHeaderFooterView.self,
        "UICollectionView": UICollectionView.self, "UICollectionViewCell": UICollectionViewCell.self, "UICollectionReusableView": UICollectionReusableView.self,
        "UICollectionViewFlowLayout": UICollectionViewFlowLayout.self,
        "UINavigationBar": UINavigationBar.self, "UINavigationItem": UINavigationItem.self, "UIBarButtonItem": UIBarButtonItem.self,
        "UITabBar": UITabBar.self, "UITabBarItem": UITabBarItem.self, "UIToolbar": UIToolbar.self,
        "UIViewController": UIViewController.self, "UINavigationController": UINavigationController.self, "UITabBarController": UITabBarController.self,
        "UITableViewController": UITableViewController.self, "UICollectionViewController": UICollectionViewController.self,
        "UISplitViewController": UISplitViewController.self, "UIPageViewController": UIPageViewController.self,
        "UIColor": UIColor.self, "UIFont": UIFont.self, "NSLayoutConstraint": NSLayoutConstraint.self, "UILayoutGuide": UILayoutGuide.self,
        "_UIScrollViewLayoutGuide": ScrollContentGuide.self, "_UILayoutGuide": _UILayoutGuide.self, "_UILayoutSupportConstraint": NSLayoutConstraint.self,
        "NSIBPrototypingLayoutConstraint": NSLayoutConstraint.self,
        "UITapGestureRecognizer": UITapGestureRecognizer.self, "UITapRecognizer": TapCounts.self, "UIPanGestureRecognizer": UIPanGestureRecognizer.self,
        "UILongPressGestureRecognizer": UILongPressGestureRecognizer.self, "UISwipeGestureRecognizer": UISwipeGestureRecognizer.self,
        "UIPinchGestureRecognizer": UIPinchGestureRecognizer.self, "UIRotationGestureRecognizer": UIRotationGestureRecognizer.self,
        "UIScreenEdgePanGestureRecognizer": UIScreenEdgePanGestureRecognizer.self, "UIHoverGestureRecognizer": UIHoverGestureRecognizer.self,
        "UIVisualEffectView": UIVisualEffectView.self, "UIBlurEffect": UIBlurEffect.self, "UIVibrancyEffect": UIVibrancyEffect.self,
        "UINib": UINib.self, "UIWindow": UIWindow.self, "UITraitCollection": UITraitCollection.self,
        "UITableViewDataSource": StaticTableSource.self, "UITableViewSection": StaticTableSection.self, "UITableViewRow": StaticTableRow.self,
        "UIStoryboardSegueTemplate": UIStoryboardSegueTemplate.self, "UIStoryboardShowSegueTemplate": UIStoryboardShowSegueTemplate.self,
        "UIStoryboardPushSegueTemplate": UIStoryboardPushSegueTemplate.self, "UIStoryboardReplaceSegueTemplate": UIStoryboardReplaceSegueTemplate.self,
        "UIStoryboardPresentationSegueTemplate": UIStoryboardPresentationSegueTemplate.self, "UIStoryboardModalSegueTemplate": UIStoryboardModalSegueTemplate.self,
        "UIStoryboardPopoverPresentationSegueTemplate": UIStoryboardPopoverPresentationSegueTemplate.self,
        "UIStoryboardEmbedSegueTemplate": UIStoryboardEmbedSegueTemplate.self, "UIStoryboardUnwindSegueTemplate": UIStoryboardUnwindSegueTemplate.self,
    ]
}
