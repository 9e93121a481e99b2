import type { BodyOf } from '@board/generated/calls'
import { requireInstitution } from '../../platform/actor.ts'
import { type Call, defineOperations } from '../../platform/http/call.ts'
import { actOnReport } from './act.ts'
import { pageReports } from './page.ts'
import { reportMessage } from './submit.ts'
import type { ReportAction } from './transitions.ts'

type Acting = 'takeOverReport' | 'returnReport' | 'noteReport' | 'withdrawReport'

/** Runs one action on a report in one transaction. */
const acting =
  <Id extends Acting>(action: ReportAction) =>
  (call: Call<Id>) => {
    const body: { id: number; advice?: string } = call.body as BodyOf<'takeOverReport'>
    const actor = requireInstitution(call.actor)
    return call.write(trx => actOnReport(trx, actor, { id: body.id, action, advice: body.advice }, call.now))
  }

/** Operations on reports: a group reports a message to its superior. */
export const reportOperations = defineOperations({
  reportMessage: call =>
    call.write(trx => reportMessage(trx, requireInstitution(call.actor), call.body, call.now)),
  takeOverReport: acting<'takeOverReport'>('takeOver'),
  returnReport: acting<'returnReport'>('return'),
  noteReport: acting<'noteReport'>('note'),
  withdrawReport: acting<'withdrawReport'>('withdraw'),
  pageReportsTo: call =>
    pageReports(call.db, requireInstitution(call.actor), 'to', call.body, call.language, call.now),
  pageReportsFrom: call =>
    pageReports(call.db, requireInstitution(call.actor), 'from', call.body, call.language, call.now)
})
