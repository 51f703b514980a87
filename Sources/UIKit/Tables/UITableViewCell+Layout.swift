import Foundation

extension UITableViewCell {
    static let accessoryGap: CGFloat = 8
    static let editShift: CGFloat = 38

    private var rowWidth: CGFloat { table?.bounds.width ?? bounds.width }

    /// The margin that text keeps from the edges: 20 in tables as wide as the phones of 2020 and later, 16 in narrower ones, 15 on the narrowest.
    var sideMargin: CGFloat { rowWidth >= UITableView.wideTable ? 20 : rowWidth <= 320 ? 15 : PlatformMetrics.current.cellTextMargin }

    /// What an accessory keeps from the end.
    private var accessoryMargin: CGFloat { rowWidth >= UITableView.wideTable ? 20 : max(sideMargin, PlatformMetrics.current.leastAccessoryMargin) }

    /// - Parameter isShortened: whether an accessory takes the end of the row.
    private func contentMargins(isShortened: Bool) -> UIEdgeInsets {
        let metrics = PlatformMetrics.current, side = metrics.cellMarginsFollowText ? sideMargin : 8
        return UIEdgeInsets(top: metrics.cellMargin, left: side, bottom: metrics.cellMargin, right: isShortened ? 8 : side)
    }

    /// What the separator takes of the row.
    private var separatorRoom: CGFloat { PlatformMetrics.current.separatorsTakeRoom && table?.separatorStyle != UITableViewCell.SeparatorStyle.none ? hairline : 0 }

    private var safeSides: UIEdgeInsets { place.style == .insetGrouped ? .zero : table?.insetsContentViewsToSafeArea == false ? .zero : table?.safeAreaInsets ?? .zero }

    func layoutCell() {
        let area = contentArea()
        if content.frame != area { content.frame = area }
        content.layoutMargins = contentMargins(isShortened: content.frame.maxX < bounds.maxX)
        backgroundView?.frame = bounds
        selectedBackgroundView?.frame = bounds
        parts.background?.frame = bounds
        if place.style == .insetGrouped { roundCorners() } else if layer.cornerRadius == 10, layer.masksToBounds { layer.cornerRadius = 0; layer.masksToBounds = false }
        if let view = parts.configurationView { view.frame = content.bounds } else { layoutStandardParts(in: content.bounds) }
        layoutSeparators()
        layoutEditing()
    }

    /// Inset groups round the corners of their first and last cells.
    private func roundCorners() {
        var corners: CACornerMask = []
        if place.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if place.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        layer.maskedCorners = corners
        layer.cornerRadius = corners.isEmpty ? 0 : 10
        layer.masksToBounds = !corners.isEmpty
    }

    /// What accessory, edit control and reorder control leave of the cell; places the accessory.
    private func contentArea() -> CGRect {
        var left = safeSides.left, right = bounds.width - safeSides.right
        if editingState.isEditing, shouldIndentWhileEditing, editingState.style != .none { left += Self.editShift }
        if editingState.isEditing, editingState.canMove, showsReorderControl { right -= Self.editShift }
        right = placeAccessory(right: right)
        let rtl = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let area = CGRect(x: left, y: 0, width: max(right - left, 0), height: max(bounds.height - separatorRoom, 0))
        return rtl ? CGRect(x: bounds.width - area.maxX, y: 0, width: area.width, height: area.height) : area
    }

    private var shownAccessoryType: AccessoryType { editingState.isEditing ? editingAccessoryType : accessoryType }
    private var shownAccessoryView: UIView? { editingState.isEditing ? editingAccessoryView : accessoryView }

