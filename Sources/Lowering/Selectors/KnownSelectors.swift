/// UIKit's own methods whose Objective-C name doesn't follow from the Swift one.
enum KnownSelectors {
    static let byFullName: [String: String] = [
        "dismiss(animated:completion:)": "dismissViewControllerAnimated:completion:",
        "present(_:animated:completion:)": "presentViewController:animated:completion:",
        "popViewController(animated:)": "popViewControllerAnimated:",
        "popToRootViewController(animated:)": "popToRootViewControllerAnimated:",
        "pushViewController(_:animated:)": "pushViewController:animated:",
        "setEditing(_:animated:)": "setEditing:animated:",
        "performSegue(withIdentifier:sender:)": "performSegueWithIdentifier:sender:",
        "prepare(for:sender:)": "prepareForSegue:sender:",
        "handleInputModeList(from:with:)": "handleInputModeListFromView:withEvent:",
        "becomeFirstResponder()": "becomeFirstResponder",
        "touchesBegan(_:with:)": "touchesBegan:withEvent:",
        "touchesMoved(_:with:)": "touchesMoved:withEvent:",
        "touchesEnded(_:with:)": "touchesEnded:withEvent:",
        "touchesCancelled(_:with:)": "touchesCancelled:withEvent:",
        "pressesBegan(_:with:)": "pressesBegan:withEvent:",
        "pressesEnded(_:with:)": "pressesEnded:withEvent:",
        "tableView(_:cellForRowAt:)": "tableView:cellForRowAtIndexPath:",
        "tableView(_:didSelectRowAt:)": "tableView:didSelectRowAtIndexPath:",
        "tableView(_:didDeselectRowAt:)": "tableView:didDeselectRowAtIndexPath:",
        "tableView(_:heightForRowAt:)": "tableView:heightForRowAtIndexPath:",
        "tableView(_:estimatedHeightForRowAt:)": "tableView:estimatedHeightForRowAtIndexPath:",
        "tableView(_:commit:forRowAt:)": "tableView:commitEditingStyle:forRowAtIndexPath:",
        "tableView(_:canEditRowAt:)": "tableView:canEditRowAtIndexPath:",
        "tableView(_:editingStyleForRowAt:)": "tableView:editingStyleForRowAtIndexPath:",
        "tableView(_:willDisplay:forRowAt:)": "tableView:willDisplayCell:forRowAtIndexPath:",
        "collectionView(_:cellForItemAt:)": "collectionView:cellForItemAtIndexPath:",
        "collectionView(_:didSelectItemAt:)": "collectionView:didSelectItemAtIndexPath:",
        "collectionView(_:layout:sizeForItemAt:)": "collectionView:layout:sizeForItemAtIndexPath:",
        "application(_:didFinishLaunchingWithOptions:)": "application:didFinishLaunchingWithOptions:",
        "application(_:open:options:)": "application:openURL:options:",
        "application(_:continue:restorationHandler:)": "application:continueUserActivity:restorationHandler:",
        "application(_:performFetchWithCompletionHandler:)": "application:performFetchWithCompletionHandler:",
        "application(_:didReceiveRemoteNotification:)": "application:didReceiveRemoteNotification:",
        "textField(_:shouldChangeCharactersIn:replacementString:)": "textField:shouldChangeCharactersInRange:replacementString:",
        "addTarget(_:action:for:)": "addTarget:action:forControlEvents:",
        "sendActions(for:)": "sendActionsForControlEvents:",
        "sendAction(_:to:for:)": "sendAction:to:forEvent:",
        "draw(_:)": "drawRect:",
        "add(_:)": "add:",
    ]

    /// By base name, for references without labels.
    static let byBaseName: [String: String] = {
        var names: [String: String] = [
            "endEditing": "endEditing:", "copy": "copy:", "paste": "paste:", "cut": "cut:", "select": "select:", "selectAll": "selectAll:", "delete": "delete:",
            "toggleBoldface": "toggleBoldface:", "toggleItalics": "toggleItalics:", "toggleUnderline": "toggleUnderline:", "addSubview": "addSubview:",
            "viewWillAppear": "viewWillAppear:", "viewDidAppear": "viewDidAppear:", "viewWillDisappear": "viewWillDisappear:", "viewDidDisappear": "viewDidDisappear:",
            "textFieldShouldReturn": "textFieldShouldReturn:", "textFieldDidBeginEditing": "textFieldDidBeginEditing:", "textFieldDidEndEditing": "textFieldDidEndEditing:",
            "scrollViewDidScroll": "scrollViewDidScroll:", "scrollViewDidEndScrollingAnimation": "scrollViewDidEndScrollingAnimation:", "perform": "performSelector:",
            "increaseSize": "increaseSize:", "decreaseSize": "decreaseSize:", "collapseSecondaryViewController": "collapseSecondaryViewController:forSplitViewController:",
        ]
        for (full, selector) in byFullName { names[String(full.prefix { $0 != "(" })] = selector }
        return names
    }()
}
