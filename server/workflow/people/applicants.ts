/** The applicants of an instance: nobody of them decides on what they applied for. Decision 0167. */
import { type RawBuilder, sql } from 'kysely'
import type { Db, Trx } from '../../database/open.ts'

/** The people who applied, and their institutions. */
export interface Applicants {
  readonly uids: readonly number[]
  readonly groups: readonly number[]
}

/** The accounts that applied in an instance: its starter, and everybody who has passed the applicant's step. */
const applied = (instanceId: RawBuilder<unknown>) => sql`(
  select one.started_by from workflow_instance one where one.id = ${instanceId}
  union all
  select step.ended_by from workflow_task step
  where step.instance_id = ${instanceId} and step.side = 'applicant' and step.status = 'passed')`

/** Tells in SQL whether an account has applied in an instance, or belongs to the institution of somebody who has. */
export const isApplicant = (
  uid: RawBuilder<unknown>,
  instanceId: RawBuilder<unknown>
) => sql<boolean>`exists (
  select 1 from account applicant, account asked
  where asked.uid = ${uid} and applicant.uid in ${applied(instanceId)}
    and (applicant.uid = asked.uid or (applicant.kind = 'institution' and applicant.group_id = asked.group_id)))`

export async function findApplicants(db: Db | Trx, instanceId: number): Promise<Applicants> {
  const { rows } = await sql<{ uid: number; groupId: number | null }>`
    select a.uid, case when a.kind = 'institution' then a.group_id end as "groupId"
    from account a where a.uid in ${applied(sql`${instanceId}::int`)}`.execute(db)
  return { uids: rows.map(({ uid }) => uid), groups: rows.flatMap(({ groupId }) => groupId ?? []) }
}

/** Tells whether an account is one of the applicants, or belongs to their institution. */
export const isOneOf = (
  { uids, groups }: Applicants,
  { uid, groupId }: { readonly uid: number; readonly groupId: number | null }
): boolean => uids.includes(uid) || (groupId !== null && groups.includes(groupId))
