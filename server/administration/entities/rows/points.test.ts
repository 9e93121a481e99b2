import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { buildAccount } from '../../../../tests/support/builders/builders.ts'
import { testDatabase } from '../../../../tests/support/postgres/database.ts'
import { makeThrowaway, throwaway } from '../../../../tests/support/postgres/throwaway.ts'
import { testKeys } from '../../../../tests/support/servers/server.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { createRecord } from '../create.ts'
import { exportRecords } from '../export.ts'
import { confirmImport } from '../import/confirm.ts'
import { previewImport } from '../import/preview.ts'
import { listRecords } from '../list.ts'
import { updateRecord } from '../update.ts'
import { readPoint } from './points.ts'

const database = await testDatabase()
const { db } = database
await makeThrowaway(database)
const { uid } = await buildAccount(db, { kind: 'staff' })
const boxes = throwaway({ keys: testKeys() }, { uid, permissions: ['sys:box:update'] }, 'box')

it('a place is kept to six digits, and a finer one is the same', async () => {
  const place = { lat: 30.2592441, lng: -120.2193754, text: ' 东门 ' }
  const made = await inTransaction(db, trx => createRecord(trx, boxes, { name: '甲', place }))
  expect(made.place).toEqual({ lat: 30.259244, lng: -120.219375, text: '东门' })
  const again = { version: 1, place: { lat: 30.25924449, lng: -120.219375, text: '东门' } }
  expect(await inTransaction(db, trx => updateRecord(trx, boxes, made.id, again))).toMatchObject({
    version: 1
  })
  const gone = await inTransaction(db, trx => updateRecord(trx, boxes, made.id, { version: 1, place: null }))
  expect(gone.place).toBeNull()
})

it('a place goes into a file and comes back from it', async () => {
  const file = (text: string) =>
    (async function* () {
      const stream = Readable.from([Buffer.from(text)])
      yield { field: 'file', fileName: 'a.csv', stream, truncated: () => false }
    })()
  const wrong = await previewImport(db, boxes, file('名称,位置\n乙,"91, 3"\n丙,在东门\n'))
  expect(wrong.answer.errors.map(({ line }) => line)).toEqual([2, 3])
  const { answer, keep } = await previewImport(db, boxes, file('名称,位置\n乙,"30.5，120.25 西门 2 号"\n'))
  expect(answer.errors).toEqual([])
  const batch = await inTransaction(db, keep)
  await inTransaction(db, trx => confirmImport(trx, boxes, batch))
  const [record] = (await listRecords(db, boxes, { filter: '{"q":"乙"}' })).list
  expect(record?.place).toEqual({ lat: 30.5, lng: 120.25, text: '西门 2 号' })
  const { content } = await exportRecords(db, boxes, { format: 'csv', filter: '{"q":"乙"}' })
  expect(String(await buffer(content))).toContain('"30.5, 120.25 西门 2 号"')
})

it('only two numbers are a place', () => {
  expect(readPoint('-3.5, 7')).toEqual({ lat: -3.5, lng: 7 })
  for (const text of ['', '3', '3 4', 'a, b', '1e3, 2', '1,2x']) expect(readPoint(text), text).toBeUndefined()
})
