import { writeFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { buildAccount, buildUpload } from '../../../tests/support/builders/builders.ts'
import { testDatabase } from '../../../tests/support/postgres/database.ts'
import { makeThrowaway, throwaway } from '../../../tests/support/postgres/throwaway.ts'
import { testServer } from '../../../tests/support/servers/server.ts'
import { testFiles } from '../../../tests/support/uploads.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { countByStorage } from '../../platform/files/store.ts'
import { localId } from '../../platform/storage/file-store.ts'
import { createRecord } from './create.ts'
import { exportRecords } from './export.ts'
import { getRecord } from './get.ts'
import { listHistory } from './history.ts'
import { previewImport } from './import/preview.ts'
import { listRecords } from './list.ts'
import { removeRecords } from './remove.ts'
import type { EntityRecord } from './rules.ts'
import { updateRecord } from './update.ts'

const database = await testDatabase()
const { db } = database
await makeThrowaway(database)
const { files } = testFiles()
const { app, deps } = await testServer(database, { files })
const chief = (await buildAccount(db, { kind: 'staff' })).uid
const permissions = ['sys:box:update', 'sys:box:delete']
const boxes = throwaway(deps, { uid: chief, permissions: [...permissions, 'sys:box:papers'] }, 'box')
const others = throwaway(deps, { uid: chief, permissions }, 'box')
const create = (values: EntityRecord) => inTransaction(db, trx => createRecord(trx, boxes, values))
const update = (id: number, values: EntityRecord, context = boxes) =>
  inTransaction(db, trx => updateRecord(trx, context, id, values))

async function* sheetFile(content: Buffer) {
  yield { field: 'file', fileName: 'a.csv', stream: Readable.from([content]), truncated: () => false }
}

/** Stores a file and its upload, by default the chief's. */
async function upload(file_name: string, uploader_uid = chief) {
  const { aid, stored_name } = await buildUpload(db, { file_name, uploader_uid })
  const draft = await files.draft()
  await writeFile(draft, file_name)
  await files.put(stored_name, draft)
  return { aid }
}
const fileAt = async (url: unknown) => {
  const { statusCode, payload } = await app.inject({ url: String(url) })
  return statusCode === 200 ? payload : statusCode
}
const namesOf = (value: unknown) => (value as { fileName: string }[]).map(({ fileName }) => fileName)

describe('a file of a record', () => {
  it('is shown with an address to whoever reads the record, in the order that was sent', async () => {
    const photo = await upload('门.jpg')
    const [one, two] = [await upload('一.jpg'), await upload('二.jpg')]
    const made = await create({ name: '甲', photo, papers: [two, one] })
    expect(made.photo).toMatchObject({ ...photo, fileName: '门.jpg', mime: 'image/jpeg', thumbUrl: null })
    expect(namesOf(made.papers)).toEqual(['二.jpg', '一.jpg'])
    const { url } = made.photo as { url: string }
    expect(await fileAt(url)).toBe('门.jpg')
    expect(await fileAt(url.replace(/\?.*/, ''))).toBe(404)
    const turned = await update(made.id, { version: 1, papers: [one, two] })
    expect(namesOf(turned.papers)).toEqual(['一.jpg', '二.jpg'])
  })

  it('is hidden with its field', async () => {
    const made = await create({ name: '乙', papers: [await upload('密.jpg')] })
    const read = await getRecord(db, others, made.id)
    expect(Object.keys(read)).toContain('photo')
    expect(JSON.stringify(read)).not.toContain('密.jpg')
  })

  it('is deleted when it is removed from its field, and with its record', async () => {
    const photo = await upload('旧.jpg')
    const made = await create({ name: '丙', photo, papers: [await upload('材料.jpg')] })
    const { url } = made.photo as { url: string }
    const [{ url: paper }] = made.papers as [{ url: string }]
    const changed = await update(made.id, { version: 1, photo: null })
    expect(changed.photo).toBeNull()
    expect(await fileAt(url)).toBe(404)
    expect(await fileAt(paper)).toBe('材料.jpg')
    await inTransaction(db, trx => removeRecords(trx, boxes, [made.id]))
    expect(await fileAt(paper)).toBe(404)
  })

  it('must be the writer’s own upload, and belongs to one record only', async () => {
    const stranger = (await buildAccount(db)).uid
    const refused = { code: 'ATT0007', options: { fields: [{ path: 'photo' }] } }
    await expect(create({ name: '丁', photo: await upload('别人.jpg', stranger) })).rejects.toMatchObject(
      refused
    )
    const photo = await upload('门.jpg')
    await create({ name: '丁', photo })
    await expect(create({ name: '戊', photo })).rejects.toMatchObject(refused)
    const { list } = await listRecords(db, boxes, { filter: '{"q":"戊"}' })
    expect(list).toEqual([])
  })

  it('stays as it was where the same file is sent again', async () => {
    const photo = await upload('门.jpg')
    const made = await create({ name: '己', photo })
    expect(await update(made.id, { version: 1, photo })).toMatchObject({ version: 1 })
  })

  it('is in history and export by its name, and passed over by an import', async () => {
    const made = await create({ name: '庚', photo: await upload('历史.jpg') })
    await update(made.id, { version: 1, photo: null })
    const { list } = await listHistory(db, boxes, made.id, {})
    expect(list[0]).toMatchObject({ before: { photo: { fileName: '历史.jpg' } }, after: { photo: null } })
    expect(JSON.stringify(list)).not.toContain('/files/')
    await update(made.id, { version: 2, papers: [await upload('甲.jpg'), await upload('乙.jpg')] })
    const { content } = await exportRecords(db, boxes, { format: 'csv', filter: '{"name":"庚"}' })
    const text = String(await buffer(content))
    expect(text).toContain('甲.jpg、乙.jpg')
    const sheet = Buffer.from('名称,照片,材料\r\n辛,门.jpg,甲.jpg', 'utf8')
    const { answer } = await previewImport(db, boxes, sheetFile(sheet))
    expect(answer).toMatchObject({ errors: [] })
  })
})

describe('a storage with files of records', () => {
  it('counts these files', async () => {
    expect((await countByStorage(db)).get(localId)).toBeGreaterThan(5)
  })
})
