/// A font of a higher module that stands for one of the engine's.
package protocol EngineFont {
    var engineFont: Font { get }
}
