import type { InstitutionActor } from '@board/server/platform/actor'
// these modules register the cases and extensions that follow their processes
import '@board/server/publishing/cases/operations'
import '@board/server/correspondence/extensions/operations'
import { doTask } from '@board/server/administration/workflow/do-task'
import { findOpenTask } from '@board/server/administration/workflow/tasks/store'
import type { Stage } from './stage.ts'

export type Decision = 'claim' | 'pass' | 'back' | 'sendBack' | 'refuse' | 'giveUp' | 'delegate' | 'entrust'

const kinds = {
  pass: 'pass',
  back: 'back',
  sendBack: 'backToFirst',
  refuse: 'terminate',
  giveUp: 'terminate'
} as const

/** An editor claims the open task of a process and decides on it; for `giveUp` the clerk of the starter does. */
export async function decide(
  stage: Stage,
  { id, clerk, now }: { id: number; clerk: InstitutionActor; now: Date },
  decision: Decision,
  comment: string
): Promise<void> {
  const { trx, editor } = stage
  const task = await findOpenTask(trx, id)
  if (!task) throw new Error(`nothing waits in process ${id}`)
  const actor = decision === 'giveUp' ? clerk : editor
  const order = { taskId: task.id, processInstanceId: id }
  if (task.assignee === null) await doTask(trx, actor, { ...order, action: { kind: 'claim' } }, now)
  if (decision === 'claim') return
  const to = stage.colleague
  const action =
    decision === 'delegate' || decision === 'entrust' ? { kind: decision, to } : { kind: kinds[decision] }
  await doTask(trx, actor, { ...order, comment, action }, now)
}
