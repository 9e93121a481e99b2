import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { PGlite } from '@electric-sql/pglite'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openDatabase } from './open.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'board-pglite-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const writer = `
  import { openDatabase } from ${JSON.stringify(join(import.meta.dirname, 'open.ts'))}
  import { sql } from ${JSON.stringify(import.meta.resolve('kysely'))}
  const { db, exec } = await openDatabase({ folder: process.argv[1] })
  await exec('create table if not exists line (n int primary key, text text)')
  for (let n = Number(process.argv[2]); ; n++) {
    await db.transaction().execute(trx => sql\`insert into line values (\${n}, repeat('字', 500))\`.execute(trx))
    console.log(n)
  }`

/** Writes rows until the process is killed in the middle of it; returns the last row that was acknowledged. */
async function writeUntilKilled(from: number, rows: number) {
  const child = spawn(process.execPath, ['--input-type=module', '-e', writer, folder, String(from)])
  child.stderr.pipe(process.stderr)
  let last = from - 1
  for await (const line of createInterface({ input: child.stdout })) {
    last = Number(line)
    if (last === from + rows) child.kill('SIGKILL')
  }
  return last
}

it('keeps every acknowledged write when the process is killed, twice in a row', async () => {
  let next = 0
  for (let round = 0; round < 2; round++) {
    const last = await writeUntilKilled(next, 20 + round * 37)
    const database = await openDatabase({ folder })
    const { rows } = await sql<{ count: number; max: number }>`select count(*), max(n) from line`.execute(
      database.db
    )
    await database.close()
    expect(rows[0]?.max).toBeGreaterThanOrEqual(last)
    expect(rows[0]?.count).toBe(Number(rows[0]?.max) + 1)
    next = Number(rows[0]?.max) + 1
  }
}, 180_000)

// a kill does not show the difference: this version of PGlite writes to the files of Node before a statement ends in both cases
it('is opened so that a statement waits until its changes are stored', async () => {
  const create = vi.spyOn(PGlite, 'create')
  const database = await openDatabase({ folder })
  await database.close()
  expect(create.mock.calls[0]).toMatchObject([{ relaxedDurability: false }])
  create.mockRestore()
}, 180_000)

it('refuses a second process while the first one runs', async () => {
  const child = spawn(process.execPath, ['--input-type=module', '-e', writer, folder, '0'])
  await once(child.stdout, 'data')
  const before = Date.now()
  await expect(openDatabase({ folder })).rejects.toThrow(`in use by process ${child.pid}`)
  expect(Date.now() - before).toBeLessThan(1000)
  child.kill('SIGKILL')
  await once(child, 'exit')
  const database = await openDatabase({ folder })
  await database.close()
}, 180_000)

it('keeps its data from one opening to the next', async () => {
  const first = await openDatabase({ folder })
  await first.exec("create table kept as select '留' as text")
  await first.close()
  const second = await openDatabase({ folder })
  await expect(sql`select text from kept`.execute(second.db)).resolves.toMatchObject({
    rows: [{ text: '留' }]
  })
  await second.close()
}, 180_000)
