import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { buildAccount } from '../../../tests/support/builders/builders.ts'
import { testDatabase } from '../../../tests/support/postgres/database.ts'
import { makeThrowaway, throwaway } from '../../../tests/support/postgres/throwaway.ts'
import { testKeys } from '../../../tests/support/servers/server.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { createRecord } from './create.ts'
import { exportRecords } from './export.ts'
import { getRecord } from './get.ts'
import { listHistory } from './history.ts'
import { confirmImport } from './import/confirm.ts'
import { previewImport } from './import/preview.ts'
import { listRecords } from './list.ts'
import { removeRecords } from './remove.ts'
import { listOptions } from './rows/options.ts'
import type { EntityRecord, EntityRules } from './rules.ts'
import { updateRecord } from './update.ts'

const database = await testDatabase()
const { db } = database
await makeThrowaway(database)
const deps = { keys: testKeys() }
const everything = ['sys:piece:update', 'sys:piece:delete', 'sys:piece:price']

/** Makes a member of staff whose role sees all departments (0), their own (1) or chosen ones (2). */
async function person(data_scope: 0 | 1 | 2, dept_id?: number, chosen: number[] = []) {
  const { uid } = await buildAccount(db, { kind: 'staff', ...(dept_id && { dept_id }) })
  const { id } = await db
    .insertInto('role')
    .values({ name: `r${uid}`, data_scope })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.insertInto('account_role').values({ account_uid: uid, role_id: id }).execute()
  for (const dept of chosen) await db.insertInto('role_dept').values({ role_id: id, dept_id: dept }).execute()
  return uid
}
const chief = await person(0)
const pieces = throwaway(deps, { uid: chief, permissions: everything })
const boxes = throwaway(deps, { uid: chief }, 'box')
const create = (values: EntityRecord, context = pieces) =>
  inTransaction(db, trx => createRecord(trx, context, values))
const update = (id: number, values: EntityRecord, context = pieces) =>
  inTransaction(db, trx => updateRecord(trx, context, id, values))
const remove = (ids: number[], context = pieces) => inTransaction(db, trx => removeRecords(trx, context, ids))
const names = async (filter: object, context = pieces) =>
  (await listRecords(db, context, { filter: JSON.stringify(filter), sort: '["name","ASC"]' })).list.map(
    ({ name }) => name
  )

// created one after another, because links are returned in the order of their ids
const hall = await create({ name: '厅' }, boxes)
const shelf = await create({ name: '架' }, boxes)
const drawer = await create({ name: '屉' }, boxes)
await update(shelf.id, { parentId: hall.id, version: 1 }, boxes)
await update(drawer.id, { parentId: shelf.id, version: 1 }, boxes)

const dish = await create({
  name: '碟',
  kind: 2,
  topic: 'china',
  boxId: drawer.id,
  otherIds: [hall.id, shelf.id],
  weight: 1.5,
  isFragile: true,
  madeOn: '2025-12-31',
  seenAt: 1_767_225_600,
  handling: '轻放',
  price: 100,
  code: 'SECRET'
})
await create({ name: '锤', kind: 1, boxId: hall.id, weight: 3, seenAt: 1_767_225_660 })

describe('values of every kind', () => {
  it('come back as they were written, secrets never', async () => {
    expect(await getRecord(db, pieces, dish.id)).toEqual({
      id: dish.id,
      version: 1,
      name: '碟',
      kind: 2,
      topic: 'china',
      boxId: drawer.id,
      deptId: null,
      otherIds: [hall.id, shelf.id],
      weight: 1.5,
      isFragile: true,
      madeOn: '2025-12-31',
      seenAt: 1_767_225_600,
      handling: '轻放',
      price: 100,
      allowedActions: ['sysPieceUpdate', 'sysPieceDelete']
    })
    const { list } = await listHistory(db, pieces, dish.id, {})
    expect(JSON.stringify(list)).not.toContain('SECRET')
    expect(list[0]?.after).toMatchObject({ name: '碟', price: 100 })
  })

  it.each([
    [{ kind: [2] }, ['碟']],
    [{ isFragile: [false] }, ['锤']],
    [{ otherIds: [shelf.id] }, ['碟']],
    [{ weightFrom: 1.5, weightTo: 2 }, ['碟']],
    [{ madeOnFrom: '2025-12-31', madeOnTo: '2025-12-31' }, ['碟']],
    [{ seenAtFrom: 1_767_225_600, seenAtTo: 1_767_225_600 }, ['碟']],
    [{ seenAtFrom: 1_767_225_600, seenAtTo: 1_767_225_660 }, ['碟', '锤']],
    [{ boxId: [shelf.id] }, ['碟']],
    [{ boxId: [hall.id] }, ['碟', '锤']],
    [{ priceFrom: 1 }, ['碟']]
  ])('are found by %j', async (filter, expected) => {
    expect((await names(filter)).toSorted()).toEqual(expected.toSorted())
  })
})

