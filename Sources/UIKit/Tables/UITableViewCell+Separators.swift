import Foundation

extension UITableViewCell {
    /// One pixel below the row, inset as far as the text. Grouped sections have full lines at both ends, inset groups none.
    func layoutSeparators() {
        let bottom = parts.separator, top = parts.topSeparator
        guard let table, table.separatorStyle != .none else {
            bottom.isHidden = true
            top.isHidden = true
            return
        }
        for line in [bottom, top] { line.backgroundColor = table.separatorColor }
        let fullWidth = place.style == .grouped && place.isLast
        bottom.isHidden = place.style == .insetGrouped && place.isLast
        top.isHidden = !(place.style == .grouped && place.isFirst)
        let insets = fullWidth ? UIEdgeInsets.zero : shownSeparatorInset(table)
        bottom.frame = CGRect(x: insets.left, y: bounds.height - hairline, width: max(bounds.width - insets.left - insets.right, 0), height: hairline)
        top.frame = CGRect(x: 0, y: 0, width: bounds.width, height: hairline)
        guard !subviews.suffix(2).elementsEqual([bottom, top], by: ===) else { return }
        bringSubviewToFront(bottom)
        bringSubviewToFront(top)
    }

    private func shownSeparatorInset(_ table: UITableView) -> UIEdgeInsets {
        var insets = UIEdgeInsets(top: 0, left: automaticLeftInset, bottom: 0, right: 0)
        if table.data.hasSeparatorInset {
            insets = table.separatorInset
            if table.separatorInsetReference == .fromAutomaticInsets { insets.left += automaticLeftInset }
        }
        if parts.hasSeparatorInset { insets = separatorInset }
        return effectiveUserInterfaceLayoutDirection == .rightToLeft ? UIEdgeInsets(top: 0, left: insets.right, bottom: 0, right: insets.left) : insets
    }

    /// As far as the text, which an image pushes in.
    private var automaticLeftInset: CGFloat {
        var inset = content.frame.minX + sideMargin
        if parts.configurationView == nil, let image = parts.imageView, image.image != nil { inset = content.frame.minX + image.frame.maxX + 15 }
        if let list = parts.configurationView?.configuration as? UIListContentConfiguration, let image = list.image {
            inset = content.frame.minX + sideMargin + list.imageProperties.reservedWidth(list.imageProperties.fitted(image.size).width) + list.imageToTextPadding
        }
        return inset
    }
}
