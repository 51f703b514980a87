import Foundation
import TextEngine

extension UIFont: EngineFont {
    package var engineFont: Font { engine }

    /// Adds the fonts that a bundle's Info.plist lists, as the app's own are.
    package static func register(of bundle: Bundle) { FontNames.registerAppFonts(bundle) }
}
