/** Reads for the lists of tasks, instances, definitions and models. */

import { definitionTabs } from '@board/schemas/boards/definitions'
import { instanceTabs } from '@board/schemas/boards/instances'
import { type KeyOf, tabNamed } from '@board/schemas/boards/tabs'
import { taskTabs } from '@board/schemas/boards/tasks'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/database/open.ts'
import { type Between, textConditions, timeConditions } from '../../../platform/paging/narrowing.ts'
import { pageOf } from '../../../platform/paging/page-of.ts'
import { cappedTotal, type Found, type PageRequest } from '../../../platform/paging/paging.ts'
import { byDisplay, conditionsByDisplay } from '../../../platform/paging/tabs.ts'
import { isApplicant, shownName } from '../people/store.ts'
import type { TaskFacts } from '../policy.ts'

/** The filters of a list. */
export interface ListRequest extends PageRequest, Between {
  readonly keywords?: string | undefined
}

export interface TaskListRow extends TaskFacts {
  readonly id: number
  readonly instanceId: number
  readonly node: string
  readonly name: string
  readonly processName: string
  readonly key: string
  readonly businessKey: string
  readonly starterName: string
  readonly assigneeName: string | null
  readonly createdAt: Date
  readonly endedAt: Date | null
}

/** The reader of a list of tasks: the account, and the label of all people of the platform; null if they know names. */
interface Reader {
  readonly uid: number
  readonly platform: string | null
}

/** The columns of a task, as its reader finds them, and whether the reader is an applicant. */
const taskColumns = ({
  uid: reader,
  platform
}: Reader) => sql`k.id, k.instance_id as "instanceId", k.node, k.name, k.status, k.assignee_uid as assignee, k.owner_uid as owner,
    k.created_at as "createdAt", k.ended_at as "endedAt", i.key, i.business_key as "businessKey",
    d.name as "processName", ${shownName('starter', platform)} as "starterName",
    ${shownName('holder', platform)} as "assigneeName",
    case when (select count(*) from workflow_token t where t.instance_id = i.id) <= 1
      then jsonb_array_length(i.path) else 0 end as "stepsBack",
    array(select c.uid from workflow_candidate c where c.task_id = k.id and c.uid is not null) as users,
    array(select c.role_id from workflow_candidate c where c.task_id = k.id and c.role_id is not null) as roles,
    k.side, k.side is not distinct from 'decider' and ${isApplicant(sql`${reader}::int`, sql`i.id`)} as "isApplicant"`

const fromTasks = sql`from workflow_task k
    join workflow_instance i on i.id = k.instance_id
    join workflow_definition d on d.id = i.definition_id
    join account starter on starter.uid = i.started_by
    left join account holder on holder.uid = k.assignee_uid`

/** Returns the open tasks of an instance in the order of their creation, as their reader finds them. */
export async function selectOpenTasks(
  db: Db,
  instanceId: number,
  reader: Reader
): Promise<readonly TaskListRow[]> {
  const { rows } = await sql<TaskListRow>`select ${taskColumns(reader)} ${fromTasks}
    where k.instance_id = ${instanceId} and k.status = 'open' order by k.no`.execute(db)
  return rows
}

interface Whose {
  readonly uid: number
  readonly roles: readonly number[]
}

/** The condition of each tab of a person's tasks, by its key. */
const tabsFor = (by: Whose): Readonly<Record<KeyOf<typeof taskTabs>, RawBuilder<boolean>>> => ({
  toDo: sql`k.status = 'open' and k.assignee_uid = ${by.uid}`,
  toClaim: sql`k.status = 'open' and k.assignee_uid is null and exists (
    select 1 from workflow_candidate c
    where c.task_id = k.id and (c.uid = ${by.uid} or c.role_id = any(${[...by.roles]})))
    and not (k.side is not distinct from 'decider' and ${isApplicant(sql`${by.uid}::int`, sql`i.id`)})`,
  tasksDelegated: sql`k.status = 'open' and k.owner_uid = ${by.uid}`,
  tasksDone: sql`k.status <> 'open' and k.ended_by = ${by.uid}`
})

const { display: done } = tabNamed(taskTabs, 'tasksDone')

/** Returns the moment that a tab is sorted by: the creation of a task, or its end. */
const momentOf = (display: number) => (display === done ? 'k.ended_at' : 'k.created_at')

function conditionsOf(by: Whose, display: number, request: ListRequest): RawBuilder<unknown>[] {
  const whose = byDisplay(taskTabs, tabsFor(by))[display] ?? sql`false`
  const searched = textConditions(request.keywords, 'k.name', 'd.name', 'i.business_key')
  return [whose, ...searched, ...timeConditions(request, momentOf(display))]
}

/** Lists the tasks of a tab. */
export async function selectTasks(
  db: Db,
  by: Whose,
  display: number,
  request: ListRequest,
  platform: string | null
): Promise<Found<TaskListRow>> {
  return await pageOf<TaskListRow>(db, request, {
    columns: taskColumns({ uid: by.uid, platform }),
    from: fromTasks,
    conditions: conditionsOf(by, display, request),
    order: { column: momentOf(display), id: 'k.id', descending: true }
  })
}

