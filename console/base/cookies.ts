/** Reads one cookie of this page; undefined if it is absent or empty. */
export function readCookie(name: string): string | undefined {
  for (const pair of document.cookie.split('; ')) {
    const at = pair.indexOf('=')
    if (pair.slice(0, at) === name) return decodeURIComponent(pair.slice(at + 1)) || undefined
  }
  return undefined
}

/** Writes a cookie for the whole site; `days` 0 removes it. */
export function writeCookie(name: string, value: string, days: number): void {
  const age = days * 24 * 60 * 60
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing on plain HTTP and in Firefox
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${age}; SameSite=Lax${secure}`
}
