/// The visual format language: `H:|-[button(>=100@750,==other)]-8-[label]-|`.
@MainActor struct VisualFormat {
    private let text: [Character]
    private var place = 0
    private let metrics: [String: Any]
    private let views: [String: Any]
    private let options: NSLayoutConstraint.FormatOptions
    private var isVertical = false
    private var made: [NSLayoutConstraint] = []
    private var named: [AnyObject] = []

    private struct Predicate {
        var relation: NSLayoutConstraint.Relation = .equal
        var constant: CGFloat = 0
        var item: AnyObject?
        var priority: UILayoutPriority = .required
    }

    /// What stands between two items.
    private enum Gap {
        case flush, standard
        case predicates([Predicate])
    }

    static func parse(_ format: String, options: NSLayoutConstraint.FormatOptions, metrics: [String: Any], views: [String: Any]) -> [NSLayoutConstraint] {
        var parser = VisualFormat(text: Array(format), metrics: metrics, views: views, options: options)
        parser.run()
        return parser.made
    }

    private init(text: [Character], metrics: [String: Any], views: [String: Any], options: NSLayoutConstraint.FormatOptions) {
        (self.text, self.metrics, self.views, self.options) = (text, metrics, views, options)
    }

    // MARK: Grammar

    private mutating func run() {
        if take("V:") { isVertical = true } else { _ = take("H:") }
        var previous: AnyObject?
        var startsAtSuperview = false
        var gap = Gap.flush
        if take("|") {
            startsAtSuperview = true
            gap = parseGap()
        }
        while peek == "[" {
            let (item, sizes) = parseView()
            named.append(item)
            if let previous { connect(previous, to: item, gap) } else if startsAtSuperview { connectStart(item, gap) }
            for size in sizes { constrainSize(of: item, size) }
            previous = item
            gap = parseGap()
        }
        guard let last = previous else { fail("Expected a view") }
        if take("|") { connectEnd(last, gap) }
        if place < text.count { fail("Unexpected character") }
        align()
    }

    private mutating func parseGap() -> Gap {
        guard take("-") else { return .flush }
        if peek == "[" || peek == "|" { return .standard }
        // Apple's grammar has a relation in parentheses only; its parser takes it without: `-15-[a]->=0-|`.
        let predicates = peek == "(" ? parsePredicateList() : [parsePredicate()]
        if !take("-") { fail("Expected a '-' here. Perhaps you wanted to put a dash after a metric") }
        return .predicates(predicates)
    }

    private mutating func parseView() -> (AnyObject, [Predicate]) {
        place += 1
        let name = parseName()
        guard let view = views[name] else { fail("\(name) is not a key in the views dictionary.") }
        let predicates = peek == "(" ? parsePredicateList() : []
        if !take("]") { fail("Expected a ']' here. Perhaps you forgot one") }
        return (view as AnyObject, predicates)
    }

    private mutating func parsePredicateList() -> [Predicate] {
        place += 1
        var list: [Predicate] = []
        repeat { list.append(parsePredicate()) } while take(",")
        if !take(")") { fail("Expected a ')' here") }
        return list
    }

    private mutating func parsePredicate() -> Predicate {
        var predicate = Predicate()
        if take("==") {} else if take(">=") { predicate.relation = .greaterThanOrEqual } else if take("<=") { predicate.relation = .lessThanOrEqual }
        parseValue(into: &predicate)
        if take("@") { predicate.priority = UILayoutPriority(Float(parseNumber())) }
        return predicate
    }

    private mutating func parseValue(into predicate: inout Predicate) {
        if let character = peek, character.isLetter || character == "_" {
            let start = place
            let name = parseName()
            if let metric = number(metrics[name]) { return predicate.constant = metric }
            guard let view = views[name] else {
                place = start
                fail("\(name) is not a key in the metrics or views dictionary.")
            }
            predicate.item = view as AnyObject
        } else {
            predicate.constant = parseNumber()
        }
    }

    private mutating func parseNumber() -> CGFloat {
        if let character = peek, character.isLetter || character == "_" {
            let name = parseName()
            guard let metric = number(metrics[name]) else { fail("\(name) is not a key in the metrics dictionary.") }
            return metric
        }
        var digits = ""
        while let character = peek, character.isNumber || character == "." || character == "-" && digits.isEmpty && next(isDigit: 1) {
            digits.append(character)
            place += 1
        }
        guard let value = Double(digits) else { fail("Expected a number or key from the metrics dictionary") }
        return CGFloat(value)
    }

