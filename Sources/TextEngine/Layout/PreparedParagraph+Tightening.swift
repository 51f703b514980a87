extension PreparedParagraph {
    /// The text with its letters closer together, so that it is no wider than `width`; nil where it fits as it is, or is wider than its fonts' tolerance explains.
    func tightened(to width: Double) -> TextSource? {
        guard width > 0, width < 1e6 else { return nil }
        let text = trimmed(from: range.lowerBound), total = self.width(of: text)
        // A pixel's hundredth is rounding; a text without any stand-in has no tolerance.
        guard total > width + 0.01, let tolerance = source.styles.map(\.style.font.tolerance).min(), total <= width * (1 + tolerance) else { return nil }
        let clusters = text.count(where: startsCluster)
        guard clusters > 0 else { return nil }
        var tight = source
        for index in tight.styles.indices { tight.styles[index].style.kern = (tight.styles[index].style.kern ?? 0) - (total - width) / Double(clusters) }
        return tight
    }
}
