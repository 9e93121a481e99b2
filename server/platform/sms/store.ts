/** Reads of configurations of SMS; the entity writes them. */
import type { Db } from '../database/open.ts'
import { type Keys, openSecret } from '../keys/keys.ts'
import type { SmsPlatform } from '../outbox/provider.ts'

/** An account at a platform. Specification 3. */
export interface SmsAccount {
  readonly platform: SmsPlatform
  /** Scheme and host; empty for the platform's own. */
  readonly endpoint: string
  readonly accessKey: string
  readonly secretKey: string
  readonly signName: string
  readonly appId: string
  readonly region: string
}

/** Finds the configuration in use, or the one with an id. */
export async function findSmsAccount(
  db: Db,
  keys: Keys,
  wanted: 'inUse' | { id: number }
): Promise<SmsAccount | undefined> {
  const configs = db.selectFrom('sms_config').selectAll()
  const row = await (wanted === 'inUse'
    ? configs.where('status', '=', 1)
    : configs.where('id', '=', wanted.id)
  ).executeTakeFirst()
  if (!row) return undefined
  return {
    platform: row.platform as SmsPlatform,
    endpoint: row.endpoint,
    accessKey: row.access_key,
    secretKey: openSecret(keys, row.secret_sealed),
    signName: row.sign_name,
    appId: row.app_id,
    region: row.region
  }
}

/** Finds the endpoint of the configuration in use: empty for the platform's own, undefined if none is in use. */
export async function findSmsEndpoint(db: Db): Promise<string | undefined> {
  const row = await db.selectFrom('sms_config').select('endpoint').where('status', '=', 1).executeTakeFirst()
  return row?.endpoint
}
