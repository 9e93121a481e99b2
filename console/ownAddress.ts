/** Returns the address of this site in a text; undefined for an address of another site. */
export function ownAddress(text: string, origin: string): URL | undefined {
  if (!text.startsWith('/') || /^\/[/\\]/.test(text) || !URL.canParse(text, origin)) return undefined
  const url = new URL(text, origin)
  return url.origin === origin ? url : undefined
}
