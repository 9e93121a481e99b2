import { execFileSync } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { readdirSync, statSync } from 'node:fs'
import { cp, mkdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import {
  type ArchiveEntry,
  blocksOf,
  entriesOf,
  sumsEntry,
  writeEntries,
  writeFirstFormat
} from '../../../tests/support/builders/archives.ts'
import {
  buildAccount,
  buildMessage,
  buildSession,
  buildUpload
} from '../../../tests/support/builders/builders.ts'
import { buildLetter } from '../../../tests/support/builders/letters.ts'
import { makeWorld } from '../../../tests/support/builders/world.ts'
import { buildLocalFile, contentsOf, emptyDatabase } from '../../../tests/support/postgres/backups.ts'
import { temporaryFolder, testFiles } from '../../../tests/support/uploads.ts'
import { knownChecksums, migrate } from '../../platform/database/migrate.ts'
import { type Database, openDatabase } from '../../platform/database/open.ts'
import { addMark, findMark } from '../../platform/database/site-marks.ts'
import { openKeys } from '../../platform/keys/keys.ts'
import { requireMatchingKeys } from '../../platform/keys/keys-match.ts'
import { applyKeys, prepareKeys } from '../../platform/keys/rotate.ts'
import { notSentAgain } from './end-open.ts'
import { entriesOfSums } from './entries.ts'
import { archivesIn, prune } from './folder.ts'
import { makeBackup } from './make.ts'
import { checkBackup, restoreBackup } from './restore.ts'
import { findLastBackup } from './store.ts'
import { writeArchive } from './write-tar.ts'

const keysFolder = join(temporaryFolder(), 'keys')
const keys = await openKeys(keysFolder)
const clock = () => new Date('2026-03-02T04:00:00Z')

/** People, messages and files, and values that are easily changed on their way. */
async function populate(database: Database, folder: string) {
  const { db } = database
  await migrate(database)
  await requireMatchingKeys(db, keys, keysFolder)
  const { forums } = await makeWorld(database)
  await buildAccount(db, { nick_name: '引号"与\\反斜杠，\n换行\t制表 😀', phone: '13900000001', keys })
  for (let number = 0; number < 30; number++)
    await buildMessage(db, { fid: forums.city, subject: `第${number}号` })
  // a row that says nothing is not the same as one that says null, nor an empty text as none
  await sql`insert into idempotency_key (owner, key, operation, request_hash, answer, at)
    values ('a', 'null', 'b', '', 'null'::jsonb, '2026-03-01 08:00:00.123456+08'), ('a', 'none', 'b', '', null, now())`.execute(
    db
  )
  const { name, hash } = await buildLocalFile(database, folder)
  await db.updateTable('schedule_job').set({ status: 0 }).where('bean_name', '=', 'tallies').execute()
  return { name, hash }
}

const made = async (database: Database, files: ReturnType<typeof testFiles>['files'], more: object = {}) =>
  makeBackup({
    version: '0.1.0+1a2b3c4d5e6f',
    database,
    keys,
    files,
    folder: temporaryFolder(),
    clock,
    random: randomBytes,
    ...more
  })

const source = await emptyDatabase()
const sourceFiles = testFiles()
const file = await populate(source, sourceFiles.folder)
const { path, rows } = await made(source, sourceFiles.files)

/** It holds the same as the first, and goes on where that ended: numbers, triggers, references. */
async function isTheSame(restored: Database, place: ReturnType<typeof testFiles>) {
  expect(await contentsOf(restored)).toEqual(await contentsOf(source))
  const found = await place.files.open(file.name)
  const content = found && (await buffer(await found.read()))
  expect(content && createHash('sha256').update(content).digest('hex')).toBe(file.hash)
  expect(place.names()).toEqual([file.name])
  const newest = sql<number>`max(tid)`.as('tid')
  const before = await source.db.selectFrom('message').select(newest).executeTakeFirst()
  const { tid, fid } = await buildMessage(restored.db)
  expect(tid).toBeGreaterThan(before?.tid ?? 0)
  await expect(sql`delete from login_log`.execute(restored.db)).rejects.toThrow()
  await expect(sql`delete from forum where fid = ${fid}`.execute(restored.db)).rejects.toThrow()
}

describe('a backup', () => {
  it('restores with the same rows, files and numbers to come', async () => {
    const [restored, place] = [await emptyDatabase(), testFiles()]
    await restoreBackup(path, { database: restored, files: place.files, keysFolder })
    await isTheSame(restored, place)
  })

  it('restores a site where nobody is signed in, and that sends no letter a second time', async () => {
    const [given, restored] = [await emptyDatabase(), await emptyDatabase()]
    const { db } = given
    await populate(given, sourceFiles.folder)
    const { uid } = await buildAccount(db, { phone: '13900000002', keys })
    await buildSession(db, uid)
    const due = await buildLetter({ db, keys }, 'sms')
    const sent = await buildLetter({ db, keys }, 'sms', { row: { status: 'sent' } })
    const archive = (await made(given, sourceFiles.files)).path
    await restoreBackup(archive, { database: restored, files: testFiles().files, keysFolder })
    expect(await restored.db.selectFrom('session').select('id').execute()).toEqual([])
    const letters = restored.db.selectFrom('outbox').select(['id', 'status', 'last_error'])
    expect(await letters.orderBy('id').execute()).toEqual([
      { id: due, status: 'dead', last_error: notSentAgain },
      { id: sent, status: 'sent', last_error: null }
    ])
    // on the site that goes on, nothing has changed
    expect(await db.selectFrom('session').select('id').execute()).toHaveLength(1)
  })

  it('restores a trial that sends nothing and reaches no bucket of the site that was copied', async () => {
    const [given, restored] = [await emptyDatabase(), await emptyDatabase()]
    await populate(given, sourceFiles.folder)
    const { db } = given
    await db
      .insertInto('mail_config')
      .values({ name: '政务邮箱', host: 'smtp.example.org', sender: 'board@example.org', status: 1 })
      .execute()
    await db
      .insertInto('sms_config')
      .values({ name: '短信', platform: 1, access_key: 'a', status: 1 })
      .execute()
    await db.updateTable('oss').set({ status: 0 }).execute()
    const secret = keys.sealField('secret', 'Chang-jiang9')
    const bucket = { name: '桶', type: 6, endpoint: 'https://files.example.org', bucket: 'board-files' }
    await db
      .insertInto('oss')
      .values({ ...bucket, access_key: 'a', secret_sealed: secret, status: 1 })
      .execute()
    const archive = (await made(given, sourceFiles.files)).path
    await restoreBackup(archive, {
      database: restored,
      files: testFiles().files,
      keysFolder,
      isTrial: true
    })
    for (const table of ['mail_config', 'sms_config'] as const)
      expect(await restored.db.selectFrom(table).select('status').execute(), table).toEqual([{ status: 0 }])
    const storages = restored.db.selectFrom('oss').select(['name', 'status', 'secret_sealed']).orderBy('id')
    expect(await storages.execute()).toEqual([
      { name: '本机存储', status: 1, secret_sealed: null },
      { name: '桶', status: 0, secret_sealed: null }
    ])
  })

  it('restores on the embedded database, and from there on PostgreSQL', async () => {
    const embedded = await openDatabase({ memory: true })
    const [first, second] = [testFiles(), testFiles()]
    const restored = await emptyDatabase()
    try {
      await restoreBackup(path, { database: embedded, files: first.files, keysFolder })
      const { path: again } = await made(embedded, first.files)
      await restoreBackup(again, { database: restored, files: second.files, keysFolder })
      await isTheSame(embedded, first)
    } finally {
      await embedded.close()
    }
    await isTheSame(restored, second)
  })
})

describe('an archive', () => {
  it('is written down with what it holds, and is the newest', async () => {
    const last = await findLastBackup(source.db)
    expect(last).toMatchObject({ at: clock(), file: basename(path), files: 1, missing: 0 })
    expect(Number(last?.row_count)).toBe(rows)
    const { about, sum } = await checkBackup(path)
    expect(about).toMatchObject({
      version: '0.1.0+1a2b3c4d5e6f',
      at: clock().toISOString(),
      database: 'postgres'
    })
    expect(sum).toMatchObject({ files: 1, missing: 0, rows: { message: 30 } })
  })

  it('says how many files lie in buckets, which it does not hold', async () => {
    const given = await emptyDatabase()
    await populate(given, sourceFiles.folder)
    const bucket = { name: '桶', type: 6, endpoint: 'https://files.example.org', bucket: 'board-files' }
    const stored = given.db
      .insertInto('oss')
      .values({ ...bucket, access_key: 'a' })
      .returning('id')
    const { id } = await stored.executeTakeFirstOrThrow()
    await buildUpload(given.db, { storage_id: id })
    expect(await made(given, sourceFiles.files)).toMatchObject({ files: 1, missing: 0, inBuckets: 1 })
  })

  it('holds no phone in clear, and no keys', async () => {
    const content = await readFile(path)
    expect(content.includes('"kind":"key"')).toBe(false)
    expect(content.includes('13900000001')).toBe(false)
    expect((await entriesOf(path)).filter(({ name }) => name.startsWith('keys/'))).toEqual([])
  })

  it('does not pass for whole once a byte of it is missing or other', async () => {
    const whole = await readFile(path)
    const folder = temporaryFolder()
    const wrong = join(folder, 'wrong.backup')
    const refused = expect.objectContaining({ name: 'BackupRefused' })
    for (let cut = 1; cut < 12; cut++) {
      await writeFile(wrong, whole.subarray(0, Math.floor((whole.length * cut) / 12)))
      await expect(checkBackup(wrong), `cut at ${cut}`).rejects.toEqual(refused)
    }
    for (const at of [3, 20, Math.floor(whole.length / 2), whole.length - 90]) {
      const changed = Buffer.from(whole)
      changed[at] = (changed[at] ?? 0) ^ 1
      await writeFile(wrong, changed)
      await expect(checkBackup(wrong), `changed at ${at}`).rejects.toEqual(refused)
    }
    await writeFile(wrong, Buffer.concat([whole, Buffer.from('more')]))
    await expect(checkBackup(wrong)).rejects.toEqual(refused)
    await expect(checkBackup(join(folder, 'none'))).rejects.toEqual(refused)
  })

  it('is not begun while the database is migrated, and leaves no draft where it fails', async () => {
    const folder = temporaryFolder()
    const held = await source.pool.connect()
    await held.query('select pg_advisory_lock(4711001)')
    await expect(made(source, sourceFiles.files, { folder })).rejects.toThrow('brought up to date')
    // a closed connection keeps the lock until the server hears of it
    await held.query('select pg_advisory_unlock(4711001)')
    held.release()
    const signal = AbortSignal.abort()
    await expect(made(source, sourceFiles.files, { folder, signal })).rejects.toThrow('abort')
    expect(readdirSync(folder)).toEqual([])
  })

  it('says which files were missing, and holds what was removed while it was made', async () => {
    const { files, folder } = testFiles()
    expect(await made(source, files)).toMatchObject({ files: 0, missing: 1 })
    await cp(sourceFiles.folder, folder, { recursive: true })
    const moving: typeof files = {
      ...files,
      async open(name) {
        const found = await files.open(name)
        return found && { ...found, read: () => found.read().finally(() => files.remove(name)) }
      }
    }
    expect(await made(source, moving)).toMatchObject({ files: 1, missing: 0 })
    expect(await files.open(file.name)).toBeUndefined()
  })
})

/** Tells whether this machine has the commands that an operator would use. */
const hasTar = (() => {
  try {
    execFileSync('tar', ['--version'])
    execFileSync('sha256sum', ['--version'])
    return true
  } catch {
    return false
  }
})()

describe('an archive as tar', () => {
  it.skipIf(!hasTar)('is unpacked and checked by tar and sha256sum alone', async () => {
    const folder = temporaryFolder()
    execFileSync('tar', ['-xf', path, '-C', folder])
    const checked = execFileSync('sha256sum', ['--check', '--strict', 'SHA256SUMS'], {
      cwd: folder
    }).toString()
    const entries = await entriesOf(path)
    expect(checked.trim().split('\n')).toHaveLength(entries.length - 1)
    const about = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8'))
    expect(about).toMatchObject({ format: 2, kind: 'about', at: clock().toISOString() })
    const rowsOfMessages = gunzipSync(await readFile(join(folder, 'rows/message/000001.json.gz'))).toString()
    expect(JSON.parse(rowsOfMessages)).toHaveLength(30)
    expect(readdirSync(join(folder, 'files'))).toEqual([file.name])
    expect(statSync(join(folder, 'manifest.json')).mode & 0o077).toBe(0)
  })

  it('begins with its manifest and ends with the checksums of all before', async () => {
    const names = (await entriesOf(path)).map(({ name }) => name)
    expect(names[0]).toBe('manifest.json')
    expect(names.at(-1)).toBe('SHA256SUMS')
    expect(names).toContain(`files/${file.name}`)
  })

  it('lists checksums now and then where it has many entries, each list in the next one', async () => {
    const many = join(temporaryFolder(), 'many.tar')
    const archive = await writeArchive(many)
    await archive.add({
      kind: 'about',
      version: '1',
      at: clock().toISOString(),
      database: 'postgres',
      keys: ''
    })
    await archive.add({ kind: 'schema', migrations: [], tables: [], sequences: [] })
    for (let count = 0; count < entriesOfSums; count++)
      await archive.add({ kind: 'rows', table: 'message' }, new Uint8Array(1))
    await archive.add({ kind: 'sum', rows: {}, files: 0, missing: 0 })
    await archive.finish()
    await archive.close()
    const entries = await entriesOf(many)
    const lists = entries.filter(({ name }) => name.startsWith('sums/') || name === 'SHA256SUMS')
    const listed = lists.map(({ body }) => body.toString().trim().split('\n'))
    expect(lists.map(({ name }) => name)).toEqual(['sums/000001.sha256', 'SHA256SUMS'])
    expect(listed.map(lines => lines.length)).toEqual([entriesOfSums, 4])
    await checkBackup(many)
    // the list that is left out was of the first entries, which nothing lists then
    await writeFile(
      many,
      Buffer.concat(
        entries
          .filter(({ name }) => name !== 'sums/000001.sha256')
          .flatMap(blocksOf)
          .concat(Buffer.alloc(1024))
      )
    )
    await expect(checkBackup(many)).rejects.toThrow('not a whole archive')
  })

  const link = (type: ArchiveEntry['type']): ArchiveEntry => ({
    name: 'files/0123456789abcdef.jpg',
    body: Buffer.alloc(0),
    type,
    linkpath: '/etc/passwd'
  })
  const plain = (name: string): ArchiveEntry => ({ name, body: Buffer.from('x'), type: 'File' })
  const changed = (entries: ArchiveEntry[], kind: string, change: Partial<ArchiveEntry>) =>
    entries.map(entry => (entry.name.startsWith(kind) ? { ...entry, ...change } : entry))

  const wrong: Record<string, (entries: ArchiveEntry[]) => ArchiveEntry[]> = {
    'a name that leads out of the folder': entries => [...entries, plain('../outside')],
    'a name of a file that leads out': entries => [...entries, plain('files/../../outside.jpg')],
    'an absolute name': entries => [...entries, plain('/tmp/outside')],
    'a name with a backslash': entries => [...entries, plain('files/..\\outside.jpg')],
    'a key of another name': entries => [...entries, plain('keys/other.pem')],
    'rows of a table with a name that is none': entries => [
      ...entries,
      plain('rows/a"; drop/000001.json.gz')
    ],
    'a symbolic link': entries => [...entries, link('SymbolicLink')],
    'a hard link': entries => [...entries, link('Link')],
    'a device': entries => [...entries, link('CharacterDevice')],
    'a folder': entries => [...entries, { ...plain('files/'), body: Buffer.alloc(0), type: 'Directory' }],
    'a size beyond the end': entries => changed(entries, 'totals.json', { size: 2 ** 40 }),
    'a size that is too large': entries => changed(entries, 'files/', { size: 20_480 + 512 }),
    'a size that is too small': entries => changed(entries, 'files/', { size: 100 }),
    'a second manifest': entries => [...entries, ...entries.filter(({ name }) => name === 'manifest.json')],
    'no schema': entries => entries.filter(({ name }) => name !== 'schema.json'),
    'no totals': entries => entries.filter(({ name }) => name !== 'totals.json'),
    'a manifest that comes late': entries => entries.toReversed(),
    'a newer format': entries =>
      changed(entries, 'manifest.json', { body: Buffer.from('{"format":3,"kind":"about"}') })
  }

  /** Restores, and says whether the place is as empty as before. */
  async function refusedWhole(archive: string) {
    const [database, place] = [await emptyDatabase(), testFiles()]
    const restoring = restoreBackup(archive, { database, files: place.files, keysFolder })
    await expect(restoring).rejects.toEqual(expect.objectContaining({ name: 'BackupRefused' }))
    const tables =
      await sql`select from pg_class where relnamespace = current_schema()::regnamespace`.execute(database.db)
    expect(tables.rows).toEqual([])
    expect(place.names()).toEqual([])
  }

  it('restores where it was written anew without a change, so that what follows is refused for what it says', async () => {
    const again = join(temporaryFolder(), 'again.tar')
    await writeEntries(again, await entriesOf(path))
    const [restored, place] = [await emptyDatabase(), testFiles()]
    await restoreBackup(again, { database: restored, files: place.files, keysFolder })
    await isTheSame(restored, place)
  })

  it.each(Object.keys(wrong))('is refused whole with %s', async name => {
    const archive = join(temporaryFolder(), 'wrong.tar')
    await writeEntries(archive, wrong[name]?.(await entriesOf(path)) ?? [])
    await refusedWhole(archive)
  })

  it('is refused whole with a wrong checksum, one too few or one too many', async () => {
    const entries = await entriesOf(path)
    const sums = entries.at(-1)?.body.toString() ?? ''
    const lists = [
      sums.replace(/^./, digit => (digit === '0' ? '1' : '0')),
      sums.slice(0, sums.lastIndexOf('\n', sums.length - 2) + 1),
      `${sums}${'0'.repeat(64)}  files/0123456789abcdef.jpg\n`,
      ''
    ]
    for (const list of lists) {
      const archive = join(temporaryFolder(), 'wrong.tar')
      const blocks = [...entries.slice(0, -1), sumsEntry(list)].flatMap(blocksOf)
      await writeFile(archive, Buffer.concat([...blocks, Buffer.alloc(1024)]))
      await refusedWhole(archive)
    }
  })

  it('is refused with a head that no archive has, and with entries that nobody counts', async () => {
    const odd = join(temporaryFolder(), 'board-20260302-040000-0a1b.tar')
    for (const at of [100, 124]) {
      const whole = await readFile(path)
      whole[at] = (whole[at] ?? 0) | 0x80
      await writeFile(odd, whole)
      await expect(checkBackup(odd), `byte ${at}`).rejects.toEqual(
        expect.objectContaining({ name: 'BackupRefused' })
      )
    }
    const entries = await entriesOf(path)
    const rows = Array.from({ length: entriesOfSums + 2 }, (_, n) =>
      plain(`rows/account/${100_000 + n}.json.gz`)
    )
    await writeEntries(odd, [...entries, ...rows])
    await expect(checkBackup(odd)).rejects.toThrow('not a whole archive')
  })
})

describe('an archive of the first format', () => {
  it('restores as it did', async () => {
    const first = join(temporaryFolder(), 'board-20260302-040000-0a1b.backup')
    await writeFirstFormat(path, first)
    expect((await readFile(first)).subarray(0, 15).toString()).toBe('BOARD BACKUP 1\n')
    const [restored, place] = [await emptyDatabase(), testFiles()]
    await restoreBackup(first, { database: restored, files: place.files, keysFolder })
    await isTheSame(restored, place)
  })

  it('is refused whole with a name that leads out of a folder', async () => {
    for (const part of [
      { kind: 'key', name: '../outside' },
      { kind: 'file', name: '../outside.jpg' }
    ]) {
      const first = join(temporaryFolder(), 'first.backup')
      await writeFirstFormat(path, first, [part])
      await expect(checkBackup(first), part.name).rejects.toThrow('not a whole archive')
    }
  })

  it('does not pass for whole once a byte of it is missing or other', async () => {
    const [first, wrongOne] = ['first.backup', 'wrong.backup'].map(name => join(temporaryFolder(), name)) as [
      string,
      string
    ]
    await writeFirstFormat(path, first)
    const whole = await readFile(first)
    for (let cut = 1; cut < 12; cut++) {
      await writeFile(wrongOne, whole.subarray(0, Math.floor((whole.length * cut) / 12)))
      await expect(checkBackup(wrongOne), `cut at ${cut}`).rejects.toThrow('not a whole archive')
    }
    for (const at of [20, Math.floor(whole.length / 2), whole.length - 90]) {
      const other = Buffer.from(whole)
      other[at] = (other[at] ?? 0) ^ 1
      await writeFile(wrongOne, other)
      await expect(checkBackup(wrongOne), `changed at ${at}`).rejects.toThrow('not a whole archive')
    }
  })
})

describe('restoring', () => {
  it('refuses a database that somebody uses, and changes nothing there', async () => {
    const before = await contentsOf(source)
    const place = testFiles()
    await expect(restoreBackup(path, { database: source, files: place.files, keysFolder })).rejects.toThrow(
      'not empty'
    )
    expect(await contentsOf(source)).toEqual(before)
    expect(place.names()).toEqual([])
    const other = await emptyDatabase()
    await other.exec('create table somebody_elses (id integer)')
    await expect(restoreBackup(path, { database: other, files: place.files, keysFolder })).rejects.toThrow(
      'not empty'
    )
  })

  it('asks for the keys, takes only those that fit, and brings them where the archive holds them', async () => {
    const [database, place] = [await emptyDatabase(), testFiles()]
    const folder = join(temporaryFolder(), 'keys')
    const restore = (archive: string) =>
      restoreBackup(archive, { database, files: place.files, keysFolder: folder })
    await expect(restore(path)).rejects.toThrow('The keys are not in this archive')
    const { path: withKeys } = await made(source, sourceFiles.files, { keysFolder })
    await openKeys(folder)
    await expect(restore(withKeys)).rejects.toThrow('are not those that this archive was written with')
    await rm(folder, { recursive: true })
    await restore(withKeys)
    expect(await readFile(join(folder, 'master.key'))).toEqual(await readFile(join(keysFolder, 'master.key')))
    await requireMatchingKeys(database.db, await openKeys(folder), folder)
  })

  it('brings keys of later numbers along, and refuses a folder that lacks them', async () => {
    const [rotated, place, own] = [await emptyDatabase(), testFiles(), join(temporaryFolder(), 'keys')]
    const [before, empty] = [join(temporaryFolder(), 'keys'), join(temporaryFolder(), 'keys')]
    await migrate(rotated)
    await requireMatchingKeys(rotated.db, await openKeys(own), own)
    await cp(own, before, { recursive: true })
    const later = await applyKeys(rotated.db, own, await prepareKeys(own), clock())
    const sealed = later.sealField('phone', '13800000000')
    await addMark(rotated.db, 'sealed', sealed)
    const { path: bare } = await made(rotated, place.files, { keys: later })
    const { path: withKeys } = await made(rotated, place.files, { keys: later, keysFolder: own })
    const restored = await emptyDatabase()
    const restore = (archive: string, folder: string) =>
      restoreBackup(archive, { database: restored, files: place.files, keysFolder: folder })
    await expect(restore(bare, before)).rejects.toThrow('are not those that this archive was written with')
    await restore(withKeys, empty)
    const brought = await openKeys(empty)
    await requireMatchingKeys(restored.db, brought, empty)
    expect(brought.openField('phone', (await findMark(restored.db, 'sealed')) ?? '')).toBe('13800000000')
    expect(brought.sealNumber).toBe(2)
  })

  it('brings an older version up to date, and refuses a newer one', async () => {
    const known = [...(await knownChecksums()).keys()]
    const older = await emptyDatabase()
    await migrate(older, { only: new Set(known.filter(name => name < '0110')) })
    await buildAccount(older.db)
    const place = testFiles()
    const { path: archive } = await made(older, place.files)
    const restored = await emptyDatabase()
    await restoreBackup(archive, { database: restored, files: place.files, keysFolder })
    expect(await restored.db.selectFrom('account').select('uid').execute()).toHaveLength(1)
    expect(await migrate(restored)).toEqual([])
    await sql`insert into schema_migrations (name, checksum) values ('9999_newer.sql', 'a')`.execute(older.db)
    const { path: newer } = await made(older, place.files)
    await expect(
      restoreBackup(newer, { database: await emptyDatabase(), files: place.files, keysFolder })
    ).rejects.toThrow('9999_newer.sql, which this version does not know')
  })
})

describe('the folder', () => {
  it('keeps the newest archives, what is being written, and what is none of ours', async () => {
    const folder = temporaryFolder()
    const name = (day: number) => `board-2026030${day}-040000-0a1b.backup`
    const draft = (day: number) => `${name(day)}.part`
    await mkdir(folder, { recursive: true })
    for (const one of [name(1), name(2), name(3), draft(4), draft(5), 'notes.txt'])
      await writeFile(join(folder, one), '')
    const now = new Date()
    const long = new Date(now.getTime() - 2 * 86_400_000)
    await utimes(join(folder, draft(4)), long, long)
    await prune(folder, 2, now)
    expect(await archivesIn(folder)).toEqual([name(3), name(2)])
    expect(readdirSync(folder).sort()).toEqual([name(2), name(3), draft(5), 'notes.txt'].sort())
  })
})
