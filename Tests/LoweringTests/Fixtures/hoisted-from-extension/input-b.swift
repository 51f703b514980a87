import UIKit

final class BookShelf: Shelf {
    override var capacity: Int { 9 }
}

extension BookShelf {
    override func viewDidLoad() { super.viewDidLoad() }
    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
}

class Spine: UIButton {}

extension Spine {
    override var isSelected: Bool {
        willSet { alpha = newValue ? 1 : 0.5 }
        didSet(old) {
            if old != isSelected { setNeedsLayout() }
        }
    }
}

class Delegate: UIResponder, UIApplicationDelegate {
    private var window: UIWindow?
    private func applicationDidBecomeActive(_ application: UIApplication) {}
    private func own() { let timer = Timer(); _ = (timer, Bundle.main.urls(forResourcesWithExtension: "txt", subdirectory: nil)) }
}

extension BookShelf {
    @available(*, unavailable)
    override func viewWillLayoutSubviews() {}
}
