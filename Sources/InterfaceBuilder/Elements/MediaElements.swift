import NibArchive

/// Views of other frameworks: archived under their own class, with the keys of UIView.
enum MediaElements {
    static let kinds = [
        ElementKind("wkWebView", "WKWebView", base: ViewElements.rows, [
            webConfiguration,
            .everyFlag("allowsBackForwardNavigationGestures", "allowsBackForwardNavigationGestures"),
            .everyFlag("allowsLinkPreview", "allowsLinkPreview", missing: true),
            .string("customUserAgent", "customUserAgent"),
            .notDone("findInteractionEnabled", "allowsMagnification"),
        ]),
        ElementKind("webView", "UIWebView", base: ViewElements.rows, [
            .constant("UIDelegate") { .null },
            .flag("scalesPagesToFit", "UIScalesPageToFit"),
            TextElements.dataDetectors,
            Row { element, node, _ in if element.child("dataDetectorTypes") == nil { node.add("UIDataDetectorTypes", .int(1)) } },
        ]),
        ElementKind("mapView", "MKMapView", base: ViewElements.rows, [
            .choice("mapType", "MKMapType", ["standard": 0, "satellite": 1, "hybrid": 2], omitting: 0),
            .flag("showsUserLocation", "MKShowsUserLocation"),
            .flag("zoomEnabled", "MKZoomEnabled", missing: true, writing: false),
            .flag("scrollEnabled", "MKScrollEnabled", missing: true, writing: false),
            .flag("rotateEnabled", "MKRotateEnabled", missing: true, writing: false),
            .flag("pitchEnabled", "MKPitchEnabled", missing: true, writing: false),
            .notDone("showsBuildings", "showsPointsOfInterest", "showsTraffic", "showsCompass", "showsScale"),
        ]),
        ElementKind("glkView", "GLKView", base: ViewElements.rows, [
            .flag("enableSetNeedsDisplay", "GLKViewEnableSetNeedsDisplay", missing: true, writing: false),
            .notDone("drawableColorFormat", "drawableDepthFormat", "drawableStencilFormat", "drawableMultisample"),
        ]),
        ElementKind("mtkView", "MTKView", base: ViewElements.rows, [
            .notDone(
                "colorPixelFormat", "depthStencilPixelFormat", "preferredFramesPerSecond", "clearColor", "sampleCount", "paused",
                "enableSetNeedsDisplay", "autoResizeDrawable"),
        ]),
        ElementKind("sceneKitView", "SCNView", base: ViewElements.rows, [
            .notDone(
                "wantsMultisampling", "antialiasingMode", "jitteringEnabled", "loops", "playing", "autoenablesDefaultLighting",
                "allowsCameraControl"),
        ]),
        ElementKind("skView", "SKView", base: ViewElements.rows),
        ElementKind("arscnView", "ARSCNView", base: ViewElements.rows),
        ElementKind("arskView", "ARSKView", base: ViewElements.rows),
        ElementKind("arView", "ARView", base: ViewElements.rows),
        ElementKind("pdfView", "PDFView", base: ViewElements.rows),
        ElementKind("adBannerView", "ADBannerView", base: ViewElements.rows),
        ElementKind("clLocationButton", "CLLocationButton", base: ControlElements.rows),
        ElementKind("inputView", "UIInputView", base: ViewElements.rows),
        ElementKind("calendarView", "UICalendarView", base: ViewElements.rows),
    ]

    private static let webConfiguration = Row(children: ["configuration"]) { element, node, nib in
        guard let child = element.child("configuration") else { return }
        let configuration = nib.object("WKWebViewConfiguration")
        for (attribute, key, missing) in webFlags {
            configuration.add(key, .bool(child.flag(attribute) ?? missing))
        }
        node.add("configuration", .object(configuration))
    }

    private static let webFlags: [(Name, Key, Bool)] = [
        ("suppressesIncrementalRendering", "suppressesIncrementalRendering", false),
        ("allowsAirPlayForMediaPlayback", "allowsAirPlayForMediaPlayback", true),
        ("allowsInlineMediaPlayback", "allowsInlineMediaPlayback", false),
        ("allowsPictureInPictureMediaPlayback", "allowsPictureInPictureMediaPlayback", true),
    ]
}
