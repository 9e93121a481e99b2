import type { MessageKey } from '../lib/i18n.tsx'
import type { Page } from '../pages.ts'

/** An entry of the citizens' top menu. */
export interface MenuEntry {
  /** Path and query. */
  to: string
  label: MessageKey
  /** True if the page takes `regionId`. */
  takesRegion?: true
}

/**
 * Returns the citizens' top menu (specification 2): the entries of all rows by their place. The server passes it
 * to the browser.
 */
export const menuOf = (pages: readonly Pick<Page, 'path' | 'menu' | 'takesRegion'>[]): MenuEntry[] =>
  pages
    .flatMap(({ path, menu = [], takesRegion }) => menu.map(entry => ({ path, takesRegion, ...entry })))
    .sort((one, other) => one.place - other.place)
    .map(({ path, query, label, takesRegion }) => ({
      to: query ? `${path}?${new URLSearchParams(query)}` : path,
      label,
      takesRegion
    }))

/** Returns the address of an entry, narrowed to the chosen province where the page takes a region. */
export function entryAddress({ to, takesRegion }: MenuEntry, province: number | undefined): string {
  if (!takesRegion || province === undefined) return to
  return `${to}${to.includes('?') ? '&' : '?'}regionId=${province}`
}

interface Address {
  pathname: string
  search: string
}

/** Returns the entry of the current address: of two on one page, the one whose query fits. */
export function currentEntry(
  menu: readonly MenuEntry[],
  { pathname, search }: Address
): MenuEntry | undefined {
  const given = new URLSearchParams(search)
  const fits = ({ to }: MenuEntry) => {
    const [path = '', query = ''] = to.split('?')
    const isHere = pathname === path || pathname.startsWith(`${path}/`)
    return isHere && [...new URLSearchParams(query)].every(([name, value]) => given.get(name) === value)
  }
  const fitting = menu.filter(fits)
  return fitting.find(({ to }) => to.includes('?')) ?? fitting[0]
}
