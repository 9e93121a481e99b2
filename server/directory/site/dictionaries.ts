import { createHash } from 'node:crypto'
import type { components } from '@board/generated/openapi'
import { type Language, languages } from '@board/schemas/errors/catalogue'
import type { Db, Trx } from '../../platform/database/open.ts'
import { cacheBriefly } from './cache-briefly.ts'
import { type DictRow, selectDictionaries } from './store.ts'

type DictType = components['schemas']['DictType']
type DictValue = components['schemas']['DictValue']

const reading = cacheBriefly(
  2000,
  async db => {
    const rows = await selectDictionaries(db)
    return { rows, hash: createHash('sha256').update(JSON.stringify(rows)).digest('base64url').slice(0, 12) }
  },
  'dictionary'
)

/** Drops the cached dictionaries after a change, so that the next call reads them again. */
export const forgetDictionaries = (db: Db | Trx): void => reading.forget(db)

/**
 * Lists all dictionaries with their values, labelled in the reader's language, and their common version.
 * @param known the version that the caller already has; if it is the present one, the list is empty. Specification 3
 */
export async function listDictionaries(
  db: Db,
  language: Language,
  known?: string
): Promise<{ dictVersion: string; dictList: DictType[] }> {
  const { rows, hash } = await reading.read(db)
  // each language has its own version, so that cached labels of one are not used for another
  const version = `${hash}-${language}`
  if (known === version) return { dictVersion: version, dictList: [] }
  const types = Map.groupBy(rows, ({ dictType }) => dictType)
  const dictList = [...types].map(([dictType, values]) => ({
    dictType,
    dataList: values.map(labelled(language))
  }))
  return { dictVersion: version, dictList }
}

/** Lists the values of one dictionary, retired ones included; none if there is no such dictionary. */
export async function listDictionary(
  db: Db | Trx,
  dictType: string,
  language: Language
): Promise<DictValue[]> {
  const { rows } = await reading.read(db)
  return rows.filter(row => row.dictType === dictType).map(labelled(language))
}

/** Returns the label of a value of a dictionary; the value itself if it has none. */
export async function getLabel(
  db: Db | Trx,
  dictType: string,
  value: number,
  language: Language
): Promise<string> {
  const values = await listDictionary(db, dictType, language)
  return values.find(({ dictValue }) => dictValue === String(value))?.dictLabel ?? String(value)
}

/** Lists the values of a dictionary that can be chosen. */
export const listOffered = async (db: Db | Trx, dictType: string, language: Language): Promise<DictValue[]> =>
  (await listDictionary(db, dictType, language)).filter(({ isRetired }) => !isRetired)

/** The dictionaries of the reasons that editors insert into their notes. Decision 0096. */
const reasonDictionaries: readonly string[] = ['returnReason', 'takeDownReason']

/**
 * Returns a function that puts the standard reasons of a note into the reader's language. Each line that is the label of a
 * reason in any language gets the label in this one; other lines stay as they were written.
 */
export async function standardReasonsIn(
  db: Db | Trx,
  language: Language
): Promise<(note: string | null) => string | null> {
  const { rows } = await reading.read(db)
  const reasons = rows.filter(({ dictType }) => reasonDictionaries.includes(dictType))
  const shown = (line: string) => {
    const written = line.trim()
    const reason = reasons.find(row => languages.some(one => row[one] === written))
    return reason ? reason[language] : line
  }
  return note => (note === null ? null : note.split('\n').map(shown).join('\n'))
}

const labelled =
  (language: Language) =>
  (row: DictRow): DictValue => ({
    dictValue: row.dictValue,
    dictLabel: row[language],
    ...(row.status === 0 && { isRetired: true })
  })
