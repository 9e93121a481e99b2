import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, expect, it } from 'vitest'
import { sweepFiles } from '../../server/platform/files/sweep.ts'
import { openKeys } from '../../server/platform/keys/keys.ts'
import { fileStore, localId } from '../../server/platform/storage/file-store.ts'
import { buildUpload } from '../support/builders/builders.ts'
import { testDatabase } from '../support/postgres/database.ts'
import { loopback } from '../support/servers/outgoing.ts'
import { s3Account, startS3Server } from '../support/servers/s3-server.ts'
import { temporaryFolder, testFiles } from '../support/uploads.ts'

const { db, url } = await testDatabase()
const { files: local, folder, names } = testFiles()
const keysFolder = join(temporaryFolder(), 'keys')
const keys = await openKeys(keysFolder)
const server = await startS3Server()
afterAll(() => server.close())
const files = fileStore({ db, keys, outgoing: loopback, local })

/** Builds a file in the folder of this machine, with its row. */
async function buildFile() {
  const content = randomBytes(20_000)
  const { aid, stored_name } = await buildUpload(db, { bytes: content.length, mime: 'video/mp4' })
  await mkdir(join(folder, stored_name.slice(0, 2)), { recursive: true })
  await writeFile(join(folder, stored_name.slice(0, 2), stored_name), content)
  return { aid, name: stored_name, content }
}

/** Puts a bucket into use. */
async function useBucket(): Promise<number> {
  await db.updateTable('oss').set({ status: 0 }).execute()
  const { bucket, accessKey, secretKey } = s3Account
  const values = {
    name: '附件存储',
    type: 6,
    endpoint: server.endpoint,
    bucket,
    access_key: accessKey,
    secret_sealed: keys.sealField('secret', secretKey),
    status: 1
  }
  return (await db.insertInto('oss').values(values).returning('id').executeTakeFirstOrThrow()).id
}

/** Runs `npm run storage:move`; `killAt` kills it at the request with this number, as a power cut would. */
async function move(killAt?: number): Promise<{ code: number | null; output: string }> {
  const program = join(import.meta.dirname, '../../scripts/commands/storage-move.ts')
  const environment = {
    DATABASE_URL: url,
    UPLOAD_DIR: folder,
    KEYS_DIR: keysFolder,
    PRIVATE_TARGETS: '127.0.0.1'
  }
  const child = spawn(process.execPath, [program], {
    env: { PATH: process.env.PATH, TZ: 'UTC', DATA_DIR: folder, ...environment },
    stdio: ['ignore', 'pipe', 'pipe']
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (output += chunk))
  let asked = 0
  server.state.onAsked = () => {
    if (++asked === killAt) child.kill('SIGKILL')
  }
  const [code] = await once(child, 'close')
  return { code, output }
}

/** Expects that every file is complete at the place that its row names. */
async function allAreThere(all: readonly { aid: number; name: string; content: Buffer }[]) {
  const rows = await db.selectFrom('attachment').select(['aid', 'storage_id']).execute()
  const placeOf = new Map(rows.map(row => [row.aid, row.storage_id]))
  for (const { aid, name, content } of all) {
    const place = await files.at(placeOf.get(aid) ?? 0)
    const file = await place.open(name)
    expect(file && (await buffer(await file.read())).equals(content), name).toBe(true)
  }
  return rows
}

it('a move that is killed several times loses no file and continues with the rest', async () => {
  const all = await Promise.all(Array.from({ length: 6 }, buildFile))
  const bucket = await useBucket()
  // the move is killed while it writes a copy, while it asks for one, and while it reads one back
  for (const killAt of [1, 4, 8]) {
    expect((await move(killAt)).code).toBeNull()
    server.state.onAsked = undefined
    await allAreThere(all)
  }
  const { code, output } = await move()
  expect(output).toContain('files moved.')
  expect(code).toBe(0)
  const rows = await allAreThere(all)
  expect(rows.map(row => row.storage_id)).toEqual(rows.map(() => bucket))
  expect(rows.some(row => row.storage_id === localId)).toBe(false)

  await sweepFiles(db, files, new Date(Date.now() + 3 * 86_400_000))
  expect(names(), 'what was killed on its way').toEqual([])
})
