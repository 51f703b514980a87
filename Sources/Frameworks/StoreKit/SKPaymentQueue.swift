@_exported import UIKit

open class SKProduct: ObjCObject {
    open var localizedTitle: String { "" }
    open var localizedDescription: String { "" }
    open var price: NSDecimalNumber { 0 }
    open var priceLocale: Locale { .current }
    open var productIdentifier: String { "" }
}

open class SKProductsResponse: ObjCObject {
    open var products: [SKProduct] { [] }
    public let invalidProductIdentifiers: [String]
    init(invalid: [String]) { invalidProductIdentifiers = invalid; super.init() }
}

public protocol SKRequestDelegate: NSObjectProtocol {
    func requestDidFinish(_ request: SKRequest)
    func request(_ request: SKRequest, didFailWithError error: any Error)
}
extension SKRequestDelegate {
    public func requestDidFinish(_ request: SKRequest) {}
    public func request(_ request: SKRequest, didFailWithError error: any Error) {}
}

public protocol SKProductsRequestDelegate: SKRequestDelegate {
    func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}

open class SKRequest: ObjCObject, @unchecked Sendable {
    open func start() {}
    open func cancel() {}
}

/// Named only: the shop has no products, every identifier is invalid.
open class SKProductsRequest: SKRequest, @unchecked Sendable {
    open weak var delegate: (any SKProductsRequestDelegate)?
    private let identifiers: Set<String>
    public override convenience init() { self.init(productIdentifiers: []) }
    public init(productIdentifiers: Set<String>) { identifiers = productIdentifiers; super.init() }

    open override func start() {
        notImplemented("SKProductsRequest.start()")
        DispatchQueue.main.async {
            self.delegate?.productsRequest(self, didReceive: SKProductsResponse(invalid: self.identifiers.sorted()))
            self.delegate?.requestDidFinish(self)
        }
    }
}

open class SKPayment: ObjCObject {
    public let product: SKProduct
    open var productIdentifier: String { product.productIdentifier }
    public override convenience init() { self.init(product: SKProduct()) }
    public init(product: SKProduct) { self.product = product; super.init() }
}

public enum SKPaymentTransactionState: Int, Sendable { case purchasing = 0, purchased, failed, restored, deferred }

open class SKPaymentTransaction: ObjCObject {
    open var transactionState: SKPaymentTransactionState { .failed }
    open var payment: SKPayment { SKPayment(product: SKProduct()) }
    open var error: (any Error)? { nil }
    open var original: SKPaymentTransaction? { nil }
    open var transactionIdentifier: String? { nil }
    open var transactionDate: Date? { nil }
}

public protocol SKPaymentTransactionObserver: NSObjectProtocol {
    func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
    func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue)
    func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error)
}
extension SKPaymentTransactionObserver {
    public func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {}
    public func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error) {}
}

/// Named only: nothing can be bought here, `canMakePayments()` says so.
open class SKPaymentQueue: ObjCObject, @unchecked Sendable {
    private static let instance = SKPaymentQueue()
    open class func `default`() -> SKPaymentQueue { instance }
    open class func canMakePayments() -> Bool { false }
    open var transactions: [SKPaymentTransaction] { [] }
    open func add(_ payment: SKPayment) { notImplemented("SKPaymentQueue.add(_:)") }
    open func add(_ observer: any SKPaymentTransactionObserver) {}
    open func remove(_ observer: any SKPaymentTransactionObserver) {}
    open func finishTransaction(_ transaction: SKPaymentTransaction) {}
    open func restoreCompletedTransactions() { notImplemented("SKPaymentQueue.restoreCompletedTransactions()") }
}

/// Named only: asks nobody for a review.
@preconcurrency @MainActor open class SKStoreReviewController: ObjCObject {
    open class func requestReview() { notImplemented("SKStoreReviewController.requestReview()") }
    open class func requestReview(in windowScene: UIWindowScene) { notImplemented("SKStoreReviewController.requestReview(in:)") }
}
