import type { Database } from '../../server/database/open.ts'
import { buildAccount, buildSession } from './builders.ts'
import type { testServer } from './server.ts'
import { clientOf } from './world.ts'

type Server = Awaited<ReturnType<typeof testServer>>

let last = 0

/** A member of the platform's staff with these permission strings, who sees every department; their client and token. */
export async function staffMember(
  { db }: Pick<Database, 'db'>,
  { app, deps }: Server,
  permissions: readonly string[],
  given: { language?: string; dept_id?: number; data_scope?: number } = {}
) {
  const { data_scope = 0, dept_id = null } = given
  const account = await buildAccount(db, { kind: 'staff', nick_name: `职员${++last}`, dept_id })
  const role = await db
    .insertInto('role')
    .values({ name: `staff_${last}`, data_scope })
    .returning('id')
    .executeTakeFirstOrThrow()
  const rows = permissions.map(permission => ({ role_id: role.id, permission }))
  if (rows.length > 0) await db.insertInto('role_permission').values(rows).execute()
  await db.insertInto('account_role').values({ account_uid: account.uid, role_id: role.id }).execute()
  const token = await buildSession(db, account.uid)
  return { uid: account.uid, roleId: role.id, token, client: clientOf(app, token, deps.keys.publicKeyPem) }
}
