extension XCUIElement {
    /// What kind of element it is.
    public enum ElementType: UInt, Sendable, CaseIterable {
        case any = 0, other, application, group, window, sheet, drawer, alert, dialog, button, radioButton, radioGroup, checkBox
        case disclosureTriangle, popUpButton, comboBox, menuButton, toolbarButton, popover, keyboard, key, navigationBar, tabBar, tabGroup
        case toolbar, statusBar, table, tableRow, tableColumn, outline, outlineRow, browser, collectionView, slider, pageIndicator
        case progressIndicator, activityIndicator, segmentedControl, picker, pickerWheel, `switch`, toggle, link, image, icon, searchField
        case scrollView, scrollBar, staticText, textField, secureTextField, datePicker, textView, menu, menuItem, menuBar, menuBarItem
        case map, webView, incrementArrow, decrementArrow, timeline, ratingIndicator, valueIndicator, splitGroup, splitter
        case relevanceIndicator, colorWell, helpTag, matte, dockItem, ruler, rulerMarker, grid, levelIndicator, cell, layoutArea
        case layoutItem, handle, stepper, tab, touchBar, statusItem

        /// As messages name it: `NavigationBar`.
        var title: String {
            let name = "\(self)"
            return name.prefix(1).uppercased() + name.dropFirst()
        }
    }
}
