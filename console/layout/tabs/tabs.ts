/** Rules of the tabs of opened pages. Specification 2, "Tabbed content area". */
import { findOwnPath } from '@board/schemas/facts/own-path'

/** The prefix of the tabs that show another page of this site in a frame. */
const framed = 'iframe_'

/** An opened page: its address is that of its last state, with parameters and query. */
export interface Tab {
  /** The name of the page, which is unique among the opened ones. */
  readonly name: string
  /** The kind of the page. Pages of one kind follow each other in one tab, as the next message follows the last one. */
  readonly kind: string
  readonly pathname: string
  readonly search: string
  /** The title that the page has set. */
  readonly title?: string | undefined
  /** The language of that title. */
  readonly locale?: string | undefined
  /** The name of the record in that title. */
  readonly object?: string | undefined
}

/** The title that a page sets. */
export type Given = Required<Pick<Tab, 'title' | 'locale'>> & Pick<Tab, 'object'>

/** A page with the parts of its address. */
export type Place = Omit<Tab, 'title' | 'locale' | 'object'>

/** The maximum number of tabs; a further one replaces the oldest that can be closed. */
const maxTabs = 30

/** Returns the tabs with another one at a position. */
const put = (tabs: readonly Tab[], at: number, tab: Tab): readonly Tab[] =>
  tabs.map((one, place) => (place === at ? tab : one))

/** The pages of a face, which give names to addresses. */
export interface Known {
  readonly pages: readonly { readonly path: string; readonly record?: string | readonly string[] }[]
  readonly isResource: (name: string) => boolean
}

/** Returns the page at an address; undefined if there is none that a tab can show. */
export function placeOf({ pages, isResource }: Known, pathname: string, search: string): Place | undefined {
  const page = pages.find(({ path }) => path === pathname)
  if (page) {
    const params = new URLSearchParams(search)
    const parameter = [page.record ?? []].flat().find(name => params.has(name))
    if (parameter === undefined) return { name: pathname, kind: pathname, pathname, search }
    const record = params.get(parameter) ?? ''
    if (pathname === '/iframe')
      return { name: `${framed}${record}`, kind: `${framed}${record}`, pathname, search }
    return { name: `${pathname}?${parameter}=${record}`, kind: `${pathname}?${parameter}`, pathname, search }
  }
  const [resource = '', record] = pathname.slice(1).split('/')
  if (!isResource(resource)) return undefined
  if (record === undefined) return { name: pathname, kind: pathname, pathname, search }
  return { name: `/${resource}/${record}`, kind: `/${resource}/*`, pathname, search }
}

/** Returns the address of a tab; a tab whose name begins with `iframe_` has the route iframe. */
export function addressOf({ name, pathname, search }: Place): string {
  return name.startsWith(framed) ? `/iframe${search}` : `${pathname}${search}`
}

/** Puts the home tab first; it is there before any page is opened. */
export function withHome(tabs: readonly Tab[], home: Place | undefined): readonly Tab[] {
  if (!home) return tabs
  const opened = tabs.find(({ name }) => name === home.name)
  return [opened ?? home, ...tabs.filter(({ name }) => name !== home.name)]
}

interface Opening {
  /** The name of the tab from which the page was opened. */
  readonly from: string | undefined
  readonly home: Place | undefined
  /** True if the page gets a tab of its own, even if it is of the kind of the last one. */
  readonly isNew?: boolean
}

/**
 * Opens a page. A tab with its name gets the new parameters and query. A page without a tab replaces one of its kind in
 * that tab, or gets a new one at the end.
 */
export function openTab(
  tabs: readonly Tab[],
  place: Place,
  { from, home, isNew = false }: Opening
): readonly Tab[] {
  const at = tabs.findIndex(({ name }) => name === place.name)
  if (at >= 0) return put(tabs, at, { ...tabs[at], ...place })
  const before = tabs.findIndex(
    ({ name, kind }) => name === from && kind === place.kind && name !== home?.name
  )
  if (before >= 0 && !isNew) return put(tabs, before, place)
  const oldest =
    tabs.length < maxTabs ? undefined : tabs.find(({ name }) => ![home?.name, from].includes(name))
  return [...tabs.filter(tab => tab !== oldest), place]
}

