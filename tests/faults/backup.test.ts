import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { migrate } from '../../server/platform/database/migrate.ts'
import { inTransaction } from '../../server/platform/database/transaction.ts'
import { isUnused } from '../../server/runtime/backup/load.ts'
import { checkBackup, restoreBackup } from '../../server/runtime/backup/restore.ts'
import { inOneTransaction } from '../../server/runtime/backup/snapshot.ts'
import { buildLocalFile, contentsOf, emptyDatabase } from '../support/postgres/backups.ts'
import { testDatabase } from '../support/postgres/database.ts'
import { endServers, startServer } from '../support/servers/server-process.ts'
import { testFiles } from '../support/uploads.ts'
import { sharedSite } from './support/site.ts'
import { canLimitFiles } from './support/uploads.ts'
import { halvesIn } from './support/verify.ts'
import { intentsOf, writeAll } from './support/writers.ts'

const source = await testDatabase()
const site = await sharedSite(source.url)
const keysFolder = join(site.folder, 'keys')
const backups = join(site.folder, 'backups')
const archives = () => readdirSync(backups).filter(name => name.endsWith('.tar'))

/**
 * Runs a program of the product with the settings of the site and further ones.
 * @param limits options of prlimit for its process
 */
function run(
  program: 'backup' | 'restore',
  given: string[],
  environment: Record<string, string> = {},
  limits: readonly string[] = []
) {
  const script = join(import.meta.dirname, `../../scripts/commands/${program}.ts`)
  const [command = '', ...options] =
    limits.length > 0 ? ['prlimit', ...limits, process.execPath] : [process.execPath]
  const child = spawn(command, [...options, script, ...given], {
    env: { PATH: process.env.PATH, TZ: 'UTC', ...site.environment, ...environment },
    stdio: ['ignore', 'pipe', 'pipe']
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (output += chunk))
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, output }))
  return { ended, kill: () => child.kill('SIGKILL') }
}

