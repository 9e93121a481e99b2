/** The browser and the operating system by their own statements. Logs show them to people; no decision depends on them. */

type Sign = readonly [pattern: RegExp, name: string]

/**
 * The patterns of browsers; the first match counts. Browsers also name those that they imitate, so a browser comes before
 * the one on which it is built.
 */
const browsers: readonly Sign[] = [
  [/miniProgram/i, 'WeChat Mini Program'],
  [/MicroMessenger\/(\d+)/, 'WeChat'],
  [/DingTalk\/(\d+)/, 'DingTalk'],
  [/AlipayClient\/(\d+)/, 'Alipay'],
  [/MQQBrowser\/(\d+)|QQBrowser\/(\d+)/, 'QQ Browser'],
  [/\bQQ\/(\d+)/, 'QQ'],
  [/UCBrowser\/(\d+)|\bUBrowser\/(\d+)/, 'UC Browser'],
  [/HuaweiBrowser\/(\d+)/, 'Huawei Browser'],
  [/MiuiBrowser\/(\d+)/, 'Mi Browser'],
  [/HeyTapBrowser\/(\d+)/, 'HeyTap Browser'],
  [/VivoBrowser\/(\d+)/, 'vivo Browser'],
  [/SamsungBrowser\/(\d+)/, 'Samsung Internet'],
  [/MetaSr (\d+)|SogouMSE|SogouMobileBrowser\/(\d+)/, 'Sogou Browser'],
  [/360SE|360EE|QihooBrowser/, '360 Browser'],
  [/baiduboxapp\/(\d+)/, 'Baidu'],
  [/(?:Edge|Edg|EdgA|EdgiOS)\/(\d+)/, 'Edge'],
  [/OPR\/(\d+)/, 'Opera'],
  [/(?:Firefox|FxiOS)\/(\d+)/, 'Firefox'],
  [/(?:HeadlessChrome|Chrome|CriOS)\/(\d+)/, 'Chrome'],
  [/Version\/(\d+)[^)]*Safari/, 'Safari'],
  [/MSIE (\d+)|Trident\/.*rv:(\d+)/, 'Internet Explorer'],
  [/^curl\/(\d+)/, 'curl']
]

const systems: readonly Sign[] = [
  [/OpenHarmony (\d+)|HarmonyOS(?:\/| )?(\d+)?/, 'HarmonyOS'],
  [/Android (\d+)/, 'Android'],
  [/Android/, 'Android'],
  [/(?:iPhone|iPod).*? OS (\d+)/, 'iOS'],
  [/iPad.*? OS (\d+)/, 'iPadOS'],
  // Windows 11 reports version 10
  [/Windows NT 10/, 'Windows 10/11'],
  [/Windows NT 6\.[23]/, 'Windows 8'],
  [/Windows NT 6\.1/, 'Windows 7'],
  [/Windows NT 5/, 'Windows XP'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/UOS/, 'UOS'],
  [/Kylin/i, 'Kylin'],
  [/Linux|X11/, 'Linux']
]

function firstOf(signs: readonly Sign[], userAgent: string): string {
  for (const [pattern, name] of signs) {
    const found = pattern.exec(userAgent)
    if (!found) continue
    const version = found.slice(1).find(part => part !== undefined)
    return version === undefined ? name : `${name} ${version}`
  }
  return ''
}

/** Returns a browser such as `Chrome 141`; empty if it is unknown. */
export const browserOf = (userAgent: string): string => firstOf(browsers, userAgent)

/** Returns a system such as `Windows 10/11`; empty if it is unknown. */
export const systemOf = (userAgent: string): string => firstOf(systems, userAgent)
