import type { DataOf } from '@board/client'
import type { GetResourceLabel } from 'ra-core'
import type { ComponentType } from 'react'
import { boardNamed, type ConsoleBoard } from '../base/boards.ts'
import type { Face } from '../base/face.ts'
import { iconNamed } from '../widgets/icons/icons.tsx'
import type { Nav } from './nav.ts'
import { pagesOnFace } from './pageTable.ts'
import type { Definitions } from './resourceFacts.ts'

/** One entry of the left menu. */
export interface MenuEntry {
  key: string
  label: string
  /** Other words by which the menu search finds it. */
  also?: string
  icon: ComponentType
  /** The address of the entry; absent: it only holds other entries. */
  to?: string
  count?: number
  /** True if its records are also records of the entry above it. They are counted only there. */
  isPart?: boolean
  children: MenuEntry[]
}

type Counts = DataOf<'boardCounts'>

/**
 * Returns the number of a board's records that wait for its reader. It is the sum of the tabs in the board's
 * `attention`, or the number of its first tab if there is no `attention`.
 */
export function attentionOf(
  board: ConsoleBoard,
  counts: Pick<Counts[number], 'tabs'> | undefined
): number | undefined {
  return counts && waitingTabs(board, counts).reduce((sum, tab) => sum + tab.count, 0)
}

const waitingTabs = (board: ConsoleBoard, { tabs }: Pick<Counts[number], 'tabs'>) => {
  const displays: readonly number[] = board.attention ?? board.tabs.slice(0, 1).map(tab => tab.display)
  return tabs.filter(tab => displays.includes(tab.display))
}

/**
 * Returns the address of a board in the menu. It opens the first tab that has waiting records. The address stays
 * unchanged if nothing waits, or if it has a query of its own.
 */
function addressWithTab(
  url: string,
  board: ConsoleBoard,
  counts: Pick<Counts[number], 'tabs'> | undefined
): string {
  const tab = counts && waitingTabs(board, counts).find(({ count }) => count > 0)
  const isFirst = tab?.display === board.tabs[0]?.display
  return tab === undefined || isFirst || url.includes('?') ? url : `${url}?display=${tab.display}`
}

/** Returns the path of an address, without its first slash and without its query. */
const pathOf = (url: string): string => url.slice(1).split(/[?#]/)[0] ?? ''

/** The targets of the menu of a face: its resources, and the pages that are written by hand. */
export interface Places {
  readonly face: Face
  readonly definitions: Definitions
  readonly labelOf: GetResourceLabel
  /** Returns other words for the subject of a resource; an empty text if there are none. */
  readonly alsoOf: (resource: string) => string
}

/** Returns the board at an address; undefined if there is none. */
function boardAt({ definitions }: Places, url: string): ConsoleBoard | undefined {
  const name = pathOf(url)
  return definitions[name]?.options?.kind === 'board' ? boardNamed(name) : undefined
}

/** Tells whether an entry of the menu may link to an address: a page, a board, or any page of an entity. */
export function isPage(places: Places, url: string): boolean {
  const path = pathOf(url)
  const [name = ''] = path.split('/')
  if (pagesOnFace(places.face).some(page => page.menu && page.path === `/${path}`)) return true
  return places.definitions[name]?.options?.kind === 'entity' || boardAt(places, url) !== undefined
}

/** Tells whether an entry, or one inside it, links to a path. */
export const leadsTo = ({ to, children }: MenuEntry, pathname: string): boolean =>
  (to !== undefined && isBelow(pathname, `/${pathOf(to)}`)) ||
  children.some(child => leadsTo(child, pathname))

const isBelow = (pathname: string, path: string) => pathname === path || pathname.startsWith(`${path}/`)

/** Returns the number of waiting records at an entry and at all entries inside it. */
export const waiting = ({ count = 0, children }: MenuEntry): number =>
  children.reduce((sum, child) => sum + (child.isPart ? 0 : waiting(child)), count)

/**
 * Returns the entries whose name or other words contain a text, together with the groups around them. A group whose own name matches
 * keeps all of its entries.
 */
export function entriesNamed(entries: readonly MenuEntry[], text: string): MenuEntry[] {
  const words = text.trim().toLowerCase()
  return entries.flatMap(entry => {
    if (`${entry.label} ${entry.also ?? ''}`.toLowerCase().includes(words)) return [entry]
    const children = entriesNamed(entry.children, text)
    return children.length > 0 ? [{ ...entry, children }] : []
  })
}

/** Returns the entries that have an address, in order. */
export const pagesOf = (entries: readonly MenuEntry[]): MenuEntry[] =>
  entries.flatMap(entry => [...(entry.to === undefined ? [] : [entry]), ...pagesOf(entry.children)])

/**
 * Returns the address with which a face opens: its overview if the menu has it, otherwise the first page of the menu;
 * undefined if the menu has none.
 */
export function homeOf(places: Places, nav: Nav): string | undefined {
  const own = pagesOf(menuOf(places, nav, []))
  const overview = pagesOnFace(places.face).find(page => page.isOverview)
  return (own.find(({ to }) => to === overview?.path) ?? own[0])?.to
}

/**
 * Returns the label and the icon of an entry. If the entry stands for a resource, they are those of the resource unless
 * administrators changed them. All other entries have those of the server. Decision 0050.
 */
function lookOf(
  { definitions, labelOf, alsoOf }: Places,
  node: Nav[number]
): Pick<MenuEntry, 'label' | 'also' | 'icon'> {
  const name = pathOf(node.url)
  const definition = definitions[name]
  const isOfResource = definition && node.key === `${definition.options?.kind}:${name}`
  return {
    label: isOfResource && !node.isRenamed ? labelOf(name) : node.name,
    also: definition ? alsoOf(name) : '',
    icon: (isOfResource && !node.hasOwnIcon && definition.icon) || iconNamed(node.icon)
  }
}

/**
 * Builds the menu of a face. It has the server's entries for which this console has a page. Boards show the number of
 * their waiting records.
 */
export function menuOf(places: Places, nav: Nav, counts: Counts): MenuEntry[] {
  return nav
    .filter(node => node.face === places.face)
    .flatMap((node): MenuEntry[] => {
      const children = menuOf(places, node.children, counts)
      const isKnown = isPage(places, node.url)
      if (!isKnown && children.length === 0) return []
      const board = boardAt(places, node.url)
      const counted = board && countsOf(board, counts)
      const count = board && attentionOf(board, counted)
      return [
        {
          key: String(node.id),
          ...lookOf(places, node),
          children,
          ...(isKnown && { to: board ? addressWithTab(node.url, board, counted) : node.url }),
          ...(count !== undefined && { count }),
          ...((board?.partOf ?? board?.counted) !== undefined && { isPart: true })
        }
      ]
    })
}

/**
 * Returns the numbers of a board's tabs. A board with `counted` has one number only, for its first tab: the number of
 * the tab of another board that `counted` names.
 */
function countsOf(
  { name, counted, tabs: [first] }: ConsoleBoard,
  counts: Counts
): Pick<Counts[number], 'tabs'> | undefined {
  if (!counted) return counts.find(one => one.board === name)
  const tab = counts
    .find(({ board }) => board === counted.board)
    ?.tabs.find(({ display }) => display === counted.display)
  return tab && first && { tabs: [{ ...tab, display: first.display }] }
}
