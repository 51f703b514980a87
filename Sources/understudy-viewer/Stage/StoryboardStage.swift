import UIKit
import Viewing

/// Shows a storyboard's scenes, each in the containers around it.
@MainActor struct StoryboardStage: SceneStage {
    private let storyboard: UIStoryboard
    let safeArea: CanvasSafeArea?

    init(_ request: ViewerRequest, _ bundle: Bundle, _ safeArea: CanvasSafeArea?) {
        storyboard = UIStoryboard(name: request.name, bundle: bundle)
        self.safeArea = safeArea
    }

    func show(_ scene: ViewerScene) throws -> ShownScene {
        let root = storyboard.instantiateViewController(withIdentifier: scene.identifier)
        let controller = try scene.steps.reduce(root, follow)
        let window = makeWindow(for: scene)
        window.rootViewController = scene.placeholder.map { empty(controller, root, $0) } ?? addBars(scene, root, controller)
        if safeArea != nil { foldLargeTitle(of: controller) }
        settle(window)
        return ShownScene(scene: scene, window: window, controller: controller, view: controller.view)
    }

    /// The canvas has lists at their origin, which is scrolled by what lies above: a large title isn't seen with one that begins its screen.
    private func foldLargeTitle(of controller: UIViewController) {
        let item = controller.navigationItem
        guard controller.navigationController?.navigationBar.prefersLargeTitles == true, item.title != nil, item.largeTitleDisplayMode == .automatic else { return }
        let first = controller.view.subviews.first
        if first is UITableView || first is UICollectionView { item.largeTitleDisplayMode = .never }
    }

    /// Bars that the canvas shows although no container brings them.
    private func addBars(_ scene: ViewerScene, _ root: UIViewController, _ controller: UIViewController) -> UIViewController {
        let inner = addNavigation(scene, root, controller)
        guard scene.hasTabBar else { return inner }
        let tabs = UITabBarController()
        tabs.setViewControllers([inner], animated: false)
        return tabs
    }

    private func addNavigation(_ scene: ViewerScene, _ root: UIViewController, _ controller: UIViewController) -> UIViewController {
        guard scene.hasNavigationBar || scene.hasToolbar else { return root }
        if let navigation = controller.navigationController {
            if scene.hasToolbar { navigation.setToolbarHidden(false, animated: false) }
            return root
        }
        let navigation = UINavigationController(rootViewController: root)
        navigation.setNavigationBarHidden(!scene.hasNavigationBar, animated: false)
        navigation.setToolbarHidden(!scene.hasToolbar, animated: false)
        return navigation
    }

    /// A container without its children. One that has no bars to show is nothing but its name.
    private func empty(_ container: UIViewController, _ root: UIViewController, _ words: String) -> UIViewController {
        switch container {
        case let navigation as UINavigationController: navigation.setViewControllers([PlaceholderController(words)], animated: false)
        case let tabs as UITabBarController:
            let items = tabs.viewControllers?.map(\.tabBarItem) ?? []
            tabs.setViewControllers((items.isEmpty ? [nil] : items).map { item in
                let child = PlaceholderController(words)
                if let item { child.tabBarItem = item }
                return child
            }, animated: false)
        default: return PlaceholderController(words)
        }
        return root
    }

    private func follow(_ controller: UIViewController, _ step: ViewerScene.Step) throws -> UIViewController {
        switch step {
        case .tab(let index):
            guard let tabs = controller as? UITabBarController else { throw ViewerError("\(type(of: controller)) has no tabs") }
            guard let children = tabs.viewControllers, children.indices.contains(index) else { throw ViewerError("the tab bar controller has no tab \(index + 1)") }
            tabs.selectedIndex = index
            return children[index]
        case .root:
            guard let found = (controller as? UINavigationController)?.viewControllers.first else { throw ViewerError("\(type(of: controller)) has no root view controller") }
            return found
        case .pushed(let identifier):
            guard let navigation = controller as? UINavigationController else { throw ViewerError("\(type(of: controller)) is no navigation controller") }
            let pushed = storyboard.instantiateViewController(withIdentifier: identifier)
            navigation.setViewControllers([pushed], animated: false)
            return pushed
        }
    }
}
