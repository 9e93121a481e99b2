import { writeFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { buildUpload } from '../../../tests/support/builders/builders.ts'
import { makeStorage } from '../../../tests/support/builders/storages.ts'
import { testBoard } from '../../../tests/support/builders/world.ts'
import { film, photo } from '../../../tests/support/files.ts'
import { testDatabase } from '../../../tests/support/postgres/database.ts'
import { startS3Server } from '../../../tests/support/servers/s3-server.ts'
import { testFiles } from '../../../tests/support/uploads.ts'
import { jobs } from '../../runtime/jobs/jobs.ts'
import { localId } from '../storage/file-store.ts'
import { StorageFailure } from '../storage-failure.ts'
import { moveFiles, type Progress } from './move.ts'
import { sweepFiles } from './sweep.ts'

const { files: local, names } = testFiles()
const board = await testBoard(await testDatabase(), undefined, { files: local })
const { db, app, deps } = board
const administrator = await board.client('administrator')
const citizen = await board.client('citizen')
const server = await startS3Server()
afterAll(() => server.close())

beforeEach(() => {
  server.state.mood = 'well'
  server.asked.length = 0
})

const use = async (id: number) => {
  const { version } = await administrator.call('sysOssGet', { params: { id } })
  await administrator.call('sysOssUpdate', { params: { id }, body: { version, status: 1 } })
}
const bucket = async () => (await makeStorage(administrator, server.endpoint, { status: 1 })).id
async function upload(content: Buffer) {
  const file = new File([new Uint8Array(content)], 'file')
  return await citizen.call('uploadAttachment', { body: { attachmentType: '1', file } })
}
const read = async (url: string | null, headers: Record<string, string> = {}) =>
  await app.inject({ url: url ?? '', headers })
const placeOf = async (aid: number) => {
  const row = db.selectFrom('attachment').select('storage_id').where('aid', '=', aid)
  return (await row.executeTakeFirstOrThrow()).storage_id
}
const strays = () => db.selectFrom('stray_file').select(['storage_id', 'name']).execute()
const move = (given: Partial<Parameters<typeof moveFiles>[0]> = {}) =>
  moveFiles({ db, files: deps.files, clock: deps.clock, ...given })
const runJob = () => {
  const { signal } = new AbortController()
  return jobs.fileMove.run({ deps, params: {} as never, now: deps.clock(), signal })
}
const countOf = async (id: number) => (await administrator.call('sysOssGet', { params: { id } })).files

describe('an upload', () => {
  it('goes to the storage in use, and is read from there: the file, its small picture, and parts of it', async () => {
    const id = await bucket()
    const kept = await upload(await photo())
    expect(await placeOf(kept.aid)).toBe(id)
    expect(names()).toEqual([])
    expect(await strays()).toEqual([])
    const whole = await read(kept.url)
    expect(whole).toMatchObject({ statusCode: 200, headers: { 'content-length': String(kept.bytes) } })
    const part = await read(kept.url, { range: 'bytes=5-24' })
    expect(part.statusCode).toBe(206)
    expect(part.rawPayload).toEqual(whole.rawPayload.subarray(5, 25))
    expect((await read(kept.thumbUrl)).headers['content-type']).toBe('image/webp')
    expect((await read(kept.url.replace(/\?.*/, ''))).statusCode, 'without its key').toBe(404)
    await use(localId)
    expect((await read(kept.url)).rawPayload, 'after a switch').toEqual(whole.rawPayload)
  })

  it.each(['down', 'full', 'cutting'] as const)(
    'is refused and leaves nothing if the storage is %s',
    async mood => {
      const id = await bucket()
      server.state.mood = mood
      const before = await db.selectFrom('attachment').select('aid').execute()
      await expect(upload(film(200_000))).rejects.toMatchObject({ code: 'ATT0008', status: 503 })
      expect(await db.selectFrom('attachment').select('aid').execute()).toEqual(before)
      expect(names(), 'drafts').toEqual([])
      // the file that may lie there is recorded, and removed once nobody can use it any more
      expect(await strays()).toMatchObject([{ storage_id: id }])
      server.state.mood = 'well'
      await sweepFiles(db, deps.files, new Date(deps.clock().getTime() + 3 * 86_400_000))
      expect(await strays()).toEqual([])
      await use(localId)
    }
  )

  it('is refused if the address of its storage changes meanwhile, and the next upload goes to the new address', async () => {
    const id = await bucket()
    const change = async (prefix: string) => {
      const { version } = await administrator.call('sysOssGet', { params: { id } })
      await administrator.call('sysOssUpdate', { params: { id }, body: { version, prefix } })
    }
    let changed: Promise<void> | undefined
    server.state.onAsked = () => {
      changed ??= change('elsewhere')
    }
    const { at } = deps.files
    deps.files.at = async asked => {
      const place = await at(asked)
      const put: typeof place.put = async (...given) => {
        await place.put(...given)
        await changed
      }
      return { ...place, put }
    }
    await expect(upload(film(2000))).rejects.toMatchObject({ code: 'ATT0008' })
    deps.files.at = at
    server.state.onAsked = undefined
    const { url } = await upload(film(2000))
    expect(server.asked.at(-1)?.path).toContain('/elsewhere/')
    expect((await read(url)).statusCode).toBe(200)
    await use(localId)
    await move()
  })

  it('gives an error while its storage fails, and can be read again afterwards', async () => {
    const id = await bucket()
    const { url, aid } = await upload(film())
    server.state.mood = 'down'
    const refused = await read(url)
    expect(refused).toMatchObject({ statusCode: 503, headers: { 'retry-after': '2' } })
    expect(refused.json()).toMatchObject({ code: 'ATT0008' })
    server.state.mood = 'well'
    expect((await read(url)).statusCode).toBe(200)
    expect(await placeOf(aid)).toBe(id)
    await use(localId)
  })
})

describe('moving files', () => {
  it('moves all of them to the storage in use and back, byte by byte, and shows its progress', async () => {
    await move()
    const kept = [await upload(await photo()), await upload(film(50_000))]
    const before = await Promise.all(kept.map(({ url }) => read(url)))
    const id = await bucket()
    const seen: Progress[] = []
    const { moved, total } = await move({ report: progress => seen.push(progress) })
    expect(moved).toBe(total)
    expect(seen[0]).toMatchObject({ moved: 0, total })
    expect(seen.at(-1)).toMatchObject({ moved: total, missing: 0 })
    expect(names(), 'nothing stays behind').toEqual([])
    expect(await countOf(id)).toBe(total)
    expect(await countOf(localId)).toBe(0)
    for (const [at, { url, aid, thumbUrl }] of kept.entries()) {
      expect(await placeOf(aid)).toBe(id)
      expect((await read(url)).rawPayload).toEqual(before[at]?.rawPayload)
      if (thumbUrl) expect((await read(thumbUrl)).statusCode).toBe(200)
    }
    await use(localId)
    expect(await runJob()).toBe(total)
    expect((await read(kept[0]?.url ?? '')).rawPayload).toEqual(before[0]?.rawPayload)
    expect(await strays()).toEqual([])
  })

  it('stops if the storage fails, loses nothing, and continues afterwards', async () => {
    const kept = [await upload(film(30_000)), await upload(film(40_000)), await upload(film(50_000))]
    await bucket()
    let before = 0
    const failing = move({
      report: ({ moved, total }) => {
        before = total
        if (moved === 1) server.state.mood = 'cutting'
      }
    })
    await expect(failing).rejects.toMatchObject({ name: 'StorageFailure' })
    server.state.mood = 'well'
    for (const { url, bytes } of kept) expect((await read(url)).rawPayload.length).toBe(bytes)
    const { moved, total } = await move()
    expect(moved).toBe(total)
    expect(total, 'what was moved stays moved').toBe(before - 1)
    for (const { url, bytes } of kept) expect((await read(url)).rawPayload.length).toBe(bytes)
    expect(await strays()).toEqual([])
    await use(localId)
    await move()
  })

  it('keeps the old copy if the new one differs', async () => {
    const { aid, url } = await upload(film(20_000))
    const id = await bucket()
    const { at } = deps.files
    const spoilt = async (asked: number) => {
      const place = await at(asked)
      if (asked !== id) return place
      const put: typeof place.put = async (name, draft) => {
        await writeFile(draft, 'something else')
        await place.put(name, draft)
      }
      return { ...place, put }
    }
    await expect(move({ files: { ...deps.files, at: spoilt } })).rejects.toMatchObject({
      message: expect.stringContaining('not the same')
    })
    expect(await placeOf(aid)).toBe(localId)
    expect((await read(url)).statusCode).toBe(200)
    await move()
    await use(localId)
    await move()
  })

  it('skips files that are missing in their storage, and reports their number', async () => {
    const { stored_name } = await buildUpload(db, { storage_id: localId })
    const found = await upload(film())
    const id = await bucket()
    await expect(runJob()).rejects.toThrow('1 files are not where they should lie')
    expect(await placeOf(found.aid)).toBe(id)
    await db.deleteFrom('attachment').where('stored_name', '=', stored_name).execute()
    await use(localId)
    await move()
  })

  it('continues with other storages if one does not answer, and reports it at the end', async () => {
    const dead = await bucket()
    const there = await upload(film(2000))
    await use(localId)
    const here = await upload(await photo())
    await local.remove(here.thumbUrl?.replace(/.*\/|\?.*/g, '') ?? '')
    const id = await bucket()
    const { at } = deps.files
    const silent = async (asked: number) => {
      if (asked === dead) throw new StorageFailure('unanswered', 'is down')
      return await at(asked)
    }
    await expect(move({ files: { ...deps.files, at: silent } })).rejects.toMatchObject({ message: 'is down' })
    expect([await placeOf(there.aid), await placeOf(here.aid)]).toEqual([dead, id])
    const row = db.selectFrom('attachment').select('has_thumbnail').where('aid', '=', here.aid)
    expect(await row.executeTakeFirst(), 'its small picture was not there').toEqual({ has_thumbnail: false })
    await use(localId)
    await move()
    expect(await strays()).toEqual([])
  })

  it('moves each file once if two processes do it at the same time', async () => {
    const kept = await Promise.all(Array.from({ length: 6 }, () => upload(film(5000))))
    await bucket()
    await Promise.all([move(), move()])
    for (const { url } of kept) expect((await read(url)).statusCode).toBe(200)
    expect(await strays()).toEqual([])
    expect(names()).toEqual([])
    await use(localId)
    await move()
  })

  it('lets readers find a file that has just been moved', async () => {
    const { aid, url } = await upload(film(3000))
    await bucket()
    const { at } = deps.files
    deps.files.at = async id => {
      // the row was read already
      deps.files.at = at
      await move()
      return at(id)
    }
    const reply = await read(url)
    deps.files.at = at
    expect(reply.statusCode).toBe(200)
    expect(await placeOf(aid)).not.toBe(localId)
    await use(localId)
    await move()
  })
})

it('a deleted file is removed from the storage that has it, even if that storage was down at first', async () => {
  const id = await bucket()
  const { aid, url } = await upload(film())
  const later = (days: number) => new Date(deps.clock().getTime() + days * 86_400_000)
  await db.updateTable('attachment').set({ deleted_at: deps.clock() }).where('aid', '=', aid).execute()
  server.state.mood = 'down'
  await expect(sweepFiles(db, deps.files, later(31))).rejects.toMatchObject({ name: 'StorageFailure' })
  expect(await strays()).toMatchObject([{ storage_id: id }])
  server.state.mood = 'well'
  server.asked.length = 0
  await sweepFiles(db, deps.files, later(32))
  expect(server.asked.filter(({ method }) => method === 'DELETE').length).toBeGreaterThan(0)
  expect(await strays()).toEqual([])
  expect((await read(url)).statusCode).toBe(404)
})

it('the old copy stays until the row names the new one', async () => {
  await use(localId)
  const { aid, url } = await upload(film(4000))
  await bucket()
  await sql`create function refuse_row() returns trigger language plpgsql as $$ begin raise exception 'the row stays'; end $$`.execute(
    db
  )
  await sql`create trigger refuse_row before update of storage_id on attachment
    for each row execute function refuse_row()`.execute(db)
  await expect(move()).rejects.toThrow('the row stays')
  await sql`drop trigger refuse_row on attachment`.execute(db)
  expect(await placeOf(aid)).toBe(localId)
  expect((await read(url)).statusCode).toBe(200)
})

it('the copy of a move that died is removed if its file is deleted before the next move', async () => {
  await use(localId)
  const { aid } = await upload(film(4000))
  const id = await bucket()
  const { at } = deps.files
  const dying = async (asked: number) => {
    const place = await at(asked)
    const open = () => Promise.reject(new Error('it died'))
    return asked === id ? { ...place, open } : place
  }
  await expect(move({ files: { ...deps.files, at: dying } })).rejects.toThrow('it died')
  expect(await placeOf(aid)).toBe(localId)
  await db.updateTable('attachment').set({ deleted_at: deps.clock() }).where('aid', '=', aid).execute()
  server.asked.length = 0
  await sweepFiles(db, deps.files, new Date(deps.clock().getTime() + 32 * 86_400_000))
  expect(server.asked.some(({ method }) => method === 'DELETE')).toBe(true)
  expect(await strays()).toEqual([])
})
