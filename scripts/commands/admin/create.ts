import { isStrongPassword } from '@board/schemas/facts/passwords'
import { hashPassword } from '@board/server/people/accounts/password'
import { requireUsername, usernameKey } from '@board/server/people/accounts/registration/names'
import type { Database, Db, Trx } from '@board/server/platform/database/open'
import { inTransaction } from '@board/server/platform/database/transaction'
import { recordEvent } from '@board/server/platform/events/record'
import { Refusal } from '@board/server/platform/refusal'
import { sql } from 'kysely'
import { demoPassword } from '../../demo/demo-accounts.ts'
import { insertReference, type RoleCode } from '../../reference/reference.ts'
import { passwordRule } from './choose-password.ts'

/** The reason why no administrator was created, as a text for the person who ran the command. */
export class AdministratorRefused extends Error {
  override readonly name = 'AdministratorRefused'
}

export type NewAdministrator = {
  username: string
  password: string
  /** Tells whether another administrator may exist already. */
  another: boolean
  /** Tells whether the account is also an editor of the board, who approves messages and comments. */
  editor: boolean
}

/**
 * Creates an administrator, and adds missing reference data; two concurrent commands create one.
 * @returns the uid
 * @throws AdministratorRefused
 */
export async function createAdministrator(
  database: Database,
  wish: NewAdministrator,
  now: Date
): Promise<number> {
  requireUsable(wish)
  const password_hash = await hashPassword(wish.password)
  return await inTransaction(database.db, async trx => {
    await sql`lock table account_role in share row exclusive mode`.execute(trx)
    await insertReference(trx)
    if (!wish.another && (await hasAdministrator(trx))) {
      throw new AdministratorRefused(addAnother)
    }
    const account = await trx
      .insertInto('account')
      .values({
        kind: 'staff',
        username: wish.username,
        username_key: usernameKey(wish.username),
        nick_name: wish.username,
        real_name: wish.username,
        password_hash,
        password_changed_at: now,
        created_at: now
      })
      .onConflict(conflict => conflict.column('username_key').doNothing())
      .returning('uid')
      .executeTakeFirst()
    if (!account) throw new AdministratorRefused(taken(wish.username))
    await giveRoles(trx, account.uid, wish.editor ? ['administrator', 'editor'] : ['administrator'])
    await recordEvent(trx, {
      verb: 'account.created',
      audience: 'editor',
      subject: { kind: 'account', id: account.uid },
      actor: 'system',
      at: now,
      after: { role: 'administrator', editor: wish.editor }
    })
    return account.uid
  })
}

/**
 * Checks that an administrator of this name may be made now, before anybody types a password for it.
 * @throws AdministratorRefused
 */
export async function requirePossible(
  { db }: Pick<Database, 'db'>,
  { username, another }: Pick<NewAdministrator, 'username' | 'another'>
): Promise<void> {
  requireUsableName(username)
  if (!another && (await hasAdministrator(db))) throw new AdministratorRefused(addAnother)
  const account = db.selectFrom('account').select('uid').where('username_key', '=', usernameKey(username))
  if (await account.executeTakeFirst()) throw new AdministratorRefused(taken(username))
}

const addAnother = 'There is an administrator already. To make one more, add --another.'
const taken = (username: string) => `The name ${username} is taken: choose another.`

function requireUsable({ username, password }: NewAdministrator): void {
  requireUsableName(username)
  if (!isStrongPassword(password)) throw new AdministratorRefused(passwordRule)
  if (password === demoPassword)
    throw new AdministratorRefused('Everybody can read this password in the README: choose another.')
}

function requireUsableName(username: string): void {
  try {
    requireUsername(username, 'en-US')
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    throw new AdministratorRefused(
      'A username has 4–20 letters, digits or underscores, and not digits alone.'
    )
  }
}

async function hasAdministrator(db: Db | Trx): Promise<boolean> {
  const found = await db
    .selectFrom('account_role')
    .innerJoin('role', 'role.id', 'account_role.role_id')
    .select('account_uid')
    .where('role.code', '=', 'administrator' satisfies RoleCode)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

async function giveRoles(trx: Trx, account_uid: number, codes: readonly RoleCode[]): Promise<void> {
  const roles = await trx
    .selectFrom('role')
    .select('id')
    .where('code', 'in', [...codes])
    .execute()
  await trx
    .insertInto('account_role')
    .values(roles.map(({ id }) => ({ account_uid, role_id: id })))
    .execute()
}
