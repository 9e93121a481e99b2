import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sealable } from '../../../client/encrypt.ts'
import { encryptField } from '../../../client/node.ts'
import { buildAccount } from '../../../tests/support/builders/builders.ts'
import { testDatabase } from '../../../tests/support/postgres/database.ts'
import { createKeys, openKeys } from './keys.ts'
import { requireMatchingKeys } from './keys-match.ts'
import { countFormerTexts } from './reseal.ts'
import { readRing } from './ring.ts'
import { applyKeys, prepareKeys, type Rotation, rotateKeys } from './rotate.ts'
import { sealedColumns } from './sealed-columns.ts'
import { keyOfSealed } from './sealing.ts'

const { db, url } = await testDatabase()
const folder = await mkdtemp(join(tmpdir(), 'rotate-'))
afterAll(() => rm(folder, { recursive: true }))
const people = 30
const phoneOf = (n: number) => `1380000${String(n).padStart(4, '0')}`
const noon = new Date('2026-03-02T12:00:00Z')
const after = (milliseconds: number) => new Date(noon.getTime() + milliseconds)

const rotation = (more: Partial<Rotation> = {}): Rotation => ({
  db,
  folder,
  clock: () => noon,
  signal: new AbortController().signal,
  say: () => {},
  report: () => {},
  settle: 0,
  batch: 7,
  ...more
})

/** Copies the keys for a server with a folder of its own. */
async function copyOfKeys(): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'rotate-copy-'))
  afterAll(() => rm(copy, { recursive: true }))
  await cp(folder, copy, { recursive: true })
  return copy
}

async function phones() {
  const rows = await db
    .selectFrom('account')
    .select(['uid', 'phone_sealed', 'phone_index'])
    .orderBy('uid')
    .execute()
  return rows.flatMap(({ phone_sealed, phone_index }) =>
    phone_sealed ? [{ sealed: phone_sealed, index: phone_index }] : []
  )
}

const seal = (text: string, publicKeyPem: string, at = noon) =>
  encryptField(publicKeyPem, sealable(text, { nonce: '0123456789ab', ts: at.getTime() / 1000 }))

/** A server that was started before; the test moves its clock. */
let passed = 0
const old = await openKeys(folder).then(() =>
  createKeys(
    () => readRing(folder),
    () => passed
  )
)
const oldPem = old.publicKeyPem

beforeAll(async () => {
  await requireMatchingKeys(db, old, folder)
  for (let n = 0; n < people; n++) {
    const { uid } = await buildAccount(db)
    const phone = {
      phone_sealed: old.sealField('phone', phoneOf(n)),
      phone_index: old.blindIndex('phone', phoneOf(n))
    }
    await db.updateTable('account').set(phone).where('uid', '=', uid).execute()
  }
})

