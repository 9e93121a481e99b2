import type { Language } from '@board/schemas/errors/catalogue'
import { deadlineBounds } from '../../correspondence/assignments/latest-deadline.ts'
import { rulesOf } from '../../correspondence/messages/approval/circumstances.ts'
import { rowForReceiver } from '../../correspondence/messages/as-receiver.ts'
import { allowedActions } from '../../correspondence/messages/policy.ts'
import { staffRow } from '../../correspondence/messages/shape.ts'
import { listSubordinates } from '../../directory/groups/subordinates.ts'
import { readParameters } from '../../directory/site/parameters.ts'
import { type Actor, type InstitutionActor, requireInstitution } from '../../platform/actor.ts'
import type { Db } from '../../platform/database/open.ts'
import { shownPage } from '../../platform/paging/paging.ts'
import type { ListFilter } from '../../records/lists/staff-filter.ts'
import {
  listAllMessages,
  listKeptMessages,
  listStaffMessages,
  type StaffRow
} from '../../records/lists/staff-messages.ts'

/** The parts of a call that a page of a board needs. */
export interface PageCall {
  readonly db: Db
  readonly actor: Actor
  readonly body: ListFilter
  readonly language: Language
  readonly now: Date
}

/**
 * Returns a page of messages, each with its allowed actions.
 * @param isTheirs tells whether the reader handles a message; the others have the form for receivers, without actions
 */
async function messagesOf(
  call: PageCall,
  list: typeof listStaffMessages,
  isTheirs: (row: StaffRow, actor: InstitutionActor) => boolean = () => true
) {
  const actor = requireInstitution(call.actor)
  const page = await list(call.db, actor, call.body, call.now)
  const parameters = await readParameters(call.db)
  const rules = rulesOf(parameters, call.now)
  const actionsOn = new Map(
    page.rows.map(row => [row, allowedActions(actor, row, { ...rules, assigned: row.assigned })])
  )
  const isAnyAssignable = [...actionsOn.values()].some(actions => actions.includes('assignMessage'))
  const subordinates = isAnyAssignable ? await listSubordinates(call.db, actor) : []
  const candidates = subordinates.map(({ id }) => id)
  return shownPage(page, row => {
    if (!isTheirs(row, actor))
      return rowForReceiver(staffRow(row, call.language, [], rules), row, call.language)
    const actions = actionsOn.get(row) ?? []
    if (!actions.includes('assignMessage')) return staffRow(row, call.language, actions, rules)
    const until = deadlineBounds(row, undefined, parameters, call.now).latest
    return staffRow(row, call.language, actions, rules, { until, candidates })
  })
}

/** The pages of the boards of messages. */
export const messagePages = {
  pageAns: (call: PageCall) => messagesOf(call, listStaffMessages),
  pageCollect: (call: PageCall) => messagesOf(call, listKeptMessages),
  pageAll: (call: PageCall) =>
    messagesOf(call, listAllMessages, (row, { group }) => row.group_id === group.id)
}
