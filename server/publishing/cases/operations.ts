import type { BodyOf } from '@board/generated/calls'
import { registerFollower } from '../../administration/workflow/follow.ts'
import { registerDeparture } from '../../correspondence/messages/departure.ts'
import { requireInstitution, requireSignedIn } from '../../platform/actor.ts'
import { type Call, defineOperations } from '../../platform/http/call.ts'
import { shownPage } from '../../platform/paging/paging.ts'
import { countCases, listStaffCases } from '../../records/lists/cases.ts'
import { changeCase, submitCase, withdrawCase } from './change.ts'
import { amendCase, followCase } from './decide.ts'
import { caseProcess } from './hand-in.ts'
import { caseRecords, caseWords } from './known-by.ts'
import { lapseUnfitCase } from './lapse.ts'
import { draftCase, proposeCase } from './propose.ts'
import { readCase, readLibrary, readStaffCase } from './read.ts'
import { staffRowOf } from './shape.ts'
import { restoreCase, takeDownCase } from './take-down.ts'

registerFollower(caseProcess, {
  followed: followCase,
  amended: amendCase,
  records: caseRecords,
  variables: caseWords,
  // the group that proposes a case starts the process
  startsItself: true
})

registerDeparture(lapseUnfitCase)

type Listing = Pick<Call<'pageCases'>, 'db' | 'actor'>
type Filter = BodyOf<'pageCases'>

const page = async ({ db, actor }: Listing, groupId: number | null, filter: Filter) =>
  shownPage(await listStaffCases(db, groupId, filter), row => staffRowOf(actor, row))

async function count({ db }: Listing, groupId: number | null, filter: Filter) {
  const tabs = await countCases(db, groupId, filter)
  return { board: 'cases', tabs, overdue: 0, dueToday: 0, dueSoon: 0 }
}

/** Operations of the case library: public, of an institution, of editors. Domain 6. */
export const caseOperations = defineOperations({
  listCases: async call => {
    return await readLibrary(call, call.query ?? {})
  },
  getCase: call => readCase(call, call.query.id),

  proposeCase: call => {
    const actor = requireInstitution(call.actor)
    return call.write(trx => proposeCase(trx, { ...call, actor }, call.body))
  },
  draftCase: call => {
    const actor = requireInstitution(call.actor)
    return call.write(trx => draftCase(trx, { ...call, actor }, call.body))
  },
  changeCase: call => {
    const actor = requireInstitution(call.actor)
    return call.write(trx => changeCase(trx, actor, call.body, call.language, call.now))
  },
  submitCase: call => {
    const actor = requireInstitution(call.actor)
    return call.write(trx => submitCase(trx, actor, call.body, call.language, call.now))
  },
  withdrawCase: call =>
    call.write(trx => withdrawCase(trx, requireInstitution(call.actor), call.body, call.now)),
  pageCases: call => page(call, requireInstitution(call.actor).group.id, call.body),
  caseCount: call => count(call, requireInstitution(call.actor).group.id, call.body),
  getStaffCase: call => readStaffCase(call, requireInstitution(call.actor).group.id, call.query.id),

  pageEditorCases: call => page(call, null, call.body),
  editorCaseCount: call => count(call, null, call.body),
  getEditorCase: call => readStaffCase(call, null, call.query.id),
  takeDownCase: call =>
    call.write(trx => takeDownCase(trx, requireSignedIn(call.actor), call.body, call.now)),
  restoreCase: call => call.write(trx => restoreCase(trx, requireSignedIn(call.actor), call.body, call.now))
})