describe('a tree', () => {
  const options = async (filter: object) =>
    (await listOptions(db, boxes, { filter: JSON.stringify(filter) })).list

  it('is opened level by level', async () => {
    expect(await options({ parentId: null })).toEqual([
      { id: hall.id, label: '厅', parentId: null, hasChildren: true }
    ])
    expect(await options({ parentId: shelf.id })).toEqual([
      { id: drawer.id, label: '屉', parentId: shelf.id, hasChildren: false }
    ])
    expect((await options({})).length).toBe(3)
  })
})

describe('a field that not everybody may see', () => {
  const clerk = throwaway(deps, { uid: chief, permissions: ['sys:piece:update'] })

  it('is not in records, history or files, and cannot be filtered, ordered or written', async () => {
    expect(await getRecord(db, clerk, dish.id)).not.toHaveProperty('price')
    const { list } = await listHistory(db, clerk, dish.id, {})
    expect(list[0]?.after).not.toHaveProperty('price')
    const { content } = await exportRecords(db, clerk, { format: 'csv' })
    expect(String(await buffer(content))).not.toContain('价格')
    await expect(names({ priceFrom: 1 }, clerk)).rejects.toMatchObject({ code: 'GEN0400' })
    const ordered = listRecords(db, clerk, { sort: '["price","ASC"]' })
    await expect(ordered).rejects.toMatchObject({ code: 'GEN0400' })
    const columns = exportRecords(db, clerk, { columns: '["price"]' })
    await expect(columns).rejects.toMatchObject({ code: 'GEN0400' })
    await expect(update(dish.id, { price: 1, version: 1 }, clerk)).rejects.toMatchObject({ code: 'ENT0005' })
    await expect(create({ name: '盘', kind: 1, price: 1 }, clerk)).rejects.toMatchObject({ code: 'ENT0005' })
  })

  it('gets its default in a record that a person without the permission creates', async () => {
    const made = await create({ name: '布', kind: 1, price: null }, clerk)
    expect(await getRecord(db, pieces, made.id)).toMatchObject({ price: null })
  })

  it('keeps its value when a person without the permission changes other fields', async () => {
    const { version } = await update(dish.id, { weight: 2, version: 1 }, clerk)
    expect(await getRecord(db, pieces, dish.id)).toMatchObject({ weight: 2, price: 100 })
    await update(dish.id, { weight: 1.5, version })
  })
})

describe('a conditional field', () => {
  it('is refused when it is not shown, unless it is empty', async () => {
    const hidden = { name: '尺', kind: 1, handling: '轻放' }
    await expect(create(hidden)).rejects.toMatchObject({
      code: 'GEN0400',
      options: { fields: [{ path: 'handling', message: '当前情况下不能填写此项' }] }
    })
    await create({ ...hidden, handling: '' })
  })

  it('is required when its condition holds', async () => {
    await expect(create({ name: '瓶', kind: 2, isFragile: true })).rejects.toMatchObject({
      options: { fields: [{ path: 'handling', message: '不能为空' }] }
    })
    const made = await create({ name: '瓶', kind: 2 })
    await expect(update(made.id, { isFragile: true, version: 1 })).rejects.toMatchObject({ code: 'GEN0400' })
    await update(made.id, { isFragile: true, handling: '轻放', version: 1 })
  })
})

describe('a reference of a record', () => {
  it('must name an existing record or a value of its dictionary', async () => {
    const wrong = { name: '碗', kind: 1, boxId: 999_999, otherIds: [hall.id, 999_998], topic: 'none' }
    await expect(create(wrong)).rejects.toMatchObject({
      code: 'ENT0002',
      options: { fields: [{ path: 'boxId' }, { path: 'otherIds' }, { path: 'topic' }] }
    })
  })

  it('keeps the other record from being deleted', async () => {
    await expect(remove([drawer.id], boxes)).rejects.toMatchObject({ code: 'ENT0003' })
    const { id } = await create({ name: '空' }, boxes)
    await remove([id], boxes)
  })

  it('does not keep its own record from being deleted if it is only a link', async () => {
    const { id } = await create({ name: '钉', kind: 1, otherIds: [hall.id] })
    await remove([id])
    await expect(getRecord(db, pieces, id)).rejects.toMatchObject({ code: 'GEN0404' })
  })
})

describe('a value that the database refuses', () => {
  it('is reported at its field', async () => {
    const taken = { name: '碟', kind: 1, boxId: drawer.id }
    await expect(create(taken)).rejects.toMatchObject({ code: 'ENT0001' })
    await expect(create({ name: '杯', kind: 1, price: 13 })).rejects.toMatchObject({
      code: 'ENT0004',
      options: { fields: [{ path: 'price' }] }
    })
  })
})

