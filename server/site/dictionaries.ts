import type { components } from '@board/generated/openapi'
import type { Language } from '@board/schemas/errors'
import type { Db, Trx } from '../database/open.ts'
import { freshly } from './freshly.ts'
import { type DictRow, selectDictionaries } from './store.ts'

type DictType = components['schemas']['DictType']
type DictValue = components['schemas']['DictValue']

const rows = freshly(2000, selectDictionaries)

/** Every dictionary with its values, labelled in the reader's language. Specification 3. */
export async function listDictionaries(db: Db, language: Language): Promise<DictType[]> {
  const types = Map.groupBy(await rows.read(db), ({ dictType }) => dictType)
  return [...types].map(([dictType, values]) => ({ dictType, dataList: values.map(labelled(language)) }))
}

/** The values of one dictionary; none where there is no such dictionary. */
export async function listDictionary(
  db: Db | Trx,
  dictType: string,
  language: Language
): Promise<DictValue[]> {
  return (await rows.read(db)).filter(row => row.dictType === dictType).map(labelled(language))
}

const labelled =
  (language: Language) =>
  (row: DictRow): DictValue => ({ dictValue: row.dictValue, dictLabel: row[language] })
