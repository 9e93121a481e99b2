import type { Language } from '@board/schemas/errors'
import { type Actor, type InstitutionActor, requireInstitution } from '../actor.ts'
import { deadlineBounds } from '../assignments/latest-deadline.ts'
import type { Db } from '../database/open.ts'
import type { ListFilter } from '../lists/staff-filter.ts'
import {
  listAllMessages,
  listKeptMessages,
  listStaffMessages,
  type StaffRow
} from '../lists/staff-messages.ts'
import { rowForReceiver } from '../messages/as-receiver.ts'
import { rulesOf } from '../messages/circumstances.ts'
import { allowedActions } from '../messages/policy.ts'
import { staffRow } from '../messages/shape.ts'
import { shownPage } from '../paging/paging.ts'
import { readParameters } from '../site/parameters.ts'

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
  return shownPage(page, row => {
    if (!isTheirs(row, actor))
      return rowForReceiver(staffRow(row, call.language, [], rules), row, call.language)
    const actions = allowedActions(actor, row, { ...rules, assigned: row.assigned })
    const mayAssign = actions.includes('assignMessage')
    const until = mayAssign ? deadlineBounds(row, undefined, parameters, call.now).latest : null
    return staffRow(row, call.language, actions, rules, until)
  })
}

/** The pages of the boards of messages. */
export const messagePages = {
  pageAns: (call: PageCall) => messagesOf(call, listStaffMessages),
  pageCollect: (call: PageCall) => messagesOf(call, listKeptMessages),
  pageAll: (call: PageCall) =>
    messagesOf(call, listAllMessages, (row, { group }) => row.group_id === group.id)
}
