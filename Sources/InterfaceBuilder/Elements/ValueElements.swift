/// An element that is no object of a nib: the value of a property, a list, or something for the editor.
final class ValueKind: Sendable {
    let name: Name
    /// What it may say; nil when the names are its parent's.
    let attributes: Set<Name>?
    private let known: NameMap<Void>
    /// What becomes of it, for the reference page.
    let meaning: String
    /// Only the editor reads it and what is inside it.
    let isForTheEditor: Bool

    init(_ name: Name, _ attributes: String?, _ meaning: String, isForTheEditor: Bool = false) {
        self.name = name
        self.isForTheEditor = isForTheEditor
        let names = attributes.map { Set($0.split(separator: " ").map { Name(String($0)) } + ["key", "id"]) }
        self.attributes = names
        known = NameMap(of: names ?? [])
        self.meaning = meaning
    }

    func knows(_ attribute: Name) -> Bool { attributes == nil || known.contains(attribute) }
}

enum ValueElements {
    static let registry: NameMap<ValueKind> = {
        let editors = forTheEditor.split(separator: " ").map { ValueKind(Name(String($0)), nil, "the editor's only", isForTheEditor: true) }
        return NameMap((kinds + editors).map { ($0.name, $0) })
    }()

    private static let kinds: [ValueKind] = structure + values + lists

    private static let structure: [ValueKind] = [
        ValueKind("document", """
            type version toolsVersion systemVersion targetRuntime propertyAccessControl useAutolayout useTraitCollections useSafeAreas \
            colorMatched initialViewController launchScreen variant
            """, "the file"),
        ValueKind("scenes", "", "a list of scenes"), ValueKind("scene", "sceneID", "a scene's nib"),
        ValueKind("objects", "", "top-level objects"), ValueKind("resources", "", "colours that elements name"),
        ValueKind("image", "name width height catalog", "the editor's size of an image"),
        ValueKind("namedColor", "name", "a colour of the catalog"), ValueKind("systemColor", "name", "a colour of the system"),
        ValueKind("connections", "", "connections"),
        ValueKind("outlet", "property destination", "UIRuntimeOutletConnection"),
        ValueKind("outletCollection", "property destination collectionClass appends", "UIRuntimeOutletCollectionConnection"),
        ValueKind("action", "selector destination eventType", "UIRuntimeEventConnection"),
        ValueKind("variation", nil, "trait storage"), ValueKind("mask", "", "trait storage of subviews or constraints"),
        ValueKind("include", "reference", "an object that is there"), ValueKind("exclude", "reference", "an object that is not there"),
        ValueKind("userDefinedRuntimeAttributes", "", "runtime attributes"),
        ValueKind("userDefinedRuntimeAttribute", "type keyPath value catalog localizable", "UINibKeyValuePair"),
        ValueKind("accessibility", "identifier label hint", "UIRuntimeAccessibilityConfiguration"),
        ValueKind("accessibilityTraits", """
            none button link image selected playsSound keyboardKey staticText summaryElement notEnabled updatesFrequently searchField \
            startsMediaSession adjustable allowsDirectInteraction causesPageTurn header
            """, "accessibility traits"),
    ]

