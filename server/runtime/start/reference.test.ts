import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contractDictionaries } from '@board/generated/dictionaries'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { testDatabase } from '../../../tests/support/postgres/database.ts'
import { parameterDefaults } from '../../directory/site/parameters.ts'
import { migrationsFolder } from '../../platform/database/migrate.ts'
import { completeReference, prepareReference } from './reference.ts'

const root = join(import.meta.dirname, '../../..')
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
/** Runs the statements of a migration on the data that the site has now. */
async function migrateBy(file: string): Promise<void> {
  const statements = readFileSync(join(migrationsFolder, file), 'utf8').split(';')
  for (const statement of statements.filter(text => text.trim())) await sql.raw(statement).execute(db)
}
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

  it('gets the standard reasons of returns once, as a new one has them', async () => {
    const reasons = ['returnReason', 'takeDownReason']
    const full = (await rows()).values.filter(({ name }) => reasons.includes(name))
    expect(full.length).toBeGreaterThan(10)
    for (const name of reasons) {
      await db
        .deleteFrom('dict_value')
        .where('type_id', '=', await typeOf(name))
        .execute()
      await db.deleteFrom('dict_type').where('name', '=', name).execute()
    }
    await migrateBy('0300_standard_reasons.sql')
    expect((await rows()).values.filter(({ name }) => reasons.includes(name))).toEqual(full)
  })

  it('calls a person’s account by one word, unless its administrators chose another', async () => {
    const typeId = await typeOf('userTypeCode')
    const label = () =>
      db
        .selectFrom('dict_value')
        .select(['label_zh_cn', 'label_zh_tw'])
        .where('type_id', '=', typeId)
        .where('value', '=', '0')
        .executeTakeFirstOrThrow()
    const called = async (label_zh_cn: string) => {
      await db
        .updateTable('dict_value')
        .set({ label_zh_cn, label_zh_tw: '網民' })
        .where('type_id', '=', typeId)
        .where('value', '=', '0')
        .execute()
      await migrateBy('0302_personal_users.sql')
      return await label()
    }
    const full = await label()
    expect(await called('网民')).toEqual(full)
    expect(await called('市民')).toMatchObject({ label_zh_cn: '市民' })
  })

  it('lets its editors keep notices, and nobody else', async () => {
    const noticesOf = async (code: string) =>
      (
        await db
          .selectFrom('role_permission as p')
          .innerJoin('role as r', 'r.id', 'p.role_id')
          .select('p.permission')
          .where('r.code', '=', code)
          .where('p.permission', 'like', 'sys:notice%')
          .orderBy('p.permission')
          .execute()
      ).map(({ permission }) => permission)
    const full = await noticesOf('editor')
    expect(full.length).toBeGreaterThan(10)
    const { id } = await db
      .insertInto('role')
      .values({ code: 'reader', name: '只看留言', data_scope: 0 })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db.insertInto('role_permission').values({ role_id: id, permission: 'board:message:page' }).execute()
    await db.deleteFrom('role_permission').where('permission', 'like', 'sys:notice%').execute()
    await db.deleteFrom('role_menu').execute()
    const menu = await db
      .insertInto('menu')
      .values({
        name_zh_cn: '公告',
        name_zh_tw: '公告',
        name_en_us: 'Notices',
        face: 'admin',
        permissions: 'sys:notice:page'
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await migrateBy('0301_editors_keep_notices.sql')
    expect(await noticesOf('editor')).toEqual(full)
    expect(await noticesOf('reader')).toEqual([])
    const links = db.selectFrom('role_menu as m').innerJoin('role as r', 'r.id', 'm.role_id').select('r.code')
    expect(await links.where('m.menu_id', '=', menu.id).execute()).toEqual([{ code: 'editor' }])
  })
})
