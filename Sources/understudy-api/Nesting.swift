/// Finding characters outside brackets.
extension StringProtocol {
    /// Splits at commas that no bracket encloses.
    func splitTopLevel() -> [String] {
        var found: [String] = [], current = "", depth = 0, previous: Character = " "
        for character in self {
            if "([{<".contains(character) { depth += 1 }
            if ")]}".contains(character) || character == ">" && previous != "-" { depth -= 1 }
            if character == ",", depth == 0 { found.append(current); current = "" } else { current.append(character) }
            previous = character
        }
        return found + [current]
    }

    /// Where the bracket that opens at an index is closed; the end if it isn't.
    func closing(of open: Index) -> Index {
        var depth = 0
        for index in self[open...].indices {
            if "([{".contains(self[index]) { depth += 1 }
            if ")]}".contains(self[index]) { depth -= 1; if depth == 0 { return index } }
        }
        return endIndex
    }

    func firstIndex(of wanted: Character, outside brackets: String) -> Index? {
        var depth = 0, previous: Character = " "
        for index in indices {
            let character = self[index]
            if character == wanted, depth == 0 { return index }
            if brackets.contains(character) { depth += 1 }
            if depth > 0, ")]".contains(character) && brackets.contains(character == ")" ? "(" : "[") || character == ">" && previous != "-" { depth -= 1 }
            previous = character
        }
        return nil
    }

    /// Where a default value begins.
    func rangeOutside(_ wanted: String) -> Index? {
        var depth = 0
        for index in indices {
            let character = self[index]
            if "([{".contains(character) { depth += 1 }
            if ")]}".contains(character) { depth -= 1 }
            if depth == 0, self[index...].hasPrefix(wanted) { return index }
        }
        return nil
    }
}
