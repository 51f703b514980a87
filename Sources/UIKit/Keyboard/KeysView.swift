/// The keys of the keyboard on the screen: letters, figures and signs, or a pad of figures.
final class KeysView: UIView {
    private enum Page { case letters, figures, pad }

    private var page = Page.letters
    private var isShifted = false
    private var rows: [[KeyView]] = []
    private weak var responder: UIResponder?
    private var traits: (any UITextInputTraits)? { responder as? any UITextInputTraits }

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 43 / 255, alpha: 1) : UIColor(red: 209 / 255, green: 212 / 255, blue: 219 / 255, alpha: 1) }
    }

    required init?(coder: NSCoder) { nil }

    func show(for responder: UIResponder) {
        self.responder = responder
        switch traits?.keyboardType {
        case .numberPad, .decimalPad, .phonePad, .asciiCapableNumberPad: page = .pad
        case .numbersAndPunctuation: page = .figures
        default: page = .letters
        }
        rebuild()
    }

    /// The first letter of a text is a capital, unless the field wants none.
    func textChanged() {
        let wanted = page == .letters && startsSentence
        if wanted != isShifted { rebuild() }
    }

    private var startsSentence: Bool {
        guard let input = KeyboardInput.textInput, traits?.autocapitalizationType ?? .sentences != .none else { return false }
        return input.editedRange.location == 0
    }

    // MARK: Keys

    private static let letters = ["qwertyuiop", "asdfghjkl", "zxcvbnm"]
    private static let figures = ["1234567890", "-/:;()$&@\"", ".,?!'"]

    private func rebuild() {
        isShifted = page == .letters && startsSentence
        remake()
    }

    private func remake() {
        rows.flatMap { $0 }.forEach { $0.removeFromSuperview() }
        rows = page == .pad ? padRows : textRows
        rows.flatMap { $0 }.forEach(addSubview)
        setNeedsLayout()
    }

    private var textRows: [[KeyView]] {
        let names = page == .letters ? Self.letters : Self.figures
        var rows = names.map { row in row.map { character in self.key(isShifted && page == .letters ? character.uppercased() : String(character)) } }
        if page == .letters { rows[2].insert(special("shift", "⇧") { $0.isShifted.toggle(); $0.remake() }, at: 0) }
        rows[2].append(deleteKey)
        let other = page == .letters ? special("more", "123") { $0.page = .figures; $0.rebuild() } : special("more", "ABC") { $0.page = .letters; $0.rebuild() }
        rows.append([other, key(" ", title: "space", name: "space"), returnKey])
        return rows
    }

    private var padRows: [[KeyView]] {
        let corner = traits?.keyboardType == .decimalPad ? key(Locale.current.decimalSeparator ?? ".") : special("", "") { _ in }
        return ["123", "456", "789"].map { $0.map { key(String($0)) } } + [[corner, key("0"), deleteKey]]
    }

    private func key(_ text: String, title: String? = nil, name: String? = nil) -> KeyView {
        KeyView(title: title ?? text, name: name ?? text, isSpecial: false) { [weak self] in
            try? KeyboardInput.type(text)
            guard let self, isShifted, page == .letters else { return }
            isShifted = false
            remake()
        }
    }

    private func special(_ name: String, _ title: String, _ action: @escaping (KeysView) -> Void) -> KeyView {
        KeyView(title: title, name: name, isSpecial: true) { [weak self] in if let self { action(self) } }
    }

    private var deleteKey: KeyView { special("delete", "⌫") { _ in KeyboardInput.textInput?.pressDelete() } }

    private var returnKey: KeyView {
        let titles: [UIReturnKeyType: String] = [.go: "Go", .google: "Search", .join: "Join", .next: "Next", .route: "Route", .search: "Search", .send: "Send", .yahoo: "Search", .done: "Done", .continue: "Continue"]
        let title = traits.flatMap { titles[$0.returnKeyType] } ?? "return"
        return special(title == "return" ? "Return" : title, title) { _ in try? KeyboardInput.type("\n") }
    }

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = KeyboardSize(UIDevice.current.profile, landscape: UIScreen.main.isLandscape)
        let area = CGRect(x: 3, y: bounds.height - size.keys - size.strip, width: bounds.width - 6, height: size.keys)
        let gap: CGFloat = 6, rowHeight = area.height / CGFloat(max(rows.count, 1))
        let unit = page == .pad ? (area.width - 2 * gap) / 3 : (area.width - 9 * gap) / 10
        for (index, row) in rows.enumerated() {
            let widths = page == .pad ? row.map { _ in unit } : widths(of: row, unit, gap, area.width)
            var x = area.midX - (widths.reduce(0, +) + gap * CGFloat(row.count - 1)) / 2
            for (key, width) in zip(row, widths) {
                key.frame = CGRect(x: x, y: area.minY + CGFloat(index) * rowHeight + 6, width: width, height: rowHeight - 12)
                x += width + gap
            }
        }
    }

    /// Letters are as wide as a tenth; shift and delete take what a row leaves; the last row is a quarter, half, a quarter.
    private func widths(of row: [KeyView], _ unit: CGFloat, _ gap: CGFloat, _ room: CGFloat) -> [CGFloat] {
        let specials = row.filter(\.isSpecial).count
        guard specials > 0 else { return row.map { _ in unit } }
        if row.count == 3 { return [room / 4 - gap, room / 2, room / 4 - gap] }
        let plain = CGFloat(row.count - specials) * unit
        let side = min((room - plain - gap * CGFloat(row.count - 1)) / CGFloat(specials), unit * 1.6)
        return row.map { $0.isSpecial ? side : unit }
    }
}

/// One key.
final class KeyView: UIControl {
    let isSpecial: Bool
    private let label = UILabel()

    init(title: String, name: String, isSpecial: Bool, action: @escaping () -> Void) {
        self.isSpecial = isSpecial
        super.init(frame: .zero)
        layer.cornerRadius = 5
        label.text = title
        label.font = .systemFont(ofSize: title.count > 1 ? 16 : 23)
        label.textAlignment = .center
        addSubview(label)
        isAccessibilityElement = !name.isEmpty
        accessibilityLabel = name
        accessibilityTraits = .keyboardKey
        addAction(UIAction { _ in action() }, for: .touchUpInside)
        stateDidChange()
    }

    required init?(coder: NSCoder) { nil }

    override var keepsTaps: Bool { true }

    /// Shift and return are buttons to those who look for them; others are keys.
    var isButton: Bool { isSpecial && !["more", "delete", ""].contains(accessibilityLabel) }

    /// What VoiceOver says: `return`, `search`; letters as they are.
    var spokenName: String? {
        switch accessibilityLabel {
        case "more": label.text == "123" ? "numbers" : "letters"
        case let name?: isSpecial ? name.lowercased() : name
        case nil: nil
        }
    }

    override func stateDidChange() {
        super.stateDidChange()
        let isGrey = isSpecial != isHighlighted
        backgroundColor = UIColor { traits in
            traits.userInterfaceStyle == .dark ? UIColor(white: isGrey ? 70 / 255 : 107 / 255, alpha: 1) : isGrey ? UIColor(red: 172 / 255, green: 177 / 255, blue: 186 / 255, alpha: 1) : .white
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
    }
}
