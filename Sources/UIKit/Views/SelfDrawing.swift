/// UIKit's own views that override `draw(_:)`. Of an app's classes their glue tells; a view that draws nothing gets no bitmap.
protocol SelfDrawing {}

extension CellEditControl: SelfDrawing {}
extension UIActivityIndicatorView: SelfDrawing {}
extension UIColorWell: SelfDrawing {}
extension UIDatePicker: SelfDrawing {}
extension UIPageControl: SelfDrawing {}
extension UIPickerView: SelfDrawing {}
extension UIProgressView: SelfDrawing {}
extension UISegmentedControl: SelfDrawing {}
extension UISlider: SelfDrawing {}
extension UIStepper: SelfDrawing {}
extension UISwitch: SelfDrawing {}
extension UITextField: SelfDrawing {}
