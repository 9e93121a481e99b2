import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { buildAccount, buildGroup, buildUpload } from '../../../../tests/support/builders/builders.ts'
import { testDatabase } from '../../../../tests/support/postgres/database.ts'
import { loopback } from '../../../../tests/support/servers/outgoing.ts'
import { testKeys } from '../../../../tests/support/servers/server.ts'
import { testFiles } from '../../../../tests/support/uploads.ts'
import { fileStore } from '../../storage/file-store.ts'
import { sweepFiles } from '../sweep.ts'
import { correctStorageUse, foldStorageUse, type StorageOwner, usedBytes, wholeSite } from './storage-use.ts'

const { db } = await testDatabase()
const { files } = testFiles()

const account = (id: number): StorageOwner => ({ kind: 'account', id })
const usesOf = (...owners: StorageOwner[]) => Promise.all(owners.map(owner => usedBytes(db, owner)))
const changes = async () => (await db.selectFrom('storage_change').selectAll().execute()).length

it('files of staff stay with their institution, also when the account moves to another one', async () => {
  const { uid, group_id } = await buildAccount(db, { kind: 'institution' })
  const [from, to] = [group_id ?? 0, (await buildGroup(db)).id]
  const before = await usedBytes(db, wholeSite)
  await buildUpload(db, { uploader_uid: uid, bytes: 300 })
  await db.updateTable('account').set({ group_id: to }).where('uid', '=', uid).execute()
  await buildUpload(db, { uploader_uid: uid, bytes: 20 })
  const institution = (id: number): StorageOwner => ({ kind: 'institution', id })
  expect(await usesOf(institution(from), institution(to), account(uid))).toEqual([300, 20, 0])
  expect(await usedBytes(db, wholeSite)).toBe(before + 320)
})

it('an upload that was never used counts until it is swept', async () => {
  const now = new Date()
  const { uid } = await buildAccount(db)
  await buildUpload(db, {
    uploader_uid: uid,
    bytes: 70,
    created_at: new Date(now.getTime() - 3 * 86_400_000)
  })
  await buildUpload(db, { uploader_uid: uid, bytes: 5, created_at: now })
  const before = await usedBytes(db, wholeSite)
  expect(await usedBytes(db, account(uid))).toBe(75)
  await sweepFiles(db, fileStore({ db, keys: testKeys(), outgoing: loopback, local: files }), now)
  expect(await usesOf(account(uid), wholeSite)).toEqual([5, before - 70])
})

it('summing up changes no use, and leaves no changes', async () => {
  const { uid } = await buildAccount(db)
  await buildUpload(db, { uploader_uid: uid, bytes: 11 })
  await foldStorageUse(db)
  await buildUpload(db, { uploader_uid: uid, bytes: 4 })
  const before = await usesOf(account(uid), wholeSite)
  expect(before[0]).toBe(15)
  await foldStorageUse(db)
  expect(await changes()).toBe(0)
  expect(await usesOf(account(uid), wholeSite)).toEqual(before)
  const row = await db
    .selectFrom('storage_use')
    .select(['bytes', 'files'])
    .where('kind', '=', 'account')
    .where('owner_id', '=', uid)
    .executeTakeFirst()
  expect(row).toEqual({ bytes: 15, files: 2 })
})

it('a use that is wrong is corrected by counting the files', async () => {
  const { uid } = await buildAccount(db)
  await buildUpload(db, { uploader_uid: uid, bytes: 8 })
  await foldStorageUse(db)
  await sql`update storage_use set bytes = bytes + 1000, files = files + 3`.execute(db)
  const { rows } = await sql<{ bytes: number }>`select sum(bytes)::bigint as bytes from attachment`.execute(
    db
  )
  expect(await usedBytes(db, wholeSite)).not.toBe(rows[0]?.bytes)
  await correctStorageUse(db)
  expect(await usesOf(account(uid), wholeSite)).toEqual([8, rows[0]?.bytes])
  const none = await sql`select * from storage_drift()`.execute(db)
  expect(none.rows).toEqual([])
})

it('moving a file to another storage changes no use', async () => {
  const { uid } = await buildAccount(db)
  const { aid } = await buildUpload(db, { uploader_uid: uid, bytes: 9 })
  const { id } = await db
    .insertInto('oss')
    .values({ name: '备用', type: 6, endpoint: 'https://files.example.org', bucket: 'board' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const before = await usedBytes(db, wholeSite)
  await db.updateTable('attachment').set({ storage_id: id }).where('aid', '=', aid).execute()
  expect(await usesOf(account(uid), wholeSite)).toEqual([9, before])
})
