import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  buildAccount,
  buildAssignment,
  buildMessage,
  buildReply,
  buildUpload
} from '../../../tests/support/builders/builders.ts'
import { testClock } from '../../../tests/support/clock.ts'
import { testDatabase } from '../../../tests/support/postgres/database.ts'
import { testServer } from '../../../tests/support/servers/server.ts'
import { testFiles } from '../../../tests/support/uploads.ts'
import { fileUrl, thumbnailNameOf } from '../../platform/files/address.ts'

const database = await testDatabase()
const { db } = database
const { files, folder } = testFiles()
const clock = testClock()
const { app, deps } = await testServer(database, { files, clock: clock.now })

const content = '0123456789'

/** Stores a file, its thumbnail and its row. */
async function stored(more: Parameters<typeof buildUpload>[1] = {}) {
  const { uid } = await buildAccount(db)
  const row = await buildUpload(db, { uploader_uid: uid, mime: 'video/mp4', has_thumbnail: true, ...more })
  const path = join(folder, row.stored_name.slice(0, 2))
  await mkdir(path, { recursive: true })
  await writeFile(join(path, row.stored_name), content)
  await writeFile(join(path, thumbnailNameOf(row.stored_name)), 'small')
  return row
}
const ofMessage = async (message: Parameters<typeof buildMessage>[1] = {}, more: object = {}) => {
  const { tid, contentId } = await buildMessage(db, message)
  return await stored({ tid, content_item_id: contentId, ...more })
}
const plain = (name: string) => `/files/attachment/${name}`
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })
const keyed = (storedName: string, attached = true) =>
  fileUrl(deps.keys, { storedName, hasThumbnail: false, attached, open: false }, clock.now())

