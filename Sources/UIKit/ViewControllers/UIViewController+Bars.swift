import Foundation

/// What a controller offers to the bars of its containers.
struct ViewControllerBarItems {
    var title: String?
    var navigationItem: UINavigationItem?
    var tabBarItem: UITabBarItem?
    var toolbarItems: [UIBarButtonItem]?
    var editButtonItem: UIBarButtonItem?
    var hidesBottomBarWhenPushed = false
    var isEditing = false
    var keyCommands: [UIKeyCommand] = []
    var focusGroupIdentifier: String?
    var interactionActivityTrackingBaseName: String?
}

extension UIViewController {
    /// The title goes to both items, which start with it as well.
    func setTitle(_ title: String?) {
        bars.title = title
        bars.navigationItem?.title = title
        existingTabBarItem?.title = title
    }

    /// Its own item; that of the navigation controller whose root it is, where only that has one.
    private var existingTabBarItem: UITabBarItem? {
        if let item = bars.tabBarItem { return item }
        guard let container = relations.parent as? UINavigationController, container.viewControllers.first === self else { return nil }
        return container.bars.tabBarItem
    }

    var loadedNavigationItem: UINavigationItem {
        if let item = bars.navigationItem { return item }
        let item = UINavigationItem(title: bars.title ?? "")
        item.title = bars.title
        bars.navigationItem = item
        return item
    }

    var loadedTabBarItem: UITabBarItem {
        if let item = existingTabBarItem { return item }
        let item = UITabBarItem(title: bars.title, image: nil, tag: 0)
        bars.tabBarItem = item
        return item
    }

    var loadedEditButtonItem: UIBarButtonItem {
        if let item = bars.editButtonItem { return item }
        let item = UIBarButtonItem(barButtonSystemItem: isEditing ? .done : .edit, target: self, action: Selector("toggleEditing:"))
        bars.editButtonItem = item
        return item
    }

    func changeEditing(_ editing: Bool, animated: Bool) {
        guard bars.isEditing != editing else { return }
        bars.isEditing = editing
        guard let old = bars.editButtonItem else { return }
        let next = UIBarButtonItem(barButtonSystemItem: editing ? .done : .edit, target: self, action: Selector("toggleEditing:"))
        bars.editButtonItem = next
        replaceEditButton(old, with: next)
    }

    /// The edit button changes between Edit and Done wherever it is shown.
    private func replaceEditButton(_ old: UIBarButtonItem, with new: UIBarButtonItem) {
        func replacing(_ items: [UIBarButtonItem]?) -> [UIBarButtonItem]? { items?.map { $0 === old ? new : $0 } }
        guard let item = bars.navigationItem else { return }
        if item.leftBarButtonItems?.contains(where: { $0 === old }) ?? false { item.leftBarButtonItems = replacing(item.leftBarButtonItems) }
        if item.rightBarButtonItems?.contains(where: { $0 === old }) ?? false { item.rightBarButtonItems = replacing(item.rightBarButtonItems) }
        if toolbarItems?.contains(where: { $0 === old }) ?? false { toolbarItems = replacing(toolbarItems) }
    }

    func toggleEditing() { setEditing(!isEditing, animated: true) }

    nonisolated static func registerGlue(_ glue: inout ObjCGlue) {
        glue.property("view", get: { ($0 as! UIViewController).view }, set: { ($0 as! UIViewController).view = _objcCast($1) })
        glue.property("title", get: { ($0 as! UIViewController).title }, set: { ($0 as! UIViewController).title = _objcCast($1) })
        glue.property("tabBarItem", get: { ($0 as! UIViewController).tabBarItem }, set: { ($0 as! UIViewController).tabBarItem = _objcCast($1) })
        glue.property("navigationItem", get: { ($0 as! UIViewController).navigationItem }, set: { ($0 as! UIViewController).bars.navigationItem = _objcCast($1) })
        glue.property("toolbarItems", get: { ($0 as! UIViewController).toolbarItems }, set: { ($0 as! UIViewController).toolbarItems = _objcCast($1) })
        glue.property("storyboard", get: { ($0 as! UIViewController).storyboard }, set: { ($0 as! UIViewController).loading.storyboard = _objcCast($1) })
        glue.property("preferredContentSize", get: { ($0 as! UIViewController).preferredContentSize }, set: { ($0 as! UIViewController).preferredContentSize = _objcCast($1) })
        glue.property("hidesBottomBarWhenPushed", get: { ($0 as! UIViewController).hidesBottomBarWhenPushed }, set: { ($0 as! UIViewController).hidesBottomBarWhenPushed = _objcCast($1) })
        glue.property("modalInPopover", get: { ($0 as! UIViewController).isModalInPresentation }, set: { ($0 as! UIViewController).isModalInPresentation = _objcCast($1) })
        glue.property("navigationController", get: { ($0 as! UIViewController).navigationController })
        glue.property("tabBarController", get: { ($0 as! UIViewController).tabBarController })
        glue.property("parentViewController", get: { ($0 as! UIViewController).parent })
        glue.property("childViewControllers", get: { ($0 as! UIViewController).children })
        glue.property("additionalSafeAreaInsets", get: { ($0 as! UIViewController).additionalSafeAreaInsets }, set: { ($0 as! UIViewController).additionalSafeAreaInsets = _objcCast($1) })
        glue.property("transitioningDelegate", get: { ($0 as! UIViewController).transitioningDelegate }, set: { ($0 as! UIViewController).transitioningDelegate = _objcCast($1) })
        glue.property("searchDisplayController", get: { _ in nil }, set: { _, _ in })
        glue.action("toggleEditing:") { controller, _ in (controller as! UIViewController).toggleEditing(); return nil }
        glue.action("dismissViewControllerAnimated:completion:") { controller, arguments in
            (controller as! UIViewController).dismiss(animated: arguments.first as? Bool ?? true)
            return nil
        }
        glue.creates { UIViewController() }
    }
}
