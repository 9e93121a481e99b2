import { templateWire } from '@board/generated/wire-template'
import { createClient } from '../../../client/index.ts'
import { encryptField } from '../../../client/node.ts'
import type { Database } from '../../../server/platform/database/open.ts'
import type { testServer } from '../servers/server.ts'
import { buildAccount, buildSession } from './builders.ts'
import { clientOf, injector } from './world.ts'

type Server = Awaited<ReturnType<typeof testServer>>

let last = 0

/** Builds a member of staff with these permissions, who sees every department; returns their client and token. */
export async function staffMember(
  { db }: Pick<Database, 'db'>,
  { app, deps }: Server,
  permissions: readonly string[],
  given: { dept_id?: number; data_scope?: number } = {}
) {
  const { data_scope = 0, dept_id = null } = given
  const number = ++last
  const account = await buildAccount(db, { kind: 'staff', nick_name: `职员${number}`, dept_id })
  const role = await db
    .insertInto('role')
    .values({ name: `staff_${number}`, data_scope })
    .returning('id')
    .executeTakeFirstOrThrow()
  const rows = permissions.map(permission => ({ role_id: role.id, permission }))
  if (rows.length > 0) await db.insertInto('role_permission').values(rows).execute()
  await db.insertInto('account_role').values({ account_uid: account.uid, role_id: role.id }).execute()
  const token = await buildSession(db, account.uid, deps.clock())
  return {
    uid: account.uid,
    roleId: role.id,
    token,
    client: clientOf(app, token, deps.keys.publicKeyPem, deps.clock)
  }
}

/** Returns the client of a session with another language than Chinese. */
export const clientIn = (language: string, { app, deps }: Server, token: string) =>
  createClient({
    baseUrl: 'http://localhost',
    fetch: injector(app),
    token: () => token,
    language: () => language,
    appCode: 'liuyanban',
    publicKey: async () => deps.keys.publicKeyPem,
    encryptField,
    calls: templateWire,
    clock: () => deps.clock().getTime()
  })
