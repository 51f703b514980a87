extension UIRegion {
    /// Everywhere; fields act everywhere whatever their region.
    public class var infinite: UIRegion { UIRegion() }
}