    /// Returns the right edge of the content view.
    private func placeAccessory(right: CGFloat) -> CGFloat {
        for view in [accessoryView, editingAccessoryView] where view !== shownAccessoryView { view?.removeFromSuperview() }
        let rtl = effectiveUserInterfaceLayoutDirection == .rightToLeft
        if let view = shownAccessoryView {
            parts.accessory?.removeFromSuperview()
            if view.superview !== self { addSubview(view) }
            var size = view.bounds.size
            if size == .zero { size = view.sizeThatFits(bounds.size); if size == .zero { size = view.intrinsicContentSize } }
            let x = right - accessoryMargin - size.width
            view.frame = CGRect(x: rtl ? bounds.width - x - size.width : x, y: pixel(bounds.midY - size.height / 2), width: size.width, height: size.height)
            return x - Self.accessoryGap
        }
        guard shownAccessoryType != .none else { parts.accessory?.removeFromSuperview(); return right }
        let view = parts.accessory ?? CellAccessoryView()
        parts.accessory = view
        view.type = shownAccessoryType
        view.cell = self
        if view.superview !== self { addSubview(view) }
        let width = view.type.width, x = right - accessoryMargin - width
        view.frame = CGRect(x: rtl ? bounds.width - x - width : x, y: 0, width: width, height: bounds.height)
        return right - accessoryMargin - view.type.contentReduction
    }

    private func pixel(_ value: CGFloat) -> CGFloat { (value * pixelScale).rounded() / pixelScale }

    /// Texts of standard cells begin at whole points.
    private func wholePoint(_ value: CGFloat) -> CGFloat { (value - 0.001).rounded(.up) }

    // MARK: Standard styles

    private func shows(_ label: UILabel?) -> Bool { label.map { !($0.text ?? "").isEmpty || ($0.attributedText?.length ?? 0) > 0 } ?? false }

    private var indentation: CGFloat { CGFloat(indentationLevel) * indentationWidth }

    private func layoutStandardParts(in area: CGRect) {
        let rtl = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let left = sideMargin + indentation
        let isShortened = content.frame.maxX < bounds.maxX && !rtl || content.frame.minX > 0 && rtl
        let right = isShortened ? PlatformMetrics.current.textEndBesideAccessory.map { bounds.width - $0 } ?? area.width - Self.accessoryGap : area.width - sideMargin
        func place(_ view: UIView?, _ rect: CGRect) {
            view?.frame = rtl ? CGRect(x: area.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height) : rect
        }
        var x = left
        if let imageView = parts.imageView, let image = imageView.image {
            let size = fitted(image.size, height: area.height)
            let column = max(size.width, min(24, size.width + 8))
            place(imageView, CGRect(x: pixel(x + (max(column, size.width) - size.width) / 2), y: pixel(area.midY - size.height / 2), width: size.width, height: size.height))
            x += max(column, size.width) + 15
        }
        let room = max(right - x, 0)
        switch kind {
        case .value1: layoutValue1(x, room, area, place)
        case .value2: layoutValue2(room, right, area, place)
        case .subtitle where shows(parts.detailLabel): layoutSubtitle(x, room, area, place)
        default: place(parts.textLabel, CGRect(x: x, y: 0, width: room, height: area.height))
        }
    }

    private func fitted(_ size: CGSize, height: CGFloat) -> CGSize {
        guard size.height > height, size.height > 0 else { return size }
        return CGSize(width: size.width * height / size.height, height: height)
    }

    private func size(_ label: UILabel?, _ width: CGFloat) -> CGSize {
        shows(label) ? label!.sizeThatFits(CGSize(width: width, height: CGFloat.greatestFiniteMagnitude)) : .zero
    }

    private func layoutValue1(_ x: CGFloat, _ room: CGFloat, _ area: CGRect, _ place: (UIView?, CGRect) -> Void) {
        let detail = size(parts.detailLabel, room), text = size(parts.textLabel, room)
        let detailWidth = min(detail.width, max(room - min(text.width, room / 2) - 6, 0))
        let top = wholePoint(area.midY - text.height / 2)
        place(parts.textLabel, CGRect(x: x, y: top, width: min(text.width, room - (detailWidth > 0 ? detailWidth + 6 : 0)), height: text.height))
        place(parts.detailLabel, CGRect(x: x + room - detailWidth, y: detailTop(top, text, detail, area), width: detailWidth, height: detail.height))
    }