/** Stores the title that the page has set. */
export function nameTab(
  tabs: readonly Tab[],
  wanted: string,
  { title, locale, object }: Given
): readonly Tab[] {
  const isOther = (tab: Tab) => tab.title !== title || tab.locale !== locale || tab.object !== object
  const at = tabs.findIndex(tab => tab.name === wanted && isOther(tab))
  const tab = tabs[at]
  return tab ? put(tabs, at, { ...tab, title, locale, object }) : tabs
}

/** The texts of the reader's language by which a tab is named. */
export interface TabWords {
  readonly locale: string
  /** Returns the fixed title of a page, and the name of its list. */
  readonly wordsOf: (pathname: string) => {
    readonly title?: string | undefined
    readonly of?: string | undefined
  }
  /** Returns the name of a resource's list; undefined if there is no such resource. */
  readonly listOf: (resource: string) => string | undefined
  /** Returns the text for a new record of a resource. */
  readonly newOf: (resource: string) => string
}

/**
 * Returns the title of a tab: of a list, the name of its resource; of a page, its own title. Until the page has a title
 * in the reader's language, the table of pages gives one. The name of the record stays in all languages.
 */
export function titleOf(tab: Tab, { locale, wordsOf, listOf, newOf }: TabWords): string {
  const { name, pathname, title, object } = tab
  const [resource = '', record] = pathname.slice(1).split('/')
  const list = listOf(resource)
  if (name === pathname && list !== undefined && record === undefined) return list
  const words = wordsOf(pathname)
  if (name === pathname && words.title !== undefined) return words.title
  if (title !== undefined && tab.locale === locale) return title
  if (list !== undefined) return record === 'create' ? `${newOf(resource)} · ${list}` : (object ?? list)
  // the page of a record has the record's name as its title
  if (title !== undefined && name !== pathname) return title
  return words.title ?? words.of ?? title ?? ''
}

/** The tabs that are closed, and the page that is shown afterwards; undefined if the active page stays. */
export interface Closing {
  readonly closed: readonly string[]
  readonly goTo: string | undefined
}

interface Present {
  readonly active: string | undefined
  readonly home: Place | undefined
}

/** Returns the address shown after a closing: that of the last remaining tab, or of home. */
function shownAfter(tabs: readonly Tab[], closed: readonly string[], { active, home }: Present) {
  if (active === undefined || !closed.includes(active)) return undefined
  const last = tabs.filter(({ name }) => !closed.includes(name)).at(-1) ?? home
  return last ? addressOf(last) : '/'
}

/** Closes one tab; home cannot be closed. */
export function closeTab(tabs: readonly Tab[], name: string, present: Present): Closing {
  const closed = name === present.home?.name ? [] : [name]
  return { closed, goTo: shownAfter(tabs, closed, present) }
}

/** Closes all tabs except home and the active one. */
export function closeOthers(tabs: readonly Tab[], { active, home }: Present): Closing {
  const closed = tabs.map(({ name }) => name).filter(name => name !== active && name !== home?.name)
  return { closed, goTo: undefined }
}

/** Closes all tabs except home, and opens home. */
export function closeAll(tabs: readonly Tab[], { home }: Present): Closing {
  const closed = tabs.map(({ name }) => name).filter(name => name !== home?.name)
  return { closed, goTo: home ? addressOf(home) : '/' }
}

const isTab = (value: unknown): value is Tab => {
  if (typeof value !== 'object' || value === null) return false
  const tab = value as Partial<Record<keyof Tab, unknown>>
  const isAddress = typeof tab.pathname === 'string' && findOwnPath(tab.pathname) !== undefined
  const isNamed = typeof tab.name === 'string' && typeof tab.kind === 'string'
  return isAddress && isNamed && typeof tab.search === 'string'
}

/** Reads stored tabs; values that are not tabs are left out. */
export function readTabs(text: string | null): readonly Tab[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(kept) ? kept.filter(isTab).slice(0, maxTabs) : []
  } catch {
    return []
  }
}
