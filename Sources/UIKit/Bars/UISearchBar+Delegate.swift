import Foundation
import ObjCRuntime

extension UISearchBar {
    private func asks(_ name: String) -> Bool { _implements(delegate, name) }

    func textChangedByUser() {
        if asks("searchBar(_:textDidChange:)") { delegate?.searchBar(self, textDidChange: text ?? "") }
        searchController?.searchTextChanged()
    }

    func cancelByUser() {
        if asks("searchBarCancelButtonClicked(_:)") { delegate?.searchBarCancelButtonClicked(self) }
        searchController?.searchBarCancelled()
    }

    func rightButtonTapped() {
        if showsBookmarkButton {
            if asks("searchBarBookmarkButtonClicked(_:)") { delegate?.searchBarBookmarkButtonClicked(self) }
        } else if asks("searchBarResultsListButtonClicked(_:)") { delegate?.searchBarResultsListButtonClicked(self) }
    }

    func scopeChangedByUser() {
        selectedScopeButtonIndex = scopes.selectedSegmentIndex
        if asks("searchBar(_:selectedScopeButtonIndexDidChange:)") { delegate?.searchBar(self, selectedScopeButtonIndexDidChange: selectedScopeButtonIndex) }
    }

    func fieldShouldBegin() -> Bool { asks("searchBarShouldBeginEditing(_:)") ? delegate!.searchBarShouldBeginEditing(self) : true }
    func fieldShouldEnd() -> Bool { asks("searchBarShouldEndEditing(_:)") ? delegate!.searchBarShouldEndEditing(self) : true }
    func fieldDidBegin() {
        searchController?.searchBarDidBegin()
        if asks("searchBarTextDidBeginEditing(_:)") { delegate?.searchBarTextDidBeginEditing(self) }
    }
    func fieldDidEnd() { if asks("searchBarTextDidEndEditing(_:)") { delegate?.searchBarTextDidEndEditing(self) } }
    func fieldReturn() { if asks("searchBarSearchButtonClicked(_:)") { delegate?.searchBarSearchButtonClicked(self) } }

    func fieldShouldChange(_ range: NSRange, _ text: String) -> Bool {
        asks("searchBar(_:shouldChangeTextIn:replacementText:)") ? delegate!.searchBar(self, shouldChangeTextIn: range, replacementText: text) : true
    }
}

/// Turns what the field tells into what a search bar's delegate is told.
@MainActor final class SearchFieldDelegate: ObjCObject, UITextFieldDelegate {
    private unowned let bar: UISearchBar

    init(bar: UISearchBar) {
        self.bar = bar
        super.init()
    }

    override class func _glue(_ glue: inout ObjCGlue) {
        super._glue(&glue)
        glue.implements("textFieldShouldBeginEditing(_:)", "textFieldShouldEndEditing(_:)", "textFieldDidBeginEditing(_:)", "textFieldDidEndEditing(_:)",
                        "textFieldShouldReturn(_:)", "textField(_:shouldChangeCharactersIn:replacementString:)")
    }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { bar.fieldShouldBegin() }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { bar.fieldShouldEnd() }
    func textFieldDidBeginEditing(_ textField: UITextField) { bar.fieldDidBegin() }
    func textFieldDidEndEditing(_ textField: UITextField) { bar.fieldDidEnd() }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        bar.fieldReturn()
        return true
    }

    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
        bar.fieldShouldChange(range, string)
    }
}
