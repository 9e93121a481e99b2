import { once } from 'node:events'
import { Readable } from 'node:stream'
import { expect, it } from 'vitest'
import { buildAccount } from '../../../tests/support/builders/builders.ts'
import { testBoard } from '../../../tests/support/builders/world.ts'
import { buildLocalFile } from '../../../tests/support/postgres/backups.ts'
import { testDatabase } from '../../../tests/support/postgres/database.ts'
import { testFiles } from '../../../tests/support/uploads.ts'
import { createArchive } from './archive.ts'

const { files, folder } = testFiles()
const database = await testDatabase()
const { db, deps } = await testBoard(database, undefined, { files })

it('a copy whose reader leaves while an upload is being opened leaves no file open', async () => {
  const { uid } = await buildAccount(db)
  const { name } = await buildLocalFile(database, folder)
  await db.updateTable('attachment').set({ uploader_uid: uid }).where('stored_name', '=', name).execute()
  // larger than the part that is read ahead
  const upload = Readable.from(Array.from({ length: 64 }, () => Buffer.alloc(65_536)))
  const asked = Promise.withResolvers<void>()
  const opened = Promise.withResolvers<Readable>()
  const place = {
    ...deps.files.local,
    open: async () => ({
      bytes: 64 * 65_536,
      read: () => {
        asked.resolve()
        return opened.promise
      }
    })
  }
  const slow = { ...deps.files, at: async () => place }
  const copy = createArchive(
    { db, keys: deps.keys, files: slow, writePage: undefined },
    uid,
    'zh-CN',
    new Date()
  )
  copy.resume()
  await asked.promise
  copy.destroy()
  await once(copy, 'close')
  const closed = once(upload, 'close')
  opened.resolve(upload)
  await closed
  expect(upload.destroyed).toBe(true)
})
