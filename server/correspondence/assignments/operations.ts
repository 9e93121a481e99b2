import type { DataOf, OperationId } from '@board/generated/calls'
import { readParameters, type SiteParameters } from '../../directory/site/parameters.ts'
import { type InstitutionActor, requireInstitution } from '../../platform/actor.ts'
import type { Trx } from '../../platform/database/open.ts'
import { type Call, defineOperations } from '../../platform/http/call.ts'
import { Refusal } from '../../platform/refusal.ts'
import { listAssignments } from '../../records/assignment-core/find.ts'
import type { AssignmentRecord } from '../../records/assignment-core/record.ts'
import { countAssignments, type Side } from '../../records/lists/assignments.ts'
import type { ListFilter } from '../../records/lists/staff-filter.ts'
import {
  acceptAssignment,
  cancelAssignment,
  recordOfflineResult,
  refuseReturn,
  requestReturn,
  sendBackAnswer,
  takeBackAnswer,
  withdrawReturn
} from './act.ts'
import { answerAssignment } from './answer.ts'
import { assignMessage } from './assign.ts'
import { nagAssignment } from './nag.ts'
import { assignmentPages } from './pages.ts'
import { countProposedUnits, listProposedUnits, proposeUnits } from './propose-units.ts'
import { showAssignment } from './show.ts'

type Reading = Pick<Call<'pageTo'>, 'actor' | 'db' | 'now'>

async function countOf(call: Reading, side: Side, board: string, filter: ListFilter) {
  const actor = requireInstitution(call.actor)
  const counts = await countAssignments(call.db, actor, side, filter, call.now)
  return { board, ...counts }
}

/** Returns the last offline transfer of a message by the actor's group. The caller checks whether it is still open. */
async function offlineOf(trx: Trx, actor: InstitutionActor, tid: number): Promise<number> {
  const given = await listAssignments(trx, tid)
  const last = given.findLast(one => one.type === 2 && one.giver_group_id === actor.group.id)
  if (!last) throw new Refusal('GEN0404')
  return last.tpid
}

/** The operations that return the changed assignment. */
type ActId = {
  [Id in OperationId]: DataOf<Id> extends DataOf<'receiveProcess'> ? Id : never
}[OperationId]

type Act<Id extends ActId> = (
  trx: Trx,
  actor: InstitutionActor,
  call: Call<Id>,
  parameters: SiteParameters
) => Promise<AssignmentRecord>

/** Runs an act on an assignment in one transaction, and returns the changed assignment as the actor sees it. */
function acting<Id extends ActId>(act: Act<Id>) {
  return async (call: Call<Id>) => {
    const actor = requireInstitution(call.actor)
    const parameters = await readParameters(call.db)
    return call.write(async trx => showAssignment(trx, call, await act(trx, actor, call, parameters)))
  }
}

/** Operations on assignments. */
export const assignmentOperations = defineOperations({
  ...assignmentPages,
  toCount: call => countOf(call, 'received', 'list-to', call.body),
  fromCount: call => countOf(call, 'given', 'list-from', call.body),
  proposeUnits: call => proposeUnits(call.db, requireInstitution(call.actor), call.body.tids),
  assignMessage: async call => {
    const actor = requireInstitution(call.actor)
    const { groupId, ...order } = call.body
    const [parameters, proposed] = await Promise.all([
      readParameters(call.db),
      listProposedUnits(call.db, actor, order.tid)
    ])
    return call.write(async trx => {
      const assignment = await assignMessage(trx, actor, { ...order, to: { groupId } }, parameters, call.now)
      const shown = await showAssignment(trx, call, assignment)
      await countProposedUnits(trx, actor, proposed, groupId, call.now)
      return shown
    })
  },
  assignOffline: acting<'assignOffline'>(
    (trx, actor, { body: { unit, contact, ...order }, now }, parameters) =>
      assignMessage(trx, actor, { ...order, to: { unit, contact } }, parameters, now)
  ),
  receiveProcess: acting<'receiveProcess'>((trx, actor, { body, now }) =>
    acceptAssignment(trx, actor, body.tpid, now)
  ),
  requestReturn: acting<'requestReturn'>((trx, actor, { body, now }, parameters) =>
    requestReturn(trx, actor, body, parameters, now)
  ),
  cancelApply: acting<'cancelApply'>((trx, actor, { body, now }) =>
    withdrawReturn(trx, actor, body.tpid, now)
  ),
  refuseApplyCancelProcess: acting<'refuseApplyCancelProcess'>((trx, actor, { body, now }) =>
    refuseReturn(trx, actor, body, now)
  ),
  nagProcess: acting<'nagProcess'>((trx, actor, { body, now }) => nagAssignment(trx, actor, body, now)),
  cancelProcess: acting<'cancelProcess'>((trx, actor, { body, now }) =>
    cancelAssignment(trx, actor, body.tpid, 'cancel', body.reason, now)
  ),
  cancelOfflineProcess: acting<'cancelOfflineProcess'>(async (trx, actor, { body, now }) =>
    cancelAssignment(trx, actor, await offlineOf(trx, actor, body.tid), 'cancelOffline', body.reason, now)
  ),
  answerProcess: acting<'answerProcess'>((trx, actor, { body, now }, parameters) =>
    answerAssignment(trx, actor, body, parameters, now)
  ),
  takeBackAnswer: acting<'takeBackAnswer'>((trx, actor, { body, now }) =>
    takeBackAnswer(trx, actor, body.tpid, now)
  ),
  sendBackAnswer: acting<'sendBackAnswer'>((trx, actor, { body, now }) =>
    sendBackAnswer(trx, actor, body, now)
  ),
  recordOfflineResult: acting<'recordOfflineResult'>((trx, actor, { body, now }) =>
    recordOfflineResult(trx, actor, body, now)
  )
})
