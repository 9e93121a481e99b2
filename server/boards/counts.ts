/** The numbers of all boards of an institution, and of the menu entries that they stand under. Domain 5. */
import type { components } from '@board/generated/openapi'
import type { InstitutionActor } from '../actor.ts'
import type { Db } from '../database/open.ts'
import { countAssignments, countExplained } from '../lists/assignments.ts'
import { countGroupCampaigns } from '../lists/campaigns.ts'
import { countCases } from '../lists/cases.ts'
import { countGroupRequests } from '../lists/request-counts.ts'
import { countKeptMessages, countStaffMessages, type TabCounts } from '../lists/staff-messages.ts'
import { countNewNotices } from '../notices/read.ts'
import { countUnread } from '../notifications/read.ts'
import { returnedCounts } from '../notifications/returned.ts'
import { endOfDay } from '../site/calendar.ts'

type Schemas = components['schemas']
type Counted = Schemas['BoardCount']
type Tab = TabCounts['tabs'][number]

const undated = { overdue: 0, dueToday: 0, dueSoon: 0 } as const
const tab = (display: number, count: number, urgent = 0): Tab => ({
  display,
  count,
  urgent,
  ordinary: count - urgent
})

/** Boards that show one tab of another. */
const parts = [
  ['toBeReply', 'list-ans', 1],
  ['toBeExplain', 'list-ans', 2],
  ['toBeExamine', 'list-ans', 3],
  ['lastAssign', 'list-to', 1],
  ['lastToBeReply', 'list-to', 2]
] as const

type Reader = readonly [boards: readonly string[], read: () => Promise<Counted[]>]

const plain = (board: string, tabs: Tab[]): Counted => ({ board, tabs, ...undated })

/** A board with those that show a part of it. */
function withParts(whole: Counted): Counted[] {
  const shown = parts.filter(([, of]) => of === whole.board)
  return [
    whole,
    ...shown.map(([board, , display]) =>
      plain(
        board,
        whole.tabs.filter(one => one.display === display)
      )
    )
  ]
}

const namesOf = (board: string): string[] => [
  board,
  ...parts.filter(([, of]) => of === board).map(([part]) => part)
]

/** What is read for which boards. */
function readersOf(db: Db, actor: InstitutionActor, now: Date): readonly Reader[] {
  const today = endOfDay(now)
  const { id, allowCollect } = actor.group
  const dated = (board: string, read: () => Promise<TabCounts>): Reader => [
    namesOf(board),
    async () => withParts({ board, ...(await read()) })
  ]
  return [
    dated('list-ans', () => countStaffMessages(db, actor, {}, now, today)),
    dated('list-to', () => countAssignments(db, actor, 'received', {}, now, today)),
    dated('list-from', () => countAssignments(db, actor, 'given', {}, now, today)),
    dated('list-collect', () => countKeptMessages(db, actor, {}, now, today)),
    [
      ['lastExplained'],
      async () => {
        const { n, urgent } = await countExplained(db, actor)
        return [plain('lastExplained', [tab(5, n, urgent)])]
      }
    ],
    [
      ['list-handle-delivery', 'tab-Delivery', 'reportsTo', 'reportsFrom'],
      async () => {
        const { deliveriesTo, deliveriesFrom, reportsTo, reportsFrom } = await countGroupRequests(db, id)
        return [
          plain('list-handle-delivery', deliveriesTo),
          plain('tab-Delivery', deliveriesFrom),
          plain('reportsTo', reportsTo),
          plain('reportsFrom', reportsFrom)
        ]
      }
    ],
    [
      ['userFeedback', 'platformFeedback', 'lastFeedback', 'nextFeedback'],
      async () =>
        (await returnedCounts(db, actor)).map(({ source, count, unread }) =>
          plain(`${source}Feedback`, [tab(1, count), tab(2, unread)])
        )
    ],
    [['cases'], async () => [plain('cases', await countCases(db, id, {}))]],
    [
      ['collectionPage'],
      async () => (allowCollect ? [plain('collectionPage', await countGroupCampaigns(db, id, now))] : [])
    ]
  ]
}

