/** Returns the address of this site that a text names; undefined for one that leads elsewhere. */
export function ownAddress(text: string, origin: string): URL | undefined {
  if (!text.startsWith('/') || /^\/[/\\]/.test(text) || !URL.canParse(text, origin)) return undefined
  const url = new URL(text, origin)
  return url.origin === origin ? url : undefined
}
