import { join } from 'node:path'
import { contractDictionaries } from '@board/generated/dictionaries'
import { beforeAll, describe, expect, it } from 'vitest'
import { testDatabase } from '../../tests/support/database.ts'
import { parameterDefaults } from '../site/parameters.ts'
import { completeReference, prepareReference } from './reference.ts'

const root = join(import.meta.dirname, '../..')
const database = await testDatabase()
const { db } = database
const said: string[] = []
const start = () => completeReference(database, root, line => said.push(line))

const rows = async () => ({
  types: await db.selectFrom('dict_type').select(['name', 'label', 'sort']).orderBy('name').execute(),
  values: await db
    .selectFrom('dict_value as v')
    .innerJoin('dict_type as t', 't.id', 'v.type_id')
    .select(['t.name', 'v.value', 'v.label_zh_cn', 'v.sort'])
    .orderBy('t.name')
    .orderBy('v.value')
    .execute(),
  parameters: await db.selectFrom('parameter').select(['code', 'value', 'remark']).orderBy('code').execute()
})
const typeOf = async (name: string) =>
  (await db.selectFrom('dict_type').select('id').where('name', '=', name).executeTakeFirstOrThrow()).id

describe('a site that an older version filled', () => {
  beforeAll(async () => {
    await start()
    expect(await rows()).toEqual({ types: [], values: [], parameters: [] })
    await prepareReference(database, root, () => {})
  }, 60_000)

  it('gets at the start the dictionaries, fixed values and parameters that it lacks, as a new one has them', async () => {
    const full = await rows()
    await db
      .deleteFrom('dict_value')
      .where('type_id', '=', await typeOf('closeReason'))
      .execute()
    await db.deleteFrom('dict_type').where('name', '=', 'closeReason').execute()
    await db
      .deleteFrom('dict_value')
      .where('type_id', '=', await typeOf('caseState'))
      .where('value', '=', 'takenDown')
      .execute()
    await db.deleteFrom('parameter').where('code', 'like', 'link.%').execute()
    await start()
    expect(await rows()).toEqual(full)
    expect(said).toHaveLength(1)
    await start()
    expect(said).toHaveLength(1)
  })

  it('keeps what its administrators changed, and does without what they deleted', async () => {
    await db.updateTable('parameter').set({ value: '25' }).where('code', '=', 'reply.min').execute()
    await db
      .updateTable('dict_value')
      .set({ label_zh_cn: '加急' })
      .where('type_id', '=', await typeOf('priority'))
      .execute()
    await db
      .deleteFrom('dict_value')
      .where('type_id', '=', await typeOf('domain'))
      .where('value', '=', '12')
      .execute()
    const changed = await rows()
    await start()
    expect(await rows()).toEqual(changed)
  })

  it('has every row that the contract and the code need', async () => {
    const { types, values, parameters } = await rows()
    const names = types.map(({ name }) => name)
    expect(Object.keys(contractDictionaries).filter(name => !names.includes(name))).toEqual([])
    const has = (name: string, value: string) => values.some(one => one.name === name && one.value === value)
    const fixed = Object.entries(contractDictionaries).flatMap(([name, one]) =>
      (one.values ?? []).filter(value => !has(name, value)).map(value => `${name} ${value}`)
    )
    expect(fixed).toEqual([])
    expect(parameters.map(({ code }) => code)).toEqual(Object.keys(parameterDefaults).toSorted())
  })
})
