// No import of its own.
struct Palette {
    let first = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
}
