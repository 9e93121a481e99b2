/** SQL on processes: models, definitions and instances. */
import type { WorkflowDefinitionTable, WorkflowModelTable } from '@board/generated/database'
import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db, Trx } from '../../platform/database/open.ts'
import type { Change, State, Status } from './engine/state.ts'
import type { Variables } from './model/expression.ts'

export type ModelRow = Selectable<WorkflowModelTable>
export type DefinitionRow = Selectable<WorkflowDefinitionTable>

export const findModel = async (db: Db | Trx, id: number): Promise<ModelRow | undefined> =>
  await db.selectFrom('workflow_model').selectAll().where('id', '=', id).executeTakeFirst()

export const lockModel = async (trx: Trx, id: number): Promise<ModelRow | undefined> =>
  await trx.selectFrom('workflow_model').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export const hasModelWithKey = async (trx: Trx, key: string, except: number): Promise<boolean> =>
  (await trx
    .selectFrom('workflow_model')
    .select('id')
    .where('key', '=', key)
    .where('id', '<>', except)
    .executeTakeFirst()) !== undefined

/** Returns the id of the drawing with this key. */
export const findModelId = async (db: Db | Trx, key: string): Promise<number | undefined> =>
  (await db.selectFrom('workflow_model').select('id').where('key', '=', key).executeTakeFirst())?.id

export const insertModel = async (trx: Trx, row: Insertable<WorkflowModelTable>): Promise<ModelRow> =>
  await trx.insertInto('workflow_model').values(row).returningAll().executeTakeFirstOrThrow()

export async function updateModel(
  trx: Trx,
  id: number,
  values: Pick<ModelRow, 'key' | 'name' | 'remark' | 'xml' | 'updated_at'>
): Promise<ModelRow> {
  return await trx
    .updateTable('workflow_model')
    .set({ ...values, version: sql`version + 1` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export const deleteModel = async (trx: Trx, id: number): Promise<void> => {
  await trx.deleteFrom('workflow_model').where('id', '=', id).execute()
}

/** Locks a key until the transaction ends, so that deployments and starts of one key happen one after another. */
export const lockKey = async (trx: Trx, key: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`process:${key}`}, 0))`.execute(trx)
}

export const findDefinition = async (db: Db | Trx, id: number): Promise<DefinitionRow | undefined> =>
  await db.selectFrom('workflow_definition').selectAll().where('id', '=', id).executeTakeFirst()

export const lockDefinition = async (trx: Trx, id: number): Promise<DefinitionRow | undefined> =>
  await trx.selectFrom('workflow_definition').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

/** Returns the newest definition of a key, suspended or not. */
export const findLatest = async (db: Db | Trx, key: string): Promise<DefinitionRow | undefined> =>
  await db
    .selectFrom('workflow_definition')
    .selectAll()
    .where('key', '=', key)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()

export const insertDefinition = async (
  trx: Trx,
  row: Insertable<WorkflowDefinitionTable>
): Promise<DefinitionRow> =>
  await trx.insertInto('workflow_definition').values(row).returningAll().executeTakeFirstOrThrow()

export const setDefinitionStatus = async (trx: Trx, id: number, status: 0 | 1): Promise<DefinitionRow> =>
  await trx
    .updateTable('workflow_definition')
    .set({ status })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

export interface InstanceRow {
  readonly id: number
  readonly definitionId: number
  readonly key: string
  readonly businessKey: string
  readonly status: Status
  readonly startedBy: number
  readonly startedAt: Date
  readonly endedAt: Date | null
}

const instanceColumns = [
  'id',
  'definition_id as definitionId',
  'key',
  'business_key as businessKey',
  'status',
  'started_by as startedBy',
  'started_at as startedAt',
  'ended_at as endedAt'
] as const

export const findInstance = async (db: Db | Trx, id: number): Promise<InstanceRow | undefined> =>
  (await db
    .selectFrom('workflow_instance')
    .select(instanceColumns)
    .where('id', '=', id)
    .executeTakeFirst()) as InstanceRow | undefined

/** Returns the id of the ended instance about the same record that came before this one. */
export const findFormerInstance = async (
  db: Db | Trx,
  { id, key, businessKey }: Pick<InstanceRow, 'id' | 'key' | 'businessKey'>
): Promise<number | undefined> =>
  (
    await db
      .selectFrom('workflow_instance')
      .select('id')
      .where('key', '=', key)
      .where('business_key', '=', businessKey)
      .where('status', '=', 'terminated')
      .where('id', '<', id)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()
  )?.id

/** Locks an instance. Every action on one of its tasks waits for this lock. */
export const lockInstance = async (trx: Trx, id: number): Promise<InstanceRow | undefined> =>
  (await trx
    .selectFrom('workflow_instance')
    .select(instanceColumns)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()) as InstanceRow | undefined

/** Returns the running instance about a record, locked, and tells whether it is at its first task. */
export async function lockRunningInstance(
  trx: Trx,
  key: string,
  businessKey: string
): Promise<{ id: number; definitionId: number; isAtFirst: boolean } | undefined> {
  return await trx
    .selectFrom('workflow_instance')
    .select(['id', 'definition_id as definitionId', sql<boolean>`path = '[]'`.as('isAtFirst')])
    .where('key', '=', key)
    .where('business_key', '=', businessKey)
    .where('status', '=', 'running')
    .forUpdate()
    .executeTakeFirst()
}

/** Inserts an instance and returns its id; undefined when the record is in such a process already. */
export async function insertInstance(
  trx: Trx,
  row: Pick<InstanceRow, 'definitionId' | 'key' | 'businessKey' | 'startedBy' | 'startedAt'>
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    insert into workflow_instance (definition_id, key, business_key, started_by, started_at)
    values (${row.definitionId}, ${row.key}, ${row.businessKey}, ${row.startedBy}, ${row.startedAt})
    on conflict (key, business_key) where status = 'running' do nothing returning id`.execute(trx)
  return rows[0]?.id
}