/**
 * The tabs of all boards of an institution. Every open console asks for them again and again: they are counted one board
 * after the other, so that one call holds one or two of the database's connections and not all of them.
 * @param wanted boards; without it all
 */
export async function countBoards(
  db: Db,
  actor: InstitutionActor,
  now: Date,
  wanted?: ReadonlySet<string>
): Promise<Counted[]> {
  const counted: Counted[] = []
  for (const [boards, read] of readersOf(db, actor, now))
    if (!wanted || boards.some(board => wanted.has(board))) counted.push(...(await read()))
  return counted
}

/** Which tabs of a board wait for its reader. */
type Waiting = Readonly<Record<string, readonly number[]>>

/** What the menu's entries hold, by menu id (specification 9); the first boards make the entry's own number. */
const menus: Readonly<Record<number, { readonly own: Waiting; readonly more: Waiting }>> = {
  21: {
    own: {
      'list-ans': [1, 2],
      'list-to': [1, 2],
      'list-from': [3, 4],
      'list-handle-delivery': [1],
      reportsTo: [1]
    },
    // they show again what the others hold, or what waits for somebody else
    more: {
      toBeReply: [1],
      toBeExplain: [2],
      toBeExamine: [3],
      lastAssign: [1],
      lastToBeReply: [2],
      lastExplained: [5],
      userFeedback: [2],
      platformFeedback: [2],
      lastFeedback: [2],
      nextFeedback: [2],
      'list-collect': [8],
      reportsFrom: [1],
      cases: [5]
    }
  },
  25: { own: { collectionPage: [3] }, more: {} },
  // what it shows waits for the editor
  26: { own: {}, more: { 'tab-Delivery': [1] } }
}

/** The menu entry of news of all kinds. */
const news = 23

/**
 * What waits at the menu's entries, and at those below each.
 * @param submenu only this entry's
 */
export async function countMenus(
  db: Db,
  actor: InstitutionActor,
  submenu: number | undefined,
  now: Date
): Promise<Schemas['MenuCount'][]> {
  const isAsked = (menuId: number) => submenu === undefined || submenu === menuId
  const asked = Object.entries(menus).filter(
    ([menuId]) => isAsked(Number(menuId)) && isShown(actor, Number(menuId))
  )
  const wanted = new Set(asked.flatMap(([, { own, more }]) => Object.keys({ ...own, ...more })))
  const boards = await countBoards(db, actor, now, wanted)
  const unread = isAsked(news) ? await countNews(db, actor) : null
  const counted = asked.map(([menuId, { own, more }]) => {
    const submenus = Object.entries({ ...own, ...more }).map(([board, tabs]) => ({
      board,
      count: waitingIn(boards, board, tabs)
    }))
    const count = submenus.filter(({ board }) => board in own).reduce((sum, one) => sum + one.count, 0)
    return { menuId: Number(menuId), count, submenus }
  })
  return unread === null ? counted : [...counted, { menuId: news, count: unread, submenus: [] }]
}

/** Entries that a group's flags hide have no number. Specification 6. */
const isShown = ({ group }: InstitutionActor, menuId: number): boolean =>
  menuId === 25 ? group.allowCollect : menuId !== 26 || group.allowDelivery

const waitingIn = (boards: readonly Counted[], board: string, displays: readonly number[]): number =>
  (boards.find(one => one.board === board)?.tabs ?? [])
    .filter(({ display }) => displays.includes(display))
    .reduce((sum, { count }) => sum + count, 0)

async function countNews(db: Db, actor: InstitutionActor): Promise<number> {
  const [{ count }, notices] = await Promise.all([countUnread(db, actor), countNewNotices(db, actor)])
  return count + notices
}
