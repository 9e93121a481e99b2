/** Returns the cookies of a header; the first of two equal names wins. */
export function cookiesOf(header: string | undefined): Record<string, string> {
  const cookies: Record<string, string> = {}
  for (const part of (header ?? '').split(';')) {
    const at = part.indexOf('=')
    const name = part.slice(0, at).trim()
    if (at < 1 || name in cookies || name === '__proto__') continue
    const value = part
      .slice(at + 1)
      .trim()
      .replace(/^"|"$/g, '')
    cookies[name] = decode(value)
  }
  return cookies
}

/** The characters that a header can hold: the token of a cookie is sent on in a header of the site's own calls. */
const headerText = /^[\x20-\x7e]*$/

/** Decodes a value. A value that is badly encoded, or that no header could hold, stays as it came. */
function decode(value: string): string {
  try {
    const decoded = decodeURIComponent(value)
    return headerText.test(decoded) ? decoded : value
  } catch {
    return value
  }
}
