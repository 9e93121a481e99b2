import { mkdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { buildMessage, buildUpload } from '../../../tests/support/builders/builders.ts'
import { testDatabase } from '../../../tests/support/postgres/database.ts'
import { loopback } from '../../../tests/support/servers/outgoing.ts'
import { testKeys } from '../../../tests/support/servers/server.ts'
import { testFiles } from '../../../tests/support/uploads.ts'
import { fileStore } from '../storage/file-store.ts'
import { thumbnailNameOf } from './address.ts'
import { sweepFiles } from './sweep.ts'

const { db } = await testDatabase()
const { files, folder, names } = testFiles()
const now = new Date()
const ago = (days: number) => new Date(now.getTime() - days * 86_400_000)

async function put(name: string, at: Date) {
  const path = join(folder, name === 'left' ? 'drafts' : name.slice(0, 2), name)
  await mkdir(join(path, '..'), { recursive: true })
  await writeFile(path, 'x')
  await utimes(path, at, at)
}

it('removes the files that nobody can reach any more, and no others', async () => {
  const { tid, contentId } = await buildMessage(db)
  const used = { tid, content_item_id: contentId, created_at: ago(100) }
  const rows = {
    used: await buildUpload(db, used),
    loose: await buildUpload(db, { created_at: ago(3) }),
    ofRecord: await buildUpload(db, {
      record_entity: 'box',
      record_field: 'photo',
      record_id: 1,
      created_at: ago(100)
    }),
    fresh: await buildUpload(db, { created_at: ago(1) }),
    deleted: await buildUpload(db, { ...used, deleted_at: ago(31) }),
    deletedLately: await buildUpload(db, { ...used, deleted_at: ago(1) })
  }
  for (const { stored_name, created_at } of Object.values(rows)) {
    await put(stored_name, created_at)
    await put(thumbnailNameOf(stored_name), created_at)
  }
  await put('ffffffffffffffffffffffffffffffff.jpg', ago(3))
  await put('eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee.jpg', ago(1))
  await put('left', ago(3))
  await sweepFiles(db, fileStore({ db, keys: testKeys(), outgoing: loopback, local: files }), now)
  const kept = [rows.used, rows.ofRecord, rows.fresh, rows.deletedLately].map(
    ({ stored_name }) => stored_name
  )
  expect(names().toSorted()).toEqual(
    [...kept, ...kept.map(thumbnailNameOf), 'eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee.jpg'].toSorted()
  )
  const left = await db.selectFrom('attachment').select('stored_name').execute()
  expect(left.map(row => row.stored_name).toSorted()).toEqual(kept.toSorted())
})