    /// Both stand on one baseline where there are both.
    private func detailTop(_ textTop: CGFloat, _ text: CGSize, _ detail: CGSize, _ area: CGRect) -> CGFloat {
        guard text != .zero, let font = parts.textLabel?.font, let detailFont = parts.detailLabel?.font else { return wholePoint(area.midY - detail.height / 2) }
        return wholePoint(textTop + font.ascender - detailFont.ascender)
    }

    /// A right-aligned column of 91 points, then the value at 6 points from it.
    private func layoutValue2(_ room: CGFloat, _ right: CGFloat, _ area: CGRect, _ place: (UIView?, CGRect) -> Void) {
        let text = size(parts.textLabel, 91), detail = size(parts.detailLabel, room)
        place(parts.textLabel, CGRect(x: sideMargin, y: pixel(area.midY - text.height / 2), width: 91, height: text.height))
        place(parts.detailLabel, CGRect(x: sideMargin + 97, y: pixel(area.midY - detail.height / 2), width: max(right - sideMargin - 97, 0), height: detail.height))
    }

    private func layoutSubtitle(_ x: CGFloat, _ room: CGFloat, _ area: CGRect, _ place: (UIView?, CGRect) -> Void) {
        let text = size(parts.textLabel, room), detail = size(parts.detailLabel, room)
        let gap: CGFloat = PlatformMetrics.current.subtitlesHaveGap && area.height >= text.height + detail.height + 20 ? 1 : 0
        let top = wholePoint((area.height - text.height - gap - detail.height) / 2)
        place(parts.textLabel, CGRect(x: x, y: top, width: min(text.width, room), height: text.height))
        place(parts.detailLabel, CGRect(x: x, y: top + text.height + gap, width: min(detail.width, room), height: detail.height))
    }

    // MARK: Fitting

    private func contentWidth(_ width: CGFloat) -> CGFloat {
        var width = width - safeSides.left - safeSides.right
        if let view = shownAccessoryView { width -= accessoryMargin + view.bounds.width + Self.accessoryGap } else if shownAccessoryType != .none { width -= accessoryMargin + shownAccessoryType.contentReduction }
        return max(width, 0)
    }

    /// 44 less a pixel for one line of text; what text, configuration or constraints need beyond that.
    func fittingHeight(width: CGFloat) -> CGFloat {
        let size = systemLayoutSizeFitting(CGSize(width: width, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        return size.height
    }

    func fittingSize(of target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
        updateConfigurationIfNeeded()
        let inner = contentWidth(target.width)
        content.layoutMargins = contentMargins(isShortened: inner < target.width)
        let metrics = PlatformMetrics.current, least = metrics.leastRowHeight(hairline: hairline)
        if let view = parts.configurationView {
            let fitted = view.systemLayoutSizeFitting(CGSize(width: inner, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
            return CGSize(width: target.width, height: max(fitted.height, view is UIListContentView ? least : 0))
        }
        if content.hasConstrainedContent {
            let fitted = content.systemLayoutSizeFitting(CGSize(width: inner, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
            let extra = separatorRoom + metrics.fittedRowExtra, height = roundedUpToPixel(fitted.height) + extra
            if height > extra { return CGSize(width: target.width, height: height) }
        }
        return CGSize(width: target.width, height: max(standardHeight(inner), least))
    }

    private func standardHeight(_ width: CGFloat) -> CGFloat {
        let room = max(width - 2 * sideMargin - indentation, 0)
        let text = size(parts.textLabel, room).height, detail = size(parts.detailLabel, room).height
        let both = kind == .subtitle && detail > 0
        let height = both ? text + detail + 21 : max(text, detail) + 22
        return roundedUpToPixel(max(height, 0))
    }
}

extension UIView {
    /// Whether constraints hold subviews in this view.
    var hasConstrainedContent: Bool { !constraints.isEmpty || subviews.contains { !$0.translatesAutoresizingMaskIntoConstraints } }
}
