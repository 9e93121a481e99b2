import type { MessageKey } from '../lib/i18n.tsx'
import type { Page } from './page.ts'

/** An entry of the citizens' top menu. */
export interface MenuEntry {
  /** Path and query. */
  to: string
  label: MessageKey
  /** The address with a region, in the variant of a province; absent if the page takes no region. */
  narrowed?: string
}

/**
 * Returns the citizens' top menu (specification 2): the entries of all rows by their place. The server passes it
 * to the browser.
 * @param province the province whose variant the reader has chosen
 */
export const menuOf = (
  pages: readonly Pick<Page, 'path' | 'menu' | 'takesRegion'>[],
  province?: number
): MenuEntry[] =>
  pages
    .flatMap(({ path, menu = [], takesRegion }) => menu.map(entry => ({ path, takesRegion, ...entry })))
    .sort((one, other) => one.place - other.place)
    .map(({ path, query, label, takesRegion }) => ({
      to: addressOf(path, query),
      label,
      narrowed:
        takesRegion && province !== undefined
          ? addressOf(path, { ...query, regionId: String(province) })
          : undefined
    }))

const addressOf = (path: string, query: Record<string, string> | undefined): string =>
  query ? `${path}?${new URLSearchParams(query)}` : path

interface Address {
  pathname: string
  search: string
}

/** Returns the entry of the current address. If two entries lead to the same page, the query decides. */
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
