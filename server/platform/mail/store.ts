/** Reads of configurations of mail; the entity writes them. */
import type { Db } from '../database/open.ts'
import { type Keys, openSecret } from '../keys/keys.ts'

/** A mail server, the account and the sender. Specification 3. */
export interface MailAccount {
  readonly name: string
  readonly host: string
  readonly port: number
  /** 0 none, 1 STARTTLS, 2 TLS. */
  readonly security: number
  /** Empty if the server asks for no account. */
  readonly account: string
  readonly password: string
  readonly sender: string
  readonly senderName: string
}

/** Finds the configuration in use, or the one with an id. */
export async function findMailAccount(
  db: Db,
  keys: Keys,
  wanted: 'inUse' | { id: number }
): Promise<MailAccount | undefined> {
  const configs = db.selectFrom('mail_config').selectAll()
  const row = await (wanted === 'inUse'
    ? configs.where('status', '=', 1)
    : configs.where('id', '=', wanted.id)
  ).executeTakeFirst()
  if (!row) return undefined
  const { name, host, port, security, account, sender } = row
  return {
    name,
    host,
    port,
    security,
    account,
    sender,
    senderName: row.sender_name,
    password: openSecret(keys, row.password_sealed)
  }
}

export type MailServer = Pick<MailAccount, 'host' | 'port' | 'security'>

/** Finds the mail server of the configuration in use. */
export const findMailServer = (db: Db): Promise<MailServer | undefined> =>
  db.selectFrom('mail_config').select(['host', 'port', 'security']).where('status', '=', 1).executeTakeFirst()
