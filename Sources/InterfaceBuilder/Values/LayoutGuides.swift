import NibArchive

/// `UILayoutGuide` objects of views.
enum LayoutGuides {
    /// A guide that UIKit's own class positions.
    static func plain(_ className: Key, _ identifier: Text, _ view: NibNode, _ nib: NibCompiler) -> NibNode {
        let guide = nib.object(className)
        guide.add("UILayoutGuideOwningView", .object(view))
        guide.add("UILayoutGuideIdentifier", .object(nib.values.string(identifier)))
        guide.add("UILayoutGuideOwningViewIsLocked", .bool(true))
        guide.add("UILayoutGuideShouldBeArchived", .bool(false))
        guide.add("UILayoutGuideAllowsNegativeDimensions", .bool(false))
        return guide
    }

    static func stub(_ nib: NibCompiler) -> NibNode {
        let guide = nib.object("UILayoutGuide")
        guide.add("UILayoutGuideOwningView", .null)
        guide.add("UILayoutGuideIdentifier", .object(nib.values.string("")))
        for key in ["UILayoutGuideOwningViewIsLocked", "UILayoutGuideShouldBeArchived", "UILayoutGuideAllowsNegativeDimensions"] as [Key] {
            guide.add(key, .bool(false))
        }
        return guide
    }

    static func writeSafeArea(_ guide: NibNode, of view: NibNode, _ nib: NibCompiler) {
        let identifier = "UIViewSafeAreaLayoutGuide"
        let edges: [(name: String, attribute: Int, isLeading: Bool)] = [
            ("top", 3, true), ("left", 1, true), ("bottom", 4, false), ("right", 2, false),
        ]
        let constraints = edges.map { edge in
            let constraint = nib.object("NSLayoutConstraint")
            constraint.add("NSFirstItem", .object(edge.isLeading ? guide : view))
            constraint.add("NSFirstAttributeV2", .int(edge.attribute))
            constraint.add("NSFirstAttribute", .int(edge.attribute))
            constraint.add("NSSecondItem", .object(edge.isLeading ? view : guide))
            constraint.add("NSSecondAttributeV2", .int(edge.attribute))
            constraint.add("NSSecondAttribute", .int(edge.attribute))
            constraint.add("NSShouldBeArchived", .bool(false))
            constraint.add("NSLayoutIdentifier", .object(nib.values.string("\(identifier)-\(edge.name)")))
            return constraint
        }
        guide.add("UILayoutGuideOwningView", .object(view))
        guide.add("UILayoutGuideIdentifier", .object(nib.values.string(identifier)))
        guide.add("UILayoutGuideOwningViewIsLocked", .bool(true))
        guide.add("UILayoutGuideShouldBeArchived", .bool(true))
        guide.add("UILayoutGuideAllowsNegativeDimensions", .bool(true))
        guide.add("UILayoutGuideSystemConstraints", .object(nib.values.array(constraints)))
    }
}
