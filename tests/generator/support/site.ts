import { join } from 'node:path'
import { root } from '../../../scripts/tools/programs.ts'
import { migrate } from '../../../server/platform/database/migrate.ts'
import { type Db, openDatabase } from '../../../server/platform/database/open.ts'
import { prepareReference } from '../../../server/runtime/start/reference.ts'
import { password } from '../../journeys/support/people.ts'
import { buildAccount } from '../../support/builders/builders.ts'
import { startServer } from '../../support/servers/server-process.ts'
import { temporaryFolder } from '../../support/uploads.ts'
import type { Copy } from './copy.ts'

/** The permissions of two members of staff: the reader sees the page of the entity, the stranger does not. */
const permissionsOf = {
  reader: ['sys:worksite:page', 'sys:worksite:info'],
  stranger: ['sys:inbox:page']
} as const

/**
 * Returns the SQL for two worksites, one part of the other, and a third with the id of an account, which an action needs.
 */
const sites = (dept: number, spare: number) => `
  insert into worksite (id, name, type_id, starts_on, cost, dept_id, parent_id) overriding system value values
    (900, '滨江大道', 1, '2026-03-01', 90000, ${dept}, null), (901, '滨江大道一期', 2, '2026-04-01', 30000, ${dept}, 900),
    (${spare}, '东门路', 2, '2026-05-01', 500, null, null);
  select setval(pg_get_serial_sequence('worksite', 'id'), 1000);`

/**
 * Serves a copy of the repository on the embedded database, with an administrator, two members of the staff who may do
 * less, and a few records of the entity.
 */
export async function startCopy(copy: Copy) {
  // the tile server of the tests runs on this machine
  const environment = { MODE: 'demo', DATA_DIR: await fillData(copy, sites), PRIVATE_TARGETS: '127.0.0.1' }
  const server = await startServer(environment, undefined, join(copy.folder, 'server/main.ts'))
  return server.url
}

/**
 * Fills an embedded database with an administrator and two members of the staff. A database that holds accounts gets no
 * demo data.
 * @param records returns SQL for records of the entity
 * @returns the data folder
 */
export async function fillData(
  { folder }: Pick<Copy, 'folder'>,
  records?: (dept: number, spare: number) => string
): Promise<string> {
  const data = temporaryFolder()
  const database = await openDatabase({ folder: data })
  await migrate(database, join(folder, 'server/platform/database/migrations'))
  await prepareReference(database, root, () => {})
  const { db } = database
  const dept = await department(db, '市政部')
  const roads = await department(db, '道路科', dept)
  const { id } = await db
    .selectFrom('role')
    .select('id')
    .where('code', '=', 'administrator')
    .executeTakeFirstOrThrow()
  await member(db, 'chief', id)
  for (const [name, permissions] of Object.entries(permissionsOf))
    await member(db, name, await role(db, permissions))
  const spare = await member(db, 'spare', await role(db, []))
  if (records) await database.exec(records(roads, spare))
  await database.close()
  return data
}

async function department(db: Db, name: string, parent?: number): Promise<number> {
  const values = { name, parent_id: parent ?? null, sort: 0 }
  const { id } = await db.insertInto('dept').values(values).returning('id').executeTakeFirstOrThrow()
  const path = parent === undefined ? `/${id}/` : `/${parent}/${id}/`
  await db.updateTable('dept').set({ path }).where('id', '=', id).execute()
  return id
}

async function role(db: Db, permissions: readonly string[]): Promise<number> {
  const values = { name: `岗位${permissions.join()}`, data_scope: 0 }
  const { id } = await db.insertInto('role').values(values).returning('id').executeTakeFirstOrThrow()
  const rows = permissions.map(permission => ({ role_id: id, permission }))
  if (rows.length > 0) await db.insertInto('role_permission').values(rows).execute()
  return id
}

async function member(db: Db, username: string, role_id: number): Promise<number> {
  const { uid } = await buildAccount(db, { kind: 'staff', username, real_name: username, password })
  await db.insertInto('account_role').values({ account_uid: uid, role_id }).execute()
  return uid
}
