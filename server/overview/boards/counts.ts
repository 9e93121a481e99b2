/** The numbers of all boards of an institution, and of the menu entries above them. Domain 5. */
import type { components } from '@board/generated/openapi'
import { boards as declared } from '@board/schemas/boards/index'
import { returnedTabs } from '@board/schemas/boards/returned'
import { assignmentTabs, tabNamed } from '@board/schemas/boards/tabs'
import type { Board } from '@board/schemas/vocabulary/vocabulary'
import { countNewNotices } from '../../administration/notices/read.ts'
import { countUnread } from '../../correspondence/notifications/read.ts'
import { returnedCounts } from '../../correspondence/notifications/returned.ts'
import type { InstitutionActor } from '../../platform/actor.ts'
import type { Db } from '../../platform/database/open.ts'
import { countAssignments, countExplained } from '../../records/lists/assignments.ts'
import { countGroupCampaigns } from '../../records/lists/campaigns.ts'
import { countCases } from '../../records/lists/cases.ts'
import { countGroupRequests } from '../../records/lists/requests/request-counts.ts'
import { countKeptMessages, countStaffMessages, type TabCounts } from '../../records/lists/staff-messages.ts'

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

const boards: readonly Board[] = declared

/** Returns the boards that show tabs of another board with the same numbers. */
const partsOf = (whole: string): Board[] =>
  boards.filter(
    ({ partOf, count, defaultFilter }) =>
      partOf === whole &&
      defaultFilter === undefined &&
      count === boards.find(({ name }) => name === whole)?.count
  )

type Reader = readonly [names: readonly string[], read: () => Promise<Counted[]>]

const plain = (board: string, tabs: Tab[]): Counted => ({ board, tabs, ...undated })

/** Returns the numbers of a board and of the boards that show a part of it. */
const withParts = (whole: Counted): Counted[] => [
  whole,
  ...partsOf(whole.board).map(({ name, tabs }) =>
    plain(
      name,
      whole.tabs.filter(one => tabs.some(({ display }) => display === one.display))
    )
  )
]

const namesOf = (board: string): string[] => [board, ...partsOf(board).map(({ name }) => name)]

const { display: done } = tabNamed(assignmentTabs, 'done')

const { display: allReturned } = tabNamed(returnedTabs, 'all')
const { display: newReturned } = tabNamed(returnedTabs, 'unread')

/** Lists the functions that count boards, each with the names of its boards. */
function readersOf(db: Db, actor: InstitutionActor, now: Date): readonly Reader[] {
  const { id, allowCollect } = actor.group
  const dated = (board: string, read: () => Promise<TabCounts>): Reader => [
    namesOf(board),
    async () => withParts({ board, ...(await read()) })
  ]
  return [
    dated('list-ans', () => countStaffMessages(db, actor, {}, now)),
    dated('list-to', () => countAssignments(db, actor, 'received', {}, now)),
    dated('list-from', () => countAssignments(db, actor, 'given', {}, now)),
    dated('list-collect', () => countKeptMessages(db, actor, {}, now)),
    [
      ['lastExplained'],
      async () => {
        const { n, urgent } = await countExplained(db, actor)
        return [plain('lastExplained', [tab(done, n, urgent)])]
      }
    ],
    [
      ['list-handle-delivery', 'tab-Delivery', 'reportsTo', 'reportsFrom', 'proposalsTo'],
      async () => {
        const { deliveriesTo, deliveriesFrom, reportsTo, reportsFrom, proposalsTo } =
          await countGroupRequests(db, id)
        return [
          plain('list-handle-delivery', deliveriesTo),
          plain('tab-Delivery', deliveriesFrom),
          plain('reportsTo', reportsTo),
          plain('reportsFrom', reportsFrom),
          plain('proposalsTo', proposalsTo)
        ]
      }
    ],
    [
      ['userFeedback', 'platformFeedback', 'lastFeedback', 'nextFeedback'],
      async () =>
        (await returnedCounts(db, actor)).map(({ source, count, unread }) =>
          plain(`${source}Feedback`, [tab(allReturned, count), tab(newReturned, unread)])
        )
    ],
    [['ownCases'], async () => [plain('ownCases', await countCases(db, id, {}))]],
    [
      ['collectionPage'],
      async () => (allowCollect ? [plain('collectionPage', await countGroupCampaigns(db, id, now))] : [])
    ]
  ]
}

