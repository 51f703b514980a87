import CoreGraphics
import TextEngine

/// Sizes that changed from one iOS to the next, in points. Apps get those of the iOS that stands here; a document of Interface Builder was laid out with
/// those of the Xcode that saved it. The figures are read off the frames that Interface Builder wrote, by its `toolsVersion`.
package struct PlatformMetrics: Sendable {
    /// Set before the first view is made.
    nonisolated(unsafe) package static var current = PlatformMetrics(systemVersion: 18) {
        didSet { SystemFontEdition.current = current.since(14) ? .variableSizes : .fixedSizes }
    }

    /// 11.2 is the first with the large cells' margins.
    package let systemVersion: Double

    /// - Parameter systemVersion: of iOS: 11.2.
    package init(systemVersion: Double) { self.systemVersion = systemVersion }

    private func since(_ version: Double) -> Bool { systemVersion >= version }

    // MARK: Controls

    /// The frame is a point higher than what constraints see.
    var segmentedHeight: CGFloat { since(13) ? 32 : 29 }
    /// What a segment is wider than its title, before it is rounded up to a whole point.
    var segmentPadding: CGFloat { since(13) ? 18.9 : 13.65 }
    var stepperHeight: CGFloat { since(13) ? 32 : 29 }
    /// The alignment rectangle is 2 points narrower.
    var switchSize: CGSize { since(26) ? CGSize(width: 63, height: 28) : CGSize(width: 51, height: 31) }
    /// The frame goes beyond what constraints see: 2 points at both sides, 1 below.
    var slider: (height: CGFloat, side: CGFloat, below: CGFloat) { since(26) ? (34, 0, 0) : (30, 2, 1) }
    /// Of text fields with a rounded border, whatever the font.
    var leastRoundedFieldHeight: CGFloat { since(13) ? 34 : 30 }
    /// What a field without a border is higher than its line.
    var plainFieldPadding: CGFloat { since(13) ? 1 : 0 }
    /// Height, and room at both ends of the dots.
    var pageControl: (height: CGFloat, side: CGFloat) { since(17) ? (26, 38.75) : since(15) ? (25, 37) : since(14) ? (28, 41.25) : (37, 0) }
    /// Of a search bar without scopes, and what they add.
    var searchBar: (height: CGFloat, scopes: CGFloat) { since(15) && !since(16) ? (51, 47) : (56, 45) }
    /// Of a button with a configuration; nil for the body style's.
    var configurationTitleSize: CGFloat? { since(16) ? nil : 14 }
    /// Xcode 12 drew date pickers without a style as wheels still.
    var hasCompactDatePickers: Bool { since(14.5) }
    /// What a field with a rounded border is higher than its line, and whether that is whole points.
    var roundedFieldPadding: (height: CGFloat, isWhole: Bool) { since(13) ? (10, false) : (4, true) }
    /// The canvas of Xcode 9 and 10 had smaller ones of these two.
    func textStyleSize(_ style: UIFont.TextStyle) -> CGFloat? {
        guard since(11), !since(13) else { return nil }
        return style == .title1 ? 26 : style == .title2 ? 20 : nil
    }

    // MARK: Bars

    var navigationBarHeight: CGFloat { since(26) ? 54 : 44 }
    /// Others are 56 points high.
    var sheetBarsAreRegular: Bool { since(26) }
    /// Of a toolbar that no controller shows.
    func toolbarHeight(hasHomeIndicator: Bool) -> CGFloat { hasHomeIndicator && !since(13) ? 49 : 44 }

    // MARK: Tables

    var rowHeight: CGFloat { since(26) ? 51 : 44 }
    /// Of a row that sizes itself. From iOS 13 to 18 the text leaves out the separator's pixel.
    func leastRowHeight(hairline: CGFloat) -> CGFloat { since(13) && !since(26) ? rowHeight - hairline : rowHeight }
    /// What a row is higher than its constraints make it.
    var fittedRowExtra: CGFloat { since(26) ? 1 : 0 }
    /// Up to iOS 12 grouped tables keep this above a first section without a title, whatever they set.
    var firstHeaderIsFixed: Bool { !since(13) }
    /// Up to iOS 12 a standard cell's text reaches to 35 points from the end of a row with an accessory, since then to 8 points from the end of the content.
    var textEndBesideAccessory: CGFloat? { since(13) ? nil : 35 }
    /// The separator takes its pixel from the content view.
    var separatorsTakeRoom: Bool { !since(13) }
    /// A point between text and detail, where the row has room for it.
    var subtitlesHaveGap: Bool { since(13) }
    /// Above and below what lies in a cell.
    var cellMargin: CGFloat { since(26) ? 15 : since(11.2) ? 11 : 8 }
    /// Whether a cell's margins at the sides are as wide as its text's; they were 8 points before.
    var cellMarginsFollowText: Bool { since(11.2) }
    /// From the left edge to a standard cell's text on a phone that is narrower than 390 points.
    var cellTextMargin: CGFloat { since(11) ? 16 : 15 }
    /// By how much, beside the margin, a disclosure indicator shortens the content view.
    var disclosureWidth: CGFloat { since(15) ? 10.5 : since(14.5) ? 9.5 : since(13) ? 11 : since(11.2) ? 18 : since(11) ? 17 : 18 }
    /// The same of a checkmark and a detail button: up to iOS 12 with a gap before it.
    func accessoryWidth(_ width: CGFloat) -> CGFloat { since(13) ? 24 : since(11.2) ? width + 8 : width + 7 }
    var leastAccessoryMargin: CGFloat { since(13) ? 15 : cellTextMargin }
    func plainHeaderHeight(hairline: CGFloat) -> CGFloat { since(16) || !since(14.5) ? 28 : since(15) ? (22.4 / hairline).rounded(.up) * hairline : 24.5 }
    /// Up to iOS 12 a plain header has the height set for all of them, since then its own.
    package var plainHeadersAreAsSet: Bool { !since(13) }
    /// What the title of the first group is lower than since.
    var firstTitleReduction: CGFloat { since(14.5) && !since(16) ? 6 : 0 }
    /// Room above the headers of plain tables.
    var plainHeaderPadding: CGFloat { since(15) ? 22 : 0 }
}
