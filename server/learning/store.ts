import { sql } from 'kysely'
import type { Db, Trx } from '../database/open.ts'
import type { LabelledText } from '../language/classifier.ts'

/** What the site learns of a message from its text. */
export type ModelName = 'domain' | 'type'

/** The newest messages that are learnt from: more take longer, and say little that is new. */
const mostTexts = 12_000

/** The characters of a message that are read. */
const readCharacters = 800

/** The column that has the class of a message. */
const columns = { domain: 'm.domain_id', type: 'm.type_id' } as const satisfies Record<ModelName, string>

/** The version of the newest stored model of a name, and what it was trained on. */
export interface ModelVersion {
  readonly version: number
  readonly trainedAt: Date
  readonly texts: number
}

/** Finds the newest model of a name, without its data. */
export async function findModelVersion(db: Db | Trx, name: ModelName): Promise<ModelVersion | undefined> {
  return await db
    .selectFrom('language_model')
    .select(['version', 'trained_at as trainedAt', 'texts'])
    .where('name', '=', name)
    .orderBy('version', 'desc')
    .executeTakeFirst()
}

/** Finds the data of a model; undefined if it was removed meanwhile. */
export async function findModelData(
  db: Db | Trx,
  name: ModelName,
  version: number
): Promise<Uint8Array | undefined> {
  const row = await db
    .selectFrom('language_model')
    .select('data')
    .where('name', '=', name)
    .where('version', '=', version)
    .executeTakeFirst()
  return row?.data
}

/** Reads the newest approved messages, each with its class. Nothing of the author is read. */
export async function readLabelledTexts(db: Db, name: ModelName): Promise<LabelledText[]> {
  const { rows } = await sql<LabelledText>`
    select m.subject || chr(10) || left(c.content, ${sql.lit(readCharacters)}) as text, ${sql.ref(columns[name])}::text as label
    from message m join content_item c on c.tid = m.tid and c.position = 0
    where m.audit_state = 1
    order by m.approved_at desc, m.tid desc limit ${sql.lit(mostTexts)}`.execute(db)
  return rows
}

/** Stores a model as the newest of its name, and removes the older ones. */
export async function replaceModel(
  trx: Trx,
  name: ModelName,
  model: { trained_at: Date; texts: number; data: Buffer }
): Promise<void> {
  const newest = await findModelVersion(trx, name)
  await trx.deleteFrom('language_model').where('name', '=', name).execute()
  await trx
    .insertInto('language_model')
    .values({ name, version: (newest?.version ?? 0) + 1, ...model })
    .execute()
}
