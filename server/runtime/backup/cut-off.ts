import { localId } from '../../platform/storage/file-store.ts'
import type { Schema } from './archive.ts'
import type { Ask } from './snapshot.ts'

/** The statements that end what a site reaches outside itself, by the table that they change, in their order. */
const cuts: readonly (readonly [table: string, statement: string])[] = [
  ['mail_config', 'update mail_config set status = 0'],
  ['sms_config', 'update sms_config set status = 0'],
  ['oss', `update oss set status = 0, secret_sealed = null where id <> ${localId}`],
  ['oss', `update oss set status = 1 where id = ${localId}`]
]

/**
 * Cuts a trial off from what the site that was copied still uses: mail and SMS are switched off, buckets lose their secret
 * keys, and new files go to the folder of this machine. The jobs of a trial would send letters to people otherwise, and
 * remove files from buckets that the site needs.
 */
export async function cutOff(ask: Ask, { tables }: Pick<Schema, 'tables'>): Promise<void> {
  // an archive of an older version has fewer tables
  const known = new Set(tables.map(({ name }) => name))
  for (const [table, statement] of cuts) if (known.has(table)) await ask(statement)
}
