extension UIActivityViewController {
    public convenience init(activityItemsConfiguration: any UIActivityItemsConfigurationReading) {
        self.init(activityItems: activityItemsConfiguration.itemProvidersForActivityItemsConfiguration, applicationActivities: nil)
    }
}
