import CoreGraphics
import Foundation
import ObjCRuntime

extension CALayer {
    static func glueLayer(_ glue: inout ObjCGlue) {
        func layer(_ object: AnyObject) -> CALayer { object as! CALayer }
        glue.property("bounds", get: { layer($0).bounds }, set: { layer($0).bounds = LayerValue.rect($1) })
        glue.property("frame", get: { layer($0).frame }, set: { layer($0).frame = LayerValue.rect($1) })
        glue.property("position", get: { layer($0).position }, set: { layer($0).position = LayerValue.point($1) })
        glue.property("anchorPoint", get: { layer($0).anchorPoint }, set: { layer($0).anchorPoint = LayerValue.point($1) })
        glue.property("zPosition", get: { layer($0).zPosition }, set: { layer($0).zPosition = LayerValue.number($1) })
        glue.property("transform", get: { layer($0).transform }, set: { layer($0).transform = LayerValue.transform($1) })
        glue.property("sublayerTransform", get: { layer($0).sublayerTransform }, set: { layer($0).sublayerTransform = LayerValue.transform($1) })
        glue.property("hidden", get: { layer($0).isHidden }, set: { layer($0).isHidden = LayerValue.flag($1) })
        glue.property("opaque", get: { layer($0).isOpaque }, set: { layer($0).isOpaque = LayerValue.flag($1) })
        glue.property("opacity", get: { layer($0).opacity }, set: { layer($0).opacity = Float(LayerValue.number($1)) })
        glue.property("masksToBounds", get: { layer($0).masksToBounds }, set: { layer($0).masksToBounds = LayerValue.flag($1) })
        glue.property("mask", get: { layer($0).mask }, set: { layer($0).mask = $1 as? CALayer })
        glue.property("backgroundColor", get: { layer($0).backgroundColor }, set: { layer($0).backgroundColor = LayerValue.color($1) })
        glue.property("cornerRadius", get: { layer($0).cornerRadius }, set: { layer($0).cornerRadius = LayerValue.number($1) })
        glue.property("borderWidth", get: { layer($0).borderWidth }, set: { layer($0).borderWidth = LayerValue.number($1) })
        glue.property("borderColor", get: { layer($0).borderColor }, set: { layer($0).borderColor = LayerValue.color($1) })
        glue.property("shadowColor", get: { layer($0).shadowColor }, set: { layer($0).shadowColor = LayerValue.color($1) })
        glue.property("shadowOpacity", get: { layer($0).shadowOpacity }, set: { layer($0).shadowOpacity = Float(LayerValue.number($1)) })
        glue.property("shadowRadius", get: { layer($0).shadowRadius }, set: { layer($0).shadowRadius = LayerValue.number($1) })
        glue.property("shadowOffset", get: { layer($0).shadowOffset }, set: { layer($0).shadowOffset = LayerValue.size($1) })
        glue.property("shadowPath", get: { layer($0).shadowPath }, set: { layer($0).shadowPath = $1 as? CGPath })
        glue.property("contents", get: { layer($0).contents }, set: { layer($0).contents = $1 })
        glue.property("contentsScale", get: { layer($0).contentsScale }, set: { layer($0).contentsScale = LayerValue.number($1) })
        glue.property("contentsRect", get: { layer($0).contentsRect }, set: { layer($0).contentsRect = LayerValue.rect($1) })
        glue.property("shouldRasterize", get: { layer($0).shouldRasterize }, set: { layer($0).shouldRasterize = LayerValue.flag($1) })
        glue.property("rasterizationScale", get: { layer($0).rasterizationScale }, set: { layer($0).rasterizationScale = LayerValue.number($1) })
        glue.property("speed", get: { layer($0).speed }, set: { layer($0).speed = Float(LayerValue.number($1)) })
        glue.property("timeOffset", get: { layer($0).timeOffset }, set: { layer($0).timeOffset = Double(LayerValue.number($1)) })
        glue.property("beginTime", get: { layer($0).beginTime }, set: { layer($0).beginTime = Double(LayerValue.number($1)) })
        glue.property("name", get: { layer($0).name }, set: { layer($0).name = $1 as? String })
        glue.property("sublayers", get: { layer($0).sublayers }, set: { layer($0).sublayers = $1 as? [CALayer] })
    }

    /// A key path of an animation: a property, or a part of one (`position.x`, `transform.rotation.z`).
    package func layerValue(forKeyPath path: String) -> Any? {
        let parts = path.split(separator: ".", maxSplits: 1).map(String.init)
        guard parts.count == 2 else { return value(forKey: path) }
        if parts[0] == "mask" || parts[0] == "sublayers" { return (value(forKey: parts[0]) as? CALayer)?.layerValue(forKeyPath: parts[1]) }
        return value(forKey: parts[0]).flatMap { LayerValue.part(parts[1], of: $0) }
    }

    package func setLayerValue(_ new: Any?, forKeyPath path: String) {
        let parts = path.split(separator: ".", maxSplits: 1).map(String.init)
        guard parts.count == 2 else { return setValue(new, forKey: path) }
        guard let old = value(forKey: parts[0]) else { return }
        if let layer = old as? CALayer { return layer.setLayerValue(new, forKeyPath: parts[1]) }
        if let whole = LayerValue.setting(parts[1], of: old, to: new) { setValue(whole, forKey: parts[0]) }
    }
}
