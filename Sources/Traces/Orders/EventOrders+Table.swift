extension EventOrders {
    /// Rules | life (`NS` without scenes, `SC` with, `-` either) | events, each before those that follow.
    ///
    /// `A.` and `B.` tell objects apart. What logs show several times stands once. Of the logs L24 is absent, of no iOS in scope.
    static let table = """
        A3 A10 | - | createApplication createDelegate A.init(coder:)
        A33 A34 A36 A44 L1 L27 | NS | createApplication createDelegate loadMainStoryboard A.init(coder:) A.awakeFromNib() instantiateInitialViewController installMainWindow application(_:willFinishLaunchingWithOptions:) application(_:didFinishLaunchingWithOptions:) A.viewDidLoad()
        A33 A37 A38 A39 | NS | application(_:willFinishLaunchingWithOptions:) application(_:didFinishLaunchingWithOptions:) UIApplication.didFinishLaunchingNotification makeKeyAndVisible() A.viewDidLoad() A.viewWillAppear(_:)
        A33 C5 L1 | NS | application(_:willFinishLaunchingWithOptions:) application(_:didFinishLaunchingWithOptions:) applicationDidBecomeActive(_:)
        A18 A33 | NS | loadMainNib connectDelegate application(_:willFinishLaunchingWithOptions:) application(_:didFinishLaunchingWithOptions:)
        A44 L1 L11 | NS | application(_:supportedInterfaceOrientationsFor:) application(_:willFinishLaunchingWithOptions:)
        A45 A46 A47 A59 A60 L12 | SC | application(_:willFinishLaunchingWithOptions:) application(_:didFinishLaunchingWithOptions:) application(_:configurationForConnecting:options:) createScene createSceneDelegate loadSceneStoryboard A.init(coder:) UIScene.willConnectNotification scene(_:willConnectTo:options:) A.viewDidLoad() sceneWillEnterForeground(_:) sceneDidBecomeActive(_:)
        A47 E2 | SC | A.init(coder:) A.awakeFromNib() scene(_:willConnectTo:options:)
        A61 | SC | application(_:didFinishLaunchingWithOptions:) application(_:didDiscardSceneSessions:) scene(_:willConnectTo:options:)
        B1 | - | application(_:didFinishLaunchingWithOptions:) UIApplication.didFinishLaunchingNotification
        B2 | - | applicationDidBecomeActive(_:) UIApplication.didBecomeActiveNotification
        B3 | - | applicationWillResignActive(_:) UIApplication.willResignActiveNotification
        B4 | - | UIApplication.willEnterForegroundNotification applicationWillEnterForeground(_:)
        B5 | - | applicationDidEnterBackground(_:) UIApplication.didEnterBackgroundNotification
        B6 | - | applicationWillTerminate(_:) UIApplication.willTerminateNotification
        B9 | SC | UIScene.willEnterForegroundNotification UIApplication.willEnterForegroundNotification
        B9 | SC | sceneWillEnterForeground(_:) UIApplication.willEnterForegroundNotification
        B9 | SC | UIApplication.willResignActiveNotification sceneDidEnterBackground(_:) UIApplication.didEnterBackgroundNotification
        B9 | SC | UIApplication.willResignActiveNotification UIScene.didEnterBackgroundNotification UIApplication.didEnterBackgroundNotification
        B10 | SC | UIScene.willConnectNotification scene(_:willConnectTo:options:)
        B13 F6 L26 | - | A.makeKeyAndVisible() A.UIWindow.didBecomeVisibleNotification A.UIWindow.didBecomeKeyNotification
        B14 F7 L26 | - | A.UIWindow.didBecomeVisibleNotification B.UIWindow.didResignKeyNotification A.UIWindow.didBecomeKeyNotification
        B17 D62 | - | applicationDidReceiveMemoryWarning(_:) didReceiveMemoryWarning() UIApplication.didReceiveMemoryWarningNotification
        C6 L3 | NS | applicationWillResignActive(_:) applicationDidEnterBackground(_:)
        C6 L3 | - | UIApplication.willResignActiveNotification UIApplication.didEnterBackgroundNotification
        C7 L2 | NS | applicationWillEnterForeground(_:) applicationDidBecomeActive(_:)
        C7 L2 | - | UIApplication.willEnterForegroundNotification UIApplication.didBecomeActiveNotification
        C8 L10 | NS | applicationWillResignActive(_:) applicationDidBecomeActive(_:)
        C12 L13 | SC | A.sceneWillEnterForeground(_:) A.sceneDidBecomeActive(_:) A.sceneWillResignActive(_:) A.sceneDidEnterBackground(_:) A.sceneDidDisconnect(_:)
        C17 | NS | applicationDidEnterBackground(_:) applicationWillTerminate(_:)
        C18 L14 | SC | sceneDidEnterBackground(_:) applicationWillTerminate(_:)
        C19 C21 L14 | SC | sceneDidDisconnect(_:) application(_:didDiscardSceneSessions:) applicationWillTerminate(_:) UIApplication.willTerminateNotification
        C24 L11 | - | application(_:willFinishLaunchingWithOptions:) application(_:didFinishLaunchingWithOptions:) application(_:performFetchWithCompletionHandler:)
        C27 L4 | NS | application(_:willFinishLaunchingWithOptions:) application(_:didFinishLaunchingWithOptions:) application(_:open:options:) applicationDidBecomeActive(_:)
        C28 L5 | NS | applicationWillEnterForeground(_:) application(_:open:options:) applicationDidBecomeActive(_:)
        C30 L6 | NS | application(_:willFinishLaunchingWithOptions:) application(_:didFinishLaunchingWithOptions:) application(_:willContinueUserActivityWithType:) application(_:continue:restorationHandler:) applicationDidBecomeActive(_:)
        C30 L7 | NS | applicationWillEnterForeground(_:) application(_:willContinueUserActivityWithType:) application(_:continue:restorationHandler:) applicationDidBecomeActive(_:)
        C31 L8 | NS | application(_:willFinishLaunchingWithOptions:) application(_:didFinishLaunchingWithOptions:) application(_:didReceiveRemoteNotification:fetchCompletionHandler:) applicationDidBecomeActive(_:)
        C31 L8 | NS | application(_:willFinishLaunchingWithOptions:) application(_:didFinishLaunchingWithOptions:) application(_:didReceiveRemoteNotification:) applicationDidBecomeActive(_:)
        C31 L9 | NS | applicationWillEnterForeground(_:) application(_:didReceiveRemoteNotification:fetchCompletionHandler:) applicationDidBecomeActive(_:)
        C31 L9 | NS | applicationWillEnterForeground(_:) application(_:didReceiveRemoteNotification:) applicationDidBecomeActive(_:)
        C32 | NS | application(_:didFinishLaunchingWithOptions:) application(_:performActionFor:completionHandler:)
        C34 | SC | sceneWillEnterForeground(_:) scene(_:openURLContexts:) sceneDidBecomeActive(_:)
        C34 C35 | SC | sceneWillEnterForeground(_:) scene(_:willContinueUserActivityWithType:) scene(_:continue:) sceneDidBecomeActive(_:)
        C34 | SC | sceneWillEnterForeground(_:) windowScene(_:performActionFor:completionHandler:) sceneDidBecomeActive(_:)
        C41 | NS | viewDidAppear(_:) applicationDidBecomeActive(_:)
        C41 | NS | viewDidAppear(_:) UIApplication.didBecomeActiveNotification
        C42 L12 | SC | scene(_:willConnectTo:options:) A.viewDidLoad() A.viewWillAppear(_:) sceneWillEnterForeground(_:) sceneDidBecomeActive(_:) A.viewDidAppear(_:)
        D1 | - | A.loadView() A.viewDidLoad()
        D5 E4 | - | A.init(coder:) A.awakeFromNib() A.loadView() A.viewDidLoad()
        D10 | - | A.viewWillLayoutSubviews() A.viewDidLayoutSubviews()
        D7 D8 D9 L15 | - | A.init(coder:) A.loadView() A.viewDidLoad() A.viewWillAppear(_:) A.viewIsAppearing(_:) A.viewWillLayoutSubviews() A.viewDidLayoutSubviews() A.viewDidAppear(_:)
        D11 | - | A.viewWillAppear(_:) A.viewSafeAreaInsetsDidChange() A.viewDidAppear(_:)
        D11 | - | A.viewWillAppear(_:) A.viewLayoutMarginsDidChange() A.viewDidAppear(_:)
        D12 | - | A.viewWillAppear(_:) A.viewDidAppear(_:) A.viewWillDisappear(_:) A.viewDidDisappear(_:)
        D15 L28 | - | makeKeyAndVisible() A.loadView() A.viewDidLoad()
        D17 H8 H9 | - | viewWillAppear(_:) firstFrame viewDidAppear(_:)
        D18 L16 | - | B.init(coder:) B.loadView() B.viewDidLoad() A.viewWillDisappear(_:) B.viewWillAppear(_:) B.viewWillLayoutSubviews() B.viewDidLayoutSubviews() A.viewDidDisappear(_:) B.viewDidAppear(_:)
        D19 L17 | - | B.viewWillDisappear(_:) A.viewWillAppear(_:) B.viewDidDisappear(_:) A.viewDidAppear(_:)
        D20 | - | A.viewWillAppear(_:) A.navigationController(_:willShow:animated:) A.viewDidAppear(_:) A.navigationController(_:didShow:animated:)
        D22 | - | A.willMove(toParent:) A.loadView() A.viewDidLoad() A.viewDidAppear(_:) A.didMove(toParent:)
        D22 | - | A.willMove(toParent:) A.viewWillDisappear(_:) A.viewDidDisappear(_:) A.didMove(toParent:)
        D23 L18 | - | A.viewWillDisappear(_:) B.viewWillAppear(_:) B.viewWillDisappear(_:) B.viewDidDisappear(_:) A.viewWillAppear(_:) A.viewDidAppear(_:)
        D25 L19 | - | B.viewDidLoad() B.viewWillAppear(_:) A.viewWillDisappear(_:) A.viewDidDisappear(_:) B.viewDidAppear(_:)
        D27 | - | A.tabBarController(_:shouldSelect:) A.tabBarController(_:didSelect:)
        D32 L20 | - | B.loadView() B.viewDidLoad() A.viewWillDisappear(_:) B.viewWillAppear(_:) B.viewIsAppearing(_:) B.viewWillLayoutSubviews() B.viewDidLayoutSubviews() B.viewDidAppear(_:) A.viewDidDisappear(_:)
        D33 | - | B.viewWillDisappear(_:) A.viewWillAppear(_:) A.viewIsAppearing(_:) A.viewDidAppear(_:) B.viewDidDisappear(_:)
        D36 | - | A.presentationControllerWillDismiss(_:) A.presentationControllerDidDismiss(_:)
        D37 L21 | - | A.viewWillDisappear(_:) A.viewWillAppear(_:) A.viewIsAppearing(_:) A.viewDidAppear(_:)
        D40 | - | A.willMove(toParent:) A.didMove(toParent:)
        D43 L23 | - | B.viewDidLoad() A.willMove(toParent:) A.viewDidLoad() A.viewWillAppear(_:) A.viewWillLayoutSubviews() A.viewDidLayoutSubviews() A.viewDidAppear(_:)
        D46 L22 | - | B.viewWillAppear(_:) A.viewWillDisappear(_:) B.viewDidAppear(_:) A.viewDidDisappear(_:)
        D47 L22 | - | B.viewWillAppear(_:) A.viewWillDisappear(_:) A.viewDidDisappear(_:) B.viewDidAppear(_:)
        D48 | - | A.viewDidLoad() A.viewWillAppear(_:) A.viewDidAppear(_:) A.didMove(toParent:) A.viewWillLayoutSubviews()
        D53 | - | A.viewWillTransition(to:with:) A.viewWillLayoutSubviews()
        D54 D56 | - | A.willTransition(to:with:) A.viewWillTransition(to:with:)
        D54 | - | A.willTransition(to:with:) A.traitCollectionDidChange(_:)
        D58 L25 | NS | willTransition(to:with:) applicationWillEnterForeground(_:) applicationDidBecomeActive(_:)
        D58 L25 | - | A.willTransition(to:with:) A.viewWillAppear(_:) A.viewDidAppear(_:)
        E9 L29 | - | A.shouldPerformSegue(withIdentifier:sender:) B.init(coder:) B.awakeFromNib() A.prepare(for:sender:) performSegue B.loadView() B.viewDidLoad() B.viewWillAppear(_:)
        E10 | - | A.prepare(for:sender:) B.loadView() B.viewDidLoad()
        E12 | - | A.loadView() B.init(coder:) A.prepare(for:sender:) A.viewDidLoad()
        E14 | - | shouldPerformSegue(withIdentifier:sender:) prepare(for:sender:) unwind
        """
}
