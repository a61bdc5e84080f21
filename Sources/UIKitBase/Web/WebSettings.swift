package import FoundationCore

/// Settings for web view behavior on which sources disagree or which is not measured.
package final class WebSettings: SettingGroup {
  @Setting(
    """
    the seconds that loading a page takes when its scripted response does not specify a delay; \
    hookhost's own default
    """)
  package var pageDelay = 0.01
  package enum RefusedResponse: String, SettingWord { case fails, silent }
  @Setting(
    """
    what happens when a WKWebView's delegate refuses a response: the navigation fails as \
    interrupted by the policy (WebKit's error 102), or no further callback is sent
    """)
  package var refusedResponse = RefusedResponse.fails
  package enum WebPolicyTime: String, SettingWord { case later, atOnce }
  @Setting(
    """
    whether a UIWebView asks its delegate in a turn of the run loop after loadRequest: (as the \
    stacks of published crashes show), or inside the call
    """)
  package var webPolicyTime = WebPolicyTime.later
}
