extension UIView: @preconcurrency CALayerDelegate {}

/// Keys that nibs, user-defined runtime attributes and key-value coding reach a view by.
extension UIView {
    nonisolated static func glueView(_ glue: inout ObjCGlue) {
        glue.creates { UIView() }
        glue.property("frame", get: { ($0 as! UIView).frame }, set: { ($0 as! UIView).frame = _objcCast($1) })
        glue.property("bounds", get: { ($0 as! UIView).bounds }, set: { ($0 as! UIView).bounds = _objcCast($1) })
        glue.property("center", get: { ($0 as! UIView).center }, set: { ($0 as! UIView).center = _objcCast($1) })
        glue.property("transform", get: { ($0 as! UIView).transform }, set: { ($0 as! UIView).transform = _objcCast($1) })
        glue.property("alpha", get: { ($0 as! UIView).alpha }, set: { ($0 as! UIView).alpha = _objcCast($1) })
        glue.property("hidden", get: { ($0 as! UIView).isHidden }, set: { ($0 as! UIView).isHidden = _objcCast($1) })
        glue.property("opaque", get: { ($0 as! UIView).isOpaque }, set: { ($0 as! UIView).isOpaque = _objcCast($1) })
        glue.property("tag", get: { ($0 as! UIView).tag }, set: { ($0 as! UIView).tag = _objcCast($1) })
        glue.property("layer", get: { ($0 as! UIView).layer })
        glue.property("superview", get: { ($0 as! UIView).superview })
        glue.property("subviews", get: { ($0 as! UIView).subviews })
        glue.property("window", get: { ($0 as! UIView).window })
        glue.property("clipsToBounds", get: { ($0 as! UIView).clipsToBounds }, set: { ($0 as! UIView).clipsToBounds = _objcCast($1) })
        glue.property("backgroundColor", get: { ($0 as! UIView).backgroundColor }, set: { ($0 as! UIView).backgroundColor = _objcCast($1) })
        glue.property("tintColor", get: { ($0 as! UIView).tintColor }, set: { ($0 as! UIView).tintColor = _objcCast($1) })
        glue.property("userInteractionEnabled", get: { ($0 as! UIView).isUserInteractionEnabled }, set: { ($0 as! UIView).isUserInteractionEnabled = _objcCast($1) })
        glue.property("multipleTouchEnabled", get: { ($0 as! UIView).isMultipleTouchEnabled }, set: { ($0 as! UIView).isMultipleTouchEnabled = _objcCast($1) })
        glue.property("contentMode", get: { ($0 as! UIView).contentMode.rawValue }, set: { ($0 as! UIView).contentMode = ContentMode(rawValue: _objcCast($1)) ?? .scaleToFill })
        glue.property("autoresizingMask", get: { ($0 as! UIView).autoresizingMask.rawValue }, set: { ($0 as! UIView).autoresizingMask = AutoresizingMask(rawValue: _objcCast($1)) })
        glue.property("translatesAutoresizingMaskIntoConstraints", get: { ($0 as! UIView).translatesAutoresizingMaskIntoConstraints }, set: { ($0 as! UIView).translatesAutoresizingMaskIntoConstraints = _objcCast($1) })
        glue.property("insetsLayoutMarginsFromSafeArea", get: { ($0 as! UIView).insetsLayoutMarginsFromSafeArea }, set: { ($0 as! UIView).insetsLayoutMarginsFromSafeArea = _objcCast($1) })
        glue.property("preservesSuperviewLayoutMargins", get: { ($0 as! UIView).preservesSuperviewLayoutMargins }, set: { ($0 as! UIView).preservesSuperviewLayoutMargins = _objcCast($1) })
        glue.property("gestureRecognizers", get: { ($0 as! UIView).gestureRecognizers }, set: { receiver, value in
            for case let recognizer as UIGestureRecognizer in value as? [Any] ?? [] { (receiver as! UIView).addGestureRecognizer(recognizer) }
        })
        glue.action("setNeedsLayout") { receiver, _ in (receiver as! UIView).setNeedsLayout() }
        glue.action("setNeedsDisplay") { receiver, _ in (receiver as! UIView).setNeedsDisplay() }
        glue.action("layoutIfNeeded") { receiver, _ in (receiver as! UIView).layoutIfNeeded() }
        glue.action("removeFromSuperview") { receiver, _ in (receiver as! UIView).removeFromSuperview() }
        glue.action("endEditing:") { receiver, arguments in (receiver as! UIView).endEditing(arguments.first as? Bool ?? true) }
    }
}
