import { type InstitutionActor, requireInstitution } from '../actor.ts'
import { countToModify } from '../campaigns/waiting.ts'
import type { Db } from '../database/open.ts'
import { type Call, defineOperations } from '../http/call.ts'
import { countAssignments } from '../lists/assignments.ts'
import { countEditorQueue, listEditorQueue } from '../lists/editor-queue.ts'
import { shownPage } from '../lists/paging.ts'
import type { ListFilter } from '../lists/staff-filter.ts'
import {
  countKeptMessages,
  countStaffMessages,
  listKeptMessages,
  listStaffMessages
} from '../lists/staff-messages.ts'
import { rulesOf } from '../messages/circumstances.ts'
import { allowedActions } from '../messages/policy.ts'
import { staffRow } from '../messages/shape.ts'
import { endOfDay } from '../site/calendar.ts'
import { readParameters } from '../site/parameters.ts'
import { queueRow } from './queue-row.ts'

async function ansCounts(db: Db, actor: InstitutionActor, filter: ListFilter, now: Date) {
  return { board: 'list-ans', ...(await countStaffMessages(db, actor, filter, now, endOfDay(now))) }
}

/** The tabs of all boards of an institution. */
async function allCounts(call: Pick<Call<'boardCounts'>, 'actor' | 'db' | 'now'>) {
  const actor = requireInstitution(call.actor)
  const today = endOfDay(call.now)
  const [ans, to, from] = await Promise.all([
    ansCounts(call.db, actor, {}, call.now),
    countAssignments(call.db, actor, 'received', {}, call.now, today),
    countAssignments(call.db, actor, 'given', {}, call.now, today)
  ])
  return [ans, { board: 'list-to', ...to }, { board: 'list-from', ...from }]
}

/** What a menu entry counts: what waits for the reader, by menu id (specification 9). */
const messageHandling = 21
const collection = 25

type Counts = Awaited<ReturnType<typeof allCounts>>

/** Messages to reply or explain, assignments to accept or handle, and what came back to examine. */
const waiting: Readonly<Record<string, readonly number[]>> = {
  'list-ans': [1, 2],
  'list-to': [1, 2],
  'list-from': [3, 4]
}

const waitingIn = (counts: Counts): number =>
  counts
    .flatMap(({ board, tabs }) => tabs.filter(({ display }) => waiting[board]?.includes(display)))
    .reduce((sum, { count }) => sum + count, 0)

/** A page of messages, each with what may be done with it. */
async function messagesOf(
  call: Pick<Call<'pageAns'>, 'actor' | 'db' | 'now' | 'body'>,
  list: typeof listStaffMessages
) {
  const actor = requireInstitution(call.actor)
  const page = await list(call.db, actor, call.body)
  const rules = rulesOf(await readParameters(call.db), call.now)
  return shownPage(page, row =>
    staffRow(row, allowedActions(actor, row, { ...rules, assigned: row.assigned }))
  )
}

/** Task boards: messages, counts, the editor's queue. */
export const boardOperations = defineOperations({
  pageAns: call => messagesOf(call, listStaffMessages),
  pageCollect: call => messagesOf(call, listKeptMessages),
  ansCount: call => ansCounts(call.db, requireInstitution(call.actor), call.body, call.now),
  collectCount: async ({ db, actor, body, now }) => {
    const counts = await countKeptMessages(db, requireInstitution(actor), body, now, endOfDay(now))
    return { board: 'list-collect', ...counts }
  },
  boardCounts: call => allCounts(call),
  menuTaskNum: async call => {
    const submenu = call.query?.submenu
    const { group } = requireInstitution(call.actor)
    const isAsked = (menuId: number) => submenu === undefined || submenu === menuId
    const numbers = []
    if (isAsked(messageHandling))
      numbers.push({ menuId: messageHandling, count: waitingIn(await allCounts(call)) })
    if (isAsked(collection) && group.allowCollect)
      numbers.push({ menuId: collection, count: await countToModify(call.db, group.id) })
    return numbers
  },
  pageEditorQueue: async call => {
    const page = await listEditorQueue(call.db, call.body)
    return shownPage(page, row => queueRow(call.actor, row))
  },
  editorQueueCount: async call => ({
    board: 'queue',
    tabs: await countEditorQueue(call.db, call.body),
    overdue: 0,
    dueToday: 0,
    dueSoon: 0
  })
})
