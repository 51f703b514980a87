import CHarfBuzz

/// Writing systems as far as shaping minds: a run of two is shaped by the rules of its first alone, so that there it has to end.
enum Script {
    /// Writing systems whose letters are set one beside the other, all alike to shaping.
    private static let plain = Set([HB_SCRIPT_LATIN, HB_SCRIPT_GREEK, HB_SCRIPT_CYRILLIC, HB_SCRIPT_HAN, HB_SCRIPT_HIRAGANA, HB_SCRIPT_KATAKANA, HB_SCRIPT_BOPOMOFO].map(\.rawValue))
    private static let shared = Set([HB_SCRIPT_COMMON, HB_SCRIPT_INHERITED, HB_SCRIPT_UNKNOWN].map(\.rawValue))

    /// Characters of different groups aren't shaped together; nil for what goes with any.
    static func group(of scalar: UInt32) -> UInt32? {
        if scalar < 0x80 { return (0x41...0x5A).contains(scalar & ~0x20) ? 0 : nil }
        let script = hb_unicode_script(hb_unicode_funcs_get_default(), scalar).rawValue
        return shared.contains(script) ? nil : plain.contains(script) ? 0 : script
    }
}
