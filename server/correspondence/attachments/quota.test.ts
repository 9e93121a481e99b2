import { beforeEach, describe, expect, it } from 'vitest'
import {
  buildAccount,
  buildGroup,
  buildSession,
  buildUpload,
  setParameter
} from '../../../tests/support/builders/builders.ts'
import { clientOf } from '../../../tests/support/builders/world.ts'
import { png } from '../../../tests/support/files.ts'
import { testDatabase } from '../../../tests/support/postgres/database.ts'
import { testServer } from '../../../tests/support/servers/server.ts'
import { testFiles } from '../../../tests/support/uploads.ts'
import { foldStorageUse, usedBytes, wholeSite } from '../../platform/files/use/storage-use.ts'

const database = await testDatabase()
const { db } = database
const { files, names } = testFiles()
const { app, deps } = await testServer(database, { files })

/** The limit of one megabyte less a few bytes, so that no picture fits any more. */
const nearlyAll = 999_990

async function person(given: Parameters<typeof buildAccount>[1] = {}) {
  const { uid, group_id } = await buildAccount(db, given)
  const client = clientOf(app, await buildSession(db, uid), deps.keys.publicKeyPem)
  const upload = async () => {
    const file = new File([new Uint8Array(await png())], '路灯.png', { type: 'image/png' })
    return await client.call('uploadAttachment', { body: { attachmentType: '1', file } })
  }
  return { uid, groupId: group_id, upload }
}

beforeEach(async () => {
  for (const code of ['storage.account', 'storage.institution', 'storage.site'] as const)
    await setParameter(db, code, 0)
})

describe('an upload that finds no room', () => {
  it('is refused by the limit of its account, which says how much is used and leaves no file', async () => {
    await setParameter(db, 'storage.account', 1)
    const { uid, upload } = await person()
    await buildUpload(db, { uploader_uid: uid, bytes: nearlyAll })
    const before = names()
    await expect(upload()).rejects.toMatchObject({
      code: 'ATT0009',
      status: 413,
      message: expect.stringMatching(/已用 1000 kB，上限 1\.0 MB，.*2 天后自动清除/)
    })
    expect(names()).toEqual(before)
  })

  it('is refused by the limit of its institution, however many accounts that has', async () => {
    await setParameter(db, 'storage.institution', 1)
    const { id: group_id } = await buildGroup(db)
    const [one, other] = [
      await person({ kind: 'institution', group_id }),
      await person({ kind: 'institution', group_id })
    ]
    await buildUpload(db, { uploader_uid: one.uid, bytes: nearlyAll })
    await expect(other.upload()).rejects.toMatchObject({ code: 'ATT0010' })
    const elsewhere = await person({ kind: 'institution' })
    await expect(elsewhere.upload()).resolves.toBeDefined()
  })

  it('is refused by the limit of the site, also for staff of the platform', async () => {
    await buildUpload(db, { bytes: nearlyAll })
    await setParameter(db, 'storage.site', 1)
    for (const kind of ['citizen', 'staff'] as const)
      await expect((await person({ kind })).upload()).rejects.toMatchObject({ code: 'ATT0011' })
  })
})

describe('an upload finds room', () => {
  it('without a limit', async () => {
    const { uid, upload } = await person()
    await buildUpload(db, { uploader_uid: uid, bytes: 2_000_000_000 })
    await expect(upload()).resolves.toBeDefined()
  })

  it('of an account once a file of it is deleted; the site waits until the file is removed', async () => {
    await setParameter(db, 'storage.account', 1)
    const { uid, upload } = await person()
    const { aid } = await buildUpload(db, { uploader_uid: uid, bytes: nearlyAll })
    const site = await usedBytes(db, wholeSite)
    await db.updateTable('attachment').set({ deleted_at: new Date() }).where('aid', '=', aid).execute()
    expect(await usedBytes(db, wholeSite)).toBe(site)
    const { bytes } = await upload()
    expect(await usedBytes(db, { kind: 'account', id: uid })).toBe(bytes)
    expect(await usedBytes(db, wholeSite)).toBe(site + bytes)
  })
})

it('the list of storage use has the limits by the parameters, and the share that is used', async () => {
  await setParameter(db, 'storage.account', 1)
  const { uid } = await buildAccount(db)
  await buildUpload(db, { uploader_uid: uid, bytes: 250_000 })
  await foldStorageUse(db)
  const use = await db
    .selectFrom('storage_use_named')
    .select(['kind', 'bytes', 'limit', 'percent'])
    .where(eb => eb.or([eb('kind', '=', 'site'), eb('owner_id', '=', uid)]))
    .orderBy('kind')
    .execute()
  expect(use).toMatchObject([
    { kind: 'account', bytes: 250_000, limit: 1_000_000, percent: 25 },
    { kind: 'site', limit: null, percent: null }
  ])
})
