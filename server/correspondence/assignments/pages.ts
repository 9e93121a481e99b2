import type { Language } from '@board/schemas/errors/catalogue'
import { readParameters } from '../../directory/site/parameters.ts'
import { type Actor, requireInstitution } from '../../platform/actor.ts'
import type { Db } from '../../platform/database/open.ts'
import { shownPage } from '../../platform/paging/paging.ts'
import { listAssignmentRows, type Side } from '../../records/lists/assignments.ts'
import type { ListFilter } from '../../records/lists/staff-filter.ts'
import { rulesOf } from '../messages/approval/circumstances.ts'
import { assignmentRow } from './view.ts'

/** The parts of a call that a page of assignments needs. */
interface PageCall {
  readonly db: Db
  readonly actor: Actor
  readonly body: ListFilter
  readonly language: Language
  readonly now: Date
}

/** Returns a page of the assignments that the group gave or received, each with its allowed actions. */
async function assignmentsOf(call: PageCall, side: Side) {
  const actor = requireInstitution(call.actor)
  const page = await listAssignmentRows(call.db, actor, side, call.body, call.now)
  const rules = rulesOf(await readParameters(call.db), call.now)
  return shownPage(page, row => assignmentRow(actor, row, call.language, rules))
}

/** The pages of the boards of assignments. */
export const assignmentPages = {
  pageTo: (call: PageCall) => assignmentsOf(call, 'received'),
  pageFrom: (call: PageCall) => assignmentsOf(call, 'given')
}
