import { type InstitutionActor, requireInstitution } from '../actor.ts'
import type { Db } from '../database/open.ts'
import { type Call, defineOperations } from '../http/call.ts'
import { countEditorQueue, listEditorQueue } from '../lists/editor-queue.ts'
import { shownPage } from '../lists/paging.ts'
import type { ListFilter } from '../lists/staff-filter.ts'
import {
  countKeptMessages,
  countStaffMessages,
  listAllMessages,
  listKeptMessages,
  listStaffMessages,
  type StaffRow
} from '../lists/staff-messages.ts'
import { rowAsReceiver } from '../messages/as-receiver.ts'
import { rulesOf } from '../messages/circumstances.ts'
import { allowedActions } from '../messages/policy.ts'
import { staffRow } from '../messages/shape.ts'
import { endOfDay } from '../site/calendar.ts'
import { readParameters } from '../site/parameters.ts'
import { countBoards, countMenus } from './counts.ts'
import { queueRow } from './queue-row.ts'

async function ansCounts(db: Db, actor: InstitutionActor, filter: ListFilter, now: Date) {
  return { board: 'list-ans', ...(await countStaffMessages(db, actor, filter, now, endOfDay(now))) }
}

/**
 * A page of messages, each with what may be done with it.
 * @param isTheirs which of them the reader handles; the others are shown as to who receives them
 */
async function messagesOf(
  call: Pick<Call<'pageAns'>, 'actor' | 'body' | 'db' | 'language' | 'now'>,
  list: typeof listStaffMessages,
  isTheirs: (row: StaffRow, actor: InstitutionActor) => boolean = () => true
) {
  const actor = requireInstitution(call.actor)
  const page = await list(call.db, actor, call.body)
  const rules = rulesOf(await readParameters(call.db), call.now)
  return shownPage(page, row =>
    isTheirs(row, actor)
      ? staffRow(row, allowedActions(actor, row, { ...rules, assigned: row.assigned }), rules)
      : rowAsReceiver(staffRow(row, [], rules), row, call.language)
  )
}

/** Task boards: messages, counts, the editor's queue. */
export const boardOperations = defineOperations({
  pageAns: call => messagesOf(call, listStaffMessages),
  pageCollect: call => messagesOf(call, listKeptMessages),
  pageAll: call => messagesOf(call, listAllMessages, (row, { group }) => row.group_id === group.id),
  ansCount: call => ansCounts(call.db, requireInstitution(call.actor), call.body, call.now),
  collectCount: async ({ db, actor, body, now }) => {
    const counts = await countKeptMessages(db, requireInstitution(actor), body, now, endOfDay(now))
    return { board: 'list-collect', ...counts }
  },
  boardCounts: call => countBoards(call.db, requireInstitution(call.actor), call.now),
  menuTaskNum: call => countMenus(call.db, requireInstitution(call.actor), call.query?.submenu, call.now),
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
