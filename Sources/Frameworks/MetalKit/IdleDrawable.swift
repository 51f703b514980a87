import Metal
import UIKit

/// A texture that nobody draws to.
final class IdleDrawable: NSObject, CAMetalDrawable {
    let texture: any MTLTexture
    let layer = CAMetalLayer()
    init(size: CGSize, device: any MTLDevice) {
        texture = device.makeTexture(descriptor: .texture2DDescriptor(pixelFormat: .bgra8Unorm, width: max(Int(size.width), 1), height: max(Int(size.height), 1), mipmapped: false))!
    }
    func present() {}
    func present(at presentationTime: Double) {}
}
