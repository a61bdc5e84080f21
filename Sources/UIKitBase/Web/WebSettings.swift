package import FoundationCore

/// Settings for web view behavior on which sources disagree or which is not measured.
package final class WebSettings: SettingGroup {
  @Setting("how many seconds a page takes to answer that does not say so itself; ours")
  package var pageDelay = 0.01
  package enum RefusedResponse: String, SettingWord { case fails, silent }
  @Setting(
    """
    a WKWebView whose delegate refuses a response: the navigation fails as interrupted by the \
    policy (WebKit's error 102), or nothing more is told
    """)
  package var refusedResponse = RefusedResponse.fails
  package enum WebPolicyTime: String, SettingWord { case later, atOnce }
  @Setting(
    """
    whether a UIWebView asks its delegate in a turn of the run loop after loadRequest: (as the \
    stacks of published crashes show), or inside it
    """)
  package var webPolicyTime = WebPolicyTime.later
}
