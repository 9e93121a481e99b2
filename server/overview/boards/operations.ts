import { listProposedCorrections } from '../../correspondence/messages/approval/examine.ts'
import { type InstitutionActor, requireInstitution } from '../../platform/actor.ts'
import type { Db } from '../../platform/database/open.ts'
import { defineOperations } from '../../platform/http/call.ts'
import { shownPage } from '../../platform/paging/paging.ts'
import { countEditorQueue, listEditorQueue } from '../../records/lists/editor-queue.ts'
import type { ListFilter } from '../../records/lists/staff-filter.ts'
import { countKeptMessages, countStaffMessages } from '../../records/lists/staff-messages.ts'
import { countBoards, countMenus } from './counts.ts'
import { messagePages } from './pages.ts'
import { queueRow } from './queue-row.ts'

async function ansCounts(db: Db, actor: InstitutionActor, filter: ListFilter, now: Date) {
  return { board: 'list-ans', ...(await countStaffMessages(db, actor, filter, now)) }
}

/** Operations of the task boards: messages, counts, and the editor's queue. */
export const boardOperations = defineOperations({
  ...messagePages,
  ansCount: call => ansCounts(call.db, requireInstitution(call.actor), call.body, call.now),
  collectCount: async ({ db, actor, body, now }) => {
    const counts = await countKeptMessages(db, requireInstitution(actor), body, now)
    return { board: 'list-collect', ...counts }
  },
  boardCounts: call => countBoards(call.db, requireInstitution(call.actor), call.now),
  menuTaskNum: call => countMenus(call.db, requireInstitution(call.actor), call.query?.submenu, call.now),
  pageEditorQueue: async call => {
    const page = await listEditorQueue(call.db, call.body, call.now)
    const waiting = page.rows.filter(({ kind, pending }) => kind === 'message' && pending)
    const corrections = await listProposedCorrections(
      call.db,
      waiting.map(({ tid }) => tid),
      call.language
    )
    return shownPage(page, row =>
      queueRow(call.actor, row, { language: call.language, proposals: corrections.get(row.tid) })
    )
  },
  editorQueueCount: async call => ({
    board: 'queue',
    tabs: await countEditorQueue(call.db, call.body, call.now),
    overdue: 0,
    dueToday: 0,
    dueSoon: 0
  })
})
