/// Modules whose classes documents may name and apps don't write.
enum SystemModules {
    static let names: Set<Substring> = ["UIKit", "MapKit", "WebKit", "AVKit", "SpriteKit", "SceneKit", "ARKit", "PDFKit", "QuickLook", "GameKit", "MediaPlayer"]
}
