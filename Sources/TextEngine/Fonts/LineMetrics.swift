/// How far above and below the baseline lines reach, in ems.
package struct LineMetrics: Hashable, Sendable {
    package var ascender: Double
    /// Above 0.
    package var descender: Double

    package init(ascender: Double, descender: Double) { (self.ascender, self.descender) = (ascender, descender) }
}
