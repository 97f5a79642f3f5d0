import Analyzer
import LogParser
import Testing

@testable import Gate

@Suite struct SourceIndexTests {
  private func finding(_ subject: String?, _ event: EventName?, machine: Machine = .viewController, _ evidence: String = "") -> Finding {
    Finding(
      rule: "r", severity: .error, certainty: .certain, line: 1, machine: machine, subject: subject, callback: event, message: "m",
      evidence: [Evidence(line: 1, text: evidence)], help: "")
  }

  private func index(_ files: [String: String]) -> SourceIndex {
    var index = SourceIndex()
    for (path, text) in files.sorted(by: { $0.key < $1.key }) { index.add(Array(text.utf8), path: path) }
    return index
  }

  private let home = """
    import UIKit
    /* class HomeViewController { /* nested */ } */
    // class HomeViewController {
    let text = "class HomeViewController { \\(f("}")) func viewDidLoad() {"
    final class HomeViewController: UIViewController {
      class func make() -> Self { Self() }
      override func viewDidLoad() { super.viewDidLoad() }
      struct Row { func viewDidAppear(_ animated: Bool) {} }
    }
    """

  @Test func findsAMethodInItsClass() {
    let index = index(["App/Home.swift": home])
    #expect(index.location(of: finding("HomeViewController", .viewDidLoad)) == SourcePlace(path: "App/Home.swift", line: 7))
  }

  @Test func findsAMethodInAnExtensionOfAnotherFile() {
    let index = index([
      "Home.swift": home, "Home+Appear.swift": "\nextension HomeViewController {\n  override func viewDidAppear(_ animated: Bool) {}\n}\n",
    ])
    #expect(index.location(of: finding("HomeViewController", .viewDidAppear)) == SourcePlace(path: "Home+Appear.swift", line: 3))
  }

  @Test func namesTheClassWhereItHasNoSuchMethod() {
    let index = index(["Home.swift": home])
    #expect(index.location(of: finding("App.HomeViewController", .viewWillAppear)) == SourcePlace(path: "Home.swift", line: 5))
  }

  @Test func tellsNestedTypesApart() {
    let nested = "enum A { class Page: UIViewController { func viewDidLoad() {} } }\nenum B { class Page: UIViewController {} }\n"
    let index = index(["Pages.swift": nested])
    #expect(index.location(of: finding("Page", .viewDidLoad)) == nil)
    #expect(index.location(of: finding("App.A.Page", .viewDidLoad)) == SourcePlace(path: "Pages.swift", line: 1))
    #expect(index.location(of: finding("B.Page", .viewDidLoad)) == SourcePlace(path: "Pages.swift", line: 2))
  }

  @Test func saysNothingAboutAClassThatIsDeclaredTwice() {
    let index = index(["One/Home.swift": home, "Two/Home.swift": home])
    #expect(index.location(of: finding("HomeViewController", .viewDidLoad)) == nil)
  }

  @Test func saysNothingAboutAClassThatOnlyAnExtensionNames() {
    #expect(
      index(["E.swift": "extension UIViewController { func viewDidLoad() {} }"]).location(of: finding("UIViewController", .viewDidLoad))
        == nil)
  }

  @Test func saysNothingWhereBracesDoNotMatch() {
    let text = "#if DEBUG\nclass Home: Base {\n#else\nclass Home: Other {\n#endif\n  func viewDidLoad() {}\n}\n"
    #expect(index(["Home.swift": text]).location(of: finding("Home", .viewDidLoad)) == nil)
  }

  @Test func findsMethodsInObjectiveC() {
    let text = """
      #import "Old.h"
      @interface OldViewController () @end
      @implementation OldViewController
      - (void)other { char c = '}'; NSLog(@"{ %@", @"- (void)viewDidLoad {"); }
      - (void)viewDidLoad
      {
        [super viewDidLoad];
      }
      @end
      @implementation OldViewController (Size)
      - (void)viewWillTransitionToSize:(CGSize)size withTransitionCoordinator:(id<C>)c { }
      @end
      """
    let index = index(["Old.m": text])
    #expect(index.location(of: finding("OldViewController", .viewDidLoad)) == SourcePlace(path: "Old.m", line: 5))
    #expect(index.location(of: finding("OldViewController", .viewWillTransition)) == SourcePlace(path: "Old.m", line: 11))
  }

  @Test func findsTheOnlyDelegateThatHasTheMethod() {
    let app = """
      class AppDelegate: NSObject {
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [K: Any]?) -> Bool { true }
        func applicationDidEnterBackground(_ application: UIApplication) {}
      }
      """
    let one = index(["App.swift": app])
    #expect(
      one.location(of: finding(nil, .didFinishLaunchingWithOptions, machine: .app)) == SourcePlace(path: "App.swift", line: 2))
    let quoted = finding(nil, nil, machine: .app, "-[AppDelegate applicationDidEnterBackground:]")
    #expect(one.location(of: quoted) == SourcePlace(path: "App.swift", line: 3))
    let two = index(["App.swift": app, "Other.swift": app.split(separator: "AppDelegate").joined(separator: "OtherDelegate")])
    #expect(two.location(of: finding(nil, .applicationDidEnterBackground, machine: .app)) == nil)
    #expect(two.location(of: quoted) == SourcePlace(path: "App.swift", line: 3))
  }

  @Test func survivesAnythingThatLooksLikeSource() {
    for text in [
      "\"", "\"\\(", "/*", "#\"", "'", "@implementation", "- (", "class", "extension A.", "func", "init", "}}}}", "\"\"\"\\#(\"",
    ] {
      _ = index(["a.swift": text, "a.m": text])
    }
  }
}
