import NibArchive

/// Gesture recognisers. Views get them by an outlet collection that appends to `gestureRecognizers`.
enum GestureElements {
    static let kinds = [
        ElementKind("tapGestureRecognizer", "UITapGestureRecognizer", base: rows, [
            Row(attributes: ["numberOfTapsRequired", "numberOfTouchesRequired"]) { element, node, nib in
                let recognizer = nib.object("UITapRecognizer")
                for (attribute, key) in [
                    ("numberOfTapsRequired", "UITapRecognizer.numberOfTapsRequired"),
                    ("numberOfTouchesRequired", "UITapRecognizer.numberOfTouchesRequired"),
                ] as [(Name, Key)] {
                    if let value = element.integer(attribute), value != 1 { recognizer.add(key, .int(value)) }
                }
                node.add("UITapGestureRecognizer._imp", .object(recognizer))
            },
        ]),
        ElementKind("pinchGestureRecognizer", "UIPinchGestureRecognizer", base: rows, [.double("scale", "UIPinchGestureRecognizer.scale")]),
        ElementKind("rotationGestureRecognizer", "UIRotationGestureRecognizer", base: rows, [.double("rotation", "UIRotationGestureRecognizer.rotation")]),
        ElementKind("swipeGestureRecognizer", "UISwipeGestureRecognizer", base: rows, [
            .choice("direction", "UISwipeGestureRecognizer.direction", ["right": 1, "left": 2, "up": 4, "down": 8], omitting: 1),
            .integer("numberOfTouchesRequired", "UISwipeGestureRecognizer.numberOfTouchesRequired", omitting: 1),
        ]),
        ElementKind("panGestureRecognizer", "UIPanGestureRecognizer", base: rows, panRows),
        ElementKind("screenEdgePanGestureRecognizer", "UIScreenEdgePanGestureRecognizer", base: rows, panRows + [
            Row(children: ["edges"]) { element, node, _ in
                let bits: [(Name, Int)] = [("top", 1), ("left", 2), ("bottom", 4), ("right", 8)]
                let edges = bits.reduce(0) { element.child("edges")?.flag($1.0) == true ? $0 | $1.1 : $0 }
                node.add("UIScreenEdgePanGestureRecognizer.edges", .int(edges))
            },
        ]),
        ElementKind("pongPressGestureRecognizer", "UILongPressGestureRecognizer", base: rows, longPressRows),
        ElementKind("longPressGestureRecognizer", "UILongPressGestureRecognizer", base: rows, longPressRows),
        ElementKind("gestureRecognizer", "UIGestureRecognizer", base: rows),
    ]

    private static let panRows: [Row] = [
        .integer("minimumNumberOfTouches", "UIPanGestureRecognizer.minimumNumberOfTouches", omitting: 1),
        .integer("maximumNumberOfTouches", "UIPanGestureRecognizer.maximumNumberOfTouches", missing: -1),
    ]

    private static let longPressRows: [Row] = [
        .integer("numberOfTapsRequired", "UILongPressGestureRecognizer.numberOfTapsRequired", omitting: 0),
        .integer("numberOfTouchesRequired", "UILongPressGestureRecognizer.numberOfTouchesRequired", omitting: 1),
        .double("minimumPressDuration", "UILongPressGestureRecognizer.minimumPressDuration", omitting: 0.5),
        .double("allowableMovement", "UILongPressGestureRecognizer.allowableMovement", omitting: 10),
    ]

    private static let rows: [Row] = [
        // Direct, indirect, pencil; and pointers since Xcode 11.4.
        .constant("UIGestureRecognizer.allowedTouchTypes") { .int(15) }.since(11, 4),
        .constant("UIGestureRecognizer.allowedTouchTypes") { .int(7) }.before(11, 4),
        .constant("UIGestureRecognizer.requiresExclusiveTouchType") { .bool(true) },
        .flag("cancelsTouchesInView", "UIGestureRecognizer.cancelsTouchesInView", missing: true, writing: false),
        .flag("delaysTouchesBegan", "UIGestureRecognizer.delaysTouchesBegan"),
        .flag("delaysTouchesEnded", "UIGestureRecognizer.delaysTouchesEnded", missing: true, writing: false),
        .flag("enabled", "UIGestureRecognizer.enabled", missing: true, writing: false),
    ]
}
