/** The only SQL on companies and their requests. */
import type { CompanyRequestTable, CompanyTable } from '@board/generated/database'
import { companyRequestTabs } from '@board/schemas/boards/company-requests'
import { tabNamed } from '@board/schemas/boards/tabs'
import { type Insertable, type RawBuilder, type Selectable, sql, type Updateable } from 'kysely'
import type { Db, Trx } from '../../platform/database/open.ts'
import { deleteRecordFiles, type FoundFile, recordFiles } from '../../platform/files/record-files.ts'
import { textConditions, timeConditions } from '../../platform/paging/narrowing.ts'
import {
  afterCursorOfAll,
  cappedTotal,
  cursorKey,
  type Found,
  type Order,
  orderBy,
  type Page
} from '../../platform/paging/paging.ts'
import { conditionsByDisplay } from '../../platform/paging/tabs.ts'

/** Inserts a company; returns false if its credit code is registered already. */
export async function insertCompany(trx: Trx, company: Insertable<CompanyTable>): Promise<boolean> {
  const row = await trx
    .insertInto('company')
    .values(company)
    .onConflict(conflict => conflict.doNothing())
    .returning('account_uid')
    .executeTakeFirst()
  return row !== undefined
}

export async function updateCompany(
  trx: Trx,
  accountUid: number,
  change: Updateable<CompanyTable>
): Promise<void> {
  await trx.updateTable('company').set(change).where('account_uid', '=', accountUid).execute()
}

/** Tells whether another company than this account's is registered with a credit code. */
export async function isCodeTaken(db: Db | Trx, creditCode: string, accountUid: number): Promise<boolean> {
  const other = await db
    .selectFrom('company')
    .select('account_uid')
    .where('credit_code', '=', creditCode)
    .where('account_uid', '<>', accountUid)
    .executeTakeFirst()
  return other !== undefined
}

/** A request with the name of its account, and its licence picture in a list of at most one. */
export type RequestRow = Selectable<CompanyRequestTable> & { username: string; licence: FoundFile[] }

const files = { entity: 'companyRequest', field: 'licence' } as const

/** The field of a request that its licence picture belongs to. */
export const licenceField = (id: number) => ({ ...files, id })

const requests = (db: Db | Trx) =>
  db
    .selectFrom('company_request as r')
    .innerJoin('account as a', 'a.uid', 'r.account_uid')
    .selectAll('r')
    .select(['a.username', recordFiles(files.entity, files.field, sql.ref('r.id')).as('licence')])

export async function findRequest(db: Db | Trx, id: number): Promise<RequestRow | undefined> {
  return await requests(db).where('r.id', '=', id).executeTakeFirst()
}

/** Finds the latest request of a company. */
export async function findLatestRequest(db: Db | Trx, accountUid: number): Promise<RequestRow | undefined> {
  const own = requests(db).where('r.account_uid', '=', accountUid)
  return await own.orderBy('r.id', 'desc').limit(1).executeTakeFirst()
}

/**
 * Finds how many days the platform usually takes to decide on a request: the median of the last hundred decisions, rounded
 * up. Null while there are fewer than three.
 */
export async function findUsualDays(db: Db | Trx): Promise<number | null> {
  const { rows } = await sql<{ days: number | null }>`
    select case when count(*) >= 3 then ceil(percentile_cont(0.5) within group (
      order by extract(epoch from decided_at - created_at)) / 86400)::integer end as days
    from (
      select decided_at, created_at from company_request
      where state in (1, 2) and decided_at > created_at order by id desc limit 100
    ) last`.execute(db)
  return rows[0]?.days ?? null
}

export async function insertRequest(trx: Trx, row: Insertable<CompanyRequestTable>): Promise<number> {
  return (await trx.insertInto('company_request').values(row).returning('id').executeTakeFirstOrThrow()).id
}

export async function updateRequest(
  trx: Trx,
  id: number,
  change: Updateable<CompanyRequestTable>
): Promise<void> {
  await trx.updateTable('company_request').set(change).where('id', '=', id).execute()
}

export interface RequestFilter {
  readonly accountUid?: number | undefined
  /** The number of a tab; all tabs if absent. */
  readonly display?: number | undefined
  /** The kind: registrations or changes. */
  readonly kind?: number | undefined
  readonly keywords?: string | undefined
  readonly startTime?: number | undefined
  readonly endTime?: number | undefined
}

const tabs = conditionsByDisplay(companyRequestTabs, { requestState: sql`r.state` })

const { display: everything } = tabNamed(companyRequestTabs, 'all')
const { display: waiting } = tabNamed(companyRequestTabs, 'requestsOpen')

const within = ({ accountUid, display = everything, kind, keywords, ...times }: RequestFilter) =>
  sql.join(
    [
      sql`true`,
      ...(accountUid === undefined ? [] : [sql`r.account_uid = ${accountUid}`]),
      ...(kind === undefined ? [] : [sql`r.kind = ${kind}`]),
      tabs[display] ?? sql`true`,
      ...textConditions(keywords, 'r.enterprise_name', 'r.credit_code', 'r.was_name', 'r.was_code'),
      ...timeConditions(times, 'r.created_at')
    ],
    sql` and `
  ) as RawBuilder<boolean>

/** Reads a page of requests; those that wait come oldest first, all others newest first. */
export async function selectRequests(db: Db, filter: RequestFilter, page: Page): Promise<Found<RequestRow>> {
  const where = within(filter)
  const order: Order = { column: 'r.created_at', id: 'r.id', descending: filter.display !== waiting }
  const [rows, total] = await Promise.all([
    requests(db)
      .select(cursorKey(order).as('cursor'))
      .where(where)
      .where(afterCursorOfAll(order, page.after))
      .orderBy(orderBy(order, false))
      .limit(page.rows)
      .offset(page.offset)
      .execute(),
    cappedTotal(db, sql`from company_request r where ${where}`)
  ])
  return { rows, ...total, isFull: rows.length === page.rows }
}

/** Counts the requests of each tab, by display. */
export async function countRequests(db: Db, filter: RequestFilter): Promise<Record<string, number>> {
  const counting = companyRequestTabs.map(async ({ display }) => {
    const where = within({ ...filter, display })
    const { total } = await cappedTotal(db, sql`from company_request r where ${where}`)
    return [display, total] as const
  })
  return Object.fromEntries(await Promise.all(counting))
}

export async function deleteCompanyOf(trx: Trx, accountUid: number): Promise<void> {
  await trx.deleteFrom('company').where('account_uid', '=', accountUid).execute()
}

/** Deletes the requests of an account, with their licence pictures. */
export async function deleteRequestsOf(trx: Trx, accountUid: number, now: Date): Promise<void> {
  const deleted = await trx
    .deleteFrom('company_request')
    .where('account_uid', '=', accountUid)
    .returning('id')
    .execute()
  await deleteRecordFiles(
    trx,
    files.entity,
    deleted.map(({ id }) => id),
    now
  )
}
