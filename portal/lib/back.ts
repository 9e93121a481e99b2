/** Returns the path to return to, or `fallback` if it is not a path of this site. It never leads to another host. */
export function safePath(asked: string | null | undefined, fallback = '/home'): string {
  if (!asked?.startsWith('/') || /^\/[/\\]/.test(asked) || hasControl(asked)) return fallback
  const url = new URL(asked, 'http://site.invalid')
  return url.host === 'site.invalid' ? url.pathname + url.search + url.hash : fallback
}

function hasControl(text: string): boolean {
  return [...text].some(character => character < ' ')
}
