import TextEngine

/// What stand-ins take on of iOS's own fonts: how far lines reach above and below the baseline, in ems, and how wide letters are beside the system font's.
///
/// Read off labels of one line in public documents, whose sizes Interface Builder wrote: the heights of 36 sizes of 14 faces, the widths of 180 labels.
enum StandInMetrics {
    private static let lines: [(prefix: String, metrics: LineMetrics)] = [
        ("HelveticaNeue-Light", LineMetrics(ascender: 0.967, descender: 0.213)),
        ("HelveticaNeue-Bold", LineMetrics(ascender: 0.975, descender: 0.221)),
        ("HelveticaNeue", LineMetrics(ascender: 0.952, descender: 0.213)),
        ("AvenirNext", LineMetrics(ascender: 1.0, descender: 0.366)),
        ("Avenir", LineMetrics(ascender: 1.0, descender: 0.366)),
        ("Futura", LineMetrics(ascender: 1.039, descender: 0.26)),
    ]

    private static let widths: [(prefix: String, width: Double)] = [
        ("HelveticaNeue-Light", 0.942), ("HelveticaNeue-Thin", 0.92), ("HelveticaNeue-Bold", 0.952), ("HelveticaNeue", 0.965), ("Helvetica", 0.944), ("ArialRounded", 0.963), ("Arial", 0.944),
        ("AvenirNext", 0.971), ("Avenir", 0.96), ("Futura", 0.927), ("GillSans", 0.896), ("BradleyHand", 0.858), ("SnellRoundhand", 0.771), ("Chalkduster", 1.081),
    ]

    /// - Parameter name: PostScript's.
    static func lines(of name: String) -> LineMetrics? { lines.first { name.hasPrefix($0.prefix) }?.metrics }
    static func width(of name: String) -> Double { widths.first { name.hasPrefix($0.prefix) }?.width ?? 0.96 }
}
