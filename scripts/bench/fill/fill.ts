import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { countStatistics } from '@board/server/overview/statistics/roll-up'
import { migrate } from '@board/server/platform/database/migrate'
import { openDatabase } from '@board/server/platform/database/open'
import pg from 'pg'
import { seedReference } from '../../reference/reference.ts'
import { copyRows } from './copy.ts'
import { dropIndexes, makeIndexes } from './indexes.ts'
import type { Share } from './worker.ts'
import { makeWorld, worldRows } from './world.ts'

const filled = ['message', 'content_item', 'message_search', 'reply', 'grade', 'assignment'] as const

/** Tables with ids that the filling chooses; their sequences are set to continue after these ids. */
const counted = {
  org_group: 'id',
  forum: 'fid',
  account: 'uid',
  message: 'tid',
  content_item: 'id',
  reply: 'id',
  grade: 'id',
  assignment: 'tpid'
} as const

/**
 * Migrates an empty database and fills it with institutions and so many messages with their records.
 * The same number of rows gives the same data, relative to `now`.
 */
export async function fill(url: string, rows: number, now: Date, log: (line: string) => void): Promise<void> {
  const since = stopwatch()
  const database = await openDatabase({ url })
  await migrate(database)
  await seedReference(database)
  await database.close()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('set session_replication_role = replica')
  const world = worldRows(makeWorld(rows), now)
  for (const [table, values] of Object.entries(world)) await copyRows(client, table, values)
  const indexes = await dropIndexes(client, filled)
  await Promise.all(sharesOf({ url, rows, now }).map(writeShare))
  log(`  ${rows.toLocaleString('en-US')} messages written after ${since()}`)
  await makeIndexes(url, indexes)
  log(`  indexes made after ${since()}`)
  await client.query('select rebuild_tallies()')
  // as on a site in use; otherwise the product would sum up five years during the measurement
  const filledDatabase = await openDatabase({ url })
  await countStatistics(filledDatabase.db, now)
  await filledDatabase.close()
  log(`  statistics summed up after ${since()}`)
  await client.query('vacuum (freeze, analyze)')
  for (const [table, id] of Object.entries(counted))
    await client.query(
      `select setval(pg_get_serial_sequence('${table}', '${id}'), (select max(${id}) from ${table}))`
    )
  await client.end()
  log(`  ready after ${since()}`)
}

function sharesOf(part: Pick<Share, 'url' | 'rows' | 'now'>): Share[] {
  const step = Math.min(4, availableParallelism())
  return Array.from({ length: step }, (_, first) => ({ ...part, first, step }))
}

function writeShare(share: Share): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('worker.ts', import.meta.url), { workerData: share })
    worker.on('error', reject)
    worker.on('exit', code =>
      code === 0 ? resolve() : reject(new Error(`A filling worker ended with ${code}`))
    )
  })
}

function stopwatch() {
  const started = performance.now()
  return () => `${Math.round((performance.now() - started) / 1000)} s`
}
