/** Reads a Cookie header or `document.cookie`; the first of two equal names wins. */
export function parseCookies(header: string): Record<string, string> {
  const cookies: Record<string, string> = Object.create(null)
  for (const part of header.split(';')) {
    const cut = part.indexOf('=')
    if (cut < 1) continue
    const name = part.slice(0, cut).trim()
    if (name && !(name in cookies)) cookies[name] = decode(part.slice(cut + 1).trim())
  }
  return cookies
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}

const day = 86_400

/**
 * Writes a cookie for the whole site with `SameSite=Lax`. On a page over https it is `Secure`; the server adds the same
 * to the cookies that it sends. Decision 0094.
 * @param maxAge in seconds, by default a day; 0 removes the cookie
 */
export function cookieLine(name: string, value: string, maxAge = day): string {
  const secure = globalThis.location?.protocol === 'https:' ? '; Secure' : ''
  return `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure}`
}
