import Foundation
import FoundationGaps

/// A request that waits for its time.
struct ScheduledNotification {
    let request: UNNotificationRequest
    var due: Date
    var timer: Timer?
}

extension UNNotificationTrigger {
    /// When it is due after a date; nil for one that never is again.
    func due(after date: Date) -> Date? {
        switch self {
        case let trigger as UNTimeIntervalNotificationTrigger: date.addingTimeInterval(trigger.timeInterval)
        case let trigger as UNCalendarNotificationTrigger: Calendar.current.nextDate(after: date, matching: trigger.dateComponents, matchingPolicy: .nextTime)
        default: nil
        }
    }
}

extension UNUserNotificationCenter {
    var pending: [UNNotificationRequest] {
        catchUp()
        return lock.withLock { scheduled.map(\.request) }
    }

    /// What has come and stays in the list, newest first.
    var shown: [UNNotification] {
        catchUp()
        return lock.withLock { delivered.reversed() }
    }

    /// One with an identifier that is there takes the other's place. Without a trigger it comes at once.
    func schedule(_ request: UNNotificationRequest) {
        cancel { $0 == request.identifier }
        guard let trigger = request.trigger else { return DispatchQueue.main.async { self.arrive(request, at: Date()) } }
        if let due = trigger.due(after: Date()) { wait(for: request, until: due) }
    }

    func cancel(_ matches: (String) -> Bool) {
        lock.withLock {
            for one in scheduled where matches(one.request.identifier) { one.timer?.invalidate() }
            scheduled.removeAll { matches($0.request.identifier) }
        }
    }

    /// Dates are good to a tenth of a microsecond: a timer comes a little later than what it waits for.
    private func wait(for request: UNNotificationRequest, until due: Date) {
        let timer = Timer(fire: due.addingTimeInterval(0.001), interval: 0, repeats: false) { _ in self.catchUp() }
        lock.withLock { scheduled.append(ScheduledNotification(request: request, due: due, timer: timer)) }
        RunLoop.main.add(timer, forMode: .common)
    }

    /// What was due has come. What came while the app slept is in the list, and nothing is presented.
    func catchUp() {
        let now = Date()
        let due = lock.withLock {
            let due = scheduled.filter { $0.due <= now }.sorted { $0.due < $1.due }
            scheduled.removeAll { $0.due <= now }
            return due
        }
        for one in due {
            one.timer?.invalidate()
            arrive(one.request, at: one.due)
            if let trigger = one.request.trigger, trigger.repeats, let next = trigger.due(after: one.due) { wait(for: one.request, until: next) }
        }
        if due.contains(where: { $0.request.trigger?.repeats == true }) { catchUp() }
    }

    private func arrive(_ request: UNNotificationRequest, at date: Date) {
        let notification = UNNotification(request: request, date: date)
        guard Thread.isMainThread, Notifications.isAppInFront(), Date().timeIntervalSince(date) < 1 else { return keep(notification) }
        show(notification)
    }

    private func keep(_ notification: UNNotification) {
        lock.withLock {
            delivered.removeAll { $0.request.identifier == notification.request.identifier }
            delivered.append(notification)
        }
    }

    /// In front the delegate says whether anything is to be seen. Without one nothing is.
    func show(_ notification: UNNotification) {
        delegate?.userNotificationCenter(self, willPresent: notification) { options in
            if !options.isDisjoint(with: [.list, .alert]) { self.keep(notification) }
        }
    }
}
