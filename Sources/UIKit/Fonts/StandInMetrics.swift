import TextEngine

/// How far above and below the baseline the lines of iOS's own fonts reach, in ems: their stand-ins take it on.
///
/// Read off labels of one line in public documents, whose heights Interface Builder wrote: 36 sizes of 14 faces.
enum StandInMetrics {
    private static let faces: [(prefix: String, metrics: LineMetrics)] = [
        ("HelveticaNeue-Light", LineMetrics(ascender: 0.967, descender: 0.213)),
        ("HelveticaNeue-Bold", LineMetrics(ascender: 0.975, descender: 0.221)),
        ("HelveticaNeue", LineMetrics(ascender: 0.952, descender: 0.213)),
        ("AvenirNext", LineMetrics(ascender: 1.0, descender: 0.366)),
        ("Avenir", LineMetrics(ascender: 1.0, descender: 0.366)),
        ("Futura", LineMetrics(ascender: 1.039, descender: 0.26)),
    ]

    /// - Parameter name: PostScript's.
    static func find(_ name: String) -> LineMetrics? { faces.first { name.hasPrefix($0.prefix) }?.metrics }
}
