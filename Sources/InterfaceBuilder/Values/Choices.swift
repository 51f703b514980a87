/// Words of attributes and the raw values that UIKit gives them.
enum Choices {
    static let contentMode: Words = ["scaleToFill": 0, "scaleAspectFit": 1, "scaleAspectFill": 2, "redraw": 3, "center": 4, "top": 5, "bottom": 6, "left": 7,
        "right": 8, "topLeft": 9, "TopLeft": 9, "topRight": 10, "TopRight": 10, "bottomLeft": 11, "BottomLeft": 11,
        "bottomRight": 12, "BottomRight": 12,
    ]
    static let semanticContent: Words = ["unspecified": 0, "playback": 1, "spatial": 2, "forceLeftToRight": 3, "forceRightToLeft": 4]
    static let tintAdjustment: Words = ["automatic": 0, "normal": 1, "dimmed": 2]
    static let textAlignment: Words = ["left": 0, "center": 1, "right": 2, "justified": 3, "natural": 4]
    static let lineBreak: Words = ["wordWrap": 0, "characterWrap": 1, "clip": 2, "headTruncation": 3, "tailTruncation": 4, "middleTruncation": 5,
    ]
    static let baselineAdjustment: Words = ["alignBaselines": 0, "alignCenters": 1, "none": 2]
    static let horizontalAlignment: Words = ["center": 0, "left": 1, "right": 2, "fill": 3, "leading": 4, "trailing": 5]
    static let verticalAlignment: Words = ["center": 0, "top": 1, "bottom": 2, "fill": 3]
    static let barStyle: Words = ["default": 0, "black": 1, "blackOpaque": 1, "blackTranslucent": 2]
    static let keyboardDismiss: Words = ["none": 0, "onDrag": 1, "interactive": 2, "onDragWithAccessory": 3, "interactiveWithAccessory": 4]
    static let indicatorStyle: Words = ["default": 0, "black": 1, "white": 2]
    static let insetAdjustment: Words = ["automatic": 0, "scrollableAxes": 1, "never": 2, "always": 3]
    static let modalPresentation: Words = ["automatic": -2, "none": -1, "fullScreen": 0, "pageSheet": 1, "formSheet": 2, "currentContext": 3, "custom": 4,
        "overFullScreen": 5, "overCurrentContext": 6, "popover": 7, "blurOverFullScreen": 8,
    ]
    static let modalTransition: Words = ["coverVertical": 0, "flipHorizontal": 1, "crossDissolve": 2, "partialCurl": 3]
    static let accessory: Words = ["none": 0, "disclosureIndicator": 1, "detailDisclosureButton": 2, "checkmark": 3, "detailButton": 4,
    ]
    static let attribute: Words = [
        "left": 1, "right": 2, "top": 3, "bottom": 4, "leading": 5, "trailing": 6, "width": 7, "height": 8, "centerX": 9,
        "centerY": 10, "baseline": 11, "lastBaseline": 11, "firstBaseline": 12, "leftMargin": 13, "rightMargin": 14,
        "topMargin": 15, "bottomMargin": 16, "leadingMargin": 17, "trailingMargin": 18, "centerXWithinMargins": 19,
        "centerYWithinMargins": 20,
    ]
    static let controlEvent: Words = [
        "touchDown": 1 << 0, "touchDownRepeat": 1 << 1, "touchDragInside": 1 << 2, "touchDragOutside": 1 << 3,
        "touchDragEnter": 1 << 4, "touchDragExit": 1 << 5, "touchUpInside": 1 << 6, "touchUpOutside": 1 << 7,
        "touchCancel": 1 << 8, "valueChanged": 1 << 12, "primaryActionTriggered": 1 << 13, "menuActionTriggered": 1 << 14,
        "editingDidBegin": 1 << 16, "editingChanged": 1 << 17, "editingDidEnd": 1 << 18, "editingDidEndOnExit": 1 << 19,
        "allTouchEvents": 0xfff, "allEditingEvents": 0xf0000, "allEvents": 0xffff_ffff,
    ]
}