/** Counts the tasks of a tab; 10,001 stands for more than 10,000. */
export async function countTasks(db: Db, by: Whose, display: number, request: ListRequest): Promise<number> {
  const where = sql.join(conditionsOf(by, display, request), sql` and `)
  const { total, totalCapped } = await cappedTotal(db, sql`${fromTasks} where ${where}`)
  return totalCapped ? total + 1 : total
}

export interface InstanceListRow {
  readonly id: number
  readonly key: string
  readonly processName: string
  readonly number: number
  readonly businessKey: string
  readonly status: 'running' | 'finished' | 'terminated'
  readonly currentTasks: readonly string[]
  readonly starterName: string
  readonly startedAt: Date
  readonly endedAt: Date | null
}

const ofInstance = (platform: string | null) => ({
  columns: sql`i.id, i.key, d.name as "processName", d.number, i.business_key as "businessKey", i.status,
    i.started_at as "startedAt", i.ended_at as "endedAt", ${shownName('starter', platform)} as "starterName",
    array(select k.name from workflow_task k where k.instance_id = i.id and k.status = 'open' order by k.no)
      as "currentTasks"`,
  from: sql`from workflow_instance i
    join workflow_definition d on d.id = i.definition_id
    join account starter on starter.uid = i.started_by`
})

export async function findListedInstance(
  db: Db,
  id: number,
  platform: string | null
): Promise<InstanceListRow | undefined> {
  const { columns, from } = ofInstance(platform)
  const { rows } = await sql<InstanceListRow>`select ${columns} ${from} where i.id = ${id}`.execute(db)
  return rows[0]
}

const ofInstances = conditionsByDisplay(instanceTabs, { status: sql`i.status` })

/** Lists the instances of a tab. */
export async function selectInstances(
  db: Db,
  display: number,
  request: ListRequest
): Promise<Found<InstanceListRow>> {
  const { keywords } = request
  return await pageOf<InstanceListRow>(db, request, {
    ...ofInstance(null),
    conditions: [
      ofInstances[display] ?? sql`true`,
      ...textConditions(keywords, 'd.name', 'i.key', 'i.business_key'),
      ...timeConditions(request, 'i.started_at')
    ],
    order: { column: 'i.started_at', id: 'i.id', descending: true }
  })
}

export interface DefinitionListRow {
  readonly id: number
  readonly key: string
  readonly number: number
  readonly name: string
  readonly status: 0 | 1
  readonly deployedAt: Date
  readonly running: number
  /** True for the newest definition of its key, which new instances use. */
  readonly isLatest: boolean
}

const newest = sql`(select max(one.number) from workflow_definition one where one.key = d.key)`

interface DefinitionFilter extends ListRequest {
  /** The number of a tab; absent: all. */
  readonly display?: number | undefined
  readonly key?: string | undefined
  /** Only the newest definition of each key. */
  readonly latest?: boolean
}

const ofDefinition = {
  columns: sql`d.id, d.key, d.number, d.name, d.status, d.deployed_at as "deployedAt",
      (select count(*)::integer from workflow_instance i where i.definition_id = d.id and i.status = 'running')
        as running, d.number = ${newest} as "isLatest"`,
  from: sql`from workflow_definition d`
}

export async function findListedDefinition(db: Db, id: number): Promise<DefinitionListRow | undefined> {
  const { columns, from } = ofDefinition
  const { rows } = await sql<DefinitionListRow>`select ${columns} ${from} where d.id = ${id}`.execute(db)
  return rows[0]
}

const ofDefinitions = conditionsByDisplay(definitionTabs, { status: sql`d.status` })

const { display: allDefinitions } = tabNamed(definitionTabs, 'all')

export async function selectDefinitions(
  db: Db,
  { keywords, display = allDefinitions, key, latest, ...request }: DefinitionFilter
): Promise<Found<DefinitionListRow>> {
  return await pageOf<DefinitionListRow>(db, request, {
    ...ofDefinition,
    conditions: [
      ofDefinitions[display] ?? sql`true`,
      ...(key ? [sql`d.key = ${key}`] : []),
      ...(latest ? [sql`d.number = ${newest}`] : []),
      ...textConditions(keywords, 'd.name', 'd.key'),
      ...timeConditions(request, 'd.deployed_at')
    ],
    order: { column: 'd.deployed_at', id: 'd.id', descending: true }
  })
}

export interface ModelListRow {
  readonly id: number
  readonly key: string
  readonly name: string
  readonly remark: string
  readonly version: number
  readonly updatedAt: Date
  /** The number of the newest definition; null when none was deployed. */
  readonly deployed: number | null
}

export async function selectModels(
  db: Db,
  { keywords, ...page }: PageRequest & { keywords?: string | undefined }
): Promise<Found<ModelListRow>> {
  return await pageOf<ModelListRow>(db, page, {
    columns: sql`m.id, m.key, m.name, m.remark, m.version, m.updated_at as "updatedAt",
      (select max(d.number) from workflow_definition d where d.key = m.key) as deployed`,
    from: sql`from workflow_model m`,
    conditions: textConditions(keywords, 'm.name', 'm.key'),
    order: { column: 'm.updated_at', id: 'm.id', descending: true }
  })
}
