import type { SignedInActor } from '../../platform/actor.ts'
import type { Trx } from '../../platform/database/open.ts'
import { Refusal } from '../../platform/refusal.ts'
import { actOnTask, type Doer, type TaskAction } from './engine/act.ts'
import { notifyFollower } from './follow.ts'
import { requireGiven } from './given.ts'
import { graphOf } from './graphs.ts'
import { type Applicants, isOneOf } from './people/applicants.ts'
import { peopleOf } from './people/find.ts'
import { findApplicants, findGroupId, findPeople, findRoleIds, selectParticipants } from './people/store.ts'
import { isOwnDecision, maySee } from './policy.ts'
import { saveOutcome } from './save.ts'
import { findDefinition, lockInstance, readFormerPeople, readState } from './store.ts'
import { findTask, type TaskRow } from './tasks/store.ts'

export interface TaskOrder {
  readonly taskId: number
  /** The instance of the task, if the caller knows it. A task of another instance is refused. */
  readonly processInstanceId?: number | undefined
  readonly comment?: string | undefined
  readonly action: TaskAction
  /** True when the actor may hand over tasks of others, for example of somebody who has left. */
  readonly oversees?: boolean
}

/** The actions that need a comment. Specification 5. */
const needComment: readonly TaskAction['kind'][] = ['pass', 'back', 'backToFirst', 'terminate']

/** The result of an action on a task, with the status of its instance. */
export interface TaskResult {
  readonly taskId: number
  readonly processInstanceId: number
  readonly status: 'running' | 'finished' | 'terminated'
}

/**
 * Claims, passes, sends back, delegates, hands over or ends a task. Specification 4, 5.
 * @throws Refusal GEN0404 for a task that is missing or not visible, WFL0017 without a comment, WFL0018 when the chosen
 * person cannot do tasks, WFL0023, WFL0031 to WFL0033 where somebody would decide on their own application, and those of
 * the engine
 */
export async function doTask(
  trx: Trx,
  actor: SignedInActor,
  order: TaskOrder,
  now: Date
): Promise<TaskResult> {
  const seen = await findTask(trx, order.taskId)
  if (!seen) throw new Refusal('GEN0404')
  const instance = await lockInstance(trx, seen.instanceId)
  // the task may have changed before the lock was taken
  const task = await findTask(trx, order.taskId)
  if (!instance || !task) throw new Refusal('GEN0404')
  const roles = await findRoleIds(trx, actor.accountId)
  const by = { uid: actor.accountId, roles, oversees: order.oversees === true }
  await requireVisible(trx, by, task, order)
  const comment = order.comment?.trim() || null
  if (comment === null && needComment.includes(order.action.kind)) throw new Refusal('WFL0017')
  const applicants = await findApplicants(trx, task.instanceId)
  await requireOther(trx, by, task, order.action, applicants)
  await requireChosen(trx, by, task, order.action, applicants)
  const definition = await findDefinition(trx, instance.definitionId)
  if (!definition) throw new Error(`definition ${instance.definitionId} of instance ${instance.id} is gone`)
  const graph = await graphOf(definition)
  const state = await readState(trx, instance.id)
  const action = withInitiator(order.action, state.variables.initiator ?? null)
  const variables = { ...state.variables, ...(action.kind === 'pass' && action.variables) }
  const people = await peopleOf(trx, graph, variables, applicants)
  const outcome = actOnTask(graph, state, task.no, action, by, people)
  await requireGiven(trx, actor, instance, state, task.no, action)
  await saveOutcome(trx, { instanceId: instance.id, graph, uid: by.uid, comment, at: now }, outcome)
  const { key, businessKey } = instance
  const { status } = outcome.state
  await notifyFollower(trx, { key, businessKey, done: order.action.kind, status, actor, comment, now })
  return { taskId: task.id, processInstanceId: instance.id, status }
}

/**
 * Checks that the actor may see the task. A missing, a foreign and a hidden task give the same error.
 * @throws Refusal GEN0404
 */
async function requireVisible(trx: Trx, by: Doer, task: TaskRow, order: TaskOrder): Promise<void> {
  const { processInstanceId: named } = order
  const people = await readFormerPeople(trx, task.instanceId, task.no)
  const isOther = named !== undefined && named !== task.instanceId
  if (isOther || !(by.oversees || maySee(by, task, people))) throw new Refusal('GEN0404')
}

/**
 * Checks that the actor does not decide on their own application. Who oversees tasks may end a process, as an applicant
 * who withdraws does. Decision 0167.
 * @throws Refusal WFL0031
 */
async function requireOther(
  trx: Trx,
  by: Doer,
  { side }: TaskRow,
  { kind }: TaskAction,
  applicants: Applicants
): Promise<void> {
  if (side !== 'decider' || (kind === 'terminate' && by.oversees)) return
  const isApplicant = isOneOf(applicants, { uid: by.uid, groupId: await findGroupId(trx, by.uid) })
  if (isOwnDecision({ side, isApplicant }, kind)) throw new Refusal('WFL0031')
}

/**
 * Checks that the chosen person can do tasks and, for a decision, is none of the applicants and is a candidate; who
 * oversees tasks may choose another person than a candidate.
 * @throws Refusal WFL0018, WFL0032, WFL0033
 */
async function requireChosen(
  trx: Trx,
  by: Doer,
  task: TaskRow,
  action: TaskAction,
  applicants: Applicants
): Promise<void> {
  if (action.kind !== 'delegate' && action.kind !== 'entrust') return
  const [person] = await findPeople(trx, [], [action.to])
  if (!person) throw new Refusal('WFL0018')
  if (task.side !== 'decider') return
  if (isOneOf(applicants, person)) throw new Refusal('WFL0032')
  if (by.oversees) return
  const [candidate] = await selectParticipants(trx, { ids: [person.uid] }, { candidatesOf: task.id })
  if (!candidate) throw new Refusal('WFL0033')
}

/** Keeps the variable `initiator` of the instance, so that nobody can replace the starter with another value. */
function withInitiator(action: TaskAction, initiator: string | number | boolean | null): TaskAction {
  if (action.kind !== 'pass' || !action.variables) return action
  return { ...action, variables: { ...action.variables, initiator } }
}
