/// Optional requirements of Foundation's protocols, which apps call through `?(`. corelibs has them with bodies, as if they were always there.
enum FoundationProtocols {
    static let optionalMethods: Set<String> = [
        "urlSession(_:didBecomeInvalidWithError:)", "urlSession(_:didReceive:completionHandler:)", "urlSession(_:didCreateTask:)",
        "urlSession(_:taskIsWaitingForConnectivity:)", "urlSession(_:task:didReceive:completionHandler:)", "urlSession(_:task:needNewBodyStream:)",
        "urlSession(_:task:willPerformHTTPRedirection:newRequest:completionHandler:)", "urlSession(_:task:willBeginDelayedRequest:completionHandler:)",
        "urlSession(_:task:didSendBodyData:totalBytesSent:totalBytesExpectedToSend:)", "urlSession(_:task:didFinishCollecting:)", "urlSession(_:task:didCompleteWithError:)",
        "urlSession(_:dataTask:didReceive:completionHandler:)", "urlSession(_:dataTask:didReceive:)", "urlSession(_:dataTask:didBecome:)",
        "urlSession(_:dataTask:willCacheResponse:completionHandler:)", "urlSession(_:downloadTask:didWriteData:totalBytesWritten:totalBytesExpectedToWrite:)",
        "urlSession(_:downloadTask:didResumeAtOffset:expectedTotalBytes:)", "urlSession(_:webSocketTask:didOpenWithProtocol:)", "urlSession(_:webSocketTask:didCloseWith:reason:)",
    ]
}
