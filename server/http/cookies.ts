/** The cookies of a header; the first of two equal names wins. */
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

function decode(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