test('the list of columns with sealed texts is complete, with their tables', async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and column_name like '%\_sealed'`.execute(db)
  expect(sealedColumns.map(({ table, column }) => `${table}.${column}`).sort()).toEqual(
    rows.map(row => row.name).sort()
  )
})

describe('a change of keys', () => {
  test('prepares a pair that nobody uses yet, and that only its owner can read', async () => {
    expect([await prepareKeys(folder), await prepareKeys(folder)]).toEqual([2, 2])
    for (const name of await readdir(folder))
      expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600)
    const keys = await openKeys(folder)
    expect([keys.sealNumber, keyOfSealed(keys.sealField('phone', 'x'))]).toEqual([1, 1])
    expect(keys.publicKeyPem).toBe(oldPem)
  })

  test('leaves everything readable if it is stopped half-way, and continues when it is called again', async () => {
    const before = await phones()
    const stop = new AbortController()
    const steps: string[] = []
    const half = await rotateKeys(
      rotation({
        signal: stop.signal,
        settle: 5,
        say: line => steps.push(line),
        report({ done }) {
          steps.push(`${done} sealed`)
          if (done >= 14) stop.abort()
        }
      })
    )
    expect(half).toEqual({ total: people, done: 14, damaged: 0 })
    // a server that still sealed with the former pair would leave texts behind
    expect(steps.slice(0, 3)).toEqual([
      'The keys of number 2 are in use.',
      'Waiting 1 s until all servers use them …',
      '0 sealed'
    ])
    const keys = await openKeys(folder)
    const midway = await phones()
    expect(midway.map(({ sealed }) => keys.openField('phone', sealed))).toEqual(
      before.map((_, n) => phoneOf(n))
    )
    expect(await countFormerTexts(db, 2)).toBe(people - 14)
    expect(await rotateKeys(rotation())).toEqual({ total: people - 14, done: people - 14, damaged: 0 })
    expect(await countFormerTexts(db, 2)).toBe(0)
    const done = await phones()
    expect(done.every(({ sealed }) => sealed.startsWith('k2.'))).toBe(true)
    // the indexes are unchanged, so that a phone is still found
    expect(done.map(({ index }) => index)).toEqual(before.map(({ index }) => index))
    expect(readRing(folder).current).toBe(2)
  })

  test('is not repeated within a day unless the caller insists', async () => {
    expect(await rotateKeys(rotation({ clock: () => after(3_600_000) }))).toBeUndefined()
    expect(readRing(folder).current).toBe(2)
  })

  test('reaches a server that was started before, at a text that it cannot open, and within a minute without one', async () => {
    expect(keyOfSealed(old.sealField('phone', 'x'))).toBe(1)
    const [{ sealed = '' } = {}] = await phones()
    passed = 1500
    expect(old.openField('phone', sealed)).toBe(phoneOf(0))
    expect(keyOfSealed(old.sealField('phone', 'x'))).toBe(2)
    expect(old.publicKeyPem).not.toBe(oldPem)
    let later = 0
    const other = createKeys(
      () => (later < 60_000 ? { ...readRing(folder), current: 1, since: 0 } : readRing(folder)),
      () => later
    )
    expect(keyOfSealed(other.sealField('phone', 'x'))).toBe(1)
    later = 60_000
    expect(keyOfSealed(other.sealField('phone', 'x'))).toBe(2)
  })

  test('lets fields for the former key be read for a day, and not longer', async () => {
    const keys = await openKeys(folder)
    const day = 86_400_000
    const read = async (pem: string, at: Date) => keys.readField(await seal('青山', pem, at), at)
    expect(await read(keys.publicKeyPem, noon)).toBe('青山')
    expect(await read(oldPem, after(day - 1))).toBe('青山')
    await expect(read(oldPem, after(day))).rejects.toMatchObject({ code: 'SIG0004' })
    expect(await read(keys.publicKeyPem, after(day))).toBe('青山')
  })

  test('makes the new keys necessary at the next start: a folder without them is refused', async () => {
    await requireMatchingKeys(db, await openKeys(folder), folder)
    const { pairs } = readRing(folder)
    const first = new Map([...pairs].filter(([number]) => number === 1))
    const without = createKeys(() => ({ current: 1, since: 0, pairs: first }))
    await expect(requireMatchingKeys(db, without, folder)).rejects.toThrow('lack those of number 2')
  })

  test('leaves texts that no key opens, and texts that somebody changes meanwhile', async () => {
    const [broken, busy] = await db.selectFrom('account').select('uid').orderBy('uid').limit(2).execute()
    const set = (uid: number | undefined, phone_sealed: string) =>
      db
        .updateTable('account')
        .set({ phone_sealed })
        .where('uid', '=', uid ?? 0)
        .execute()
    await set(broken?.uid, 'k2.AAAA')
    expect(await applyKeys(db, folder, await prepareKeys(folder), noon)).toMatchObject({ sealNumber: 3 })
    expect(await rotateKeys(rotation())).toEqual({ total: people, done: people - 1, damaged: 1 })
    await set(busy?.uid, (await openKeys(folder)).sealField('phone', '13912345678'))
    expect(await countFormerTexts(db, 3)).toBe(1)
    // damaged texts do not hold up new keys a day later, or at once if the caller insists
    expect(await rotateKeys(rotation())).toBeUndefined()
  })

  test('is refused for a second pair with the same number, made on another machine', async () => {
    const [mine, other] = [await copyOfKeys(), await copyOfKeys()]
    const number = await prepareKeys(mine)
    expect(await prepareKeys(other)).toBe(number)
    await db.deleteFrom('site_mark').where('name', '=', `keys.${number}`).execute()
    await applyKeys(db, mine, number, noon)
    await expect(applyKeys(db, other, number, noon)).rejects.toThrow(`Other keys of number ${number}`)
    await db.deleteFrom('site_mark').where('name', '=', `keys.${number}`).execute()
  })

  test('is recorded in a database that was restored from an earlier archive', async () => {
    const keys = await openKeys(folder)
    await db.deleteFrom('site_mark').where('name', '=', `keys.${keys.sealNumber}`).execute()
    await requireMatchingKeys(db, keys, folder)
    const { pairs } = readRing(folder)
    const first = new Map([...pairs].filter(([number]) => number === 1))
    const without = createKeys(() => ({ current: 1, since: 0, pairs: first }))
    await expect(requireMatchingKeys(db, without, folder)).rejects.toThrow('lack those of number')
  })
})

test('a program that is killed while it seals continues when it is called again', async () => {
  const keys = await openKeys(folder)
  await db
    .updateTable('account')
    .set({ phone_sealed: keys.sealField('phone', '1') })
    .execute()
  // enough texts to take a while
  const number = keys.sealField('idNumber', '110101199003070011')
  const letters = Array.from({ length: 4000 }, (_, n) => ({
    channel: 'sms' as const,
    template: 'x',
    reference: `letter-${n}`,
    next_at: noon,
    created_at: noon,
    recipient_sealed: keys.sealField('recipient', `${n}`),
    params_sealed: keys.sealField('params', number)
  }))
  for (let at = 0; at < letters.length; at += 500)
    await db
      .insertInto('outbox')
      .values(letters.slice(at, at + 500) as never)
      .execute()
  const total = await countFormerTexts(db, 4)
  await applyKeys(db, folder, await prepareKeys(folder), new Date(Date.now() - 120_000))
  const env = { PATH: process.env.PATH, MODE: 'demo', DATABASE_URL: url, KEYS_DIR: folder }
  const run = () =>
    spawn(process.execPath, ['scripts/commands/keys-rotate.ts'], {
      cwd: join(import.meta.dirname, '../../..'),
      env
    })
  const first = run()
  await expect.poll(() => countFormerTexts(db, 4), { timeout: 30_000, interval: 5 }).toBeLessThan(total)
  first.kill('SIGKILL')
  await once(first, 'exit')
  const second = run()
  let said = ''
  second.stdout.on('data', chunk => (said += chunk))
  const [code] = await once(second, 'exit')
  expect([code, await countFormerTexts(db, 4)]).toEqual([0, 0])
  expect(said).toContain('Going on with the keys of number 4')
}, 60_000)