/**
 * Counts the tabs of the boards of an institution. Every open console calls this often. The boards are counted one
 * after the other, so that a call uses only one or two connections of the database.
 * @param wanted the boards to count; absent: all
 */
export async function countBoards(
  db: Db,
  actor: InstitutionActor,
  now: Date,
  wanted?: ReadonlySet<string>
): Promise<Counted[]> {
  const counted: Counted[] = []
  for (const [names, read] of readersOf(db, actor, now))
    if (!wanted || names.some(name => wanted.has(name))) counted.push(...(await read()))
  return counted
}

/** Returns the tabs whose records wait for the reader. */
const waitingTabs = (board: string): readonly number[] =>
  boards.find(({ name }) => name === board)?.attention ?? firstTabOf(board) ?? []

/** Returns the first tab of a board. Its records wait for the reader if the board has no `attention`. */
function firstTabOf(board: string): number[] | undefined {
  const [first] = boards.find(({ name }) => name === board)?.tabs ?? []
  return first && [first.display]
}

/** The boards of each menu entry, by menu id (specification 9). The entry's own number is the sum of `own`. */
const menus: Readonly<Record<number, { readonly own: readonly string[]; readonly more: readonly string[] }>> =
  {
    21: {
      own: ['list-ans', 'list-to', 'list-from', 'list-handle-delivery', 'proposalsTo', 'reportsTo'],
      // they show records of the others again, or records that wait for somebody else
      more: [
        ...boards.filter(({ face, partOf }) => face === 'g' && partOf !== undefined).map(({ name }) => name),
        'userFeedback',
        'platformFeedback',
        'lastFeedback',
        'nextFeedback',
        'reportsFrom',
        'ownCases'
      ]
    },
    25: { own: ['collectionPage'], more: [] },
    // its records wait for an editor
    26: { own: [], more: ['tab-Delivery'] }
  }

/** The id of the menu entry for news of all kinds. */
const news = 23

/**
 * Counts the waiting records of the menu entries and of the boards below each.
 * @param submenu the only entry to count; absent: all
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
  const wanted = new Set(asked.flatMap(([, { own, more }]) => [...own, ...more]))
  const counts = await countBoards(db, actor, now, wanted)
  const unread = isAsked(news) ? await countNews(db, actor) : null
  const counted = asked.map(([menuId, { own, more }]) => {
    const submenus = [...own, ...more].map(board => ({ board, count: waitingIn(counts, board) }))
    const count = submenus.filter(({ board }) => own.includes(board)).reduce((sum, one) => sum + one.count, 0)
    return { menuId: Number(menuId), count, submenus }
  })
  return unread === null ? counted : [...counted, { menuId: news, count: unread, submenus: [] }]
}

/** Tells whether a group sees a menu entry. An entry that the group's flags hide has no number. Specification 6. */
const isShown = ({ group }: InstitutionActor, menuId: number): boolean =>
  menuId === 25 ? group.allowCollect : menuId !== 26 || group.allowDelivery

const waitingIn = (counts: readonly Counted[], board: string): number =>
  (counts.find(one => one.board === board)?.tabs ?? [])
    .filter(({ display }) => waitingTabs(board).includes(display))
    .reduce((sum, { count }) => sum + count, 0)

async function countNews(db: Db, actor: InstitutionActor): Promise<number> {
  const [{ count }, notices] = await Promise.all([countUnread(db, actor), countNewNotices(db, actor)])
  return count + notices
}