export const deleteInstance = async (trx: Trx, id: number): Promise<void> => {
  await trx.deleteFrom('workflow_instance').where('id', '=', id).execute()
}

/** Reads the state of an instance from its tables. */
export async function readState(db: Db | Trx, instanceId: number): Promise<State> {
  const { rows } = await sql<State>`
    select i.status, i.path, i.last,
      coalesce((select jsonb_object_agg(v.name, v.value) from workflow_variable v where v.instance_id = i.id), '{}')
        as variables,
      coalesce((select jsonb_agg(jsonb_build_object('no', t.no, 'node', t.node, 'flow', t.flow) order by t.no)
        from workflow_token t where t.instance_id = i.id), '[]') as tokens,
      coalesce((select jsonb_agg(jsonb_build_object('no', k.no, 'token', k.token_no, 'node', k.node,
          'assignee', k.assignee_uid, 'owner', k.owner_uid,
          'users', (select coalesce(jsonb_agg(c.uid order by c.uid), '[]')
            from workflow_candidate c where c.task_id = k.id and c.uid is not null),
          'roles', (select coalesce(jsonb_agg(c.role_id order by c.role_id), '[]')
            from workflow_candidate c where c.task_id = k.id and c.role_id is not null)) order by k.no)
        from workflow_task k where k.instance_id = i.id and k.status = 'open'), '[]') as tasks
    from workflow_instance i where i.id = ${instanceId}`.execute(db)
  const state = rows[0]
  if (!state) throw new Error(`instance ${instanceId} vanished in its own transaction`)
  return state
}

export const updateInstance = async (trx: Trx, id: number, state: State, now: Date): Promise<void> => {
  await trx
    .updateTable('workflow_instance')
    .set({
      status: state.status,
      path: JSON.stringify(state.path),
      last: state.last,
      ended_at: state.status === 'running' ? null : now
    })
    .where('id', '=', id)
    .execute()
}

export async function writeVariables(trx: Trx, instanceId: number, variables: Variables): Promise<void> {
  const rows = Object.entries(variables).map(([name, value]) => ({
    instance_id: instanceId,
    name,
    value: JSON.stringify(value)
  }))
  if (rows.length === 0) return
  await trx
    .insertInto('workflow_variable')
    .values(rows)
    .onConflict(conflict =>
      conflict.columns(['instance_id', 'name']).doUpdateSet(eb => ({ value: eb.ref('excluded.value') }))
    )
    .execute()
}

export async function insertHistory(
  trx: Trx,
  instanceId: number,
  changes: readonly Change[],
  by: { uid: number | null; comment: string | null; at: Date }
): Promise<void> {
  if (changes.length === 0) return
  const rows = changes.map(change => ({
    instance_id: instanceId,
    at: by.at,
    actor_uid: by.uid,
    kind: change.kind,
    task_no: 'task' in change ? change.task : null,
    node: 'node' in change ? change.node : null,
    comment: 'task' in change && change.kind !== 'created' ? by.comment : null,
    detail: JSON.stringify(change)
  }))
  await trx.insertInto('workflow_history').values(rows).execute()
}

export interface HistoryRow {
  readonly at: Date
  readonly uid: number | null
  readonly name: string | null
  readonly comment: string | null
  readonly change: Change
}

/** Returns the history of an instance, oldest first. */
export async function readHistory(db: Db | Trx, instanceId: number): Promise<HistoryRow[]> {
  const { rows } = await sql<HistoryRow>`
    select h.at, h.actor_uid as uid, a.nick_name as name, h.comment, h.detail as change
    from workflow_history h left join account a on a.uid = h.actor_uid
    where h.instance_id = ${instanceId} order by h.id`.execute(db)
  return rows
}

/** Returns the variables that an instance was started with. */
export async function readGiven(db: Db | Trx, instanceId: number): Promise<Variables> {
  const { rows } = await sql<{ detail: { variables: Variables } }>`
    select detail from workflow_history where instance_id = ${instanceId} and kind = 'started'`.execute(db)
  return rows[0]?.detail.variables ?? {}
}

/** Returns the candidates that a task had when it was created; they stay readable after the task has ended. */
export async function readFormerPeople(
  db: Db | Trx,
  instanceId: number,
  taskNo: number
): Promise<{ users: number[]; roles: number[] }> {
  const { rows } = await sql<{ detail: { users: number[]; roles: number[] } }>`
    select detail from workflow_history
    where instance_id = ${instanceId} and task_no = ${taskNo} and kind = 'created'`.execute(db)
  return rows[0]?.detail ?? { users: [], roles: [] }
}
