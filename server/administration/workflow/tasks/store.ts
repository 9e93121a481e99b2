/** SQL on tokens and tasks of instances. */
import { sql } from 'kysely'
import type { Db, Trx } from '../../../platform/database/open.ts'
import type { People } from '../engine/state.ts'
import type { TaskSide } from '../model/side.ts'

export type TaskStatus = 'open' | 'passed' | 'back' | 'backToFirst' | 'terminate'

export interface TaskRow {
  readonly id: number
  readonly instanceId: number
  readonly no: number
  readonly node: string
  readonly name: string
  readonly status: TaskStatus
  readonly assignee: number | null
  /** The person who delegated the task; null when it is not delegated. */
  readonly owner: number | null
  readonly side: TaskSide | null
  readonly endedBy: number | null
  readonly startedBy: number
}

/** Returns a task with the starter of its instance. */
export async function findTask(db: Db | Trx, id: number): Promise<TaskRow | undefined> {
  return (await db
    .selectFrom('workflow_task as k')
    .innerJoin('workflow_instance as i', 'i.id', 'k.instance_id')
    .select(['k.id', 'k.instance_id as instanceId', 'k.no', 'k.node', 'k.name', 'k.status'])
    .select([
      'k.assignee_uid as assignee',
      'k.owner_uid as owner',
      'k.side',
      'k.ended_by as endedBy',
      'i.started_by as startedBy'
    ])
    .where('k.id', '=', id)
    .executeTakeFirst()) as TaskRow | undefined
}

/** Returns the first open task of an instance that somebody holds. */
export async function findHeldTask(trx: Trx, instanceId: number, uid: number): Promise<number | undefined> {
  const row = await trx
    .selectFrom('workflow_task')
    .select('id')
    .where('instance_id', '=', instanceId)
    .where('assignee_uid', '=', uid)
    .where('status', '=', 'open')
    .orderBy('no')
    .executeTakeFirst()
  return row?.id
}

/** Returns the first open task of an instance and its holder. */
export const findOpenTask = async (
  trx: Trx,
  instanceId: number
): Promise<{ id: number; assignee: number | null } | undefined> =>
  await trx
    .selectFrom('workflow_task')
    .select(['id', 'assignee_uid as assignee'])
    .where('instance_id', '=', instanceId)
    .where('status', '=', 'open')
    .orderBy('no')
    .executeTakeFirst()

/** Tells whether somebody holds an open task, or could claim one. */
export async function hasOpenTask(db: Db, by: { uid: number; roles: readonly number[] }): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select 1 from workflow_task where assignee_uid = ${by.uid} and status = 'open')
      or exists (
        select 1 from workflow_candidate c join workflow_task k on k.id = c.task_id
        where (c.uid = ${by.uid} or c.role_id = any(${[...by.roles]}))
          and k.status = 'open' and k.assignee_uid is null
      ) as found`.execute(db)
  return rows[0]?.found === true
}

/**
 * Tells whether a person is involved in an instance: as its starter, by an action in its history, or as the holder or a
 * candidate of an open task.
 */
export async function isInvolved(
  db: Db | Trx,
  instanceId: number,
  by: { uid: number; roles: readonly number[] }
): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select 1 from workflow_instance where id = ${instanceId} and started_by = ${by.uid})
      or exists (select 1 from workflow_history where instance_id = ${instanceId} and actor_uid = ${by.uid})
      or exists (
        select 1 from workflow_task k left join workflow_candidate c on c.task_id = k.id
        where k.instance_id = ${instanceId} and k.status = 'open'
          and (k.assignee_uid = ${by.uid} or k.owner_uid = ${by.uid} or c.uid = ${by.uid} or c.role_id = any(${[...by.roles]}))
      ) as found`.execute(db)
  return rows[0]?.found === true
}

export const insertToken = async (
  trx: Trx,
  instanceId: number,
  token: { no: number; node: string; flow: string | null }
): Promise<void> => {
  await trx
    .insertInto('workflow_token')
    .values({ instance_id: instanceId, ...token })
    .execute()
}

export const deleteToken = async (trx: Trx, instanceId: number, no: number): Promise<void> => {
  await trx.deleteFrom('workflow_token').where('instance_id', '=', instanceId).where('no', '=', no).execute()
}

interface NewTask extends People {
  readonly no: number
  readonly token: number
  readonly node: string
  readonly name: string
  readonly side: TaskSide | null
}

export async function insertTask(trx: Trx, instanceId: number, task: NewTask, at: Date): Promise<void> {
  const { no, token, node, name, side, assignee, users, roles } = task
  const { id } = await trx
    .insertInto('workflow_task')
    .values({
      instance_id: instanceId,
      no,
      token_no: token,
      node,
      name,
      side,
      created_at: at,
      assignee_uid: assignee
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const candidates = [
    ...users.map(uid => ({ task_id: id, uid, role_id: null })),
    ...roles.map(role_id => ({ task_id: id, uid: null, role_id }))
  ]
  if (candidates.length > 0) await trx.insertInto('workflow_candidate').values(candidates).execute()
}

export const setHolder = async (
  trx: Trx,
  task: { instanceId: number; no: number },
  holder: { assignee: number | null; owner?: number | null }
): Promise<void> => {
  const { assignee, owner } = holder
  await trx
    .updateTable('workflow_task')
    .set({ assignee_uid: assignee, ...(owner !== undefined && { owner_uid: owner }) })
    .where('instance_id', '=', task.instanceId)
    .where('no', '=', task.no)
    .execute()
}

/** Ends a task and deletes its candidates, which remain only in the history. */
export async function endTask(
  trx: Trx,
  task: { instanceId: number; no: number },
  end: { status: Exclude<TaskStatus, 'open'>; by: number | null; at: Date }
): Promise<void> {
  const { id } = await trx
    .updateTable('workflow_task')
    .set({ status: end.status, ended_by: end.by, ended_at: end.at })
    .where('instance_id', '=', task.instanceId)
    .where('no', '=', task.no)
    .returning('id')
    .executeTakeFirstOrThrow()
  await trx.deleteFrom('workflow_candidate').where('task_id', '=', id).execute()
}