/** Waits until a query waits for a lock in the database. */
async function untilHeldUp(db: typeof source.db): Promise<void> {
  for (;;) {
    const { rows } = await sql`select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
    if (rows.length > 0) return
    await sleep(20)
  }
}

/** Approves all messages, each with its event and a letter in the same transaction. */
async function approveAll(isOver: () => boolean) {
  while (!isOver()) {
    await inTransaction(source.db, async trx => {
      const { rows } = await sql<{ tid: number }>`update message set audit_state = 1
        where tid in (select tid from message where audit_state = 0 order by tid limit 1) returning tid`.execute(
        trx
      )
      for (const { tid } of rows) {
        await sql`insert into event (tid, subject_kind, subject_id, verb, audience, actor_kind, at)
          values (${tid}, 'message', ${tid}, 'message.approved', 'public', 'system', now())`.execute(trx)
        await sql`insert into outbox (reference, channel, recipient_sealed, template, params_sealed, next_at, created_at)
          values (${`approved-${tid}`}, 'mail', '', 'code', '', now() + interval '1 day', now())`.execute(trx)
      }
    })
    await sleep(5)
  }
}

/** Counts the approved messages, and those whose event, letter or number on the boards does not fit. */
async function disagreements({ db }: Pick<typeof source, 'db'>) {
  const { rows } = await sql<{ approved: number; wrong: number; tallied: number }>`
    select count(*) filter (where audit_state = 1)::integer as approved,
      count(*) filter (where
        (select count(*) from event e where e.tid = m.tid and e.verb = 'message.approved') <> (audit_state = 1)::integer
        or (select count(*) from outbox o where o.reference = 'approved-' || m.tid) <> (audit_state = 1)::integer
      )::integer as wrong,
      (select coalesce(sum(n), 0)::integer from message_tally) as tallied
    from message m`.execute(db)
  return rows[0] ?? { approved: 0, wrong: -1, tallied: -1 }
}

describe('a backup', () => {
  it('holds one consistent state when it is made during writes, and no write waits for it', async () => {
    const { name } = await buildLocalFile(source, join(site.folder, 'uploads'))
    const server = await startServer(site.environment)
    const intents = intentsOf(site, 400)
    let over = false
    const isOver = () => over
    const written = () => intents.filter(({ tid }) => tid !== undefined).length
    const [writing, approving] = [writeAll(server.url, site.fid, intents, isOver), approveAll(isOver)]
    while (written() < 20) await sleep(10)
    const { code, output } = await run('backup', []).ended
    expect(output).toContain('The keys are not in it')
    expect(code).toBe(0)
    const during = written()
    while (written() < Math.min(during + 10, intents.length)) await sleep(10)
    over = true
    expect(new Set(await writing)).toEqual(new Set(['done']))
    await approving
    await server.kill()

    const [restored, place] = [await emptyDatabase(), testFiles()]
    const archive = join(backups, archives()[0] ?? '')
    const { rows } = await restoreBackup(archive, { database: restored, files: place.files, keysFolder })
    expect(rows.message).toBeGreaterThanOrEqual(20)
    expect(rows.message).toBeLessThan(written())
    expect(await halvesIn(restored)).toBe(0)
    const { approved, wrong, tallied } = await disagreements(restored)
    expect({ wrong, tallied }).toEqual({ wrong: 0, tallied: approved })
    expect(approved).toBeGreaterThan(0)
    expect(place.names()).toEqual([name])
  })

  it('leaves no file that looks like a backup when it is killed', async () => {
    await endServers()
    const before = archives()
    const holder = await source.pool.connect()
    await holder.query('begin; lock table message in access exclusive mode')
    const { ended, kill } = run('backup', [])
    await untilHeldUp(source.db)
    kill()
    expect((await ended).code).toBeNull()
    await holder.query('rollback')
    holder.release()
    expect(archives()).toEqual(before)
    const drafts = readdirSync(backups).filter(name => !archives().includes(name))
    expect(drafts).toHaveLength(1)
    await expect(checkBackup(join(backups, drafts[0] ?? ''))).rejects.toThrow('not a whole archive')
    expect((await run('backup', []).ended).code).toBe(0)
  })
})

describe.runIf(canLimitFiles())('a backup whose disk is full', () => {
  it('says so and leaves nothing behind, while people go on to write', async () => {
    const before = readdirSync(backups)
    const server = await startServer(site.environment)
    const intents = intentsOf(site, 200).map(intent => ({ ...intent, key: `full-${intent.number}` }))
    let over = false
    const writing = writeAll(server.url, site.fid, intents, () => over)
    while (intents.filter(({ tid }) => tid !== undefined).length < 10) await sleep(10)
    // the archive reaches the limit among its rows
    const { code, output } = await run('backup', [], {}, ['--fsize=40000']).ended
    over = true
    expect(new Set(await writing)).toEqual(new Set(['done']))
    await endServers()
    expect(output).toContain(`There is no room for the archive in ${backups}`)
    expect(code).toBe(1)
    expect(readdirSync(backups)).toEqual(before)

    expect((await run('backup', []).ended).code).toBe(0)
    expect(readdirSync(backups)).toHaveLength(before.length + 1)
  })
})

describe('a restore', () => {
  it('leaves an empty database when it is killed half-way, and succeeds when it is called again', async () => {
    const archive = join(backups, archives().sort().at(-1) ?? '')
    const [target, place] = [await emptyDatabase(), testFiles()]
    await migrate(target)
    // the restore waits for this sequence when all rows are written and none is committed
    const holder = await target.pool.connect()
    await holder.query('begin; alter sequence message_tid_seq increment 1')
    const environment = { DATABASE_URL: target.url, UPLOAD_DIR: place.folder, KEYS_DIR: keysFolder }
    const first = run('restore', [archive], environment)
    await untilHeldUp(target.db)
    first.kill()
    expect((await first.ended).code).toBeNull()
    await holder.query('rollback')
    holder.release()
    expect(await inOneTransaction(target, 'read', isUnused)).toBe(true)
    const { code, output } = await run('restore', [archive], environment).ended
    expect(output).toContain('Restored.')
    expect(code).toBe(0)
    expect(await contentsOf(target)).toEqual(await contentsOf(source))
  })
})