describe('a file', () => {
  it('of a public message is read by everybody, and kept by caches as briefly as a page', async () => {
    const { stored_name } = await ofMessage()
    const reply = await get(plain(stored_name))
    expect(reply).toMatchObject({ statusCode: 200, payload: content })
    expect(reply.headers).toMatchObject({
      'content-type': 'video/mp4',
      'cache-control': 'public, max-age=0, s-maxage=2, stale-while-revalidate=10',
      'x-content-type-options': 'nosniff',
      'accept-ranges': 'bytes'
    })
    expect(reply.headers['content-security-policy']).toContain('sandbox')
    expect(reply.headers['content-disposition']).toMatch(/^inline/)
    const small = await get(plain(thumbnailNameOf(stored_name)))
    expect(small).toMatchObject({ statusCode: 200, payload: 'small' })
    expect(small.headers['content-type']).toBe('image/webp')
  })

  it('is not sent again to a cache that has it, until it is hidden', async () => {
    const row = await ofMessage()
    const first = await get(plain(row.stored_name))
    const etag = String(first.headers.etag)
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const again = await get(plain(row.stored_name), { 'if-none-match': known })
      expect([known, again.statusCode, again.payload]).toEqual([known, 304, ''])
      expect(again.headers.etag).toBe(etag)
    }
    expect((await get(plain(row.stored_name), { 'if-none-match': '"other"' })).statusCode).toBe(200)
    const small = await get(plain(thumbnailNameOf(row.stored_name)), { 'if-none-match': etag })
    expect(small.statusCode).toBe(200)
    await db
      .updateTable('attachment')
      .set({ hidden_by_group: true })
      .where('stored_name', '=', row.stored_name)
      .execute()
    const hidden = await get(plain(row.stored_name), { 'if-none-match': etag })
    expect([hidden.statusCode, hidden.headers['cache-control']]).toEqual([404, 'no-store'])
  })

  it('with a key is asked for again by the browser of its reader', async () => {
    const row = await ofMessage({ is_public: false })
    const reply = await get(keyed(row.stored_name))
    expect(reply.headers).toMatchObject({
      'cache-control': 'private, max-age=0, must-revalidate',
      etag: expect.any(String)
    })
  })

  it('is sent whole if a part of another content is asked for', async () => {
    const { stored_name } = await ofMessage()
    const etag = `"${stored_name}"`
    const part = await get(plain(stored_name), { range: 'bytes=2-4', 'if-range': etag })
    expect([part.statusCode, part.payload]).toEqual([206, '234'])
    const whole = await get(plain(stored_name), { range: 'bytes=2-4', 'if-range': '"other"' })
    expect([whole.statusCode, whole.payload]).toEqual([200, content])
  })

  it('is sent in parts, so that a player can jump within a film', async () => {
    const { stored_name } = await ofMessage()
    const part = await get(plain(stored_name), { range: 'bytes=2-4' })
    expect(part).toMatchObject({ statusCode: 206, payload: '234' })
    expect(part.headers['content-range']).toBe('bytes 2-4/10')
    expect((await get(plain(stored_name), { range: 'bytes=10-' })).statusCode).toBe(416)
  })

  it('is only found with a valid key in its address', async () => {
    const assignment = await buildAssignment(db)
    const reply = await buildReply(db)
    const closed = {
      unapproved: await ofMessage({ audit_state: 0 }),
      returned: await ofMessage({ audit_state: 2 }),
      private: await ofMessage({ is_public: false }),
      hidden: await ofMessage({}, { hidden_by_group: true }),
      notPublic: await ofMessage({}, { is_public: false }),
      draft: await stored({ tpid: assignment.tpid }),
      ofReply: await stored({ tid: reply.tid, reply_id: reply.id, is_public: false })
    }
    const absent = await get(plain('ffffffffffffffffffffffffffffffff.jpg'))
    expect(absent.statusCode).toBe(404)
    for (const [kind, { stored_name }] of Object.entries(closed)) {
      const refused = await get(plain(stored_name))
      expect([kind, refused.statusCode, refused.payload]).toEqual([kind, 404, absent.payload])
      expect([kind, (await get(keyed(stored_name))).payload]).toEqual([kind, content])
      const small = await get(plain(thumbnailNameOf(stored_name)))
      expect([kind, small.statusCode]).toEqual([kind, 404])
    }
  })

  it('of a supplement that waits for approval is not there, although the message is public', async () => {
    const { tid } = await buildMessage(db)
    const supplement = await db
      .insertInto('content_item')
      .values({ tid, position: 1, content: '补充', created_at: clock.now() })
      .returning('id')
      .executeTakeFirstOrThrow()
    const { stored_name } = await stored({ tid, content_item_id: supplement.id })
    expect((await get(plain(stored_name))).statusCode).toBe(404)
    await db.updateTable('content_item').set({ audit_state: 1 }).where('id', '=', supplement.id).execute()
    expect((await get(plain(stored_name))).statusCode).toBe(200)
  })

  it('that belongs to no text yet is only shown at the address that its uploader got', async () => {
    const { stored_name } = await stored()
    expect((await get(keyed(stored_name, false))).payload).toBe(content)
    expect((await get(`/files/upload_tmp/${stored_name}`)).statusCode).toBe(404)
    expect((await get(keyed(stored_name))).statusCode).toBe(404)
  })

  it('is gone when its key is too old, and when it was deleted', async () => {
    const { stored_name, aid } = await ofMessage({ is_public: false })
    const url = keyed(stored_name)
    clock.pass(7201)
    expect((await get(url)).statusCode).toBe(404)
    expect((await get(keyed(stored_name))).statusCode).toBe(200)
    await db.updateTable('attachment').set({ deleted_at: clock.now() }).where('aid', '=', aid).execute()
    expect((await get(keyed(stored_name))).statusCode).toBe(404)
  })

  it('is only found by a name that the server has given', async () => {
    for (const name of [
      '..%2F..%2Fetc%2Fpasswd',
      '%2e%2e/keys/field.pem',
      'a.jpg',
      'drafts',
      `${'a'.repeat(32)}.JPG`
    ])
      expect((await get(`/files/attachment/${name}`)).statusCode).toBeGreaterThanOrEqual(400)
  })
})