    private static let values: [ValueKind] = [
        ValueKind("rect", "x y width height", "a frame or a rectangle"), ValueKind("frame", "minX minY maxX maxY width height", "a frame by its edges"),
        ValueKind("point", "x y", "a point"), ValueKind("size", "width height", "a size"),
        ValueKind("inset", "minX minY maxX maxY", "insets"), ValueKind("edgeInsets", "top left bottom right", "insets"),
        ValueKind("directionalEdgeInsets", "top leading bottom trailing", "insets"),
        ValueKind("offsetWrapper", "horizontal vertical", "an offset"), ValueKind("offset", "horizontal vertical width height", "an offset"),
        ValueKind("range", "location length", "a range"), ValueKind("date", "timeIntervalSinceReferenceDate", "NSDate"),
        ValueKind("autoresizingMask", "flexibleMinX widthSizable flexibleMaxX flexibleMinY heightSizable flexibleMaxY", "UIAutoresizingMask"),
        ValueKind("color", """
            red green blue white alpha colorSpace customColorSpace name catalog systemColor cocoaTouchSystemColor xcode11CocoaTouchSystemColor
            """, "UIColor"),
        ValueKind("nil", "name", "no value"), ValueKind("null", "", "no value"), ValueKind("string", "base64-UTF8 localizable", "text"),
        ValueKind("mutableString", "base64-UTF8", "text"), ValueKind("bool", "value", "a flag"), ValueKind("integer", "value", "a number"),
        ValueKind("real", "value", "a number"), ValueKind("url", "string", "text"), ValueKind("value", "type x y width height location length", "a size, point or rectangle"),
        ValueKind("mutableData", "keyedArchiveRepresentation", "not done: a keyed archive inside the document"),
        ValueKind("fontDescription", "type name family pointSize weight style size", "UIFont"),
        ValueKind("font", "name metaFont size", "UIFont of attributed text"),
        ValueKind("attributedString", "", "NSAttributedString"), ValueKind("fragment", "content", "a run of text"),
        ValueKind("attributes", "", "a run's attributes"), ValueKind("textAttributes", "", "text attributes"),
        ValueKind("paragraphStyle", """
            alignment lineBreakMode baseWritingDirection lineSpacing paragraphSpacing paragraphSpacingBefore firstLineHeadIndent headIndent \
            tailIndent minimumLineHeight maximumLineHeight lineHeightMultiple hyphenationFactor defaultTabInterval \
            tighteningFactorForTruncation allowsDefaultTighteningForTruncation
            """, "NSParagraphStyle"),
        ValueKind("tabStops", "", "not done: tab stops"), ValueKind("textTab", "alignment location", "not done: tab stops"),
        ValueKind("shadow", "blurRadius", "NSShadow"), ValueKind("options", nil, "options of a tab stop"),
        ValueKind("textInputTraits", nil, "keys of the text's own object"),
        ValueKind("dataDetectorType", "phoneNumber link address calendarEvent shipmentTrackingNumber flightNumber lookupSuggestion all none", "data detectors"),
        ValueKind("extendedEdge", "top left bottom right", "edges"), ValueKind("popoverArrowDirection", "up down left right", "arrow directions"),
        ValueKind("state", "title image catalog backgroundImage symbolScale", "UIButtonContent"), ValueKind("segment", "title image catalog width enabled", "UISegment"),
        ValueKind("buttonConfiguration", """
            style title subtitle image catalog cornerStyle buttonSize macIdiomStyle showsActivityIndicator imagePlacement imagePadding \
            titlePadding titleAlignment
            """, "UIButtonConfiguration"),
        ValueKind("backgroundConfiguration", nil, "not done: a configuration's background"),
        ValueKind("imageReference", "image catalog symbolScale", "UIImageNibPlaceholder"),
        ValueKind("preferredSymbolConfiguration", "configurationType scale weight pointSize textStyle", "UIImageSymbolConfiguration"),
        ValueKind("symbolConfiguration", "configurationType scale weight pointSize textStyle", "UIImageSymbolConfiguration"),
        ValueKind("blurEffect", "style", "UIBlurEffect"), ValueKind("vibrancyEffect", "style", "UIVibrancyEffect"),
        ValueKind("navigationBarAppearance", "", "UINavigationBarAppearance"),
        ValueKind("wkWebViewConfiguration", """
            suppressesIncrementalRendering allowsAirPlayForMediaPlayback allowsInlineMediaPlayback allowsPictureInPictureMediaPlayback
            """, "WKWebViewConfiguration"),
        ValueKind("wkPreferences", "minimumFontSize javaScriptEnabled javaScriptCanOpenWindowsAutomatically", "not done: preferences"),
        ValueKind("audiovisualMediaTypes", "none audio video all", "not done: media that wait for the user"),
        ValueKind("accessibilityOverrides", "dynamicTypePreference", "not done: a stage of the editor's preview"),
        ValueKind("locale", "localeIdentifier", "not done: a date picker's locale"), ValueKind("timeZone", "name", "not done: a date picker's time zone"),
    ]

    private static let lists: [ValueKind] = [
        "subviews", "constraints", "prototypes", "cells", "sections", "items", "segments", "toolbarItems", "layoutGuides", "gestureRecognizers",
        "rightBarButtonItems", "leftBarButtonItems", "viewControllers", "scopeButtonTitles", "keyCommands", "children", "arrangedSubviews", "passthroughViews",
    ].map { ValueKind(Name($0), "", "a list") } + [
        ValueKind("tableViewSection", "headerTitle footerTitle userLabel colorLabel", "UITableViewSection"),
        ValueKind("command", nil, "not done: a menu's command"),
    ]

    private static let forTheEditor = """
        dependencies plugIn capability device deployment adaptation development customFonts array inferredMetricsTieBreakers animations \
        designables designable metadata classes class relationships userComments accessibilityInspector color-palette \
        simulatedStatusBarMetrics simulatedScreenMetrics simulatedOrientationMetrics simulatedToolbarMetrics simulatedMetricsContainer \
        simulatedTabBarMetrics simulatedNavigationBarMetrics freeformSimulatedSizeMetrics
        """
}
