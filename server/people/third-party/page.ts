import type { Language } from '@board/schemas/errors/catalogue'
import type { LoginResult } from '../accounts/sign-in/open-session.ts'
import { sessionLifetime } from '../sessions/sessions.ts'

/** The cookie that identifies the browser that left, so that no other browser can come back. */
export const browserCookie = 'third_party'

interface Cookie {
  name: string
  value: string
  seconds: number
  /** True to hide the cookie from scripts. */
  hidden?: boolean
}

/** Returns cookies as headers; they are limited to TLS if the site uses it. */
export const cookieLines = (cookies: readonly Cookie[], { siteOrigin }: { siteOrigin: string | undefined }) =>
  cookies.map(({ name, value, seconds, hidden }) =>
    [
      `${name}=${encodeURIComponent(value)}`,
      'Path=/',
      `Max-Age=${seconds}`,
      'SameSite=Lax',
      ...(hidden ? ['HttpOnly'] : []),
      ...(siteOrigin?.startsWith('https:') ? ['Secure'] : [])
    ].join('; ')
  )

/** Returns the cookies in which the portal keeps a session (specification 3, 4); its scripts read them. */
export const sessionCookies = ({ token, userType, organization }: LoginResult): Cookie[] =>
  Object.entries({ token, userType, organization, loginType: 1 }).map(([name, value]) => ({
    name,
    value: String(value),
    seconds: sessionLifetime
  }))

const words = {
  'zh-CN': { lang: 'zh-CN', title: '正在返回', link: '如果没有自动跳转，请点击这里' },
  'zh-TW': { lang: 'zh-TW', title: '正在返回', link: '如果沒有自動跳轉，請點擊這裡' },
  'en-US': { lang: 'en', title: 'Going back', link: 'Press here if nothing happens' }
} as const satisfies Record<Language, Record<string, string>>

/** Returns a page that leads to another page of this site without a script. */
export function redirectPage(path: string, language: Language): string {
  const { lang, title, link } = words[language]
  const to = path.replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`)
  return `<!doctype html><html lang="${lang}"><meta charset="utf-8"><meta name="referrer" content="no-referrer"><meta http-equiv="refresh" content="0;url=${to}"><title>${title}</title><p><a href="${to}">${link}</a></p></html>`
}
