import Foundation

/// Core Image's filters by name, after what their reference says of each.
enum FilterTable {
    nonisolated(unsafe) static let entries: [String: FilterEntry] = colors.merging(neighbours) { a, _ in a }.merging(geometry) { a, _ in a }.merging(blends) { a, _ in a }
        .merging(generators) { a, _ in a }

    /// Names that exist, of filters that aren't done: their output is their input.
    static let others: Set<String> = [
        "CIBlendWithBlueMask", "CIBlendWithRedMask", "CICircularScreen", "CICircularWrap", "CICMYKHalftone", "CIColorCrossPolynomial", "CIColorCube", "CIColorCubeWithColorSpace",
        "CIColorCurves", "CIColorMap", "CIColorPolynomial", "CIComicEffect", "CIConvolution3X3", "CIConvolution5X5", "CICopyMachineTransition", "CICrystallize", "CIDepthOfField",
        "CIDisintegrateWithMaskTransition", "CIDisplacementDistortion", "CIDocumentEnhancer", "CIDotScreen", "CIDroste", "CIEdgeWork", "CIFlashTransition", "CIGlassDistortion",
        "CIHatchedScreen", "CIHeightFieldFromMask", "CIHexagonalPixellate", "CIHighlightShadowAdjust", "CIKaleidoscope", "CILenticularHaloGenerator", "CILightTunnel", "CILineOverlay",
        "CILineScreen", "CIMaskedVariableBlur", "CIMedianFilter", "CIMorphologyGradient", "CINoiseReduction", "CIPageCurlTransition", "CIPDF417BarcodeGenerator", "CIAztecCodeGenerator",
        "CIPerspectiveCorrection", "CIPerspectiveTransform", "CIPersonSegmentation", "CIPointillize", "CIRippleTransition", "CIShadedMaterial", "CISpotColor", "CISpotLight", "CIStarShineGenerator",
        "CISunbeamsGenerator", "CISwipeTransition", "CITemperatureAndTint", "CIThermal", "CITorusLensDistortion", "CITriangleKaleidoscope", "CIVortexDistortion", "CIXRay", "CIZoomBlur",
    ]
}