    private func number(_ value: Any?) -> CGFloat? {
        switch value {
        case let value as CGFloat: return value
        case let value as Double: return CGFloat(value)
        case let value as Float: return CGFloat(value)
        case let value as Int: return CGFloat(value)
        case let value as NSNumber: return CGFloat(value.doubleValue)
        default: return nil
        }
    }

    private mutating func parseName() -> String {
        var name = ""
        while let character = peek, character.isLetter || character.isNumber || character == "_" {
            name.append(character)
            place += 1
        }
        return name
    }

    // MARK: Reading

    private var peek: Character? { place < text.count ? text[place] : nil }

    private func next(isDigit offset: Int) -> Bool { place + offset < text.count && text[place + offset].isNumber }

    private mutating func take(_ string: String) -> Bool {
        let characters = Array(string)
        guard place + characters.count <= text.count, Array(text[place ..< place + characters.count]) == characters else { return false }
        place += characters.count
        return true
    }

    private func fail(_ reason: String) -> Never {
        raise("NSInvalidArgumentException", "Unable to parse constraint format: \n\(reason) \n\(String(text)) \n\(String(repeating: " ", count: place))^")
    }

    // MARK: Constraints

    private var start: NSLayoutConstraint.Attribute { isVertical ? .top : usesLeftAndRight ? .left : .leading }
    private var end: NSLayoutConstraint.Attribute { isVertical ? .bottom : usesLeftAndRight ? .right : .trailing }
    private var usesLeftAndRight: Bool { options.contains(.directionLeftToRight) || options.contains(.directionRightToLeft) }

    private mutating func add(_ first: AnyObject, _ attribute: NSLayoutConstraint.Attribute, _ second: AnyObject?, _ secondAttribute: NSLayoutConstraint.Attribute, _ predicate: Predicate) {
        let constraint = NSLayoutConstraint(first, attribute, predicate.relation, second, second == nil ? .notAnAttribute : secondAttribute, 1, predicate.constant)
        constraint.priority = predicate.priority
        made.append(constraint)
    }

    private func predicates(_ gap: Gap, standard: CGFloat) -> [Predicate] {
        switch gap {
        case .flush: return [Predicate()]
        case .standard: return [Predicate(constant: standard)]
        case .predicates(let list): return list
        }
    }

    private mutating func connect(_ first: AnyObject, to second: AnyObject, _ gap: Gap) {
        for predicate in predicates(gap, standard: 8) { add(second, start, first, end, predicate) }
    }

    private mutating func connectStart(_ item: AnyObject, _ gap: Gap) {
        for predicate in predicates(gap, standard: 20) { add(item, start, superview(of: item), start, predicate) }
    }

    private mutating func connectEnd(_ item: AnyObject, _ gap: Gap) {
        for predicate in predicates(gap, standard: 20) { add(superview(of: item), end, item, end, predicate) }
    }

    private func superview(of item: AnyObject) -> UIView {
        if let view = (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView { return view }
        fail("Unable to interpret '|' character, because the related view doesn't have a superview")
    }

    private mutating func constrainSize(of item: AnyObject, _ predicate: Predicate) {
        let dimension: NSLayoutConstraint.Attribute = isVertical ? .height : .width
        add(item, dimension, predicate.item, dimension, predicate)
    }

    private mutating func align() {
        let choices: [(NSLayoutConstraint.FormatOptions, NSLayoutConstraint.Attribute)] = [
            (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top), (.alignAllBottom, .bottom), (.alignAllLeading, .leading), (.alignAllTrailing, .trailing),
            (.alignAllCenterX, .centerX), (.alignAllCenterY, .centerY), (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
        ]
        for (option, attribute) in choices where options.contains(option) {
            for (first, second) in zip(named, named.dropFirst()) { add(second, attribute, first, attribute, Predicate()) }
        }
    }
}

extension NSLayoutConstraint {
    static func parse(_ format: String, options: FormatOptions, metrics: [String: Any], views: [String: Any]) -> [NSLayoutConstraint] {
        VisualFormat.parse(format, options: options, metrics: metrics, views: views)
    }
}
