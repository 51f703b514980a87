import TextEngine

extension UIFont: EngineFont {
    package var engineFont: Font { engine }
}
