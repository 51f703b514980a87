import Foundation

/// What an action does; gets the action itself.
public typealias UIActionHandler = @MainActor (UIAction) -> Void
/// Makes the menu of a context menu from the elements that the system suggests.
public typealias UIContextMenuActionProvider = @MainActor ([UIMenuElement]) -> UIMenu?
/// Makes the preview of a context menu.
public typealias UIContextMenuContentPreviewProvider = @MainActor () -> UIViewController?
