import UIKit

/// What a web view loads: an address, and the text of the page where the app gives it.
struct Page {
    let url: URL
    var html: String?
}

/// A page on its way.
final class PendingPage {
    let page: Page
    let navigation: WKNavigation
    /// The place in the history that it is for; nil for a new one.
    let place: Int?
    /// What a handler of the app's own scheme has given so far.
    var task: SchemeTask?

    init(_ page: Page, _ navigation: WKNavigation, place: Int?) { (self.page, self.navigation, self.place) = (page, navigation, place) }
}

/// The pages that were shown, and which of them is.
struct PageHistory {
    private(set) var pages: [Page] = []
    private(set) var index = -1
    private(set) var titles: [Int: String] = [:]

    var current: Page? { pages.indices.contains(index) ? pages[index] : nil }

    mutating func show(_ page: Page, at place: Int?, title: String?) {
        if let place {
            pages[place] = page
            index = place
        } else {
            pages = Array(pages.prefix(index + 1)) + [page]
            index = pages.count - 1
        }
        titles[index] = title
    }

    func item(_ offset: Int) -> WKBackForwardListItem? {
        pages.indices.contains(index + offset) ? WKBackForwardListItem(url: pages[index + offset].url, title: titles[index + offset]) : nil
    }
}