describe('data authorisation', () => {
  it('shows the records of the departments that roles open, and no other', async () => {
    const dept = async (name: string, path: string) =>
      (await db.insertInto('dept').values({ name, path }).returning('id').executeTakeFirstOrThrow()).id
    const north = await dept('北', '/n/')
    const street = await dept('北街', '/n/s/')
    const south = await dept('南', '/x/')
    for (const [name, deptId] of [
      ['北锅', north],
      ['街锅', street],
      ['南锅', south]
    ] as const)
      await create({ name, kind: 1, deptId })
    const seen = async (uid: number) => names({ name: '锅' }, throwaway(deps, { uid }))
    expect((await seen(chief)).length).toBe(3)
    expect((await seen(await person(1, north))).toSorted()).toEqual(['北锅', '街锅'])
    expect(await seen(await person(2, north, [south]))).toEqual(['南锅'])
    expect(await seen(await person(1))).toEqual([])
    const southerner = throwaway(deps, { uid: await person(2, undefined, [south]) })
    const hidden = await db
      .selectFrom('event')
      .select('subject_id')
      .where('after', '@>', '{"name":"北锅"}')
      .executeTakeFirstOrThrow()
    await expect(getRecord(db, southerner, Number(hidden.subject_id))).rejects.toMatchObject({
      code: 'GEN0404'
    })
    await expect(remove([Number(hidden.subject_id)], southerner)).rejects.toMatchObject({ code: 'GEN0404' })
    await expect(create({ name: '新锅', kind: 1, deptId: north }, southerner)).rejects.toMatchObject({
      code: 'ENT0002'
    })
  })
})

describe('an entity’s own rules', () => {
  const calls: string[] = []
  const rules: EntityRules = {
    beforeSave: async (_trx, { before, values }) => {
      calls.push(before ? 'change' : 'make')
      return { ...values, name: `${values.name}!` }
    },
    afterSave: async (_trx, { after }) => void calls.push(`saved ${after.name}`),
    beforeDelete: async () => void calls.push('delete'),
    afterDelete: async () => void calls.push('deleted'),
    forbidden: (_actor, { name }) => (name === '定!' ? ['delete'] : [])
  }
  const ruled = throwaway(deps, { uid: chief, permissions: everything }, 'piece', rules)

  it('are asked before and after, may change what is written, and may forbid', async () => {
    const { id } = await create({ name: '柄', kind: 1 }, ruled)
    await remove([id], ruled)
    expect(calls).toEqual(['make', 'saved 柄!', 'delete', 'deleted'])
    const fixed = await create({ name: '定', kind: 1 }, ruled)
    expect(fixed.allowedActions).toEqual(['sysPieceUpdate'])
    await expect(remove([fixed.id], ruled)).rejects.toMatchObject({ code: 'GEN0403' })
  })
})

describe('files', () => {
  async function* files(text: string) {
    yield { fileName: 'x.csv', stream: Readable.from([Buffer.from(text)]) }
  }

  it('show words instead of codes, and the clocks of Shanghai', async () => {
    const columns = JSON.stringify([
      'name',
      'kind',
      'topic',
      'boxId',
      'otherIds',
      'isFragile',
      'madeOn',
      'seenAt'
    ])
    const filter = JSON.stringify({ kind: [2], name: '碟' })
    const { content, fileName } = await exportRecords(db, pieces, { format: 'csv', columns, filter })
    expect(String(await buffer(content))).toBe(
      '\uFEFF名称,类别,主题,箱子,其他箱子,易碎,制造日期,查看时间\r\n碟,贵重,瓷器,屉,厅、架,是,2025-12-31,2026-01-01 08:00\r\n'
    )
    expect(fileName).toBe('物件-20260301.csv')
  })

  it('are read in words, codes or numbers', async () => {
    const text = `名称,类别,主题,箱子,其他箱子,易碎,制造日期,查看时间,搬运要求\n甲,贵重,China,屉,"厅,架",是,2026/1/2,2026-01-01 08:00,轻放\n乙,1,china,${hall.id},,no,,,\n`
    const { answer, keep } = await previewImport(db, pieces, files(text))
    expect(answer.errors).toEqual([])
    const batchId = await inTransaction(db, keep)
    expect(await inTransaction(db, trx => confirmImport(trx, pieces, batchId))).toEqual({
      created: 2,
      ids: [expect.any(Number), expect.any(Number)],
      updated: 0,
      skipped: 0,
      problems: []
    })
    const [first] = (await listRecords(db, pieces, { filter: '{"q":"甲"}' })).list
    expect(first).toMatchObject({
      kind: 2,
      topic: 'china',
      boxId: drawer.id,
      otherIds: [hall.id, shelf.id],
      isFragile: true,
      madeOn: '2026-01-02',
      seenAt: 1_767_225_600,
      handling: '轻放'
    })
  })

  it('are held against conditions, references and dictionaries line by line', async () => {
    const text =
      '名称,类别,主题,箱子,易碎,制造日期,搬运要求\n丙,9,瓷器,没有,是,2026-02-30,\n丁,2,铁器,厅,是,,\n戊,1,,,,,轻放\n'
    const { answer } = await previewImport(db, pieces, files(text))
    expect(answer.errors.map(({ line, field }) => `${line} ${field}`)).toEqual([
      '2 kind',
      '2 boxId',
      '2 madeOn',
      '3 topic',
      '3 handling',
      '4 handling'
    ])
  })
})
