import type { DataOf } from '@board/client'
import { entityNames } from '@board/generated/entity-names'
import { boards, type ConsoleBoard } from '../boards.ts'
import type { Face } from '../face.ts'
import { pagesOnFace } from '../pages.ts'
import type { Nav } from './nav.ts'

/** One entry of the left menu. */
export interface MenuEntry {
  key: string
  label: string
  icon: string
  /** Absent: it only holds others. */
  to?: string
  count?: number
  /** It shows records of the entry above it again: they wait once. */
  isPart?: boolean
  children: MenuEntry[]
}

type Counts = DataOf<'boardCounts'>

/** The records of a board that wait for its reader: those of the tabs that the board names. */
export function attentionOf(
  board: ConsoleBoard,
  counts: Pick<Counts[number], 'tabs'> | undefined
): number | undefined {
  const tabs = board.attention ?? board.tabs.slice(0, 1).map(tab => tab.display)
  return counts?.tabs
    .filter(tab => tabs.some(display => display === tab.display))
    .reduce((sum, tab) => sum + tab.count, 0)
}

/** The path of an address, without its first slash and without its query. */
const pathOf = (url: string): string => url.slice(1).split(/[?#]/)[0] ?? ''

const boardAt = (face: Face, url: string): ConsoleBoard | undefined =>
  boards.find(board => board.face === face && board.name === pathOf(url))

/** Whether an entry of the menu may lead to an address: a page, a board or an entity of its face. */
export function isPage(face: Face, url: string): boolean {
  const name = pathOf(url)
  if (pagesOnFace(face).some(({ menu, path }) => menu && path === `/${name}`)) return true
  if (boardAt(face, url)) return true
  return face === 'admin' && entityNames.some(entity => entity === name.split('/')[0])
}

/** Whether an entry, or one that it holds, leads to a path. */
export const leadsTo = ({ to, children }: MenuEntry, pathname: string): boolean =>
  (to !== undefined && isBelow(pathname, `/${pathOf(to)}`)) ||
  children.some(child => leadsTo(child, pathname))

const isBelow = (pathname: string, path: string) => pathname === path || pathname.startsWith(`${path}/`)

/** What waits at an entry and at all that it holds. */
export const waiting = ({ count = 0, children }: MenuEntry): number =>
  children.reduce((sum, child) => sum + (child.isPart ? 0 : waiting(child)), count)

/** The entries that lead somewhere, one after the other. */
export const pagesOf = (entries: readonly MenuEntry[]): MenuEntry[] =>
  entries.flatMap(entry => [...(entry.to === undefined ? [] : [entry]), ...pagesOf(entry.children)])

/** The menu of a face: what the server names and this console has a page for, with what waits at its boards. */
export function menuOf(face: Face, nav: Nav, counts: Counts): MenuEntry[] {
  return nav
    .filter(node => node.face === face)
    .flatMap((node): MenuEntry[] => {
      const children = menuOf(face, node.children, counts)
      const isKnown = isPage(face, node.url)
      if (!isKnown && children.length === 0) return []
      const board = boardAt(face, node.url)
      const count = board && attentionOf(board, countsOf(board, counts))
      return [
        {
          key: String(node.id),
          label: node.name,
          icon: node.icon,
          children,
          ...(isKnown && { to: node.url }),
          ...(count !== undefined && { count }),
          ...(board?.partOf !== undefined && { isPart: true })
        }
      ]
    })
}

const countsOf = (board: ConsoleBoard, counts: Counts) => counts.find(one => one.board === board.name)
