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
  ...{ display, count, urgent, ordinary: count - urgent }
})

/** Boards that show one tab of another. */
const parts = [
  ['toBeReply', 'list-ans', 1],
  ['toBeExplain', 'list-ans', 2],
  ['toBeExamine', 'list-ans', 3],
  ['lastAssign', 'list-to', 1],
  ['lastToBeReply', 'list-to', 2]
] as const

/** The tabs of all boards of an institution. */
export async function countBoards(db: Db, actor: InstitutionActor, now: Date): Promise<Counted[]> {
  const today = endOfDay(now)
  const { id } = actor.group
  const [ans, to, from, kept, requests, returned, explained, cases, campaigns] = await Promise.all([
    countStaffMessages(db, actor, {}, now, today),
    countAssignments(db, actor, 'received', {}, now, today),
    countAssignments(db, actor, 'given', {}, now, today),
    countKeptMessages(db, actor, {}, now, today),
    countGroupRequests(db, id),
    returnedCounts(db, actor),
    countExplained(db, actor),
    countCases(db, id, {}),
    actor.group.allowCollect ? countGroupCampaigns(db, id, now) : null
  ])
  const whole: Counted[] = [
    { board: 'list-ans', ...ans },
    { board: 'list-to', ...to },
    { board: 'list-from', ...from },
    { board: 'list-collect', ...kept }
  ]
  const partly = parts.map(([board, of, display]): Counted => {
    const all = whole.find(one => one.board === of)?.tabs ?? []
    return { board, tabs: all.filter(one => one.display === display), ...undated }
  })
  return [
    ...whole,
    ...partly,
    { board: 'lastExplained', tabs: [tab(5, explained.n, explained.urgent)], ...undated },
    { board: 'list-handle-delivery', tabs: requests.deliveriesTo, ...undated },
    { board: 'tab-Delivery', tabs: requests.deliveriesFrom, ...undated },
    { board: 'reportsTo', tabs: requests.reportsTo, ...undated },
    { board: 'reportsFrom', tabs: requests.reportsFrom, ...undated },
    ...returned.map(({ source, count, unread }) => ({
      ...{ board: `${source}Feedback`, tabs: [tab(1, count), tab(2, unread)], ...undated }
    })),
    { board: 'cases', tabs: cases, ...undated },
    ...(campaigns ? [{ board: 'collectionPage', tabs: campaigns, ...undated }] : [])
  ]
}

/** Which tabs of a board wait for its reader. */
type Waiting = Readonly<Record<string, readonly number[]>>

/** What the menu's entries hold, by menu id (specification 9); the first boards make the entry's own number. */
const menus: Readonly<Record<number, { readonly own: Waiting; readonly more: Waiting }>> = {
  21: {
    own: {
      ...{ 'list-ans': [1, 2], 'list-to': [1, 2], 'list-from': [3, 4] },
      ...{ 'list-handle-delivery': [1], reportsTo: [1] }
    },
    // they show again what the others hold, or what waits for somebody else
    more: {
      ...{ toBeReply: [1], toBeExplain: [2], toBeExamine: [3] },
      ...{ lastAssign: [1], lastToBeReply: [2], lastExplained: [5] },
      ...{ userFeedback: [2], platformFeedback: [2], lastFeedback: [2], nextFeedback: [2] },
      ...{ 'list-collect': [8], reportsFrom: [1], cases: [2] }
    }
  },
  25: { own: { collectionPage: [3] }, more: {} },
  26: { own: { 'tab-Delivery': [1] }, more: {} }
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
  const [boards, unread] = await Promise.all([
    asked.length > 0 ? countBoards(db, actor, now) : [],
    isAsked(news) ? countNews(db, actor) : null
  ])
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
